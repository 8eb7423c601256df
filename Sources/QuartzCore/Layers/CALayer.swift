import CoreGraphics
import Foundation

/// A rectangle of content with a place in a tree of others.
///
/// Lengths are points; a layer's own coordinates are those of its `bounds`, with y growing downward. What is drawn, from
/// back to front: shadow, background, contents, sublayers by `zPosition` and order, border.
open class CALayer: NSObject, CAMediaTiming, NSSecureCoding {
    /// The model's values, or those of a moment in a presentation layer.
    final var state = LayerState()
    /// Never used twice, unlike an address.
    final let identity: UInt64 = LayerIdentity.next()
    final var storedSublayers: [CALayer] = []
    final weak var parent: CALayer?
    final var storedMask: CALayer?
    final lazy var settings = LayerSettings()
    /// The layer this one is the mask of.
    final weak var maskOwner: CALayer?
    final var pending: PendingWork = []
    final var attachedAnimations: [AttachedAnimation] = []
    final var presentationCopy: CALayer?
    /// The layer this presentation layer shows.
    final weak var modelLayer: CALayer?
    /// Whether the layer has been part of a frame: only then do its own changes animate by themselves.
    final var isCommitted = false
    /// Whether a compositor shows the tree below this layer.
    final var isHosted = false
    /// Counts what no value of the state tells apart: new drawing under the same bounds.
    final var contentVersion: UInt64 = 0
    /// Set while `draw(in:)` runs when nobody drew anything.
    package final var drewNothing = false
    /// Whether the contents are a bitmap made by `draw(in:)`.
    final var isBackedByDrawing = false
    package final var painter: (any LayerContentPainter)? {
        didSet { contentChanged() }
    }
    package final var backdrop: LayerBackdrop? {
        didSet { if backdrop != oldValue { LayerChanges.record() } }
    }

    // MARK: Creating

    public override init() {
        super.init()
    }

    /// Copies the values of `layer` into a new layer outside any tree. Used for presentation layers.
    public init(layer: Any) {
        super.init()
        guard let other = layer as? CALayer else { return }
        copyValues(from: other)
    }

    /// A layer as an archive has it, its sublayers and mask included.
    public required init?(coder: NSCoder) {
        super.init()
        LayerArchive.decode(self, from: coder)
    }

    open class var supportsSecureCoding: Bool { true }
    /// Archives the properties that are not as in a new layer, sublayers and mask. Call super.
    open func encode(with coder: NSCoder) { LayerArchive.encode(self, to: coder) }
    /// Whether an archive has the value of a key: where it is not that of a new layer.
    open func shouldArchiveValue(forKey key: String) -> Bool { LayerArchive.differs(self, key) }

    /// A layer of the class that Quince itself defines, for frameworks that hold only its type.
    package class func make() -> CALayer { CALayer() }

    /// Takes over the values that animations may change; subclasses add theirs.
    func copyValues(from other: CALayer) {
        state = other.state
        painter = other.painter
        backdrop = other.backdrop
        contentVersion = other.contentVersion
        name = other.name
    }

    /// The layer as it is on screen at this moment, animations applied; nil before it was part of a frame.
    open func presentation() -> Self? {
        if modelLayer != nil { return self }
        guard isCommitted || !attachedAnimations.isEmpty || LayerContext.current.isCallingDisplayLinks else { return nil }
        return presentationLayer(at: rootTimeNow) as? Self
    }

    /// The layer a presentation layer shows; otherwise the layer itself.
    open func model() -> Self { (modelLayer as? Self) ?? self }

    /// The value `key` has in a new layer of this class; nil when it has none.
    open class func defaultValue(forKey key: String) -> Any? {
        make().animatableValue(forKeyPath: key)
    }

    /// Whether a change of `key` means that the layer must be drawn anew. Default: false.
    open class func needsDisplay(forKey key: String) -> Bool { false }

    deinit {
        for attached in attachedAnimations where !attached.hasEnded { attached.completion.release() }
    }

    /// The properties this class adds to those of every layer, by key.
    class var ownProperties: [String: LayerProperty] { [:] }

    // MARK: Drawing

    /// Whether the class shows nothing of its own beyond what the properties of every layer say.
    class var drawsOnlyBackground: Bool { true }

    /// Whether sublayers show where their own geometry says, and nowhere else.
    class var keepsSublayersInPlace: Bool { true }

    /// Whether the layer looks different from frame to frame without any animation.
    var movesByItself: Bool { false }

    /// Adds the steps that draw the layer's own content. `self` has the values to show.
    func emitContent(_ content: LayerContent) {
        if let painter {
            let area = painter.paintedRect(of: self)
            if area.isEmpty { return }
            content.paint(area: area, fingerprint: Int(truncatingIfNeeded: contentVersion)) { painter.paint(self, in: $0) }
        } else if let image = state.contents as? CGImage {
            content.picture(image)
        }
    }

    /// Adds the steps that draw the sublayers. `self` is the layer in the tree.
    func emitSublayers(_ place: LayerPlace, _ builder: DisplayListBuilder) {
        for layer in backToFront { builder.visit(layer, place: place) }
    }

    // MARK: Geometry

    /// The layer's own coordinate space: its size, and the point at its upper left.
    open var bounds: CGRect {
        get { state.bounds }
        set {
            let resized = newValue.size != state.bounds.size
            guard change(\.bounds, to: newValue, key: "bounds") else { return }
            guard resized else { return }
            setNeedsLayout()
            if needsDisplayOnBoundsChange { setNeedsDisplay() }
        }
    }

    /// The place of `anchorPoint` in the superlayer.
    open var position: CGPoint {
        get { state.position }
        set { change(\.position, to: newValue, key: "position") }
    }

    /// Height above the superlayer's plane: decides the order among siblings, and perspective.
    open var zPosition: CGFloat {
        get { state.zPosition }
        set { change(\.zPosition, to: newValue, key: "zPosition") }
    }

    /// The point of the bounds at `position` and about which `transform` acts, in parts of the size. Default (0.5, 0.5).
    open var anchorPoint: CGPoint {
        get { state.anchorPoint }
        set { change(\.anchorPoint, to: newValue, key: "anchorPoint") }
    }

    open var anchorPointZ: CGFloat {
        get { state.anchorPointZ }
        set { change(\.anchorPointZ, to: newValue, key: "anchorPointZ") }
    }

    /// Applied to the layer about its anchor point.
    open var transform: CATransform3D {
        get { state.transform }
        set { change(\.transform, to: newValue, key: "transform") }
    }

    /// Applied to the sublayers about this layer's anchor point; carries perspective.
    open var sublayerTransform: CATransform3D {
        get { state.sublayerTransform }
        set { change(\.sublayerTransform, to: newValue, key: "sublayerTransform") }
    }

    /// Derived from bounds, position, anchor point and transform: the upright rectangle around the layer in its superlayer.
    open var frame: CGRect {
        get { state.frame }
        set {
            let placement = state.placement(for: newValue)
            position = placement.position
            bounds = placement.bounds
        }
    }

    open func affineTransform() -> CGAffineTransform { CATransform3DGetAffineTransform(transform) }

    open func setAffineTransform(_ m: CGAffineTransform) { transform = CATransform3DMakeAffineTransform(m) }

    /// Whether sublayers are laid out with y growing upward. Default false.
    open var isGeometryFlipped: Bool {
        get { state.isGeometryFlipped }
        set { change(\.isGeometryFlipped, to: newValue, key: "geometryFlipped") }
    }

    /// Whether an odd number of layers from here up are flipped, counting what holds the topmost one: on iOS that is, so that y grows downward in
    /// contents that are drawn.
    open func contentsAreFlipped() -> Bool {
        var flipped = true
        var layer: CALayer? = self
        while let current = layer {
            if current.isGeometryFlipped { flipped.toggle() }
            layer = current.parent ?? current.maskOwner
        }
        return flipped
    }

    /// Whether the back shows when the layer is turned away. Default true.
    open var isDoubleSided: Bool {
        get { state.isDoubleSided }
        set { change(\.isDoubleSided, to: newValue, key: "doubleSided") }
    }

    // MARK: Appearance

    open var isHidden: Bool {
        get { state.isHidden }
        set { change(\.isHidden, to: newValue, key: "hidden") }
    }

    /// 0 to 1, for the layer with everything in it.
    open var opacity: Float {
        get { state.opacity }
        set { change(\.opacity, to: newValue, key: "opacity") }
    }

    /// Whether opacity applies to the layer and its sublayers as one picture. Default true.
    open var allowsGroupOpacity: Bool {
        get { state.allowsGroupOpacity }
        set { change(\.allowsGroupOpacity, to: newValue, key: "allowsGroupOpacity") }
    }

    /// A promise that the contents cover the bounds. Default false.
    open var isOpaque: Bool {
        get { state.isOpaque }
        set { change(\.isOpaque, to: newValue, key: "opaque") }
    }

    /// Whether drawing may be done later by others. Default false; it makes no difference here, where each frame is drawn by all processors.
    open var drawsAsynchronously = false

    open var backgroundColor: CGColor? {
        get { state.backgroundColor }
        set { change(\.backgroundColor, to: newValue, key: "backgroundColor") }
    }

    /// Rounds background and border; contents and sublayers as well when `masksToBounds`.
    open var cornerRadius: CGFloat {
        get { state.cornerRadius }
        set { change(\.cornerRadius, to: newValue, key: "cornerRadius") }
    }

    open var cornerCurve: CALayerCornerCurve {
        get { state.cornerCurve }
        set { change(\.cornerCurve, to: newValue, key: "cornerCurve") }
    }

    /// The length of side a corner of `curve` takes, in corner radii.
    open class func cornerCurveExpansionFactor(_ curve: CALayerCornerCurve) -> CGFloat {
        curve == .continuous ? ContinuousCorner.fullExtent : 1
    }

    open var maskedCorners: CACornerMask {
        get { state.maskedCorners }
        set { change(\.maskedCorners, to: newValue, key: "maskedCorners") }
    }

    /// Width of the border inside the bounds. Default 0: none.
    open var borderWidth: CGFloat {
        get { state.borderWidth }
        set { change(\.borderWidth, to: newValue, key: "borderWidth") }
    }

    /// Default opaque black.
    open var borderColor: CGColor? {
        get { state.borderColor }
        set { change(\.borderColor, to: newValue, key: "borderColor") }
    }

    /// Default opaque black.
    open var shadowColor: CGColor? {
        get { state.shadowColor }
        set { change(\.shadowColor, to: newValue, key: "shadowColor") }
    }

    /// Default 0: no shadow.
    open var shadowOpacity: Float {
        get { state.shadowOpacity }
        set { change(\.shadowOpacity, to: newValue, key: "shadowOpacity") }
    }

    /// Default (0, -3).
    open var shadowOffset: CGSize {
        get { state.shadowOffset }
        set { change(\.shadowOffset, to: newValue, key: "shadowOffset") }
    }

    /// Standard deviation of the blur in points. Default 3.
    open var shadowRadius: CGFloat {
        get { state.shadowRadius }
        set { change(\.shadowRadius, to: newValue, key: "shadowRadius") }
    }

    /// The outline that casts the shadow, in the layer's coordinates; nil: all that the layer shows.
    open var shadowPath: CGPath? {
        get { state.shadowPath }
        set { change(\.shadowPath, to: newValue?.copy(), key: "shadowPath") }
    }

    /// Whether contents and sublayers end at the bounds. Default false.
    open var masksToBounds: Bool {
        get { state.masksToBounds }
        set { change(\.masksToBounds, to: newValue, key: "masksToBounds") }
    }

    /// A layer whose alpha decides what shows of this one. It belongs to no other tree.
    open var mask: CALayer? {
        get { storedMask }
        set { replaceMask(with: newValue) }
    }

    /// Whether the layer is drawn at `rasterizationScale` and scaled as one picture. Default false.
    open var shouldRasterize: Bool {
        get { state.shouldRasterize }
        set { change(\.shouldRasterize, to: newValue, key: "shouldRasterize") }
    }

    open var rasterizationScale: CGFloat {
        get { state.rasterizationScale }
        set { change(\.rasterizationScale, to: newValue, key: "rasterizationScale") }
    }

    // MARK: Contents

    /// A `CGImage` the layer shows, or nil.
    open var contents: Any? {
        get { state.contents }
        set {
            let action = actionForChange(of: "contents")
            state.contents = newValue
            contentChanged()
            finishChange(of: "contents", action: action)
        }
    }

    /// The part of the contents to show, in parts of their size. Default all.
    open var contentsRect: CGRect {
        get { state.contentsRect }
        set { change(\.contentsRect, to: newValue, key: "contentsRect") }
    }

    /// The part of the contents that stretches when they are resized, in parts of their size. Default all.
    open var contentsCenter: CGRect {
        get { state.contentsCenter }
        set { change(\.contentsCenter, to: newValue, key: "contentsCenter") }
    }

    /// Default `.resize`.
    open var contentsGravity: CALayerContentsGravity {
        get { state.contentsGravity }
        set { change(\.contentsGravity, to: newValue, key: "contentsGravity") }
    }

    /// Pixels of the contents a point. Default 1.
    open var contentsScale: CGFloat {
        get { state.contentsScale }
        set { change(\.contentsScale, to: newValue, key: "contentsScale") }
    }

    open var minificationFilter: CALayerContentsFilter {
        get { state.minificationFilter }
        set { change(\.minificationFilter, to: newValue, key: "minificationFilter") }
    }

    /// Added to the level of detail that ``minificationFilter`` chooses where it is `trilinear`. Default 0. Contents are made smaller from all
    /// their pixels here, not from levels of detail, so that it changes no picture.
    open var minificationFilterBias: Float {
        get { state.minificationFilterBias }
        set { change(\.minificationFilterBias, to: newValue, key: "minificationFilterBias") }
    }

    open var magnificationFilter: CALayerContentsFilter {
        get { state.magnificationFilter }
        set { change(\.magnificationFilter, to: newValue, key: "magnificationFilter") }
    }

    /// Whether a new size means new drawing. Default false.
    open var needsDisplayOnBoundsChange = false

    /// Draws the layer and its sublayers into `ctx`, in the layer's coordinates, as they are without animations.
    open func render(in ctx: CGContext) { LayerSnapshot.draw(self, in: ctx) }

    open func setNeedsDisplay() { setNeedsDisplay(bounds) }

    /// Asks for the content to be drawn anew before the next frame.
    open func setNeedsDisplay(_ r: CGRect) {
        if painter != nil { return contentChanged() }
        mark(.display)
    }

    open func needsDisplay() -> Bool { pending.contains(.display) }

    open func displayIfNeeded() { if needsDisplay() { display() } }

    /// Makes the contents: by the delegate, or by `draw(in:)` into a bitmap that then becomes the contents.
    open func display() {
        pending.remove(.display)
        if let delegate { delegate.display(self) } else { displayByDrawing() }
    }

    /// Draws the content in the layer's coordinates. By default the delegate does.
    open func draw(in ctx: CGContext) {
        guard let delegate else {
            drewNothing = true
            return
        }
        delegate.draw(self, in: ctx)
    }

    // MARK: Tree

    /// The layer that this one is a sublayer or the mask of.
    open var superlayer: CALayer? { parent ?? maskOwner }

    /// From back to front; nil when there are none.
    open var sublayers: [CALayer]? {
        get { storedSublayers.isEmpty ? nil : storedSublayers }
        set { replaceSublayers(with: newValue ?? []) }
    }

    open func addSublayer(_ layer: CALayer) { insert(layer, at: nil) }

    open func insertSublayer(_ layer: CALayer, at idx: UInt32) { insert(layer, at: Int(idx)) }

    open func insertSublayer(_ layer: CALayer, below sibling: CALayer?) { insert(layer, beside: sibling, above: false) }

    open func insertSublayer(_ layer: CALayer, above sibling: CALayer?) { insert(layer, beside: sibling, above: true) }

    open func replaceSublayer(_ oldLayer: CALayer, with newLayer: CALayer) { replace(oldLayer, with: newLayer) }

    open func removeFromSuperlayer() { detach() }

    // MARK: Layout

    /// Asks for `layoutSublayers` before the next frame.
    open func setNeedsLayout() { mark(.layout) }

    open func needsLayout() -> Bool { pending.contains(.layout) }

    /// Lays out now whatever asked for it, from the topmost such layer above this one down.
    open func layoutIfNeeded() {
        var top = self
        while let above = top.superlayer, above.pending.contains(.layout) { top = above }
        top.layoutTree()
    }

    /// Places the sublayers. By default the delegate does.
    open func layoutSublayers() { delegate?.layoutSublayers(of: self) }

    /// The size the layer would like. Default: that of its bounds.
    open func preferredFrameSize() -> CGSize { bounds.size }

    // MARK: Points

    /// The frontmost layer at `p`, given in the superlayer's coordinates; hidden layers are passed over.
    open func hitTest(_ p: CGPoint) -> CALayer? {
        guard !isHidden, let inverse = state.mapToSuperlayer(parent?.state.sublayerSpace).inverse else { return nil }
        let point = inverse.apply(p)
        let isInside = contains(point)
        if masksToBounds && !isInside { return nil }
        for sublayer in frontToBack {
            if let hit = sublayer.hitTest(point) { return hit }
        }
        return isInside ? self : nil
    }

    /// Whether the bounds contain `p`, given in the layer's own coordinates.
    open func contains(_ p: CGPoint) -> Bool { bounds.contains(p) }

    open func convert(_ p: CGPoint, from l: CALayer?) -> CGPoint { LayerMap.map(from: l, to: self).apply(p) }

    open func convert(_ p: CGPoint, to l: CALayer?) -> CGPoint { LayerMap.map(from: self, to: l).apply(p) }

    open func convert(_ r: CGRect, from l: CALayer?) -> CGRect { LayerMap.map(from: l, to: self).apply(r) }

    open func convert(_ r: CGRect, to l: CALayer?) -> CGRect { LayerMap.map(from: self, to: l).apply(r) }

    /// Converts a time of `l` (nil: the session's clock) to the layer's own.
    open func convertTime(_ t: CFTimeInterval, from l: CALayer?) -> CFTimeInterval {
        localTime(fromRoot: l?.rootTime(fromLocal: t) ?? t)
    }

    open func convertTime(_ t: CFTimeInterval, to l: CALayer?) -> CFTimeInterval {
        let root = rootTime(fromLocal: t)
        return l?.localTime(fromRoot: root) ?? root
    }

    // MARK: Actions and animations

    open weak var delegate: (any CALayerDelegate)?
    /// The actions of changes, by the property's key; looked up after the delegate's answer.
    open var actions: [String: any CAAction]?
    open var name: String?

    /// The action of a change of `event`: the delegate's answer, then `actions`, then the class's default.
    open func action(forKey event: String) -> (any CAAction)? {
        if let action = delegate?.action(for: self, forKey: event) { return action is NSNull ? nil : action }
        if let action = actions?[event] { return action is NSNull ? nil : action }
        if let action = Self.defaultAction(forKey: event) { return action is NSNull ? nil : action }
        return implicitAnimation(forKey: event)
    }

    /// The action of every layer of this class for `event`. Default nil: animatable properties then animate.
    open class func defaultAction(forKey event: String) -> (any CAAction)? { nil }

    /// Starts a copy of `anim` now; it takes the place of an animation under the same key.
    open func add(_ anim: CAAnimation, forKey key: String?) { animations.attach(anim, key: key) }

    open func removeAllAnimations() { animations.detach { _ in true } }

    open func removeAnimation(forKey key: String) { animations.detach { $0.key == key } }

    /// Keys of the running animations in the order they were added; nil when there are none.
    open func animationKeys() -> [String]? {
        let keys = attachedAnimations.compactMap(\.key)
        return keys.isEmpty ? nil : keys
    }

    open func animation(forKey key: String) -> CAAnimation? {
        attachedAnimations.last { $0.key == key }?.animation
    }

    // MARK: Keys

    /// The value of a property, or what was set under any other key.
    open func value(forKey key: String) -> Any? { animatableValue(forKeyPath: key) }

    /// As `value(forKey:)`, down into parts: "position.x", "bounds.size.width", "transform.rotation.z".
    open func value(forKeyPath keyPath: String) -> Any? { animatableValue(forKeyPath: keyPath) }

    open func setValue(_ value: Any?, forKey key: String) { setAnimatableValue(value, forKeyPath: key) }

    open func setValue(_ value: Any?, forKeyPath keyPath: String) { setAnimatableValue(value, forKeyPath: keyPath) }

    // MARK: CAMediaTiming

    open var beginTime: CFTimeInterval {
        get { state.timing.beginTime }
        set { changeTiming(\.beginTime, to: newValue) }
    }
    open var duration: CFTimeInterval {
        get { state.timing.duration }
        set { changeTiming(\.duration, to: newValue) }
    }
    open var speed: Float {
        get { state.timing.speed }
        set { changeTiming(\.speed, to: newValue) }
    }
    open var timeOffset: CFTimeInterval {
        get { state.timing.timeOffset }
        set { changeTiming(\.timeOffset, to: newValue) }
    }
    open var repeatCount: Float {
        get { state.timing.repeatCount }
        set { changeTiming(\.repeatCount, to: newValue) }
    }
    open var repeatDuration: CFTimeInterval {
        get { state.timing.repeatDuration }
        set { changeTiming(\.repeatDuration, to: newValue) }
    }
    open var autoreverses: Bool {
        get { state.timing.autoreverses }
        set { changeTiming(\.autoreverses, to: newValue) }
    }
    open var fillMode: CAMediaTimingFillMode {
        get { state.timing.fillMode }
        set { changeTiming(\.fillMode, to: newValue) }
    }
}
