/// The name of a class as Swift has it, `Module.Class`. Apple's frameworks are written in Objective-C, whose classes have no module.
struct FrameworkClassName {
    let qualified: String

    init(_ qualified: String) { self.qualified = qualified }

    private static let modules: Set<Substring> = [
        "CoreGraphics", "CoreImage", "CoreText", "Foundation", "FoundationNetworking", "FoundationXML", "QuartzCore", "UIKit",
    ]

    /// Without the module where it is a framework's. Those beside UIKit have modules that are named after Quince.
    var plain: String {
        guard let dot = qualified.firstIndex(of: ".") else { return qualified }
        let module = qualified[..<dot]
        let isFramework = Self.modules.contains(module) || module.hasPrefix("Quince") && module.dropFirst(6).first?.isUppercase == true
        return isFramework ? String(qualified[qualified.index(after: dot)...]) : qualified
    }

    /// The frameworks beside UIKit whose classes interface files name, by the first letters that each gives its classes.
    private static let linked: [Substring: [String]] = [
        "AV": ["AVKit", "AVFoundation"], "FB": ["FacebookSDK"], "FS": ["FSCalendar"], "FU": ["FirebaseUI"], "GI": ["GoogleSignIn"], "iC": ["iCarousel"],
        "JS": ["JSQMessagesViewController"], "MB": ["ProgressHUDs"],
        "MJ": ["MJRefresh"], "MK": ["MapKit"], "PD": ["PDFKit"], "PF": ["ParseSDK"], "PK": ["PencilKit", "PassKit"], "SC": ["SceneKit"], "SD": ["SDWebImage"],
        "SK": ["SpriteKit", "StoreKit"], "SW": ["SWRevealViewController"], "UI": ["WebKit"], "WK": ["WebKit"],
    ]

    /// The names that a framework's class may have in Swift, by the first letters that its framework gives its classes. Interface files name
    /// the framework before it: `PDFKit.PDFView`.
    static func qualified(_ plain: String) -> [String] {
        if let dot = plain.firstIndex(of: ".") {
            return linked.values.contains { $0.contains(String(plain[..<dot])) } ? ["Quince" + plain] : []
        }
        let modules: [String] =
            switch plain.prefix(2) {
            case "UI": ["UIKit"]
            case "CA": ["QuartzCore"]
            case "NS": ["Foundation", "UIKit"]
            default: []
            }
        return (modules + (linked[plain.prefix(2)] ?? []).map { "Quince" + $0 }).map { "\($0).\(plain)" }
    }
}
