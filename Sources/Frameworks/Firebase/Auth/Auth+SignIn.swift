import UIKit

extension Auth {
    /// Makes an account and signs it in. Fails with `missingEmail`, `invalidEmail`, `emailAlreadyInUse` or `weakPassword`.
    public func createUser(withEmail email: String, password: String, completion: ((AuthDataResult?, (any Error)?) -> Void)? = nil) {
        signIn(provider: EmailAuthProvider.id, completion) { (try $0.create(email: email, password: password), true) }
    }

    /// Fails with `invalidEmail`, `userNotFound` or `wrongPassword`.
    public func signIn(withEmail email: String, password: String, completion: ((AuthDataResult?, (any Error)?) -> Void)? = nil) {
        signIn(provider: EmailAuthProvider.id, completion) { (try $0.verified(email: email, password: password), false) }
    }

    /// Signs in by a link of `sendSignInLink(toEmail:actionCodeSettings:)`; an address that has no account gets one.
    public func signIn(withEmail email: String, link: String, completion: ((AuthDataResult?, (any Error)?) -> Void)? = nil) {
        signIn(provider: EmailAuthProvider.id, completion) { try $0.signIn(email: email, link: link) }
    }

    /// Signs in by what another service gave out. The tokens of Google, Apple and others are not to be had here and fail with `invalidCredential`; as the
    /// emulator does, JSON with a `sub` and web tokens that can be read without their maker are taken.
    public func signIn(with credential: AuthCredential, completion: ((AuthDataResult?, (any Error)?) -> Void)? = nil) {
        switch credential.content {
        case .password(let email, let password): signIn(withEmail: email, password: password, completion: completion)
        case .link(let email, let link): signIn(withEmail: email, link: link, completion: completion)
        case .identity(let identity):
            signIn(provider: credential.provider, credential: credential, completion) { accounts in
                guard let identity else { throw AuthErrorCode.invalidCredential.authError() }
                return try accounts.signIn(identity)
            }
        case .phone(let error): later { completion?(nil, error.authError()) }
        }
    }

    @available(*, deprecated, renamed: "signIn(with:completion:)")
    public func signInAndRetrieveData(with credential: AuthCredential, completion: ((AuthDataResult?, (any Error)?) -> Void)? = nil) {
        signIn(with: credential, completion: completion)
    }

    /// Fails with `webNetworkRequestFailed`: no provider's page can be reached.
    public func signIn(with provider: any FederatedAuthProvider, uiDelegate: (any AuthUIDelegate)?, completion: ((AuthDataResult?, (any Error)?) -> Void)?) {
        later { completion?(nil, AuthErrorCode.webNetworkRequestFailed.authError()) }
    }

    /// Makes an account without a name. Where an anonymous user is signed in, it stays.
    public func signInAnonymously(completion: ((AuthDataResult?, (any Error)?) -> Void)? = nil) {
        if let user = currentUser, user.isAnonymous {
            return later { completion?(AuthDataResult(user, provider: "anonymous", isNew: false, credential: nil), nil) }
        }
        signIn(provider: "anonymous", completion) { ($0.createAnonymous(), true) }
    }

    /// Takes a token's `uid`, from a web token or from plain JSON. Fails with `invalidCustomToken`.
    public func signIn(withCustomToken token: String, completion: ((AuthDataResult?, (any Error)?) -> Void)? = nil) {
        signIn(provider: "custom", completion) { try $0.signIn(customToken: token) }
    }

    /// The ways by which an address can be signed in; none for one that has no account.
    public func fetchSignInMethods(forEmail email: String, completion: (([String]?, (any Error)?) -> Void)? = nil) {
        ask {
            try $0.signInMethods(email: email)
        } _: { answer in
            switch answer {
            case .success(let methods): completion?(methods, nil)
            case .failure(let error): completion?(nil, error)
            }
        }
    }

    @available(*, deprecated, renamed: "fetchSignInMethods(forEmail:completion:)")
    public func fetchProviders(forEmail email: String, completion: (([String]?, (any Error)?) -> Void)? = nil) {
        fetchSignInMethods(forEmail: email, completion: completion)
    }

    // MARK: - Mails

    /// Writes the link to choose a new password on standard error, where a mail would be sent. Fails with `missingEmail`, `invalidEmail`, `userNotFound`.
    public func sendPasswordReset(withEmail email: String, completion: (((any Error)?) -> Void)? = nil) {
        sendPasswordReset(withEmail: email, actionCodeSettings: nil, completion: completion)
    }
    public func sendPasswordReset(withEmail email: String, actionCodeSettings: ActionCodeSettings?, completion: (((any Error)?) -> Void)? = nil) {
        mail("the link to reset the password of \(email)", .passwordReset, to: email, completion: completion)
    }

    /// Writes the link to sign in by on standard error, where a mail would be sent.
    public func sendSignInLink(toEmail email: String, actionCodeSettings: ActionCodeSettings, completion: (((any Error)?) -> Void)? = nil) {
        guard actionCodeSettings.handleCodeInApp else { return later { completion?(AuthErrorCode.internalError.authError()) } }
        mail("the link to sign in as \(email)", .emailLink, to: email, completion: completion)
    }

    func mail(_ text: String, _ operation: ActionCodeOperation, to email: String, newEmail: String? = nil, completion: (((any Error)?) -> Void)?) {
        let project: String = server.project
        ask {
            try $0.send(operation, to: email, newEmail: newEmail, project: project)
        } _: { [self] answer in
            switch answer {
            case .success(let link):
                server.mail(text, link)
                completion?(nil)
            case .failure(let error): completion?(error)
            }
        }
    }

    public func isSignIn(withEmailLink link: String) -> Bool {
        guard let parts = ActionCodeURL(link: link) else { return false }
        return parts.operation == .emailLink && parts.code != nil
    }

    // MARK: - Codes of mails

    public func confirmPasswordReset(withCode code: String, newPassword: String, completion: @escaping ((any Error)?) -> Void) {
        ask {
            try $0.reset(code, newPassword: newPassword)
        } _: {
            completion($0.error)
        }
    }

    public func checkActionCode(_ code: String, completion: @escaping (ActionCodeInfo?, (any Error)?) -> Void) {
        ask {
            ActionCodeInfo(try $0.code(code))
        } _: {
            completion(try? $0.get(), $0.error)
        }
    }

    public func verifyPasswordResetCode(_ code: String, completion: @escaping (String?, (any Error)?) -> Void) {
        ask {
            try $0.code(code).email
        } _: {
            completion(try? $0.get(), $0.error)
        }
    }

    public func applyActionCode(_ code: String, completion: @escaping ((any Error)?) -> Void) {
        ask {
            try $0.apply(code)
        } _: {
            completion($0.error)
        }
    }
}

extension Result {
    var error: Failure? { if case .failure(let error) = self { error } else { nil } }
}
