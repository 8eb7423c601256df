internal import CPhysics

/// Ties two bodies together. Anchors are places of the scene.
open class SKPhysicsJoint: NSObject, @unchecked Sendable {
    open internal(set) var bodyA: SKPhysicsBody!
    open internal(set) var bodyB: SKPhysicsBody!
    fileprivate(set) var handle: OpaquePointer?

    init(_ bodyA: SKPhysicsBody, _ bodyB: SKPhysicsBody) {
        (self.bodyA, self.bodyB) = (bodyA, bodyB)
        super.init()
    }

    /// The force by which it held its bodies in the last step, in points.
    open var reactionForce: CGVector {
        guard let handle else { return .zero }
        return PhysicsUnits.velocity(ph_joint_force(handle, 1 / 60))
    }
    open var reactionTorque: CGFloat { handle.map { CGFloat(ph_joint_torque($0, 1 / 60)) } ?? 0 }

    func enter(_ space: PhysicsSpace) {
        guard handle == nil, let a = bodyA?.handle, let b = bodyB?.handle, a != b else { return }
        handle = make(space, a, b)
    }

    func leave(_ space: PhysicsSpace) {
        guard let handle else { return }
        ph_joint_free(space.handle, handle)
        self.handle = nil
    }

    /// The world is gone, and the joint with it.
    func forget() { handle = nil }

    func make(_ space: PhysicsSpace, _ a: OpaquePointer, _ b: OpaquePointer) -> OpaquePointer? { nil }

    fileprivate static func local(_ point: CGPoint, in body: OpaquePointer) -> ph_vector {
        let state = ph_body_state(body), place = PhysicsUnits.vector(point)
        let x = place.x - state.position.x, y = place.y - state.position.y, c = cos(state.angle), s = sin(state.angle)
        return ph_vector(x: c * x + s * y, y: c * y - s * x)
    }
}

/// Both bodies turn about a point.
open class SKPhysicsJointPin: SKPhysicsJoint, @unchecked Sendable {
    private var anchor = CGPoint.zero
    open class func joint(withBodyA bodyA: SKPhysicsBody, bodyB: SKPhysicsBody, anchor: CGPoint) -> SKPhysicsJointPin {
        let joint = SKPhysicsJointPin(bodyA, bodyB)
        joint.anchor = anchor
        return joint
    }
    /// Default false.
    open var shouldEnableLimits = false
    open var lowerAngleLimit: CGFloat = 0
    open var upperAngleLimit: CGFloat = 0
    /// How hard it is to turn. Default 0.
    open var frictionTorque: CGFloat = 0 { didSet { drive() } }
    /// Radians a second, by which it is driven. Default 0.
    open var rotationSpeed: CGFloat = 0 { didSet { drive() } }

    override func make(_ space: PhysicsSpace, _ a: OpaquePointer, _ b: OpaquePointer) -> OpaquePointer? {
        let made = ph_pin_create(
            space.handle, a, b, PhysicsUnits.vector(anchor), Float(frictionTorque), shouldEnableLimits, Float(lowerAngleLimit), Float(upperAngleLimit))
        if rotationSpeed != 0, let made { ph_pin_motor(made, Float(rotationSpeed), 1e4) }
        return made
    }

    private func drive() {
        guard let handle else { return }
        let torque: Float = rotationSpeed != 0 ? 1e4 : Float(frictionTorque)
        ph_pin_motor(handle, Float(rotationSpeed), torque)
    }
}

/// Both bodies move as one.
open class SKPhysicsJointFixed: SKPhysicsJoint, @unchecked Sendable {
    private var anchor = CGPoint.zero
    open class func joint(withBodyA bodyA: SKPhysicsBody, bodyB: SKPhysicsBody, anchor: CGPoint) -> SKPhysicsJointFixed {
        let joint = SKPhysicsJointFixed(bodyA, bodyB)
        joint.anchor = anchor
        return joint
    }
    override func make(_ space: PhysicsSpace, _ a: OpaquePointer, _ b: OpaquePointer) -> OpaquePointer? {
        ph_weld_create(space.handle, a, b, PhysicsUnits.vector(anchor))
    }
}

/// One body slides along a line of the other.
open class SKPhysicsJointSliding: SKPhysicsJoint, @unchecked Sendable {
    private var anchor = CGPoint.zero
    private var axis = CGVector(dx: 1, dy: 0)
    open class func joint(withBodyA bodyA: SKPhysicsBody, bodyB: SKPhysicsBody, anchor: CGPoint, axis: CGVector) -> SKPhysicsJointSliding {
        let joint = SKPhysicsJointSliding(bodyA, bodyB)
        (joint.anchor, joint.axis) = (anchor, axis)
        return joint
    }
    open var shouldEnableLimits = false
    /// Points.
    open var lowerDistanceLimit: CGFloat = 0
    open var upperDistanceLimit: CGFloat = 0
    override func make(_ space: PhysicsSpace, _ a: OpaquePointer, _ b: OpaquePointer) -> OpaquePointer? {
        ph_slide_create(
            space.handle, a, b, PhysicsUnits.vector(anchor), ph_vector(x: Float(axis.dx), y: Float(axis.dy)), shouldEnableLimits,
            Float(lowerDistanceLimit / PhysicsUnits.scale), Float(upperDistanceLimit / PhysicsUnits.scale))
    }
}

/// A spring between two points.
open class SKPhysicsJointSpring: SKPhysicsJoint, @unchecked Sendable {
    private var anchors = (CGPoint.zero, CGPoint.zero)
    open class func joint(withBodyA bodyA: SKPhysicsBody, bodyB: SKPhysicsBody, anchorA: CGPoint, anchorB: CGPoint) -> SKPhysicsJointSpring {
        let joint = SKPhysicsJointSpring(bodyA, bodyB)
        joint.anchors = (anchorA, anchorB)
        return joint
    }
    open var damping: CGFloat = 0 { didSet { adjust() } }
    /// Swings a second. Default 0: a rod.
    open var frequency: CGFloat = 0 { didSet { adjust() } }
    override func make(_ space: PhysicsSpace, _ a: OpaquePointer, _ b: OpaquePointer) -> OpaquePointer? {
        handle = ph_distance_create(space.handle, a, Self.local(anchors.0, in: a), b, Self.local(anchors.1, in: b))
        adjust()
        return handle
    }
    private func adjust() {
        guard let handle else { return }
        let length = hypot(anchors.0.x - anchors.1.x, anchors.0.y - anchors.1.y) / PhysicsUnits.scale
        ph_distance_set(handle, Float(length), Float(frequency), Float(damping), false)
    }
}

/// A rope between two points: they get no farther from one another than it is long.
open class SKPhysicsJointLimit: SKPhysicsJoint, @unchecked Sendable {
    private var anchors = (CGPoint.zero, CGPoint.zero)
    open class func joint(withBodyA bodyA: SKPhysicsBody, bodyB: SKPhysicsBody, anchorA: CGPoint, anchorB: CGPoint) -> SKPhysicsJointLimit {
        let joint = SKPhysicsJointLimit(bodyA, bodyB)
        joint.anchors = (anchorA, anchorB)
        joint.maxLength = hypot(anchorA.x - anchorB.x, anchorA.y - anchorB.y)
        return joint
    }
    /// Points. Default: as far as the anchors are.
    open var maxLength: CGFloat = 0 { didSet { adjust() } }
    override func make(_ space: PhysicsSpace, _ a: OpaquePointer, _ b: OpaquePointer) -> OpaquePointer? {
        handle = ph_distance_create(space.handle, a, Self.local(anchors.0, in: a), b, Self.local(anchors.1, in: b))
        adjust()
        return handle
    }
    private func adjust() { if let handle { ph_distance_set(handle, Float(maxLength / PhysicsUnits.scale), 0, 0, true) } }
}
