import UIKit

/// Events, which are sent nowhere.
open class Answers: NSObject {
    open class func logSignUp(withMethod signUpMethod: String?, success signUpSucceeded: NSNumber?, customAttributes: [String: Any]?) {}
    open class func logLogin(withMethod loginMethod: String?, success loginSucceeded: NSNumber?, customAttributes: [String: Any]?) {}
    open class func logShare(
        withMethod shareMethod: String?, contentName: String?, contentType: String?, contentId: String?, customAttributes: [String: Any]?
    ) {}
    open class func logInvite(withMethod inviteMethod: String?, customAttributes: [String: Any]?) {}
    open class func logPurchase(
        withPrice itemPrice: NSDecimalNumber?, currency: String?, success purchaseSucceeded: NSNumber?, itemName: String?, itemType: String?,
        itemId: String?, customAttributes: [String: Any]?
    ) {}
    open class func logLevelStart(_ levelName: String?, customAttributes: [String: Any]?) {}
    open class func logLevelEnd(_ levelName: String?, score: NSNumber?, success levelCompletedSuccessfully: NSNumber?, customAttributes: [String: Any]?) {}
    open class func logAddToCart(
        withPrice itemPrice: NSDecimalNumber?, currency: String?, itemName: String?, itemType: String?, itemId: String?, customAttributes: [String: Any]?
    ) {}
    open class func logStartCheckout(withPrice totalPrice: NSDecimalNumber?, currency: String?, itemCount: NSNumber?, customAttributes: [String: Any]?) {}
    open class func logRating(_ rating: NSNumber?, contentName: String?, contentType: String?, contentId: String?, customAttributes: [String: Any]?) {}
    open class func logContentView(withName contentName: String?, contentType: String?, contentId: String?, customAttributes: [String: Any]?) {}
    open class func logSearch(withQuery query: String?, customAttributes: [String: Any]?) {}
    open class func logCustomEvent(withName eventName: String, customAttributes: [String: Any]?) {}
}
