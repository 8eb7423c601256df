import Foundation
import InputLimits
import Testing

@testable import XcodeProject

@Suite("Files of a project that are spelt otherwise, or that nobody has")
struct FilesOfMacsTests {
    private let folder: TemporaryFolder

    init() throws { folder = try TemporaryFolder() }

    private func read(_ text: ProjectText) throws -> Project {
        try folder.write(text.text, to: "repository/Demo.xcodeproj/project.pbxproj")
        try folder.write("", to: "repository/.git/HEAD")
        return try XcodeProjectReader(projectAt: folder.url.appendingPathComponent("repository/Demo.xcodeproj")).read().leavingOutAbsentFiles()
    }

    @Test("a folder in another case and a name composed otherwise are found, as on a Mac")
    func looseNames() throws {
        try folder.write("", to: "repository/modules/Entity/Menu\u{65}\u{301}.swift")
        var text = ProjectText()
        text.addFile("F1", path: "Modules/entity/Menu\u{e9}.swift")
        text.addTarget("Demo", sources: ["F1"])
        let target = try #require(try read(text).target(named: "Demo"))
        #expect(throws: Never.self) { try target.checkFiles() }
        #expect(target.sources.map { $0.path.hasPrefix(folder.path("repository/modules/Entity/")) } == [true])
    }

    @Test("a name that differs in more than its case stays missing")
    func missing() throws {
        try folder.write("", to: "repository/CustomPage/Page.swift")
        var text = ProjectText()
        text.addFile("F1", path: "CustomerPage/Page.swift")
        text.addTarget("Demo", sources: ["F1"])
        let target = try #require(try read(text).target(named: "Demo"))
        let error = try #require(#expect(throws: ProjectError.self) { try target.checkFiles() })
        #expect(error.kind == .missingFile)
    }

    @Test("a file that is not there is left out and named; whether .gitignore keeps it out is told")
    func ignored() throws {
        try folder.write("# keys\nKeys.plist\n*.generated.swift\n!Kept.generated.swift\n/Build/\nConfig/**/Secret.swift\n", to: "repository/.gitignore")
        try folder.write("", to: "repository/App.swift")
        var text = ProjectText()
        for (identifier, path) in [
            ("F1", "App.swift"), ("F2", "R.generated.swift"), ("F3", "Resources/Keys.plist"), ("F4", "Build/Made.swift"), ("F5", "Gone.swift"),
            ("F6", "Gone.png"),
        ] {
            text.addFile(identifier, path: path)
        }
        text.addTarget("Demo", sources: ["F1", "F2", "F4", "F5"], resources: ["F3", "F6"])
        let target = try #require(try read(text).target(named: "Demo"))
        #expect(throws: Never.self) { try target.checkFiles() }
        #expect(
            target.unsupportedFiles.filter { $0.reason == .notInCheckout }.map(\.url.lastPathComponent).sorted() == [
                "Keys.plist", "Made.swift", "R.generated.swift",
            ])
        #expect(target.unsupportedFiles.filter { $0.reason == .missing }.map(\.url.lastPathComponent).sorted() == ["Gone.png", "Gone.swift"])
        #expect(target.sources.map(\.lastPathComponent) == ["App.swift"])
        #expect(target.resources.isEmpty)
        let ignored = IgnoredFiles(of: Checkout(of: folder.url.appendingPathComponent("repository")))
        #expect(!ignored.contains(folder.url.appendingPathComponent("repository/Kept.generated.swift")))
        #expect(!ignored.contains(folder.url.appendingPathComponent("repository/Sources/Build.swift")))
        #expect(!ignored.contains(folder.url.appendingPathComponent("elsewhere/Keys.plist")))
    }

    @Test("of rules at several depths the last that speaks of a file decides, whether files are asked for alone or together")
    func ignoredByDepth() throws {
        try folder.write("*.plist\nBuild/\n", to: "repository/.gitignore")
        try folder.write("!Kept.plist\n/Own.swift\n", to: "repository/App/.gitignore")
        let root = folder.url.appendingPathComponent("repository")
        let files = ["Keys.plist", "App/Kept.plist", "App/Keys.plist", "App/Own.swift", "App/Deep/Own.swift", "App/Build/Made.swift"].map(
            root.appendingPathComponent)
        let ignored = IgnoredFiles(of: Checkout(of: root))
        let names = { (files: [URL]) in files.map { $0.path.dropFirst(root.path.count + 1) }.sorted() }
        #expect(names(Array(ignored.files(among: files))) == ["App/Build/Made.swift", "App/Keys.plist", "App/Own.swift", "Keys.plist"])
        #expect(names(files.filter(ignored.contains)) == names(Array(ignored.files(among: files))))
    }

    @Test("20,000 absent files and 2,000 rules are compared up to a bound; what is beyond it is missing")
    func ignoredOften() throws {
        try folder.write((0..<2000).map { "rule\($0)-*" }.joined(separator: "\n") + "\nFile*\n", to: "repository/.gitignore")
        let root = folder.url.appendingPathComponent("repository")
        let files = (0..<20_000).map { root.appendingPathComponent("Rest\($0).swift") }
        let first = root.appendingPathComponent("File.swift")
        let ignored = IgnoredFiles(of: Checkout(of: root))
        #expect(ignored.files(among: [root.appendingPathComponent("rule7-a")] + files) == [root.appendingPathComponent("rule7-a")])
        // The last of 2,001 rules in a file is not read: its lines have a bound of their own.
        #expect(!ignored.contains(first))
        #expect(ignored.files(among: files + [root.appendingPathComponent("rule7-a")]).isEmpty)
    }

    @Test("a framework whose Info.plist is not there is built without it, and the file is named")
    func frameworkWithoutInfoPropertyList() throws {
        try folder.write("", to: "repository/Pod.swift")
        var text = ProjectText()
        text.addFile("F1", path: "Pod.swift")
        text.addTarget("Pod", type: "framework", sources: ["F1"], settings: "INFOPLIST_FILE = Nowhere/Info.plist; PRODUCT_NAME = Pod;")
        let target = try #require(try read(text).target(named: "Pod"))
        #expect(throws: Never.self) { try target.checkFiles() }
        #expect(target.unsupportedFiles.map(\.url.path) == [folder.path("repository/Nowhere/Info.plist")])
        #expect(target.unsupportedFiles.map(\.reason) == [.missing])
        #expect(target.sources.map(\.lastPathComponent) == ["Pod.swift"])
    }

    @Test("a target that cannot be read stops only who needs it")
    func brokenTarget() throws {
        try folder.write("", to: "repository/App.swift")
        var text = ProjectText()
        text.addFile("F1", path: "App.swift")
        text.addTarget("Demo", sources: ["F1"])
        text.addTarget("DemoTests", type: "bundle.unit-test", sources: ["F1"], settings: "INFOPLIST_FILE = Nowhere/Info.plist;")
        let project = try read(text)
        #expect(throws: Never.self) { try project.application().checkFiles() }
        let error = try #require(#expect(throws: ProjectError.self) { try project.target(named: "DemoTests")?.checkFiles() })
        #expect(error.kind == .missingFile)
        #expect(error.message.contains("Nowhere/Info.plist"))
    }
}

@Suite("What a project imports without naming it")
struct CheckoutContentsTests {
    private let folder: TemporaryFolder

    init() throws { folder = try TemporaryFolder() }

    @Test("projects, packages and pods of the checkout are found, the nearest first, without what was fetched")
    func contents() throws {
        for path in [
            "r/.git/HEAD", "r/Library.xcodeproj/project.pbxproj", "r/Package.swift", "r/Library.podspec", "r/Example/Demo.xcodeproj/project.pbxproj",
            "r/Example/Pods/Pods.xcodeproj/project.pbxproj", "r/Example/Other/Other.xcodeproj/project.pbxproj",
        ] { try folder.write("", to: path) }
        let example = folder.url.appendingPathComponent("r/Example")
        let found = CheckoutContents(of: Checkout(of: example), near: example)
        #expect(found.projects.map(\.lastPathComponent) == ["Demo.xcodeproj", "Other.xcodeproj", "Library.xcodeproj"])
        #expect(found.packages.map(\.lastPathComponent) == ["r"])
        #expect(found.podspecs.map(\.lastPathComponent) == ["Library.podspec"])
    }

    @Test("a framework of another project comes with what it needs; targets of the same name are told apart")
    func target() throws {
        try folder.write("", to: "r/.git/HEAD")
        for name in ["Library.swift", "Core.swift", "Example/App.swift"] { try folder.write("", to: "r/\(name)") }
        var library = ProjectText()
        library.addFile("F1", path: "Library.swift")
        library.addFile("F2", path: "Core.swift")
        library.add("D", "isa = PBXTargetDependency; target = Core;")
        library.addTarget("Library", type: "framework", sources: ["F1"], extras: "dependencies = (D,);")
        library.addTarget("Core", type: "framework", sources: ["F2"])
        try folder.write(library.text, to: "r/Library.xcodeproj/project.pbxproj")
        var example = ProjectText()
        example.addFile("F1", path: "App.swift")
        example.addTarget("Core", sources: ["F1"])
        try folder.write(example.text, to: "r/Example/Demo.xcodeproj/project.pbxproj")
        let project = try XcodeProjectReader(projectAt: folder.url.appendingPathComponent("r/Example/Demo.xcodeproj")).read()
        var neighbours = Neighbours(of: project, contents: CheckoutContents(of: project.checkout, near: project.folder), configuration: "Debug")
        let found = try #require(project.addingTarget(ofModule: "Library", from: &neighbours))
        #expect(found.target.name == "Library of Library")
        #expect(found.project.closure(of: found.target).map(\.name) == ["Core of Library", "Library of Library"])
        // What was read is not read again.
        try FileManager.default.removeItem(at: folder.url.appendingPathComponent("r/Library.xcodeproj"))
        #expect(project.addingTarget(ofModule: "Core", from: &neighbours) != nil)
        #expect(project.addingTarget(ofModule: "Nothing", from: &neighbours) == nil)
    }
}
