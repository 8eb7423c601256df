/// The alert of before `UIAlertController`, which shows it.
@preconcurrency @MainActor open class UIAlertView: UIView {
    open var title = ""
    open var message: String?
    open weak var delegate: AnyObject?
    open var alertViewStyle: UIAlertViewStyle = .default
    /// -1 where there is none.
    open var cancelButtonIndex = -1
    open var numberOfButtons: Int { titles.count }
    open var firstOtherButtonIndex: Int { titles.indices.first { $0 != cancelButtonIndex } ?? -1 }
    open var isVisible: Bool { shown != nil }
    private var titles: [String] = []
    private var fields: [UITextField] = []
    private weak var shown: UIAlertController?

    public convenience init(title: String?, message: String?, delegate: Any?, cancelButtonTitle: String?) {
        self.init(frame: .zero)
        self.title = title ?? ""
        self.message = message
        self.delegate = delegate.map { $0 as AnyObject }
        if let cancelButtonTitle { cancelButtonIndex = addButton(withTitle: cancelButtonTitle) }
    }

    public convenience init(
        title: String, message: String, delegate: (any UIAlertViewDelegate)?, cancelButtonTitle: String?, otherButtonTitles firstButtonTitle: String,
        _ moreButtonTitles: String...
    ) {
        self.init(title: title, message: message, delegate: delegate, cancelButtonTitle: cancelButtonTitle)
        for title in [firstButtonTitle] + moreButtonTitles { addButton(withTitle: title) }
    }

    public override init(frame: CGRect) { super.init(frame: frame) }
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    @discardableResult
    open func addButton(withTitle title: String?) -> Int {
        titles.append(title ?? "")
        return titles.count - 1
    }

    open func buttonTitle(at buttonIndex: Int) -> String? { titles.indices.contains(buttonIndex) ? titles[buttonIndex] : nil }

    open func textField(at textFieldIndex: Int) -> UITextField? {
        makeFields()
        return fields.indices.contains(textFieldIndex) ? fields[textFieldIndex] : nil
    }

    private func makeFields() {
        let count = alertViewStyle == .default ? 0 : alertViewStyle == .loginAndPasswordInput ? 2 : 1
        while fields.count < count { fields.append(UITextField()) }
        fields.removeLast(max(fields.count - count, 0))
        for (index, field) in fields.enumerated() {
            field.isSecureTextEntry = alertViewStyle == .secureTextInput || index == 1
            if alertViewStyle == .loginAndPasswordInput, field.placeholder == nil {
                field.placeholder = SystemText.localized(index == 0 ? "Login" : "Password")
            }
        }
    }

    /// Shows the alert over what is in front.
    open func show() {
        guard shown == nil, let front = LegacyPresenter.front else { return }
        makeFields()
        let alert = UIAlertController(title: title, message: message, preferredStyle: .alert)
        for own in fields {
            alert.addTextField { field in
                (field.text, field.placeholder, field.isSecureTextEntry, field.keyboardType) = (
                    own.text, own.placeholder, own.isSecureTextEntry, own.keyboardType
                )
                let textDidChange = UIAction { [weak self, weak alert, weak own, weak field] _ in
                    own?.text = field?.text
                    if let self, let alert { shouldEnableOther(alert) }
                }
                field.addAction(textDidChange, for: .editingChanged)
            }
        }
        for (index, title) in titles.enumerated() {
            alert.addAction(UIAlertAction(title: title, style: index == cancelButtonIndex ? .cancel : .default) { _ in self.end(index) })
        }
        shown = alert
        shouldEnableOther(alert)
        if let delegate = delegate as? any UIAlertViewDelegate { try? delegate.willPresent(self) }
        front.present(alert, animated: true) {
            if let delegate = self.delegate as? any UIAlertViewDelegate { try? delegate.didPresent(self) }
        }
    }

    /// Whether the first of the other buttons can be touched, as the delegate says: asked now, and whenever the text of a field changes.
    private func shouldEnableOther(_ alert: UIAlertController) {
        guard let delegate = delegate as? any UIAlertViewDelegate, alert.actions.indices.contains(firstOtherButtonIndex),
            let isEnabled = try? delegate.alertViewShouldEnableFirstOtherButton(self)
        else { return }
        alert.actions[firstOtherButtonIndex].isEnabled = isEnabled
    }

    /// Takes the alert away, as if the button had been touched.
    open func dismiss(withClickedButtonIndex buttonIndex: Int, animated: Bool) {
        guard let shown else { return }
        shown.dismiss(animated: animated) { self.end(buttonIndex) }
    }

    private func end(_ index: Int) {
        shown = nil
        guard let delegate = delegate as? any UIAlertViewDelegate else { return }
        try? delegate.alertView(self, clickedButtonAt: index)
        try? delegate.alertView(self, willDismissWithButtonIndex: index)
        try? delegate.alertView(self, didDismissWithButtonIndex: index)
    }
}

public enum UIAlertViewStyle: Int, Sendable { case `default` = 0, secureTextInput, plainTextInput, loginAndPasswordInput }

@preconcurrency @MainActor public protocol UIAlertViewDelegate: NSObjectProtocol {
    func alertView(_ alertView: UIAlertView, clickedButtonAt buttonIndex: Int) throws(Unimplemented)
    /// The system takes the alert away, as when the app leaves the screen. Not called: alerts stay.
    func alertViewCancel(_ alertView: UIAlertView) throws(Unimplemented)
    /// Whether the first button beside the cancelling one can be touched. Asked again whenever a text changes. Default true.
    func alertViewShouldEnableFirstOtherButton(_ alertView: UIAlertView) throws(Unimplemented) -> Bool
    func willPresent(_ alertView: UIAlertView) throws(Unimplemented)
    func didPresent(_ alertView: UIAlertView) throws(Unimplemented)
    func alertView(_ alertView: UIAlertView, willDismissWithButtonIndex buttonIndex: Int) throws(Unimplemented)
    func alertView(_ alertView: UIAlertView, didDismissWithButtonIndex buttonIndex: Int) throws(Unimplemented)
}

extension UIAlertViewDelegate {
    public func alertView(_ alertView: UIAlertView, clickedButtonAt buttonIndex: Int) throws(Unimplemented) {
        try ObjCRuntime.invokeOptional("alertView:clickedButtonAtIndex:", on: self, [alertView, buttonIndex])
    }
    public func alertViewCancel(_ alertView: UIAlertView) throws(Unimplemented) {
        try ObjCRuntime.invokeOptional("alertViewCancel:", on: self, [alertView])
    }
    public func alertViewShouldEnableFirstOtherButton(_ alertView: UIAlertView) throws(Unimplemented) -> Bool {
        try ObjCRuntime.invokeOptional("alertViewShouldEnableFirstOtherButton:", on: self, [alertView])
    }
    public func willPresent(_ alertView: UIAlertView) throws(Unimplemented) {
        try ObjCRuntime.invokeOptional("willPresentAlertView:", on: self, [alertView])
    }
    public func didPresent(_ alertView: UIAlertView) throws(Unimplemented) {
        try ObjCRuntime.invokeOptional("didPresentAlertView:", on: self, [alertView])
    }
    public func alertView(_ alertView: UIAlertView, willDismissWithButtonIndex buttonIndex: Int) throws(Unimplemented) {
        try ObjCRuntime.invokeOptional("alertView:willDismissWithButtonIndex:", on: self, [alertView, buttonIndex])
    }
    public func alertView(_ alertView: UIAlertView, didDismissWithButtonIndex buttonIndex: Int) throws(Unimplemented) {
        try ObjCRuntime.invokeOptional("alertView:didDismissWithButtonIndex:", on: self, [alertView, buttonIndex])
    }
}
