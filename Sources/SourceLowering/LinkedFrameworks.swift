/// Apple's frameworks that Quince has beside UIKit, each a module and a shared library of its own: only apps that import one link it.
///
/// Their modules go by other names, `QuinceNAME`, and the compiler is told of the alias in modules that are rewritten alone. Packages that are used
/// as they were fetched ask whether `Security` or `Network` can be imported, and mean all of Apple's.
package enum LinkedFrameworks {
    /// As apps import them. Each has its folder under `Sources/Frameworks` and its line in `Package.swift`.
    package static let names: Set<String> = [
        "AVFoundation", "AVKit", "AdSupport", "AppTrackingTransparency", "AudioToolbox", "AuthenticationServices",
        "BackgroundTasks", "CloudKit", "Contacts", "ContactsUI", "CoreBluetooth", "CoreData", "CoreHaptics", "CoreLocation", "CoreMedia",
        "CoreMotion", "CoreServices", "CoreSpotlight", "CoreVideo", "EventKit", "EventKitUI", "ImageIO", "LinkPresentation",
        "LocalAuthentication", "MapKit", "MediaPlayer", "MessageUI", "MobileCoreServices", "Network", "NotificationCenter",
        "Photos", "PhotosUI", "QuickLook", "SafariServices", "Security", "Social", "Speech", "StoreKit", "SystemConfiguration",
        "UniformTypeIdentifiers", "UserNotifications", "WebKit", "WidgetKit",
    ]

    /// The name that the framework's module really has.
    package static func moduleName(of framework: String) -> String { "Quince" + framework }
}
