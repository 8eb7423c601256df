/// The imports of Apple's frameworks that files see that import Foundation, UIKit or a library alone, because these bring them along, and for which there is a
/// framework of its own here: such files get an import of it.
package enum ImpliedImports {
    /// Names that nobody else is likely to have.
    private static let frameworks: [String: String] = [
        "ObservableObject": "Combine", "Published": "Combine", "AnyCancellable": "Combine", "AnyPublisher": "Combine", "PassthroughSubject": "Combine",
        "CurrentValueSubject": "Combine", "serverTrust": "CFNetwork", "NSURLAuthenticationMethodServerTrust": "CFNetwork",
        "NSURLAuthenticationMethodClientCertificate": "CFNetwork", "NSURLSessionDownloadTaskResumeData": "CFNetwork", "URLSessionConfiguration": "CFNetwork",
        "URLSessionTaskDelegate": "CFNetwork", "allowsConstrainedNetworkAccess": "CFNetwork",
        "allowsExpensiveNetworkAccess": "CFNetwork", "assumesHTTP3Capable": "CFNetwork", "sessionSendsLaunchEvents": "CFNetwork",
        "requiresDNSSECValidation": "CFNetwork", "prefersIncrementalDelivery": "CFNetwork", "kCFHTTPVersion1_0": "CFNetwork",
        "kCFHTTPVersion1_1": "CFNetwork", "kCFHTTPVersion2_0": "CFNetwork", "kCFHTTPVersion3_0": "CFNetwork",
        "NetService": "CFNetwork", "URLSessionStreamTask": "CFNetwork", "NetServiceBrowser": "CFNetwork", "NetServiceDelegate": "CFNetwork",
        "UIWebView": "WebKit", "UIWebViewDelegate": "WebKit",
        "AXCustomContent": "Accessibility", "AXCustomContentProvider": "Accessibility", "AXCustomContentReturnBlock": "Accessibility",
        // Is made with content types, whose members are in view with UIKit alone.
        "UIDocumentPickerViewController": "UniformTypeIdentifiers",
    ].merging(locationNames.map { ($0, "CoreLocation") }) { first, _ in first }
        .merging(notificationNames.map { ($0, "UserNotifications") }) { first, _ in first }

    /// UIKit brings User Notifications along: it adds the scene to `UNNotificationResponse`.
    private static let notificationNames: [String] = [
        "UNAuthorizationOptions", "UNAuthorizationStatus", "UNCalendarNotificationTrigger", "UNError", "UNLocationNotificationTrigger",
        "UNMutableNotificationContent", "UNNotification", "UNNotificationAction", "UNNotificationActionOptions", "UNNotificationAttachment",
        "UNNotificationCategory", "UNNotificationCategoryOptions", "UNNotificationContent", "UNNotificationDefaultActionIdentifier",
        "UNNotificationDismissActionIdentifier", "UNNotificationPresentationOptions", "UNNotificationRequest", "UNNotificationResponse",
        "UNNotificationSettings", "UNNotificationSound", "UNNotificationTrigger", "UNPushNotificationTrigger", "UNTextInputNotificationAction",
        "UNTextInputNotificationResponse", "UNTimeIntervalNotificationTrigger", "UNUserNotificationCenter", "UNUserNotificationCenterDelegate",
        "notificationResponse", "targetScene",
    ]

    /// Libraries of maps bring Core Location along, also where they are not there themselves.
    private static let locationNames: [String] = [
        "CLLocation", "CLLocationCoordinate2D", "CLLocationCoordinate2DMake", "CLLocationDegrees", "CLLocationDistance", "CLLocationDirection",
        "CLLocationSpeed",
        "CLLocationManager", "CLLocationManagerDelegate", "CLLocationAccuracy", "CLGeocoder", "CLPlacemark", "CLAuthorizationStatus", "CLCircularRegion",
        "kCLLocationAccuracyBest", "kCLLocationCoordinate2DInvalid",
    ]

    /// Beginnings of names. UIKit brings ImageIO, Core Video and Metal along, by way of Core Image and Core Animation; Foundation brings Security:
    /// `SecItemAdd`, `kSecClass`, `errSecSuccess`.
    private static let beginnings: [(String, String)] = [
        ("Sec", "Security"), ("kSec", "Security"), ("errSec", "Security"),
        ("CGImageSource", "ImageIO"), ("CGImageDestination", "ImageIO"), ("CGImageMetadata", "ImageIO"), ("CGImagePropertyOrientation", "ImageIO"),
        ("CGAnimateImage", "ImageIO"), ("kCGImageSource", "ImageIO"), ("kCGImageDestination", "ImageIO"), ("kCGImageProperty", "ImageIO"),
        ("kCGImageMetadata", "ImageIO"), ("kCGImageAnimation", "ImageIO"),
        ("CVPixelBuffer", "CoreVideo"), ("CVImageBuffer", "CoreVideo"), ("CVReturn", "CoreVideo"), ("kCVPixel", "CoreVideo"), ("kCVReturn", "CoreVideo"),
        ("MTLCreateSystemDefaultDevice", "Metal"), ("MTLDevice", "Metal"), ("MTLTexture", "Metal"), ("MTLCommandQueue", "Metal"),
        ("MTLCommandBuffer", "Metal"), ("MTLPixelFormat", "Metal"),
    ]

    /// The framework that has `name`; nil for one that needs no import of its own.
    static func framework(of name: String) -> String? {
        guard name.utf8.count > 5 else { return nil }
        if name == "LeftOutValue" || name == "LeftOutError" { return "QuinceLeftOut" }
        return frameworks[name] ?? framework(ofNamesLike: name.utf8)
    }

    /// The frameworks that a source text speaks of, words in comments included: one too many costs a library that nothing calls.
    package static func frameworks(in text: String) -> Set<String> {
        var result: Set<String> = []
        for word in text.utf8.split(whereSeparator: { !isOfNames($0) }) where word.count > 5 && firstBytes.contains(word.first ?? 0) {
            if let framework = framework(ofNamesLike: word) ?? frameworks[String(Substring(word))] { result.insert(framework) }
        }
        return result
    }

    /// `SecItemAdd`, but not `Second`.
    private static func framework(ofNamesLike name: some Collection<UInt8>) -> String? {
        beginnings.first { beginning, _ in
            guard name.starts(with: beginning.utf8) else { return false }
            return name.dropFirst(beginning.utf8.count).first.map { UInt8(ascii: "A")...UInt8(ascii: "Z") ~= $0 } ?? (beginning.utf8.count > 6)
        }?.1
    }

    private static let firstBytes: Set<UInt8> = Set((frameworks.keys + beginnings.map(\.0)).compactMap(\.utf8.first))

    private static func isOfNames(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), 0x80...:
            true
        default: false
        }
    }
}
