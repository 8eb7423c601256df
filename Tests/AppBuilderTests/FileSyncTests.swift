import FolderAccess
import Foundation
import InputLimits
import Testing
import XcodeProject

@testable import AppBuilder

@Suite("Keeping a folder up to date")
struct FileSyncTests {
    private let folder: TemporaryFolder

    init() throws { folder = try TemporaryFolder() }

    private func sync(_ path: String = "package", budget: ReadingBudget = ReadingBudget()) throws -> FileSync {
        try FileSync(path, in: BuildFolder(forProjectNamed: "Demo", in: folder.url), reading: ReadAccess(folders: [folder.url]), budget: budget)
    }

    private func built(_ path: String) -> String { folder.path(".quince/Demo/\(path)") }

    @Test("files that did not change are not touched")
    func unchanged() throws {
        #expect(try sync().apply(["a.txt": .text("1"), "b/c.txt": .text("2")]))
        let old = Date(timeIntervalSince1970: 1000)
        for path in ["package/a.txt", "package/b/c.txt"] {
            try FileManager.default.setAttributes([.modificationDate: old], ofItemAtPath: built(path))
        }
        #expect(try !sync().apply(["a.txt": .text("1"), "b/c.txt": .text("2")]))
        #expect(try sync().apply(["a.txt": .text("1"), "b/c.txt": .text("3")]))
        #expect(FileStamp(URL(fileURLWithPath: built("package/a.txt")))?.modified == 1000)
        #expect(FileStamp(URL(fileURLWithPath: built("package/b/c.txt")))?.modified != 1000)
    }

    @Test("files that are no longer wanted go, those that others made stay")
    func stale() throws {
        #expect(try sync().apply(["old/deep/file.swift": .text("x"), "old/other.swift": .text("x")]))
        try folder.write("x", to: ".quince/Demo/package/old/mine.txt")
        try folder.write("x", to: ".quince/Demo/package/Package.resolved")
        #expect(try sync().apply(["new.txt": .text("n")]))
        #expect(!FileManager.default.fileExists(atPath: built("package/old/deep")))
        #expect(!FileManager.default.fileExists(atPath: built("package/old/other.swift")))
        for path in ["old/mine.txt", "Package.resolved", "new.txt"] { #expect(FileManager.default.fileExists(atPath: built("package/\(path)"))) }
    }

    @Test("a file can take the place of a folder, and a folder that of a file")
    func kinds() throws {
        #expect(try sync().apply(["a": .text("1"), "b/c": .text("2")]))
        #expect(try sync().apply(["a/d": .text("3"), "b": .text("4")]))
        #expect(try String(contentsOfFile: built("package/a/d"), encoding: .utf8) == "3")
        #expect(try String(contentsOfFile: built("package/b"), encoding: .utf8) == "4")
    }

    @Test("a copied folder follows its source, file by file")
    func copies() throws {
        try folder.write("1", to: "Assets.xcassets/Contents.json")
        try folder.write("2", to: "Assets.xcassets/Red.colorset/Contents.json")
        let files: [String: FileSync.Content] = ["Assets.xcassets": .copy(folder.url.appendingPathComponent("Assets.xcassets"))]
        try sync("App.app").apply(files)
        #expect(try String(contentsOfFile: built("App.app/Assets.xcassets/Red.colorset/Contents.json"), encoding: .utf8) == "2")
        #expect(try !sync("App.app").apply(files))
        try FileManager.default.removeItem(atPath: folder.path("Assets.xcassets/Red.colorset"))
        try folder.write("changed", to: "Assets.xcassets/Contents.json")
        #expect(try sync("App.app").apply(files))
        #expect(!FileManager.default.fileExists(atPath: built("App.app/Assets.xcassets/Red.colorset")))
        #expect(try String(contentsOfFile: built("App.app/Assets.xcassets/Contents.json"), encoding: .utf8) == "changed")
    }

    @Test("folders that link to each other are refused before their copies fill the disk")
    func linksAcross() throws {
        for name in 0..<8 {
            try folder.write("x", to: "Things/\(name)/file.txt")
            for other in 0..<8 {
                try FileManager.default.createSymbolicLink(atPath: folder.path("Things/\(name)/to\(other)"), withDestinationPath: "../\(other)")
            }
        }
        let sync = try sync(budget: ReadingBudget(steps: 20_000))
        let error = #expect(throws: ReadingLimitError.self) { try sync.apply(["Things": .copy(folder.url.appendingPathComponent("Things"))]) }
        #expect(error?.subject.hasPrefix("The folder \(folder.path("Things"))") == true)
        #expect(!FileManager.default.fileExists(atPath: built("package/Things")))
    }

    @Test("what a link in a copied folder leads to is copied, once, if it may be read")
    func links() throws {
        try folder.write("1", to: "Shared/a.txt")
        try folder.write("2", to: "Assets/b.txt")
        try FileManager.default.createSymbolicLink(atPath: folder.path("Assets/shared"), withDestinationPath: "../Shared")
        try FileManager.default.createSymbolicLink(atPath: folder.path("Assets/around"), withDestinationPath: ".")
        let files: [String: FileSync.Content] = ["Assets": .copy(folder.url.appendingPathComponent("Assets"))]
        try sync("App.app").apply(files)
        #expect(
            try FileManager.default.subpathsOfDirectory(atPath: built("App.app")).sorted() == [
                "Assets", "Assets/b.txt", "Assets/shared", "Assets/shared/a.txt",
            ])
        #expect(try FileManager.default.attributesOfItem(atPath: built("App.app/Assets/shared"))[.type] as? FileAttributeType == .typeDirectory)
        try FileManager.default.createSymbolicLink(atPath: folder.path("Assets/passwords"), withDestinationPath: "/etc/passwd")
        let failure = #expect(throws: FolderFailure.self) { try sync("App.app").apply(files) }
        #expect(failure?.reason == .outside("/etc/passwd"))
    }

    @Test("the build folder lies hidden beside the project and is ignored by version control")
    func buildFolder() throws {
        let build = try BuildFolder(forProjectNamed: "Demo", in: folder.url)
        #expect(build.url.path == folder.path(".quince/Demo"))
        #expect(try String(contentsOfFile: folder.path(".quince/.gitignore"), encoding: .utf8) == "*\n")
        let elsewhere = try BuildFolder(forProjectNamed: "Demo", in: folder.url, override: folder.path("other"))
        #expect(elsewhere.url.path == folder.path("other"))
        try folder.write("", to: "file")
        #expect(throws: BuildError.self) { try BuildFolder(forProjectNamed: "Demo", in: folder.url, override: folder.path("file/x")) }
    }
}
