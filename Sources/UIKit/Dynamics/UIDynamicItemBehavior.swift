internal import CPhysics

/// The properties of items as bodies, and how fast they are.
@preconcurrency @MainActor open class UIDynamicItemBehavior: UIDynamicBehavior {
    private var content: BehaviorItems
    var material = DynamicMaterial() { didSet { changed() } }
    private var waiting: [ObjectIdentifier: (linear: CGPoint, angular: CGFloat)] = [:]

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

    /// How much of its speed a body keeps when it bounces, 0 to 1. Default 0.
    open var elasticity: CGFloat {
        get { material.elasticity }
        set { material.elasticity = newValue }
    }
    /// Default 0.
    open var friction: CGFloat {
        get { material.friction }
        set { material.friction = newValue }
    }
    /// Default 1: a view of 100 by 100 points has a mass of 1.
    open var density: CGFloat {
        get { material.density }
        set { material.density = newValue }
    }
    /// How much motion slows down. Default 0.
    open var resistance: CGFloat {
        get { material.resistance }
        set { material.resistance = newValue }
    }
    /// How much turning slows down. Default 0.
    open var angularResistance: CGFloat {
        get { material.angularResistance }
        set { material.angularResistance = newValue }
    }
    /// Whether items stand still, whatever hits them. Default false.
    open var isAnchored: Bool {
        get { material.isAnchored }
        set { material.isAnchored = newValue }
    }
    /// Default true.
    open var allowsRotation: Bool {
        get { material.allowsRotation }
        set { material.allowsRotation = newValue }
    }
    /// The charge by which electric and magnetic fields move an item; see `UIFieldBehavior`. Default 0.
    open var charge: CGFloat = 0 { didSet { changed() } }

    /// Points a second, on top of what it has.
    open func addLinearVelocity(_ velocity: CGPoint, for item: any UIDynamicItem) { add(velocity, 0, to: item) }
    /// Radians a second.
    open func addAngularVelocity(_ velocity: CGFloat, for item: any UIDynamicItem) { add(.zero, velocity, to: item) }

    private func add(_ linear: CGPoint, _ angular: CGFloat, to item: any UIDynamicItem) {
        if let world = dynamicAnimator?.world, let body = world.body(of: item) {
            let state = ph_body_state(body.handle), more = DynamicWorld.vector(linear)
            ph_body_set_velocity(
                body.handle, ph_vector(x: state.velocity.x + more.x, y: state.velocity.y + more.y), state.angularVelocity + Float(angular))
        } else {
            let before = waiting[ObjectIdentifier(item)] ?? (.zero, 0)
            waiting[ObjectIdentifier(item)] = (CGPoint(x: before.linear.x + linear.x, y: before.linear.y + linear.y), before.angular + angular)
        }
        changed()
    }

    open func linearVelocity(for item: any UIDynamicItem) -> CGPoint {
        dynamicAnimator?.world.state(of: item).map { DynamicWorld.points($0.velocity) } ?? waiting[ObjectIdentifier(item)]?.linear ?? .zero
    }

    open func angularVelocity(for item: any UIDynamicItem) -> CGFloat {
        dynamicAnimator?.world.state(of: item).map { CGFloat($0.angularVelocity) } ?? waiting[ObjectIdentifier(item)]?.angular ?? 0
    }

    override func enter(_ world: DynamicWorld) {
        let velocities = waiting
        waiting = [:]
        for item in items { if let velocity = velocities[ObjectIdentifier(item)] { add(velocity.linear, velocity.angular, to: item) } }
    }
}
