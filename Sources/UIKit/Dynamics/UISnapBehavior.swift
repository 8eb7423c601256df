internal import CPhysics

/// Draws an item to a point, upright, as a spring does.
@preconcurrency @MainActor open class UISnapBehavior: UIDynamicBehavior {
    private let item: any UIDynamicItem
    /// How many swings a second the spring would make.
    private static let frequency = 2.2

    public init(item: any UIDynamicItem, snapTo point: CGPoint) {
        self.item = item
        snapPoint = point
        super.init()
    }

    open var snapPoint: CGPoint { didSet { changed() } }
    /// 0 (swings most) to 1 (not at all). Default 0.5.
    open var damping: CGFloat = 0.5 { didSet { changed() } }
    override var movedItems: [any UIDynamicItem] { [item] }

    override func push(_ world: DynamicWorld, seconds: Double) {
        guard let body = world.body(of: item) else { return }
        let state = ph_body_state(body.handle), target = DynamicWorld.vector(snapPoint)
        if !state.isAwake, isSettled(world) { return }
        let rate = 2 * Double.pi * Self.frequency
        // At 0.5 it swings over once, hardly to be seen.
        let drag = 2 * rate * (0.4 + 0.6 * min(max(Double(damping), 0), 1))
        func next(_ value: Float, _ speed: Float, _ goal: Float) -> Float {
            Float(Double(speed) + (rate * rate * Double(goal - value) - drag * Double(speed)) * seconds)
        }
        // The nearest whole turn is upright.
        let upright = (state.angle / (2 * .pi)).rounded() * 2 * .pi
        if isSettled(world) {
            // There, and at rest: once, so that the body can fall asleep.
            ph_body_set_velocity(body.handle, ph_vector(x: 0, y: 0), 0)
            if state.position.x != target.x || state.position.y != target.y || state.angle != upright { ph_body_move(body.handle, target, upright) }
            return
        }
        ph_body_set_velocity(
            body.handle, ph_vector(x: next(state.position.x, state.velocity.x, target.x), y: next(state.position.y, state.velocity.y, target.y)),
            next(state.angle, state.angularVelocity, upright))
    }

    override func isSettled(_ world: DynamicWorld) -> Bool {
        guard let state = world.state(of: item) else { return true }
        let target = DynamicWorld.vector(snapPoint)
        let upright = (state.angle / (2 * .pi)).rounded() * 2 * .pi
        return abs(state.position.x - target.x) + abs(state.position.y - target.y) + abs(state.angle - upright) < 0.002
            && abs(state.velocity.x) + abs(state.velocity.y) + abs(state.angularVelocity) < 0.02
    }
}
