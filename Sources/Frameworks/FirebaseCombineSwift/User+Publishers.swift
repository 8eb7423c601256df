import QuinceCombine
import QuinceFirebase

extension User {
    @discardableResult
    public func link(with credential: AuthCredential) -> Future<AuthDataResult, any Error> { answer { link(with: credential, completion: $0) } }

    @discardableResult
    public func reauthenticate(with credential: AuthCredential) -> Future<AuthDataResult, any Error> {
        answer { reauthenticate(with: credential, completion: $0) }
    }

    @discardableResult
    public func unlink(fromProvider provider: String) -> Future<User, any Error> { answer { unlink(fromProvider: provider, completion: $0) } }

    @discardableResult
    public func sendEmailVerification() -> Future<Void, any Error> { end { sendEmailVerification(completion: $0) } }

    @discardableResult
    public func sendEmailVerification(with actionCodeSettings: ActionCodeSettings) -> Future<Void, any Error> {
        end { sendEmailVerification(with: actionCodeSettings, completion: $0) }
    }
}

// Without phones, providers' pages and Game Center all of these fail as the methods beside them do.

extension GameCenterAuthProvider {
    public class func getCredential() -> Future<AuthCredential, any Error> { answer { getCredential(completion: $0) } }
}

extension OAuthProvider {
    public func getCredentialWith(_ uiDelegate: (any AuthUIDelegate)?) -> Future<AuthCredential, any Error> {
        answer { getCredentialWith(uiDelegate, completion: $0) }
    }
}

extension PhoneAuthProvider {
    @discardableResult
    public func verifyPhoneNumber(_ phoneNumber: String, uiDelegate: (any AuthUIDelegate)? = nil) -> Future<String, any Error> {
        answer { verifyPhoneNumber(phoneNumber, uiDelegate: uiDelegate, completion: $0) }
    }

    @discardableResult
    public func verifyPhoneNumber(
        _ phoneNumber: String, uiDelegate: (any AuthUIDelegate)? = nil, multiFactorSession: MultiFactorSession?
    ) -> Future<String, any Error> {
        answer { verifyPhoneNumber(phoneNumber, uiDelegate: uiDelegate, multiFactorSession: multiFactorSession, completion: $0) }
    }

    @discardableResult
    public func verifyPhoneNumber(
        with phoneMultiFactorInfo: PhoneMultiFactorInfo, uiDelegate: (any AuthUIDelegate)? = nil, multiFactorSession: MultiFactorSession?
    ) -> Future<String, any Error> {
        answer { verifyPhoneNumber(with: phoneMultiFactorInfo, uiDelegate: uiDelegate, multiFactorSession: multiFactorSession, completion: $0) }
    }
}

extension MultiFactor {
    @discardableResult
    public func getSession() -> Future<MultiFactorSession, any Error> { answer { getSessionWithCompletion($0) } }

    @discardableResult
    public func enroll(with assertion: MultiFactorAssertion, displayName: String?) -> Future<Void, any Error> {
        end { enroll(with: assertion, displayName: displayName, completion: $0) }
    }

    @discardableResult
    public func unenroll(with factorInfo: MultiFactorInfo) -> Future<Void, any Error> { end { unenroll(with: factorInfo, completion: $0) } }

    @discardableResult
    public func unenroll(withFactorUID factorUID: String) -> Future<Void, any Error> { end { unenroll(withFactorUID: factorUID, completion: $0) } }
}

extension MultiFactorResolver {
    public func resolveSignIn(with assertion: MultiFactorAssertion) -> Future<AuthDataResult, any Error> {
        answer { resolveSignIn(with: assertion, completion: $0) }
    }
}
