import QuinceFirebase
import UIKit

/// A form of lines with a button in the bar above it.
@preconcurrency @MainActor open class FUIFormViewController: FUIAuthBaseViewController, UITextFieldDelegate {
    private let stack = UIStackView()
    private(set) var fields: [UITextField] = []

    func prepare(_ title: String, _ action: String, _ done: @escaping @MainActor () -> Void) {
        self.title = title
        navigationItem.rightBarButtonItem = UIBarButtonItem(primaryAction: UIAction(title: action) { _ in done() })
        stack.axis = .vertical
        stack.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(stack)
        let guide: UILayoutGuide = view.safeAreaLayoutGuide
        NSLayoutConstraint.activate([
            stack.topAnchor.constraint(equalTo: guide.topAnchor, constant: 20), stack.leadingAnchor.constraint(equalTo: guide.leadingAnchor),
            stack.trailingAnchor.constraint(equalTo: guide.trailingAnchor),
        ])
    }

    @discardableResult
    func add(_ words: String, _ text: String? = nil, isSecret: Bool = false, keyboard: UIKeyboardType = .default) -> UITextField {
        let field = UITextField()
        field.placeholder = words
        field.text = text
        field.isSecureTextEntry = isSecret
        field.keyboardType = keyboard
        field.autocorrectionType = .no
        field.autocapitalizationType = keyboard == .emailAddress ? .none : .words
        field.delegate = self
        let line = UIView()
        line.backgroundColor = .separator
        let row = UIView()
        for view in [field, line] {
            view.translatesAutoresizingMaskIntoConstraints = false
            row.addSubview(view)
        }
        NSLayoutConstraint.activate([
            row.heightAnchor.constraint(equalToConstant: 52), field.topAnchor.constraint(equalTo: row.topAnchor),
            field.bottomAnchor.constraint(equalTo: row.bottomAnchor), field.leadingAnchor.constraint(equalTo: row.leadingAnchor, constant: 20),
            field.trailingAnchor.constraint(equalTo: row.trailingAnchor, constant: -20), line.heightAnchor.constraint(equalToConstant: 0.5),
            line.leadingAnchor.constraint(equalTo: field.leadingAnchor), line.trailingAnchor.constraint(equalTo: row.trailingAnchor),
            line.bottomAnchor.constraint(equalTo: row.bottomAnchor),
        ])
        stack.addArrangedSubview(row)
        fields.append(field)
        return field
    }

    func add(button words: String, _ action: @escaping @MainActor () -> Void) {
        let button = UIButton(type: .system)
        button.setTitle(words, for: .normal)
        button.addAction(UIAction { _ in action() }, for: .touchUpInside)
        button.heightAnchor.constraint(equalToConstant: 44).isActive = true
        stack.addArrangedSubview(button)
    }

    open func textFieldShouldReturn(_ textField: UITextField) -> Bool {
        guard let index = fields.firstIndex(of: textField) else { return true }
        if index + 1 < fields.count { fields[index + 1].becomeFirstResponder() } else { textField.resignFirstResponder() }
        return true
    }
}

/// Asks for an address. One that has an account is asked for its password, another one may have a new account.
@preconcurrency @MainActor open class FUIEmailEntryViewController: FUIFormViewController {
    open override func viewDidLoad() {
        super.viewDidLoad()
        prepare(SystemText.localized("Sign in with email"), SystemText.localized("Next")) { [weak self] in self?.onNext(self?.fields.first?.text ?? "") }
        add(SystemText.localized("Email"), keyboard: .emailAddress)
    }

    open func didChangeEmail(_ emailText: String) {}

    open func onNext(_ emailText: String) {
        incrementActivity()
        auth.fetchSignInMethods(forEmail: emailText) { [weak self] methods, error in
            MainActor.assumeIsolated { self?.go(on: emailText, methods ?? [], error) }
        }
    }

    private func go(on email: String, _ methods: [String], _ error: (any Error)?) {
        decrementActivity()
        if let error { return show(error) }
        let provider: FUIEmailAuth? = authUI.providers.lazy.compactMap { $0 as? FUIEmailAuth }.first
        if methods.isEmpty {
            guard authUI.allowNewEmailAccounts, provider?.allowNewEmailAccounts ?? true else { return show(AuthErrorCode.userNotFound.asError) }
            let needsName: Bool = provider?.requireDisplayName ?? true
            let page: FUIPasswordSignUpViewController =
                authUI.delegate?.passwordSignUpViewController(forAuthUI: authUI, email: email, requireDisplayName: needsName)
                ?? FUIPasswordSignUpViewController(authUI: authUI, email: email, requireDisplayName: needsName)
            navigationController?.pushViewController(page, animated: true)
        } else {
            let page: FUIPasswordSignInViewController =
                authUI.delegate?.passwordSignInViewController(forAuthUI: authUI, email: email) ?? FUIPasswordSignInViewController(authUI: authUI, email: email)
            navigationController?.pushViewController(page, animated: true)
        }
    }
}

extension AuthErrorCode.Code {
    fileprivate var asError: NSError { NSError(domain: AuthErrorDomain, code: rawValue) }
}

/// Asks for the password of an account.
@preconcurrency @MainActor open class FUIPasswordSignInViewController: FUIFormViewController {
    private let email: String?

    public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?, authUI: FUIAuth, email: String?) {
        self.email = email
        super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil, authUI: authUI)
    }
    public convenience init(authUI: FUIAuth, email: String?) { self.init(nibName: nil, bundle: nil, authUI: authUI, email: email) }
    public required init?(coder: NSCoder) {
        email = nil
        super.init(coder: coder)
    }

    open override func viewDidLoad() {
        super.viewDidLoad()
        prepare(SystemText.localized("Sign in"), SystemText.localized("Sign in")) { [weak self] in
            self?.signIn(withDefaultValue: self?.fields[0].text ?? "", andPassword: self?.fields[1].text ?? "")
        }
        add(SystemText.localized("Email"), email, keyboard: .emailAddress)
        add(SystemText.localized("Password"), isSecret: true)
        add(button: SystemText.localized("Forgot password?")) { [weak self] in self?.forgotPassword(forEmail: self?.fields[0].text ?? "") }
    }

    open func didChangeEmail(_ email: String, andPassword password: String) {}

    open func signIn(withDefaultValue email: String, andPassword password: String) {
        incrementActivity()
        auth.signIn(withEmail: email, password: password) { [weak self] result, error in MainActor.assumeIsolated { self?.answer(result, error) } }
    }

    /// Has the mail sent that a new password is chosen by.
    open func forgotPassword(forEmail email: String) {
        auth.sendPasswordReset(withEmail: email) { [weak self] error in
            MainActor.assumeIsolated {
                if let error { self?.show(error) }
                if let self { self.authUI.delegate?.authUI(self.authUI, didFinish: .forgotPassword, error: error) }
            }
        }
    }
}

/// Makes an account.
@preconcurrency @MainActor open class FUIPasswordSignUpViewController: FUIFormViewController {
    private let email: String?
    private let needsName: Bool

    public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?, authUI: FUIAuth, email: String?, requireDisplayName: Bool) {
        (self.email, needsName) = (email, requireDisplayName)
        super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil, authUI: authUI)
    }
    public convenience init(authUI: FUIAuth, email: String?, requireDisplayName: Bool) {
        self.init(nibName: nil, bundle: nil, authUI: authUI, email: email, requireDisplayName: requireDisplayName)
    }
    public required init?(coder: NSCoder) {
        (email, needsName) = (nil, true)
        super.init(coder: coder)
    }

    open override func viewDidLoad() {
        super.viewDidLoad()
        prepare(SystemText.localized("Sign up"), SystemText.localized("Save")) { [weak self] in self?.save() }
        add(SystemText.localized("Email"), email, keyboard: .emailAddress)
        if needsName { add(SystemText.localized("First & last name")) }
        add(SystemText.localized("Password"), isSecret: true)
    }

    private func save() {
        let texts: [String] = fields.map { $0.text ?? "" }
        signUp(withEmail: texts[0], andPassword: texts[texts.count - 1], andUsername: needsName ? texts[1] : "")
    }

    open func didChangeEmail(_ email: String, orPassword password: String, orUserName username: String) {}

    open func signUp(withEmail email: String, andPassword password: String, andUsername username: String) {
        incrementActivity()
        auth.createUser(withEmail: email, password: password) { [weak self] result, error in
            MainActor.assumeIsolated { self?.name(username, result, error) }
        }
    }

    private func name(_ name: String, _ result: AuthDataResult?, _ error: (any Error)?) {
        guard let result, !name.isEmpty else { return answer(result, error) }
        let request = result.user.createProfileChangeRequest()
        request.displayName = name
        request.commitChanges { [weak self] error in MainActor.assumeIsolated { self?.answer(result, error) } }
    }
}
