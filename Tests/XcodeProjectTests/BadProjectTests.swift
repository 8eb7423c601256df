import Foundation
import Testing

@testable import XcodeProject

@Suite("Projects that cannot be built")
struct BadProjectTests {
    private let folder: TemporaryFolder

    init() throws { folder = try TemporaryFolder() }

    private func read(_ text: ProjectText) throws -> Project {
        try folder.write(text.text, to: "Demo.xcodeproj/project.pbxproj")
        return try XcodeProjectReader(projectAt: folder.url.appendingPathComponent("Demo.xcodeproj")).read().leavingOutAbsentFiles()
    }

    private func error(_ body: () throws -> Void) throws -> ProjectError {
        try #require(#expect(throws: ProjectError.self, performing: body))
    }

    @Test("a path that leads nowhere, to a text file, or to an empty folder is not a project")
    func notAProject() throws {
        try folder.write("hello", to: "notes.txt")
        for path in ["nowhere", "notes.txt", "."] {
            let error = try error { _ = try ProjectLocation(path: folder.path(path)) }
            #expect(error.kind == .notAProject)
            #expect(error.advice?.contains("Name.xcodeproj") == true)
        }
    }

    @Test("a folder is as good as the one project in it, and several must be chosen from")
    func folders() throws {
        try folder.write("", to: "A.xcodeproj/project.pbxproj")
        #expect(
            try ProjectLocation(path: folder.url.path)
                == .xcodeProject(folder.url.appendingPathComponent("A.xcodeproj"), workspacePackages: []))
        try folder.write("", to: "B.xcodeproj/project.pbxproj")
        let error = try error { _ = try ProjectLocation(path: folder.url.path) }
        #expect(error.kind == .ambiguousTarget)
        #expect(error.message.contains("A.xcodeproj, B.xcodeproj"))
    }

    @Test("a project has the packages of the workspace that it is one of, as in Xcode")
    func projectOfWorkspace() throws {
        try folder.write("// swift-tools-version: 5.9", to: "Package.swift")
        try folder.write("", to: "Demo/Demo.xcodeproj/project.pbxproj")
        try folder.write("", to: "Other/Other.xcodeproj/project.pbxproj")
        try folder.write(
            "<Workspace version = \"1.0\"><FileRef location = \"group:\"></FileRef><FileRef location = \"group:Demo/Demo.xcodeproj\"></FileRef></Workspace>",
            to: "All.xcworkspace/contents.xcworkspacedata")
        guard case .xcodeProject(_, let packages) = try ProjectLocation(path: folder.path("Demo/Demo.xcodeproj")) else {
            Issue.record("not an Xcode project")
            return
        }
        #expect(packages.map(\.standardizedFileURL.path) == [folder.url.standardizedFileURL.path])
        guard case .xcodeProject(_, let none) = try ProjectLocation(path: folder.path("Other/Other.xcodeproj")) else { return }
        #expect(none.isEmpty)
    }

    @Test("a workspace leads to its project and local packages, not to CocoaPods' project")
    func workspace() throws {
        try folder.write("// swift-tools-version: 5.9", to: "Modules/Core/Package.swift")
        try folder.write(
            """
            <?xml version="1.0" encoding="UTF-8"?>
            <Workspace version = "1.0">
               <Group location = "container:Modules" name = "Modules">
                  <FileRef location = "group:Core"></FileRef>
               </Group>
               <FileRef location = "group:App/App.xcodeproj"></FileRef>
               <FileRef location = "group:Pods/Pods.xcodeproj"></FileRef>
            </Workspace>
            """, to: "App.xcworkspace/contents.xcworkspacedata")
        guard case .xcodeProject(let project, let packages) = try ProjectLocation(path: folder.path("App.xcworkspace")) else {
            Issue.record("not an Xcode project")
            return
        }
        #expect(project.path == folder.path("App/App.xcodeproj"))
        #expect(packages.map(\.path) == [folder.path("Modules/Core")])
    }

    @Test(
        "a workspace beside a project gives its packages, also where it names the project's place on another machine",
        arguments: ["group:App.xcodeproj", "group:/Users/me/App/App.xcodeproj"])
    func workspaceOfAnotherMachine(location: String) throws {
        try folder.write("// swift-tools-version: 5.9", to: "Core/Package.swift")
        try folder.write("", to: "App.xcodeproj/project.pbxproj")
        try folder.write(
            """
            <?xml version="1.0" encoding="UTF-8"?>
            <Workspace version = "1.0">
               <FileRef location = "group:Core"></FileRef>
               <FileRef location = "\(location)"></FileRef>
            </Workspace>
            """, to: "App.xcworkspace/contents.xcworkspacedata")
        #expect(
            try ProjectLocation(path: folder.path("App.xcodeproj"))
                == .xcodeProject(folder.url.appendingPathComponent("App.xcodeproj"), workspacePackages: [folder.url.appendingPathComponent("Core")]))
    }

    @Test("a damaged project says where it is and what to look for")
    func damaged() throws {
        try folder.write("// !$*UTF8*$!\n{ objects = {\n<<<<<<< HEAD\n}; }", to: "Demo.xcodeproj/project.pbxproj")
        let error = try error { _ = try XcodeProjectReader(projectAt: folder.url.appendingPathComponent("Demo.xcodeproj")) }
        #expect(error.kind == .malformedProject)
        #expect(error.message.contains("Demo.xcodeproj/project.pbxproj"))
        #expect(error.advice?.contains("merge conflict") == true)
    }

    @Test("no iOS app target names what there is instead")
    func noApplication() throws {
        var text = ProjectText()
        text.addTarget("Core", type: "framework")
        text.addTarget("Desktop", settings: "SDKROOT = macosx;")
        text.addTarget("Couch", settings: "SUPPORTED_PLATFORMS = \"appletvsimulator appletvos\";")
        let error = try error { _ = try read(text).application() }
        #expect(error.kind == .noApplicationTarget)
        #expect(error.advice == "Its targets: Core (framework), Desktop (app, not for iOS), Couch (app, not for iOS).")
    }

    @Test("two iOS app targets need a choice, and a wrong choice lists the right ones")
    func twoApplications() throws {
        var text = ProjectText()
        text.addTarget("Free")
        text.addTarget("Paid")
        let project = try read(text)
        let ambiguous = try error { _ = try project.application() }
        #expect(ambiguous.kind == .ambiguousTarget)
        #expect(ambiguous.message.contains("Free, Paid"))
        #expect(try project.application(named: "Paid").name == "Paid")
        let unknown = try error { _ = try project.application(named: "Pro") }
        #expect(unknown.kind == .unknownTarget)
        #expect(unknown.advice == "Its iOS app targets: Free, Paid.")
        // The one that has the project's name is the project's app.
        text.addTarget(project.name)
        #expect(try read(text).application().name == project.name)
    }

    @Test("files that are missing or not Swift are named")
    func files() throws {
        try folder.write("", to: "A.swift")
        try folder.write("", to: "Model.xcdatamodeld/Model.xcdatamodel/contents")
        var text = ProjectText()
        for (identifier, path) in [("a", "A.swift"), ("b", "B.swift"), ("m", "Old.m"), ("d", "Model.xcdatamodeld"), ("i", "i.png")] {
            text.addFile(identifier, path: path)
        }
        text.mainGroupChildren = ["a", "b", "m", "d", "i"]
        text.addTarget("ObjC", sources: ["a", "m"])
        text.addTarget("Data", sources: ["a", "d"])
        text.addTarget("Gap", sources: ["b"])
        text.addTarget("Bare", sources: ["a"], resources: ["i"])
        text.addTarget("Good", sources: ["a"])
        text.addTarget("Empty")
        text.addTarget("Tests", type: "bundle.unit-test", sources: ["a", "m"])
        text.addTarget("OldTests", type: "bundle.unit-test", sources: ["m"])
        let project = try read(text)
        func problem(_ name: String) throws -> ProjectError {
            try error { try #require(project.target(named: name)).checkFiles() }
        }
        // What Linux cannot build is left out beside something in Swift.
        try #require(project.target(named: "ObjC")).checkFiles()
        #expect(project.target(named: "ObjC")?.unsupportedFiles.map(\.url.lastPathComponent) == ["Old.m"])
        try #require(project.target(named: "Data")).checkFiles()
        #expect(project.target(named: "Data")?.resources.map(\.source.lastPathComponent) == ["Model.xcdatamodeld"])
        #expect(try problem("Gap").kind == .missingFile)
        #expect(try problem("Gap").message.contains(folder.path("B.swift")))
        try #require(project.target(named: "Bare")).checkFiles()
        #expect(project.target(named: "Bare")?.unsupportedFiles == [UnsupportedFile(url: folder.url.appendingPathComponent("i.png"), reason: .missing)])
        #expect(try problem("Empty").message.contains("no Swift source files"))
        try #require(project.target(named: "Good")).checkFiles()
        try #require(project.target(named: "Tests")).checkFiles()
        #expect(try problem("OldTests").message.contains(folder.path("Old.m")))
        #expect(try problem("OldTests").kind == .unsupportedFile)
    }

    @Test("a missing Info.plist or configuration file is named")
    func missingSettingsFiles() throws {
        var text = ProjectText()
        text.addTarget("Demo", settings: "INFOPLIST_FILE = App/Info.plist;")
        let project = try read(text)
        let error = try error { try project.application().checkFiles() }
        #expect(error.kind == .missingFile)
        #expect(error.message.contains(folder.path("App/Info.plist")))
    }
}
