import UIKit

/// The answer of a member with a completion handler.
nonisolated(nonsending) func answered<Value>(_ call: (@escaping (Value?, (any Error)?) -> Void) -> Void) async throws -> Value where Value: Sendable {
    try await withCheckedThrowingContinuation { continuation in
        call { value, error in
            if let value { continuation.resume(returning: value) } else { continuation.resume(throwing: error ?? AuthErrorCode.internalError.authError()) }
        }
    }
}

/// The end of a member with a completion handler that tells of errors alone.
nonisolated(nonsending) func finished(_ call: (@escaping ((any Error)?) -> Void) -> Void) async throws {
    try await withCheckedThrowingContinuation { (continuation: CheckedContinuation<Void, any Error>) in
        call { error in if let error { continuation.resume(throwing: error) } else { continuation.resume() } }
    }
}

extension Auth {
    @discardableResult
    public func createUser(withEmail email: String, password: String) async throws -> AuthDataResult {
        try await answered { createUser(withEmail: email, password: password, completion: $0) }
    }
    @discardableResult
    public func signIn(withEmail email: String, password: String) async throws -> AuthDataResult {
        try await answered { signIn(withEmail: email, password: password, completion: $0) }
    }
    @discardableResult
    public func signIn(withEmail email: String, link: String) async throws -> AuthDataResult {
        try await answered { signIn(withEmail: email, link: link, completion: $0) }
    }
    @discardableResult
    public func signIn(with credential: AuthCredential) async throws -> AuthDataResult { try await answered { signIn(with: credential, completion: $0) } }
    @discardableResult
    public func signIn(with provider: any FederatedAuthProvider, uiDelegate: (any AuthUIDelegate)?) async throws -> AuthDataResult {
        try await answered { signIn(with: provider, uiDelegate: uiDelegate, completion: $0) }
    }
    @discardableResult
    public func signInAnonymously() async throws -> AuthDataResult { try await answered { signInAnonymously(completion: $0) } }
    @discardableResult
    public func signIn(withCustomToken token: String) async throws -> AuthDataResult { try await answered { signIn(withCustomToken: token, completion: $0) } }

    public func fetchSignInMethods(forEmail email: String) async throws -> [String] {
        try await answered { fetchSignInMethods(forEmail: email, completion: $0) }
    }
    public func updateCurrentUser(_ user: User) async throws { try await finished { updateCurrentUser(user, completion: $0) } }

    public func sendPasswordReset(withEmail email: String, actionCodeSettings: ActionCodeSettings? = nil) async throws {
        try await finished { sendPasswordReset(withEmail: email, actionCodeSettings: actionCodeSettings, completion: $0) }
    }
    public func sendSignInLink(toEmail email: String, actionCodeSettings: ActionCodeSettings) async throws {
        try await finished { sendSignInLink(toEmail: email, actionCodeSettings: actionCodeSettings, completion: $0) }
    }
    public func confirmPasswordReset(withCode code: String, newPassword: String) async throws {
        try await finished { confirmPasswordReset(withCode: code, newPassword: newPassword, completion: $0) }
    }
    public func checkActionCode(_ code: String) async throws -> ActionCodeInfo { try await answered { checkActionCode(code, completion: $0) } }
    @discardableResult
    public func verifyPasswordResetCode(_ code: String) async throws -> String { try await answered { verifyPasswordResetCode(code, completion: $0) } }
    public func applyActionCode(_ code: String) async throws { try await finished { applyActionCode(code, completion: $0) } }
    public func initializeRecaptchaConfig() async throws { try await finished { initializeRecaptchaConfig(completion: $0) } }
    public func revokeToken(withAuthorizationCode authorizationCode: String) async throws {
        try await finished { revokeToken(withAuthorizationCode: authorizationCode, completion: $0) }
    }

    /// Who is signed in, now and with every change.
    public var authStateChanges: AsyncStream<User?> {
        AsyncStream { continuation in
            nonisolated(unsafe) let handle = addStateDidChangeListener { _, user in continuation.yield(user) }
            continuation.onTermination = { [self] _ in removeStateDidChangeListener(handle) }
        }
    }
}
