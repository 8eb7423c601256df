import ObjectRuntime
import UIKit

// Properties that were nullable in some versions and are not in others are implicitly unwrapped, or are there twice: sources written for either
// compile.

/// A user as version 5 declares one.
public protocol _GIDUserOfVersion5 {}

extension _GIDUserOfVersion5 {
    public var authentication: GIDAuthentication? { (self as? GIDGoogleUser)?.tokens }
}

/// A user who is signed in. There is none here.
open class GIDGoogleUser: NSObject, _GIDUserOfVersion5, @unchecked Sendable {
    public let userID: String!
    public let profile: GIDProfileData!
    /// In version 6. Sources that unwrap it get version 5's, which may be nil.
    public let authentication: GIDAuthentication
    let tokens: GIDAuthentication
    public let grantedScopes: [String]!
    public let configuration: GIDConfiguration
    public let serverAuthCode: String!

    init(userID: String, profile: GIDProfileData, authentication: GIDAuthentication, grantedScopes: [String], configuration: GIDConfiguration) {
        (self.userID, self.profile, self.authentication, self.grantedScopes) = (userID, profile, authentication, grantedScopes)
        tokens = authentication
        (self.configuration, serverAuthCode) = (configuration, nil)
        super.init()
    }

    open var hostedDomain: String! { configuration.hostedDomain }
    open var serverClientID: String? { configuration.serverClientID }
    open var openIDRealm: String? { configuration.openIDRealm }
    open var accessToken: GIDToken { GIDToken(authentication.accessToken, authentication.accessTokenExpirationDate) }
    open var refreshToken: GIDToken { GIDToken(authentication.refreshToken, nil) }
    open var idToken: GIDToken? { authentication.idToken.map { GIDToken($0, authentication.idTokenExpirationDate) } }

    /// Answers with the user: its tokens do not grow old.
    open func refreshTokensIfNeeded(completion: @escaping (GIDGoogleUser?, (any Error)?) -> Void) { GIDSignIn.reply { completion(self, nil) } }
    open func refreshTokensIfNeeded() async throws -> GIDGoogleUser { self }

    /// Fails with `canceled`.
    open func addScopes(
        _ scopes: [String], presenting presentingViewController: UIViewController, completion: ((GIDSignInResult?, (any Error)?) -> Void)? = nil
    ) {
        GIDSignIn.reply { completion?(nil, GIDSignInError.canceled._bridgeToObjectiveC()) }
    }
    open func addScopes(_ scopes: [String], presenting presentingViewController: UIViewController) async throws -> GIDSignInResult {
        throw GIDSignInError.canceled._bridgeToObjectiveC()
    }
}

open class GIDProfileData: NSObject, NSCopying, @unchecked Sendable {
    public let email: String
    public let name: String
    public let givenName: String!
    public let familyName: String!
    private let image: URL?

    init(email: String, name: String, givenName: String?, familyName: String?, image: URL?) {
        (self.email, self.name, self.givenName, self.familyName, self.image) = (email, name, givenName, familyName, image)
        super.init()
    }

    open var hasImage: Bool { image != nil }

    /// - Parameter dimension: the picture's width and height, in pixels.
    open func imageURL(withDimension dimension: UInt) -> URL! {
        image.map { $0.appending(queryItems: [URLQueryItem(name: "sz", value: String(dimension))]) }
    }
    open func copy(with zone: NSZone? = nil) -> Any { self }
}

/// Tokens as versions before 7 have them.
open class GIDAuthentication: NSObject, @unchecked Sendable {
    public let clientID: String
    public let accessToken: String
    public let accessTokenExpirationDate: Date!
    public let refreshToken: String
    public let idToken: String!
    public let idTokenExpirationDate: Date!

    init(clientID: String, accessToken: String, refreshToken: String, idToken: String?, expires: Date) {
        (self.clientID, self.accessToken, self.refreshToken, self.idToken) = (clientID, accessToken, refreshToken, idToken)
        (accessTokenExpirationDate, idTokenExpirationDate) = (expires, expires)
        super.init()
    }

    open func `do`(freshTokens action: @escaping (GIDAuthentication?, (any Error)?) -> Void) { GIDSignIn.reply { action(self, nil) } }
}

open class GIDToken: NSObject, @unchecked Sendable {
    public let tokenString: String
    public let expirationDate: Date?

    init(_ tokenString: String, _ expirationDate: Date?) {
        (self.tokenString, self.expirationDate) = (tokenString, expirationDate)
        super.init()
    }

    open func isEqual(to otherToken: GIDToken) -> Bool { tokenString == otherToken.tokenString && expirationDate == otherToken.expirationDate }
    open override func isEqual(_ object: Any?) -> Bool { (object as? GIDToken).map(isEqual(to:)) ?? false }
    open override var hash: Int { tokenString.hashValue }
}

open class GIDSignInResult: NSObject, @unchecked Sendable {
    public let user: GIDGoogleUser
    public let serverAuthCode: String?

    init(user: GIDGoogleUser) {
        (self.user, serverAuthCode) = (user, nil)
        super.init()
    }
}
