import AppBuilder
import Foundation
import ProcessControl
import Testing

@testable import quince

/// Runs the built tool, as a user does.
@Suite("The command line")
struct CommandLineTests {
    private let folder: TemporaryFolder

    init() throws { folder = try TemporaryFolder() }

    private struct Answer {
        var status: Int32
        var output: String
        var error: String
    }

    private func run(_ arguments: String...) throws -> Answer {
        let products = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath().deletingLastPathComponent()
        let tool = products.appendingPathComponent("quince-tool")
        try #require(FileManager.default.isExecutableFile(atPath: tool.path))
        let answer = try CommandRunner(tool.path, arguments, folder: folder.url).capture()
        guard case .exited(let status) = answer.outcome else { return Answer(status: -1, output: answer.output, error: answer.error) }
        return Answer(status: status, output: answer.output, error: answer.error)
    }

    /// A project whose only app target is `Demo`, with these sources.
    private func writeProject(targets: [String] = ["Demo"], files: [String: String] = [:], type: String = "application") throws {
        for (path, text) in files { try folder.write(text, to: "App/\(path)") }
        let natives = targets.map { name in
            """
            \(name) = {isa = PBXNativeTarget; name = \(name); productType = "com.apple.product-type.\(type)"; buildPhases = ();
                buildConfigurationList = L; fileSystemSynchronizedGroups = (F,); };
            """
        }
        try folder.write(
            """
            // !$*UTF8*$!
            { rootObject = P; objects = {
                P = {isa = PBXProject; mainGroup = G; targets = (\(targets.joined(separator: ", "))); buildConfigurationList = L; };
                G = {isa = PBXGroup; children = (F,); sourceTree = "<group>"; };
                F = {isa = PBXFileSystemSynchronizedRootGroup; path = App; sourceTree = "<group>"; };
                L = {isa = XCConfigurationList; buildConfigurations = (C,); };
                C = {isa = XCBuildConfiguration; name = Debug; buildSettings = {SDKROOT = iphoneos; }; };
                \(natives.joined(separator: "\n"))
            }; }
            """, to: "Demo.xcodeproj/project.pbxproj")
    }

    @Test("a path that is no project", arguments: ["snapshot", "build", "test"])
    func notAProject(command: String) throws {
        let answer = try run(command, "nowhere")
        #expect(answer.status == CommandStatus.notAProject.rawValue)
        #expect(answer.error.hasPrefix("error: \(folder.path("nowhere")) does not exist.\n"))
        #expect(answer.output.isEmpty)
    }

    @Test("a project without an iOS app")
    func noApplication() throws {
        try writeProject(targets: ["Core"], type: "framework")
        let answer = try run("snapshot")
        #expect(answer.status == CommandStatus.noApplicationTarget.rawValue)
        #expect(answer.error.contains("Core (framework)"))
    }

    @Test("two apps and no choice; a choice that is not there")
    func twoApplications() throws {
        try writeProject(targets: ["Free", "Paid"])
        let ambiguous = try run("snapshot", "Demo.xcodeproj")
        #expect(ambiguous.status == CommandStatus.ambiguousTarget.rawValue)
        #expect(ambiguous.error.contains("Free, Paid"))
        #expect(ambiguous.error.contains("--target NAME"))
        #expect(try run("snapshot", "--target", "Pro").status == CommandStatus.ambiguousTarget.rawValue)
    }

    @Test("an Objective-C file is named")
    func objectiveC() throws {
        try writeProject(files: ["main.m": ""])
        let answer = try run("snapshot")
        #expect(answer.status == CommandStatus.unsupportedFile.rawValue)
        #expect(answer.error.contains(folder.path("App/main.m")))
    }

    @Test("an unknown device or window, before anything is built")
    func unknownWindow() throws {
        try writeProject(files: ["A.swift": ""])
        for name in ["ipad-99.portrait.full", "iphone-4.7.portrait.split-half", "iphone-4.7.portrait.full.drak"] {
            let answer = try run("snapshot", "--windows", name)
            #expect(answer.status == CommandStatus.unknownWindow.rawValue)
            #expect(answer.error.hasPrefix("error: "))
        }
        #expect(!FileManager.default.fileExists(atPath: folder.path(".quince")))
    }

    @Test("a Swift error points into the author's file and leaves no output")
    func compilation() throws {
        try writeProject(files: ["main.swift": "let x: Int = \"no\"\n"])
        let answer = try run("snapshot", "--out", "out")
        #expect(answer.status == CommandStatus.compilation.rawValue)
        #expect(answer.error.hasPrefix("\(folder.path("App/main.swift")):1:14: error: "), "\(answer.error)")
        #expect(answer.error.hasSuffix("\nerror: The app does not compile: 1 error.\n"), "\(answer.error)")
        #expect(!FileManager.default.fileExists(atPath: folder.path("out")))
    }

    @Test("an app that crashes, one that never returns and one that ends by itself leave no output")
    func misbehaviour() throws {
        let cases: [(String, CommandStatus, String)] = [
            ("let list: [Int] = []\nprint(list[3])\n", .appTrapped, "\(folder.path("App/main.swift")):2"),
            ("while true {}\n", .appTimedOut, "did not return within 2 s"),
            ("print(\"bye\")\n", .appQuit, "before all its windows were shown"),
        ]
        for (source, status, words) in cases {
            try writeProject(files: ["main.swift": source])
            let answer = try run("snapshot", "--out", "out", "--timeout", "2")
            #expect(answer.status == status.rawValue, "\(answer.error)")
            #expect(answer.error.contains(words), "\(answer.error)")
            #expect(!FileManager.default.fileExists(atPath: folder.path("out")))
        }
    }

    @Test("an app none of whose sources is there is told before anything is built")
    func missingFiles() throws {
        let phases: KeyValuePairs = ["PBXSourcesBuildPhase": "Gone.swift"]
        for (phase, file) in phases {
            try writeProject(files: [:])
            let project = folder.path("Demo.xcodeproj/project.pbxproj")
            let text = try String(contentsOfFile: project, encoding: .utf8)
            try text.replacingOccurrences(of: "buildPhases = ();", with: "buildPhases = (B,);")
                .replacingOccurrences(
                    of: "objects = {",
                    with: """
                        objects = {
                        B = {isa = \(phase); files = (BF,); }; BF = {isa = PBXBuildFile; fileRef = R; };
                        R = {isa = PBXFileReference; path = \(file); sourceTree = SOURCE_ROOT; };
                        """
                )
                .write(toFile: project, atomically: true, encoding: .utf8)
            let answer = try run("snapshot", "--out", "out")
            #expect(answer.status == CommandStatus.missingFile.rawValue, "\(answer.error)")
            #expect(answer.error.contains(folder.path(file)), "\(answer.error)")
            #expect(!FileManager.default.fileExists(atPath: folder.path("out")))
        }
    }

    @Test("an output folder that cannot be made is told")
    func unwritable() throws {
        try writeProject(files: ["main.swift": ""])
        try folder.write("", to: "file")
        let answer = try run("snapshot", "--out", "file/out")
        #expect(answer.status == CommandStatus.cannotWrite.rawValue, "\(answer.error)")
    }

    @Test("a wrong command line")
    func usage() throws {
        for arguments in [["frobnicate"], ["snapshot", "--timeout", "0"], ["devices", "--frob"]] {
            let answer = try run(arguments[0], arguments.count > 1 ? arguments[1] : "", arguments.count > 2 ? arguments[2] : "")
            #expect(answer.status == CommandStatus.usage.rawValue)
        }
    }

    @Test("errors as JSON")
    func json() throws {
        struct Failure: Decodable {
            var status: Int32
            var error: String
            var message: String
        }
        let answer = try run("build", "--json")
        let failure = try JSONDecoder().decode(Failure.self, from: Data(answer.output.utf8))
        #expect(failure.status == 10)
        #expect(failure.error == "notAProject")
        #expect(answer.status == 10)
        #expect(answer.error.isEmpty)
    }

    @Test("devices lists names that snapshot accepts")
    func devices() throws {
        let answer = try run("devices", "ipad-pro-11")
        #expect(answer.status == 0)
        #expect(answer.output.contains("ipad-pro-11.landscape.split-half "))
        #expect(!answer.output.contains("iphone"))
        #expect(!answer.output.contains("\u{1B}"))
    }

    @Test("every command explains itself", arguments: ["snapshot", "test", "build", "devices", "doctor"])
    func help(command: String) throws {
        let answer = try run("help", command)
        #expect(answer.status == 0)
        #expect(answer.output.contains("USAGE: quince \(command)"))
    }

    @Test("a command that is misspelt is told with the one that was meant")
    func misspelt() throws {
        let answer = try run("snapshto", ".")
        #expect(answer.status == 64 && answer.error.contains("\"snapshto\" is no command of quince. Did you mean snapshot?"), "\(answer.error)")
        #expect(try run("xyz").error.contains("Commands are: snapshot, record"))
    }

    @Test("an app that begins nowhere is drawn, and told that Xcode cannot link it")
    func noBeginning() throws {
        try writeProject(files: [
            "AppDelegate.swift": """
            import UIKit

            class AppDelegate: UIResponder, UIApplicationDelegate {
                var window: UIWindow?
                func application(_ application: UIApplication, didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
                    window = UIWindow(frame: UIScreen.main.bounds)
                    window?.rootViewController = UIViewController()
                    window?.makeKeyAndVisible()
                    return true
                }
            }
            """
        ])
        let answer = try run("snapshot", ".", "--windows", "iphone-15-pro.portrait.full", "--out", "pictures")
        #expect(answer.status == 0, "\(answer.error)")
        #expect(answer.error.contains("App/AppDelegate.swift:3: no type is marked @main"), "\(answer.error)")
    }

    @Test("an app that has neither a beginning nor a delegate is drawn hatched, and told that Xcode cannot link it")
    func nothingToBegin() throws {
        try writeProject(files: ["Card.swift": "import UIKit\n\nclass Card: UIView {}\n"])
        let answer = try run("snapshot", ".", "--windows", "iphone-15-pro.portrait.full", "--out", "pictures")
        #expect(answer.status == 0, "\(answer.error)")
        #expect(answer.error.contains("no source says where the app begins"), "\(answer.error)")
    }
}
