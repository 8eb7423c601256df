import UIKit

public let PFLogInSuccessNotification = "com.parse.ui.login.success"
public let PFLogInFailureNotification = "com.parse.ui.login.failure"
public let PFLogInCancelNotification = "com.parse.ui.login.cancel"

// Methods are there as Swift shortens them and as they are written in Objective-C.

@preconcurrency @MainActor public protocol PFLogInViewControllerDelegate: NSObjectProtocol {
    func log(_ logInController: PFLogInViewController, shouldBeginLogInWithUsername username: String, password: String) -> Bool
    func log(_ logInController: PFLogInViewController, didLogIn user: PFUser)
    func log(_ logInController: PFLogInViewController, didFailToLogInWithError error: (any Error)?)
    func logInViewControllerDidCancelLog(in logInController: PFLogInViewController)
    func logInViewController(_ logInController: PFLogInViewController, shouldBeginLogInWithUsername username: String, password: String) -> Bool
    func logInViewController(_ logInController: PFLogInViewController, didLogIn user: PFUser)
    func logInViewController(_ logInController: PFLogInViewController, didFailToLogInWithError error: (any Error)?)
    func logInViewControllerDidCancelLogIn(_ logInController: PFLogInViewController)
}

extension PFLogInViewControllerDelegate {
    public func log(_ logInController: PFLogInViewController, shouldBeginLogInWithUsername username: String, password: String) -> Bool {
        logInViewController(logInController, shouldBeginLogInWithUsername: username, password: password)
    }
    public func log(_ logInController: PFLogInViewController, didLogIn user: PFUser) { logInViewController(logInController, didLogIn: user) }
    public func log(_ logInController: PFLogInViewController, didFailToLogInWithError error: (any Error)?) {
        logInViewController(logInController, didFailToLogInWithError: error)
    }
    public func logInViewControllerDidCancelLog(in logInController: PFLogInViewController) { logInViewControllerDidCancelLogIn(logInController) }
    public func logInViewController(_ logInController: PFLogInViewController, shouldBeginLogInWithUsername username: String, password: String) -> Bool {
        true
    }
    public func logInViewController(_ logInController: PFLogInViewController, didLogIn user: PFUser) {}
    /// Without this method of its own an app has an alert shown.
    public func logInViewController(_ logInController: PFLogInViewController, didFailToLogInWithError error: (any Error)?) {
        AccountForm.alert(SystemText.localized("Login failed"), SystemText.localized("Please try again"), over: logInController)
    }
    public func logInViewControllerDidCancelLogIn(_ logInController: PFLogInViewController) {}
}

/// Signs somebody in, on a page with fields and buttons. Without a network every attempt fails.
@preconcurrency @MainActor open class PFLogInViewController: UIViewController, UITextFieldDelegate {
    /// Default `default`. Set before the view is there.
    open var fields: PFLogInFields = .default
    open weak var delegate: (any PFLogInViewControllerDelegate)?
    /// Kept.
    open var facebookPermissions: [String]?
    /// The page for signing up. Default one of the same kind.
    open var signUpController: PFSignUpViewController? = PFSignUpViewController()
    /// Default false.
    open var emailAsUsername = false {
        didSet {
            if isViewLoaded { logInView?.emailAsUsername = emailAsUsername }
            signUpController?.emailAsUsername = emailAsUsername
        }
    }
    private var isLoading = false

    open var logInView: PFLogInView? { view as? PFLogInView }

    open override func loadView() {
        let page = PFLogInView(fields: fields)
        page.presentingViewController = self
        page.emailAsUsername = emailAsUsername
        view = page
    }

    open override func viewDidLoad() {
        super.viewDidLoad()
        guard let page = logInView else { return }
        page.usernameField?.delegate = self
        page.passwordField?.delegate = self
        let actions: [(UIButton?, () -> Void)] = [
            (page.logInButton, { [weak self] in self?.logIn() }), (page.signUpButton, { [weak self] in self?.signUp() }),
            (page.dismissButton, { [weak self] in self?.cancel() }), (page.passwordForgottenButton, { [weak self] in self?.askForPassword() }),
            (page.facebookButton, { [weak self] in self?.fail(ParseErrors.noConnection) }),
            (page.twitterButton, { [weak self] in self?.fail(ParseErrors.noConnection) }),
        ]
        for (button, action) in actions { button?.addAction(UIAction { _ in action() }, for: .touchUpInside) }
    }

    open func textFieldShouldReturn(_ textField: UITextField) -> Bool {
        if textField === logInView?.usernameField {
            logInView?.passwordField?.becomeFirstResponder()
        } else if textField === logInView?.passwordField {
            textField.resignFirstResponder()
            logIn()
        }
        return true
    }

    private func logIn() {
        let (name, password): (String, String) = (logInView?.usernameField?.text ?? "", logInView?.passwordField?.text ?? "")
        guard !isLoading, delegate?.log(self, shouldBeginLogInWithUsername: name, password: password) ?? true else { return }
        isLoading = true
        PFUser.logInWithUsername(inBackground: name, password: password) { [weak self] user, error in
            MainActor.assumeIsolated {
                self?.isLoading = false
                if let user { self?.succeed(user) } else { self?.fail(error) }
            }
        }
    }

    private func succeed(_ user: PFUser) {
        delegate?.log(self, didLogIn: user)
        post(PFLogInSuccessNotification)
    }

    private func fail(_ error: (any Error)?) {
        if let delegate {
            delegate.log(self, didFailToLogInWithError: error)
        } else {
            AccountForm.alert(SystemText.localized("Login failed"), SystemText.localized("Please try again"), over: self)
        }
        post(PFLogInFailureNotification)
    }

    private func cancel() {
        if let delegate { delegate.logInViewControllerDidCancelLog(in: self) }
        dismiss(animated: true)
        post(PFLogInCancelNotification)
    }

    private func signUp() { if let signUpController { present(signUpController, animated: true) } }

    /// Asks for an address, to which a new password would be sent.
    private func askForPassword() {
        let alert = UIAlertController(title: SystemText.localized("Forgot password?"), message: nil, preferredStyle: .alert)
        alert.addTextField { field in
            field.placeholder = SystemText.localized("Email")
            field.keyboardType = .emailAddress
        }
        alert.addAction(UIAlertAction(title: SystemText.localized("Cancel"), style: .cancel))
        alert.addAction(
            UIAlertAction(title: SystemText.localized("Send"), style: .default) { [weak self, weak alert] _ in
                PFUser.requestPasswordResetForEmail(inBackground: alert?.textFields?.first?.text ?? "") { isDone, error in
                    guard let self, !isDone, let error else { return }
                    MainActor.assumeIsolated { AccountForm.alert(SystemText.localized("Please try again"), error.localizedDescription, over: self) }
                }
            })
        present(alert, animated: true)
    }

    private func post(_ name: String) { NotificationCenter.default.post(name: Notification.Name(name), object: self) }
}
