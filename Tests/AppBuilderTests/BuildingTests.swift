import Foundation
import ProcessControl
import Synchronization
import Testing
import XcodeProject

@testable import AppBuilder

/// `swift build` puts the runtime beside the test program.
private let builtRuntime: Runtime? = {
    let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    let products = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath().deletingLastPathComponent()
    let runtime = Runtime(root: root, products: products)
    return FileManager.default.fileExists(atPath: runtime.library.path) ? runtime : nil
}()

/// Builds real projects against the runtime of this very build.
@Suite("Building and running", .serialized, .enabled(if: builtRuntime != nil, "the runtime library is not built"))
struct BuildingTests {
    private let folder: TemporaryFolder

    init() throws { folder = try TemporaryFolder() }

    private var builder: AppBuilder {
        get throws { AppBuilder(runtime: try #require(builtRuntime)) }
    }

    /// An app, a framework it uses, a local package and tests, in Xcode 16's form: folders without file lists.
    private func writeProject() throws {
        try folder.write(
            """
            // !$*UTF8*$!
            { archiveVersion = 1; objectVersion = 77; rootObject = P; objects = {
                P = {isa = PBXProject; mainGroup = G; targets = (APP, CORE, TESTS,); buildConfigurationList = LP; packageReferences = (LOCAL,); };
                G = {isa = PBXGroup; children = (FA, FC, FT,); sourceTree = "<group>"; };
                FA = {isa = PBXFileSystemSynchronizedRootGroup; path = App; sourceTree = "<group>"; };
                FC = {isa = PBXFileSystemSynchronizedRootGroup; path = Core; sourceTree = "<group>"; };
                FT = {isa = PBXFileSystemSynchronizedRootGroup; path = Tests; sourceTree = "<group>"; };
                LOCAL = {isa = XCLocalSwiftPackageReference; relativePath = Packages/Kit; };
                KIT = {isa = XCSwiftPackageProductDependency; productName = Kit; };
                PLAIN = {isa = XCSwiftPackageProductDependency; productName = Plain; };
                APP = {isa = PBXNativeTarget; name = Demo; productType = "com.apple.product-type.application"; buildPhases = ();
                    buildConfigurationList = LA; fileSystemSynchronizedGroups = (FA,); dependencies = (DC,); packageProductDependencies = (KIT, PLAIN,); };
                CORE = {isa = PBXNativeTarget; name = Core; productType = "com.apple.product-type.framework"; buildPhases = ();
                    buildConfigurationList = LC; fileSystemSynchronizedGroups = (FC,); };
                TESTS = {isa = PBXNativeTarget; name = DemoTests; productType = "com.apple.product-type.bundle.unit-test"; buildPhases = ();
                    buildConfigurationList = LC; fileSystemSynchronizedGroups = (FT,); dependencies = (DA,); };
                DC = {isa = PBXTargetDependency; target = CORE; };
                DA = {isa = PBXTargetDependency; target = APP; };
                LP = {isa = XCConfigurationList; buildConfigurations = (CP,); };
                LA = {isa = XCConfigurationList; buildConfigurations = (CA,); };
                LC = {isa = XCConfigurationList; buildConfigurations = (CC,); };
                CP = {isa = XCBuildConfiguration; name = Debug; buildSettings = {SDKROOT = iphoneos; SWIFT_ACTIVE_COMPILATION_CONDITIONS = "DEBUG TRIAL"; }; };
                CA = {isa = XCBuildConfiguration; name = Debug; buildSettings = {GENERATE_INFOPLIST_FILE = YES; INFOPLIST_KEY_CFBundleDisplayName = "A Demo"; PRODUCT_BUNDLE_IDENTIFIER = com.example.demo; SWIFT_VERSION = 5.0; }; };
                CC = {isa = XCBuildConfiguration; name = Debug; buildSettings = {SWIFT_VERSION = 6.0; }; };
            }; }
            """, to: "Demo.xcodeproj/project.pbxproj")
        try folder.write(
            """
            // swift-tools-version: 5.9
            import PackageDescription
            let package = Package(
                name: "Kit", products: [.library(name: "Kit", targets: ["Kit"])],
                targets: [.target(name: "Kit", dependencies: ["CKit"], exclude: ["Words/tvOS"], resources: [.process("Words"), .process("Nothing")]), .target(name: "CKit")])
            """, to: "Packages/Kit/Package.swift")
        try folder.write(
            """
            import CKit
            import Combine
            import Foundation
            public func kit() -> String {
                let url = Bundle.module.url(forResource: "word", withExtension: "txt")
                var text = ""
                let token = url!.publisher.zip(Just(ckit())).sink { text = "\\((try? String(contentsOf: $0, encoding: .utf8)) ?? "none") \\($1)" }
                token.cancel()
                return text
            }
            extension URL {
                public var publisher: Combine.AnyPublisher<URL, Never> { Just(self).eraseToAnyPublisher() }
            }
            """, to: "Packages/Kit/Sources/Kit/Kit.swift")
        try folder.write("kitten", to: "Packages/Kit/Sources/Kit/Words/word.txt")
        try folder.write(
            "<document type=\"com.apple.InterfaceBuilder.AppleTV.Storyboard\" version=\"3.0\" targetRuntime=\"AppleTV\"><scenes/></document>",
            to: "Packages/Kit/Sources/Kit/Words/tvOS/Main.storyboard")
        try folder.write("int ckit(void);\n", to: "Packages/Kit/Sources/CKit/include/ckit.h")
        try folder.write("#include \"ckit.h\"\nint ckit(void) { return 7; }\n", to: "Packages/Kit/Sources/CKit/ckit.c")
        try folder.write(
            """
            import Foundation
            #if os(iOS) && canImport(Combine)
            public final class Store: ObservableObject {
                @Published public var words: [String] = []
                public init() {}
            }
            public let core = "core"
            #endif
            """, to: "Core/Core.swift")
        try folder.write("hello", to: "App/greeting.txt")
        try folder.write(
            """
            import Combine
            import Core
            import Foundation
            import Kit
            import UIKit

            let name = Bundle.main.infoDictionary?["CFBundleDisplayName"] as? String ?? "none"
            let greeting = try String(contentsOf: Bundle.main.url(forResource: "greeting", withExtension: "txt")!, encoding: .utf8)
            #if TRIAL
            let store = Store()
            Just(core).map { [$0] }.assign(to: &store.$words)
            print([name, greeting, store.words.joined(), kit(), word()].joined(separator: "|"))
            #endif
            """, to: "App/main.swift")
        try folder.write("func word() -> String { \"first\" }\n", to: "App/Word.swift")
        try folder.write(
            """
            import Testing
            import UIKit
            import XCTest
            @testable import Demo

            final class WordTests: XCTestCase {
                func testWord() {
                    XCTAssertEqual(word(), "first")
                    XCTAssertEqual(Bundle.main.bundleIdentifier, "com.example.demo")
                    XCTAssertNotNil(Bundle.main.url(forResource: "greeting", withExtension: "txt"))
                }

                @MainActor func testFrames() {
                    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
                    window.makeKeyAndVisible()
                    let done = expectation(description: "The window's animation ends while the test waits.")
                    UIView.animate(withDuration: 0.1, animations: { window.alpha = 0.5 }) { _ in done.fulfill() }
                    waitForExpectations(timeout: 5)
                }
            }

            @Test("the word is the first") func word2() { #expect(word() == "first") }
            """, to: "Tests/WordTests.swift")
    }

    private func run(_ application: AppBuilder.Application) throws -> String {
        try CommandRunner(application.executable.path, []).capture().output.trimmingCharacters(in: .newlines)
    }

    @Test("an app with a framework, packages and resources builds, runs, and rebuilds after an edit alone")
    func application() throws {
        try writeProject()
        // Plain needs nothing of the runtime.
        try folder.write(
            """
            // swift-tools-version: 5.9
            import PackageDescription
            let package = Package(name: "Plain", products: [.library(name: "Plain", targets: ["Plain"])], targets: [.target(name: "Plain")])
            """, to: "Packages/Plain/Package.swift")
        try folder.write("public let plain = 1\n", to: "Packages/Plain/Sources/Plain/Plain.swift")
        let project = folder.path("Demo.xcodeproj/project.pbxproj")
        let text = try String(contentsOfFile: project, encoding: .utf8)
        try text.replacingOccurrences(of: "(LOCAL,)", with: "(LOCAL, LOCAL2,)")
            .replacingOccurrences(of: "KIT = {isa", with: "LOCAL2 = {isa = XCLocalSwiftPackageReference; relativePath = Packages/Plain; };\nKIT = {isa")
            .write(toFile: project, atomically: true, encoding: .utf8)

        let first = try builder.buildApplication(at: folder.path("Demo.xcodeproj"))
        #expect(first.bundle.path == folder.path(".quince/Demo/Demo.app"))
        #expect(try run(first) == "A Demo|hello|core|kitten 7|first")
        #expect(try builder.buildApplication(at: folder.url.path).wasUpToDate)

        try folder.write("func word() -> String { \"second\" }\n", to: "App/Word.swift")
        let start = ContinuousClock.now
        let second = try builder.buildApplication(at: folder.path("Demo.xcodeproj"))
        print("edit to built app: \(start.duration(to: .now))")
        #expect(!second.wasUpToDate)
        #expect(try run(second) == "A Demo|hello|core|kitten 7|second")

        try folder.write("func word() -> String {\n    3\n}\n", to: "App/Word.swift")
        let error = #expect(throws: BuildError.self) { try builder.buildApplication(at: folder.path("Demo.xcodeproj")) }
        #expect(error?.kind == .compilation)
        #expect(error?.message.contains("\(folder.path("App/Word.swift")):2:5: error: ") == true, "\(error?.message ?? "")")
        #expect(error?.message.hasSuffix("The app does not compile: 1 error.") == true)
    }

    @Test("what is missing is left out and named, the next build takes one turn, and a mistake stays an error")
    func leavingOut() throws {
        try writeProject()
        let project = folder.path("Demo.xcodeproj/project.pbxproj")
        let text = try String(contentsOfFile: project, encoding: .utf8)
        try text.replacingOccurrences(of: "(KIT, PLAIN,)", with: "()").write(toFile: project, atomically: true, encoding: .utf8)
        try folder.write(
            """
            import Foundation
            import ClassKit

            func score() -> CLSContext? { nil }
            func level() -> Int? { CLSDataStore.local.level }
            func start() {
                let player = CLSDataStore.local
                player.register()
                print("started", score() == nil)
                print("on", word())
            }
            start()
            print(level() == nil)
            """, to: "App/main.swift")
        let turns = Mutex(0)
        func build(strict: Bool = false) throws -> AppBuilder.Application {
            turns.withLock { $0 = 0 }
            return try AppBuilder(options: AppBuilder.Options(isStrict: strict), runtime: try #require(builtRuntime)) { progress in
                if progress == .phase("Compiling") { turns.withLock { $0 += 1 } }
            }.buildApplication(at: folder.path("Demo.xcodeproj"))
        }
        let first = try build()
        #expect(try run(first) == "on first\ntrue")
        #expect(
            first.leftOut.map { "\($0.kind) \($0.line) \($0.declaration) \($0.needs)" } == [
                "import 2 import ClassKit ClassKit", "member 4 score() CLSContext", "body 5 level() CLSDataStore", "statement 7 start() CLSDataStore",
                "statement 8 start() CLSDataStore", "statement 9 start() score",
            ])
        #expect(first.leftOut.map(\.file).allSatisfy { $0 == "App/main.swift" })
        #expect(try build().leftOut == first.leftOut)
        #expect(turns.withLock { $0 } == 0)
        try folder.write("func word() -> String { \"second\" }\n", to: "App/Word.swift")
        #expect(try run(build()) == "on second\ntrue")
        #expect(turns.withLock { $0 } == 1)
        let refused = #expect(throws: BuildError.self) { try build(strict: true) }
        #expect(refused?.kind == .leftOut)
        try folder.write("import ClassKit\nfunc word() -> String { 3 }\n", to: "App/Word.swift")
        let mistake = #expect(throws: BuildError.self) { try build() }
        #expect(mistake?.message.hasPrefix("\(folder.path("App/Word.swift")):2:25: error: ") == true, "\(mistake?.message ?? "")")
        #expect(mistake?.message.hasSuffix("The app does not compile: 1 error.") == true)
    }

    @Test("tests run inside the app's bundle, and their status and closing line come back")
    func tests() throws {
        try writeProject()
        let project = folder.path("Demo.xcodeproj/project.pbxproj")
        let text = try String(contentsOfFile: project, encoding: .utf8)
        try text.replacingOccurrences(of: "(KIT, PLAIN,)", with: "(KIT,)").write(toFile: project, atomically: true, encoding: .utf8)
        func runTests(filter: String? = nil) throws -> (report: TestReport, text: String) {
            let lines = Mutex<[String]>([])
            var options = TestOptions()
            options.filter = filter
            let report = try builder.test(at: folder.path("Demo.xcodeproj"), options: options) { line in lines.withLock { $0.append(line) } }
            return (report, lines.withLock { $0 }.joined(separator: "\n"))
        }
        let passing = try runTests()
        #expect(passing.report.counts == "3 passed, 0 failed, 0 skipped", "\(passing.text)")
        #expect(Set(passing.report.tests.map(\.fullName)) == ["WordTests.testWord", "WordTests.testFrames", "DemoTests.word2()"])
        #expect(passing.text.contains("Test run with 1 test"))
        let filtered = try runTests(filter: "WordTests/testW")
        #expect(filtered.report.counts == "1 passed, 0 failed, 0 skipped", "\(filtered.text)")
        try folder.write("func word() -> String { \"other\" }\n", to: "App/Word.swift")
        let failing = try runTests()
        #expect(failing.report.count(.failed) == 2 && failing.text.contains(folder.path("Tests/WordTests.swift") + ":8: error:"), "\(failing.text)")
    }

    @Test("specs written for Quick, which on Linux has no methods for their examples, run as tests of their own classes under the names that Xcode shows")
    func specs() throws {
        try folder.write(
            """
            // swift-tools-version: 5.9
            import PackageDescription
            let package = Package(name: "Lib", dependencies: [.package(path: "Quick")], targets: [
                .target(name: "Lib"), .testTarget(name: "LibTests", dependencies: ["Lib", .product(name: "Quick", package: "Quick")]),
            ])
            """, to: "Package.swift")
        try folder.write("import UIKit\npublic func title() -> String? { UILabel().text }\n", to: "Sources/Lib/Lib.swift")
        try folder.write(
            """
            // swift-tools-version: 5.9
            import PackageDescription
            let package = Package(name: "Quick", products: [.library(name: "Quick", targets: ["Quick"])], targets: [.target(name: "Quick")])
            #if os(macOS)
            package.targets.append(.target(name: "QuickInObjectiveC"))
            #endif
            """, to: "Quick/Package.swift")
        // What the library has for Linux, in short.
        try folder.write(
            """
            import XCTest

            open class QuickConfiguration: NSObject { open class func configure() {} }

            open class QuickSpec: XCTestCase {
                open class func spec() {}
                public class var allTests: [(String, (QuickSpec) -> () throws -> Void)] {
                    found = []
                    spec()
                    return found.map { name, body in (name, { _ in body }) }
                }
            }

            nonisolated(unsafe) var found: [(String, () throws -> Void)] = []
            public func it(_ name: String, _ body: @escaping () throws -> Void) { found.append((name, body)) }

            public func QCKMain(_ specs: [QuickSpec.Type], configurations: [QuickConfiguration.Type] = [], testCases: [XCTestCaseEntry] = []) -> Never {
                for configuration in configurations { configuration.configure() }
                XCTMain(specs.map { testCase($0.allTests) } + testCases)
            }
            """, to: "Quick/Sources/Quick/Quick.swift")
        try folder.write(
            """
            import Lib
            import Quick
            import XCTest

            nonisolated(unsafe) var isConfigured = false
            final class Configuration: QuickConfiguration { override class func configure() { isConfigured = true } }

            class SharedSpec: QuickSpec {}
            final class TitleSpec: SharedSpec {
                override class func spec() {
                    it("a label, has no text") { XCTAssertNil(title()) }
                    it("a label, has no text") { XCTAssertTrue(isConfigured) }
                    it("7 is wrong") { XCTFail("no") }
                }
            }
            final class PlainTests: XCTestCase { func testTitle() { XCTAssertNil(title()) } }
            """, to: "Tests/LibTests/TitleSpec.swift")
        let report = try builder.test(at: folder.url.path) { _ in }
        #expect(report.problems.isEmpty, "\(report.problems)")
        let results = Dictionary(uniqueKeysWithValues: report.tests.map { ($0.fullName, $0.status == .passed) })
        let expected: [String: Bool] = [
            "TitleSpec.a_label__has_no_text": true, "TitleSpec.a_label__has_no_text_2": true, "TitleSpec._7_is_wrong": false, "PlainTests.testTitle": true,
        ]
        #expect(results == expected)
    }

    @Test("tests run inside the host app that their bundle names; a crash ends its test alone; activities, attachments and expected failures")
    func hostedTests() throws {
        try folder.write(
            """
            // !$*UTF8*$!
            { archiveVersion = 1; objectVersion = 77; rootObject = P; objects = {
                P = {isa = PBXProject; mainGroup = G; targets = (APP, TESTS,); buildConfigurationList = LP; };
                G = {isa = PBXGroup; children = (FA, FT,); sourceTree = "<group>"; };
                FA = {isa = PBXFileSystemSynchronizedRootGroup; path = App; sourceTree = "<group>"; };
                FT = {isa = PBXFileSystemSynchronizedRootGroup; path = Tests; sourceTree = "<group>"; };
                APP = {isa = PBXNativeTarget; name = Demo; productType = "com.apple.product-type.application"; buildPhases = ();
                    buildConfigurationList = LA; fileSystemSynchronizedGroups = (FA,); };
                TESTS = {isa = PBXNativeTarget; name = DemoTests; productType = "com.apple.product-type.bundle.unit-test"; buildPhases = ();
                    buildConfigurationList = LT; fileSystemSynchronizedGroups = (FT,); dependencies = (DA,); };
                DA = {isa = PBXTargetDependency; target = APP; };
                LP = {isa = XCConfigurationList; buildConfigurations = (CP,); };
                LA = {isa = XCConfigurationList; buildConfigurations = (CA,); };
                LT = {isa = XCConfigurationList; buildConfigurations = (CT,); };
                CP = {isa = XCBuildConfiguration; name = Debug; buildSettings = {SDKROOT = iphoneos; }; };
                CA = {isa = XCBuildConfiguration; name = Debug; buildSettings = {GENERATE_INFOPLIST_FILE = YES; PRODUCT_BUNDLE_IDENTIFIER = com.example.demo; SWIFT_VERSION = 5.0; TARGETED_DEVICE_FAMILY = "1,2"; }; };
                CT = {isa = XCBuildConfiguration; name = Debug; buildSettings = {SWIFT_VERSION = 5.0; TEST_HOST = "$(BUILT_PRODUCTS_DIR)/Demo.app/Demo"; BUNDLE_LOADER = "$(TEST_HOST)"; }; };
            }; }
            """, to: "Demo.xcodeproj/project.pbxproj")
        try folder.write(
            """
            import UIKit
            @main class AppDelegate: UIResponder, UIApplicationDelegate {
                var window: UIWindow?
                func application(_ application: UIApplication, didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
                    window = UIWindow()
                    window?.rootViewController = UIViewController()
                    window?.makeKeyAndVisible()
                    return true
                }
            }
            """, to: "App/App.swift")
        try folder.write(
            """
            import Testing
            import XCTest
            @testable import Demo

            final class HostTests: XCTestCase {
                func testACrash() { fatalError("on purpose") }
                @MainActor func testHost() {
                    let app = UIApplication.shared
                    XCTAssertTrue(app.delegate is AppDelegate && app.applicationState == .active)
                    XCTAssertEqual((app.delegate as? AppDelegate)?.window?.bounds.size, CGSize(width: 834, height: 1194))
                }
                @MainActor func testKnown() {
                    XCTExpectFailure("known") { XCTContext.runActivity(named: "failing") { _ in XCTFail("no") } }
                    let attachment = XCTAttachment(string: "kept")
                    attachment.name = "note"
                    attachment.lifetime = .keepAlways
                    add(attachment)
                }
                @MainActor func testAudit() throws {
                    let app = XCUIApplication()
                    XCTAssertEqual(app.state, .runningForeground)
                    try app.performAccessibilityAudit()
                    let label = UILabel(frame: CGRect(x: 20, y: 100, width: 300, height: 40))
                    label.text = "Pale"
                    label.textColor = UIColor(white: 0.8, alpha: 1)
                    label.accessibilityIdentifier = "pale"
                    let root = (UIApplication.shared.delegate as? AppDelegate)?.window?.rootViewController?.view
                    root?.backgroundColor = .white
                    root?.addSubview(label)
                    var heard: [String] = []
                    try app.performAccessibilityAudit(for: [.contrast, .dynamicType]) { issue in
                        heard.append(issue.compactDescription + " " + (issue.element?.identifier ?? ""))
                        return issue.auditType == .dynamicType
                    }
                    label.removeFromSuperview()
                    XCTAssertEqual(heard, ["Contrast failed pale", "Dynamic Type font sizes are unsupported pale"])
                }
                func testStrict() { XCTExpectFailure("never comes") {} }
                @MainActor override func setUp() { super.setUp() }
                @MainActor func testChange() {
                    let counter = Counter()
                    keyValueObservingExpectation(for: counter, keyPath: "count", expectedValue: 2)
                    keyValueObservingExpectation(for: counter, keyPath: "count") { object, _ in (object as? Counter)?.count == 1 }
                    keyValueObservingExpectation(for: counter, keyPath: "count", expectedValue: 0)
                    let own = XCTKVOExpectation(keyPath: "count", object: counter, expectedValue: 2)
                    DispatchQueue.main.async { for count in 1...3 { counter.count = count } }
                    wait(for: [own])
                    let later: () -> Void = expectation(description: "later").fulfill
                    later()
                    waitForExpectations(timeout: 5)
                }
                @MainActor func testWaiting() async throws {
                    let view = UIView()
                    UIView.animate(withDuration: 0.05) { view.alpha = 0 }
                    try await Task.sleep(nanoseconds: 1_000_000)
                }
            }

            final class Counter: NSObject { @objc dynamic var count = 0 }

            @MainActor @Test func frames() async throws {
                var isDone = false
                let view = UIView()
                UIView.animate(withDuration: 0.05, animations: { view.alpha = 0 }) { _ in isDone = true }
                for _ in 0..<500 where !isDone { try await Task.sleep(nanoseconds: 10_000_000) }
                #expect(isDone)
                #expect(Thread.isMainThread)
                #expect(UIApplication.shared.delegate is AppDelegate)
                let documents = FileManager.default.urls(for: .documentDirectory, in: .userDomainMask)[0].path
                #expect(documents == NSHomeDirectory() + "/Documents" && FileManager.default.fileExists(atPath: documents))
                #expect(NSHomeDirectory() == ProcessInfo.processInfo.environment["HOME"])
            }
            """, to: "Tests/HostTests.swift")
        var options = TestOptions()
        (options.window, options.attachments) = ("ipad-pro-11.portrait.full", folder.url.appendingPathComponent("kept"))
        let lines = Mutex<[String]>([])
        let report = try builder.test(at: folder.path("Demo.xcodeproj"), options: options) { line in lines.withLock { $0.append(line) } }
        let text = lines.withLock { $0 }.joined(separator: "\n")
        let byName = Dictionary(report.tests.map { ($0.name, $0) }) { first, _ in first }
        #expect(report.counts == "5 passed, 3 failed, 0 skipped" && report.problems.isEmpty, "\(text)")
        #expect(byName["testACrash"]?.crashed == true && byName["testACrash"]?.failures.last?.message.contains("on purpose") == true)
        #expect(byName["testHost"]?.status == .passed && byName["frames()"]?.status == .passed)
        #expect(byName["testAudit"]?.failures.map(\.message) == ["failed - Contrast failed: UILabel has a contrast of 1.6 to 1, and needs 4.5"])
        #expect(byName["testKnown"]?.expectedFailures.count == 1 && byName["testKnown"]?.attachments.first?.name == "note.txt")
        #expect(byName["testStrict"]?.failures.first?.message.contains("Expected failure but none recorded: never comes") == true)
        #expect(text.contains("s failing") && !text.contains("\u{1E}"))
        #expect(try String(contentsOfFile: folder.path("kept/HostTests.testKnown-note.txt"), encoding: .utf8) == "kept")
    }

    @Test("an app, a framework and a folder with names that are not ASCII build and run, also where imports are internal unless they say otherwise")
    func unicode() throws {
        try folder.write(
            """
            // !$*UTF8*$!
            { archiveVersion = 1; objectVersion = 77; rootObject = P; objects = {
                P = {isa = PBXProject; mainGroup = G; targets = (APP, CORE,); buildConfigurationList = LP; };
                G = {isa = PBXGroup; children = (FA, FC,); sourceTree = "<group>"; };
                FA = {isa = PBXFileSystemSynchronizedRootGroup; path = Quellen; sourceTree = "<group>"; };
                FC = {isa = PBXFileSystemSynchronizedRootGroup; path = "Kérn"; sourceTree = "<group>"; };
                APP = {isa = PBXNativeTarget; name = "Grüße 日本"; productType = "com.apple.product-type.application"; buildPhases = ();
                    buildConfigurationList = LA; fileSystemSynchronizedGroups = (FA,); dependencies = (D,); };
                CORE = {isa = PBXNativeTarget; name = "Kérn-1"; productType = "com.apple.product-type.framework"; buildPhases = ();
                    buildConfigurationList = LC; fileSystemSynchronizedGroups = (FC,); };
                D = {isa = PBXTargetDependency; target = CORE; };
                LP = {isa = XCConfigurationList; buildConfigurations = (CP,); };
                LA = {isa = XCConfigurationList; buildConfigurations = (CA,); };
                LC = {isa = XCConfigurationList; buildConfigurations = (CC,); };
                CP = {isa = XCBuildConfiguration; name = Debug; buildSettings = {SDKROOT = iphoneos; }; };
                CA = {isa = XCBuildConfiguration; name = Debug; buildSettings = {GENERATE_INFOPLIST_FILE = YES; INFOPLIST_KEY_NSPrincipalClass = "$(PRODUCT_MODULE_NAME).Größe";
                    SWIFT_UPCOMING_FEATURE_INTERNAL_IMPORTS_BY_DEFAULT = YES; }; };
                CC = {isa = XCBuildConfiguration; name = Debug; buildSettings = {SWIFT_VERSION = 5.0; }; };
            }; }
            """, to: "Größe/Grüße.xcodeproj/project.pbxproj")
        try folder.write("public let kern = \"Kérn\"\n", to: "Größe/Kérn/Wört.swift")
        try folder.write("salut", to: "Größe/Quellen/é/à.txt")
        try folder.write(
            """
            import Foundation
            import Kérn_1
            import UIKit
            class Größe: NSObject {}
            let text = try String(contentsOf: Bundle.main.url(forResource: "à", withExtension: "txt")!, encoding: .utf8)
            let name = Bundle.main.infoDictionary?["NSPrincipalClass"] as? String ?? ""
            print([kern, text, NSStringFromClass(Größe.self), "\\(NSClassFromString(name) == Größe.self)"].joined(separator: "|"))
            """, to: "Größe/Quellen/main.swift")
        let application = try builder.buildApplication(at: folder.path("Größe"))
        #expect(application.bundle.lastPathComponent == "Grüße 日本.app")
        let said: String = try run(application)
        #expect(said == "Kérn|salut|Grüße_日本.Größe|true")
    }

    @Test("a product that no package has, and a project without tests, are told before anything is built")
    func earlyErrors() throws {
        try writeProject()
        let missing = #expect(throws: ProjectError.self) { try builder.buildApplication(at: folder.path("Demo.xcodeproj")) }
        #expect(missing?.message.contains("Plain") == true)
        try folder.write("// swift-tools-version: 5.9\nimport PackageDescription\nlet package = Package(name: \"None\", targets: [])", to: "None/Package.swift")
        let none = #expect(throws: ProjectError.self) { try builder.test(at: folder.path("None")) { _ in } }
        #expect(none?.kind == .noTests)
        let notAnApp = #expect(throws: ProjectError.self) { try builder.buildApplication(at: folder.path("None")) }
        #expect(notAnApp?.kind == .noApplicationTarget)
    }
}
