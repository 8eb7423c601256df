import QuinceFirebase
import UIKit

/// A page for signing in.
@preconcurrency @MainActor open class FUIAuthBaseViewController: UIViewController {
    public let authUI: FUIAuth
    open var auth: Auth { authUI.auth ?? Auth.auth() }
    private lazy var wheel = UIActivityIndicatorView(style: .large)
    private var activities = 0

    /// - Parameter nibNameOrNil: an interface file of the app's own. The library's, whose names begin with `FUI`, are not here: its pages are made in code.
    public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?, authUI: FUIAuth) {
        self.authUI = authUI
        super.init(nibName: nibNameOrNil.flatMap { $0.hasPrefix("FUI") ? nil : $0 }, bundle: nibBundleOrNil)
    }
    public convenience init(authUI: FUIAuth) { self.init(nibName: nil, bundle: nil, authUI: authUI) }
    public required init?(coder: NSCoder) {
        guard let authUI = FUIAuth.defaultAuthUI() else { return nil }
        self.authUI = authUI
        super.init(coder: coder)
    }

    open override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        guard navigationController?.viewControllers.first === self, !authUI.shouldHideCancelButton else { return }
        navigationItem.leftBarButtonItem = UIBarButtonItem(systemItem: .cancel, primaryAction: UIAction { [weak self] _ in self?.cancelAuthorization() })
    }

    open func onBack() { navigationController?.popViewController(animated: true) }

    /// Takes the pages away, and tells the delegate that somebody gave up.
    open func cancelAuthorization() { authUI.end(nil, FUIAuthErrorCode.userCancelledSignIn.error, over: self) }

    /// Shows a wheel until it is called as often the other way.
    open func incrementActivity() {
        activities += 1
        wheel.center = CGPoint(x: view.bounds.midX, y: view.bounds.midY)
        view.addSubview(wheel)
        wheel.startAnimating()
    }
    open func decrementActivity() {
        activities = max(0, activities - 1)
        if activities == 0 { wheel.stopAnimating() }
    }

    func show(_ error: any Error) {
        let alert = UIAlertController(title: SystemText.localized("Error"), message: error.localizedDescription, preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: SystemText.localized("Close"), style: .default))
        present(alert, animated: true)
    }

    func answer(_ result: AuthDataResult?, _ error: (any Error)?) {
        decrementActivity()
        if let error { show(error) } else { authUI.end(result, nil, over: self) }
    }
}

/// The first page: a button for each provider.
@preconcurrency @MainActor open class FUIAuthPickerViewController: FUIAuthBaseViewController {
    private let stack = UIStackView()

    open override func viewDidLoad() {
        super.viewDidLoad()
        title = SystemText.localized("Welcome")
        stack.axis = .vertical
        stack.spacing = 10
        stack.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(stack)
        for provider in authUI.providers { stack.addArrangedSubview(button(for: provider)) }
        if let terms { stack.addArrangedSubview(terms) }
        let width: NSLayoutConstraint = stack.widthAnchor.constraint(equalToConstant: 260)
        NSLayoutConstraint.activate([
            width, stack.centerXAnchor.constraint(equalTo: view.centerXAnchor),
            stack.bottomAnchor.constraint(equalTo: view.safeAreaLayoutGuide.bottomAnchor, constant: -36),
        ])
    }

    private func button(for provider: any FUIAuthProvider) -> UIButton {
        var configuration = UIButton.Configuration.filled()
        var words = AttributedString(provider.signInLabel)
        words.font = UIFont.boldSystemFont(ofSize: 14)
        configuration.attributedTitle = words
        configuration.image = provider.icon.withRenderingMode(.alwaysTemplate)
        configuration.imagePadding = 12
        configuration.baseBackgroundColor = provider.buttonBackgroundColor
        configuration.baseForegroundColor = provider.buttonTextColor
        configuration.background.cornerRadius = 2
        configuration.contentInsets = NSDirectionalEdgeInsets(top: 8, leading: 12, bottom: 8, trailing: 12)
        let button = UIButton(
            configuration: configuration,
            primaryAction: UIAction { [weak self] _ in
                guard let self else { return }
                self.authUI.signIn(with: provider, over: self)
            })
        button.contentHorizontalAlignment = .leading
        button.layer.shadowOpacity = 0.3
        button.layer.shadowOffset = CGSize(width: 0, height: 1)
        button.layer.shadowRadius = 1
        button.heightAnchor.constraint(equalToConstant: 40).isActive = true
        button.accessibilityIdentifier = provider.providerID
        return button
    }

    private var terms: UIView? {
        guard authUI.tosurl != nil || authUI.privacyPolicyURL != nil else { return nil }
        let words: [String] = [
            authUI.tosurl.map { _ in SystemText.localized("Terms of service") }, authUI.privacyPolicyURL.map { _ in SystemText.localized("Privacy policy") },
        ].compactMap { $0 }
        let label = UILabel()
        label.text = words.joined(separator: " · ")
        label.font = .systemFont(ofSize: 12)
        label.textColor = .secondaryLabel
        label.textAlignment = .center
        return label
    }
}
