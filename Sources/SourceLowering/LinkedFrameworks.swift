/// Apple's frameworks that Quince has beside UIKit, each a module and a shared library of its own: only apps that import one link it.
///
/// Their modules go by other names, `QuinceNAME`, and the compiler is told of the alias in modules that are rewritten alone. Packages that are used
/// as they were fetched ask whether `Security` or `Network` can be imported, and mean all of Apple's.
package enum LinkedFrameworks {
    /// As apps import them. Each has its folder under `Sources/Frameworks` and its line in `Package.swift`.
    package static let names: Set<String> = standIns.union([
        "ARKit", "AVFAudio", "AVFoundation", "AVKit", "Accelerate", "Accessibility", "Accounts", "ActivityKit", "AdSupport", "AddressBook", "AddressBookUI",
        "AppTrackingTransparency", "AudioToolbox", "AuthenticationServices", "BackgroundTasks", "CFNetwork", "CallKit", "CarPlay", "CloudKit",
        "Combine", "CommonCrypto", "Compression", "Contacts", "ContactsUI", "CoreAudio", "CoreAudioTypes", "CoreBluetooth", "CoreData", "CoreHaptics",
        "CoreLocation",
        "CoreML", "CoreMedia", "CoreMotion", "CoreNFC", "CoreServices", "CoreSpotlight", "CoreTelephony", "CoreVideo", "CryptoKit", "DeviceCheck", "EventKit",
        "EventKitUI", "ExternalAccessory", "GameController", "GameKit", "GameplayKit", "GroupActivities", "HealthKit", "HomeKit", "ImageIO", "Intents",
        "IntentsUI",
        "LinkPresentation", "LocalAuthentication", "MapKit", "MediaPlayer", "MessageUI", "Messages", "Metal", "MetalKit", "MetalPerformanceShaders",
        "MetricKit", "MobileCoreServices", "MultipeerConnectivity", "NaturalLanguage", "NearbyInteraction", "Network", "NotificationCenter",
        "PDFKit", "PassKit", "PencilKit", "Photos", "PhotosUI", "PushKit", "QuickLook", "QuickLookThumbnailing", "ReplayKit", "SQLite3", "SafariServices",
        "SceneKit", "Security", "Social", "SoundAnalysis", "Speech", "SpriteKit", "StoreKit", "Symbols", "SystemConfiguration",
        "UniformTypeIdentifiers", "UserNotifications", "UserNotificationsUI", "Vision", "VisionKit", "WatchConnectivity", "WeatherKit", "WebKit", "WidgetKit",
        "simd",
        "zlib",
        "AdServices", "AppClip", "AppIntents", "AssetsLibrary", "CoreMIDI", "CoreTransferable", "GLKit", "JavaScriptCore", "NetworkExtension",
        "OpenGLES", "SharedWithYou", "ShazamKit", "TipKit", "VideoToolbox", "iAd",
    ])

    /// No frameworks of Apple's: modules in place of libraries in Objective-C and C++ that many apps use, or of the part of one that is.
    package static let standIns: Set<String> = [
        "AFNetworking", "AppCenterSDK", "AppMetricaSDK", "Appirater", "BDBOAuth1Manager", "ChameleonFramework", "CocoaLumberjack", "DZNEmptyDataSet", "FMDB",
        "FSCalendar", "FacebookSDK", "Firebase", "FirebaseCombineSwift", "FirebaseUI", "GoogleMaps", "GooglePlaces", "GoogleSignIn",
        "JSQMessagesViewController", "JVFloatLabeledTextField", "MJRefresh", "OHHTTPStubs", "ObjCReachability", "ParseSDK", "ProgressHUDs", "PureLayout",
        "RealmSwift", "RswiftResources",
        "RxCocoaRuntime", "SDWebImage", "SVGKit", "SWRevealViewController", "UIScrollView_InfiniteScroll", "YouTubeiOSPlayerHelper",
        "iCarousel",
    ]

    /// The modules of a library that are one module here.
    private static let parts: [String: Set<String>] = [
        "AppCenterSDK": ["AppCenter", "AppCenterAnalytics", "AppCenterCrashes", "AppCenterDistribute", "AppCenterPush"],
        "AppMetricaSDK": [
            "AppMetrica", "AppMetricaAdSupport", "AppMetricaAnalytics", "AppMetricaCore", "AppMetricaCrashes", "AppMetricaIDSync", "AppMetricaLibraryAdapter",
            "AppMetricaWebKit", "YandexMobileMetrica",
            "YandexMobileMetricaCrashes",
        ],
        "ChameleonFramework": ["Chameleon"],
        "FacebookSDK": ["FBSDKCoreKit", "FBSDKLoginKit", "FBSDKShareKit", "FacebookCore", "FacebookLogin", "FacebookShare"],
        "Firebase": [
            "Crashlytics", "Fabric", "FirebaseAnalytics", "FirebaseAnalyticsOnDeviceConversion", "FirebaseAnalyticsSwift", "FirebaseAppCheck",
            "FirebaseAuth", "FirebaseCore",
            "FirebaseCrashlytics", "FirebaseDatabase", "FirebaseDatabaseSwift", "FirebaseDynamicLinks", "FirebaseFirestore", "FirebaseFirestoreSwift",
            "FirebaseFunctions", "FirebaseInstallations", "FirebaseMessaging", "FirebasePerformance", "FirebaseRemoteConfig", "FirebaseRemoteConfigSwift",
            "FirebaseStorage", "FirebaseStorageSwift",
        ],
        "FirebaseCombineSwift": ["FirebaseAuthCombineSwift", "FirebaseFirestoreCombineSwift", "FirebaseFunctionsCombineSwift", "FirebaseStorageCombineSwift"],
        "FirebaseUI": [
            "FirebaseAnonymousAuthUI", "FirebaseAuthUI", "FirebaseDatabaseUI", "FirebaseEmailAuthUI", "FirebaseFacebookAuthUI", "FirebaseFirestoreUI",
            "FirebaseGoogleAuthUI", "FirebaseOAuthUI", "FirebasePhoneAuthUI", "FirebaseStorageUI", "FirebaseTwitterAuthUI",
        ],
        "JSQMessagesViewController": ["JSQSystemSoundPlayer"],
        "ParseSDK": [
            "Bolts", "Parse", "ParseCore", "ParseFacebookUtils", "ParseFacebookUtilsV4", "ParseFacebookUtilsiOS", "ParseObjC", "ParseTwitterUtils", "ParseUI",
        ],
        "ProgressHUDs": ["JGProgressHUD", "MBProgressHUD", "SVProgressHUD"],
        "RealmSwift": ["Realm"],
        "RswiftResources": ["Rswift", "RswiftLibrary"],
        "SDWebImage": ["SDWebImageMapKit", "SDWebImageSVGCoder", "SDWebImageSVGNativeCoder", "SDWebImageWebPCoder"],
        "GoogleMaps": ["GoogleMapsBase", "GoogleMapsCore"],
        "CocoaLumberjack": ["CocoaLumberjackSwift", "CocoaLumberjackSwiftSupport"],
        "OHHTTPStubs": ["OHHTTPStubsSwift"],
        "SVGKit": ["SVGKitSwift"],
        "UIScrollView_InfiniteScroll": ["UIScrollView-InfiniteScroll"],
        "YouTubeiOSPlayerHelper": ["youtube-ios-player-helper", "youtube_ios_player_helper"],
    ]

    /// The libraries that these are made of, which nothing needs where a module stands for them.
    private static let foundations: Set<String> = [
        "abseil", "absl", "AppAuth", "AppAuthCore", "AppCheckCore", "BoringSSL-GRPC", "FacebookAEM", "FacebookBasics", "FBAEMKit", "FBLPromises",
        "FBSDKCoreKit_Basics",
        "FirebaseABTesting", "FirebaseAppCheckInterop", "FirebaseAuthCombine-Community", "FirebaseAuthInterop",
        "FirebaseCoreDiagnostics", "FirebaseCoreDiagnosticsInterop", "FirebaseCoreExtension", "FirebaseCoreInternal", "FirebaseFirestoreCombine-Community",
        "FirebaseFirestoreInternal", "FirebaseFunctionsCombine-Community", "FirebaseInstanceID", "FirebaseRemoteConfigInterop", "FirebaseSessions",
        "FirebaseSharedSwift", "FirebaseStorageCombine-Community", "GoogleAppMeasurement", "GoogleDataTransport",
        "GoogleDataTransportCCTSupport", "GoogleUtilities", "GoogleUtilitiesComponents", "gRPC", "grpc", "gRPC-C++", "gRPC-Core", "gRPC-ProtoRPC",
        "gRPC-RxLibrary", "grpcpp", "GTMAppAuth", "GTMSessionFetcher", "GTMSessionFetcherCore", "leveldb", "leveldb-library", "nanopb", "openssl_grpc",
        "PromisesObjC", "PromisesSwift", "R.swift", "R.swift.Library", "libwebp",
    ]

    private static let standInsByPart: [String: String] = Dictionary(
        uniqueKeysWithValues: parts.flatMap { standIn, parts in parts.map { ($0, standIn) } })

    /// The module here that has what `module` has: another than itself where a library's modules are one here.
    package static func module(for module: String) -> String { standInsByPart[module] ?? module }

    /// The name that a module of a library goes by before its types, where these are in another module here: `FirebaseAuth.User`. Nil for others, and for
    /// modules that have a type of their name, which is more often meant.
    package static func qualifier(for module: String) -> String? { namesOfTypesToo.contains(module) ? nil : standInsByPart[module] }

    private static let namesOfTypesToo: Set<String> = [
        "Answers", "Chameleon", "Crashlytics", "Fabric", "JGProgressHUD", "JSQSystemSoundPlayer", "MBProgressHUD", "Realm", "SVProgressHUD",
    ]

    /// A type as it is written, with the modules that are here before names of their types: `Firebase.User?` for `FirebaseAuth.User?`.
    static func qualified(_ type: String) -> String {
        guard type.contains(".") else { return type }
        let parts = type.split(separator: ".", omittingEmptySubsequences: false)
        func isOfName(_ character: Character) -> Bool { character.isLetter || character.isNumber || character == "_" }
        let renamed = zip(parts, parts.dropFirst()).map { part, next -> String in
            let name: String = String(part.reversed().prefix(while: isOfName).reversed())
            let foundations: String? = name == "Foundation" ? ImportRewriter.placeHere(ofFoundations: String(next.prefix(while: isOfName))) : nil
            guard let here = foundations ?? qualifier(for: name) else { return String(part) }
            return part.dropLast(name.count) + here
        }
        return (renamed + [String(parts[parts.count - 1])]).joined(separator: ".")
    }

    /// The names that an import can have.
    package static let importable: Set<String> = names.union(standInsByPart.keys)

    /// Whether a module here does what the library's module, pod or product does: its own sources are not built.
    package static func standsFor(_ name: String) -> Bool { standIns.contains(module(for: name)) || foundations.contains(name) }

    /// Modules of other packages that a framework's library is made of besides its own; apps load them with it.
    package static func parts(of framework: String) -> [String] {
        framework == "Combine" ? ["COpenCombineHelpers", "OpenCombine", "OpenCombineDispatch", "OpenCombineFoundation", "OpenCombineShim"] : []
    }

    /// The name that the framework's module really has.
    package static func moduleName(of framework: String) -> String { "Quince" + framework }

    /// Modules that Swift has on Linux as well, with less in them: sources that import one import ours beside it.
    package static let supplements: Set<String> = ["XCTest"]
}
