/// A view onto content larger than itself.
///
/// `contentOffset` is the point of the content at the view's top left corner, in points: the bounds' origin.
@preconcurrency @MainActor open class UIScrollView: UIView {
    public override init(frame: CGRect) {
        super.init(frame: frame)
        clipsToBounds = true
        drag.install()
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        clipsToBounds = true
        drag.install()
        decodeInterface(from: coder, as: UIScrollView.self)
    }

    // Table and collection views have a delegate of a narrower type under the same name: it is the same one, whichever type it is set by.
    @_disfavoredOverload
    open weak var delegate: (any UIScrollViewDelegate)? {
        get { scrollDelegate }
        set { take(newValue) }
    }
    private weak var ownDelegate: (any UIScrollViewDelegate)?

    /// Keeps the delegate, under the type that the class has for it.
    private func take(_ delegate: (any UIScrollViewDelegate)?) { ownDelegate = narrow(delegate) ? nil : delegate }

    /// Keeps the delegate as one of the class's narrower type; false where it is none.
    func narrow(_ delegate: (any UIScrollViewDelegate)?) -> Bool { false }

    // MARK: Content

    /// The content's size. Constraints to the content's edges or to `contentLayoutGuide` set it too.
    open var contentSize: CGSize = .zero {
        willSet { if newValue != contentSize, isObserved { willChangeValue(forKey: "contentSize") } }
        didSet {
            guard contentSize != oldValue else { return }
            if isObserved { didChangeValue(forKey: "contentSize") }
            adjustedInsetMayHaveChanged()
            keepOffsetInRange(wasInRange: geometry(bounds: bounds.size, content: oldValue))
            setNeedsLayout()
            ScrollWatch.boundsDidChange(of: self)
        }
    }

    open var contentOffset: CGPoint {
        get { bounds.origin }
        set {
            stopScrollAnimation()
            shiftContent(to: newValue)
        }
    }

    /// The delegate under the type that all scroll views share.
    var scrollDelegate: (any UIScrollViewDelegate)? { ownDelegate }

    /// Moves the content and ends a glide. An animated move takes 0.25 s (behaviour/measured-constants.md 1).
    open func setContentOffset(_ contentOffset: CGPoint, animated: Bool) {
        drag.stopMotion(notify: false)
        guard animated, window != nil, UIView.areAnimationsEnabled else {
            self.contentOffset = contentOffset
            guard animated else { return }
            scrollDelegate?.scrollViewDidEndScrollingAnimation(self)
            return scrollAnimationDidEnd()
        }
        scrollAnimation = ScrollAnimation(from: self.contentOffset, to: contentOffset, start: CACurrentMediaTime())
        scheduleScrollStep()
    }

    /// Scrolls by what is visible, or by what is left.
    open override func accessibilityScroll(_ direction: UIAccessibilityScrollDirection) -> Bool {
        let geometry = ScrollGeometry(bounds: bounds.size, content: contentSize, inset: adjustedContentInset)
        let isRightToLeft: Bool = effectiveUserInterfaceLayoutDirection == .rightToLeft
        guard isScrollEnabled, let target = AccessibilityPage.offset(from: contentOffset, direction, in: geometry, isRightToLeft: isRightToLeft) else {
            return false
        }
        setContentOffset(target, animated: true)
        UIAccessibility.post(notification: .pageScrolled, argument: nil)
        return true
    }

    private var scrollAnimation: ScrollAnimation?
    /// The work to do when the content has arrived where an animation moves it.
    private var afterScrollAnimation: (() -> Void)?

    /// Whether an animated change of the offset is under way. Since iOS 17.4.
    open var isScrollAnimating: Bool { scrollAnimation != nil }

    /// Ends what moves and zooms the content without a finger; it stays where it is, and the delegate hears of the end. Since iOS 17.4.
    open func stopScrollingAndZooming() {
        drag.stopMotion(notify: true)
        if scrollAnimation != nil {
            stopScrollAnimation()
            scrollDelegate?.scrollViewDidEndScrollingAnimation(self)
        }
        zooming.stop()
    }

    /// Runs `changes` and shows the scroll indicators for a moment where they moved the content. Since iOS 17.4.
    open func withScrollIndicatorsShown(forContentOffsetChanges changes: () -> Void) {
        let old: CGPoint = contentOffset
        changes()
        if contentOffset != old || isScrollAnimating { flashScrollIndicators() }
    }

    func stopScrollAnimation() {
        scrollAnimation = nil
        afterScrollAnimation = nil
    }

    /// Moves the content as a finger or its own motion has it.
    func moveByScrolling(to offset: CGPoint) {
        guard offset != bounds.origin else { return }
        bounds.origin = offset
        guard let scrollDelegate else { return }
        indicators.prepare(in: self)
        scrollDelegate.scrollViewDidScroll(self)
    }

    /// Moves the offset along with content that moved itself; an animation or a drag goes on from there.
    func shiftContent(to offset: CGPoint) {
        let old: CGPoint = contentOffset
        guard offset != old else { return }
        let distance = CGPoint(x: offset.x - old.x, y: offset.y - old.y)
        scrollAnimation?.shift(by: distance)
        drag.contentDidShift(by: distance)
        moveByScrolling(to: offset)
    }

    /// Content comes into sight step by step, so that lists can make their rows.
    private func scheduleScrollStep() {
        DeferredWork.shared.schedule(after: 0) { [weak self] in self?.stepScrollAnimation() }
    }

    private func stepScrollAnimation() {
        guard let animation = scrollAnimation else { return }
        let time: Double = CACurrentMediaTime()
        moveByScrolling(to: animation.offset(at: time))
        guard animation.isOver(at: time) else { return scheduleScrollStep() }
        let completion: (() -> Void)? = afterScrollAnimation
        stopScrollAnimation()
        scrollDelegate?.scrollViewDidEndScrollingAnimation(self)
        completion?()
        scrollAnimationDidEnd()
    }

    /// Called when an animated change of the offset has come to its end.
    func scrollAnimationDidEnd() {}

    /// Scrolls to the top of the content, as a tap on the status bar does, unless the delegate objects.
    func scrollToTop() {
        guard scrollDelegate?.scrollViewShouldScrollToTop(self) ?? true else { return }
        let top = CGPoint(x: contentOffset.x, y: -adjustedContentInset.top)
        guard top != contentOffset else { return }
        setContentOffset(top, animated: true)
        let report: () -> Void = { [weak self] in
            if let self { self.scrollDelegate?.scrollViewDidScrollToTop(self) }
        }
        if isScrollAnimating { afterScrollAnimation = report } else { report() }
    }

    /// Scrolls as little as shows `rect` of the content.
    open func scrollRectToVisible(_ rect: CGRect, animated: Bool) {
        let visible: CGRect = bounds.inset(by: adjustedContentInset)
        let offset: CGPoint = ScrollGeometry.offset(showing: rect, in: visible, from: contentOffset)
        setContentOffset(scrollRange.clamped(offset), animated: animated)
    }

    // MARK: Insets

    /// Room around the content, in points.
    open var contentInset: UIEdgeInsets = .zero {
        didSet { if contentInset != oldValue { adjustedInsetMayHaveChanged() } }
    }

    /// How the safe area is added to the insets. Default automatic.
    open var contentInsetAdjustmentBehavior: ContentInsetAdjustmentBehavior = .automatic {
        didSet { if contentInsetAdjustmentBehavior != oldValue { adjustedInsetMayHaveChanged() } }
    }

    /// `contentInset` and what of the safe area is added to it.
    open var adjustedContentInset: UIEdgeInsets {
        var inset: UIEdgeInsets = restingInset
        if refreshControl?.isRefreshing == true { inset.top += UIRefreshControl.height }
        return inset
    }

    /// The insets without the room for refreshing.
    private var restingInset: UIEdgeInsets {
        contentInset
            + ScrollGeometry.adjustment(
                effectiveInsetBehavior, safeArea: safeAreaInsets, scrollsX: scrollRange.scrollsHorizontally,
                scrollsY: scrollRange.scrollsVertically || alwaysBounceVertical)
    }

    /// Automatic adjustment goes beyond the axes that scroll where the controller around the view lets it.
    private var effectiveInsetBehavior: ContentInsetAdjustmentBehavior {
        guard contentInsetAdjustmentBehavior == .automatic else { return contentInsetAdjustmentBehavior }
        var responder: UIResponder? = next
        while let current = responder {
            if let controller = current as? UIViewController { return controller.automaticallyAdjustsScrollViewInsets ? .automatic : .scrollableAxes }
            responder = current.next
        }
        return .automatic
    }

    open func adjustedContentInsetDidChange() {}

    /// Stands above the content and shows that new content is being fetched.
    open var refreshControl: UIRefreshControl? {
        didSet {
            guard refreshControl !== oldValue else { return }
            oldValue?.removeFromSuperview()
            if let refreshControl { insertSubview(refreshControl, at: 0) }
            placeRefreshControl()
            adjustedInsetMayHaveChanged()
        }
    }

    private func placeRefreshControl() {
        guard let refreshControl else { return }
        // Pulled further down than it is high, it stays at the top of what is seen.
        let top: CGFloat = bounds.minY + restingInset.top
        let y: CGFloat = min(-UIRefreshControl.height, top)
        let frame = CGRect(x: 0, y: y, width: bounds.width, height: UIRefreshControl.height)
        if refreshControl.frame != frame { refreshControl.frame = frame }
    }

    /// Refreshing began or ended: content that begins to refresh stays where it is, its room closes with an animation.
    func refreshInsetDidChange(animated: Bool) {
        let offset: CGPoint = contentOffset
        let change: () -> Void = {
            self.adjustedInsetMayHaveChanged()
            if self.refreshControl?.isRefreshing == true { self.contentOffset = offset }
        }
        if animated, !isDragging { UIView.animate(withDuration: 0.3, animations: change) } else { change() }
        drag.holdContent()
    }

    private var reportedInset = UIEdgeInsets.zero

    /// Content at its top edge stays there when the insets change.
    private func adjustedInsetMayHaveChanged() {
        let new: UIEdgeInsets = adjustedContentInset
        let old: UIEdgeInsets = reportedInset
        guard new != old else { return }
        reportedInset = new
        adjustedContentInsetDidChange()
        scrollDelegate?.scrollViewDidChangeAdjustedContentInset(self)
        var offset: CGPoint = contentOffset
        if offset.y == -old.top { offset.y = -new.top }
        if offset.x == -old.left { offset.x = -new.left }
        if offset != contentOffset { contentOffset = offset }
    }

    open override func safeAreaInsetsDidChange() {
        super.safeAreaInsetsDidChange()
        // One that has no size yet shows no content that could move; it hears of the insets when it gets one.
        if !bounds.isEmpty { adjustedInsetMayHaveChanged() }
    }

    /// Off while an animation moves the offset itself.
    var correctsOffset = true

    /// Content that has become shorter does not leave an empty place: an offset that was in range stays in it.
    private func keepOffsetInRange(wasInRange old: ScrollGeometry) {
        let offset: CGPoint = contentOffset
        guard correctsOffset, old.clamped(offset) == offset else { return }
        let clamped: CGPoint = scrollRange.clamped(offset)
        if clamped != offset { shiftContent(to: clamped) }
    }

    open override var bounds: CGRect {
        get { super.bounds }
        set {
            let old = geometry(bounds: bounds.size, content: contentSize)
            if newValue != bounds { boundsWillChange(to: newValue) }
            super.bounds = newValue
            boundsSizeMayHaveChanged(from: old)
        }
    }

    open override var frame: CGRect {
        get { super.frame }
        set {
            let old = geometry(bounds: bounds.size, content: contentSize)
            if newValue.size != bounds.size { boundsWillChange(to: CGRect(origin: bounds.origin, size: newValue.size)) }
            super.frame = newValue
            boundsSizeMayHaveChanged(from: old)
        }
    }

    /// Called before another part of the content is shown, or the view's size changes.
    func boundsWillChange(to newBounds: CGRect) {}

    private func boundsSizeMayHaveChanged(from old: ScrollGeometry) {
        guard bounds.size != old.bounds else { return }
        adjustedInsetMayHaveChanged()
        keepOffsetInRange(wasInRange: old)
    }

    private func geometry(bounds: CGSize, content: CGSize, alignment: CGPoint? = nil) -> ScrollGeometry {
        ScrollGeometry(bounds: bounds, content: content, inset: reportedInset, alignment: alignment ?? contentAlignmentPoint)
    }

    var scrollRange: ScrollGeometry {
        geometry(bounds: bounds.size, content: contentSize)
    }

    /// The size of what is seen of the content.
    open var visibleSize: CGSize { bounds.size }

    // MARK: Settings

    open var isScrollEnabled = true { didSet { drag.isEnabledDidChange() } }
    /// Whether scrolling comes to rest at multiples of the bounds' size.
    open var isPagingEnabled = false
    open var isDirectionalLockEnabled = false
    /// Whether content goes past its edges for a moment, along both axes. Setting it sets the two below.
    open var bounces: Bool {
        get { bouncesHorizontally && bouncesVertically }
        set {
            bouncesHorizontally = newValue
            bouncesVertically = newValue
        }
    }
    /// The same along one axis. Default true. Since iOS 17.4.
    open var bouncesHorizontally = true
    open var bouncesVertically = true
    /// Whether a drag at an edge of the content is that of a scroll view around this one. Default true. Since iOS 17.4.
    open var transfersHorizontalScrollingToParent = true
    open var transfersVerticalScrollingToParent = true
    /// The place of content that is smaller than the view, as a part of the room that is left: 0 is the upper left edge, 0.5 the middle. Default zero.
    /// Since iOS 17.4.
    open var contentAlignmentPoint: CGPoint = .zero {
        didSet {
            guard contentAlignmentPoint != oldValue else { return }
            keepOffsetInRange(wasInRange: geometry(bounds: bounds.size, content: contentSize, alignment: oldValue))
        }
    }
    open var alwaysBounceVertical = false { didSet { adjustedInsetMayHaveChanged() } }
    open var alwaysBounceHorizontal = false
    open var scrollsToTop = true
    open var decelerationRate: DecelerationRate = .normal
    open var keyboardDismissMode: KeyboardDismissMode = .none
    /// The place of an index beside the indicator. Kept: there is none on a phone or a pad.
    open var indexDisplayMode: IndexDisplayMode = .automatic
    /// Whether arrow keys, Page Up and the like scroll. Since iOS 17. Kept.
    open var allowsKeyboardScrolling = true

    // MARK: Touches

    private(set) lazy var drag = ScrollDrag(self)

    /// The pan that scrolls. Its delegate is the scroll view.
    open var panGestureRecognizer: UIPanGestureRecognizer { drag.pan }
    /// The pinch that zooms; nil while the zoom scale cannot change.
    open var pinchGestureRecognizer: UIPinchGestureRecognizer? { zooming.pinch }

    /// Whether a finger is on the content, scrolling or not.
    open var isTracking: Bool { drag.isTracking }
    /// Whether a finger scrolls the content.
    open var isDragging: Bool { drag.isDragging }
    /// Whether the content moves on after the finger has left.
    open var isDecelerating: Bool { drag.isDecelerating }

    /// Whether the content gets touches only once it is clear that they do not scroll. Default true.
    open var delaysContentTouches = true { didSet { drag.isEnabledDidChange() } }
    /// Whether touches that the content has got may still become a drag. Default true.
    open var canCancelContentTouches = true

    /// Whether a view in the scroll view gets touches that land on it. Default true; else they can only scroll.
    open func touchesShouldBegin(_ touches: Set<UITouch>, with event: UIEvent?, in view: UIView) -> Bool { true }

    /// Whether a drag may take the touches that a subview has got. Default: from all but controls, and from text fields
    /// (behaviour/rules.md 6.8).
    open func touchesShouldCancel(in view: UIView) -> Bool {
        !(view is UIControl) || view is UITextField
    }

    open override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        guard gestureRecognizer === drag.pan else { return super.gestureRecognizerShouldBegin(gestureRecognizer) }
        return drag.shouldBegin()
    }

    /// The offset at which content that was thrown comes to rest instead of `target`. The velocity is in points a millisecond.
    func restingOffset(for target: CGPoint, from start: CGPoint, velocity: CGPoint) -> CGPoint {
        ScrollWatch.restingOffset(of: self, for: target)
    }

    func dragWillBegin() {
        if keyboardDismissMode == .onDrag || keyboardDismissMode == .onDragWithAccessory { window?.firstResponder?.resignFirstResponder() }
        refreshControl?.pullWillBegin()
        indicators.hold(in: self)
    }

    func dragDidMove() {
        refreshControl?.pull(by: -bounds.minY - restingInset.top, isRest: false)
        let isInteractive: Bool = keyboardDismissMode == .interactive || keyboardDismissMode == .interactiveWithAccessory
        if isInteractive, let keyboard = window?.keyboardFrame, drag.pan.windowLocation.y >= keyboard.minY - keyboardDismissPadding {
            window?.firstResponder?.resignFirstResponder()
        }
    }

    func dragDidEnd() {
        refreshControl?.pull(by: -bounds.minY - restingInset.top, isRest: true)
    }

    func scrollingDidEnd() {
        indicators.release()
    }

    // MARK: Indicators

    open var showsVerticalScrollIndicator = true { didSet { placeIndicators() } }
    open var showsHorizontalScrollIndicator = true { didSet { placeIndicators() } }
    open var indicatorStyle: IndicatorStyle = .default { didSet { placeIndicators() } }
    /// The room that the indicators keep free at the edges, in points, in addition to the safe area.
    open var verticalScrollIndicatorInsets: UIEdgeInsets = .zero { didSet { placeIndicators() } }
    open var horizontalScrollIndicatorInsets: UIEdgeInsets = .zero { didSet { placeIndicators() } }
    /// Whether the safe area is added to the indicators' insets. Default true.
    open var automaticallyAdjustsScrollIndicatorInsets = true { didSet { placeIndicators() } }

    /// Both indicators' insets.
    open var scrollIndicatorInsets: UIEdgeInsets {
        get { verticalScrollIndicatorInsets }
        set {
            verticalScrollIndicatorInsets = newValue
            horizontalScrollIndicatorInsets = newValue
        }
    }

    /// Shows the indicators for a moment.
    open func flashScrollIndicators() {
        layoutIfNeeded()
        indicators.flash(in: self)
    }

    private let indicators = ScrollIndicators()

    private func placeIndicators() {
        indicators.place(in: self)
    }

    func effectiveIndicatorInsets(_ insets: UIEdgeInsets) -> UIEdgeInsets {
        automaticallyAdjustsScrollIndicatorInsets ? insets + safeAreaInsets : insets
    }

    // MARK: Zooming

    private lazy var zooming = ScrollZoom(self)

    /// The least and the greatest scale; zooming needs them to differ. Both are 1 by default.
    open var minimumZoomScale: CGFloat = 1 { didSet { zooming.limitsDidChange() } }
    open var maximumZoomScale: CGFloat = 1 { didSet { zooming.limitsDidChange() } }
    /// Whether zooming goes past its limits for a moment.
    open var bouncesZoom = true

    /// Whether two fingers zoom the content.
    open var isZooming: Bool { zooming.isZooming }
    /// Whether an animated change of the scale is under way. Since iOS 17.4.
    open var isZoomAnimating: Bool { zooming.isAnimating }
    /// Whether content that was zoomed past its limits goes back to them.
    open var isZoomBouncing: Bool { zooming.isBouncing }

    /// The scale of the view that the delegate gives for zooming.
    open var zoomScale: CGFloat {
        get { zooming.scale }
        set { setZoomScale(newValue, animated: false) }
    }

    /// Scales the content within the limits, around the middle of what is seen. An animated change takes 0.25 s.
    open func setZoomScale(_ scale: CGFloat, animated: Bool) { zooming.setScale(scale, animated: animated) }

    /// Shows `rect`, in the coordinates of the zoomed view, as large as the limits allow.
    open func zoom(to rect: CGRect, animated: Bool) { zooming.show(rect, animated: animated) }

    // MARK: Layout

    private lazy var content = LayoutBox(contentOf: self)

    override var scrollContentBox: LayoutBox? { content }
    override var isScrollContainer: Bool { true }

    /// The content's rectangle, for constraints.
    open var contentLayoutGuide: UILayoutGuide {
        if let contentGuide { return contentGuide }
        let guide = UILayoutGuide()
        guide.identifier = "UIScrollView-contentLayoutGuide"
        addLayoutGuide(guide)
        guide.adopt(content)
        contentGuide = guide
        return guide
    }
    private var contentGuide: UILayoutGuide?

    /// The view's own rectangle, which does not scroll, for constraints.
    open var frameLayoutGuide: UILayoutGuide { systemGuide(.scrollFrame) }

    override var descriptionOfContents: [String] {
        func text(_ numbers: CGFloat...) -> String { "{\(numbers.map(ViewDescription.text).joined(separator: ", "))}" }
        let inset: UIEdgeInsets = adjustedContentInset
        return [
            "contentOffset: \(text(contentOffset.x, contentOffset.y))", "contentSize: \(text(contentSize.width, contentSize.height))",
            "adjustedContentInset: \(text(inset.top, inset.left, inset.bottom, inset.right))",
        ]
    }

    open dynamic override func layoutSubviews() {
        super.layoutSubviews()
        placeIndicators()
        placeRefreshControl()
        contentSize = constrainedContentSize
    }

    /// The content's size, with those sides that constraints speak of as they have it.
    private var constrainedContentSize: CGSize {
        var size: CGSize = contentSize
        let solved: CGSize = LayoutSolver.shared.rect(of: content).size
        if content.contentUses[LayoutBox.Side.width.rawValue] > 0 { size.width = max(0, solved.width) }
        if content.contentUses[LayoutBox.Side.height.rawValue] > 0 { size.height = max(0, solved.height) }
        return size
    }
}
