import FolderAccess
import Foundation
import ProcessControl
import Testing
@testable import XcodeProject

@testable import AppBuilder

@Suite("Writing an upgrade") struct UpgradeWriterTests {
    private let folder: TemporaryFolder

    init() throws { folder = try TemporaryFolder() }

    private func plan() throws -> UpgradePlan {
        try folder.write("old", to: "App/App.xcodeproj/project.pbxproj")
        try folder.write("kept", to: "App/Sources/a.swift")
        try folder.write("private", to: "App/.git/config")
        try FileManager.default.createSymbolicLink(atPath: folder.path("App/link"), withDestinationPath: "Sources/a.swift")
        let root: URL = folder.url.appendingPathComponent("App")
        var plan = UpgradePlan(target: "App", root: root, project: root.appendingPathComponent("App.xcodeproj"))
        plan.files = [
            UpgradePlan.File(url: root.appendingPathComponent("App.xcodeproj/project.pbxproj"), contents: Array("new".utf8), isNew: false),
            UpgradePlan.File(url: root.appendingPathComponent("Sources/b.swift"), contents: Array("made".utf8), isNew: true),
        ]
        return plan
    }

    private func text(_ path: String) -> String? { FileManager.default.contents(atPath: folder.path(path)).map { String(decoding: $0, as: UTF8.self) } }

    @Test("a copy has the changes, links as they were, and no version control; the project stays as it was") func copy() throws {
        try UpgradeWriter.write(try plan(), copyingTo: folder.url.appendingPathComponent("Out"))
        #expect(text("Out/App.xcodeproj/project.pbxproj") == "new" && text("Out/Sources/a.swift") == "kept" && text("Out/Sources/b.swift") == "made")
        #expect(try FileManager.default.destinationOfSymbolicLink(atPath: folder.path("Out/link")) == "Sources/a.swift")
        #expect(text("Out/.git/config") == nil && text("App/App.xcodeproj/project.pbxproj") == "old" && text("App/Sources/b.swift") == nil)
    }

    @Test("a place that is taken, or that lies in the project, is refused and nothing is left behind") func taken() throws {
        let plan: UpgradePlan = try plan()
        try folder.write("mine", to: "Out/file")
        #expect(throws: FolderFailure(folder.path("Out"), .inTheWay)) { try UpgradeWriter.write(plan, copyingTo: folder.url.appendingPathComponent("Out")) }
        #expect(throws: FolderFailure.self) { try UpgradeWriter.write(plan, copyingTo: folder.url.appendingPathComponent("App/Out")) }
        #expect(try FileManager.default.contentsOfDirectory(atPath: folder.url.path).sorted() == ["App", "Out"])
    }

    @Test("in place alone where the tree is committed") func versionControl() throws {
        let root: URL = folder.url.appendingPathComponent("Repository")
        try folder.write("one", to: "Repository/App/file")
        let app: URL = root.appendingPathComponent("App")
        #expect(throws: VersionControl.Refusal.notControlled(app.path)) { try VersionControl.requireCleanTree(app, in: .none) }
        func git(_ arguments: String...) throws {
            let settings: [String] = ["-c", "user.name=T", "-c", "user.email=t@example.com", "-c", "commit.gpgsign=false"]
            #expect(try CommandRunner("git", settings + arguments, folder: root).capture().outcome == .exited(0))
        }
        try git("init", "-q")
        #expect(throws: VersionControl.Refusal.self) { try VersionControl.requireCleanTree(app, in: .none) }
        try git("add", "-A")
        try git("commit", "-qm", "One")
        try VersionControl.requireCleanTree(app, in: .none)
        try folder.write("two", to: "Repository/App/file")
        #expect(throws: VersionControl.Refusal.changes(app.path, ["App/file"])) { try VersionControl.requireCleanTree(app, in: .none) }
    }
}
