import ObjectRuntime
import UIKit

public typealias GIDSignInCallback = (GIDGoogleUser?, (any Error)?) -> Void
public typealias GIDDisconnectCallback = ((any Error)?) -> Void

/// Versions before 6 tell their delegate what comes of it.
@preconcurrency @MainActor public protocol GIDSignInDelegate: NSObjectProtocol {
    func sign(_ signIn: GIDSignIn!, didSignInFor user: GIDGoogleUser!, withError error: (any Error)!)
    func sign(_ signIn: GIDSignIn!, didDisconnectWith user: GIDGoogleUser!, withError error: (any Error)!)
}

extension GIDSignInDelegate {
    public func sign(_ signIn: GIDSignIn!, didSignInFor user: GIDGoogleUser!, withError error: (any Error)!) {}
    public func sign(_ signIn: GIDSignIn!, didDisconnectWith user: GIDGoogleUser!, withError error: (any Error)!) {}
}

/// Versions before 5 have their pages shown by this delegate. It is asked for none.
@preconcurrency @MainActor public protocol GIDSignInUIDelegate: NSObjectProtocol {
    func sign(inWillDispatch signIn: GIDSignIn!, error: (any Error)!)
    func sign(_ signIn: GIDSignIn!, present viewController: UIViewController!)
    func sign(_ signIn: GIDSignIn!, dismiss viewController: UIViewController!)
}

extension GIDSignInUIDelegate {
    public func sign(inWillDispatch signIn: GIDSignIn!, error: (any Error)!) {}
    public func sign(_ signIn: GIDSignIn!, present viewController: UIViewController!) {}
    public func sign(_ signIn: GIDSignIn!, dismiss viewController: UIViewController!) {}
}

/// Signs in with Google, which whoever uses a device without a network gives up: every way to it ends with `canceled`, a turn of the main queue later.
/// A client that is not configured is no exception here, since the file that names it is mostly not among an app's public sources.
open class GIDSignIn: NSObject, @unchecked Sendable {
    /// The app's one. Versions before 6 have a function of the name: the call answers with the object.
    public class var sharedInstance: GIDSignIn { AppServices.object { GIDSignIn() } }
    public func callAsFunction() -> GIDSignIn! { self }

    override init() {
        configuration = GIDConfiguration(Bundle.main.infoDictionary ?? [:])
        super.init()
    }

    /// Nobody is signed in.
    open var currentUser: GIDGoogleUser! { nil }
    /// Default the client that the app's property list names under `GIDClientID`.
    open var configuration: GIDConfiguration?

    static func reply(_ answer: @escaping () -> Void) {
        nonisolated(unsafe) let answer = answer
        DispatchQueue.main.async { answer() }
    }

    private static func cancel<Value>(_ completion: ((Value?, (any Error)?) -> Void)?) {
        reply { completion?(nil, GIDSignInError.canceled._bridgeToObjectiveC()) }
    }

    // MARK: - Earlier sessions

    /// Whether an address is one that ends a sign-in: none is under way.
    @discardableResult
    open func handle(_ url: URL) -> Bool { false }
    open func hasPreviousSignIn() -> Bool { false }

    /// Fails with `hasNoAuthInKeychain`.
    open func restorePreviousSignIn(completion: GIDSignInCallback? = nil) {
        Self.reply { [self] in
            let error: NSError = GIDSignInError.hasNoAuthInKeychain._bridgeToObjectiveC()
            completion?(nil, error)
            tellDelegate(error)
        }
    }
    @discardableResult
    open func restorePreviousSignIn() async throws -> GIDGoogleUser { throw GIDSignInError.hasNoAuthInKeychain._bridgeToObjectiveC() }

    open func signOut() {}

    /// Ends without an error: nothing was granted.
    open func disconnect(completion: GIDDisconnectCallback? = nil) {
        Self.reply { [self] in
            completion?(nil)
            MainActor.assumeIsolated { delegate?.sign(self, didDisconnectWith: nil, withError: nil) }
        }
    }
    open func disconnect() async throws {}

    /// Ends without an error: there is no App Check.
    open func configure(completion: (((any Error)?) -> Void)? = nil) { Self.reply { completion?(nil) } }
    open func configure() async throws {}

    // MARK: - Signing in

    open func signIn(withPresenting presentingViewController: UIViewController, completion: ((GIDSignInResult?, (any Error)?) -> Void)? = nil) {
        Self.cancel(completion)
    }
    open func signIn(withPresenting presentingViewController: UIViewController, hint: String?, completion: ((GIDSignInResult?, (any Error)?) -> Void)? = nil) {
        Self.cancel(completion)
    }
    open func signIn(
        withPresenting presentingViewController: UIViewController, hint: String?, additionalScopes: [String]?,
        completion: ((GIDSignInResult?, (any Error)?) -> Void)? = nil
    ) { Self.cancel(completion) }
    open func signIn(
        withPresenting presentingViewController: UIViewController, hint: String?, additionalScopes: [String]?, nonce: String?,
        completion: ((GIDSignInResult?, (any Error)?) -> Void)? = nil
    ) { Self.cancel(completion) }

    @discardableResult
    open func signIn(
        withPresenting presentingViewController: UIViewController, hint: String? = nil, additionalScopes: [String]? = nil, nonce: String? = nil
    ) async throws -> GIDSignInResult {
        try await withCheckedThrowingContinuation { done in
            Self.reply { done.resume(throwing: GIDSignInError.canceled._bridgeToObjectiveC()) }
        }
    }

    // MARK: - Version 6

    open func signIn(with configuration: GIDConfiguration, presenting presentingViewController: UIViewController, callback: GIDSignInCallback? = nil) {
        Self.cancel(callback)
    }
    open func signIn(
        with configuration: GIDConfiguration, presenting presentingViewController: UIViewController, hint: String?, callback: GIDSignInCallback? = nil
    ) { Self.cancel(callback) }
    open func signIn(
        with configuration: GIDConfiguration, presenting presentingViewController: UIViewController, hint: String?, additionalScopes: [String]?,
        callback: GIDSignInCallback? = nil
    ) { Self.cancel(callback) }
    open func addScopes(_ scopes: [String], presenting presentingViewController: UIViewController, callback: GIDSignInCallback? = nil) {
        Self.reply { callback?(nil, GIDSignInError.noCurrentUser._bridgeToObjectiveC()) }
    }
    @_disfavoredOverload open func restorePreviousSignIn(callback: GIDSignInCallback?) { restorePreviousSignIn(completion: callback) }
    @_disfavoredOverload open func disconnect(callback: GIDDisconnectCallback?) { disconnect(completion: callback) }

    // MARK: - Versions before 6

    open weak var delegate: (any GIDSignInDelegate)?
    open weak var uiDelegate: (any GIDSignInUIDelegate)?
    open weak var presentingViewController: UIViewController?
    open var clientID: String! {
        get { configuration?.clientID }
        set { configure { GIDConfiguration(clientID: newValue ?? "", serverClientID: $0?.serverClientID, hostedDomain: $0?.hostedDomain, openIDRealm: nil) } }
    }
    open var serverClientID: String! {
        get { configuration?.serverClientID }
        set { configure { GIDConfiguration(clientID: $0?.clientID ?? "", serverClientID: newValue, hostedDomain: $0?.hostedDomain, openIDRealm: nil) } }
    }
    open var hostedDomain: String! {
        get { configuration?.hostedDomain }
        set { configure { GIDConfiguration(clientID: $0?.clientID ?? "", serverClientID: $0?.serverClientID, hostedDomain: newValue, openIDRealm: nil) } }
    }
    /// Kept.
    open var scopes: [Any]! = []
    /// Kept. Default true.
    open var shouldFetchBasicProfile = true
    /// Kept.
    open var loginHint: String!
    /// Kept.
    open var language: String!

    private func configure(_ change: (GIDConfiguration?) -> GIDConfiguration) { configuration = change(configuration) }

    private func tellDelegate(_ error: NSError) {
        MainActor.assumeIsolated { delegate?.sign(self, didSignInFor: nil, withError: error) }
    }

    /// The delegate hears of `canceled`.
    open func signIn() { Self.reply { [self] in tellDelegate(GIDSignInError.canceled._bridgeToObjectiveC()) } }
    open func signInSilently() { restorePreviousSignIn(completion: nil) }
    open func hasAuthInKeychain() -> Bool { false }
    @discardableResult
    open func handle(_ url: URL!, sourceApplication: String!, annotation: Any!) -> Bool { false }
}
