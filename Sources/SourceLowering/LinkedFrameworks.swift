/// Apple's frameworks that Quince has beside UIKit, each a module and a shared library of its own: only apps that import one link it.
///
/// Their modules go by other names, `QuinceNAME`, and the compiler is told of the alias in modules that are rewritten alone. Packages that are used
/// as they were fetched ask whether `Security` or `Network` can be imported, and mean all of Apple's.
package enum LinkedFrameworks {
    /// As apps import them. Each has its folder under `Sources/Frameworks` and its line in `Package.swift`.
    package static let names: Set<String> = [
        "AVFAudio", "AVFoundation", "AVKit", "Accelerate", "AdSupport", "AppTrackingTransparency", "AudioToolbox", "AuthenticationServices",
        "BackgroundTasks", "CFNetwork", "CallKit", "CloudKit", "Combine", "CommonCrypto", "Compression", "Contacts", "ContactsUI", "CoreBluetooth", "CoreData",
        "CoreHaptics",
        "CoreLocation", "CoreML", "CoreMedia", "CoreMotion", "CoreServices", "CoreSpotlight", "CoreTelephony", "CoreVideo",
        "CryptoKit", "EventKit", "EventKitUI", "GameKit", "GameplayKit", "GroupActivities", "ImageIO", "Intents", "IntentsUI", "LinkPresentation",
        "LocalAuthentication", "MapKit", "MediaPlayer", "MessageUI", "MetalPerformanceShaders", "MobileCoreServices", "MultipeerConnectivity",
        "NaturalLanguage", "NearbyInteraction",
        "Network", "NotificationCenter", "PDFKit", "PassKit", "PencilKit", "Photos", "PhotosUI", "PushKit", "QuickLook", "ReplayKit", "SQLite3",
        "SafariServices",
        "SceneKit",
        "Security",
        "Social", "Speech", "SpriteKit", "StoreKit", "Symbols", "SystemConfiguration", "UniformTypeIdentifiers", "UserNotifications", "Vision",
        "WatchConnectivity", "WebKit", "WidgetKit", "simd", "zlib",
    ]

    /// Modules of other packages that a framework's library is made of besides its own; apps load them with it.
    package static func parts(of framework: String) -> [String] {
        framework == "Combine" ? ["COpenCombineHelpers", "OpenCombine", "OpenCombineDispatch", "OpenCombineFoundation", "OpenCombineShim"] : []
    }

    /// The name that the framework's module really has.
    package static func moduleName(of framework: String) -> String { "Quince" + framework }

    /// Modules that Swift has on Linux as well, with less in them: sources that import one import ours beside it.
    package static let supplements: Set<String> = ["XCTest"]
}
