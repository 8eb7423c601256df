internal import CPhysics

/// Forces that fill a region about a position and move the items in it: gravity, springs, whirls, noise, charges, or what the app computes.
///
/// A strength of 1 is a force of one newton, or, for gravity, 100 points a second each second: 100 points are a metre, and a view of 100 by 100
/// points weighs 1.
@preconcurrency @MainActor open class UIFieldBehavior: UIDynamicBehavior {
    private var content = BehaviorItems(all: [])
    private let kind: FieldForce.Kind?
    private let block: ((UIFieldBehavior, CGPoint, CGVector, CGFloat, CGFloat, TimeInterval) -> CGVector)?

    private init(_ kind: FieldForce.Kind?, _ block: ((UIFieldBehavior, CGPoint, CGVector, CGFloat, CGFloat, TimeInterval) -> CGVector)? = nil) {
        self.kind = kind
        self.block = block
        super.init()
    }

    private static func make(_ kind: FieldForce.Kind?, _ set: (UIFieldBehavior) -> Void = { _ in }) -> Self { checked(UIFieldBehavior(kind), set) }

    private static func checked(_ field: UIFieldBehavior, _ set: (UIFieldBehavior) -> Void = { _ in }) -> Self {
        guard let made = field as? Self else { preconditionFailure("fields are made by the methods of UIFieldBehavior") }
        set(field)
        return made
    }

    /// Slows items down, the faster they are.
    open class func dragField() -> Self { make(.drag) }
    /// Whirls items about the position.
    open class func vortexField() -> Self { make(.vortex) }
    /// Pulls items to the position.
    open class func radialGravityField(position: CGPoint) -> Self { make(.radialGravity) { $0.position = position } }
    /// Pulls items one way.
    open class func linearGravityField(direction: CGVector) -> Self { make(.linearGravity) { $0.direction = direction } }
    /// Gives items a speed, in metres a second.
    open class func velocityField(direction: CGVector) -> Self { make(.velocity) { $0.direction = direction } }
    /// Pushes items this way and that, at random.
    open class func noiseField(smoothness: CGFloat, animationSpeed speed: CGFloat) -> Self {
        make(.noise) { ($0.smoothness, $0.animationSpeed) = (smoothness, speed) }
    }
    /// As noise does, the more the faster items are.
    open class func turbulenceField(smoothness: CGFloat, animationSpeed speed: CGFloat) -> Self {
        make(.turbulence) { ($0.smoothness, $0.animationSpeed) = (smoothness, speed) }
    }
    /// Pulls items to the position, the more the farther they are.
    open class func springField() -> Self { make(.spring) }
    /// Drives charged items away from the position, or toward it; see `UIDynamicItemBehavior.charge`.
    open class func electricField() -> Self { make(.electric) }
    /// Pushes charged items across the way they go.
    open class func magneticField() -> Self { make(.magnetic) }

    /// Asks the app for the force on each item in each step.
    /// - Parameter block: gets the field, the item's place about the field's position in points, its velocity in points a second, its mass, its charge
    ///   and the length of the step in seconds, and returns a force in newtons.
    open class func field(
        evaluationBlock block: @escaping (UIFieldBehavior, CGPoint, CGVector, CGFloat, CGFloat, TimeInterval) -> CGVector
    ) -> Self { checked(UIFieldBehavior(nil, block)) }

    // MARK: Items

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

    // MARK: The field

    /// In the reference view's coordinates. Default (0, 0).
    open var position = CGPoint.zero { didSet { changed() } }
    /// About the position. Default everywhere.
    open var region: UIRegion = .infinite { didSet { changed() } }
    /// Default 1; below 0 the force turns round.
    open var strength: CGFloat = 1 { didSet { changed() } }
    /// The power by which the force falls with the distance in metres. Default 0: it does not.
    open var falloff: CGFloat = 0 { didSet { changed() } }
    /// Points; nearer than that to the position the force does not grow. Default 1.
    open var minimumRadius: CGFloat = 1 { didSet { changed() } }
    /// Of fields of gravity and of velocity that have one. Default none.
    open var direction = CGVector.zero { didSet { changed() } }
    /// Of noise: how large its waves are, in metres beyond the smallest. Default 0.
    open var smoothness: CGFloat = 0 { didSet { changed() } }
    /// Of noise: how fast it changes. Default 0: it stays as it is.
    open var animationSpeed: CGFloat = 0 { didSet { changed() } }

    override func push(_ world: DynamicWorld, seconds: Double) {
        guard let animator = dynamicAnimator else { return }
        var field = FieldForce(
            kind: kind ?? .drag, strength: strength, falloff: falloff, minimumRadius: minimumRadius / DynamicWorld.scale, direction: direction,
            smoothness: smoothness, animationSpeed: animationSpeed)
        field.time = animator.elapsedTime
        for item in items {
            guard let body = world.body(of: item) else { continue }
            let state = ph_body_state(body.handle)
            let place: CGPoint = DynamicWorld.points(state.position)
            let offset = CGPoint(x: place.x - position.x, y: place.y - position.y)
            guard state.isAwake, region.contains(offset) else { continue }
            let mass: CGFloat = world.mass(of: item)
            let charge: CGFloat = animator.charge(of: item)
            let force: CGVector
            if let block {
                let speed: CGPoint = DynamicWorld.points(state.velocity)
                force = block(self, offset, CGVector(dx: speed.x, dy: speed.y), mass, charge, seconds)
            } else {
                force = field.force(
                    on: .init(
                        place: CGVector(dx: offset.x / DynamicWorld.scale, dy: offset.y / DynamicWorld.scale),
                        velocity: CGVector(dx: CGFloat(state.velocity.x), dy: CGFloat(state.velocity.y)), mass: mass, charge: charge))
            }
            ph_body_force(body.handle, ph_vector(x: Float(force.dx), y: Float(force.dy)), ph_vector(x: 0, y: 0))
        }
    }
}

extension UIDynamicAnimator {
    /// The charge that the last of the behaviours that speak of an item gives it.
    fileprivate func charge(of item: any UIDynamicItem) -> CGFloat {
        allBehaviors.last { ($0 as? UIDynamicItemBehavior)?.items.contains { $0 === item } == true }.map { ($0 as? UIDynamicItemBehavior)?.charge ?? 0 } ?? 0
    }
}
