import UIKit

public struct ASAuthorizationPublicKeyCredentialUserVerificationPreference: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public init(_ rawValue: String) { self.rawValue = rawValue }
    public static let preferred = ASAuthorizationPublicKeyCredentialUserVerificationPreference("preferred")
    public static let required = ASAuthorizationPublicKeyCredentialUserVerificationPreference("required")
    public static let discouraged = ASAuthorizationPublicKeyCredentialUserVerificationPreference("discouraged")
}
public struct ASAuthorizationPublicKeyCredentialAttestationKind: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public init(_ rawValue: String) { self.rawValue = rawValue }
    public static let none = ASAuthorizationPublicKeyCredentialAttestationKind("none")
    public static let indirect = ASAuthorizationPublicKeyCredentialAttestationKind("indirect")
    public static let direct = ASAuthorizationPublicKeyCredentialAttestationKind("direct")
    public static let enterprise = ASAuthorizationPublicKeyCredentialAttestationKind("enterprise")
}

public struct ASAuthorizationPublicKeyCredentialResidentKeyPreference: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public init(_ rawValue: String) { self.rawValue = rawValue }
    public static let preferred = ASAuthorizationPublicKeyCredentialResidentKeyPreference("preferred")
    public static let required = ASAuthorizationPublicKeyCredentialResidentKeyPreference("required")
    public static let discouraged = ASAuthorizationPublicKeyCredentialResidentKeyPreference("discouraged")
}
public enum ASAuthorizationPublicKeyCredentialAttachment: Int, Sendable { case platform = 0, crossPlatform }

/// A request for a new key.
public protocol ASAuthorizationPublicKeyCredentialRegistrationRequest: NSObjectProtocol {
    var relyingPartyIdentifier: String { get }
    var challenge: Data { get set }
    var userID: Data { get set }
    var name: String { get set }
    var displayName: String? { get set }
    var userVerificationPreference: ASAuthorizationPublicKeyCredentialUserVerificationPreference { get set }
    var attestationPreference: ASAuthorizationPublicKeyCredentialAttestationKind { get set }
}
/// A request for a signature by a key.
public protocol ASAuthorizationPublicKeyCredentialAssertionRequest: NSObjectProtocol {
    var relyingPartyIdentifier: String { get }
    var challenge: Data { get set }
    var userVerificationPreference: ASAuthorizationPublicKeyCredentialUserVerificationPreference { get set }
}
/// The name of a key.
public protocol ASAuthorizationPublicKeyCredentialDescriptor: NSObjectProtocol { var credentialID: Data { get set } }

extension ASAuthorizationPlatformPublicKeyCredentialRegistrationRequest: ASAuthorizationPublicKeyCredentialRegistrationRequest {}
extension ASAuthorizationPlatformPublicKeyCredentialAssertionRequest: ASAuthorizationPublicKeyCredentialAssertionRequest {}
extension ASAuthorizationPlatformPublicKeyCredentialDescriptor: ASAuthorizationPublicKeyCredentialDescriptor {}

public protocol ASPublicKeyCredential: ASAuthorizationCredential {
    var rawClientDataJSON: Data { get }
    var credentialID: Data { get }
}
public protocol ASAuthorizationPublicKeyCredentialRegistration: ASPublicKeyCredential {
    var rawAttestationObject: Data? { get }
}
public protocol ASAuthorizationPublicKeyCredentialAssertion: ASPublicKeyCredential {
    var rawAuthenticatorData: Data! { get }
    var userID: Data! { get }
    var signature: Data! { get }
}

/// Makes requests for passkeys of a website. The device has none, and makes none: requests fail with `unknown`.
open class ASAuthorizationPlatformPublicKeyCredentialProvider: NSObject, ASAuthorizationProvider, @unchecked Sendable {
    public let relyingPartyIdentifier: String
    public init(relyingPartyIdentifier: String) { self.relyingPartyIdentifier = relyingPartyIdentifier }

    open func createCredentialRegistrationRequest(
        challenge: Data, name: String, userID: Data
    ) -> ASAuthorizationPlatformPublicKeyCredentialRegistrationRequest {
        ASAuthorizationPlatformPublicKeyCredentialRegistrationRequest(self, challenge, name, userID)
    }
    open func createCredentialAssertionRequest(challenge: Data) -> ASAuthorizationPlatformPublicKeyCredentialAssertionRequest {
        ASAuthorizationPlatformPublicKeyCredentialAssertionRequest(self, challenge)
    }
}

/// Asks for a new passkey.
open class ASAuthorizationPlatformPublicKeyCredentialRegistrationRequest: ASAuthorizationRequest, @unchecked Sendable {
    public let relyingPartyIdentifier: String
    open var challenge: Data
    open var userID: Data
    open var name: String
    open var displayName: String?
    open var userVerificationPreference: ASAuthorizationPublicKeyCredentialUserVerificationPreference = .preferred
    open var attestationPreference: ASAuthorizationPublicKeyCredentialAttestationKind = .none

    init(_ provider: ASAuthorizationPlatformPublicKeyCredentialProvider, _ challenge: Data, _ name: String, _ userID: Data) {
        relyingPartyIdentifier = provider.relyingPartyIdentifier
        (self.challenge, self.name, self.userID) = (challenge, name, userID)
        super.init(provider: provider)
    }
}

/// Asks for a passkey to sign in with.
open class ASAuthorizationPlatformPublicKeyCredentialAssertionRequest: ASAuthorizationRequest, @unchecked Sendable {
    public let relyingPartyIdentifier: String
    open var challenge: Data
    open var allowedCredentials: [ASAuthorizationPlatformPublicKeyCredentialDescriptor] = []
    open var userVerificationPreference: ASAuthorizationPublicKeyCredentialUserVerificationPreference = .preferred
    open var shouldShowHybridTransport = true

    init(_ provider: ASAuthorizationPlatformPublicKeyCredentialProvider, _ challenge: Data) {
        relyingPartyIdentifier = provider.relyingPartyIdentifier
        self.challenge = challenge
        super.init(provider: provider)
    }
}

/// Names a passkey.
open class ASAuthorizationPlatformPublicKeyCredentialDescriptor: NSObject, @unchecked Sendable {
    open var credentialID: Data
    public init(credentialID: Data) { self.credentialID = credentialID }
}

/// A new passkey. None is made here.
open class ASAuthorizationPlatformPublicKeyCredentialRegistration: NSObject, ASAuthorizationPublicKeyCredentialRegistration, @unchecked Sendable {
    override init() {}
    open var rawClientDataJSON: Data { Data() }
    open var credentialID: Data { Data() }
    open var rawAttestationObject: Data? { nil }
    open var attachment: ASAuthorizationPublicKeyCredentialAttachment { .platform }
}

/// A signature by a passkey. None is made here.
open class ASAuthorizationPlatformPublicKeyCredentialAssertion: NSObject, ASAuthorizationPublicKeyCredentialAssertion, @unchecked Sendable {
    override init() {}
    open var rawClientDataJSON: Data { Data() }
    open var credentialID: Data { Data() }
    open var rawAuthenticatorData: Data! { Data() }
    open var userID: Data! { Data() }
    open var signature: Data! { Data() }
    open var attachment: ASAuthorizationPublicKeyCredentialAttachment { .platform }
}

extension ASAuthorizationController {
    public struct RequestOptions: OptionSet, Hashable, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let preferImmediatelyAvailableCredentials = RequestOptions(rawValue: 1)
    }
    public func performRequests(options: RequestOptions) { performRequests() }
    /// Offers passkeys above the keyboard. There are none: nothing is offered, and the delegate hears nothing.
    public func performAutoFillAssistedRequests() {}
}
