import UIKit

/// The outcome of signing in.
open class AuthDataResult: NSObject, @unchecked Sendable {
    public let user: User
    public let additionalUserInfo: AdditionalUserInfo?
    public let credential: OAuthCredential?

    init(_ user: User, provider: String, isNew: Bool, credential: OAuthCredential?) {
        self.user = user
        self.credential = credential
        additionalUserInfo = AdditionalUserInfo(providerID: provider, isNewUser: isNew)
        super.init()
    }
}

open class AdditionalUserInfo: NSObject, @unchecked Sendable {
    public let providerID: String
    public let profile: [String: Any]?
    public let username: String?
    /// Whether the account was made by this sign-in.
    public let isNewUser: Bool

    init(providerID: String, isNewUser: Bool) {
        (self.providerID, self.isNewUser) = (providerID, isNewUser)
        (profile, username) = (nil, nil)
        super.init()
    }
}

/// A token and what it says.
open class AuthTokenResult: NSObject, @unchecked Sendable {
    public let token: String
    public let expirationDate: Date
    public let authDate: Date
    public let issuedAtDate: Date
    public let signInProvider: String
    public let signInSecondFactor: String
    public let claims: [String: Any]

    init(_ token: String) {
        self.token = token
        let claims: [String: Any] = TokenText.claims(of: token) ?? [:]
        self.claims = claims
        func date(_ key: String) -> Date { Date(timeIntervalSince1970: (claims[key] as? NSNumber)?.doubleValue ?? 0) }
        (expirationDate, authDate, issuedAtDate) = (date("exp"), date("auth_time"), date("iat"))
        signInProvider = (claims["firebase"] as? [String: Any])?["sign_in_provider"] as? String ?? ""
        signInSecondFactor = ""
        super.init()
    }
}

open class AuthSettings: NSObject, NSCopying, @unchecked Sendable {
    /// Is kept; there are no messages to phones, with or without it.
    open var isAppVerificationDisabledForTesting: Bool = false
    open var appVerificationDisabledForTesting: Bool {
        get { isAppVerificationDisabledForTesting }
        set { isAppVerificationDisabledForTesting = newValue }
    }

    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = AuthSettings()
        copy.isAppVerificationDisabledForTesting = isAppVerificationDisabledForTesting
        return copy
    }
}

public enum AuthAPNSTokenType: Int, Sendable { case unknown, sandbox, prod }

/// Shows a provider's page.
@MainActor public protocol AuthUIDelegate: NSObjectProtocol {
    func present(_ viewControllerToPresent: UIViewController, animated flag: Bool, completion: (() -> Void)?)
    func dismiss(animated flag: Bool, completion: (() -> Void)?)
}

/// A second proof of who a user is. None can be had here: there are no messages to phones.
open class MultiFactor: NSObject, @unchecked Sendable {
    open var enrolledFactors: [MultiFactorInfo] { [] }

    /// Fails with `operationNotAllowed`, as in a project that has not enabled it.
    open func getSessionWithCompletion(_ completion: ((MultiFactorSession?, (any Error)?) -> Void)?) {
        ServiceReply.send(on: .main) { completion?(nil, AuthErrorCode.operationNotAllowed.authError()) }
    }
    open func session() async throws -> MultiFactorSession { try await answered { getSessionWithCompletion($0) } }

    /// Fails with `operationNotAllowed`, as in a project that has not enabled it.
    open func enroll(with assertion: MultiFactorAssertion, displayName: String?, completion: (((any Error)?) -> Void)?) {
        ServiceReply.send(on: .main) { completion?(AuthErrorCode.operationNotAllowed.authError()) }
    }
    open func enroll(with assertion: MultiFactorAssertion, displayName: String?) async throws {
        try await finished { enroll(with: assertion, displayName: displayName, completion: $0) }
    }

    /// Fails with `multiFactorInfoNotFound`.
    open func unenroll(with factorInfo: MultiFactorInfo, completion: (((any Error)?) -> Void)?) {
        unenroll(withFactorUID: factorInfo.uid, completion: completion)
    }
    open func unenroll(withFactorUID factorUID: String, completion: (((any Error)?) -> Void)?) {
        ServiceReply.send(on: .main) { completion?(AuthErrorCode.multiFactorInfoNotFound.authError()) }
    }
    open func unenroll(with factorInfo: MultiFactorInfo) async throws { try await finished { unenroll(with: factorInfo, completion: $0) } }
    open func unenroll(withFactorUID factorUID: String) async throws { try await finished { unenroll(withFactorUID: factorUID, completion: $0) } }
}

open class MultiFactorSession: NSObject, @unchecked Sendable {}

open class MultiFactorAssertion: NSObject, @unchecked Sendable {
    open var factorID: String { PhoneMultiFactorID }
}

open class MultiFactorInfo: NSObject, @unchecked Sendable {
    public let uid: String
    public let displayName: String?
    public let enrollmentDate: Date
    public let factorID: String

    init(uid: String, displayName: String?, enrollmentDate: Date, factorID: String) {
        (self.uid, self.displayName, self.enrollmentDate, self.factorID) = (uid, displayName, enrollmentDate, factorID)
        super.init()
    }
}

open class PhoneMultiFactorInfo: MultiFactorInfo, @unchecked Sendable {
    public let phoneNumber: String

    init(uid: String, phoneNumber: String) {
        self.phoneNumber = phoneNumber
        super.init(uid: uid, displayName: nil, enrollmentDate: Date(), factorID: PhoneMultiFactorID)
    }
}

open class PhoneMultiFactorAssertion: MultiFactorAssertion, @unchecked Sendable {}

open class PhoneMultiFactorGenerator: NSObject {
    open class func assertion(with credential: PhoneAuthCredential) -> PhoneMultiFactorAssertion { PhoneMultiFactorAssertion() }
}

open class MultiFactorResolver: NSObject, @unchecked Sendable {
    public let session: MultiFactorSession
    public let hints: [MultiFactorInfo]
    public let auth: Auth

    init(session: MultiFactorSession, hints: [MultiFactorInfo], auth: Auth) {
        (self.session, self.hints, self.auth) = (session, hints, auth)
        super.init()
    }

    open func resolveSignIn(with assertion: MultiFactorAssertion, completion: ((AuthDataResult?, (any Error)?) -> Void)? = nil) {
        ServiceReply.send(on: .main) { completion?(nil, AuthErrorCode.invalidMultiFactorSession.authError()) }
    }
    @discardableResult
    open func resolveSignIn(with assertion: MultiFactorAssertion) async throws -> AuthDataResult {
        try await answered { resolveSignIn(with: assertion, completion: $0) }
    }
}

public let PhoneMultiFactorID: String = "phone"
public let TOTPMultiFactorID: String = "totp"
