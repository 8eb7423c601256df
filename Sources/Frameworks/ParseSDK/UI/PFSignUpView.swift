import UIKit

/// The parts of a page for signing up.
public struct PFSignUpFields: OptionSet, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    public static let usernameAndPassword: PFSignUpFields = []
    public static let email = PFSignUpFields(rawValue: 1 << 0)
    public static let additional = PFSignUpFields(rawValue: 1 << 1)
    public static let signUpButton = PFSignUpFields(rawValue: 1 << 2)
    public static let dismissButton = PFSignUpFields(rawValue: 1 << 3)
    public static let `default`: PFSignUpFields = [.email, .signUpButton, .dismissButton]
}

/// The page for signing up.
@preconcurrency @MainActor open class PFSignUpView: UIScrollView {
    public let fields: PFSignUpFields
    open weak var presentingViewController: UIViewController?
    /// Default the app's name.
    open var logo: UIView? {
        didSet {
            oldValue?.removeFromSuperview()
            logo.map(addSubview)
            setNeedsLayout()
        }
    }
    /// Whether the account is an address, which is then asked for once. Default false.
    open var emailAsUsername = false {
        didSet {
            usernameField?.placeholder = emailAsUsername ? SystemText.localized("Email") : SystemText.localized("Username")
            emailField?.isHidden = emailAsUsername
            setNeedsLayout()
        }
    }

    public private(set) var usernameField: PFTextField?
    public private(set) var passwordField: PFTextField?
    public private(set) var emailField: PFTextField?
    public private(set) var additionalField: PFTextField?
    public private(set) var signUpButton: UIButton?
    public private(set) var dismissButton: UIButton?

    public init(fields: PFSignUpFields?) {
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
        usernameField = AccountForm.field(SystemText.localized("Username"), [.top, .bottom], "PFSignUpViewUsernameField")
        passwordField = AccountForm.field(SystemText.localized("Password"), .bottom, isSecret: true, "PFSignUpViewPasswordField")
        if fields.contains(.email) {
            emailField = AccountForm.field(SystemText.localized("Email"), .bottom, "PFSignUpViewEmailField")
            emailField?.keyboardType = .emailAddress
        }
        if fields.contains(.additional) {
            additionalField = AccountForm.field(SystemText.localized("Additional"), .bottom, "PFSignUpViewAdditionalField")
        }
        if fields.contains(.signUpButton) {
            signUpButton = AccountForm.button(SystemText.localized("Sign up"), AccountForm.signUp, "PFSignUpViewSignUpButton")
        }
        if fields.contains(.dismissButton) { dismissButton = AccountForm.dismissButton("PFSignUpViewDismissButton") }
        let all: [UIView?] = [usernameField, passwordField, emailField, additionalField, signUpButton, dismissButton]
        all.compactMap { $0 }.forEach(addSubview)
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        let email: UIView? = emailAsUsername ? nil : emailField
        AccountForm.lay(
            out: self, within: safeAreaInsets,
            [
                (logo, 0, 16, 68), (usernameField, 36, 0, 44), (passwordField, 0, 0, 44), (email, 0, 0, 44), (additionalField, 0, 0, 44),
                (signUpButton, 24, 16, 44),
            ], ends: [], dismiss: dismissButton)
    }
}
