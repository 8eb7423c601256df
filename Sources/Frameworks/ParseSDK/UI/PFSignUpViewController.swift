import UIKit

public let PFSignUpSuccessNotification = "com.parse.ui.signup.success"
public let PFSignUpFailureNotification = "com.parse.ui.signup.failure"
public let PFSignUpCancelNotification = "com.parse.ui.signup.cancel"
public let PFSignUpViewControllerDelegateInfoUsernameKey = "username"
public let PFSignUpViewControllerDelegateInfoPasswordKey = "password"
public let PFSignUpViewControllerDelegateInfoEmailKey = "email"
public let PFSignUpViewControllerDelegateInfoAdditionalKey = "additional"

// Methods are there as Swift shortens them and as they are written in Objective-C.

@preconcurrency @MainActor public protocol PFSignUpViewControllerDelegate: NSObjectProtocol {
    func sign(_ signUpController: PFSignUpViewController, shouldBeginSignUp info: [String: String]) -> Bool
    func sign(_ signUpController: PFSignUpViewController, didSignUp user: PFUser)
    func sign(_ signUpController: PFSignUpViewController, didFailToSignUpWithError error: (any Error)?)
    func signUpViewController(_ signUpController: PFSignUpViewController, shouldBeginSignUp info: [String: String]) -> Bool
    func signUpViewController(_ signUpController: PFSignUpViewController, didSignUp user: PFUser)
    func signUpViewController(_ signUpController: PFSignUpViewController, didFailToSignUpWithError error: (any Error)?)
    func signUpViewControllerDidCancelSignUp(_ signUpController: PFSignUpViewController)
}

extension PFSignUpViewControllerDelegate {
    public func sign(_ signUpController: PFSignUpViewController, shouldBeginSignUp info: [String: String]) -> Bool {
        signUpViewController(signUpController, shouldBeginSignUp: info)
    }
    public func sign(_ signUpController: PFSignUpViewController, didSignUp user: PFUser) { signUpViewController(signUpController, didSignUp: user) }
    public func sign(_ signUpController: PFSignUpViewController, didFailToSignUpWithError error: (any Error)?) {
        signUpViewController(signUpController, didFailToSignUpWithError: error)
    }
    public func signUpViewController(_ signUpController: PFSignUpViewController, shouldBeginSignUp info: [String: String]) -> Bool { true }
    public func signUpViewController(_ signUpController: PFSignUpViewController, didSignUp user: PFUser) {}
    /// Without this method of its own an app has an alert shown.
    public func signUpViewController(_ signUpController: PFSignUpViewController, didFailToSignUpWithError error: (any Error)?) {
        AccountForm.alert(SystemText.localized("Sign up failed"), SystemText.localized("Please try again"), over: signUpController)
    }
    public func signUpViewControllerDidCancelSignUp(_ signUpController: PFSignUpViewController) {}
}

/// Signs somebody up, on a page with fields and buttons. Without a network every attempt fails.
@preconcurrency @MainActor open class PFSignUpViewController: UIViewController, UITextFieldDelegate {
    /// Default `default`. Set before the view is there.
    open var fields: PFSignUpFields = .default
    open weak var delegate: (any PFSignUpViewControllerDelegate)?
    /// The least number of letters of a password. Default 0.
    open var minPasswordLength: UInt = 0
    /// Default false.
    open var emailAsUsername = false {
        didSet { if isViewLoaded { signUpView?.emailAsUsername = emailAsUsername } }
    }
    private var isLoading = false

    open var signUpView: PFSignUpView? { view as? PFSignUpView }

    open override func loadView() {
        let page = PFSignUpView(fields: fields)
        page.presentingViewController = self
        page.emailAsUsername = emailAsUsername
        view = page
    }

    open override func viewDidLoad() {
        super.viewDidLoad()
        guard let page = signUpView else { return }
        for field in [page.usernameField, page.passwordField, page.emailField, page.additionalField] { field?.delegate = self }
        page.signUpButton?.addAction(UIAction { [weak self] _ in self?.signUp() }, for: .touchUpInside)
        page.dismissButton?.addAction(UIAction { [weak self] _ in self?.cancel() }, for: .touchUpInside)
    }

    open func textFieldShouldReturn(_ textField: UITextField) -> Bool {
        let all: [UITextField] = [signUpView?.usernameField, signUpView?.passwordField, signUpView?.emailField, signUpView?.additionalField].compactMap { $0 }
            .filter { !$0.isHidden }
        if let index = all.firstIndex(of: textField as? PFTextField ?? PFTextField()), index + 1 < all.count {
            all[index + 1].becomeFirstResponder()
        } else {
            textField.resignFirstResponder()
            signUp()
        }
        return true
    }

    private func signUp() {
        let page: PFSignUpView? = signUpView
        var info: [String: String] = [
            PFSignUpViewControllerDelegateInfoUsernameKey: page?.usernameField?.text ?? "",
            PFSignUpViewControllerDelegateInfoPasswordKey: page?.passwordField?.text ?? "",
        ]
        info[PFSignUpViewControllerDelegateInfoEmailKey] = emailAsUsername ? page?.usernameField?.text : page?.emailField?.text
        info[PFSignUpViewControllerDelegateInfoAdditionalKey] = page?.additionalField?.text
        guard !isLoading, delegate?.sign(self, shouldBeginSignUp: info) ?? true else { return }
        guard (info["password"] ?? "").count >= Int(minPasswordLength) else { return fail(nil) }
        let user = PFUser()
        (user.username, user.password, user.email) = (info["username"], info["password"], info["email"])
        if let additional = info["additional"] { user["additional"] = additional }
        isLoading = true
        user.signUpInBackground { [weak self] isDone, error in
            MainActor.assumeIsolated { self?.end(isDone ? user : nil, error) }
        }
    }

    private func end(_ user: PFUser?, _ error: (any Error)?) {
        isLoading = false
        guard let user else { return fail(error) }
        delegate?.sign(self, didSignUp: user)
        post(PFSignUpSuccessNotification)
    }

    private func fail(_ error: (any Error)?) {
        if let delegate {
            delegate.sign(self, didFailToSignUpWithError: error)
        } else {
            AccountForm.alert(SystemText.localized("Sign up failed"), SystemText.localized("Please try again"), over: self)
        }
        post(PFSignUpFailureNotification)
    }

    private func cancel() {
        delegate?.signUpViewControllerDidCancelSignUp(self)
        dismiss(animated: true)
        post(PFSignUpCancelNotification)
    }

    private func post(_ name: String) { NotificationCenter.default.post(name: Notification.Name(name), object: self) }
}
