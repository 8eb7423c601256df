internal import CPhysics

/// The part of a node that forces move and others bump into. 150 points are a metre; speeds are points a second.
open class SKPhysicsBody: NSObject, NSCopying, @unchecked Sendable {
    let forms: [BodyForm]
    /// The scale of the node when it got the body: the forms are of that scale.
    private(set) var firstScale = CGVector(dx: 1, dy: 1)

    init(forms: [BodyForm]) {
        self.forms = forms
        isDynamic = !forms.allSatisfy(\.isEdge)
        super.init()
    }

    public convenience init(circleOfRadius r: CGFloat) { self.init(circleOfRadius: r, center: .zero) }
    public convenience init(circleOfRadius r: CGFloat, center: CGPoint) { self.init(forms: [.circle(center, max(r, 0.01))]) }
    public convenience init(rectangleOf s: CGSize) { self.init(rectangleOf: s, center: .zero) }
    public convenience init(rectangleOf s: CGSize, center: CGPoint) { self.init(forms: [BodyForm.rectangle(s, center)]) }
    /// - Parameter path: a convex polygon without holes; of others, the hull.
    public convenience init(polygonFrom path: CGPath) { self.init(forms: BodyForm.polygons(PathTrack.points(of: path))) }
    public convenience init(edgeFrom p1: CGPoint, to p2: CGPoint) { self.init(forms: [.edge(p1, p2)]) }
    public convenience init(edgeChainFrom path: CGPath) { self.init(forms: BodyForm.edges(PathTrack.points(of: path), isClosed: false)) }
    public convenience init(edgeLoopFrom path: CGPath) { self.init(forms: BodyForm.edges(PathTrack.points(of: path), isClosed: true)) }
    public convenience init(edgeLoopFrom rect: CGRect) {
        let corners = [
            CGPoint(x: rect.minX, y: rect.minY), CGPoint(x: rect.maxX, y: rect.minY), CGPoint(x: rect.maxX, y: rect.maxY), CGPoint(x: rect.minX, y: rect.maxY),
        ]
        self.init(forms: BodyForm.edges(corners, isClosed: true))
    }
    /// The hull of a texture's pixels that are at least half opaque.
    public convenience init(texture: SKTexture, size: CGSize) { self.init(texture: texture, alphaThreshold: 0.5, size: size) }
    /// The hull of a texture's pixels with more alpha than the threshold.
    public convenience init(texture: SKTexture, alphaThreshold: Float, size: CGSize) {
        let hull = texture.cgImageIfAny.map { BodyForm.hull(of: $0, threshold: alphaThreshold, size: size) } ?? []
        self.init(forms: hull.count >= 3 ? [.polygon(hull)] : [BodyForm.rectangle(size, .zero)])
    }
    /// One body of the forms of several.
    public convenience init(bodies: [SKPhysicsBody]) { self.init(forms: bodies.flatMap(\.forms)) }
    /// A body without an extent.
    public convenience override init() { self.init(forms: []) }
    public required convenience init?(coder aDecoder: NSCoder) { nil }

    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = SKPhysicsBody(forms: forms)
        copy.isDynamic = isDynamic
        (copy.usesPreciseCollisionDetection, copy.allowsRotation, copy.pinned) = (usesPreciseCollisionDetection, allowsRotation, pinned)
        (copy.friction, copy.restitution, copy.density, copy.charge) = (friction, restitution, density, charge)
        (copy.linearDamping, copy.angularDamping, copy.affectedByGravity) = (linearDamping, angularDamping, affectedByGravity)
        (copy.categoryBitMask, copy.collisionBitMask, copy.contactTestBitMask, copy.fieldBitMask) = (
            categoryBitMask, collisionBitMask, contactTestBitMask, fieldBitMask
        )
        (copy.velocity, copy.angularVelocity, copy.ownMass) = (velocity, angularVelocity, ownMass)
        return copy
    }

    // MARK: What it is

    /// Default true; false for edges.
    open var isDynamic: Bool { didSet { update() } }
    /// Whether it is found where it passes in between frames. Default false.
    open var usesPreciseCollisionDetection = false { didSet { update() } }
    /// Default true.
    open var allowsRotation = true { didSet { update() } }
    /// Whether it stays where it is in its node's parent, and only turns. Default false.
    open var pinned = false { didSet { update() } }
    /// Default 0.2.
    open var friction: CGFloat = 0.2 { didSet { update() } }
    /// How much of a push comes back. Default 0.2.
    open var restitution: CGFloat = 0.2 { didSet { update() } }
    /// How much of its speed it loses by the second. Default 0.1.
    open var linearDamping: CGFloat = 0.1 { didSet { update() } }
    open var angularDamping: CGFloat = 0.1 { didSet { update() } }
    /// Kilograms a square metre. Default 1.
    open var density: CGFloat = 1 {
        didSet {
            ownMass = nil
            update()
        }
    }
    private var ownMass: CGFloat?
    /// Kilograms. Default: by area and density.
    open var mass: CGFloat {
        get { ownMass ?? area * density }
        set {
            ownMass = newValue
            update()
        }
    }
    /// Square metres.
    open var area: CGFloat { forms.reduce(0) { $0 + $1.area } }
    open var charge: CGFloat = 0
    /// Default true.
    open var affectedByGravity = true { didSet { update() } }

    /// The categories of the body. Default: every one.
    open var categoryBitMask: UInt32 = .max { didSet { refilter() } }
    /// The categories that it bumps into. Default: every one.
    open var collisionBitMask: UInt32 = .max { didSet { refilter() } }
    /// The categories with which contacts are told to the delegate. Default: none.
    open var contactTestBitMask: UInt32 = 0 { didSet { refilter() } }
    /// Which fields move it. Default: every one.
    open var fieldBitMask: UInt32 = .max

    open internal(set) weak var node: SKNode?
    open internal(set) var joints: [SKPhysicsJoint] = []

    // MARK: Movement

    private var pendingVelocity = CGVector.zero
    private var pendingTurning: CGFloat = 0
    private var pendingPushes: [(SKPhysicsBody) -> Void] = []

    open var velocity: CGVector {
        get { handle.map { PhysicsUnits.velocity(ph_body_state($0).velocity) } ?? pendingVelocity }
        set {
            pendingVelocity = newValue
            guard let handle else { return }
            ph_body_set_awake(handle, true)
            ph_body_set_velocity(handle, PhysicsUnits.vector(newValue), ph_body_state(handle).angularVelocity)
        }
    }
    /// Radians a second.
    open var angularVelocity: CGFloat {
        get { handle.map { CGFloat(ph_body_state($0).angularVelocity) } ?? pendingTurning }
        set {
            pendingTurning = newValue
            guard let handle else { return }
            ph_body_set_awake(handle, true)
            ph_body_set_velocity(handle, ph_body_state(handle).velocity, Float(newValue))
        }
    }
    /// Whether it has come to rest.
    open var isResting: Bool {
        get { handle.map { !ph_body_state($0).isAwake } ?? false }
        set { if let handle { ph_body_set_awake(handle, !newValue) } }
    }

    private func push(_ body: @escaping (SKPhysicsBody) -> Void) { if handle == nil { pendingPushes.append(body) } else { body(self) } }

    /// Pushes it through this frame, at its middle.
    open func applyForce(_ force: CGVector) { push { ph_body_force($0.handle, PhysicsUnits.vector(force), ph_vector(x: 0, y: 0)) } }
    /// - Parameter point: in the scene's coordinates.
    open func applyForce(_ force: CGVector, at point: CGPoint) { push { ph_body_force($0.handle, PhysicsUnits.vector(force), $0.offset(of: point)) } }
    open func applyTorque(_ torque: CGFloat) { push { ph_body_torque($0.handle, Float(torque)) } }
    /// Changes its speed at once.
    open func applyImpulse(_ impulse: CGVector) { push { ph_body_impulse($0.handle, PhysicsUnits.vector(impulse), ph_vector(x: 0, y: 0)) } }
    open func applyImpulse(_ impulse: CGVector, at point: CGPoint) {
        push { ph_body_impulse($0.handle, PhysicsUnits.vector(impulse), $0.offset(of: point)) }
    }
    open func applyAngularImpulse(_ impulse: CGFloat) { push { ph_body_turn($0.handle, Float(impulse)) } }

    private func offset(of point: CGPoint) -> ph_vector {
        let place = PhysicsUnits.vector(point), middle = ph_body_middle(handle)
        return ph_vector(x: place.x - middle.x, y: place.y - middle.y)
    }

    /// The bodies that touch it now.
    open func allContactedBodies() -> [SKPhysicsBody] { space?.bodies(touching: self) ?? [] }

    // MARK: In the world

    private(set) weak var space: PhysicsSpace?
    private(set) var handle: OpaquePointer?
    var number: Int64 = 0
    /// The place of its node after the last step.
    var lastPlace: PhysicsPlace?

    @MainActor func attach(to node: SKNode) {
        self.node = node
        firstScale = node.sceneScale
    }

    func detach() {
        space?.remove(self)
        node = nil
    }

    /// The forms as they are at a scale of the node.
    func forms(at scale: CGVector) -> [BodyForm] {
        func ratio(_ now: CGFloat, _ first: CGFloat) -> CGFloat { first != 0 && now != 0 ? abs(now / first) : 1 }
        let x = ratio(scale.dx, firstScale.dx), y = ratio(scale.dy, firstScale.dy)
        return abs(x - 1) < 1e-4 && abs(y - 1) < 1e-4 ? forms : forms.map { $0.scaled(x, y) }
    }

    func enter(_ space: PhysicsSpace, handle: OpaquePointer) {
        (self.space, self.handle) = (space, handle)
        update()
        ph_body_set_velocity(handle, PhysicsUnits.vector(pendingVelocity), Float(pendingTurning))
        for push in pendingPushes { push(self) }
        pendingPushes = []
    }

    func leave() {
        (pendingVelocity, pendingTurning) = (velocity, angularVelocity)
        (handle, space, lastPlace) = (nil, nil, nil)
    }

    var isFixed: Bool { !isDynamic || pinned && !allowsRotation }

    private func update() {
        guard let handle else { return }
        ph_body_set_material(
            handle,
            ph_material(
                density: Float(density), friction: Float(friction), restitution: Float(restitution), linearDamping: Float(linearDamping),
                angularDamping: Float(angularDamping), isFixed: isFixed, allowsRotation: allowsRotation))
        if let ownMass { ph_body_set_mass(handle, Float(ownMass)) }
        ph_body_set_precise(handle, usesPreciseCollisionDetection)
        ph_body_set_gravity_scale(handle, affectedByGravity && !pinned ? 1 : 0)
        ph_body_set_awake(handle, true)
    }

    private func refilter() { if let handle { ph_body_refilter(handle) } }

    func collides(with other: SKPhysicsBody) -> Bool {
        collisionBitMask & other.categoryBitMask != 0 || other.collisionBitMask & categoryBitMask != 0
    }

    func reports(_ other: SKPhysicsBody) -> Bool {
        contactTestBitMask & other.categoryBitMask != 0 || other.contactTestBitMask & categoryBitMask != 0
    }
}
