// swift-tools-version: 6.2
import Foundation
import PackageDescription

// SourceLowering uses the SwiftSyntax that every Swift toolchain ships beside its compiler: it is always of the
// compiler's own version, and costs nothing to build. The manifest runs inside that toolchain, so it can ask where it is.
let toolchainHostLibraries: String = {
    // Not String(contentsOfFile:), which stops after the first page of a file that says its size is 0.
    let maps = String(decoding: FileHandle(forReadingAtPath: "/proc/self/maps")?.readDataToEndOfFile() ?? Data(), as: UTF8.self)
    for line in maps.split(separator: "\n") where line.hasSuffix("/pm/ManifestAPI/libPackageDescription.so") {
        guard let slash = line.firstIndex(of: "/") else { continue }
        let manifestAPI = URL(fileURLWithPath: String(line[slash...])).deletingLastPathComponent()
        return manifestAPI.deletingLastPathComponent().deletingLastPathComponent().appendingPathComponent("host").path
    }
    return "/usr/lib/swift/host"
}()

// Only SourceLowering and what imports it meet these flags; no library product does.
let swiftSyntaxFlags: [SwiftSetting] = [.unsafeFlags(["-I", toolchainHostLibraries])]
let swiftSyntaxLinking: [LinkerSetting] = [
    .unsafeFlags(["-L", toolchainHostLibraries, "-Xlinker", "-rpath", "-Xlinker", toolchainHostLibraries]),
    .linkedLibrary("SwiftSyntax"), .linkedLibrary("SwiftParser"), .linkedLibrary("SwiftParserDiagnostics"),
]

// Swift Testing has an overlay for each of Apple's frameworks named as ours are; on Linux there is none to load.
let testSettings: [SwiftSetting] = [.unsafeFlags(["-Xfrontend", "-disable-cross-import-overlays"])]

let runtimeModules = [
    "SimulatedSystem", "ObjectRuntime", "PNGEncoding", "CoreGraphics", "CoreText", "LayoutEngine", "ListEngine", "QuartzCore", "CoreImage", "InputLimits",
    "InterfaceFiles", "AppSession", "LayoutAudit", "UIKit",
    "QuinceOSLog", "QuinceLeftOut", "QuinceSwift4", "Device", "DeviceLink", "HeadlessHost", "WindowMatrix",
]

// Frameworks that only apps which import them link, each by its module alone: AppBuilder makes module and shared library when an app first does.
// Their modules have names of our own, so that packages used as they were fetched do not take them for the whole of Apple's.
let linkedFrameworks: [(name: String, uses: [String])] = [
    ("AVFAudio", ["AVFoundation"]), ("AVFoundation", ["AudioToolbox", "CoreMedia"]), ("AVKit", ["AVFoundation"]), ("AdSupport", []),
    ("AppTrackingTransparency", []), ("AudioToolbox", ["CoreAudioTypes"]), ("CoreAudio", ["CoreAudioTypes"]), ("CoreAudioTypes", []),
    ("AuthenticationServices", []), ("BackgroundTasks", []), ("CFNetwork", ["Security"]), ("CloudKit", ["CoreData", "CoreLocation"]), ("Combine", []),
    ("Contacts", ["CoreLocation"]),
    ("ContactsUI", ["Contacts"]), ("CoreBluetooth", []), ("CoreHaptics", ["AVFoundation"]), ("CoreLocation", []),
    ("CoreMedia", ["CoreAudioTypes", "CoreVideo"]), ("CoreMotion", []), ("CoreServices", ["MobileCoreServices"]),
    ("CoreSpotlight", ["CoreData", "UniformTypeIdentifiers"]), ("CoreVideo", []), ("EventKit", ["CoreLocation"]),
    ("EventKitUI", ["EventKit"]), ("ImageIO", []), ("LinkPresentation", []), ("LocalAuthentication", []),
    ("MapKit", ["Contacts", "CoreLocation"]), ("MediaPlayer", ["AVFoundation"]), ("MessageUI", []), ("MetalPerformanceShaders", ["Metal"]),
    ("MobileCoreServices", ["UniformTypeIdentifiers"]),
    ("Network", []), ("NotificationCenter", []), ("Photos", ["AVFoundation", "CoreLocation", "ImageIO"]), ("PhotosUI", ["CoreTransferable", "Photos", "UniformTypeIdentifiers"]),
    ("QuickLook", []),
    ("SQLite3", []), ("SafariServices", []), ("SceneKit", ["simd"]), ("Security", []), ("Social", ["Accounts"]), ("Speech", ["AVFoundation"]),
    ("SpriteKit", ["AVFoundation"]), ("StoreKit", []), ("Symbols", []),
    ("SystemConfiguration", []), ("UniformTypeIdentifiers", []), ("UserNotifications", ["CoreLocation"]), ("UserNotificationsUI", ["UserNotifications"]), ("WebKit", []), ("WidgetKit", []),
    ("Accelerate", []), ("CallKit", []), ("CommonCrypto", []), ("CoreML", ["CoreVideo"]), ("CoreTelephony", []), ("CryptoKit", []),
    ("GameKit", ["SpriteKit", "GameplayKit"]), ("GameplayKit", ["SpriteKit"]), ("GroupActivities", ["AVFoundation", "Combine"]),
    ("Intents", ["Contacts", "CoreLocation"]), ("IntentsUI", ["Intents"]),
    ("MultipeerConnectivity", []),
    ("NaturalLanguage", []), ("NearbyInteraction", ["simd"]), ("PDFKit", []), ("PassKit", ["Contacts"]), ("PencilKit", []),
    ("PushKit", []), ("ReplayKit", []),
    ("RswiftResources", []), ("CocoaLumberjack", []), ("FMDB", []), ("JVFloatLabeledTextField", []), ("PureLayout", []),
    ("GooglePlaces", ["CoreLocation", "GoogleMaps"]), ("GoogleMaps", ["CoreLocation"]), ("RxCocoaRuntime", []), ("SDWebImage", []), ("Firebase", []),
    ("RealmSwift", ["Combine"]),
    ("OHHTTPStubs", []),
    ("FirebaseCombineSwift", ["Combine", "Firebase"]), ("ProgressHUDs", []), ("GoogleSignIn", []), ("FacebookSDK", []), ("FSCalendar", []),
    ("SWRevealViewController", []), ("iCarousel", []), ("ChameleonFramework", []), ("MJRefresh", []), ("DZNEmptyDataSet", []), ("AFNetworking", ["SystemConfiguration"]),
    ("ObjCReachability", ["SystemConfiguration"]),
    ("BDBOAuth1Manager", ["AFNetworking", "CommonCrypto", "Security"]), ("ParseSDK", ["CoreLocation"]), ("FirebaseUI", ["Firebase", "SDWebImage"]),
    ("AppCenterSDK", []), ("AppMetricaSDK", ["CoreLocation"]), ("Appirater", []), ("SVGKit", []), ("UIScrollView_InfiniteScroll", []), ("YouTubeiOSPlayerHelper", ["WebKit"]), ("JSQMessagesViewController", ["AVFoundation", "CoreLocation", "MapKit"]),
    ("Vision", ["CoreML", "CoreMedia", "CoreVideo", "ImageIO"]),
    ("HealthKit", ["CoreLocation"]), ("Metal", []), ("MetalKit", ["Metal"]),
    ("ARKit", ["AVFoundation", "CoreLocation", "Metal", "SceneKit", "SpriteKit", "simd"]), ("VisionKit", ["Vision"]), ("CoreNFC", []), ("DeviceCheck", []),
    ("MetricKit", []), ("QuickLookThumbnailing", ["UniformTypeIdentifiers"]), ("HomeKit", []), ("ExternalAccessory", []),
    ("SoundAnalysis", ["AVFoundation", "CoreML"]), ("ActivityKit", []), ("WeatherKit", ["CoreLocation"]), ("Messages", []), ("CarPlay", ["MapKit"]),
    ("Accounts", []), ("GameController", []), ("AddressBook", ["Contacts"]), ("AddressBookUI", ["AddressBook", "ContactsUI"]),
    ("Accessibility", []), ("Compression", []), ("WatchConnectivity", []), ("simd", []), ("zlib", []),
    ("AppIntents", ["UniformTypeIdentifiers"]),
    ("OpenGLES", []),
    ("GLKit", ["OpenGLES"]),
    ("NetworkExtension", []),
    ("AdServices", []),
    ("TipKit", []),
    ("VideoToolbox", ["CoreMedia"]),
    ("CoreTransferable", ["UniformTypeIdentifiers"]),
    ("JavaScriptCore", []),
    ("iAd", []),
    ("AssetsLibrary", ["Photos"]),
    ("CoreMIDI", []),
    ("ShazamKit", ["AVFoundation"]),
    ("AppClip", ["CoreLocation"]),
    ("SharedWithYou", []),
]
// What a framework stands on where that is not UIKit, and the C libraries that one calls.
let foundations: [String: [Target.Dependency]] = [
    "MetricKit": ["UIKit", "QuinceOSLog"],
    "Combine": ["ObjectRuntime", .product(name: "OpenCombineShim", package: "OpenCombine")],
    "CommonCrypto": ["UIKit", "CCrypto"], "CryptoKit": ["UIKit", "CCrypto"], "Security": ["UIKit", "CCrypto"], "Compression": ["UIKit", "CZlib"], "SQLite3": ["CSQLite"],
    "RealmSwift": ["ObjectRuntime", "CSQLite"],
    "OHHTTPStubs": ["ObjectRuntime"],
    "CocoaLumberjack": ["ObjectRuntime"],
    "FMDB": ["ObjectRuntime", "CSQLite"],
    "SpriteKit": ["UIKit", "CPhysics"], "zlib": ["CZlib"],
]
// Keeps its objects in SQLite, of which no app sees anything.
let coreDataTarget: Target = .target(
    name: "QuinceCoreData", dependencies: ["UIKit", "InterfaceFiles", "ListEngine", "CSQLite"], path: "Sources/Frameworks/CoreData")
// What the toolchain's own XCTest lacks; tests import both.
let testFrameworkTarget: Target = .target(name: "QuinceXCTest", dependencies: ["UIKit"], path: "Sources/Frameworks/XCTest")
let frameworkTargets: [Target] =
    [coreDataTarget, testFrameworkTarget]
    + linkedFrameworks.map { framework in
        .target(
            name: "Quince" + framework.name,
            dependencies: (foundations[framework.name] ?? ["UIKit"]) + framework.uses.map { .target(name: "Quince" + $0) },
            path: "Sources/Frameworks/\(framework.name)")
    }

// The launcher sets Quince up without what only its developers need (tests, benchmarks and the programs that these start), and without the
// frameworks beside UIKit: AppBuilder has one compiled when an app first imports it, as part of the same set-up.
let developersTargets: Set<String> = ["ClockProbe", "CoreDataBench", "CoreDataProbe", "FrameBench", "HostileInputs", "HostileRun", "ListBench", "TestSupport"]
let setUp: String? = Context.environment["QUINCE_SETUP"]
let isSettingUp: Bool = setUp != nil

let package = Package(
    name: "Quince",
    products: [
        // What an app built by Quince links: one shared library, built once and shared by every app.
        .library(name: "QuinceRuntime", type: .dynamic, targets: runtimeModules),
        .executable(name: "quince-tool", targets: ["quince"]),
        // What the hosts that show an app live have in common with its process; see Desktop and Browser.
        .library(name: "DeviceLink", targets: ["DeviceLink"]),
        .library(name: "LiveHosting", targets: ["LiveHosting"]),
        .library(name: "PNGEncoding", targets: ["PNGEncoding"]),
        .library(name: "ProcessControl", targets: ["ProcessControl"]),
    ],
    dependencies: [
        // Apple's own command-line parser: help, completion and error messages as users of Swift tools know them.
        .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.0"),
        // What apps get for `import Combine`, with what it lacks in Sources/Frameworks/Combine. Each version is tried before it is taken:
        // the framework's library is linked from the modules that this one has.
        .package(url: "https://github.com/OpenCombine/OpenCombine", exact: "0.14.0"),
    ],
    targets: [
        .target(name: "CProcessControl"),
        .target(name: "ProcessControl", dependencies: ["CProcessControl"]),
        .testTarget(name: "ProcessControlTests", dependencies: ["ProcessControl", "TestSupport"]),
        .systemLibrary(name: "CCairo", pkgConfig: "cairo", providers: [.apt(["libcairo2-dev"])]),
        .systemLibrary(name: "CPixman", pkgConfig: "pixman-1", providers: [.apt(["libpixman-1-dev"])]),
        .systemLibrary(name: "CPango", pkgConfig: "pango", providers: [.apt(["libpango1.0-dev"])]),
        .systemLibrary(name: "CImageCodecs", pkgConfig: "libpng", providers: [.apt(["libpng-dev", "libturbojpeg0-dev", "libdeflate-dev"])]),
        // Digests and ciphers for the apps that import CommonCrypto or CryptoKit, and for them alone.
        .systemLibrary(name: "CCrypto", providers: [.apt(["libssl-dev"])]),
        .systemLibrary(name: "CZlib", pkgConfig: "zlib", providers: [.apt(["zlib1g-dev"])]),
        .systemLibrary(name: "CSQLite", pkgConfig: "sqlite3", providers: [.apt(["libsqlite3-dev"])]),
        // Stands before the C library's functions about time; see ARCHITECTURE.md, "The session's clock".
        .target(name: "CVirtualTime", cSettings: [.define("_GNU_SOURCE")]),
        .target(name: "SimulatedSystem"),
        // ICU is what Foundation is built on: it is loaded anyway.
        .target(name: "ObjectRuntime", dependencies: ["CVirtualTime", "CZlib", "SimulatedSystem"], linkerSettings: [.linkedLibrary("_FoundationICU")]),
        .target(name: "PNGEncoding", dependencies: ["CImageCodecs"]),
        .target(name: "CoreGraphics", dependencies: ["ObjectRuntime", "PNGEncoding", "CCairo", "CImageCodecs", "CVirtualTime"]),
        .target(name: "CoreText", dependencies: ["CoreGraphics", "CPango"], resources: [.copy("Resources/Fonts")]),
        // Where tests find the facts and the data they read.
        .target(name: "TestSupport", path: "Tests/TestSupport"),
        .testTarget(name: "CoreTextTests", dependencies: ["CoreText", "CoreGraphics", "TestSupport"], swiftSettings: testSettings),
        .testTarget(name: "CoreGraphicsTests", dependencies: ["PNGEncoding", "CoreGraphics", "CCairo", "CImageCodecs", "TestSupport"], swiftSettings: testSettings),
        .target(name: "LayoutEngine"),
        .testTarget(name: "LayoutEngineTests", dependencies: ["LayoutEngine", "TestSupport"]),
        .target(name: "ListEngine"),
        .testTarget(name: "ListEngineTests", dependencies: ["ListEngine", "TestSupport"]),
        .target(name: "QuartzCore", dependencies: ["CoreGraphics", "CoreText", "ObjectRuntime", "CPixman"]),
        // Box2D, as C: what moves in UIKit's dynamics.
        .target(name: "CPhysics", linkerSettings: [.linkedLibrary("box2d")]),
        // QR codes are drawn as the library for them says.
        .systemLibrary(name: "CQRCode", providers: [.apt(["libqrencode-dev"])]),
        .target(name: "CoreImage", dependencies: ["PNGEncoding", "CoreGraphics", "ObjectRuntime", "CQRCode"]),
        .testTarget(name: "CoreImageTests", dependencies: ["CoreImage", "UIKit", "TestSupport"], swiftSettings: testSettings),
        .target(name: "InputLimits"),
        .testTarget(name: "InputLimitsTests", dependencies: ["InputLimits"]),
        .target(name: "InterfaceFiles", dependencies: ["InputLimits"]),
        .target(name: "AppSession"),
        .target(name: "LayoutAudit", dependencies: ["AppSession"]),
        .testTarget(name: "LayoutAuditTests", dependencies: ["LayoutAudit", "AppSession"]),
        .target(name: "FolderAccess"),
        .target(name: "XMLText"),
        .testTarget(name: "FolderAccessTests", dependencies: ["FolderAccess"]),
        .target(name: "QuinceOSLog", dependencies: ["ObjectRuntime"]),
        .target(name: "QuinceLeftOut", dependencies: ["ObjectRuntime", "UIKit"]),
        .target(name: "QuinceSwift4", dependencies: ["UIKit"]),
        .testTarget(name: "QuinceCombineTests", dependencies: ["QuinceCombine", "ObjectRuntime"]),
        .testTarget(name: "QuinceOSLogTests", dependencies: ["QuinceOSLog"]),
        .target(
            name: "UIKit",
            dependencies: [
                "PNGEncoding", "CPhysics", "ObjectRuntime", "CoreGraphics", "CoreText", "LayoutEngine", "ListEngine", "QuartzCore", "CoreImage",
                "InterfaceFiles", "AppSession", "SimulatedSystem",
            ], resources: [.copy("Resources/Symbols")]),
        .target(name: "Device", dependencies: ["AppSession", "CoreGraphics", "CoreText", "ObjectRuntime", "CVirtualTime", "SimulatedSystem"]),
        .target(name: "DeviceLink"),
        .target(name: "LiveHosting", dependencies: ["DeviceLink", "ProcessControl"]),
        .testTarget(name: "LiveHostingTests", dependencies: ["LiveHosting", "DeviceLink", "TestSupport"]),
        .target(
            name: "HeadlessHost",
            dependencies: ["PNGEncoding", "Device", "DeviceLink", "AppSession", "LayoutAudit", "CoreGraphics", "ObjectRuntime", "CVirtualTime", "InputLimits"],
            path: "Sources/Hosts"),
        .target(
            name: "WindowMatrix",
            dependencies: [
                "FolderAccess", "InputLimits", "ProcessControl", "Device", "HeadlessHost", "AppSession", "LayoutAudit", "CoreGraphics", "CoreText",
                "ObjectRuntime", "XMLText",
            ]),
        .target(name: "XcodeProject", dependencies: ["FolderAccess", "InputLimits", "SimulatedSystem"]),
        .testTarget(name: "XcodeProjectTests", dependencies: ["XcodeProject", "InputLimits", "TestSupport"]),
        .testTarget(
            name: "ProjectTemplatesTests", dependencies: ["ProjectTemplates", "AppBuilder", "XcodeProject", "FolderAccess", "ProcessControl", "TestSupport"],
            swiftSettings: swiftSyntaxFlags, linkerSettings: swiftSyntaxLinking),
        .target(name: "ProjectTemplates", dependencies: ["FolderAccess"], resources: [.copy("Templates")]),
        // Inputs that are made to do harm, and who reads them.
        .target(
            name: "HostileInputs",
            dependencies: ["AppBuilder", "FolderAccess", "HeadlessHost", "InputLimits", "InterfaceFiles", "SourceLowering", "XcodeProject", "TestSupport"],
            path: "Tests/HostileInputs", swiftSettings: swiftSyntaxFlags, linkerSettings: swiftSyntaxLinking),
        .testTarget(
            name: "HostileInputTests",
            dependencies: ["HostileInputs", "AppBuilder", "HeadlessHost", "InputLimits", "InterfaceFiles", "XcodeProject", "TestSupport"],
            swiftSettings: swiftSyntaxFlags, linkerSettings: swiftSyntaxLinking),
        // The long runs of them; see CONTRIBUTING.md, "Hostile inputs".
        .executableTarget(
            name: "HostileRun", dependencies: ["HostileInputs", "AppBuilder", "FolderAccess", "InputLimits", "ProcessControl", "XcodeProject"],
            path: "Tests/HostileRun", swiftSettings: swiftSyntaxFlags, linkerSettings: swiftSyntaxLinking),
        .testTarget(
            name: "AppBuilderTests", dependencies: ["AppBuilder", "HostileInputs", "TestSupport", "FolderAccess", "ProcessControl", "XcodeProject"],
            swiftSettings: swiftSyntaxFlags, linkerSettings: swiftSyntaxLinking),
        .target(name: "SourceLowering", dependencies: ["InputLimits", "SimulatedSystem"], swiftSettings: swiftSyntaxFlags, linkerSettings: swiftSyntaxLinking),
        .target(
            name: "AppBuilder",
            dependencies: ["FolderAccess", "ProcessControl", "InputLimits", "InterfaceFiles", "SimulatedSystem", "XcodeProject", "SourceLowering", "XMLText"],
            exclude: ["Facts"], swiftSettings: swiftSyntaxFlags),
        .testTarget(name: "InterfaceFilesTests", dependencies: ["InterfaceFiles", "InputLimits", "TestSupport"]),
        .testTarget(name: "QuartzCoreTests", dependencies: ["PNGEncoding", "QuartzCore", "TestSupport"], swiftSettings: testSettings),
        .testTarget(name: "ObjectRuntimeTests", dependencies: ["ObjectRuntime"]),
        .testTarget(
            name: "SourceLoweringTests", dependencies: ["SourceLowering", "ObjectRuntime", "ProcessControl", "TestSupport"],
            swiftSettings: swiftSyntaxFlags, linkerSettings: swiftSyntaxLinking),
        .testTarget(
            name: "UIKitTests",
            dependencies: [
                "UIKit", "QuinceLeftOut", "QuinceSwift4", "AppSession", "LayoutAudit", "LayoutEngine", "ListEngine", "Device", "HeadlessHost", "TestSupport",
            ],
            swiftSettings: testSettings),
        .executableTarget(
            name: "FrameBench", dependencies: ["UIKit", "Device", "HeadlessHost", "AppSession", "CoreGraphics", "ObjectRuntime"],
            path: "Benchmarks/Frames", exclude: ["README.md", "Peers"]),
        .executableTarget(
            name: "ListBench",
            dependencies: ["UIKit", "Device", "HeadlessHost", "AppSession", "CoreGraphics", "ObjectRuntime", "ListEngine"],
            path: "Benchmarks/Lists", exclude: ["README.md", "Peers"]),
        .testTarget(
            name: "CoverageTests", dependencies: ["ProcessControl", "TestSupport"], swiftSettings: swiftSyntaxFlags, linkerSettings: swiftSyntaxLinking),
        .executableTarget(
            name: "quince",
            dependencies: [
                "ProcessControl", "AppBuilder", "CoreText", "FolderAccess", "Device", "HeadlessHost", "InputLimits", "LayoutAudit", "WindowMatrix",
                "XcodeProject", "ProjectTemplates", "AppSession",
                .product(name: "ArgumentParser", package: "swift-argument-parser"),
            ],
            swiftSettings: swiftSyntaxFlags, linkerSettings: swiftSyntaxLinking),
        .testTarget(
            name: "QuinceToolTests", dependencies: ["ProcessControl", "quince", "AppBuilder", "WindowMatrix", "TestSupport"], swiftSettings: swiftSyntaxFlags,
            linkerSettings: swiftSyntaxLinking),
        .testTarget(name: "DeviceTests", dependencies: ["Device", "AppSession", "TestSupport"]),
        // What tests of the session's clock start: a process has a clock of its own from its start or never.
        // It crashes at lines that tests look for, with debug information whatever the others are built with.
        .executableTarget(
            name: "ClockProbe", dependencies: ["UIKit", "HeadlessHost", "Device", "ObjectRuntime", "QuinceCombine", "QuinceOSLog"], path: "Tests/ClockProbe",
            swiftSettings: [.unsafeFlags(["-Xfrontend", "-g"])]),
        .testTarget(
            name: "HeadlessHostTests",
            dependencies: ["ClockProbe", "HeadlessHost", "Device", "DeviceLink", "AppSession", "LayoutAudit", "ProcessControl", "TestSupport"]),
        .testTarget(name: "WindowMatrixTests", dependencies: ["FolderAccess", "WindowMatrix", "HeadlessHost", "Device", "LayoutAudit", "AppSession"]),
        .executableTarget(
            name: "CoreDataBench", dependencies: ["QuinceCoreData", "UIKit", "CSQLite"], path: "Benchmarks/CoreData", exclude: ["README.md", "Peers", "run.sh"]),
        // What the soak script kills.
        .executableTarget(name: "CoreDataProbe", dependencies: ["QuinceCoreData", "UIKit"], path: "Tests/CoreDataProbe"),
        .testTarget(name: "CoreDataTests", dependencies: ["QuinceCoreData", "UIKit", "InterfaceFiles", "TestSupport"], swiftSettings: testSettings),
        .testTarget(
            name: "FrameworkTests",
            dependencies: ["UIKit", "Device", "HeadlessHost", "AppSession", "InterfaceFiles", "TestSupport"] + linkedFrameworks.map { .target(name: "Quince" + $0.name) },
            swiftSettings: testSettings),
    ].filter { target in !isSettingUp || target.type != .test && !developersTargets.contains(target.name) } + (setUp == nil || setUp == "frameworks" ? frameworkTargets : []),
    swiftLanguageModes: [.v6],
    cxxLanguageStandard: .cxx17
)

// The set-up compiles two modules at a time, in the order in which they can be. UIKit takes longest, and stands on ObjectRuntime, CoreGraphics,
// CoreText and QuartzCore, one after the other: the rest is kept from the start, so that none of these waits for a processor, and what UIKit does not
// stand on comes one by one beside it.
if isSettingUp {
    let later: [String: String] = [
        "InputLimits": "PNGEncoding", "LayoutEngine": "PNGEncoding", "ListEngine": "PNGEncoding",
        "FolderAccess": "QuartzCore", "ProcessControl": "FolderAccess", "DeviceLink": "ProcessControl", "XMLText": "DeviceLink", "QuinceOSLog": "DeviceLink",
        "XcodeProject": "DeviceLink", "SourceLowering": "XcodeProject", "Device": "SourceLowering", "LayoutAudit": "Device",
    ]
    // What waits for the compiler and for the disk gains little from being optimised (docs/architecture/building.md has figures), which takes five times as
    // long as compiling it does.
    // UIKit is optimised for its size, in three quarters of the time, and does not watch its own accesses for conflicts, as UIKit itself has nothing that does:
    // together pictures take as long as before. Debug builds, and so all tests, watch them.
    let flags: [String: [String]] = [
        "AppBuilder": ["-Onone"], "XcodeProject": ["-Onone"], "quince": ["-Onone"], "UIKit": ["-Osize", "-enforce-exclusivity=unchecked"],
    ]
    for target in package.targets {
        target.dependencies += later[target.name].map { [.target(name: $0)] } ?? []
        if let own = flags[target.name] { target.swiftSettings = (target.swiftSettings ?? []) + [.unsafeFlags(own)] }
    }
}
