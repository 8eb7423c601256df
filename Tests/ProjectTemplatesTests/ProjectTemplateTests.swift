import AppBuilder
import FolderAccess
import Foundation
import TestSupport
import Testing
import XcodeProject

@testable import ProjectTemplates

@Suite("Projects to begin with") struct ProjectTemplateTests {
    private func make(_ template: ProjectTemplate, _ name: String, in folder: TemporaryFolder) throws -> URL {
        let place: URL = folder.url.appendingPathComponent(name)
        try NewFolder.make(at: place) { made in
            for file in try template.files(named: name, identifier: "com.example.notes") { try made.write(file.contents, to: file.path) }
        }
        return place
    }

    @Test("each is a universal app with tests, as Xcode's projects are read", arguments: ProjectTemplate.allCases)
    func readsBack(template: ProjectTemplate) throws {
        let folder = try TemporaryFolder()
        let place: URL = try make(template, "Notes", in: folder)
        let project: Project = try XcodeProjectReader(projectAt: place.appendingPathComponent("Notes.xcodeproj")).read()
        let app: Target = try project.application()
        #expect(app.problem == nil && app.moduleName == "Notes")
        #expect(app.infoPropertyList["UIDeviceFamily"] == [1, 2])
        #expect(app.infoPropertyList["CFBundleIdentifier"] == "com.example.notes")
        #expect(app.infoPropertyList["UISupportedInterfaceOrientations~ipad"]?.array?.count == 4)
        #expect(app.infoPropertyList["UILaunchScreen"] != nil && app.infoPropertyList["UIRequiresFullScreen"] == nil)
        #expect(!app.sources.isEmpty && app.sources.allSatisfy { FileManager.default.fileExists(atPath: $0.path) })
        #expect(!app.resources.contains { $0.destination == "Info.plist" })
        let tests: Target = try #require(project.targets.first { $0.kind == .unitTests })
        #expect(tests.sources.map(\.lastPathComponent) == ["NotesTests.swift"] && tests.testHost == "Notes")
        if template == .universal2010 {
            #expect(app.infoPropertyList["NSMainNibFile~ipad"] == "MainWindow_iPad" && app.infoPropertyList["UIApplicationSceneManifest"] == nil)
        } else {
            #expect(app.infoPropertyList["UIApplicationSceneManifest"] != nil)
        }
    }

    @Test("no placeholder is left, and the same name gives the same bytes", arguments: ProjectTemplate.allCases)
    func deterministic(template: ProjectTemplate) throws {
        let files = try template.files(named: "Notes", identifier: "com.example.notes")
        #expect(files.allSatisfy { !$0.path.contains("__") && !String(decoding: $0.contents, as: UTF8.self).contains("__") })
        let again = try template.files(named: "Notes", identifier: "com.example.notes")
        #expect(files.map(\.path) == again.map(\.path) && files.map(\.contents) == again.map(\.contents))
        #expect(files.contains { $0.path == "Notes/Assets.xcassets/Contents.json" } && files.contains { $0.path == ".gitignore" })
    }

    @Test("a folder that is there is left as it is") func existing() throws {
        let folder = try TemporaryFolder()
        try folder.write("mine", to: "Notes/file.txt")
        #expect(throws: FolderFailure(folder.path("Notes"), .inTheWay)) { try make(.singleView, "Notes", in: folder) }
        #expect(try FileManager.default.contentsOfDirectory(atPath: folder.url.path) == ["Notes"])
        #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path("Notes")) == ["file.txt"])
    }

    @Test(
        "names that sources cannot import are refused",
        arguments: ["", "1st", "My App", "../x", "a-b", "Grüße", "UIKit", "class", String(repeating: "a", count: 61)])
    func names(name: String) {
        #expect(ProjectTemplate.problem(withName: name) != nil)
        #expect(ProjectTemplate.problem(withName: "Notes_2") == nil)
    }
}
