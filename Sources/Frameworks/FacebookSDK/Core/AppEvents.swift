import ObjectRuntime
import UIKit

/// Takes what an app tells Facebook of its use, and sends it nowhere.
open class AppEvents: NSObject, @unchecked Sendable {
    public struct Name: RawRepresentable, Hashable, ExpressibleByStringLiteral, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public init(_ rawValue: String) { self.rawValue = rawValue }
        public init(stringLiteral value: String) { rawValue = value }
    }

    public struct ParameterName: RawRepresentable, Hashable, ExpressibleByStringLiteral, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public init(_ rawValue: String) { self.rawValue = rawValue }
        public init(stringLiteral value: String) { rawValue = value }
    }

    public enum FlushBehavior: UInt, Sendable {
        case auto, explicitOnly
    }

    public class var shared: AppEvents { AppServices.object { AppEvents() } }

    open var flushBehavior: FlushBehavior = .auto
    open var loggingOverrideAppID: String?
    open var userID: String?
    public let anonymousID: String = "XZ" + UUID().uuidString

    open func logEvent(_ eventName: Name) {}
    open func logEvent(_ eventName: Name, valueToSum: Double) {}
    open func logEvent(_ eventName: Name, parameters: [ParameterName: Any]?) {}
    open func logEvent(_ eventName: Name, valueToSum: Double, parameters: [ParameterName: Any]?) {}
    open func logEvent(_ eventName: Name, valueToSum: NSNumber?, parameters: [ParameterName: Any]?, accessToken: AccessToken?) {}
    open func logPurchase(amount: Double, currency: String) {}
    open func logPurchase(amount: Double, currency: String, parameters: [ParameterName: Any]?) {}
    open func logPurchase(amount: Double, currency: String, parameters: [ParameterName: Any]?, accessToken: AccessToken?) {}
    open func logPushNotificationOpen(payload: [String: Any]) {}
    open func logPushNotificationOpen(payload: [String: Any], action: String) {}
    open func activateApp() {}
    open func setPushNotificationsDeviceToken(_ deviceToken: Data?) {}
    open func setPushNotificationsDeviceToken(_ deviceTokenString: String?) {}
    open func flush() {}
    open func setUser(
        email: String?, firstName: String?, lastName: String?, phone: String?, dateOfBirth: String?, gender: String?, city: String?, state: String?,
        zip: String?, country: String?
    ) {}
    open func getUserData() -> String? { nil }
    open func clearUserData() {}

    // Versions before 13 have these of the class.

    open class func logEvent(_ eventName: Name) {}
    open class func logEvent(_ eventName: Name, valueToSum: Double) {}
    open class func logEvent(_ eventName: Name, parameters: [String: Any]) {}
    open class func logEvent(_ eventName: Name, valueToSum: Double, parameters: [String: Any]) {}
    open class func logPurchase(_ purchaseAmount: Double, currency: String) {}
    open class func logPurchase(_ purchaseAmount: Double, currency: String, parameters: [String: Any]) {}
    open class func activateApp() {}
    open class func setPushNotificationsDeviceToken(_ deviceToken: Data?) {}
    open class func flush() {}
    public class var userID: String? {
        get { shared.userID }
        set { shared.userID = newValue }
    }
    public class var anonymousID: String { shared.anonymousID }
}

extension AppEvents.Name {
    public static let adClick: Self = "AdClick"
    public static let adImpression: Self = "AdImpression"
    public static let completedRegistration: Self = "fb_mobile_complete_registration"
    public static let completedTutorial: Self = "fb_mobile_tutorial_completion"
    public static let contact: Self = "Contact"
    public static let customizeProduct: Self = "CustomizeProduct"
    public static let donate: Self = "Donate"
    public static let findLocation: Self = "FindLocation"
    public static let rated: Self = "fb_mobile_rate"
    public static let schedule: Self = "Schedule"
    public static let searched: Self = "fb_mobile_search"
    public static let startTrial: Self = "StartTrial"
    public static let submitApplication: Self = "SubmitApplication"
    public static let subscribe: Self = "Subscribe"
    public static let viewedContent: Self = "fb_mobile_content_view"
    public static let addedPaymentInfo: Self = "fb_mobile_add_payment_info"
    public static let addedToCart: Self = "fb_mobile_add_to_cart"
    public static let addedToWishlist: Self = "fb_mobile_add_to_wishlist"
    public static let initiatedCheckout: Self = "fb_mobile_initiated_checkout"
    public static let purchased: Self = "fb_mobile_purchase"
    public static let achievedLevel: Self = "fb_mobile_level_achieved"
    public static let unlockedAchievement: Self = "fb_mobile_achievement_unlocked"
    public static let spentCredits: Self = "fb_mobile_spent_credits"
}

extension AppEvents.ParameterName {
    public static let content: Self = "fb_content"
    public static let contentID: Self = "fb_content_id"
    public static let contentType: Self = "fb_content_type"
    public static let currency: Self = "fb_currency"
    public static let description: Self = "fb_description"
    public static let level: Self = "fb_level"
    public static let maxRatingValue: Self = "fb_max_rating_value"
    public static let numItems: Self = "fb_num_items"
    public static let paymentInfoAvailable: Self = "fb_payment_info_available"
    public static let registrationMethod: Self = "fb_registration_method"
    public static let searchString: Self = "fb_search_string"
    public static let success: Self = "fb_success"
    public static let adType: Self = "ad_type"
    public static let orderID: Self = "fb_order_id"
}
