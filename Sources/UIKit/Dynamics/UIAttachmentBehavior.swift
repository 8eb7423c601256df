internal import CPhysics

/// Ties an item to a point, or to another item: at a distance, by a spring, as a rope, turning about a point or not at all.
@preconcurrency @MainActor open class UIAttachmentBehavior: UIDynamicBehavior {
    public enum AttachmentType: Int, Sendable { case items = 0, anchor }
    private enum Kind { case distance, rope, pin(CGPoint), fixed(CGPoint), slide(CGPoint, along: CGVector) }

    public let attachedBehaviorType: AttachmentType
    private let first: any UIDynamicItem
    private let second: (any UIDynamicItem)?
    private let offsets: (UIOffset, UIOffset)
    private let kind: Kind
    private var joint: OpaquePointer?
    /// The body that stands still for an item that slides along a line of the reference view.
    private var rail: OpaquePointer?

    private init(_ first: any UIDynamicItem, _ offset: UIOffset, _ second: (any UIDynamicItem)?, _ otherOffset: UIOffset, anchor: CGPoint, _ kind: Kind) {
        (self.first, self.second, offsets, anchorPoint, self.kind) = (first, second, (offset, otherOffset), anchor, kind)
        attachedBehaviorType = second == nil ? .anchor : .items
        let a = Self.place(offset, of: first), b = second.map { Self.place(otherOffset, of: $0) } ?? anchor
        length = hypot(a.x - b.x, a.y - b.y)
        super.init()
    }

    public convenience init(item: any UIDynamicItem, attachedToAnchor point: CGPoint) {
        self.init(item: item, offsetFromCenter: .zero, attachedToAnchor: point)
    }
    public convenience init(item: any UIDynamicItem, offsetFromCenter offset: UIOffset, attachedToAnchor point: CGPoint) {
        self.init(item, offset, nil, .zero, anchor: point, .distance)
    }
    public convenience init(item item1: any UIDynamicItem, attachedTo item2: any UIDynamicItem) {
        self.init(item: item1, offsetFromCenter: .zero, attachedTo: item2, offsetFromCenter: .zero)
    }
    public convenience init(
        item item1: any UIDynamicItem, offsetFromCenter offset1: UIOffset, attachedTo item2: any UIDynamicItem, offsetFromCenter offset2: UIOffset
    ) {
        self.init(item1, offset1, item2, offset2, anchor: .zero, .distance)
    }

    /// The items turn about a point that both share.
    open class func pinAttachment(with item1: any UIDynamicItem, attachedTo item2: any UIDynamicItem, attachmentAnchor point: CGPoint) -> Self {
        make(item1, .zero, item2, .zero, .pin(point))
    }
    /// The items move as one.
    open class func fixedAttachment(with item1: any UIDynamicItem, attachedTo item2: any UIDynamicItem, attachmentAnchor point: CGPoint) -> Self {
        make(item1, .zero, item2, .zero, .fixed(point))
    }
    /// The items get no farther from one another than they are.
    open class func limitAttachment(
        with item1: any UIDynamicItem, offsetFromCenter offset1: UIOffset, attachedTo item2: any UIDynamicItem, offsetFromCenter offset2: UIOffset
    ) -> Self {
        make(item1, offset1, item2, offset2, .rope)
    }
    /// The items slide along an axis, without turning. `attachmentRange` is how far from where they are at first, in points.
    open class func slidingAttachment(
        with item1: any UIDynamicItem, attachedTo item2: any UIDynamicItem, attachmentAnchor point: CGPoint, axisOfTranslation axis: CGVector
    ) -> Self {
        make(item1, .zero, item2, .zero, .slide(point, along: axis))
    }
    /// The item slides along an axis through a point, without turning.
    open class func slidingAttachment(
        with item: any UIDynamicItem, attachmentAnchor point: CGPoint, axisOfTranslation axis: CGVector
    ) -> Self {
        let behavior = UIAttachmentBehavior(item, .zero, nil, .zero, anchor: point, .slide(point, along: axis))
        return unsafeDowncast(behavior, to: Self.self)
    }
    private class func make(
        _ item1: any UIDynamicItem, _ offset1: UIOffset, _ item2: any UIDynamicItem, _ offset2: UIOffset, _ kind: Kind
    ) -> Self {
        unsafeDowncast(UIAttachmentBehavior(item1, offset1, item2, offset2, anchor: .zero, kind), to: Self.self)
    }

    open var items: [any UIDynamicItem] { [first] + (second.map { [$0] } ?? []) }
    override var movedItems: [any UIDynamicItem] { items }

    open var anchorPoint: CGPoint {
        didSet {
            if let joint, let world = dynamicAnimator?.world { ph_distance_set_anchor(world.handle, DynamicWorld.vector(anchorPoint), joint) }
            changed()
        }
    }
    /// Points. Default: as far as the items are at first.
    open var length: CGFloat { didSet { adjust() } }
    /// How much the spring's swinging is damped; 1: not at all seen. Default 0.
    open var damping: CGFloat = 0 { didSet { adjust() } }
    /// Swings a second; 0: no spring. Default 0.
    open var frequency: CGFloat = 0 { didSet { adjust() } }
    /// The torque that it takes to turn a pin. Default 0.
    open var frictionTorque: CGFloat = 0 { didSet { rebuild() } }
    /// How far a pin turns, in radians, or items slide, in points. Default without limits.
    open var attachmentRange: UIFloatRange = .infinite { didSet { rebuild() } }

    private static func place(_ offset: UIOffset, of item: any UIDynamicItem) -> CGPoint {
        let turned = CGPoint(x: offset.horizontal, y: offset.vertical).applying(CGAffineTransform(rotationAngle: DynamicWorld.angle(of: item)))
        return CGPoint(x: item.center.x + turned.x, y: item.center.y + turned.y)
    }

    override func enter(_ world: DynamicWorld) {
        guard let a = world.body(of: first) else { return }
        let b = second.flatMap { world.body(of: $0) }
        func vector(_ offset: UIOffset) -> ph_vector { DynamicWorld.vector(CGPoint(x: offset.horizontal, y: offset.vertical)) }
        switch kind {
        case .distance, .rope:
            joint = ph_distance_create(world.handle, a.handle, vector(offsets.0), b?.handle, b == nil ? DynamicWorld.vector(anchorPoint) : vector(offsets.1))
            adjust()
        case .pin(let point):
            guard let b else { return }
            let hasRange = attachmentRange != .infinite
            joint = ph_pin_create(
                world.handle, a.handle, b.handle, DynamicWorld.vector(point), Float(frictionTorque), hasRange,
                hasRange ? Float(attachmentRange.minimum) : 0, hasRange ? Float(attachmentRange.maximum) : 0)
        case .fixed(let point):
            guard let b else { return }
            joint = ph_weld_create(world.handle, a.handle, b.handle, DynamicWorld.vector(point))
        case .slide(let point, let axis):
            guard axis.dx != 0 || axis.dy != 0 else { return }
            if b == nil { rail = world.makeRail(at: point) }
            guard let rail = b?.handle ?? rail else { return }
            let hasRange = attachmentRange != .infinite
            // Box2D measures how far its second body has gone from its first along the axis.
            joint = ph_slide_create(
                world.handle, rail, a.handle, DynamicWorld.vector(point), DynamicWorld.vector(CGPoint(x: axis.dx, y: axis.dy)), hasRange,
                hasRange ? Float(attachmentRange.minimum / DynamicWorld.scale) : 0,
                hasRange ? Float(attachmentRange.maximum / DynamicWorld.scale) : 0)
        }
    }

    override func leave(_ world: DynamicWorld) {
        guard let joint else { return }
        ph_joint_free(world.handle, joint)
        self.joint = nil
        if let rail { ph_body_free(world.handle, rail) }
        rail = nil
    }

    private func adjust() {
        guard let joint else { return }
        var isRope = false
        switch kind {
        case .distance: break
        case .rope: isRope = true
        default: return changed()
        }
        ph_distance_set(joint, Float(length / DynamicWorld.scale), Float(frequency), Float(damping), isRope)
        changed()
    }

    private func rebuild() {
        guard joint != nil, let world = dynamicAnimator?.world else { return }
        leave(world)
        enter(world)
        changed()
    }
}

/// From a number to another.
public struct UIFloatRange: Hashable, Codable, Sendable {
    public var minimum: CGFloat
    public var maximum: CGFloat
    public init() { (minimum, maximum) = (0, 0) }
    public init(minimum: CGFloat, maximum: CGFloat) { (self.minimum, self.maximum) = (minimum, maximum) }
    public static let zero = UIFloatRange()
    public static let infinite = UIFloatRange(minimum: -.infinity, maximum: .infinity)
    public var isInfinite: Bool { minimum == -.infinity && maximum == .infinity }
}
