internal import CPhysics

/// The physics of a scene.
@preconcurrency @MainActor open class SKPhysicsWorld: NSObject {
    let space = PhysicsSpace()
    weak var scene: SKScene?
    private var joints: [SKPhysicsJoint] = []

    /// Metres a second squared. Default (0, -9.8).
    open var gravity = CGVector(dx: 0, dy: -9.8) {
        didSet { if gravity != oldValue { for body in space.all { body.isResting = false } } }
    }
    /// How fast it goes; 0: nothing moves. Default 1.
    open var speed: CGFloat = 1
    open weak var contactDelegate: (any SKPhysicsContactDelegate)?

    // MARK: Joints

    open func add(_ joint: SKPhysicsJoint) {
        guard !joints.contains(joint), let scene else { return }
        space.follow(scene)
        joints.append(joint)
        joint.bodyA?.joints.append(joint)
        joint.bodyB?.joints.append(joint)
        joint.enter(space)
    }

    open func remove(_ joint: SKPhysicsJoint) {
        joint.leave(space)
        joint.bodyA?.joints.removeAll { $0 === joint }
        joint.bodyB?.joints.removeAll { $0 === joint }
        joints.removeAll { $0 === joint }
    }

    open func removeAllJoints() { joints.forEach(remove) }

    // MARK: Looking for bodies

    /// The first body at a point of the scene.
    open func body(at point: CGPoint) -> SKPhysicsBody? { bodies(at: point).first }
    open func body(in rect: CGRect) -> SKPhysicsBody? { bodies(in: rect).first }
    /// The nearest body that a line of the scene meets.
    open func body(alongRayStart start: CGPoint, end: CGPoint) -> SKPhysicsBody? { ray(start, end).first?.body }

    open func enumerateBodies(at point: CGPoint, using block: @escaping (SKPhysicsBody, UnsafeMutablePointer<ObjCBool>) -> Void) {
        Self.tell(bodies(at: point), block)
    }
    open func enumerateBodies(in rect: CGRect, using block: @escaping (SKPhysicsBody, UnsafeMutablePointer<ObjCBool>) -> Void) {
        Self.tell(bodies(in: rect), block)
    }
    /// Calls `block` with each body that a line meets, the place, and the direction of its surface, the nearest first.
    open func enumerateBodies(
        alongRayStart start: CGPoint, end: CGPoint, using block: @escaping (SKPhysicsBody, CGPoint, CGVector, UnsafeMutablePointer<ObjCBool>) -> Void
    ) {
        var stop = ObjCBool(false)
        for met in ray(start, end) where !stop.boolValue { block(met.body, met.point, met.normal, &stop) }
    }

    private static func tell(_ bodies: [SKPhysicsBody], _ block: (SKPhysicsBody, UnsafeMutablePointer<ObjCBool>) -> Void) {
        var stop = ObjCBool(false)
        for body in bodies where !stop.boolValue { block(body, &stop) }
    }

    private final class Found {
        var met: [(number: Int64, point: ph_vector, normal: ph_vector, part: Float)] = []
    }

    private static let note: ph_found = { context, _, number, point, normal, part in
        guard let context else { return 0 }
        Unmanaged<Found>.fromOpaque(context).takeUnretainedValue().met.append((number, point, normal, part))
        return 1
    }

    private func bodies(in rect: CGRect) -> [SKPhysicsBody] {
        if let scene { space.follow(scene) }
        let found = Found(), box = rect.standardized
        ph_world_query(
            space.handle, PhysicsUnits.vector(CGPoint(x: box.minX, y: box.minY)), PhysicsUnits.vector(CGPoint(x: box.maxX, y: box.maxY)),
            Unmanaged.passUnretained(found).toOpaque(), Self.note)
        return Set(found.met.map(\.number)).sorted().compactMap { space.body(number: $0) }
    }

    private func bodies(at point: CGPoint) -> [SKPhysicsBody] {
        bodies(in: CGRect(x: point.x - 1, y: point.y - 1, width: 2, height: 2)).filter { body in
            body.handle.map { ph_body_contains($0, PhysicsUnits.vector(point)) } ?? false
        }
    }

    private func ray(_ start: CGPoint, _ end: CGPoint) -> [(body: SKPhysicsBody, point: CGPoint, normal: CGVector)] {
        if let scene { space.follow(scene) }
        let found = Found()
        ph_world_ray(space.handle, PhysicsUnits.vector(start), PhysicsUnits.vector(end), Unmanaged.passUnretained(found).toOpaque(), Self.note)
        var seen: Set<Int64> = []
        return found.met.sorted { ($0.part, $0.number) < ($1.part, $1.number) }.compactMap { met in
            guard seen.insert(met.number).inserted, let body = space.body(number: met.number) else { return nil }
            return (body, PhysicsUnits.point(met.point), CGVector(dx: CGFloat(met.normal.x), dy: CGFloat(met.normal.y)))
        }
    }

    // MARK: Frames

    private static let longestStep = 1.0 / 60

    func simulate(_ seconds: TimeInterval) {
        guard let scene else { return }
        space.follow(scene)
        let all = seconds * TimeInterval(speed)
        guard all > 0 else { return }
        let steps = max(1, Int((all / Self.longestStep - 1e-6).rounded(.up)))
        let fields = FieldForces.fields(of: scene)
        for _ in 0..<min(steps, 240) {
            if !fields.isEmpty { FieldForces.apply(fields, to: space.all) }
            space.step(all / Double(steps), gravity: gravity)
        }
        space.moveNodes()
        tellContacts()
    }

    private func tellContacts() {
        for report in space.takeReports() where report.bodyA.reports(report.bodyB) {
            let contact = SKPhysicsContact(report)
            if report.began { contactDelegate?.didBegin(contact) } else { contactDelegate?.didEnd(contact) }
        }
    }

    /// The forms of all bodies, in the scene's coordinates.
    var outlines: [CGPath] {
        space.all.compactMap { body in
            guard let node = body.node else { return nil }
            let place = PhysicsPlace(node)
            var transform = CGAffineTransform(translationX: place.position.x, y: place.position.y).rotated(by: place.rotation)
            let path = CGMutablePath()
            // Parts of one polygon share their first corner.
            let forms = BodyForm.outlined(body.forms(at: place.scale))
            for form in forms {
                switch form {
                case .circle(let center, let radius):
                    path.addEllipse(in: CGRect(x: center.x - radius, y: center.y - radius, width: radius * 2, height: radius * 2))
                case .polygon(let corners):
                    path.addLines(between: corners)
                    path.closeSubpath()
                case .edge(let a, let b): path.addLines(between: [a, b])
                }
            }
            return path.copy(using: &transform)
        }
    }
}

/// Two bodies that touch.
@preconcurrency @MainActor open class SKPhysicsContact: NSObject {
    public let bodyA: SKPhysicsBody
    public let bodyB: SKPhysicsBody
    /// In the scene's coordinates.
    public let contactPoint: CGPoint
    /// From `bodyA` to `bodyB`.
    public let contactNormal: CGVector
    /// How hard they hit one another.
    public let collisionImpulse: CGFloat

    init(_ report: PhysicsSpace.Report) {
        (bodyA, bodyB, contactPoint) = (report.bodyA, report.bodyB, report.point)
        (contactNormal, collisionImpulse) = (report.normal, report.impulse)
        super.init()
    }
}

/// Hears of contacts. Both methods are optional.
@preconcurrency @MainActor public protocol SKPhysicsContactDelegate: NSObjectProtocol {
    func didBegin(_ contact: SKPhysicsContact)
    func didEnd(_ contact: SKPhysicsContact)
}

extension SKPhysicsContactDelegate {
    public func didBegin(_ contact: SKPhysicsContact) { try? ObjCRuntime.invokeOptional("didBeginContact:", on: self, [contact]) }
    public func didEnd(_ contact: SKPhysicsContact) { try? ObjCRuntime.invokeOptional("didEndContact:", on: self, [contact]) }
}
