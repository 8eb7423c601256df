import UIKit

/// The parts of a page for signing in.
public struct PFLogInFields: OptionSet, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    public static let usernameAndPassword = PFLogInFields(rawValue: 1 << 0)
    public static let passwordForgotten = PFLogInFields(rawValue: 1 << 1)
    public static let logInButton = PFLogInFields(rawValue: 1 << 2)
    public static let facebook = PFLogInFields(rawValue: 1 << 3)
    public static let twitter = PFLogInFields(rawValue: 1 << 4)
    public static let signUpButton = PFLogInFields(rawValue: 1 << 5)
    public static let dismissButton = PFLogInFields(rawValue: 1 << 6)
    public static let `default`: PFLogInFields = [.usernameAndPassword, .logInButton, .signUpButton, .passwordForgotten, .dismissButton]
}

/// The page for signing in.
@preconcurrency @MainActor open class PFLogInView: UIScrollView {
    public let fields: PFLogInFields
    open weak var presentingViewController: UIViewController?
    /// Default the app's name.
    open var logo: UIView? {
        didSet {
            oldValue?.removeFromSuperview()
            logo.map(addSubview)
            setNeedsLayout()
        }
    }
    /// Whether the account is an address. Default false.
    open var emailAsUsername = false {
        didSet { usernameField?.placeholder = emailAsUsername ? SystemText.localized("Email") : SystemText.localized("Username") }
    }

    public private(set) var usernameField: PFTextField?
    public private(set) var passwordField: PFTextField?
    public private(set) var passwordForgottenButton: UIButton?
    public private(set) var logInButton: UIButton?
    public private(set) var facebookButton: UIButton?
    public private(set) var twitterButton: UIButton?
    public private(set) var signUpButton: UIButton?
    public private(set) var dismissButton: UIButton?

    public init(fields: PFLogInFields?) {
        self.fields = fields ?? .default
        super.init(frame: .zero)
        backgroundColor = AccountForm.background
        logo = AccountForm.logo()
        logo.map(addSubview)
        prepare()
    }
    public required init?(coder: NSCoder) {
        fields = .default
        super.init(coder: coder)
        prepare()
    }

    private func prepare() {
        contentInsetAdjustmentBehavior = .never
        if fields.contains(.usernameAndPassword) {
            usernameField = AccountForm.field(SystemText.localized("Username"), [.top, .bottom], "PFLogInViewUsernameField")
            passwordField = AccountForm.field(SystemText.localized("Password"), .bottom, isSecret: true, "PFLogInViewPasswordField")
            usernameField?.returnKeyType = .next
            passwordField?.returnKeyType = .done
        }
        if fields.contains(.logInButton) {
            logInButton = AccountForm.button(SystemText.localized("Log in"), AccountForm.primary, "PFLogInViewLogInButton")
        }
        if fields.contains(.passwordForgotten) {
            passwordForgottenButton = AccountForm.button(SystemText.localized("Forgot password?"), nil, "PFLogInViewPasswordForgottenButton")
        }
        if fields.contains(.facebook) { facebookButton = AccountForm.button("Facebook", AccountForm.facebook, "PFLogInViewFacebookButton") }
        if fields.contains(.twitter) { twitterButton = AccountForm.button("Twitter", AccountForm.twitter, "PFLogInViewTwitterButton") }
        if fields.contains(.signUpButton) {
            signUpButton = AccountForm.button(SystemText.localized("Sign up"), AccountForm.signUp, "PFLogInViewSignUpButton")
        }
        if fields.contains(.dismissButton) { dismissButton = AccountForm.dismissButton("PFLogInViewDismissButton") }
        let all: [UIView?] = [
            usernameField, passwordField, logInButton, passwordForgottenButton, facebookButton, twitterButton, signUpButton, dismissButton,
        ]
        all.compactMap { $0 }.forEach(addSubview)
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        AccountForm.lay(
            out: self, within: safeAreaInsets,
            [
                (logo, 0, 16, 68), (usernameField, 36, 0, 44), (passwordField, 0, 0, 44), (logInButton, 24, 16, 44), (passwordForgottenButton, 12, 16, 28),
            ], ends: [signUpButton, twitterButton, facebookButton], dismiss: dismissButton)
    }
}
