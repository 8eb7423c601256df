import UIKit

extension User {
    /// Sets another address, which is not verified. Fails with `invalidEmail` or `emailAlreadyInUse`.
    public func updateEmail(to email: String, completion: (((any Error)?) -> Void)? = nil) {
        change(completion) { try $0.update($1, email: email) }
    }

    /// Fails with `weakPassword` for fewer than six characters.
    public func updatePassword(to password: String, completion: (((any Error)?) -> Void)? = nil) {
        change(completion) { try $0.update($1, password: password) }
    }

    /// Fails with the credential's error: there are no messages to phones.
    public func updatePhoneNumber(_ credential: PhoneAuthCredential, completion: (((any Error)?) -> Void)? = nil) {
        auth.later { completion?(credential.failure.authError()) }
    }

    /// Takes over what the account has become; fails with `userNotFound` where it is no more, and signs out.
    public func reload(completion: (((any Error)?) -> Void)? = nil) {
        change { [self] error in
            if error != nil, auth.currentUser === self { try? auth.signOut() }
            completion?(error)
        } _: {
            try $0.existing($1)
        }
    }

    /// Checks a credential of this user. Fails with `userMismatch` for another's.
    public func reauthenticate(with credential: AuthCredential, completion: ((AuthDataResult?, (any Error)?) -> Void)? = nil) {
        let uid: String = uid
        auth.ask { accounts in
            let found: AccountRecord
            switch credential.content {
            case .password(let email, let password): found = try accounts.verified(email: email, password: password)
            case .link(let email, let link): found = try accounts.signIn(email: email, link: link).account
            case .identity(let identity):
                guard let identity else { throw AuthErrorCode.invalidCredential.authError() }
                guard let known = accounts.account(provider: identity) else { throw AuthErrorCode.userMismatch.authError() }
                found = known
            case .phone(let error): throw error.authError()
            }
            guard found.uid == uid else { throw AuthErrorCode.userMismatch.authError() }
            return accounts.signedIn(found)
        } _: { [self] answer in
            switch answer {
            case .success(let account):
                self.account = account
                completion?(AuthDataResult(self, provider: credential.provider, isNew: false, credential: credential as? OAuthCredential), nil)
            case .failure(let error): completion?(nil, error)
            }
        }
    }

    @available(*, deprecated, renamed: "reauthenticate(with:completion:)")
    public func reauthenticateAndRetrieveData(with credential: AuthCredential, completion: ((AuthDataResult?, (any Error)?) -> Void)? = nil) {
        reauthenticate(with: credential, completion: completion)
    }

    /// Fails with `webNetworkRequestFailed`: no provider's page can be reached.
    public func reauthenticate(
        with provider: any FederatedAuthProvider, uiDelegate: (any AuthUIDelegate)?, completion: ((AuthDataResult?, (any Error)?) -> Void)? = nil
    ) {
        auth.later { completion?(nil, AuthErrorCode.webNetworkRequestFailed.authError()) }
    }

    /// Adds another way to sign in. Fails with `providerAlreadyLinked`, `emailAlreadyInUse` or `credentialAlreadyInUse`.
    public func link(with credential: AuthCredential, completion: ((AuthDataResult?, (any Error)?) -> Void)? = nil) {
        let done: ((any Error)?) -> Void = { [self] error in
            let result = AuthDataResult(self, provider: credential.provider, isNew: false, credential: credential as? OAuthCredential)
            if error == nil, auth.currentUser === self { auth.tell(onlyTokens: true) }
            completion?(error == nil ? result : nil, error)
        }
        change(done) { accounts, uid in
            switch credential.content {
            case .password(let email, let password): return try accounts.link(uid, email: email, password: password)
            case .link(let email, _): return try accounts.update(uid, email: email)
            case .identity(let identity):
                guard let identity else { throw AuthErrorCode.invalidCredential.authError() }
                return try accounts.link(uid, identity)
            case .phone(let error): throw error.authError()
            }
        }
    }

    @available(*, deprecated, renamed: "link(with:completion:)")
    public func linkAndRetrieveData(with credential: AuthCredential, completion: ((AuthDataResult?, (any Error)?) -> Void)? = nil) {
        link(with: credential, completion: completion)
    }

    /// Fails with `webNetworkRequestFailed`: no provider's page can be reached.
    public func link(with provider: any FederatedAuthProvider, uiDelegate: (any AuthUIDelegate)?, completion: ((AuthDataResult?, (any Error)?) -> Void)? = nil)
    {
        auth.later { completion?(nil, AuthErrorCode.webNetworkRequestFailed.authError()) }
    }

    /// Takes a way to sign in away. Fails with `noSuchProvider`.
    public func unlink(fromProvider provider: String, completion: ((User?, (any Error)?) -> Void)? = nil) {
        change { [self] error in
            completion?(error == nil ? self : nil, error)
        } _: {
            try $0.unlink($1, provider: provider)
        }
    }

    /// Writes the link that verifies the address on standard error, where a mail would be sent.
    public func sendEmailVerification(completion: (((any Error)?) -> Void)? = nil) {
        auth.mail("the link to verify \(email ?? "")", .verifyEmail, to: email ?? "", completion: completion)
    }
    public func sendEmailVerification(with actionCodeSettings: ActionCodeSettings, completion: (((any Error)?) -> Void)? = nil) {
        sendEmailVerification(completion: completion)
    }

    /// Writes the link that sets the new address on standard error, where a mail would be sent.
    public func sendEmailVerification(
        beforeUpdatingEmail email: String, actionCodeSettings: ActionCodeSettings? = nil, completion: (((any Error)?) -> Void)? = nil
    ) {
        auth.mail("the link to change \(self.email ?? "") into \(email)", .verifyAndChangeEmail, to: self.email ?? "", newEmail: email, completion: completion)
    }

    /// Ends the account and signs it out.
    public func delete(completion: (((any Error)?) -> Void)? = nil) {
        let uid: String = uid
        auth.ask { accounts in
            _ = try accounts.existing(uid)
            accounts.accounts[uid] = nil
        } _: { [self] answer in
            if answer.error == nil, auth.currentUser?.uid == uid { auth.change(to: nil) }
            completion?(answer.error)
        }
    }

    // MARK: - Tokens

    public func getIDToken(completion: ((String?, (any Error)?) -> Void)?) { getIDTokenForcingRefresh(false, completion: completion) }

    public func getIDTokenForcingRefresh(_ forceRefresh: Bool, completion: ((String?, (any Error)?) -> Void)?) {
        auth.later { [self] in
            completion?(token(forcingRefresh: forceRefresh), nil)
            if forceRefresh, auth.currentUser === self { auth.tell(onlyTokens: true) }
        }
    }

    public func getIDTokenResult(completion: ((AuthTokenResult?, (any Error)?) -> Void)?) { getIDTokenResult(forcingRefresh: false, completion: completion) }

    public func getIDTokenResult(forcingRefresh: Bool, completion: ((AuthTokenResult?, (any Error)?) -> Void)?) {
        getIDTokenForcingRefresh(forcingRefresh) { token, error in completion?(token.map(AuthTokenResult.init), error) }
    }
}

extension User {
    public func updateEmail(to email: String) async throws { try await finished { updateEmail(to: email, completion: $0) } }
    public func updatePassword(to password: String) async throws { try await finished { updatePassword(to: password, completion: $0) } }
    public func updatePhoneNumber(_ credential: PhoneAuthCredential) async throws { try await finished { updatePhoneNumber(credential, completion: $0) } }
    public func reload() async throws { try await finished { reload(completion: $0) } }
    @discardableResult
    public func reauthenticate(with credential: AuthCredential) async throws -> AuthDataResult {
        try await answered { reauthenticate(with: credential, completion: $0) }
    }
    @discardableResult
    public func reauthenticate(with provider: any FederatedAuthProvider, uiDelegate: (any AuthUIDelegate)?) async throws -> AuthDataResult {
        try await answered { reauthenticate(with: provider, uiDelegate: uiDelegate, completion: $0) }
    }
    @discardableResult
    public func link(with credential: AuthCredential) async throws -> AuthDataResult { try await answered { link(with: credential, completion: $0) } }
    @discardableResult
    public func link(with provider: any FederatedAuthProvider, uiDelegate: (any AuthUIDelegate)?) async throws -> AuthDataResult {
        try await answered { link(with: provider, uiDelegate: uiDelegate, completion: $0) }
    }
    @discardableResult
    public func unlink(fromProvider provider: String) async throws -> User { try await answered { unlink(fromProvider: provider, completion: $0) } }
    public func sendEmailVerification() async throws { try await finished { sendEmailVerification(completion: $0) } }
    public func sendEmailVerification(with actionCodeSettings: ActionCodeSettings?) async throws {
        try await finished { sendEmailVerification(completion: $0) }
    }
    public func sendEmailVerification(beforeUpdatingEmail newEmail: String, actionCodeSettings: ActionCodeSettings? = nil) async throws {
        try await finished { sendEmailVerification(beforeUpdatingEmail: newEmail, actionCodeSettings: actionCodeSettings, completion: $0) }
    }
    public func delete() async throws { try await finished { delete(completion: $0) } }
    public func getIDToken(forcingRefresh forceRefresh: Bool = false) async throws -> String {
        try await answered { getIDTokenForcingRefresh(forceRefresh, completion: $0) }
    }
    public func idTokenForcingRefresh(_ forceRefresh: Bool) async throws -> String { try await getIDToken(forcingRefresh: forceRefresh) }
    public func getIDTokenResult(forcingRefresh forceRefresh: Bool = false) async throws -> AuthTokenResult {
        try await answered { getIDTokenResult(forcingRefresh: forceRefresh, completion: $0) }
    }
}
