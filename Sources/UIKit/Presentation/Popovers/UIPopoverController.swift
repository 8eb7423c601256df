/// The popover of 2010: holds a content controller and shows it beside a rectangle or a bar button item, on an iPad.
///
/// The popover goes with its controller: an app keeps a reference for as long as the popover is to stay.
@preconcurrency @MainActor open class UIPopoverController: NSObject {
    /// Raises on a phone, as in UIKit.
    public init(contentViewController viewController: UIViewController) {
        precondition(
            UIDevice.current.userInterfaceIdiom == .pad,
            "-[UIPopoverController initWithContentViewController:] called when not running under UIUserInterfaceIdiomPad.")
        contentViewController = viewController
        super.init()
    }

    open weak var delegate: (any UIPopoverControllerDelegate)?

    // MARK: Content

    open var contentViewController: UIViewController

    /// Shows another controller in the popover.
    open func setContentView(_ viewController: UIViewController, animated: Bool) {
        guard viewController !== contentViewController else { return }
        overriddenSize = nil
        let anchor: Anchor? = self.anchor
        let wasVisible: Bool = isPopoverVisible
        guard wasVisible, let anchor else {
            contentViewController = viewController
            return
        }
        let presenter: UIViewController? = contentViewController.presentingViewController
        presenter?.dismiss(animated: false) { [self] in
            contentViewController = viewController
            show(anchor, animated: animated)
        }
    }

    /// The size of the content: the controller's own until it is set; widths are kept between 320 and 600 points
    /// (behaviour/rules.md 4.4).
    open var contentSize: CGSize {
        get { overriddenSize ?? Self.limited(PopoverContentSize.preferred(by: contentViewController)) }
        set { setContentSize(newValue, animated: false) }
    }
    private var overriddenSize: CGSize?

    open func setContentSize(_ size: CGSize, animated: Bool) {
        let limited: CGSize = Self.limited(size)
        overriddenSize = limited
        guard isPopoverVisible else { return }
        if animated {
            contentViewController.preferredContentSize = limited
        } else {
            UIView.performWithoutAnimation { contentViewController.preferredContentSize = limited }
        }
    }

    /// Widths from 320 to 600 points; a height that is not said is as much as there is.
    static func limited(_ size: CGSize) -> CGSize {
        CGSize(width: min(max(size.width, 320), 600), height: size.height > 0 ? size.height : 1100)
    }

    // MARK: Place

    private enum Anchor {
        case rect(CGRect, UIView, UIPopoverArrowDirection)
        case item(UIBarButtonItem, UIPopoverArrowDirection)
    }

    private var anchor: Anchor?
    private var presenting: UIPopoverPresentationController? {
        contentViewController.hostPresentation?.controller as? UIPopoverPresentationController
    }

    open var isPopoverVisible: Bool { presenting != nil }

    /// The direction of the arrow; unknown while the popover is not shown (behaviour/rules.md 4.5).
    open var popoverArrowDirection: UIPopoverArrowDirection { presenting?.arrowDirection ?? .unknown }

    /// The least distance to the edges of the window, in points. Default 10 all round (behaviour/rules.md 4.2).
    open var popoverLayoutMargins = UIEdgeInsets(top: 10, left: 10, bottom: 10, right: 10) {
        didSet { presenting?.popoverLayoutMargins = popoverLayoutMargins }
    }

    /// Draws the popover's background and arrow in place of the system's; takes effect when the popover is next presented.
    open var popoverBackgroundViewClass: (any UIPopoverBackgroundViewMethods.Type)?

    // Their names in Swift since version 3.

    open var arrowDirection: UIPopoverArrowDirection { popoverArrowDirection }
    open var layoutMargins: UIEdgeInsets {
        get { popoverLayoutMargins }
        set { popoverLayoutMargins = newValue }
    }
    open var backgroundViewClass: AnyObject.Type? {
        get { popoverBackgroundViewClass }
        set { popoverBackgroundViewClass = newValue as? any UIPopoverBackgroundViewMethods.Type }
    }

    /// Views behind the popover that go on getting touches.
    open var passthroughViews: [UIView]? {
        didSet { presenting?.passthroughViews = passthroughViews }
    }

    open var backgroundColor: UIColor? {
        didSet { presenting?.backgroundColor = backgroundColor }
    }

    open func present(
        from rect: CGRect, in view: UIView, permittedArrowDirections arrowDirections: UIPopoverArrowDirection, animated: Bool
    ) {
        precondition(
            view.window != nil,
            "-[UIPopoverController presentPopoverFromRect:inView:permittedArrowDirections:animated:]: Popovers cannot be presented from a view which does not have a window."
        )
        show(.rect(rect, view, arrowDirections), animated: animated)
    }

    open func present(
        from item: UIBarButtonItem, permittedArrowDirections arrowDirections: UIPopoverArrowDirection, animated: Bool
    ) {
        show(.item(item, arrowDirections), animated: animated)
    }

    private func show(_ anchor: Anchor, animated: Bool) {
        self.anchor = anchor
        guard let presenter = Self.presenter(for: anchor) else { return }
        let content: UIViewController = contentViewController
        if content.hostPresentation != nil {
            update(anchor)
            return
        }
        content.preferredContentSize = contentSize
        content.modalPresentationStyle = .popover
        update(anchor)
        content.popoverPresentationController?.passthroughViews = passthroughViews
        content.popoverPresentationController?.backgroundColor = backgroundColor
        content.popoverPresentationController?.popoverLayoutMargins = popoverLayoutMargins
        content.popoverPresentationController?.popoverBackgroundViewClass = popoverBackgroundViewClass
        content.popoverPresentationController?.adaptiveDelegate = relay
        presenter.present(content, animated: animated)
    }

    private func update(_ anchor: Anchor) {
        let controller: UIPopoverPresentationController? = contentViewController.popoverPresentationController
        switch anchor {
        case .rect(let rect, let view, let directions):
            controller?.barButtonItem = nil
            controller?.sourceView = view
            controller?.sourceRect = rect
            controller?.permittedArrowDirections = directions
        case .item(let item, let directions):
            controller?.sourceView = nil
            controller?.barButtonItem = item
            controller?.permittedArrowDirections = directions
        }
    }

    private static func presenter(for anchor: Anchor) -> UIViewController? {
        let window: UIWindow? =
            switch anchor {
            case .rect(_, let view, _): view.window
            case .item: UIApplication.shared.currentKeyWindow
            }
        return window?.frontController
    }

    /// Dismisses the popover. The delegate is not told (behaviour/scenarios.md, PopoverLab 5).
    open func dismiss(animated: Bool) {
        guard isPopoverVisible else { return }
        contentViewController.presentingViewController?.dismiss(animated: animated)
    }

    // MARK: Delegate

    private lazy var relay = Relay(self)

    /// Hears of the presentation for the delegate, and keeps the popover one where the window is compact.
    private final class Relay: NSObject, UIPopoverPresentationControllerDelegate {
        weak var owner: UIPopoverController?
        init(_ owner: UIPopoverController) { self.owner = owner }

        func adaptivePresentationStyle(
            for controller: UIPresentationController, traitCollection: UITraitCollection
        ) -> UIModalPresentationStyle { .none }

        func popoverPresentationControllerShouldDismissPopover(
            _ popoverPresentationController: UIPopoverPresentationController
        ) -> Bool {
            guard let owner else { return true }
            return owner.delegate.traced("popoverControllerShouldDismissPopover(_:)")?
                .popoverControllerShouldDismissPopover(owner) ?? true
        }

        func popoverPresentationControllerDidDismissPopover(_ controller: UIPopoverPresentationController) {
            guard let owner else { return }
            owner.delegate.traced("popoverControllerDidDismissPopover(_:)")?.popoverControllerDidDismissPopover(owner)
        }

        func popoverPresentationController(
            _ controller: UIPopoverPresentationController, willRepositionPopoverTo rect: UnsafeMutablePointer<CGRect>,
            in view: AutoreleasingUnsafeMutablePointer<UIView>
        ) {
            guard let owner else { return }
            owner.delegate.traced("popoverController(_:willRepositionPopoverTo:in:)")?
                .popoverController(owner, willRepositionPopoverTo: rect, in: view)
        }
    }
}

/// Events of a popover of 2010. Every method is optional.
@preconcurrency @MainActor public protocol UIPopoverControllerDelegate: NSObjectProtocol {
    /// Asked when the user touches outside. Default true. Not sent for a dismissal in code, nor is the next.
    func popoverControllerShouldDismissPopover(_ popoverController: UIPopoverController) -> Bool
    func popoverControllerDidDismissPopover(_ popoverController: UIPopoverController)
    func popoverController(
        _ popoverController: UIPopoverController, willRepositionPopoverTo rect: UnsafeMutablePointer<CGRect>,
        in view: AutoreleasingUnsafeMutablePointer<UIView>)
}

extension UIPopoverControllerDelegate {
    public func popoverControllerShouldDismissPopover(_ popoverController: UIPopoverController) -> Bool {
        (try? ObjCRuntime.invokeOptional("popoverControllerShouldDismissPopover:", on: self, [popoverController])) ?? true
    }
    public func popoverControllerDidDismissPopover(_ popoverController: UIPopoverController) {
        try? ObjCRuntime.invokeOptional("popoverControllerDidDismissPopover:", on: self, [popoverController])
    }
    public func popoverController(
        _ popoverController: UIPopoverController, willRepositionPopoverTo rect: UnsafeMutablePointer<CGRect>,
        in view: AutoreleasingUnsafeMutablePointer<UIView>
    ) {
        try? ObjCRuntime.invokeOptional("popoverController:willRepositionPopoverTo:in:", on: self, [popoverController, rect, view])
    }
}

extension UIPopoverController: UIAppearanceContainer {}
