import FolderAccess
import Foundation
import Testing

@testable import AppBuilder

@Suite("Setting up a repository, and watching it")
struct ProjectSetupTests {
    private let folder: TemporaryFolder

    init() throws { folder = try TemporaryFolder() }

    @Test("an empty repository gets both files; a second time nothing changes")
    func fromNothing() throws {
        let setup = ProjectSetup(project: ".")
        #expect(try setup.apply(in: folder.url).map(\.change) == [.made, .made])
        #expect(try String(contentsOfFile: folder.path(".gitignore"), encoding: .utf8) == ".quince/\nquince-snapshots/\n")
        let workflow = try String(contentsOfFile: folder.path(ProjectSetup.workflowPath), encoding: .utf8)
        #expect(workflow.contains("quince snapshot . --werror") && workflow.contains("quince test . --junit"))
        #expect(try setup.apply(in: folder.url).map(\.change) == [.kept, .kept])
        #expect(try String(contentsOfFile: folder.path(ProjectSetup.workflowPath), encoding: .utf8) == workflow)
    }

    @Test("an ignore file keeps its lines and gets those that it lacks")
    func ignoreFile() {
        func file(_ text: String) -> String? { ProjectSetup.ignoreFile(adding: ProjectSetup.ignored, to: text) }
        #expect(file("build/") == "build/\n.quince/\nquince-snapshots/\n")
        #expect(file("/.quince\n") == "/.quince\nquince-snapshots/\n")
        #expect(file(".quince/\r\nquince-snapshots\r\n") == nil)
    }

    @Test("a workflow that is there stays, and a link in the place of a file is not followed")
    func refusals() throws {
        try folder.write("mine", to: ProjectSetup.workflowPath)
        try folder.write("outside", to: "outside/file")
        try FileManager.default.createDirectory(atPath: folder.path("linked"), withIntermediateDirectories: true)
        try FileManager.default.createSymbolicLink(atPath: folder.path("linked/.gitignore"), withDestinationPath: folder.path("outside/file"))
        #expect(try ProjectSetup(project: ".").apply(in: folder.url).last?.change == .kept)
        #expect(try String(contentsOfFile: folder.path(ProjectSetup.workflowPath), encoding: .utf8) == "mine")
        #expect(throws: FolderFailure.self) { try ProjectSetup(project: ".").apply(in: folder.url.appendingPathComponent("linked")) }
        #expect(try String(contentsOfFile: folder.path("outside/file"), encoding: .utf8) == "outside")
    }

    @Test("a project's name is one word of the workflow's command lines")
    func names() {
        #expect(ProjectSetup(project: "My App.xcodeproj").workflow.contains("quince test 'My App.xcodeproj' --junit"))
        #expect(ProjectSetup(project: "a'; rm -rf x").workflow.contains("quince test 'a'\\''; rm -rf x' --junit"))
    }

    @Test("what is saved, made and removed in a project is seen; what is built is not")
    func changes() throws {
        try folder.write("a", to: "App/A.swift")
        try folder.write("b", to: "App/B.swift")
        var watch = ProjectWatch(project: folder.path("App.xcodeproj"))
        #expect(watch.changes().isEmpty)
        try folder.write("longer", to: "App/A.swift")
        try folder.write("c", to: "App/C.swift")
        try FileManager.default.removeItem(atPath: folder.path("App/B.swift"))
        for path in [".quince/x", "quince-snapshots/index.html", "App/.A.swift.swp", ".git/HEAD", "build/x"] { try folder.write("x", to: path) }
        #expect(watch.changes() == ["App/A.swift", "App/B.swift", "App/C.swift"])
        #expect(watch.changes().isEmpty)
    }

    @Test("folders that the command writes into do not count, by whatever path they are named")
    func outputs() throws {
        try folder.write("a", to: "App/A.swift")
        try folder.write("a", to: "App/pictures/kept.txt")
        var watch = ProjectWatch(project: folder.url.path, writing: [folder.path("App/../pictures/"), "elsewhere"])
        for path in ["pictures/index.html", "pictures/deep/a.png"] { try folder.write("x", to: path) }
        #expect(watch.changes().isEmpty)
        try folder.write("b", to: "App/pictures/kept.txt")
        try folder.write("longer", to: "App/A.swift")
        #expect(watch.changes() == ["App/A.swift", "App/pictures/kept.txt"])
    }

    @Test("several saves in a row are one change")
    func settles() throws {
        try folder.write("a", to: "A.swift")
        var watch = ProjectWatch(project: folder.url.path)
        var looks = 0
        let changed = watch.wait(interval: 0) {
            looks += 1
            if looks <= 2 { try? folder.write("\(looks * 1000)", to: "\(looks).swift") }
            return looks > 20
        }
        #expect(changed == ["1.swift", "2.swift"])
    }
}
