import UIKit

/// Makes requests for keys that are plugged in. None is: requests fail with `unknown`.
open class ASAuthorizationSecurityKeyPublicKeyCredentialProvider: NSObject, ASAuthorizationProvider, @unchecked Sendable {
    public let relyingPartyIdentifier: String
    public init(relyingPartyIdentifier: String) { self.relyingPartyIdentifier = relyingPartyIdentifier }

    open func createCredentialRegistrationRequest(
        challenge: Data, displayName: String, name: String, userID: Data
    ) -> ASAuthorizationSecurityKeyPublicKeyCredentialRegistrationRequest {
        ASAuthorizationSecurityKeyPublicKeyCredentialRegistrationRequest(self, challenge, displayName, name, userID)
    }
    open func createCredentialAssertionRequest(challenge: Data) -> ASAuthorizationSecurityKeyPublicKeyCredentialAssertionRequest {
        ASAuthorizationSecurityKeyPublicKeyCredentialAssertionRequest(self, challenge)
    }
}

/// A kind of signature and of key.
open class ASAuthorizationPublicKeyCredentialParameters: NSObject, @unchecked Sendable {
    public let algorithm: Int
    public init(algorithm: Int) { self.algorithm = algorithm }
}

open class ASAuthorizationSecurityKeyPublicKeyCredentialRegistrationRequest: ASAuthorizationRequest, ASAuthorizationPublicKeyCredentialRegistrationRequest,
    @unchecked Sendable
{
    public let relyingPartyIdentifier: String
    open var challenge: Data
    open var userID: Data
    open var name: String
    open var displayName: String?
    open var userVerificationPreference: ASAuthorizationPublicKeyCredentialUserVerificationPreference = .preferred
    open var attestationPreference: ASAuthorizationPublicKeyCredentialAttestationKind = .none
    open var residentKeyPreference: ASAuthorizationPublicKeyCredentialResidentKeyPreference = .discouraged
    open var credentialParameters: [ASAuthorizationPublicKeyCredentialParameters] = []
    open var excludedCredentials: [ASAuthorizationSecurityKeyPublicKeyCredentialDescriptor] = []

    init(
        _ provider: ASAuthorizationSecurityKeyPublicKeyCredentialProvider, _ challenge: Data, _ displayName: String, _ name: String, _ userID: Data
    ) {
        relyingPartyIdentifier = provider.relyingPartyIdentifier
        (self.challenge, self.displayName, self.name, self.userID) = (challenge, displayName, name, userID)
        super.init(provider: provider)
    }
}

open class ASAuthorizationSecurityKeyPublicKeyCredentialAssertionRequest: ASAuthorizationRequest, ASAuthorizationPublicKeyCredentialAssertionRequest,
    @unchecked Sendable
{
    public let relyingPartyIdentifier: String
    open var challenge: Data
    open var userVerificationPreference: ASAuthorizationPublicKeyCredentialUserVerificationPreference = .preferred
    open var allowedCredentials: [ASAuthorizationSecurityKeyPublicKeyCredentialDescriptor] = []
    open var appID: String?

    init(_ provider: ASAuthorizationSecurityKeyPublicKeyCredentialProvider, _ challenge: Data) {
        relyingPartyIdentifier = provider.relyingPartyIdentifier
        self.challenge = challenge
        super.init(provider: provider)
    }
}

/// Names a key, and how it is reached.
open class ASAuthorizationSecurityKeyPublicKeyCredentialDescriptor: NSObject, ASAuthorizationPublicKeyCredentialDescriptor, @unchecked Sendable {
    public struct Transport: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public init(_ rawValue: String) { self.rawValue = rawValue }
        public static let usb = Transport("usb")
        public static let nfc = Transport("nfc")
        public static let bluetooth = Transport("ble")
        public static var allSupported: [Transport] { [usb, nfc, bluetooth] }
    }
    open var credentialID: Data
    open var transports: [Transport]
    public init(credentialID: Data, transports allowedTransports: [Transport]) { (self.credentialID, transports) = (credentialID, allowedTransports) }
}

/// A new key. None is made here.
open class ASAuthorizationSecurityKeyPublicKeyCredentialRegistration: NSObject, ASAuthorizationPublicKeyCredentialRegistration, @unchecked Sendable {
    override init() {}
    open var rawClientDataJSON: Data { Data() }
    open var credentialID: Data { Data() }
    open var rawAttestationObject: Data? { nil }
    open var transports: [ASAuthorizationSecurityKeyPublicKeyCredentialDescriptor.Transport] { [] }
}

/// A signature by a key. None is made here.
open class ASAuthorizationSecurityKeyPublicKeyCredentialAssertion: NSObject, ASAuthorizationPublicKeyCredentialAssertion, @unchecked Sendable {
    override init() {}
    open var rawClientDataJSON: Data { Data() }
    open var credentialID: Data { Data() }
    open var rawAuthenticatorData: Data! { Data() }
    open var userID: Data! { Data() }
    open var signature: Data! { Data() }
    open var appID: Bool { false }
}

/// Signs in by an organisation's account. There is none.
open class ASAuthorizationSingleSignOnProvider: NSObject, ASAuthorizationProvider, @unchecked Sendable {
    public let url: URL
    public init(identityProvider url: URL) { self.url = url }
    open var canPerformAuthorization: Bool { false }
    open func createRequest() -> ASAuthorizationSingleSignOnRequest { ASAuthorizationSingleSignOnRequest(provider: self) }
}
open class ASAuthorizationSingleSignOnRequest: ASAuthorizationOpenIDRequest, @unchecked Sendable {
    open var authorizationOptions: [URLQueryItem] = []
    open var isUserInterfaceEnabled = true
}
