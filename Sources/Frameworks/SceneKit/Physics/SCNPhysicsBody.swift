/// Whether forces or an app move a body.
public enum SCNPhysicsBodyType: Int, Sendable { case `static` = 0, dynamic = 1, kinematic = 2 }

/// Groups of bodies.
public struct SCNPhysicsCollisionCategory: OptionSet, Hashable, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let `default` = SCNPhysicsCollisionCategory(rawValue: 1)
    public static let `static` = SCNPhysicsCollisionCategory(rawValue: 2)
    public static let all = SCNPhysicsCollisionCategory(rawValue: .max)
}

/// A node as a body: dynamic ones fall and fly. Bodies go through each other.
open class SCNPhysicsBody: NSObject, NSCopying, NSSecureCoding, @unchecked Sendable {
    open var type: SCNPhysicsBodyType = .static
    /// Kilograms. Default 1.
    open var mass: CGFloat = 1
    open var momentOfInertia = SCNVector3Zero
    open var usesDefaultMomentOfInertia = true
    open var charge: CGFloat = 0
    open var friction: CGFloat = 0.5
    open var restitution: CGFloat = 0.5
    open var rollingFriction: CGFloat = 0
    open var physicsShape: SCNPhysicsShape?
    open private(set) var isResting = false
    open var allowsResting = true
    /// In units of the scene a second.
    open var velocity = SCNVector3Zero
    /// An axis, and radians a second around it.
    open var angularVelocity = SCNVector4Zero
    /// How much of the velocity is lost in a second, 0 to 1. Default 0.1.
    open var damping: CGFloat = 0.1
    open var angularDamping: CGFloat = 0.1
    /// By what motion along each axis is multiplied. Default 1.
    open var velocityFactor = SCNVector3(1, 1, 1)
    open var angularVelocityFactor = SCNVector3(1, 1, 1)
    open var categoryBitMask = 1
    open var collisionBitMask = -1
    /// Default 0.
    open var contactTestBitMask = 0
    /// Default true.
    open var isAffectedByGravity = true
    open var continuousCollisionDetectionThreshold: CGFloat = 0
    open var centerOfMassOffset = SCNVector3Zero
    open var linearRestingThreshold: CGFloat = 0.1
    open var angularRestingThreshold: CGFloat = 0.1

    weak var node: SCNNode?
    /// Forces of the next step.
    private var force = SIMD3<Float>.zero

    public override init() { super.init() }
    public convenience init(type: SCNPhysicsBodyType, shape: SCNPhysicsShape?) {
        self.init()
        (self.type, physicsShape) = (type, shape)
        categoryBitMask = type == .static ? 2 : 1
        mass = type == .dynamic ? 1 : 0
    }
    /// Nothing is read of archives.
    public required init?(coder: NSCoder) { super.init() }
    open class var supportsSecureCoding: Bool { true }
    open func encode(with coder: NSCoder) {}

    private class func make(_ type: SCNPhysicsBodyType) -> Self {
        guard let body = SCNPhysicsBody(type: type, shape: nil) as? Self else { preconditionFailure("bodies of subclasses are made by their initialisers") }
        return body
    }
    open class func `static`() -> Self { make(.static) }
    open class func dynamic() -> Self { make(.dynamic) }
    open class func kinematic() -> Self { make(.kinematic) }

    /// - Parameter impulse: whether it changes the velocity at once.
    open func applyForce(_ direction: SCNVector3, asImpulse impulse: Bool) {
        let mass: Float = max(Float(self.mass), 1e-6)
        isResting = false
        if impulse { velocity = SCNVector3(SIMD3<Float>(velocity) + SIMD3<Float>(direction) / mass) } else { force += SIMD3<Float>(direction) }
    }
    /// The body is not turned by it.
    open func applyForce(_ direction: SCNVector3, at position: SCNVector3, asImpulse impulse: Bool) { applyForce(direction, asImpulse: impulse) }
    /// - Parameter torque: an axis and how strong it is.
    open func applyTorque(_ torque: SCNVector4, asImpulse impulse: Bool) {
        guard impulse else { return }
        let mass: Float = max(Float(self.mass), 1e-6)
        let turn: SIMD3<Float> = SIMD3<Float>(angularVelocity.x, angularVelocity.y, angularVelocity.z) * angularVelocity.w
        let sum: SIMD3<Float> = turn + SIMD3<Float>(torque.x, torque.y, torque.z) * torque.w / mass
        angularVelocity = SCNVector4(SIMD4<Float>(sum.unit(or: SIMD3<Float>(0, 1, 0)), sum.length))
    }
    open func clearAllForces() { force = .zero }
    open func resetTransform() {}
    open func setResting(_ resting: Bool) { isResting = resting }

    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = SCNPhysicsBody(type: type, shape: physicsShape)
        (copy.mass, copy.charge, copy.friction, copy.restitution) = (mass, charge, friction, restitution)
        (copy.rollingFriction, copy.allowsResting, copy.damping, copy.angularDamping) = (rollingFriction, allowsResting, damping, angularDamping)
        (copy.velocity, copy.angularVelocity, copy.velocityFactor) = (velocity, angularVelocity, velocityFactor)
        (copy.angularVelocityFactor, copy.categoryBitMask, copy.collisionBitMask) = (angularVelocityFactor, categoryBitMask, collisionBitMask)
        (copy.contactTestBitMask, copy.isAffectedByGravity) = (contactTestBitMask, isAffectedByGravity)
        return copy
    }

    /// Moves its node.
    func step(by seconds: Float, gravity: SIMD3<Float>) {
        guard type == .dynamic, !isResting, let node, seconds > 0 else { return }
        let mass: Float = max(Float(self.mass), 1e-6)
        var speed: SIMD3<Float> = SIMD3(velocity)
        speed += ((isAffectedByGravity ? gravity : .zero) + force / mass) * seconds
        force = .zero
        let kept: Float = Foundation.pow(max(0, 1 - Float(damping)), seconds)
        speed *= kept
        velocity = SCNVector3(speed)
        let way: SIMD3<Float> = speed * SIMD3<Float>(velocityFactor) * seconds
        if way != .zero, way.x.isFinite, way.y.isFinite, way.z.isFinite { node.simdWorldPosition += way }
        guard angularVelocity.w != 0 else { return }
        angularVelocity.w *= Foundation.pow(max(0, 1 - Float(angularDamping)), seconds)
        let axis = SIMD3<Float>(angularVelocity.x, angularVelocity.y, angularVelocity.z) * SIMD3<Float>(angularVelocityFactor)
        guard axis.length > 1e-6 else { return }
        node.simdWorldOrientation = simd_quatf(angle: angularVelocity.w * seconds, axis: axis / axis.length) * node.simdWorldOrientation
    }
}
