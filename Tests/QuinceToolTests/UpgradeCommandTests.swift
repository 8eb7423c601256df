import Foundation
import ProcessControl
import Testing

@testable import quince

/// `quince new` and `quince upgrade`, as a user runs them.
@Suite("Making and upgrading projects") struct UpgradeCommandTests {
    private let folder: TemporaryFolder

    init() throws { folder = try TemporaryFolder() }

    private func run(_ arguments: String...) throws -> (status: Int32, output: String, error: String) {
        let products = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath().deletingLastPathComponent()
        let answer = try CommandRunner(products.appendingPathComponent("quince-tool").path, arguments, folder: folder.url).capture()
        guard case .exited(let status) = answer.outcome else { return (-1, answer.output, answer.error) }
        return (status, answer.output, answer.error)
    }

    @Test("a new project is universal already; its folder is not written over") func new() throws {
        let made = try run("new", "Notes", "--template", "master-detail")
        #expect(made.status == 0 && made.output.contains("Notes.xcodeproj"))
        let again = try run("new", "Notes")
        #expect(again.status == CommandStatus.cannotWrite.rawValue && again.error.contains("is in the way"))
        #expect(try run("new", "My App").status == CommandStatus.usage.rawValue)
        let upgrade = try run("upgrade", "Notes", "--out", "Other")
        #expect(upgrade.status == 0 && upgrade.output.contains("nothing is to be changed"))
        #expect(FileManager.default.fileExists(atPath: folder.path("Other/Notes.xcodeproj/project.pbxproj")))
    }

    @Test("in place only under version control; one of the two is to be said") func inPlace() throws {
        _ = try run("new", "Notes")
        let file: String = folder.path("Notes/Notes.xcodeproj/project.pbxproj")
        let text: String = try String(contentsOfFile: file, encoding: .utf8).replacing("TARGETED_DEVICE_FAMILY = \"1,2\"", with: "TARGETED_DEVICE_FAMILY = 1")
        try text.write(toFile: file, atomically: true, encoding: .utf8)
        let refused = try run("upgrade", "Notes", "--in-place")
        #expect(refused.status == CommandStatus.notCommitted.rawValue && refused.error.contains("--out DIR"))
        #expect(try String(contentsOfFile: file, encoding: .utf8) == text)
        #expect(try run("upgrade", "Notes").status == CommandStatus.usage.rawValue)
        #expect(try run("upgrade", "Nowhere", "--in-place").status == CommandStatus.notAProject.rawValue)
        let copied = try run("upgrade", "Notes", "--out", "Other", "--json")
        let result = try #require(try JSONSerialization.jsonObject(with: Data(copied.output.utf8)) as? [String: Any])
        #expect(copied.status == 0 && result["status"] as? Int == 0 && (result["changes"] as? [Any])?.isEmpty == false)
        let two = try run("upgrade", "Notes", "--out", "Two", "--two-targets")
        #expect(two.status == 0 && two.output.contains("the target Notes iPad, made from Notes"))
        let names: String = try String(contentsOfFile: folder.path("Two/Notes.xcodeproj/project.pbxproj"), encoding: .utf8)
        #expect(names.contains("name = \"Notes iPad\";") && FileManager.default.fileExists(atPath: folder.path("Two/Notes-iPad-Info.plist")))
    }

    @Test("a workspace's copy is one of its folder, with all that is in it") func workspace() throws {
        _ = try run("new", "Notes")
        try FileManager.default.createDirectory(atPath: folder.path("Work"), withIntermediateDirectories: true)
        try FileManager.default.moveItem(atPath: folder.path("Notes"), toPath: folder.path("Work/Notes"))
        let list = "<Workspace version=\"1.0\"><FileRef location=\"group:Notes/Notes.xcodeproj\"></FileRef></Workspace>"
        try folder.write(list, to: "Work/All.xcworkspace/contents.xcworkspacedata")
        try folder.write("kept", to: "Work/README.md")
        let copied = try run("upgrade", "Work/All.xcworkspace", "--out", "Copy")
        #expect(copied.status == 0, "\(copied.error)")
        for path in ["Notes/Notes.xcodeproj/project.pbxproj", "All.xcworkspace/contents.xcworkspacedata", "README.md"] {
            #expect(FileManager.default.fileExists(atPath: folder.path("Copy/" + path)), "\(path)")
        }
        let again = try run("upgrade", "Copy", "--out", "Again")
        #expect(again.status == 0 && again.output.contains("nothing is to be changed"))
    }

    @Test("an app with a main nib and a delegate for each device is built and drawn") func nib() throws {
        #expect(try run("new", "Old", "--template", "universal-2010").status == 0)
        let drawn = try run(
            "snapshot", "Old", "--out", "pictures", "--windows", "iphone-6.1-390.portrait.full", "--windows", "ipad-pro-11.landscape.full", "--build-path",
            "build")
        #expect(drawn.status == 0, "\(drawn.error)")
        for (window, shown) in [("iphone-6.1-390.portrait.full", "Items"), ("ipad-pro-11.landscape.full", "Choose an item")] {
            let tree: String? = try? String(contentsOfFile: folder.path("pictures/\(window).txt"), encoding: .utf8)
            #expect(tree?.contains(shown) == true, "\(window)")
        }
    }
}
