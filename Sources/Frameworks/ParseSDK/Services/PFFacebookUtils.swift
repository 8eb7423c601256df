import Foundation

/// Signs users in with Facebook, which whoever uses a device without a network gives up: blocks get neither a user nor an error.
open class PFFacebookUtils: NSObject {
    open class func initializeFacebook(applicationLaunchOptions launchOptions: [AnyHashable: Any]?) {}
    /// As Swift 4.2 and later spell the options.
    open class func initializeFacebook<Key: Hashable>(applicationLaunchOptions launchOptions: [Key: Any]?) {}

    open class func logInInBackground(withReadPermissions permissions: [String]?, block: PFUserResultBlock?) { ParseReply.send { block?(nil, nil) } }
    open class func logInInBackground(withPublishPermissions permissions: [String]?, block: PFUserResultBlock?) { ParseReply.send { block?(nil, nil) } }
    @discardableResult
    open class func logInInBackground(withReadPermissions permissions: [String]?) -> BFTask<PFUser> { ParseReply.task(.success(nil)) }

    open class func linkUser(inBackground user: PFUser, withReadPermissions permissions: [String]?, block: PFBooleanResultBlock?) {
        ParseReply.send { block?(false, nil) }
    }
    open class func linkUser(inBackground user: PFUser, withPublishPermissions permissions: [String]?, block: PFBooleanResultBlock?) {
        ParseReply.send { block?(false, nil) }
    }
    open class func unlinkUser(inBackground user: PFUser, block: PFBooleanResultBlock?) { _ = ParseReply.flag(ParseErrors.noConnection, block) }
    open class func isLinked(with user: PFUser) -> Bool { false }
}

/// Signs users in with Twitter. The same is true of it.
open class PFTwitterUtils: NSObject {
    open class func initialize(withConsumerKey consumerKey: String, consumerSecret: String) {}
    open class func logIn(block: PFUserResultBlock?) { ParseReply.send { block?(nil, nil) } }
    open class func isLinked(with user: PFUser?) -> Bool { false }
}
