import Foundation

/// A token of OAuth 1.0a with its secret.
open class BDBOAuth1Credential: NSObject, NSSecureCoding, NSCopying, @unchecked Sendable {
    public let token: String!
    public let secret: String!
    /// The proof that whoever uses the app agreed, which the address that the app is called back at has.
    open var verifier: String!
    /// All else that came with the token: the name of an account, for example.
    open var userInfo: [AnyHashable: Any]!
    let expiration: Date?

    public init!(token: String!, secret: String!, expiration: Date!) {
        (self.token, self.secret, self.expiration) = (token, secret, expiration)
        super.init()
    }

    /// A token as a server or the query of an address names it. Nil where nothing is named.
    public init!(queryString: String!) {
        var fields: [String: String] = OAuthSignature.fields(of: queryString ?? "")
        guard !fields.isEmpty else { return nil }
        token = fields.removeValue(forKey: BDBOAuth1OAuthTokenParameter)
        secret = fields.removeValue(forKey: BDBOAuth1OAuthTokenSecretParameter)
        verifier = fields.removeValue(forKey: BDBOAuth1OAuthVerifierParameter)
        let seconds: Double? = fields.removeValue(forKey: BDBOAuth1OAuthTokenDurationParameter).flatMap(Double.init)
        expiration = seconds.map { Date(timeIntervalSinceNow: $0) }
        userInfo = fields.isEmpty ? nil : fields
        super.init()
    }

    /// Whether its time is over. One without a time never expires.
    open var isExpired: Bool { expiration.map { $0 < Date() } ?? false }

    // MARK: - Coding

    public class var supportsSecureCoding: Bool { true }

    public required init?(coder: NSCoder) {
        token = coder.decodeObject(of: NSString.self, forKey: "token") as String?
        secret = coder.decodeObject(of: NSString.self, forKey: "secret") as String?
        verifier = coder.decodeObject(of: NSString.self, forKey: "verifier") as String?
        expiration = coder.decodeObject(of: NSDate.self, forKey: "expiration") as Date?
        userInfo = coder.decodeObject(of: [NSDictionary.self, NSString.self], forKey: "userInfo") as? [AnyHashable: Any]
        super.init()
    }

    open func encode(with coder: NSCoder) {
        coder.encode(token as NSString?, forKey: "token")
        coder.encode(secret as NSString?, forKey: "secret")
        coder.encode(verifier as NSString?, forKey: "verifier")
        coder.encode(expiration as NSDate?, forKey: "expiration")
        coder.encode(textInfo as NSDictionary?, forKey: "userInfo")
    }

    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = BDBOAuth1Credential(token: token, secret: secret, expiration: expiration)!
        (copy.verifier, copy.userInfo) = (verifier, userInfo)
        return copy
    }

    private var textInfo: [String: String]? { userInfo as? [String: String] }

    // MARK: - Keychain

    private struct Kept: Codable {
        var token: String?
        var secret: String?
        var verifier: String?
        var expiration: Date?
        var userInfo: [String: String]?
    }

    /// The credential as an item of the keychain has it.
    var kept: Data? {
        try? PropertyListEncoder().encode(Kept(token: token, secret: secret, verifier: verifier, expiration: expiration, userInfo: textInfo))
    }

    static func credential(kept data: Data) -> BDBOAuth1Credential? {
        guard let kept = try? PropertyListDecoder().decode(Kept.self, from: data) else { return nil }
        let credential = BDBOAuth1Credential(token: kept.token, secret: kept.secret, expiration: kept.expiration)
        credential?.verifier = kept.verifier
        credential?.userInfo = kept.userInfo
        return credential
    }
}

/// The credential as versions before 1.5 name it.
public typealias BDBOAuthToken = BDBOAuth1Credential

public let BDBOAuth1ErrorDomain = "BDBOAuth1ErrorDomain"
public let BDBOAuth1OAuthTokenParameter = "oauth_token"
public let BDBOAuth1OAuthTokenSecretParameter = "oauth_token_secret"
public let BDBOAuth1OAuthVerifierParameter = "oauth_verifier"
public let BDBOAuth1OAuthTokenDurationParameter = "oauth_token_duration"
public let BDBOAuth1OAuthSignatureParameter = "oauth_signature"
public let BDBOAuth1OAuthCallbackParameter = "oauth_callback"
