import QuinceFirebase
import UIKit

public typealias FUIAuthResultCallback = (User?, (any Error)?) -> Void

/// Hears how signing in ends, and may have pages of its own. Of the methods for the end, those are called that an app has.
@preconcurrency @MainActor public protocol FUIAuthDelegate: NSObjectProtocol {
    func authUI(_ authUI: FUIAuth, didSignInWith authDataResult: AuthDataResult?, url: URL?, error: (any Error)?)
    func authUI(_ authUI: FUIAuth, didSignInWith authDataResult: AuthDataResult?, error: (any Error)?)
    func authUI(_ authUI: FUIAuth, didSignInWith user: User?, error: (any Error)?)
    func authUI(_ authUI: FUIAuth, didFinish operation: FUIAccountSettingsOperationType, error: (any Error)?)
    func authPickerViewController(forAuthUI authUI: FUIAuth) -> FUIAuthPickerViewController
    func emailEntryViewController(forAuthUI authUI: FUIAuth) -> FUIEmailEntryViewController
    func passwordSignInViewController(forAuthUI authUI: FUIAuth, email: String?) -> FUIPasswordSignInViewController
    func passwordSignUpViewController(forAuthUI authUI: FUIAuth, email: String?, requireDisplayName: Bool) -> FUIPasswordSignUpViewController
}

extension FUIAuthDelegate {
    public func authUI(_ authUI: FUIAuth, didSignInWith authDataResult: AuthDataResult?, url: URL?, error: (any Error)?) {}
    public func authUI(_ authUI: FUIAuth, didSignInWith authDataResult: AuthDataResult?, error: (any Error)?) {}
    public func authUI(_ authUI: FUIAuth, didSignInWith user: User?, error: (any Error)?) {}
    public func authUI(_ authUI: FUIAuth, didFinish operation: FUIAccountSettingsOperationType, error: (any Error)?) {}
    public func authPickerViewController(forAuthUI authUI: FUIAuth) -> FUIAuthPickerViewController { FUIAuthPickerViewController(authUI: authUI) }
    public func emailEntryViewController(forAuthUI authUI: FUIAuth) -> FUIEmailEntryViewController { FUIEmailEntryViewController(authUI: authUI) }
    public func passwordSignInViewController(forAuthUI authUI: FUIAuth, email: String?) -> FUIPasswordSignInViewController {
        FUIPasswordSignInViewController(authUI: authUI, email: email)
    }
    public func passwordSignUpViewController(forAuthUI authUI: FUIAuth, email: String?, requireDisplayName: Bool) -> FUIPasswordSignUpViewController {
        FUIPasswordSignUpViewController(authUI: authUI, email: email, requireDisplayName: requireDisplayName)
    }
}

/// The pages on which somebody signs in: a button for each provider, and forms for addresses with passwords.
@preconcurrency @MainActor open class FUIAuth: NSObject {
    open private(set) weak var auth: Auth?
    /// Those that have a button, in their order.
    open var providers: [any FUIAuthProvider] = []
    open weak var delegate: (any FUIAuthDelegate)?
    /// Default false.
    open var shouldHideCancelButton = false
    /// Default true.
    open var isInteractiveDismissEnabled = true
    /// Default false. Accounts without a name are not turned into others here: signing in makes or takes another.
    open var shouldAutoUpgradeAnonymousUsers = false
    /// As versions before 8 have it: whether an address without an account may have a new one. Default true.
    open var allowNewEmailAccounts = true
    /// As versions before 8 have it, kept: the button is there where the providers have it. Default true.
    open var isSignInWithEmailHidden = true
    /// Kept.
    open var customStringsBundle: Bundle?
    /// The addresses of the terms and of the policy, which the first page names.
    open var tosurl: URL?
    open var privacyPolicyURL: URL?

    private init(_ auth: Auth) {
        self.auth = auth
        super.init()
    }

    /// The app's one. Nil where Firebase is not configured.
    open class func defaultAuthUI() -> FUIAuth? {
        guard FirebaseApp.app() != nil else { return nil }
        return AppServices.object { MainActor.assumeIsolated { FUIAuth(Auth.auth()) } }
    }

    public convenience init?(uiWith auth: Auth) { self.init(auth) }

    /// The first page in a navigation controller: the buttons, or the form for an address where that alone can be used, or no provider is named.
    open func authViewController() -> UINavigationController {
        let first: UIViewController =
            if providers.allSatisfy({ $0 is FUIEmailAuth }) {
                delegate?.emailEntryViewController(forAuthUI: self) ?? FUIEmailEntryViewController(authUI: self)
            } else {
                delegate?.authPickerViewController(forAuthUI: self) ?? FUIAuthPickerViewController(authUI: self)
            }
        let navigation = UINavigationController(rootViewController: first)
        navigation.isModalInPresentation = !isInteractiveDismissEnabled
        return navigation
    }

    /// Whether an address ends a sign-in that is under way: none is.
    @discardableResult
    open func handleOpen(_ url: URL, sourceApplication: String?) -> Bool { false }

    open func signOut() throws {
        try auth?.signOut()
        for provider in providers { provider.signOut() }
    }

    open func useEmulator(withHost host: String, port: Int) { auth?.useEmulator(withHost: host, port: port) }

    // MARK: - Ends

    /// Takes the pages away, and tells the delegate.
    func end(_ result: AuthDataResult?, _ error: (any Error)?, over controller: UIViewController) {
        let tell = { [self] in
            delegate?.authUI(self, didSignInWith: result, url: nil, error: error)
            delegate?.authUI(self, didSignInWith: result, error: error)
            delegate?.authUI(self, didSignInWith: result?.user, error: error)
        }
        if controller.presentingViewController != nil { controller.dismiss(animated: true, completion: tell) } else { tell() }
    }

    /// Signs in with what a provider gives. Somebody who gives up there is at the buttons again.
    func signIn(with provider: any FUIAuthProvider, over controller: UIViewController) {
        provider.signIn(withDefaultValue: nil, presenting: controller) { [weak self, weak controller] credential, error, result, _ in
            guard let self, let controller else { return }
            if let error {
                if (error as NSError).code != Int(FUIAuthErrorCode.userCancelledSignIn.rawValue) { self.end(nil, error, over: controller) }
                result?(nil, error)
                return
            }
            let done: (AuthDataResult?, (any Error)?) -> Void = { answer, error in
                MainActor.assumeIsolated { self.end(answer, error, over: controller) }
                result?(answer?.user, error)
            }
            if let credential { self.auth?.signIn(with: credential, completion: done) } else { self.auth?.signInAnonymously(completion: done) }
        }
    }
}
