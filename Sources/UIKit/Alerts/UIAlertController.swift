/// A message with choices: an alert in the middle of the window, or an action sheet at its bottom, on an iPad in a popover.
@preconcurrency @MainActor open class UIAlertController: UIViewController {
    public enum Style: Int, Sendable {
        case actionSheet = 0, alert = 1
    }

    private var style = Style.alert

    public convenience init(title: String?, message: String?, preferredStyle: Style) {
        self.init(nibName: nil, bundle: nil)
        style = preferredStyle
        self.title = title
        self.message = message
    }

    open var preferredStyle: Style { style }
    /// How grave the message is: a Mac shows a critical one with a sign of warning. Alerts look the same here, as on iPhones and iPads.
    /// Default default. Since iOS 16.
    open var severity: UIAlertControllerSeverity = .default
    open var message: String? { didSet { contentDidChange() } }
    open override var title: String? { didSet { contentDidChange() } }

    // MARK: Actions

    open private(set) var actions: [UIAlertAction] = []

    /// The action that Return performs and whose title stands out. Has to be one of `actions`.
    open var preferredAction: UIAlertAction? {
        willSet {
            precondition(
                newValue == nil || actions.contains { $0 === newValue },
                "The UIAlertController's preferred action must be contained in the controller's actions array.")
        }
        didSet { contentDidChange() }
    }

    /// Adds a button. There can be one of style cancel.
    open func addAction(_ action: UIAlertAction) {
        precondition(
            action.style != .cancel || cancelAction == nil, "UIAlertController can only have one action with a style of UIAlertActionStyleCancel")
        actions.append(action)
        action.onChange = { [weak self] in self?.contentDidChange() }
        contentDidChange()
    }

    var cancelAction: UIAlertAction? { actions.first { $0.style == .cancel } }

    // MARK: Text fields

    open private(set) var textFields: [UITextField]?

    /// Adds a field for text; alerts only.
    open func addTextField(configurationHandler: ((UITextField) -> Void)? = nil) {
        precondition(style == .alert, "Text fields can only be added to an alert controller of style UIAlertControllerStyleAlert")
        let field = UITextField()
        field.font = .systemFont(ofSize: 13)
        textFields = (textFields ?? []) + [field]
        configurationHandler?(field)
        contentDidChange()
    }

    // MARK: Values that only key-value coding reaches

    /// In place of the title, whose attributes count where these say nothing.
    var attributedTitle: NSAttributedString? { didSet { contentDidChange() } }
    /// In place of the message, whose attributes count where these say nothing.
    var attributedMessage: NSAttributedString? { didSet { contentDidChange() } }

    /// Shown between the words and the actions, a child of the alert's: as wide as the alert, and as high as its preferred content size says.
    var contentViewController: UIViewController? {
        didSet {
            guard contentViewController !== oldValue else { return }
            if let oldValue {
                oldValue.willMove(toParent: nil)
                oldValue.viewIfLoaded?.removeFromSuperview()
                oldValue.removeFromParent()
            }
            if let contentViewController { addChild(contentViewController) }
            contentDidChange()
            contentViewController?.didMove(toParent: self)
        }
    }

    open override func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer) {
        super.preferredContentSizeDidChange(forChildContentContainer: container)
        if container === contentViewController { contentDidChange() }
    }

    // MARK: View

    private var alertView: AlertView? { viewIfLoaded as? AlertView }

    open dynamic override func loadView() {
        let view = AlertView()
        view.onChoice = { [weak self] in self?.choose($0) }
        self.view = view
        contentDidChange()
    }

    private func contentDidChange() {
        guard let alertView else { return }
        alertView.show(
            AlertContent(
                title: title, message: message, attributedTitle: attributedTitle, attributedMessage: attributedMessage, actions: actions,
                preferred: preferredAction, fields: textFields ?? [], controller: contentViewController))
        if alertView.form == .popover { updatePreferredSize() } else { alertView.superview?.setNeedsLayout() }
    }

    /// How the alert is laid out: its presentation says.
    var form: AlertForm {
        get { alertView?.form ?? .alert }
        set {
            loadViewIfNeeded()
            alertView?.form = newValue
            if newValue == .popover { updatePreferredSize() }
        }
    }

    private func updatePreferredSize() {
        guard let alertView else { return }
        preferredContentSize = alertView.sizeThatFits(CGSize(width: AlertMetrics.popoverWidth, height: .greatestFiniteMagnitude))
    }

    open dynamic override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        textFields?.first?.becomeFirstResponder()
    }

    /// Dismisses the alert and runs the action's handler after that.
    func choose(_ action: UIAlertAction) {
        guard action.isEnabled, let host = hostPresentation, host.phase == .presented else { return }
        host.dismiss(animated: true) { action.handler?(action) }
    }

    /// A touch outside an action sheet stands for its cancel action.
    func cancelByUser() {
        if let cancelAction { choose(cancelAction) }
    }

    /// Escape stands for the cancel action, Return for the preferred one.
    override func handleKey(_ key: KeyPress) -> Bool {
        switch key.characters {
        case UIKeyCommand.inputEscape: cancelByUser()
        case "\r", "\n": if let preferredAction { choose(preferredAction) }
        default: return super.handleKey(key)
        }
        return true
    }

    // MARK: Presentation

    override var automaticPresentationStyle: UIModalPresentationStyle {
        style == .actionSheet && UIDevice.current.userInterfaceIdiom == .pad ? .popover : .overFullScreen
    }

    override func makePresentationController(
        for style: UIModalPresentationStyle, presenter: UIViewController?
    ) -> UIPresentationController {
        if style == .popover { return super.makePresentationController(for: style, presenter: presenter) }
        return AlertPresentationController(presentedViewController: self, presenting: presenter)
    }
}
