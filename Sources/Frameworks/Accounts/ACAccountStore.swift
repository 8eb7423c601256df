@_exported import UIKit

// Since iOS 11 the system keeps no accounts of social networks any more.

public let ACAccountTypeIdentifierTwitter: String! = "com.apple.twitter"
public let ACAccountTypeIdentifierFacebook: String! = "com.apple.facebook"
public let ACAccountTypeIdentifierSinaWeibo: String! = "com.apple.sinaweibo"
public let ACAccountTypeIdentifierTencentWeibo: String! = "com.apple.tencentweibo"
public let ACFacebookAppIdKey: String! = "ACFacebookAppIdKey"
public let ACFacebookPermissionsKey: String! = "ACFacebookPermissionsKey"
public let ACFacebookAudienceKey: String! = "ACFacebookAudienceKey"
public let ACFacebookAudienceEveryone: String! = "everyone"
public let ACFacebookAudienceFriends: String! = "friends"
public let ACFacebookAudienceOnlyMe: String! = "me"
public let ACTencentWeiboAppIdKey: String! = "ACTencentWeiboAppIdKey"

public let ACErrorDomain = "com.apple.accounts"
public let ACErrorUnknown = ACErrorCode(1)
public let ACErrorAccountMissingRequiredProperty = ACErrorCode(2)
public let ACErrorAccountAuthenticationFailed = ACErrorCode(3)
public let ACErrorAccountTypeInvalid = ACErrorCode(4)
public let ACErrorAccountAlreadyExists = ACErrorCode(5)
public let ACErrorAccountNotFound = ACErrorCode(6)
public let ACErrorPermissionDenied = ACErrorCode(7)
public let ACErrorAccessInfoInvalid = ACErrorCode(8)
public let ACErrorClientPermissionDenied = ACErrorCode(9)

/// Why something with accounts failed, in `ACErrorDomain`.
public struct ACErrorCode: RawRepresentable, Hashable, Sendable {
    public var rawValue: UInt32
    public init(_ rawValue: UInt32) { self.rawValue = rawValue }
    public init(rawValue: UInt32) { self.rawValue = rawValue }

    fileprivate var error: NSError { NSError(domain: ACErrorDomain, code: Int(rawValue)) }
}

public enum ACAccountCredentialRenewResult: Int, Sendable { case renewed = 0, rejected, failed }

extension NSNotification.Name {
    public static let ACAccountStoreDidChange = NSNotification.Name("ACAccountStoreDidChangeNotification")
}

/// The accounts of social networks that the user keeps in the system. There are none, and no access to any.
open class ACAccountStore: NSObject {
    open var accounts: NSArray! { [] }
    open func account(withIdentifier identifier: String!) -> ACAccount! { nil }
    open func accountType(withAccountTypeIdentifier typeIdentifier: String!) -> ACAccountType! { ACAccountType(typeIdentifier ?? "") }
    open func accounts(with accountType: ACAccountType!) -> [Any]! { [] }

    /// Fails with `ACErrorPermissionDenied`, on a queue of its own.
    open func saveAccount(_ account: ACAccount!, withCompletionHandler completionHandler: ACAccountStoreSaveCompletionHandler!) {
        answer { completionHandler?(false, ACErrorPermissionDenied.error) }
    }

    /// Fails with `ACErrorAccountNotFound`: the user has no account of that type.
    open func requestAccessToAccounts(
        with accountType: ACAccountType!, options: [AnyHashable: Any]! = [:], completion: ACAccountStoreRequestAccessCompletionHandler!
    ) {
        answer { completion?(false, ACErrorAccountNotFound.error) }
    }

    open func renewCredentials(for account: ACAccount!, completion: ACAccountStoreCredentialRenewalHandler!) {
        answer { completion?(.failed, ACErrorAccountNotFound.error) }
    }

    open func removeAccount(_ account: ACAccount!, withCompletionHandler completionHandler: ACAccountStoreRemoveCompletionHandler!) {
        answer { completionHandler?(false, ACErrorAccountNotFound.error) }
    }

    private func answer(_ body: @escaping () -> Void) { ServiceReply.send(body) }
}

public typealias ACAccountStoreSaveCompletionHandler = (Bool, (any Error)?) -> Void
public typealias ACAccountStoreRemoveCompletionHandler = (Bool, (any Error)?) -> Void
public typealias ACAccountStoreRequestAccessCompletionHandler = (Bool, (any Error)?) -> Void
public typealias ACAccountStoreCredentialRenewalHandler = (ACAccountCredentialRenewResult, (any Error)?) -> Void

/// The kind of an account, such as Twitter's.
open class ACAccountType: NSObject {
    private let kind: String

    init(_ identifier: String) {
        kind = identifier
        super.init()
    }

    open var identifier: String! { kind }
    /// The network's name: the last word of the identifier.
    open var accountTypeDescription: String! { kind.split(separator: ".").last.map { $0.prefix(1).uppercased() + $0.dropFirst() } ?? "" }
    /// False, always.
    open var accessGranted: Bool { false }
}

/// An account, which an app describes before it is saved.
open class ACAccount: NSObject {
    open var accountType: ACAccountType!
    open var accountDescription: String!
    open var username: String!
    open var credential: ACAccountCredential!

    public init!(accountType type: ACAccountType!) {
        accountType = type
        super.init()
    }

    /// Nil: it is not saved.
    open var identifier: NSString! { nil }
    /// The user's name in words; that of the account.
    open var userFullName: String! { username }
}

/// The means by which an account is proved to be the user's. All but the token is for the system alone, which saves no account.
open class ACAccountCredential: NSObject {
    open var oauthToken: String!

    public init!(oAuthToken token: String!, tokenSecret secret: String!) {
        oauthToken = token
        super.init()
    }

    public init!(oAuth2Token token: String!, refreshToken: String!, expiryDate: Date!) {
        oauthToken = token
        super.init()
    }
}
