import QuinceFirebase
import UIKit

/// Signs in with an address and a password: with one that has an account here, or with a new one.
@preconcurrency @MainActor open class FUIEmailAuth: NSObject, FUIAuthProvider {
    open var buttonAlignment: FUIButtonAlignment = .leading
    /// Kept: links of mails do not reach the app.
    open var emailLink: String?
    public let signInMethod: String
    public let forceSameDevice: Bool
    public let allowNewEmailAccounts: Bool
    public let requireDisplayName: Bool
    public let actionCodeSettings: ActionCodeSettings

    public convenience override init() { self.init(authAuthUI: nil, signInMethod: "password") }

    private init(
        authAuthUI authUI: FUIAuth?, signInMethod: String, sameDevice: Bool = false, new: Bool = true, name: Bool = true, _ settings: ActionCodeSettings? = nil
    ) {
        (self.signInMethod, forceSameDevice, allowNewEmailAccounts, requireDisplayName) = (signInMethod, sameDevice, new, name)
        actionCodeSettings = settings ?? ActionCodeSettings()
        super.init()
    }

    public convenience init(
        authAuthUI authUI: FUIAuth, signInMethod: String, forceSameDevice: Bool, allowNewEmailAccounts: Bool, actionCodeSetting: ActionCodeSettings
    ) { self.init(authAuthUI: authUI, signInMethod: signInMethod, sameDevice: forceSameDevice, new: allowNewEmailAccounts, actionCodeSetting) }

    public convenience init(
        authAuthUI authUI: FUIAuth, signInMethod: String, forceSameDevice: Bool, allowNewEmailAccounts: Bool, requireDisplayName: Bool,
        actionCodeSetting: ActionCodeSettings
    ) {
        self.init(
            authAuthUI: authUI, signInMethod: signInMethod, sameDevice: forceSameDevice, new: allowNewEmailAccounts, name: requireDisplayName, actionCodeSetting
        )
    }

    open var providerID: String? { "password" }
    open var shortName: String { "Email" }
    open var signInLabel: String { SystemText.localized("Sign in with email") }
    open var icon: UIImage { UIImage(systemName: "envelope.fill") ?? UIImage() }
    open var buttonBackgroundColor: UIColor { UIColor(red: 208 / 255, green: 2 / 255, blue: 27 / 255, alpha: 1) }
    open var buttonTextColor: UIColor { .white }

    /// Shows the form for the address.
    open func signIn(
        withDefaultValue defaultValue: String?, presenting presentingViewController: UIViewController?, completion: FUIAuthProviderSignInCompletionBlock?
    ) { presentingViewController.map { signIn(withPresenting: $0, email: defaultValue) } }

    open func signIn(withPresenting presentingViewController: UIViewController, email: String?) {
        guard let authUI = (presentingViewController as? FUIAuthBaseViewController)?.authUI ?? FUIAuth.defaultAuthUI() else { return }
        let page: FUIEmailEntryViewController = authUI.delegate?.emailEntryViewController(forAuthUI: authUI) ?? FUIEmailEntryViewController(authUI: authUI)
        if let navigation = presentingViewController.navigationController {
            navigation.pushViewController(page, animated: true)
        } else {
            presentingViewController.present(UINavigationController(rootViewController: page), animated: true)
        }
    }
}
