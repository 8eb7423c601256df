/// A rectangle of the screen that draws content, lays out its subviews and takes part in event handling.
///
/// Geometry is in points. `frame` and `center` are in the superview's coordinates, `bounds` in the view's own. The layer
/// holds the geometry; a view adds the tree of responders, traits, margins and layout.
@preconcurrency @MainActor
open class UIView: UIResponder, UICoordinateSpace, UITraitChangeObservable, TraitObserving,
    @preconcurrency CALayerDelegate, @preconcurrency NSCoding
{
    /// The class of layer a view of this class stands on.
    open class var layerClass: AnyClass { CALayer.self }

    public let layer: CALayer

    // MARK: Creation

    public convenience override init() {
        self.init(frame: .zero)
    }

    public init(frame: CGRect) {
        layer = Self.makeLayer()
        super.init()
        connectLayer()
        if frame != .zero { layer.frame = frame }
    }

    public required init?(coder: NSCoder) {
        layer = Self.makeLayer()
        super.init()
        connectLayer()
        decodeInterface(from: coder, as: UIView.self)
    }

    /// Archives the view, its subviews included; a view made by `init(coder:)` from such an archive is like it. Call super.
    open func encode(with coder: NSCoder) { ViewArchive.encode(self, to: coder) }

    /// The layer a view of this class stands on.
    class func makeLayer() -> CALayer {
        let layerClass: AnyClass = self.layerClass
        if layerClass == CALayer.self { return CALayer() }
        return ObjCRuntime.instantiate(layerClass) as? CALayer ?? (layerClass as? CALayer.Type)?.make() ?? CALayer()
    }

    private func connectLayer() {
        UIView.registeredNames
        layer.delegate = self
        let inherited: UITraitCollection = UITraitCollection.current
        layer.contentsScale = inherited.displayScale > 0 ? inherited.displayScale : UIScreen.main.scale
        if ViewDrawing.mayDraw(Self.self) { layer.setNeedsDisplay() }
    }

    // MARK: Geometry

    /// The point of the bounds that `center` places and transforms turn around, from (0, 0) to (1, 1). Default the middle.
    open var anchorPoint: CGPoint {
        get { layer.anchorPoint }
        set { changeGeometry { layer.anchorPoint = newValue } }
    }

    /// Undefined, as in UIKit, while `transform` is not the identity; use `bounds` and `center` then.
    open var frame: CGRect {
        get { layer.frame }
        set { changeGeometry { layer.frame = newValue } }
    }

    open var bounds: CGRect {
        get { layer.bounds }
        set { changeGeometry { layer.bounds = newValue } }
    }

    /// The position of the layer's anchor point, in the superview's coordinates.
    open var center: CGPoint {
        get { layer.position }
        set { changeGeometry { layer.position = newValue } }
    }

    open var transform: CGAffineTransform {
        get { layer.affineTransform() }
        set { changeGeometry { layer.setAffineTransform(newValue) } }
    }

    open var transform3D: CATransform3D {
        get { layer.transform }
        set { changeGeometry { layer.transform = newValue } }
    }

    open var autoresizesSubviews = true
    open var autoresizingMask: AutoresizingMask = [] {
        didSet { if autoresizingMask != oldValue { autoresizingMaskDidChange() } }
    }

    /// The size that fits best into `size`. Default: the view's own size.
    open dynamic func sizeThatFits(_ size: CGSize) -> CGSize {
        bounds.size
    }

    /// Resizes the view to what `sizeThatFits(_:)` answers for its present size.
    open func sizeToFit() {
        let fitting: CGSize = sizeThatFits(bounds.size)
        let origin: CGPoint = frame.origin
        guard fitting != bounds.size else { return }
        if transform.isIdentity {
            frame = CGRect(origin: origin, size: fitting)
        } else {
            bounds.size = fitting
        }
    }

    // MARK: Hierarchy

    open internal(set) weak var superview: UIView?
    open internal(set) var subviews: [UIView] = []
    /// The window the view is in, nil while it is in none.
    open var window: UIWindow? { hostWindow }
    weak var hostWindow: UIWindow?
    open var tag = 0

    open dynamic func addSubview(_ view: UIView) {
        insert(view, at: subviews.count)
    }

    open func insertSubview(_ view: UIView, at index: Int) {
        insert(view, at: index)
    }

    open func insertSubview(_ view: UIView, aboveSubview siblingSubview: UIView) {
        insert(view, besides: siblingSubview, offset: 1)
    }

    open func insertSubview(_ view: UIView, belowSubview siblingSubview: UIView) {
        insert(view, besides: siblingSubview, offset: 0)
    }

    open func exchangeSubview(at index1: Int, withSubviewAt index2: Int) {
        exchange(index1, index2)
    }

    open func bringSubviewToFront(_ view: UIView) {
        move(view, to: subviews.count - 1)
    }

    open func sendSubviewToBack(_ view: UIView) {
        move(view, to: 0)
    }

    open dynamic func removeFromSuperview() {
        detachFromSuperview()
    }

    open func isDescendant(of view: UIView) -> Bool {
        var candidate: UIView? = self
        while let current = candidate {
            if current === view { return true }
            candidate = current.superview
        }
        return false
    }

    /// The view itself or the first descendant, depth first, whose `tag` this is.
    open func viewWithTag(_ tag: Int) -> UIView? {
        if self.tag == tag { return self }
        for subview in subviews {
            if let found = subview.viewWithTag(tag) { return found }
        }
        return nil
    }

    /// Makes the view, or the one inside it that is first responder, give that up. `force` does so even if it does not want to.
    /// Returns whether nothing in the view is first responder now.
    @discardableResult
    open func endEditing(_ force: Bool) -> Bool {
        resignInside(force: force)
    }

    open func didAddSubview(_ subview: UIView) {}
    open func willRemoveSubview(_ subview: UIView) {}
    open dynamic func willMove(toSuperview newSuperview: UIView?) {}
    open dynamic func didMoveToSuperview() {}
    open dynamic func willMove(toWindow newWindow: UIWindow?) {}
    open dynamic func didMoveToWindow() {}

    // MARK: Layout

    /// Lays the subviews out. The base class gives each subview that constraints position the frame they ask for.
    open dynamic func layoutSubviews() {
        applyConstraintLayout()
    }

    open func setNeedsLayout() {
        if !LayerContext.current.endlessLayers.isEmpty { EndlessLayout.warn(self) }
        layer.setNeedsLayout()
    }

    /// Lays out at once whatever needs it, from the highest ancestor that does down through this view.
    open func layoutIfNeeded() {
        LayoutPass.layoutIfNeeded(self)
    }

    /// The size the view's content asks for, `noIntrinsicMetric` where it asks for none.
    open dynamic var intrinsicContentSize: CGSize {
        CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric)
    }

    /// Tells the layout that `intrinsicContentSize` answers something else now.
    open func invalidateIntrinsicContentSize() {
        intrinsicSizeDidChange()
    }

    /// Whether the view's frame, as code and autoresizing set it, is an input to the constraints of others (the default), or
    /// constraints decide the frame.
    open var translatesAutoresizingMaskIntoConstraints = true {
        didSet { if translatesAutoresizingMaskIntoConstraints != oldValue { translationDidChange() } }
    }
    /// Whether the view gives a controller's view its frame.
    var placesControllerView: Bool { false }

    /// Changes the view's constraints to what its state asks for. Call super last.
    open func updateConstraints() {}

    open func setNeedsUpdateConstraints() {
        ConstraintPass.schedule(self)
    }

    open func needsUpdateConstraints() -> Bool {
        ConstraintPass.isScheduled(self)
    }

    open func updateConstraintsIfNeeded() {
        ConstraintPass.run(below: self)
    }

    /// The size that the constraints inside the view allow, as near to `targetSize` as they let it be. Use
    /// `layoutFittingCompressedSize` for the smallest and `layoutFittingExpandedSize` for the largest.
    open func systemLayoutSizeFitting(_ targetSize: CGSize) -> CGSize {
        FittingSize.size(of: self, target: targetSize, horizontal: .fittingSizeLevel, vertical: .fittingSizeLevel)
    }

    /// The size nearest to `targetSize` that the constraints inside the view allow, the target wished for with the given
    /// priorities.
    open func systemLayoutSizeFitting(
        _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
        verticalFittingPriority: UILayoutPriority
    ) -> CGSize {
        FittingSize.size(of: self, target: targetSize, horizontal: horizontalFittingPriority, vertical: verticalFittingPriority)
    }

    /// The view that baselines of constraints are taken from, before there were two of them: the last baseline's.
    open func forBaselineLayout() -> UIView { forLastBaselineLayout }

    // MARK: Constraints of the view

    /// Active constraints held by this view: those of which it is the nearest common ancestor, and those added to it.
    open var constraints: [NSLayoutConstraint] { heldConstraints?.list ?? [] }

    /// Has this view hold the constraint. Raises when the constraint mentions anything outside this view's tree.
    open func addConstraint(_ constraint: NSLayoutConstraint) {
        guard constraint.holder !== self else { return }
        LayoutSolver.shared.deactivate(constraint)
        constraint.activate(heldBy: self)
    }

    open func addConstraints(_ constraints: [NSLayoutConstraint]) {
        for constraint in constraints { addConstraint(constraint) }
    }

    /// Makes a constraint that this view holds inactive.
    open func removeConstraint(_ constraint: NSLayoutConstraint) {
        if constraint.holder === self { constraint.isActive = false }
    }

    open func removeConstraints(_ constraints: [NSLayoutConstraint]) {
        for constraint in constraints { removeConstraint(constraint) }
    }

    // MARK: Guides

    open var layoutGuides: [UILayoutGuide] { guides }

    open func addLayoutGuide(_ layoutGuide: UILayoutGuide) {
        layoutGuide.owningView = self
    }

    open func removeLayoutGuide(_ layoutGuide: UILayoutGuide) {
        guard layoutGuide.owningView === self else { return }
        layoutGuide.owningView = nil
    }

    open var safeAreaLayoutGuide: UILayoutGuide { systemGuide(.safeArea) }
    open var layoutMarginsGuide: UILayoutGuide { systemGuide(.margins) }
    open var readableContentGuide: UILayoutGuide { systemGuide(.readableContent) }

    // MARK: Intrinsic size and priorities

    open func contentHuggingPriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
        axis == .horizontal ? hugging.horizontal : hugging.vertical
    }

    open func setContentHuggingPriority(_ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis) {
        if axis == .horizontal { hugging.horizontal = priority } else { hugging.vertical = priority }
        prioritiesDidChange()
    }

    open func contentCompressionResistancePriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
        axis == .horizontal ? resistance.horizontal : resistance.vertical
    }

    open func setContentCompressionResistancePriority(_ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis) {
        if axis == .horizontal { resistance.horizontal = priority } else { resistance.vertical = priority }
        prioritiesDidChange()
    }

    var existingLayoutBox: LayoutBox?
    var heldConstraints: HeldConstraints?
    /// Whether `updateConstraints()` has had its first turn.
    var hasUpdatedConstraints = false
    /// The part of laying out its subviews that the view is in.
    var layoutTurn = LayoutTurn.none
    var guides: [UILayoutGuide] = []
    var hugging = AxisPriorities(horizontal: .defaultLow, vertical: .defaultLow)
    var resistance = AxisPriorities(horizontal: .defaultHigh, vertical: .defaultHigh)

    /// Whether the content's height follows from its width, as with text that wraps.
    var heightDependsOnWidth: Bool { false }
    /// The intrinsic size for a view that will be `width` wide; nil where the width is not known yet.
    func constraintIntrinsicSize(forWidth width: CGFloat?) -> CGSize { intrinsicContentSize }
    /// From the alignment rectangle's top to the first baseline, and from the last baseline to its bottom.
    var firstBaselineOffset: CGFloat { BaselineOffset.first(of: self) }
    var lastBaselineOffset: CGFloat { BaselineOffset.last(of: self) }
    /// The unknowns of a scroll view's content.
    var scrollContentBox: LayoutBox? { nil }
    /// Whether `bounds.origin` moves as the user scrolls.
    var isScrollContainer: Bool { false }
    /// A stack view hears that one of its subviews was hidden or shown.
    func arrangedVisibilityDidChange(of view: UIView) {}

    /// Insets from the frame to the rectangle that constraints align. Default zero.
    open var alignmentRectInsets: UIEdgeInsets { .zero }

    open func alignmentRect(forFrame frame: CGRect) -> CGRect {
        frame.inset(by: alignmentRectInsets)
    }

    open func frame(forAlignmentRect alignmentRect: CGRect) -> CGRect {
        let insets: UIEdgeInsets = alignmentRectInsets
        return alignmentRect.inset(
            by: UIEdgeInsets(top: -insets.top, left: -insets.left, bottom: -insets.bottom, right: -insets.right))
    }

    /// The view whose first text baseline stands for this one's. Default: the view itself.
    open var forFirstBaselineLayout: UIView { self }
    open var forLastBaselineLayout: UIView { self }

    open class var requiresConstraintBasedLayout: Bool { false }

    // MARK: Safe area and margins

    /// The room that bars and the screen's edges cover, in points from each edge of `bounds`; zero outside a window.
    open var safeAreaInsets: UIEdgeInsets { currentSafeAreaInsets }
    var currentSafeAreaInsets = UIEdgeInsets.zero

    open func safeAreaInsetsDidChange() {}

    open func layoutMarginsDidChange() {}

    /// The margins in terms of left and right; setting them sets `directionalLayoutMargins`.
    open var layoutMargins: UIEdgeInsets {
        get { effectiveLayoutMargins }
        set { directionalLayoutMargins = newValue.directional(rightToLeft: isRightToLeft) }
    }

    /// Default 8 on every side; a root view's are its controller's (behaviour/metrics.json, margins).
    open var directionalLayoutMargins: NSDirectionalEdgeInsets {
        get { effectiveLayoutMargins.directional(rightToLeft: isRightToLeft) }
        set {
            customMargins = newValue
            marginsMayHaveChanged()
        }
    }
    var customMargins: NSDirectionalEdgeInsets?
    var reportedMargins: UIEdgeInsets?

    /// Whether the margins are at least what the superview's leave of this view. Default false.
    open var preservesSuperviewLayoutMargins = false {
        didSet { if preservesSuperviewLayoutMargins != oldValue { marginsMayHaveChanged() } }
    }

    /// Whether the safe area is added to the margins. Default true.
    open var insetsLayoutMarginsFromSafeArea = true {
        didSet { if insetsLayoutMarginsFromSafeArea != oldValue { marginsMayHaveChanged() } }
    }

    // MARK: Traits

    open var traitCollection: UITraitCollection {
        traitsAreCurrent ? storedTraits : resolveTraits()
    }
    var storedTraits = UITraitCollection.current
    var traitsAreCurrent = false
    /// Whether the view's controller hears of new traits now, and the view has not yet.
    var isWaitingForController = false
    /// The traits that colours and contents were last resolved for.
    var appliedTraits = UITraitCollection.current
    let traitObservers = TraitObservers()

    open dynamic func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

    /// How the view looks while a pointer is over it. Kept: there is no pointer. Default nil. Since iOS 17.
    open var hoverStyle: UIHoverStyle?

    /// Traits imposed on this view and its descendants (iOS 17).
    open var traitOverrides = UITraitOverrides() {
        didSet { TraitPropagation.environmentDidChange(self) }
    }

    /// Works the traits of this view, its controller and all below it out now, and tells those whose traits are others. In a window changes reach
    /// views as they are made; this is for views that are in none, whose traits are else worked out when they are asked for. Since iOS 17.
    open func updateTraitsIfNeeded() { TraitPropagation.update(self) }

    /// The smallest and the largest text size that this view and its descendants take; nil for no limit.
    open var minimumContentSizeCategory: UIContentSizeCategory? {
        didSet { if minimumContentSizeCategory != oldValue { TraitPropagation.environmentDidChange(self) } }
    }
    open var maximumContentSizeCategory: UIContentSizeCategory? {
        didSet { if maximumContentSizeCategory != oldValue { TraitPropagation.environmentDidChange(self) } }
    }

    /// Makes this view and its descendants light or dark whatever the window is.
    open var overrideUserInterfaceStyle: UIUserInterfaceStyle = .unspecified {
        didSet { if overrideUserInterfaceStyle != oldValue { TraitPropagation.environmentDidChange(self) } }
    }

    /// How the view behaves when the interface runs right to left.
    open var semanticContentAttribute: UISemanticContentAttribute = .unspecified {
        didSet { if semanticContentAttribute != oldValue { semanticsDidChange() } }
    }

    open var effectiveUserInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
        UIView.userInterfaceLayoutDirection(
            for: semanticContentAttribute,
            relativeTo: traitCollection.layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight)
    }

    // MARK: Look

    open var isHidden: Bool {
        get { layer.isHidden }
        set {
            guard newValue != layer.isHidden else { return }
            announceWillChange(of: "isHidden")
            layer.isHidden = newValue
            announceDidChange(of: "isHidden")
            superview?.arrangedVisibilityDidChange(of: self)
        }
    }

    /// 0 (invisible) to 1 (opaque); applies to the subviews too.
    open var alpha: CGFloat {
        get { CGFloat(layer.opacity) }
        set {
            announceWillChange(of: "alpha")
            layer.opacity = Float(newValue)
            announceDidChange(of: "alpha")
        }
    }

    open var isOpaque = true

    open var backgroundColor: UIColor? {
        didSet { updateBackgroundColor() }
    }

    /// The colour of interactive content. Nil inherits the superview's; a window's default is the system blue.
    open var tintColor: UIColor! {
        get { effectiveTintColor }
        set {
            customTintColor = newValue
            tintMayHaveChanged()
        }
    }
    var customTintColor: UIColor?

    open var tintAdjustmentMode: TintAdjustmentMode {
        get { effectiveTintAdjustmentMode }
        set {
            guard newValue != customTintAdjustmentMode else { return }
            customTintAdjustmentMode = newValue
            tintMayHaveChanged()
        }
    }
    var customTintAdjustmentMode = TintAdjustmentMode.automatic

    /// Called when the effective tint colour changed. Default does nothing.
    open dynamic func tintColorDidChange() {}

    /// How content is placed when the bounds change.
    open var contentMode: ContentMode = .scaleToFill {
        didSet { if contentMode != oldValue { contentModeDidChange() } }
    }

    open var clipsToBounds: Bool {
        get { layer.masksToBounds }
        set { layer.masksToBounds = newValue }
    }

    /// A view whose alpha channel masks this one. It is positioned in this view's coordinates.
    open var mask: UIView? {
        didSet { layer.mask = mask?.layer }
    }

    open var contentScaleFactor: CGFloat {
        get { layer.contentsScale }
        set { layer.contentsScale = newValue }
    }

    open var clearsContextBeforeDrawing = true

    /// Draws the part of the view in `rect`; the default does nothing. The context is `UIGraphicsGetCurrentContext()`.
    open func draw(_ rect: CGRect) {}

    open func setNeedsDisplay() {
        layer.setNeedsDisplay()
    }

    open func setNeedsDisplay(_ rect: CGRect) {
        layer.setNeedsDisplay(rect)
    }

    // MARK: The layer's delegate

    /// Makes the layer's contents: by `draw(_:)`, unless a subclass sets them.
    open func display(_ layer: CALayer) { layer.displayByDrawing() }

    /// Draws the layer's content: calls `draw(_:)` with the context current.
    open func draw(_ layer: CALayer, in context: CGContext) {
        ViewDrawing.draw(self, in: context)
    }

    /// Lays out through the owning controller's and the view's own callbacks.
    open func layoutSublayers(of layer: CALayer) {
        LayoutPass.layOut(self)
    }

    /// The animation for a changed property: none outside an animation block, the block's inside one.
    open func action(for layer: CALayer, forKey event: String) -> (any CAAction)? {
        ViewAnimation.action(for: layer, key: event)
    }

    // MARK: Events

    open var isUserInteractionEnabled = true
    /// Whether touches beyond the first of a sequence reach the view. Default false.
    open var isMultipleTouchEnabled = false
    open var isExclusiveTouch = false

    open var gestureRecognizers: [UIGestureRecognizer]? {
        get { recognizers.isEmpty ? nil : recognizers }
        set { replaceGestureRecognizers(with: newValue ?? []) }
    }
    var recognizers: [UIGestureRecognizer] = []
    var addedInteractions: [any UIInteraction] = []
    var motionEffectList: [UIMotionEffect] = []

    /// Names the view where state is kept. Default nil.
    open var restorationIdentifier: String?
    /// Called for views with a restoration identifier in the view of a controller whose state is kept. Scroll views keep where they stand,
    /// lists whose data source names its elements (`UIDataSourceModelAssociation`) what is selected and seen, text views the selection.
    open func encodeRestorableState(with coder: NSCoder) { ViewRestoration.encode(self, coder) }
    open func decodeRestorableState(with coder: NSCoder) { ViewRestoration.decode(self, coder) }

    /// Makes the recogniser watch this view's touches and its subviews'; it leaves the view it was on.
    open func addGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
        attach(gestureRecognizer)
    }

    open func removeGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
        detach(gestureRecognizer)
    }

    /// Asked before one of the view's recognisers leaves `possible`; false makes it fail. Default true.
    open func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { true }

    /// The deepest view under `point` (in this view's coordinates) that takes events (behaviour/rules.md 5.1).
    open dynamic func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        guard isUserInteractionEnabled, !isHidden, alpha >= 0.01, self.point(inside: point, with: event) else { return nil }
        for subview in subviews.reversed() {
            guard let place = AnimatorHitTest.place(of: point, from: self, in: subview) else { continue }
            if let hit = subview.hitTest(place, with: event) { return hit }
        }
        return self
    }

    /// Draws what of the view is printed, into the current context. The default draws what the screen shows.
    /// - Parameter rect: the part of the view that is on the page, in its coordinates.
    open func draw(_ rect: CGRect, for formatter: UIViewPrintFormatter) {
        if let context = UIGraphicsGetCurrentContext() { layer.render(in: context) }
    }

    /// Whether `point` is in `bounds`: the low edges belong to it, the high edges do not.
    open dynamic func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        bounds.contains(point)
    }

    /// The controller whose view this is.
    weak var owningController: UIViewController?

    open override var next: UIResponder? {
        owningController ?? superview
    }

    // MARK: For UIKit's own classes

    /// Whether views of this class are drawn by their layer's painter and have no bitmap of their own.
    class var drawsByPainter: Bool { false }

    /// Called when dynamic colours may resolve to others than before.
    func colorAppearanceDidChange() {}
    /// Called after any trait changed, before the app is told.
    func contentTraitsDidChange(from previous: UITraitCollection) {}
    func contentModeDidChange() { layer.contentsGravity = contentMode.gravity }
    /// The view's content as `description` has it, such as "text = 'Hello'".
    var descriptionContent: String? { nil }
    /// Whether `description` mentions that the view is not opaque.
    var describesOpacity: Bool { true }
    var layerDescriptionName: String { ViewDescription.className(of: layer) }
    /// The parts that the view's class adds to `description` after the layer.
    var descriptionOfContents: [String] { [] }

    open var accessibilityIdentifier: String?

    override var defaultAccessibilityFrame: CGRect { UIAccessibility.convertToScreenCoordinates(bounds, in: self) }

    open override nonisolated var description: String {
        MainActor.assumeIsolated { ViewDescription.line(for: self, withAddresses: true) }
    }

    // MARK: Focus

    /// The group of views that the focus moves through together; nil: that of the view around it.
    open var focusGroupIdentifier: String?
    /// Which view of a group gets the focus first.
    open var focusGroupPriority: UIFocusGroupPriority = .ignored
    /// The effect that shows that the view has the focus; nil: none.
    open var focusEffect: UIFocusEffect?

    /// Default: the preferred focused view, where there is one.
    open var preferredFocusEnvironments: [any UIFocusEnvironment] { preferredFocusedView.map { [$0] } ?? [] }
    /// The older form, which is asked for by the default of `preferredFocusEnvironments`. Default nil.
    open var preferredFocusedView: UIView? { nil }
    open func setNeedsFocusUpdate() {}
    open func updateFocusIfNeeded() {}
    open func shouldUpdateFocus(in context: UIFocusUpdateContext) -> Bool { true }
    open func didUpdateFocus(in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator) {}
    /// Default false.
    open var canBecomeFocused: Bool { false }
}
