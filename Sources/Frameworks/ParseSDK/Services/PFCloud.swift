import Foundation

/// Functions of the server's, of which none can be called.
open class PFCloud: NSObject {
    open class func callFunction(inBackground function: String, withParameters parameters: [AnyHashable: Any]?, block: PFIdResultBlock?) {
        ParseReply.send { block?(nil, ParseErrors.noConnection) }
    }
    @discardableResult
    open class func callFunction(inBackground function: String, withParameters parameters: [AnyHashable: Any]?) -> BFTask<AnyObject> {
        ParseReply.task(.failure(ParseErrors.noConnection))
    }
    @discardableResult
    open class func callFunction(_ function: String, withParameters parameters: [AnyHashable: Any]?) throws -> Any { throw ParseErrors.noConnection }
}

/// Settings of the server's: none came.
open class PFConfig: NSObject, @unchecked Sendable {
    open class func current() -> PFConfig { PFConfig() }

    open class func getInBackground(block: PFConfigResultBlock?) { ParseReply.send { block?(nil, ParseErrors.noConnection) } }
    open class func getConfigInBackground(block: PFConfigResultBlock?) { getInBackground(block: block) }
    @discardableResult
    open class func getInBackground() -> BFTask<PFConfig> { ParseReply.task(.failure(ParseErrors.noConnection)) }
    open class func getConfig() throws -> PFConfig { throw ParseErrors.noConnection }

    /// Nil for every name.
    open func object(forKey key: String) -> Any? { nil }
    open subscript(keyedSubscript: String) -> Any? { nil }
}

/// Events, which are sent nowhere.
open class PFAnalytics: NSObject {
    private class func refuse(_ block: PFBooleanResultBlock? = nil) -> BFTask<NSNumber> { ParseReply.flag(ParseErrors.noConnection, block) }

    @discardableResult
    open class func trackAppOpened(launchOptions: [AnyHashable: Any]?) -> BFTask<NSNumber> { refuse() }
    /// As Swift 4.2 and later spell the options.
    @discardableResult
    open class func trackAppOpened<Key: Hashable>(launchOptions: [Key: Any]?) -> BFTask<NSNumber> { refuse() }
    open class func trackAppOpenedWithLaunchOptions(inBackground launchOptions: [AnyHashable: Any]?, block: PFBooleanResultBlock?) { _ = refuse(block) }
    @discardableResult
    open class func trackAppOpened(withRemoteNotificationPayload userInfo: [AnyHashable: Any]?) -> BFTask<NSNumber> { refuse() }
    open class func trackAppOpenedWithRemoteNotificationPayload(inBackground userInfo: [AnyHashable: Any]?, block: PFBooleanResultBlock?) {
        _ = refuse(block)
    }
    @discardableResult
    open class func trackEvent(_ name: String) -> BFTask<NSNumber> { refuse() }
    @discardableResult
    open class func trackEvent(_ name: String, dimensions: [String: String]?) -> BFTask<NSNumber> { refuse() }
    open class func trackEvent(inBackground name: String, block: PFBooleanResultBlock?) { _ = refuse(block) }
    open class func trackEvent(inBackground name: String, dimensions: [String: String]?, block: PFBooleanResultBlock?) { _ = refuse(block) }
}
