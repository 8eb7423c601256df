/// Lets the user choose one of the network's printers. There are none here: the list is empty, and can only be left.
@preconcurrency @MainActor open class UIPrinterPickerController: NSObject {
    public typealias CompletionHandler = (UIPrinterPickerController, Bool, (any Error)?) -> Void

    open weak var delegate: (any UIPrinterPickerControllerDelegate)?
    /// The printer that was chosen, or the one that it began with.
    open private(set) var selectedPrinter: UIPrinter?
    private weak var panel: UIViewController?

    public init(initiallySelectedPrinter printer: UIPrinter?) {
        selectedPrinter = printer
        super.init()
    }

    @discardableResult
    open func present(animated: Bool, completionHandler completion: CompletionHandler? = nil) -> Bool {
        show(animated, completion) { $0.modalPresentationStyle = .formSheet }
    }

    @discardableResult
    open func present(from rect: CGRect, in view: UIView, animated: Bool, completionHandler completion: CompletionHandler? = nil) -> Bool {
        show(animated, completion) { panel in
            panel.modalPresentationStyle = .popover
            panel.popoverPresentationController?.sourceView = view
            panel.popoverPresentationController?.sourceRect = rect
        }
    }

    @discardableResult
    open func present(from item: UIBarButtonItem, animated: Bool, completionHandler completion: CompletionHandler? = nil) -> Bool {
        show(animated, completion) { panel in
            panel.modalPresentationStyle = .popover
            panel.popoverPresentationController?.barButtonItem = item
        }
    }

    open func dismiss(animated: Bool) { (panel as? PrinterPanel)?.end(animated: animated) }

    /// - Returns: false where it is shown already, or there is no window to show it in.
    private func show(_ animated: Bool, _ completion: CompletionHandler?, _ place: (UIViewController) -> Void) -> Bool {
        guard panel == nil else { return false }
        let parent: UIViewController? = delegate?.printerPickerControllerParentViewController(self)
        guard let presenter = parent ?? UIApplication.shared.currentKeyWindow?.frontController else { return false }
        let panel = PrinterPanel()
        // The panel keeps its controller, as apps hardly do.
        panel.onWillEnd = { self.delegate?.printerPickerControllerWillDismiss(self) }
        panel.onEnd = {
            self.delegate?.printerPickerControllerDidDismiss(self)
            completion?(self, false, nil)
        }
        place(panel)
        panel.preferredContentSize = CGSize(width: 380, height: 420)
        self.panel = panel
        delegate?.printerPickerControllerWillPresent(self)
        presenter.present(panel, animated: animated) { self.delegate?.printerPickerControllerDidPresent(self) }
        return true
    }
}

/// The empty list of printers.
private final class PrinterPanel: UINavigationController {
    var onWillEnd: (() -> Void)?
    var onEnd: (() -> Void)?

    init() {
        super.init(nibName: nil, bundle: nil)
        let list = UITableViewController(style: .insetGrouped)
        list.title = SystemText.localized("Printer")
        list.navigationItem.leftBarButtonItem = UIBarButtonItem(systemItem: .cancel, primaryAction: UIAction { [weak self] _ in self?.end(animated: true) })
        let empty = UILabel()
        empty.text = SystemText.localized("No Printers Found")
        empty.textColor = .secondaryLabel
        empty.textAlignment = .center
        list.tableView.backgroundView = empty
        setViewControllers([list], animated: false)
    }

    required init?(coder: NSCoder) { nil }

    func end(animated: Bool) {
        onWillEnd?()
        onWillEnd = nil
        presentingViewController?.dismiss(animated: animated)
    }

    override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        guard isBeingDismissed else { return }
        onWillEnd?()
        let told: (() -> Void)? = onEnd
        (onWillEnd, onEnd) = (nil, nil)
        told?()
    }
}

/// Decides which printers are shown, and hears of the list. Every method is optional.
@preconcurrency @MainActor public protocol UIPrinterPickerControllerDelegate: NSObjectProtocol {
    /// Who presents the list. Default nil: the controller in front.
    func printerPickerControllerParentViewController(_ printerPickerController: UIPrinterPickerController) -> UIViewController?
    /// Whether a printer is shown; there is none to ask about.
    func printerPickerController(_ printerPickerController: UIPrinterPickerController, shouldShow printer: UIPrinter) -> Bool
    func printerPickerControllerWillPresent(_ printerPickerController: UIPrinterPickerController)
    func printerPickerControllerDidPresent(_ printerPickerController: UIPrinterPickerController)
    func printerPickerControllerWillDismiss(_ printerPickerController: UIPrinterPickerController)
    func printerPickerControllerDidDismiss(_ printerPickerController: UIPrinterPickerController)
    func printerPickerControllerDidSelectPrinter(_ printerPickerController: UIPrinterPickerController)
}

extension UIPrinterPickerControllerDelegate {
    public func printerPickerControllerParentViewController(_ printerPickerController: UIPrinterPickerController) -> UIViewController? {
        let parent: UIViewController?? = try? ObjCRuntime.invokeOptional(
            "printerPickerControllerParentViewController:", on: self, [printerPickerController])
        return parent ?? nil
    }
    public func printerPickerController(_ printerPickerController: UIPrinterPickerController, shouldShow printer: UIPrinter) -> Bool {
        (try? ObjCRuntime.invokeOptional("printerPickerController:shouldShow:", on: self, [printerPickerController, printer])) ?? true
    }
    public func printerPickerControllerWillPresent(_ printerPickerController: UIPrinterPickerController) {
        try? ObjCRuntime.invokeOptional("printerPickerControllerWillPresent:", on: self, [printerPickerController])
    }
    public func printerPickerControllerDidPresent(_ printerPickerController: UIPrinterPickerController) {
        try? ObjCRuntime.invokeOptional("printerPickerControllerDidPresent:", on: self, [printerPickerController])
    }
    public func printerPickerControllerWillDismiss(_ printerPickerController: UIPrinterPickerController) {
        try? ObjCRuntime.invokeOptional("printerPickerControllerWillDismiss:", on: self, [printerPickerController])
    }
    public func printerPickerControllerDidDismiss(_ printerPickerController: UIPrinterPickerController) {
        try? ObjCRuntime.invokeOptional("printerPickerControllerDidDismiss:", on: self, [printerPickerController])
    }
    public func printerPickerControllerDidSelectPrinter(_ printerPickerController: UIPrinterPickerController) {
        try? ObjCRuntime.invokeOptional("printerPickerControllerDidSelectPrinter:", on: self, [printerPickerController])
    }
}
