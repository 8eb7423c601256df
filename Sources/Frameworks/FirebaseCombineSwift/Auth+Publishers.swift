import QuinceCombine
import QuinceFirebase

extension Auth {
    /// The user who is signed in, and whoever is from then on; nil for nobody. Never ends by itself.
    public func authStateDidChangePublisher() -> AnyPublisher<User?, Never> {
        let subject = PassthroughSubject<User?, Never>()
        let handle = addStateDidChangeListener { _, user in subject.send(user) }
        return subject.handleEvents(receiveCancel: { self.removeStateDidChangeListener(handle) }).eraseToAnyPublisher()
    }

    /// As `authStateDidChangePublisher`, and once more with each new token of the user's.
    public func idTokenDidChangePublisher() -> AnyPublisher<User?, Never> {
        let subject = PassthroughSubject<User?, Never>()
        let handle = addIDTokenDidChangeListener { _, user in subject.send(user) }
        return subject.handleEvents(receiveCancel: { self.removeIDTokenDidChangeListener(handle) }).eraseToAnyPublisher()
    }

    @discardableResult
    public func updateCurrentUser(_ user: User) -> Future<Void, any Error> { end { updateCurrentUser(user, completion: $0) } }

    // MARK: - Signing in

    @discardableResult
    public func signInAnonymously() -> Future<AuthDataResult, any Error> { answer { signInAnonymously(completion: $0) } }

    @discardableResult
    public func createUser(withEmail email: String, password: String) -> Future<AuthDataResult, any Error> {
        answer { createUser(withEmail: email, password: password, completion: $0) }
    }

    @discardableResult
    public func signIn(withEmail email: String, password: String) -> Future<AuthDataResult, any Error> {
        answer { signIn(withEmail: email, password: password, completion: $0) }
    }

    @discardableResult
    public func signIn(withEmail email: String, link: String) -> Future<AuthDataResult, any Error> {
        answer { signIn(withEmail: email, link: link, completion: $0) }
    }

    @discardableResult
    public func signIn(with provider: any FederatedAuthProvider, uiDelegate: (any AuthUIDelegate)?) -> Future<AuthDataResult, any Error> {
        answer { signIn(with: provider, uiDelegate: uiDelegate, completion: $0) }
    }

    @discardableResult
    public func signIn(withCustomToken token: String) -> Future<AuthDataResult, any Error> { answer { signIn(withCustomToken: token, completion: $0) } }

    @discardableResult
    public func signIn(with credential: AuthCredential) -> Future<AuthDataResult, any Error> { answer { signIn(with: credential, completion: $0) } }

    // MARK: - Mails and their codes

    @discardableResult
    public func sendSignInLink(toEmail email: String, actionCodeSettings: ActionCodeSettings) -> Future<Void, any Error> {
        end { sendSignInLink(toEmail: email, actionCodeSettings: actionCodeSettings, completion: $0) }
    }

    @discardableResult
    public func sendPasswordReset(withEmail email: String) -> Future<Void, any Error> { end { sendPasswordReset(withEmail: email, completion: $0) } }

    @discardableResult
    public func sendPasswordReset(withEmail email: String, actionCodeSettings: ActionCodeSettings) -> Future<Void, any Error> {
        end { sendPasswordReset(withEmail: email, actionCodeSettings: actionCodeSettings, completion: $0) }
    }

    @discardableResult
    public func confirmPasswordReset(withCode code: String, newPassword: String) -> Future<Void, any Error> {
        end { confirmPasswordReset(withCode: code, newPassword: newPassword, completion: $0) }
    }

    /// The address of the account that a code is for.
    @discardableResult
    public func verifyPasswordResetCode(_ code: String) -> Future<String, any Error> { answer { verifyPasswordResetCode(code, completion: $0) } }

    @discardableResult
    public func checkActionCode(code: String) -> Future<ActionCodeInfo, any Error> { answer { checkActionCode(code, completion: $0) } }

    @discardableResult
    public func applyActionCode(code: String) -> Future<Void, any Error> { end { applyActionCode(code, completion: $0) } }
}
