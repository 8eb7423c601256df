import AppBuilder
import Foundation
import HeadlessHost
import Testing
import WindowMatrix

/// `swift build` puts the runtime beside the test program.
private let builtRuntime: Runtime? = {
    let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    let products = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath().deletingLastPathComponent()
    let runtime = Runtime(root: root, products: products)
    return FileManager.default.fileExists(atPath: runtime.library.path) ? runtime : nil
}()

/// One app, built once, that tells what it finds when it starts.
@Suite("Every window is a fresh device", .serialized, .enabled(if: builtRuntime != nil, "the runtime library is not built"))
struct FreshDeviceTests {
    private let folder: TemporaryFolder
    private let application: AppBuilder.Application

    private static let source = """
        import UIKit

        var launchesInMemory = 0

        @main class AppDelegate: UIResponder, UIApplicationDelegate {
            var window: UIWindow?

            func application(_ application: UIApplication, didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
                launchesInMemory += 1
                let defaults = UserDefaults.standard
                defaults.set(defaults.integer(forKey: "launches") + 1, forKey: "launches")
                // Written at once, as older apps do.
                defaults.synchronize()
                let files = FileManager.default
                let notes = files.urls(for: .documentDirectory, in: .userDomainMask)[0].appendingPathComponent("notes")
                let scratch = files.temporaryDirectory.appendingPathComponent("scratch")
                let found = [notes, scratch].map { files.fileExists(atPath: $0.path) }
                for file in [notes, scratch] { try! Data("x".utf8).write(to: file) }
                let pasted = UIPasteboard.general.string ?? "nothing"
                UIPasteboard.general.string = "copied"
                print("launch \\(defaults.integer(forKey: "launches")) \\(launchesInMemory) \\(found) \\(pasted)")

                let format = DateFormatter()
                format.dateStyle = .full
                format.timeStyle = .short
                let number = NumberFormatter()
                number.numberStyle = .currency
                let date = Date(timeIntervalSince1970: 1_000_000_000)
                let texts = [
                    Locale.current.identifier, Locale.preferredLanguages[0], TimeZone.current.identifier, String(Calendar.current.firstWeekday),
                    format.string(from: date), number.string(from: 1234.5)!, date.formatted(date: .numeric, time: .omitted),
                    String(localized: "Hello \\(5) ducks"), NSLocalizedString("plain", comment: ""),
                    // What the status bar's clock shows, in whichever zone.
                    String(Calendar.current.component(.hour, from: Date())),
                ]
                print("region " + texts.joined(separator: "|"))
                let label = UILabel(frame: CGRect(x: 0, y: 40, width: 300, height: 300))
                label.numberOfLines = 0
                label.text = texts.joined(separator: ", ")
                let window = UIWindow(frame: UIScreen.main.bounds)
                window.rootViewController = UIViewController()
                window.rootViewController?.view.addSubview(label)
                window.makeKeyAndVisible()
                self.window = window
                if UIScreen.main.bounds.width == 414 { fatalError("No plus sizes.") }
                return true
            }
        }
        """

    private static let project = """
        // !$*UTF8*$!
        { archiveVersion = 1; objectVersion = 77; rootObject = P; objects = {
            P = {isa = PBXProject; mainGroup = G; targets = (APP,); buildConfigurationList = L; };
            G = {isa = PBXGroup; children = (FA,); sourceTree = "<group>"; };
            FA = {isa = PBXFileSystemSynchronizedRootGroup; path = App; sourceTree = "<group>"; };
            APP = {isa = PBXNativeTarget; name = Fresh; productType = "com.apple.product-type.application"; buildPhases = ();
                buildConfigurationList = L; fileSystemSynchronizedGroups = (FA,); };
            L = {isa = XCConfigurationList; buildConfigurations = (C,); };
            C = {isa = XCBuildConfiguration; name = Debug; buildSettings = {SDKROOT = iphoneos; GENERATE_INFOPLIST_FILE = YES;
                INFOPLIST_KEY_UILaunchScreen_Generation = YES; PRODUCT_BUNDLE_IDENTIFIER = com.example.fresh; SWIFT_VERSION = 5.0; }; };
        }; }
        """

    init() throws {
        folder = try TemporaryFolder()
        try folder.write(Self.project, to: "Fresh.xcodeproj/project.pbxproj")
        try folder.write(Self.source, to: "App/App.swift")
        application = try AppBuilder(runtime: try #require(builtRuntime)).buildApplication(at: folder.path("Fresh.xcodeproj"))
        try FileManager.default.createDirectory(at: folder.url.appendingPathComponent("tmp"), withIntermediateDirectories: true)
    }

    private func draw(_ windows: [String], jobs: Int = 2, script: String? = nil) throws -> (report: SnapshotReport, lines: [String]) {
        var job = SnapshotJob(
            app: "Fresh", executable: application.executable, matrix: try WindowMatrix(names: windows), output: folder.url.appendingPathComponent("out"))
        job.jobs = jobs
        job.script = script
        job.temporaryFolder = folder.url.appendingPathComponent("tmp")
        var lines: [String] = []
        let report = try job.run(onOutput: { lines.append($0) })
        #expect(try FileManager.default.contentsOfDirectory(atPath: job.temporaryFolder.path).isEmpty)
        return (report, lines)
    }

    private static let three = ["iphone-4.7.portrait.full", "ipad-9.7.portrait.full", "iphone-6.1-393.portrait.full.dark"]
    private static let first = "launch 1 1 [false, false] nothing"

    @Test(
        "memory, defaults, files and pasteboard are new, pictures the same in any order and number at a time; a crash concerns its window alone; locales and zones are the window's; a relaunch keeps files"
    )
    func everything() throws {
        let plain = try draw(Self.three)
        #expect(plain.lines.filter { $0.hasPrefix("launch") } == [Self.first, Self.first, Self.first])
        #expect(
            plain.lines.first { $0.hasPrefix("region") } == "region en_US|en-US|America/Los_Angeles|1|"
                + "Saturday, September 8, 2001 at 6:46\u{202F}PM|$1,234.50|9/8/2001|Hello 5 ducks|plain|9")

        let backwards = try draw(Self.three.reversed(), jobs: 1)
        #expect(backwards.report.windows.reversed().map(\.hash) == plain.report.windows.map(\.hash))
        #expect(backwards.lines.filter { $0.hasPrefix("launch") } == [Self.first, Self.first, Self.first])

        let crashed = try draw([Self.three[0], "iphone-5.5-plus.portrait.full", Self.three[2]])
        #expect(crashed.report.windows.map(\.hash) == [plain.report.windows[0].hash, plain.report.windows[2].hash])
        let failure = try #require(crashed.report.failures?.first)
        #expect(failure.window == "iphone-5.5-plus.portrait.full")
        #expect(failure.lastWords.contains { $0.contains("No plus sizes.") }, "\(failure.lastWords)")

        let german = try draw(["iphone-4.7.portrait.full.locale-de_DE.zone-Europe-Berlin", "iphone-4.7.portrait.full.locale-accented"])
        #expect(
            german.lines.filter { $0.hasPrefix("region") } == [
                "region de_DE|de-DE|Europe/Berlin|2|Sonntag, 9. September 2001 um 03:46|1.234,50\u{A0}€|9.9.2001|Hello 5 ducks|plain|9",
                "region en_US|en-US|America/Los_Angeles|1|Saturday, September 8, 2001 at 6:46\u{202F}PM|$1,234.50|9/8/2001|[Ĥéļļö 5 ðûçķš]|[þļåîñ]|9",
            ])

        let again = try draw([Self.three[0]], script: "traits locale-fr_FR\npicture one\nrelaunch\npicture two")
        #expect(again.lines.filter { $0.hasPrefix("launch") } == [Self.first, "launch 2 1 [true, true] nothing"])
        #expect(again.lines.filter { $0.hasPrefix("region fr_FR|fr-FR") }.count == 1)
        #expect(again.report.windows.map(\.moment) == ["one", "two"])
    }
}
