import ObjectRuntime
import UIKit

extension NSNotification.Name {
    public static let AccessTokenDidChange = NSNotification.Name("com.facebook.sdk.FBSDKAccessTokenData.FBSDKAccessTokenDidChangeNotification")
    public static let ProfileDidChange = NSNotification.Name("com.facebook.sdk.FBSDKProfile.FBSDKProfileDidChangeNotification")
}

public let AccessTokenDidChangeUserIDKey: String = "FBSDKAccessTokenDidChangeUserIDKey"
public let AccessTokenDidExpireKey: String = "FBSDKAccessTokenDidExpireKey"
public let AccessTokenChangeOldKey: String = "FBSDKAccessTokenOld"
public let AccessTokenChangeNewKey: String = "FBSDKAccessToken"

/// The proof that a user has signed in to an app with Facebook. Nobody does here, but an app may make one and set it.
open class AccessToken: NSObject, NSCopying, @unchecked Sendable {
    public let tokenString: String
    public let appID: String
    public let userID: String
    public let expirationDate: Date
    public let refreshDate: Date
    public let dataAccessExpirationDate: Date
    private let granted: Set<String>
    private let declined: Set<String>
    private let expired: Set<String>

    public init(
        tokenString: String, permissions: [String], declinedPermissions: [String], expiredPermissions: [String], appID: String, userID: String,
        expirationDate: Date?, refreshDate: Date?, dataAccessExpirationDate: Date?
    ) {
        (self.tokenString, self.appID, self.userID) = (tokenString, appID, userID)
        (granted, declined, expired) = (Set(permissions), Set(declinedPermissions), Set(expiredPermissions))
        self.expirationDate = expirationDate ?? .distantFuture
        self.refreshDate = refreshDate ?? Date()
        self.dataAccessExpirationDate = dataAccessExpirationDate ?? .distantFuture
        super.init()
    }

    /// The user's who is signed in. Setting another posts `AccessTokenDidChange`.
    public class var current: AccessToken? {
        get { FacebookSession.current.token }
        set {
            let old: AccessToken? = current
            guard newValue !== old else { return }
            FacebookSession.current.token = newValue
            var userInfo: [String: Any] = [:]
            userInfo[AccessTokenChangeOldKey] = old
            userInfo[AccessTokenChangeNewKey] = newValue
            if old?.userID != newValue?.userID { userInfo[AccessTokenDidChangeUserIDKey] = true }
            NotificationCenter.default.post(name: .AccessTokenDidChange, object: AccessToken.self, userInfo: userInfo)
        }
    }
    public class var isCurrentAccessTokenActive: Bool { current.map { !$0.isExpired } ?? false }

    open var isExpired: Bool { expirationDate < Date() }
    open var isDataAccessExpired: Bool { dataAccessExpirationDate < Date() }
    public var permissions: Set<Permission> { Set(granted.map(Permission.init(stringLiteral:))) }
    public var declinedPermissions: Set<Permission> { Set(declined.map(Permission.init(stringLiteral:))) }
    public var expiredPermissions: Set<Permission> { Set(expired.map(Permission.init(stringLiteral:))) }

    open func hasGranted(permission: String) -> Bool { granted.contains(permission) }
    public func hasGranted(_ permission: Permission) -> Bool { granted.contains(permission.name) }
    open func copy(with zone: NSZone? = nil) -> Any { self }

    /// Fails: without a token by `errorAccessTokenRequired`, and else for want of a network.
    open class func refreshCurrentAccessToken(completion: GraphRequestCompletion? = nil) {
        let error: CoreError = current == nil ? .errorAccessTokenRequired : .errorNetwork
        reply { completion?(nil, nil, error.asError) }
    }
}

extension Optional where Wrapped == AccessToken {
    /// In versions before 5 `current` is a function: the call answers with the token.
    public func callAsFunction() -> AccessToken? { self }
}

/// The proof of a limited login.
open class AuthenticationToken: NSObject, @unchecked Sendable {
    public let tokenString: String
    public let nonce: String
    public let graphDomain: String

    public init(tokenString: String, nonce: String, graphDomain: String = "facebook") {
        (self.tokenString, self.nonce, self.graphDomain) = (tokenString, nonce, graphDomain)
        super.init()
    }

    public class var current: AuthenticationToken? {
        get { FacebookSession.current.authentication }
        set { FacebookSession.current.authentication = newValue }
    }
}
