/// Presents a controller in a popover: a card with an arrow that points at what it is about.
///
/// In a compact window the popover adapts, to a sheet or by its delegate's word (behaviour/rules.md 3.2, 4).
@preconcurrency @MainActor open class UIPopoverPresentationController: UIPresentationController {
    open override var presentationStyle: UIModalPresentationStyle { .popover }

    open weak var delegate: (any UIPopoverPresentationControllerDelegate)? {
        get { adaptiveDelegate as? any UIPopoverPresentationControllerDelegate }
        set { adaptiveDelegate = newValue }
    }

    // MARK: Anchor

    /// The view that `sourceRect` belongs to.
    open var sourceView: UIView? { didSet { anchorDidChange() } }
    /// The rectangle that the arrow points at, in `sourceView`'s coordinates. The null rectangle, the default, stands for the view's
    /// bounds and follows them.
    open var sourceRect: CGRect = .null { didSet { anchorDidChange() } }
    open var barButtonItem: UIBarButtonItem? { didSet { anchorDidChange() } }

    /// A view or a bar button item to point at.
    open var sourceItem: (any UIPopoverPresentationControllerSourceItem)? {
        get { barButtonItem ?? sourceView }
        set {
            barButtonItem = newValue as? UIBarButtonItem
            sourceView = newValue as? UIView
        }
    }

    /// Whether the popover may cover its source when there is no room beside it. Default false.
    open var canOverlapSourceViewRect = false { didSet { anchorDidChange() } }

    // MARK: Look and place

    /// Ways the arrow may point. Default any.
    open var permittedArrowDirections: UIPopoverArrowDirection = .any { didSet { anchorDidChange() } }

    /// The way it points; unknown before the popover is shown.
    open private(set) var arrowDirection: UIPopoverArrowDirection = .unknown

    /// Views behind the popover that go on getting touches; a touch elsewhere dismisses it.
    open var passthroughViews: [UIView]? { didSet { updatePassthrough() } }

    /// The colour behind the content and of the arrow; nil shows a blur.
    open var backgroundColor: UIColor? { didSet { popover.fill = backgroundColor } }

    /// A subclass of `UIPopoverBackgroundView` that draws the background and the arrow; nil for the system's.
    open var popoverBackgroundViewClass: (any UIPopoverBackgroundViewMethods.Type)? { didSet { updateBackground() } }

    /// Whether an arrow points at the source; what the system's own controls open has none.
    var hasArrow = true { didSet { updateBackground() } }

    private func updateBackground() {
        let new: AnyObject? = popoverBackgroundViewClass.flatMap { ObjCRuntime.instantiate($0, "initWithFrame:", [CGRect.zero]) }
        popover.custom = new as? UIPopoverBackgroundView
        popover.shape.arrowHeight = popoverBackgroundViewClass?.arrowHeight() ?? (hasArrow ? 13 : 0)
        popover.shape.arrowBase = popoverBackgroundViewClass?.arrowBase() ?? (hasArrow ? 25 : 0)
        anchorDidChange()
    }

    /// Room to keep free at the window's edges, in points. Default 10 on every side.
    open var popoverLayoutMargins = UIEdgeInsets(top: 10, left: 10, bottom: 10, right: 10) { didSet { anchorDidChange() } }

    /// The sheet that shows the content in a compact window.
    open var adaptiveSheetPresentationController: UISheetPresentationController {
        if let sheet { return sheet }
        let new = UISheetPresentationController(presentedViewController: presentedViewController, presenting: presenter)
        sheet = new
        return new
    }
    private var sheet: UISheetPresentationController?

    private func anchorDidChange() { containerView?.setNeedsLayout() }

    // MARK: Views

    private let popover = PopoverView()
    private let dimming = UIDimmingView(opacity: 0.1)
    private var lastContainerSize: CGSize?

    open override var presentedView: UIView? {
        popover.show(shownViewController.view)
        return popover
    }

    override var dimsPresenter: Bool { true }

    private func updatePassthrough() {
        dimming.passthroughViews = passthroughViews ?? []
        guard let barButtonItem, let window = containerView?.window,
            let button = BarItemViews.view(of: barButtonItem, in: window), let bar = BarItemViews.bar(around: button)
        else { return }
        // The other items of the bar stay in reach; the popover's own button closes it like any touch outside.
        dimming.passthroughViews += bar.subviews.filter { $0 !== button && ($0 is UIControl || $0 is UIStackView) }
    }

    // MARK: Placement

    /// The size the content asks for: its preferred size, with a navigation controller's bar, or 320 by 480.
    private var contentSize: CGSize {
        let asked: CGSize = PopoverContentSize.preferred(by: shownViewController)
        return CGSize(width: asked.width > 0 ? asked.width : 320, height: asked.height > 0 ? asked.height : 480)
    }

    private func sourceFrame(in container: UIView) -> CGRect? {
        if let barButtonItem { return barButtonItem.frame(in: container) }
        guard let sourceView, sourceView.window != nil else { return nil }
        return container.convert(sourceRect.isNull ? sourceView.bounds : sourceRect, from: sourceView)
    }

    func placement(in container: UIView, size: CGSize) -> PopoverPlacement {
        let safe: UIEdgeInsets = container.safeAreaInsets
        let margins = UIEdgeInsets(
            top: max(popoverLayoutMargins.top, safe.top), left: max(popoverLayoutMargins.left, safe.left),
            bottom: max(popoverLayoutMargins.bottom, safe.bottom), right: max(popoverLayoutMargins.right, safe.right))
        let bounds = CGRect(origin: container.bounds.origin, size: size)
        let frame: UIEdgeInsets = popoverBackgroundViewClass?.contentViewInsets() ?? .zero
        let content: CGSize = contentSize
        var placement = PopoverPlacement(
            content: CGSize(width: content.width + frame.left + frame.right, height: content.height + frame.top + frame.bottom),
            source: sourceFrame(in: container) ?? bounds, area: bounds.inset(by: margins))
        placement.permitted = permittedArrowDirections
        placement.mayOverlap = canOverlapSourceViewRect
        placement.isBarItem = barButtonItem != nil
        placement.arrowHeight = popover.shape.arrowHeight
        placement.arrowBase = popover.shape.arrowBase
        return placement
    }

    open override var frameOfPresentedViewInContainerView: CGRect {
        guard let containerView else { return .zero }
        return placement(in: containerView, size: containerView.bounds.size).result.frame
    }

    open override func size(forChildContentContainer container: any UIContentContainer, withParentContainerSize parentSize: CGSize) -> CGSize {
        guard let containerView else { return parentSize }
        return placement(in: containerView, size: parentSize).result.frame.size
    }

    open override func containerViewWillLayoutSubviews() {
        super.containerViewWillLayoutSubviews()
        guard let containerView else { return }
        if let lastContainerSize, lastContainerSize != containerView.bounds.size { askForNewAnchor() }
        lastContainerSize = containerView.bounds.size
        dimming.frame = containerView.bounds
        layOut(in: containerView)
    }

    /// The frame of the source when the popover was placed.
    private var placedSource: CGRect?

    /// Whether the source has moved since the popover was placed.
    var sourceHasMoved: Bool {
        guard let containerView, presentation?.phase == .presented, let placedSource else { return false }
        return sourceFrame(in: containerView).map { $0 != placedSource } ?? false
    }

    private func layOut(in container: UIView) {
        place(in: container)
        popover.layoutIfNeeded()
    }

    /// Puts the popover where it belongs. Its content is laid out later: not before it is about to appear (behaviour/rules.md 7.1).
    private func place(in container: UIView) {
        placedSource = sourceFrame(in: container)
        let result: PopoverPlacement.Result = placement(in: container, size: container.bounds.size).result
        arrowDirection = result.direction
        popover.frame = result.frame
        popover.point(result.direction, offset: result.arrowOffset)
        shownViewController.containerSafeAreaInsets = popover.custom == nil ? popover.shape.arrowInsets : .zero
    }

    /// The window changed size: the delegate may move a rectangle's anchor (behaviour/rules.md 4.5).
    private func askForNewAnchor() {
        guard let delegate, var view = sourceView, barButtonItem == nil, !sourceRect.isNull else { return }
        var rect: CGRect = sourceRect
        delegate.popoverPresentationController(self, willRepositionPopoverTo: &rect, in: &view)
        if rect != sourceRect { sourceRect = rect }
        if view !== sourceView { sourceView = view }
    }

    open override func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer) {
        super.preferredContentSizeDidChange(forChildContentContainer: container)
        guard let containerView, presentation?.phase == .presented else { return }
        // A change with a side of 0 is not animated (behaviour/rules.md 7.5).
        let size: CGSize = container.preferredContentSize
        guard size.width > 0, size.height > 0 else { return }
        UIView.animate(withDuration: 0.3) { self.layOut(in: containerView) }
    }

    // MARK: Transitions

    override func standardAnimator(presenting: Bool) -> any UIViewControllerAnimatedTransitioning {
        PresentationAnimator(style: .crossDissolve, isPresenting: presenting, duration: 0.25)
    }

    open override func presentationTransitionWillBegin() {
        super.presentationTransitionWillBegin()
        guard let containerView else { return }
        delegate?.prepareForPopoverPresentation(self)
        precondition(sourceView != nil || barButtonItem != nil, missingAnchorReport)
        (presentedViewController as? UIAlertController)?.form = .popover
        dimming.frame = containerView.bounds
        dimming.onTouch = { [weak self] in self?.presentation?.dismissByUser() }
        containerView.addSubview(dimming)
        updatePassthrough()
        popover.fill = backgroundColor
        popover.show(shownViewController.view)
        place(in: containerView)
        guard let coordinator = presentingViewController.activeCoordinator else {
            dimming.alpha = 1
            return
        }
        dimming.alpha = 0
        coordinator.animate(alongsideTransition: { [self] _ in dimming.alpha = 1 })
    }

    /// UIKit's words for a popover that does not know what to point at.
    private var missingAnchorReport: String {
        guard presentedViewController is UIAlertController else {
            return "UIPopoverPresentationController (\(self)) should have a non-nil sourceView or barButtonItem set before the presentation occurs."
        }
        return """
            Your application has presented a UIAlertController (\(presentedViewController)) of style UIAlertControllerStyleActionSheet \
            from \(presentingViewController). The modalPresentationStyle of a UIAlertController with this style is \
            UIModalPresentationPopover. You must provide location information for this popover through the alert controller's \
            popoverPresentationController. You must provide either a sourceView and sourceRect or a barButtonItem.
            """
    }

    open override func presentationTransitionDidEnd(_ completed: Bool) {
        super.presentationTransitionDidEnd(completed)
        guard completed else { return removeViews() }
        containerView?.setNeedsLayout()
        PopoverTracking.add(self)
    }

    open override func dismissalTransitionWillBegin() {
        super.dismissalTransitionWillBegin()
        presentingViewController.activeCoordinator?.animate(alongsideTransition: { [self] _ in dimming.alpha = 0 })
    }

    open override func dismissalTransitionDidEnd(_ completed: Bool) {
        super.dismissalTransitionDidEnd(completed)
        if completed { removeViews() } else { dimming.alpha = 1 }
    }

    private func removeViews() {
        shownViewController.containerSafeAreaInsets = .zero
        shownViewController.viewIfLoaded?.removeFromSuperview()
        popover.removeFromSuperview()
        dimming.removeFromSuperview()
        lastContainerSize = nil
        placedSource = nil
        PopoverTracking.remove(self)
        arrowDirection = .unknown
    }

    override func userMayDismiss() -> Bool {
        super.userMayDismiss()
            && delegate.traced("popoverPresentationControllerShouldDismissPopover(_:)")?
                .popoverPresentationControllerShouldDismissPopover(self) ?? true
    }

    override func userDidDismiss() {
        super.userDidDismiss()
        if let cancel = (presentedViewController as? UIAlertController)?.cancelAction { cancel.handler?(cancel) }
        delegate.traced("popoverPresentationControllerDidDismissPopover(_:)")?
            .popoverPresentationControllerDidDismissPopover(self)
    }

    /// A popover's content stands out and is as narrow as a phone's.
    override func adjust(_ traits: inout TraitValues) {
        traits.level = .elevated
        traits.horizontalSizeClass = .compact
    }
}

/// The size that a controller asks of a popover.
@MainActor enum PopoverContentSize {
    static func preferred(by controller: UIViewController) -> CGSize {
        let own: CGSize = controller.preferredContentSize
        guard own == .zero, let navigation = controller as? UINavigationController, let top = navigation.topViewController else {
            return own
        }
        let content: CGSize = preferred(by: top)
        guard content.height > 0, !navigation.isNavigationBarHidden else { return content }
        return CGSize(width: content.width, height: content.height + navigation.navigationBar.preferredHeight)
    }
}
