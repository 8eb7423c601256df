/// A part of a scene about a node.
open class SKRegion: NSObject, NSCopying, @unchecked Sendable {
    enum Form { case infinite, circle(CGFloat), rectangle(CGSize), path(CGPath) }
    let form: Form
    private let isInverse: Bool

    init(_ form: Form, isInverse: Bool = false) {
        (self.form, self.isInverse) = (form, isInverse)
        super.init()
    }
    public convenience init(radius: Float) { self.init(.circle(CGFloat(radius))) }
    public convenience init(size: CGSize) { self.init(.rectangle(size)) }
    public convenience init(path: CGPath) { self.init(.path(path)) }
    open class func infinite() -> Self { unsafeDowncast(SKRegion(.infinite), to: self) }
    open func inverse() -> Self { unsafeDowncast(SKRegion(form, isInverse: !isInverse), to: Self.self) }
    open func copy(with zone: NSZone? = nil) -> Any { self }
    open var path: CGPath? { if case .path(let path) = form { path } else { nil } }

    open func contains(_ point: CGPoint) -> Bool {
        let isInside: Bool
        switch form {
        case .infinite: isInside = true
        case .circle(let radius): isInside = hypot(point.x, point.y) <= radius
        case .rectangle(let size): isInside = abs(point.x) <= size.width / 2 && abs(point.y) <= size.height / 2
        case .path(let path): isInside = path.contains(point)
        }
        return isInside != isInverse
    }
}

/// Forces about a node, on the bodies whose `fieldBitMask` has something in common with `categoryBitMask`.
///
/// Strengths are metres a second squared. Nearer than `minimumRadius` a radial force and a spring's fall to nothing at the node.
@preconcurrency @MainActor open class SKFieldNode: SKNode {
    enum Kind { case radial, linear(CGVector), drag, vortex, spring, velocity(CGVector) }
    var kind = Kind.radial

    public override init() { super.init() }
    public required init?(coder aDecoder: NSCoder) { super.init(coder: aDecoder) }
    private static func make(_ kind: Kind) -> SKFieldNode {
        let node = SKFieldNode()
        node.kind = kind
        return node
    }

    open class func radialGravityField() -> SKFieldNode { make(.radial) }
    open class func dragField() -> SKFieldNode { make(.drag) }
    open class func vortexField() -> SKFieldNode { make(.vortex) }
    open class func springField() -> SKFieldNode { make(.spring) }
    open class func linearGravityField(withVector direction: SIMD3<Float>) -> SKFieldNode {
        make(.linear(CGVector(dx: CGFloat(direction.x), dy: CGFloat(direction.y))))
    }
    open class func velocityField(withVector direction: SIMD3<Float>) -> SKFieldNode {
        make(.velocity(CGVector(dx: CGFloat(direction.x), dy: CGFloat(direction.y))))
    }

    /// Default: everywhere.
    open var region: SKRegion? = .infinite()
    /// Default 1.
    open var strength: Float = 1
    /// The power by which a force falls with the distance in metres. Default 0: it does not.
    open var falloff: Float = 0
    /// Points.
    open var minimumRadius: Float = 0.01
    open var isEnabled = true
    open var isExclusive = false
    open var categoryBitMask: UInt32 = .max

    override func take(_ original: SKNode) {
        super.take(original)
        guard let original = original as? SKFieldNode else { return }
        (kind, region, strength, falloff, minimumRadius) = (original.kind, original.region, original.strength, original.falloff, original.minimumRadius)
        (isEnabled, isExclusive, categoryBitMask) = (original.isEnabled, original.isExclusive, original.categoryBitMask)
    }
}

/// The forces of fields on bodies.
@MainActor enum FieldForces {
    static func fields(of scene: SKScene) -> [SKFieldNode] {
        var result: [SKFieldNode] = []
        scene.forEachNode { if let field = $0 as? SKFieldNode, field.isEnabled { result.append(field) } }
        return result
    }

    static func apply(_ fields: [SKFieldNode], to bodies: [SKPhysicsBody]) {
        for body in bodies where !body.isFixed {
            guard let node = body.node else { continue }
            let place = node.toRoot
            for field in fields where field.categoryBitMask & body.fieldBitMask != 0 {
                let local = CGPoint(x: place.tx, y: place.ty).applying(field.toRoot.inverted())
                guard field.region?.contains(local) ?? true else { continue }
                let acceleration = acceleration(field, at: local, velocity: body.velocity)
                // Forces are in points.
                let factor = body.mass * PhysicsUnits.scale
                body.applyForce(CGVector(dx: acceleration.dx * factor, dy: acceleration.dy * factor))
            }
        }
    }

    /// Metres a second squared.
    static func acceleration(_ field: SKFieldNode, at point: CGPoint, velocity: CGVector) -> CGVector {
        let strength = CGFloat(field.strength)
        let speed = CGVector(dx: velocity.dx / PhysicsUnits.scale, dy: velocity.dy / PhysicsUnits.scale)
        let distance = hypot(point.x, point.y), least = max(CGFloat(field.minimumRadius), 0.01)
        let fall = pow(max(distance, least) / PhysicsUnits.scale, -CGFloat(field.falloff))
        let near = min(distance / least, 1)
        let toward = distance > 0 ? CGVector(dx: -point.x / distance, dy: -point.y / distance) : .zero
        switch field.kind {
        case .radial: return CGVector(dx: toward.dx * strength * fall * near, dy: toward.dy * strength * fall * near)
        case .linear(let direction): return CGVector(dx: direction.dx * strength, dy: direction.dy * strength)
        case .drag: return CGVector(dx: -speed.dx * strength, dy: -speed.dy * strength)
        case .vortex: return CGVector(dx: toward.dy * strength * fall, dy: -toward.dx * strength * fall)
        case .spring:
            let length = distance / PhysicsUnits.scale
            return CGVector(dx: toward.dx * strength * length, dy: toward.dy * strength * length)
        case .velocity(let wanted): return CGVector(dx: (wanted.dx * strength - speed.dx) * 60, dy: (wanted.dy * strength - speed.dy) * 60)
        }
    }
}
