import UIKit

public typealias AuthStateDidChangeListenerHandle = NSObjectProtocol
public typealias AuthStateDidChangeListenerBlock = (Auth, User?) -> Void
public typealias IDTokenDidChangeListenerHandle = NSObjectProtocol
public typealias IDTokenDidChangeListenerBlock = (Auth, User?) -> Void
public typealias AuthDataResultCallback = (AuthDataResult?, (any Error)?) -> Void
public typealias AuthResultCallback = (User?, (any Error)?) -> Void
public typealias ProviderQueryCallback = ([String]?, (any Error)?) -> Void
public typealias SignInMethodQueryCallback = ([String]?, (any Error)?) -> Void
public typealias SendPasswordResetCallback = ((any Error)?) -> Void
public typealias SendSignInLinkToEmailCallback = ((any Error)?) -> Void
public typealias ConfirmPasswordResetCallback = ((any Error)?) -> Void
public typealias VerifyPasswordResetCodeCallback = (String?, (any Error)?) -> Void
public typealias ApplyActionCodeCallback = ((any Error)?) -> Void
public typealias CheckActionCodeCallback = (ActionCodeInfo?, (any Error)?) -> Void
public typealias AuthVoidErrorCallback = ((any Error)?) -> Void
public typealias UserUpdateCallback = ((any Error)?) -> Void
public typealias UserProfileChangeCallback = ((any Error)?) -> Void
public typealias SendEmailVerificationCallback = ((any Error)?) -> Void
public typealias AuthTokenCallback = (String?, (any Error)?) -> Void
public typealias AuthTokenResultCallback = (AuthTokenResult?, (any Error)?) -> Void
public typealias AuthCredentialCallback = (AuthCredential?, (any Error)?) -> Void
public typealias VerificationResultCallback = (String?, (any Error)?) -> Void

extension NSNotification.Name {
    /// Posted on the main queue when another user is signed in, or none any more. The object is the `Auth`.
    public static let AuthStateDidChange = NSNotification.Name("FIRAuthStateDidChangeNotification")
}

/// Signs users in and out, and makes their accounts.
///
/// The accounts are the app's own, as those of an emulator's empty project, and every way to sign in is enabled. Completion handlers and listeners are
/// called on the main queue, listeners first, after the call has returned.
@preconcurrency open class Auth: NSObject, @unchecked Sendable {
    public static let authStateDidChangeNotification = NSNotification.Name.AuthStateDidChange

    private final class Listener: NSObject {
        let call: (Auth, User?) -> Void
        let hearsTokens: Bool
        init(hearsTokens: Bool, _ call: @escaping (Auth, User?) -> Void) { (self.hearsTokens, self.call) = (hearsTokens, call) }
    }

    private let lock = NSLock()
    private var user: User?
    private var listeners: [Listener] = []
    private var language: String?
    private var token: Data?
    private var accessGroup: String?
    let server: AuthServer

    public private(set) weak var app: FirebaseApp?
    open var settings: AuthSettings? = AuthSettings()
    open var tenantID: String?
    open var customAuthDomain: String?
    open var shareAuthStateAcrossDevices: Bool = false

    init(app: FirebaseApp?, server: AuthServer) {
        self.app = app
        self.server = server
        super.init()
        user = server.signedIn.map { User($0, auth: self) }
    }

    /// That of the default app.
    open class func auth() -> Auth { auth(app: .current) }

    open class func auth(app: FirebaseApp) -> Auth {
        app.service("Auth") {
            Auth(app: app, server: AuthServer(folder: FirebaseFolder(app: app, service: "Auth"), project: app.options.project))
        }
    }

    /// Who is signed in; who was when the app ended, until they sign out.
    open var currentUser: User? { lock.withLock { user } }

    /// The language in which mails would be written.
    open var languageCode: String? {
        get { lock.withLock { language } }
        set { lock.withLock { language = newValue } }
    }
    open func useAppLanguage() { languageCode = Locale.preferredLanguages.first }

    open var userAccessGroup: String? { lock.withLock { accessGroup } }

    // MARK: - Work

    /// Does something after the present call has returned, on the main queue.
    func later(_ body: @escaping () -> Void) { ServiceReply.send(on: .main, body) }

    /// Asks the server later, and tells what it answered.
    func ask<Answer>(_ body: @escaping (inout AuthAccounts) throws -> Answer, _ done: @escaping (Result<Answer, any Error>) -> Void) {
        later { [self] in done(Result { try server.ask(body) }) }
    }

    /// Signs an account in that the server names.
    func signIn(
        provider: String, credential: AuthCredential? = nil, _ completion: AuthDataResultCallback?,
        _ body: @escaping (inout AuthAccounts) throws -> (account: AccountRecord, isNew: Bool)
    ) {
        ask {
            let answer = try body(&$0)
            return (account: $0.signedIn(answer.account), isNew: answer.isNew)
        } _: { [self] answer in
            switch answer {
            case .failure(let error): completion?(nil, error)
            case .success(let (account, isNew)):
                let user = User(account, auth: self, signInProvider: provider)
                change(to: user)
                completion?(AuthDataResult(user, provider: provider, isNew: isNew, credential: credential as? OAuthCredential), nil)
            }
        }
    }

    func change(to user: User?) {
        let previous: User? = lock.withLock {
            defer { self.user = user }
            return self.user
        }
        server.signedIn = user?.account
        tell(onlyTokens: previous?.uid == user?.uid)
    }

    /// Tells the listeners who is signed in.
    func tell(onlyTokens: Bool) {
        let (heard, user): ([Listener], User?) = lock.withLock { (listeners.filter { $0.hearsTokens || !onlyTokens }, self.user) }
        for listener in heard { listener.call(self, user) }
        if !onlyTokens { NotificationCenter.default.post(name: .AuthStateDidChange, object: self) }
    }

    private func add(_ listener: Listener) -> any NSObjectProtocol {
        lock.withLock { listeners.append(listener) }
        later { [self] in if lock.withLock({ listeners.contains { $0 === listener } }) { listener.call(self, currentUser) } }
        return listener
    }

    private func remove(_ handle: any NSObjectProtocol) { lock.withLock { listeners.removeAll { $0 === handle } } }

    // MARK: - Listeners

    /// Calls a listener soon, and whenever another user is signed in or none any more.
    @discardableResult
    open func addStateDidChangeListener(_ listener: @escaping (Auth, User?) -> Void) -> any NSObjectProtocol {
        add(Listener(hearsTokens: false, listener))
    }
    open func removeStateDidChangeListener(_ listenerHandle: any NSObjectProtocol) { remove(listenerHandle) }

    /// The same, and when a token was made anew.
    @discardableResult
    open func addIDTokenDidChangeListener(_ listener: @escaping (Auth, User?) -> Void) -> any NSObjectProtocol {
        add(Listener(hearsTokens: true, listener))
    }
    open func removeIDTokenDidChangeListener(_ listenerHandle: any NSObjectProtocol) { remove(listenerHandle) }

    // MARK: - The end of a session

    /// Signs out at once; listeners hear of it later.
    open func signOut() throws {
        let wasSignedIn: Bool = lock.withLock {
            defer { user = nil }
            return user != nil
        }
        server.signedIn = nil
        if wasSignedIn { later { [self] in tell(onlyTokens: false) } }
    }

    /// Makes a user of the same project the one that is signed in.
    open func updateCurrentUser(_ user: User?, completion: (((any Error)?) -> Void)? = nil) {
        later { [self] in
            guard let user else { return completion?(AuthErrorCode.nullUser.authError()) ?? () }
            change(to: user)
            completion?(nil)
        }
    }

    // MARK: - Hosts and devices

    /// Has no effect: accounts are kept as an emulator does without one.
    open func useEmulator(withHost host: String, port: Int) {}

    open var apnsToken: Data? {
        get { lock.withLock { token } }
        set { lock.withLock { token = newValue } }
    }
    open func setAPNSToken(_ token: Data, type: AuthAPNSTokenType) { apnsToken = token }

    /// Whether a notification is for Firebase alone: none comes here.
    open func canHandleNotification(_ userInfo: [AnyHashable: Any]) -> Bool { false }
    /// Whether an address ends a sign-in that was begun in a browser: none is.
    open func canHandle(_ url: URL) -> Bool { false }

    open func useUserAccessGroup(_ accessGroup: String?) throws { lock.withLock { self.accessGroup = accessGroup } }
    open func getStoredUser(forAccessGroup accessGroup: String?) throws -> User? { currentUser }

    open func initializeRecaptchaConfig(completion: (((any Error)?) -> Void)?) {
        later { completion?(AuthErrorCode.recaptchaSDKNotLinked.authError()) }
    }

    open func revokeToken(withAuthorizationCode authorizationCode: String, completion: (((any Error)?) -> Void)? = nil) {
        later { [self] in completion?(currentUser == nil ? AuthErrorCode.nullUser.authError() : nil) }
    }
}
