internal import CPhysics

/// Pulls items one way: by 1000 points a second, each second, at a magnitude of 1.
@preconcurrency @MainActor open class UIGravityBehavior: UIDynamicBehavior {
    private var content: BehaviorItems

    public init(items: [any UIDynamicItem]) {
        content = BehaviorItems(all: items)
        super.init()
    }

    public override convenience init() { self.init(items: []) }

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

    /// Its length is the magnitude. Default (0, 1): downward.
    open var gravityDirection = CGVector(dx: 0, dy: 1) { didSet { changed() } }

    /// From the x axis, clockwise. Default a quarter turn.
    open var angle: CGFloat {
        get { atan2(gravityDirection.dy, gravityDirection.dx) }
        set { setAngle(newValue, magnitude: magnitude) }
    }

    open var magnitude: CGFloat {
        get { hypot(gravityDirection.dx, gravityDirection.dy) }
        set { setAngle(angle, magnitude: newValue) }
    }

    open func setAngle(_ angle: CGFloat, magnitude: CGFloat) { gravityDirection = CGVector(dx: cos(angle) * magnitude, dy: sin(angle) * magnitude) }

    override func push(_ world: DynamicWorld, seconds: Double) {
        for item in items {
            guard let body = world.body(of: item), ph_body_state(body.handle).isAwake else { continue }
            let force = 10 * world.mass(of: item)
            ph_body_force(body.handle, ph_vector(x: Float(gravityDirection.dx * force), y: Float(gravityDirection.dy * force)), ph_vector(x: 0, y: 0))
        }
    }
}
