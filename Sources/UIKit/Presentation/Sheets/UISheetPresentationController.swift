/// Presents a sheet: attached to the bottom of a narrow window at one of its detents, a card in the middle of a wide one.
@preconcurrency @MainActor open class UISheetPresentationController: UIPresentationController {
    /// Whether it stands as a form sheet does: as the content asks, or as a popover does where there is no height for it.
    var isFormSheet: Bool

    public override init(presentedViewController: UIViewController, presenting presentingViewController: UIViewController?) {
        isFormSheet = presentedViewController.resolvedModalPresentationStyle == .formSheet
        super.init(presentedViewController: presentedViewController, presenting: presentingViewController)
    }

    open override var presentationStyle: UIModalPresentationStyle { isFormSheet ? .formSheet : .pageSheet }

    open weak var delegate: (any UISheetPresentationControllerDelegate)? {
        get { adaptiveDelegate as? any UISheetPresentationControllerDelegate }
        set { adaptiveDelegate = newValue }
    }

    // MARK: Detents

    /// The heights at which the sheet rests, smallest first. Default large alone.
    open var detents: [Detent] = [.large()] {
        didSet { detentsDidChange() }
    }

    /// The detent that the sheet rests at; nil is the smallest.
    open var selectedDetentIdentifier: Detent.Identifier? {
        didSet { if selectedDetentIdentifier != oldValue { detentsDidChange() } }
    }

    /// The largest detent at which what lies behind is neither dimmed nor out of reach. Default nil: always dimmed.
    open var largestUndimmedDetentIdentifier: Detent.Identifier? {
        didSet { if largestUndimmedDetentIdentifier != oldValue { detentsDidChange() } }
    }

    open var prefersGrabberVisible = false {
        didSet { grabber.isHidden = !prefersGrabberVisible }
    }

    /// Whether content scrolled at its top makes the sheet grow before it scrolls. Default true.
    open var prefersScrollingExpandsWhenScrolledToEdge = true

    /// Whether the sheet is attached to the bottom edge in compact height, rather than covering all. Default false.
    open var prefersEdgeAttachedInCompactHeight = false {
        didSet { detentsDidChange() }
    }

    /// Whether the sheet has the size of a page, rather than that which its controller prefers, or of a form. Default true for page sheets, false for form
    /// sheets. Since iOS 17.
    open var prefersPageSizing: Bool {
        get { chosenPageSizing ?? !isFormSheet }
        set {
            chosenPageSizing = newValue
            detentsDidChange()
        }
    }
    /// The kind of size that the app chose; nil for that of the style.
    private var chosenPageSizing: Bool?

    /// Whether an attached sheet is as wide as its controller prefers. Default false.
    open var widthFollowsPreferredContentSizeWhenEdgeAttached = false {
        didSet { detentsDidChange() }
    }

    /// In points; nil is the system's 10.
    open var preferredCornerRadius: CGFloat? {
        didSet { containerView?.setNeedsLayout() }
    }

    /// Runs `changes` to the sheet's properties in an animation.
    open func animateChanges(_ changes: () -> Void) {
        changes()
        UIView.animate(
            withDuration: Self.duration, delay: 0, usingSpringWithDamping: 1, initialSpringVelocity: 0,
            animations: { self.layOut() })
    }

    /// Asks custom detents for their values again.
    open func invalidateDetents() {
        detentsDidChange()
    }

    private func detentsDidChange() {
        containerView?.setNeedsLayout()
    }

    /// Seconds a sheet takes to settle: a critically damped spring of mass 3 and stiffness 1000 (behaviour/measured-constants.md 4).
    static let duration: TimeInterval = 0.5057

    // MARK: Views

    let dimming = UIDimmingView()
    private let sheet = UIDropShadowView()
    private let grabber = UIView()
    private lazy var drag = SheetDrag(self, on: sheet)
    /// How far a finger holds the sheet below or above its detent, in points downward.
    var dragOffset: CGFloat = 0
    /// How far a sheet on top has pushed this one back, 0 to 1.
    var pushedBack: CGFloat = 0

    open override var presentedView: UIView? {
        let content: UIView = shownViewController.view
        if content.superview !== sheet {
            content.frame = sheet.bounds
            content.autoresizingMask = [.flexibleWidth, .flexibleHeight]
            sheet.insertSubview(content, at: 0)
        }
        return sheet
    }

    private func prepareViews(in container: UIView) {
        dimming.frame = container.bounds
        dimming.onTouch = { [weak self] in self?.presentation?.dismissByUser() }
        container.addSubview(dimming)
        grabber.backgroundColor = .tertiaryLabel
        grabber.layer.cornerRadius = 2.5
        grabber.isHidden = !prefersGrabberVisible
        grabber.isUserInteractionEnabled = false
        sheet.addSubview(grabber)
        sheet.clipsToBounds = true
        sheet.layer.cornerCurve = .continuous
        drag.install()
    }

    // MARK: Layout

    /// The layout in the container as it is now.
    var geometry: SheetLayout {
        let traits: UITraitCollection = environmentTraits
        let bounds: CGRect = containerView?.bounds ?? UIWindowScene.sceneBounds
        var layout = SheetLayout(
            container: bounds.size, safeArea: containerView?.safeAreaInsets ?? .zero,
            isCompactWide: traits.horizontalSizeClass == .compact, isCompactHigh: traits.verticalSizeClass == .compact,
            isFormSheet: !prefersPageSizing, preferredSize: shownViewController.preferredContentSize,
            prefersEdgeAttachedInCompactHeight: prefersEdgeAttachedInCompactHeight,
            widthFollowsPreferredSize: widthFollowsPreferredContentSizeWhenEdgeAttached)
        layout.keyboardHeight = keyboardHeight
        return layout
    }

    /// How much of the container the keyboard covers while a view of the sheet takes what is typed.
    private var keyboardHeight: CGFloat {
        guard let containerView, let window = containerView.window, let keyboard = KeyboardTracking.keyboard(in: window), keyboard.isDocked,
            let typing = KeyboardCenter.firstResponder as? UIView, typing.isDescendant(of: sheet)
        else { return 0 }
        return max(0, containerView.bounds.maxY - containerView.convert(keyboard.frame, from: window).minY)
    }

    /// Whether the presenter has stepped back, and black is behind the status bar.
    var showsBlackBehind: Bool { presenterPush > 0.9 }

    /// Detents that exist here, with their values, smallest first.
    var activeDetents: [(identifier: Detent.Identifier, value: CGFloat)] { activeDetents(in: geometry, environmentTraits) }

    private func activeDetents(
        in geometry: SheetLayout, _ traits: UITraitCollection
    ) -> [(identifier: Detent.Identifier, value: CGFloat)] {
        let context = DetentContext(traits: traits, maximum: geometry.maximumDetentValue)
        let all = detents.compactMap { detent in detent.resolvedValue(in: context).map { (detent.identifier, $0) } }
        return all.isEmpty ? [(.large, geometry.maximumDetentValue)] : all.sorted { $0.1 < $1.1 }
    }

    var selectedDetent: (identifier: Detent.Identifier, value: CGFloat) {
        let active = activeDetents
        return active.first { $0.identifier == selectedDetentIdentifier } ?? active[0]
    }

    open override var frameOfPresentedViewInContainerView: CGRect {
        geometry.frame(value: selectedDetent.value)
    }

    open override func size(forChildContentContainer container: any UIContentContainer, withParentContainerSize parentSize: CGSize) -> CGSize {
        var geometry: SheetLayout = self.geometry
        geometry.container = parentSize
        let coming: UITraitCollection = presentation?.announcedTraits ?? environmentTraits
        geometry.isCompactWide = coming.horizontalSizeClass == .compact
        geometry.isCompactHigh = coming.verticalSizeClass == .compact
        let detents = activeDetents(in: geometry, coming)
        let selected = detents.first { $0.identifier == selectedDetentIdentifier } ?? detents[0]
        return geometry.frame(value: selected.value).size
    }

    open override func containerViewWillLayoutSubviews() {
        super.containerViewWillLayoutSubviews()
        guard presentation?.isMoving != true else { return }
        layOut()
    }

    func layOut() {
        guard let containerView, let sheet = presentedView else { return }
        let geometry: SheetLayout = self.geometry
        dimming.frame = containerView.bounds
        var frame: CGRect = frameOfPresentedViewInContainerView
        if geometry.form != .full, dragOffset < 0 { frame.size.height -= dragOffset }
        // A card grows to both sides.
        frame.origin.y += geometry.form == .card && dragOffset < 0 ? dragOffset / 2 : dragOffset
        sheet.transform = .identity
        sheet.frame = frame
        sheet.transform = pushedBack > 0 ? SheetBackdrop.transform(of: frame, pushedBack: pushedBack) : .identity
        decorate(geometry)
        dimming.alpha = isUndimmed ? 0 : 1
        pushPresenterBack(by: presenterPush)
    }

    /// Steps back for a sheet on top, or comes forward again.
    func layOutPushedBack() {
        guard let sheet = presentedView else { return }
        let frame: CGRect = frameOfPresentedViewInContainerView
        sheet.transform = pushedBack > 0 ? SheetBackdrop.transform(of: frame, pushedBack: pushedBack) : .identity
    }

    private func decorate(_ geometry: SheetLayout) {
        let radius: CGFloat = geometry.form == .full ? 0 : preferredCornerRadius ?? 10
        sheet.layer.cornerRadius = radius
        sheet.layer.maskedCorners =
            geometry.form == .attached
            ? [.layerMinXMinYCorner, .layerMaxXMinYCorner]
            : [.layerMinXMinYCorner, .layerMaxXMinYCorner, .layerMinXMaxYCorner, .layerMaxXMaxYCorner]
        grabber.frame = CGRect(x: (sheet.bounds.width - 36) / 2, y: 5, width: 36, height: 5)
        sheet.bringSubviewToFront(grabber)
    }

    private var isUndimmed: Bool {
        guard let limit = largestUndimmedDetentIdentifier, geometry.form != .full else { return false }
        let active = activeDetents
        guard let limitIndex = active.firstIndex(where: { $0.identifier == limit }),
            let index = active.firstIndex(where: { $0.identifier == selectedDetent.identifier })
        else { return false }
        return index <= limitIndex
    }

    override var letsTouchesThrough: Bool { isUndimmed }

    /// How far the presenter steps back: fully behind the largest sheet on a narrow window, not at all behind a lower one.
    private var presenterPush: CGFloat {
        let geometry: SheetLayout = self.geometry
        guard geometry.form == .attached, !isUndimmed, let container = containerView else { return 0 }
        let top: CGFloat = frameOfPresentedViewInContainerView.minY + dragOffset
        let lowest: CGFloat = container.bounds.height
        let next: CGFloat = activeDetents.dropLast().last.map { geometry.frame(value: $0.value).minY } ?? lowest
        return min(max((next - top) / max(next - geometry.top, 1), 0), 1)
    }

    private func pushPresenterBack(by amount: CGFloat) {
        SheetBackdrop.push(presentingViewController, back: amount, sheetTop: geometry.top)
    }

    // MARK: Transitions

    override var dimsPresenter: Bool { !isUndimmed }

    override func standardAnimator(presenting: Bool) -> any UIViewControllerAnimatedTransitioning {
        PresentationAnimator(
            style: presentedViewController.modalTransitionStyle, isPresenting: presenting, duration: Self.duration)
    }

    open override func presentationTransitionWillBegin() {
        super.presentationTransitionWillBegin()
        guard let containerView else { return }
        prepareViews(in: containerView)
        decorate(geometry)
        let show: () -> Void = { [self] in
            dimming.alpha = isUndimmed ? 0 : 1
            pushPresenterBack(by: presenterPush)
        }
        guard let coordinator = presentingViewController.activeCoordinator else { return show() }
        dimming.alpha = 0
        coordinator.animate(alongsideTransition: { _ in show() })
    }

    open override func presentationTransitionDidEnd(_ completed: Bool) {
        super.presentationTransitionDidEnd(completed)
        if completed { containerView?.setNeedsLayout() } else { removeViews() }
    }

    open override func dismissalTransitionWillBegin() {
        super.dismissalTransitionWillBegin()
        presentingViewController.activeCoordinator?.animate(alongsideTransition: { [self] _ in
            dimming.alpha = 0
            pushPresenterBack(by: 0)
        })
    }

    open override func dismissalTransitionDidEnd(_ completed: Bool) {
        super.dismissalTransitionDidEnd(completed)
        if completed { removeViews() } else { containerView?.setNeedsLayout() }
    }

    private func removeViews() {
        pushPresenterBack(by: 0)
        dragOffset = 0
        dimming.removeFromSuperview()
        sheet.removeFromSuperview()
        shownViewController.viewIfLoaded?.removeFromSuperview()
    }

    override func adjust(_ traits: inout TraitValues) {
        traits.level = .elevated
        // A form sheet's content is as narrow as a phone.
        if isFormSheet { traits.horizontalSizeClass = .compact }
    }

    /// The user dragged the sheet to another detent.
    func userSelected(_ identifier: Detent.Identifier) {
        guard identifier != selectedDetentIdentifier else { return }
        selectedDetentIdentifier = identifier
        delegate.traced("sheetPresentationControllerDidChangeSelectedDetentIdentifier(_:)")?
            .sheetPresentationControllerDidChangeSelectedDetentIdentifier(self)
    }
}

/// Events of a sheet. Every method is optional.
@preconcurrency @MainActor public protocol UISheetPresentationControllerDelegate: UIAdaptivePresentationControllerDelegate {
    /// The user dragged the sheet to another detent. Not sent for a change in code.
    func sheetPresentationControllerDidChangeSelectedDetentIdentifier(_ sheetPresentationController: UISheetPresentationController)
}

extension UISheetPresentationControllerDelegate {
    public func sheetPresentationControllerDidChangeSelectedDetentIdentifier(
        _ sheetPresentationController: UISheetPresentationController
    ) {
        try? ObjCRuntime.invokeOptional(
            "sheetPresentationControllerDidChangeSelectedDetentIdentifier:", on: self, [sheetPresentationController])
    }
}
