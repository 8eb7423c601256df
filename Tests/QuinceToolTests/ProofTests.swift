import Foundation
import ProcessControl
import Testing

@testable import quince

/// `swift build` puts the tool and the runtime beside the test program.
private let builtProducts = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath().deletingLastPathComponent()
private let hasRuntime = FileManager.default.isReadableFile(atPath: builtProducts.appendingPathComponent("libQuinceRuntime.so").path)

/// Records and verifies a small app with the built tool, as a team does. Builds the app three times.
@Suite("Recorded pictures on the command line", .enabled(if: hasRuntime, "the runtime library is not built"))
struct ProofTests {
    private let folder: TemporaryFolder

    private static let project = """
        // !$*UTF8*$!
        { archiveVersion = 1; objectVersion = 77; rootObject = P; objects = {
            P = {isa = PBXProject; mainGroup = G; targets = (APP,); buildConfigurationList = L; };
            G = {isa = PBXGroup; children = (FA,); sourceTree = "<group>"; };
            FA = {isa = PBXFileSystemSynchronizedRootGroup; path = App; sourceTree = "<group>"; };
            APP = {isa = PBXNativeTarget; name = Letters; productType = "com.apple.product-type.application"; buildPhases = ();
                buildConfigurationList = L; fileSystemSynchronizedGroups = (FA,); };
            L = {isa = XCConfigurationList; buildConfigurations = (C,); };
            C = {isa = XCBuildConfiguration; name = Debug; buildSettings = {SDKROOT = iphoneos; GENERATE_INFOPLIST_FILE = YES;
                INFOPLIST_KEY_UILaunchScreen_Generation = YES; PRODUCT_BUNDLE_IDENTIFIER = com.example.letters; SWIFT_VERSION = 5.0; }; };
        }; }
        """

    private static func source(_ body: String) -> String {
        """
        import UIKit

        @main class AppDelegate: UIResponder, UIApplicationDelegate {
            var window: UIWindow?

            func application(_ application: UIApplication, didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
                let window = UIWindow(frame: UIScreen.main.bounds)
                window.backgroundColor = .systemBackground
                window.rootViewController = UIViewController()
                let label = UILabel(frame: CGRect(x: 20, y: 60, width: 200, height: 30))
                label.text = "Inbox"
                \(body)
                window.rootViewController?.view.addSubview(label)
                window.makeKeyAndVisible()
                self.window = window
                return true
            }
        }
        """
    }

    init() throws {
        folder = try TemporaryFolder()
        try folder.write(Self.project, to: "Letters.xcodeproj/project.pbxproj")
        try folder.write(Self.source(""), to: "App/App.swift")
        try folder.write("picture first\n", to: "walk.txt")
    }

    private struct Answer {
        var status: Int32
        var output: String
        var error: String
    }

    private func run(_ arguments: String..., setting: [String: String] = [:]) throws -> Answer {
        var environment = ProcessInfo.processInfo.environment
        for name in ["CI", "GITHUB_ACTIONS", "GITHUB_STEP_SUMMARY"] { environment[name] = nil }
        let answer = try CommandRunner(
            builtProducts.appendingPathComponent("quince-tool").path, arguments, environment: .only(environment.merging(setting) { $1 }), folder: folder.url
        ).capture()
        guard case .exited(let status) = answer.outcome else { return Answer(status: -1, output: answer.output, error: answer.error) }
        return Answer(status: status, output: answer.output, error: answer.error)
    }

    private func exists(_ path: String) -> Bool { FileManager.default.fileExists(atPath: folder.path(path)) }

    @Test("record, verify, a change that verify tells in words, accept, verify; an orphan, a missing one, a build server, wrong names")
    func aTeamsDay() throws {
        #expect(try run("verify").status == CommandStatus.nothingRecorded.rawValue)
        #expect(try run("accept", "--all").status == CommandStatus.nothingRecorded.rawValue)
        #expect(try run("accept").status == CommandStatus.usage.rawValue)
        let recorded = try run("record", ".", "--windows", "iphone-4.0.portrait.full", "ipad-9.7.portrait.full.dark")
        #expect(recorded.status == 0 && recorded.output.contains("Letters: 2 recorded"), "\(recorded.error)")
        let script = try run("record", ".", "--script", "walk.txt", "--windows", "iphone-4.7.portrait.full", "--mode", "missing")
        #expect(script.status == 0 && script.output.contains("Letters: 1 recorded, 2 the same"), "\(script.error)")
        #expect(exists("Snapshots/walk/iphone-4.7.portrait.full.first.png") && exists("Snapshots/manifest.json") && !exists("quince-verify"))
        let same = try run("verify")
        #expect(same.status == 0 && same.output.contains("3 the same"), "\(same.error)")

        try folder.write(Self.source("label.frame.origin.y += 4; label.frame.size.width = 30"), to: "App/App.swift")
        let summary = folder.path("summary.md")
        try folder.write("", to: "summary.md")
        let changed = try run("verify", setting: ["GITHUB_ACTIONS": "true", "GITHUB_STEP_SUMMARY": summary])
        #expect(changed.status == CommandStatus.picturesDiffer.rawValue)
        #expect(changed.error.contains("iphone-4.0.portrait.full differs") && changed.error.contains("label \"Inbox\" moved 4 points down"), "\(changed.error)")
        #expect(changed.error.contains("label \"Inbox\" is truncated") && !changed.error.contains("\u{1B}"))
        #expect(changed.output.contains("::error file=") && changed.output.contains("3 changed"))
        #expect(try String(contentsOfFile: summary, encoding: .utf8).contains("label &quot;Inbox&quot; moved 4 points down"))
        let server = try run("record", setting: ["CI": "true"])
        #expect(server.status == CommandStatus.picturesDiffer.rawValue && server.error.contains("CI is set"))

        #expect(try run("accept", "ipad-9.7.portrait.half").status == CommandStatus.noSuchPicture.rawValue)
        #expect(
            try run("accept", "iphone-4.0.portrait.full", "walk/*").output
                == "2 pictures are accepted: iphone-4.0.portrait.full, walk/iphone-4.7.portrait.full.first\n")
        let rest = try run("verify", "--json")
        #expect(rest.status == CommandStatus.picturesDiffer.rawValue)
        let object = try #require(try JSONSerialization.jsonObject(with: Data(rest.output.utf8)) as? [String: Any])
        let pictures = try #require((object["result"] as? [String: Any])?["pictures"] as? [[String: Any]])
        #expect(pictures.filter { $0["verdict"] as? String == "changed" }.map { $0["name"] as? String } == ["ipad-9.7.portrait.full.dark"])
        #expect(try run("accept", "--all").status == 0)

        try FileManager.default.copyItem(atPath: folder.path("Snapshots/iphone-4.0.portrait.full.png"), toPath: folder.path("Snapshots/old.png"))
        try FileManager.default.removeItem(atPath: folder.path("Snapshots/iphone-4.0.portrait.full.png"))
        let missing = try run("verify")
        #expect(missing.status == CommandStatus.picturesDiffer.rawValue && missing.output.contains("1 not recorded, 2 the same"), "\(missing.output)")
        #expect(missing.error.contains("any more: old."))
        #expect(try run("record", "--mode", "failed", "--prune").status == 0)
        #expect(try !exists("Snapshots/old.png") && run("verify").status == 0)

        let outside = try run("record", ".", "--script", "/etc/hostname")
        #expect(outside.status == CommandStatus.nothingRecorded.rawValue && outside.error.contains("does not lie below"), "\(outside.error)")
        #expect(try FileManager.default.contentsOfDirectory(atPath: folder.url.path).allSatisfy { !$0.hasSuffix(".partial") })
    }

    @Test("every command explains itself", arguments: ["record", "verify", "accept", "audit"])
    func help(command: String) throws {
        let answer = try run("help", command)
        #expect(answer.status == 0 && answer.output.contains("USAGE: quince \(command)"))
    }
}
