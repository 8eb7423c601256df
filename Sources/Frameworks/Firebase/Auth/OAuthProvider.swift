import UIKit

/// A provider whose page is shown to sign in.
public protocol FederatedAuthProvider: NSObjectProtocol {
    func credential(with uiDelegate: (any AuthUIDelegate)?) async throws -> AuthCredential
}

public struct AuthProviderID: Equatable, Sendable {
    public let rawValue: String
    init(_ rawValue: String) { self.rawValue = rawValue }

    public static var apple: AuthProviderID { AuthProviderID("apple.com") }
    public static var email: AuthProviderID { AuthProviderID("password") }
    public static var facebook: AuthProviderID { AuthProviderID("facebook.com") }
    public static var gameCenter: AuthProviderID { AuthProviderID("gc.apple.com") }
    public static var gitHub: AuthProviderID { AuthProviderID("github.com") }
    public static var google: AuthProviderID { AuthProviderID("google.com") }
    public static var microsoft: AuthProviderID { AuthProviderID("microsoft.com") }
    public static var phone: AuthProviderID { AuthProviderID("phone") }
    public static var twitter: AuthProviderID { AuthProviderID("twitter.com") }
    public static var yahoo: AuthProviderID { AuthProviderID("yahoo.com") }
    public static func custom(_ value: String) -> AuthProviderID { AuthProviderID(value) }
}

/// Any provider by its name, such as `apple.com`.
open class OAuthProvider: NSObject, FederatedAuthProvider, @unchecked Sendable {
    public static let id = "OAuth"

    open var scopes: [String]?
    open var customParameters: [String: String]?
    public let providerID: String

    public init(providerID: String, auth: Auth) {
        self.providerID = providerID
        super.init()
    }
    public convenience init(providerID: String) { self.init(providerID: providerID, auth: Auth.auth()) }
    public convenience init(providerID: AuthProviderID, auth: Auth = Auth.auth()) { self.init(providerID: providerID.rawValue, auth: auth) }

    open class func provider(providerID: String) -> OAuthProvider { OAuthProvider(providerID: providerID) }
    public class func provider(providerID: AuthProviderID) -> OAuthProvider { OAuthProvider(providerID: providerID) }
    open class func provider(providerID: String, auth: Auth) -> OAuthProvider { OAuthProvider(providerID: providerID, auth: auth) }
    public class func provider(providerID: AuthProviderID, auth: Auth) -> OAuthProvider { OAuthProvider(providerID: providerID, auth: auth) }

    public static func credential(withProviderID providerID: String, idToken: String, accessToken: String?) -> OAuthCredential {
        OAuthCredential(provider: providerID, idToken: idToken, accessToken: accessToken)
    }
    public static func credential(providerID: AuthProviderID, idToken: String, accessToken: String? = nil) -> OAuthCredential {
        OAuthCredential(provider: providerID.rawValue, idToken: idToken, accessToken: accessToken)
    }
    public static func credential(withProviderID providerID: String, accessToken: String) -> OAuthCredential {
        OAuthCredential(provider: providerID, accessToken: accessToken)
    }
    public static func credential(providerID: AuthProviderID, accessToken: String) -> OAuthCredential {
        OAuthCredential(provider: providerID.rawValue, accessToken: accessToken)
    }
    public static func credential(withProviderID providerID: String, idToken: String, rawNonce: String?, accessToken: String?) -> OAuthCredential {
        OAuthCredential(provider: providerID, idToken: idToken, accessToken: accessToken, rawNonce: rawNonce)
    }
    public static func credential(withProviderID providerID: String, idToken: String, rawNonce: String?) -> OAuthCredential {
        OAuthCredential(provider: providerID, idToken: idToken, rawNonce: rawNonce)
    }
    public static func credential(providerID: AuthProviderID, idToken: String, rawNonce: String, accessToken: String? = nil) -> OAuthCredential {
        OAuthCredential(provider: providerID.rawValue, idToken: idToken, accessToken: accessToken, rawNonce: rawNonce)
    }
    public static func appleCredential(withIDToken idToken: String, rawNonce: String?, fullName: PersonNameComponents?) -> OAuthCredential {
        OAuthCredential(provider: AuthProviderID.apple.rawValue, idToken: idToken, rawNonce: rawNonce)
    }

    /// Fails with `webNetworkRequestFailed`: no provider's page can be reached.
    open func getCredentialWith(_ uiDelegate: (any AuthUIDelegate)?, completion: ((AuthCredential?, (any Error)?) -> Void)? = nil) {
        ServiceReply.send(on: .main) { completion?(nil, AuthErrorCode.webNetworkRequestFailed.authError()) }
    }
    open func credential(with uiDelegate: (any AuthUIDelegate)?) async throws -> AuthCredential {
        try await answered { getCredentialWith(nil, completion: $0) }
    }
}

/// Proves who someone is by a message to their phone. There are none here.
open class PhoneAuthProvider: NSObject, @unchecked Sendable {
    public static let id = "phone"

    open class func provider() -> PhoneAuthProvider { PhoneAuthProvider() }
    open class func provider(auth: Auth) -> PhoneAuthProvider { PhoneAuthProvider() }

    /// Fails with `missingPhoneNumber` and `invalidPhoneNumber`; for a number that is one with `webNetworkRequestFailed`: as in the Simulator the app is
    /// not verified by a push notification, and the page that would do so in its place cannot be reached.
    open func verifyPhoneNumber(_ phoneNumber: String, uiDelegate: (any AuthUIDelegate)? = nil, completion: ((String?, (any Error)?) -> Void)?) {
        let digits = phoneNumber.filter { !" -().".contains($0) }
        let isNumber: Bool = digits.hasPrefix("+") && (8...16).contains(digits.count) && digits.dropFirst().allSatisfy(\.isNumber)
        let error: AuthErrorCode = phoneNumber.isEmpty ? .missingPhoneNumber : isNumber ? .webNetworkRequestFailed : .invalidPhoneNumber
        ServiceReply.send(on: .main) { completion?(nil, error.authError()) }
    }
    open func verifyPhoneNumber(
        _ phoneNumber: String, uiDelegate: (any AuthUIDelegate)? = nil, multiFactorSession: MultiFactorSession?,
        completion: ((String?, (any Error)?) -> Void)?
    ) { verifyPhoneNumber(phoneNumber, uiDelegate: uiDelegate, completion: completion) }
    open func verifyPhoneNumber(
        with multiFactorInfo: PhoneMultiFactorInfo, uiDelegate: (any AuthUIDelegate)? = nil, multiFactorSession: MultiFactorSession?,
        completion: ((String?, (any Error)?) -> Void)?
    ) { verifyPhoneNumber(multiFactorInfo.phoneNumber, uiDelegate: uiDelegate, completion: completion) }

    @discardableResult
    open func verifyPhoneNumber(
        _ phoneNumber: String, uiDelegate: (any AuthUIDelegate)? = nil, multiFactorSession: MultiFactorSession? = nil
    ) async throws -> String { try await answered { verifyPhoneNumber(phoneNumber, uiDelegate: nil, completion: $0) } }

    /// A credential that no sign-in takes: no code was sent.
    open func credential(withVerificationID verificationID: String, verificationCode: String) -> PhoneAuthCredential {
        PhoneAuthCredential(verificationID: verificationID, verificationCode: verificationCode)
    }
}
