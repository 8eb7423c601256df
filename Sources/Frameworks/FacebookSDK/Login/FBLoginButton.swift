import ObjectRuntime
import UIKit

@preconcurrency @MainActor public protocol LoginButtonDelegate: NSObjectProtocol {
    func loginButton(_ loginButton: FBLoginButton, didCompleteWith result: LoginManagerLoginResult?, error: (any Error)?)
    func loginButtonDidLogOut(_ loginButton: FBLoginButton)
    func loginButtonWillLogin(_ loginButton: FBLoginButton) -> Bool
}

extension LoginButtonDelegate {
    public func loginButton(_ loginButton: FBLoginButton, didCompleteWith result: LoginManagerLoginResult?, error: (any Error)?) {}
    public func loginButtonDidLogOut(_ loginButton: FBLoginButton) {}
    public func loginButtonWillLogin(_ loginButton: FBLoginButton) -> Bool { true }
}

/// Logs in, or out where somebody is logged in. 28 points high; its words are as long as its width allows.
@preconcurrency @MainActor open class FBLoginButton: FBButton {
    public enum TooltipBehavior: UInt, Sendable {
        case automatic, forceDisplay, disable
    }

    open weak var delegate: (any LoginButtonDelegate)?
    open var permissions: [String] = []
    open var defaultAudience: DefaultAudience = .friends
    open var loginTracking: LoginTracking = .enabled
    open var messengerPageId: String?
    open var authType: LoginAuthType? = .rerequest
    open var codeVerifier = CodeVerifier()
    /// Kept: no tooltip is shown.
    open var tooltipBehavior: TooltipBehavior = .automatic
    /// Nil for a nonce that is empty or has spaces.
    open var nonce: String? {
        didSet {
            guard let nonce, nonce.isEmpty || nonce.contains(where: \.isWhitespace) else { return }
            self.nonce = nil
        }
    }
    /// The names of versions before 5.
    open var readPermissions: [String] {
        get { permissions }
        set { permissions = newValue }
    }
    open var publishPermissions: [String] {
        get { permissions }
        set { permissions = newValue }
    }
    private var observations: Observations?

    public override init(frame: CGRect) {
        super.init(frame: frame)
        prepare()
        if frame.size == .zero { bounds.size = intrinsicContentSize }
    }

    public convenience init() { self.init(frame: .zero) }

    public convenience init(frame: CGRect = .zero, permissions: [Permission] = [.publicProfile]) {
        self.init(frame: frame)
        self.permissions = permissions.map(\.name)
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        prepare()
    }

    private func prepare() {
        titleLabel?.textAlignment = .center
        setTitle(Self.shortTitle, for: .normal)
        setTitle(SystemText.localized("Log out"), for: .selected)
        setTitle(SystemText.localized("Log out"), for: [.selected, .highlighted])
        heightAnchor.constraint(equalToConstant: 28).isActive = true
        addAction(UIAction { [weak self] _ in self?.wasPressed() }, for: .touchUpInside)
        observations = Observations(
            [NSNotification.Name.AccessTokenDidChange, .ProfileDidChange].map { name in
                NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { [weak self] _ in
                    // Tokens are set on any thread.
                    if Thread.isMainThread { MainActor.assumeIsolated { self?.update() } } else { DispatchQueue.main.async { self?.update() } }
                }
            })
        update()
    }

    private static var shortTitle: String { SystemText.localized("Log in") }
    private static var longTitle: String { SystemText.localized("Continue with Facebook") }
    private var isAuthenticated: Bool { AccessToken.current != nil || AuthenticationToken.current != nil }

    private func update() {
        isSelected = isAuthenticated
        invalidateIntrinsicContentSize()
    }

    // MARK: - Layout

    open override func layoutSubviews() {
        let title: String = width(of: Self.longTitle) <= bounds.width ? Self.longTitle : Self.shortTitle
        if title != self.title(for: .normal) { setTitle(title, for: .normal) }
        super.layoutSubviews()
    }

    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        let long: CGFloat = width(of: Self.longTitle)
        let normal: CGFloat = long <= size.width ? long : width(of: Self.shortTitle)
        return CGSize(width: max(normal, width(of: title(for: .selected))), height: 28)
    }

    // MARK: - Logging in and out

    private func wasPressed() {
        if isAuthenticated { return askToLogOut() }
        guard delegate?.loginButtonWillLogin(self) ?? true else { return }
        LoginManager(defaultAudience: defaultAudience).logIn(permissions: permissions, from: window?.rootViewController) { [weak self] result, error in
            MainActor.assumeIsolated {
                guard let self else { return }
                self.delegate?.loginButton(self, didCompleteWith: result, error: error)
            }
        }
    }

    private func askToLogOut() {
        let words: String =
            Profile.current?.name.map { SystemText.localized("Logged in as %@").replacingOccurrences(of: "%@", with: $0) }
            ?? SystemText.localized("Logged in using Facebook")
        let sheet = UIAlertController(title: words, message: nil, preferredStyle: .actionSheet)
        sheet.popoverPresentationController?.sourceView = self
        sheet.popoverPresentationController?.sourceRect = bounds
        sheet.addAction(UIAlertAction(title: SystemText.localized("Cancel"), style: .cancel))
        sheet.addAction(
            UIAlertAction(title: SystemText.localized("Log out"), style: .destructive) { [self] _ in
                LoginManager().logOut()
                delegate?.loginButtonDidLogOut(self)
            })
        var top: UIViewController? = window?.rootViewController
        while let next = top?.presentedViewController { top = next }
        top?.present(sheet, animated: true)
    }
}

/// Observers that a notification center keeps as long as this is there.
private final class Observations {
    private let tokens: [any NSObjectProtocol]
    init(_ tokens: [any NSObjectProtocol]) { self.tokens = tokens }
    deinit { tokens.forEach(NotificationCenter.default.removeObserver) }
}
