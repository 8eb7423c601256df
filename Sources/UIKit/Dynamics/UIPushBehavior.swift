internal import CPhysics

/// Pushes items, on and on or once. A magnitude of 1 moves a view of 100 by 100 points by 100 points a second more each second, or at once.
@preconcurrency @MainActor open class UIPushBehavior: UIDynamicBehavior {
    public enum Mode: Int, Sendable { case continuous = 0, instantaneous }

    public let mode: Mode
    private var content: BehaviorItems
    private var offsets: [ObjectIdentifier: UIOffset] = [:]

    public init(items: [any UIDynamicItem], mode: Mode) {
        content = BehaviorItems(all: items)
        self.mode = mode
        super.init()
    }

    open var items: [any UIDynamicItem] { content.all }
    override var movedItems: [any UIDynamicItem] { items }

    open func addItem(_ item: any UIDynamicItem) {
        content.add(item, to: self)
        changed()
    }

    open func removeItem(_ item: any UIDynamicItem) {
        content.remove(item, from: self)
        changed()
    }

    /// The point that the push acts on, from the middle of the item. Default zero.
    open func targetOffsetFromCenter(for item: any UIDynamicItem) -> UIOffset { offsets[ObjectIdentifier(item)] ?? .zero }

    open func setTargetOffsetFromCenter(_ o: UIOffset, for item: any UIDynamicItem) { offsets[ObjectIdentifier(item)] = o }

    /// Whether it pushes. A push that is done once is over with its first step.
    open var active = true { didSet { changed() } }

    /// Its length is the magnitude. Default zero.
    open var pushDirection = CGVector.zero { didSet { changed() } }

    open var angle: CGFloat {
        get { atan2(pushDirection.dy, pushDirection.dx) }
        set { setAngle(newValue, magnitude: magnitude) }
    }

    open var magnitude: CGFloat {
        get { hypot(pushDirection.dx, pushDirection.dy) }
        set { setAngle(angle, magnitude: newValue) }
    }

    open func setAngle(_ angle: CGFloat, magnitude: CGFloat) { pushDirection = CGVector(dx: cos(angle) * magnitude, dy: sin(angle) * magnitude) }

    override func push(_ world: DynamicWorld, seconds: Double) {
        guard active, pushDirection != .zero else { return }
        let force = ph_vector(x: Float(pushDirection.dx), y: Float(pushDirection.dy))
        for item in items {
            guard let body = world.body(of: item) else { continue }
            let offset = targetOffsetFromCenter(for: item)
            let place = DynamicWorld.vector(CGPoint(x: offset.horizontal, y: offset.vertical))
            if mode == .continuous { ph_body_force(body.handle, force, place) } else { ph_body_impulse(body.handle, force, place) }
        }
        if mode == .instantaneous { active = false }
    }

    override func isSettled(_ world: DynamicWorld) -> Bool { !active || pushDirection == .zero }
}
