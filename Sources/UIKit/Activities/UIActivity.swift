/// Something that can be done with data an app shares. Apps derive their own services from it.
@preconcurrency @MainActor open class UIActivity: NSObject {
    /// The identity of an activity.
    public struct ActivityType: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public init(_ rawValue: String) { self.rawValue = rawValue }

        public static let copyToPasteboard = ActivityType("com.apple.UIKit.activity.CopyToPasteboard")
        public static let saveToCameraRoll = ActivityType("com.apple.UIKit.activity.SaveToCameraRoll")
        // Services that no app here offers. Apps name them to leave them out.
        public static let addToReadingList = ActivityType("com.apple.UIKit.activity.AddToReadingList")
        public static let airDrop = ActivityType("com.apple.UIKit.activity.AirDrop")
        public static let assignToContact = ActivityType("com.apple.UIKit.activity.AssignToContact")
        public static let mail = ActivityType("com.apple.UIKit.activity.Mail")
        public static let markupAsPDF = ActivityType("com.apple.UIKit.activity.MarkupAsPDF")
        public static let message = ActivityType("com.apple.UIKit.activity.Message")
        public static let openInIBooks = ActivityType("com.apple.UIKit.activity.OpenInIBooks")
        public static let postToFacebook = ActivityType("com.apple.UIKit.activity.PostToFacebook")
        public static let postToFlickr = ActivityType("com.apple.UIKit.activity.PostToFlickr")
        public static let postToTencentWeibo = ActivityType("com.apple.UIKit.activity.TencentWeibo")
        public static let postToTwitter = ActivityType("com.apple.UIKit.activity.PostToTwitter")
        public static let postToVimeo = ActivityType("com.apple.UIKit.activity.PostToVimeo")
        public static let postToWeibo = ActivityType("com.apple.UIKit.activity.PostToWeibo")
        public static let addToHomeScreen = ActivityType("com.apple.UIKit.activity.AddToHomeScreen")
        public static let collaborationCopyLink = ActivityType("com.apple.UIKit.activity.CollaborationCopyLink")
        public static let collaborationInviteWithLink = ActivityType("com.apple.UIKit.activity.CollaborationInviteWithLink")
        public static let sharePlay = ActivityType("com.apple.UIKit.activity.SharePlay")
        public static let print = ActivityType("com.apple.UIKit.activity.Print")
    }

    public enum Category: Int, Sendable {
        /// A row of the list.
        case action = 0
        /// An icon of the row above the list.
        case share = 1
    }

    public override init() {
        super.init()
    }

    /// The row that the activity is shown in. Default `action`.
    open class var activityCategory: Category { .action }
    /// Default nil.
    open var activityType: ActivityType? { nil }
    /// Its name, in the user's language. Default nil.
    open var activityTitle: String? { nil }
    /// A stencil for actions, a coloured picture for services to share with. Default nil.
    open var activityImage: UIImage? { nil }

    /// Whether the activity has a use for the items. Default false.
    open func canPerform(withActivityItems activityItems: [Any]) -> Bool { false }
    /// Called when the user chose the activity, before it is performed.
    open func prepare(withActivityItems activityItems: [Any]) {}
    /// A controller to present in place of calling `perform()`. Default nil.
    open var activityViewController: UIViewController? { nil }
    /// Does it. Call `activityDidFinish(_:)` at the end; the default does just that.
    open func perform() { activityDidFinish(true) }

    /// Tells that the activity is over: what presented it goes away.
    open func activityDidFinish(_ completed: Bool) {
        let report: ((Bool) -> Void)? = onFinish
        onFinish = nil
        report?(completed)
    }

    var onFinish: ((Bool) -> Void)?
}
