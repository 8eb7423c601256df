internal import CPhysics

/// The place of a node in its scene.
struct PhysicsPlace: Equatable {
    var position: CGPoint
    var rotation: CGFloat
    var scale: CGVector
    var isHeld = false

    @MainActor init(_ node: SKNode) {
        let place = node.toRoot
        position = CGPoint(x: place.tx, y: place.ty)
        rotation = node.sceneRotation
        scale = node.sceneScale
    }

    func isNear(_ other: PhysicsPlace) -> Bool {
        abs(position.x - other.position.x) < 1e-3 && abs(position.y - other.position.y) < 1e-3 && abs(rotation - other.rotation) < 1e-5
    }

    func hasScale(of other: PhysicsPlace) -> Bool { abs(scale.dx - other.scale.dx) < 1e-4 && abs(scale.dy - other.scale.dy) < 1e-4 }
}

/// The bodies of a scene in Box2D.
final class PhysicsSpace: @unchecked Sendable {
    private(set) var handle: OpaquePointer!
    private var bodies: [Int64: SKPhysicsBody] = [:]
    private var lastNumber: Int64 = 0
    private(set) var ground: OpaquePointer!
    private var touching: [Pair: Touch] = [:]
    private var reports: [Report] = []
    private var impacts: [Pair: (normal: CGVector, impulse: CGFloat)] = [:]

    struct Pair: Hashable {
        var low: Int64
        var high: Int64
        init(_ a: Int64, _ b: Int64) { (low, high) = (min(a, b), max(a, b)) }
    }

    private struct Touch {
        var count = 0
        var point = CGPoint.zero
    }

    struct Report {
        var bodyA: SKPhysicsBody
        var bodyB: SKPhysicsBody
        var pair: Pair
        var point: CGPoint
        var began: Bool
        var normal = CGVector.zero
        var impulse: CGFloat = 0
    }

    init() {
        handle = ph_world_create(
            Unmanaged.passUnretained(self).toOpaque(),
            { context, a, b in PhysicsSpace.from(context)?.meet(a, b) ?? false },
            { context, a, b, point, began in PhysicsSpace.from(context)?.touched(a, b, PhysicsUnits.point(point), began) })
        ph_world_listen(
            handle, { context, a, b in PhysicsSpace.from(context)?.push(a, b) ?? true },
            { context, a, b, normal, impulse in PhysicsSpace.from(context)?.hit(a, b, normal, impulse) })
        ground = ph_thing_create(handle, 0, ph_vector(x: 0, y: 0), 0)
    }

    deinit {
        for body in bodies.values {
            body.joints.forEach { $0.forget() }
            body.leave()
        }
        ph_world_free(handle)
    }

    private static func from(_ context: UnsafeMutableRawPointer?) -> PhysicsSpace? {
        context.map { Unmanaged<PhysicsSpace>.fromOpaque($0).takeUnretainedValue() }
    }

    // MARK: What meets what

    private func meet(_ a: Int64, _ b: Int64) -> Bool {
        guard let first = bodies[a], let second = bodies[b] else { return false }
        return first.collides(with: second) || first.reports(second)
    }

    private func push(_ a: Int64, _ b: Int64) -> Bool {
        guard let first = bodies[a], let second = bodies[b] else { return true }
        return first.collides(with: second)
    }

    private func touched(_ a: Int64, _ b: Int64, _ point: CGPoint, _ began: Bool) {
        let pair = Pair(a, b)
        guard let first = bodies[pair.low], let second = bodies[pair.high] else { return }
        var touch = touching[pair] ?? Touch()
        touch.count += began ? 1 : -1
        if began { touch.point = point }
        touching[pair] = touch.count > 0 ? touch : nil
        // Bodies of many forms touch once.
        guard began ? touch.count == 1 : touch.count == 0 else { return }
        reports.append(Report(bodyA: first, bodyB: second, pair: pair, point: touch.point, began: began))
    }

    private func hit(_ a: Int64, _ b: Int64, _ normal: ph_vector, _ impulse: Float) {
        let sign: CGFloat = a <= b ? 1 : -1
        let known = impacts[Pair(a, b)]?.impulse ?? 0
        impacts[Pair(a, b)] = (
            CGVector(dx: CGFloat(normal.x) * sign, dy: CGFloat(normal.y) * sign), max(known, CGFloat(impulse) * PhysicsUnits.scale)
        )
    }

    func bodies(touching body: SKPhysicsBody) -> [SKPhysicsBody] {
        touching.keys.compactMap { $0.low == body.number ? $0.high : $0.high == body.number ? $0.low : nil }.sorted().compactMap { bodies[$0] }
    }

    func takeReports() -> [Report] {
        defer { (reports, impacts) = ([], [:]) }
        return reports.map { report in
            var report = report
            if let impact = impacts[report.pair] { (report.normal, report.impulse) = impact }
            return report
        }
    }

    // MARK: Bodies

    var all: [SKPhysicsBody] { bodies.keys.sorted().compactMap { bodies[$0] } }

    func body(number: Int64) -> SKPhysicsBody? { bodies[number] }

    /// Takes in the bodies of a tree's nodes, where these are now, and lets go of others.
    @MainActor func follow(_ scene: SKScene) {
        var seen: Set<Int64> = []
        scene.forEachNode { node in
            guard let body = node.physicsBody else { return }
            let place = PhysicsPlace(node)
            if let last = body.lastPlace, body.space === self {
                if !last.hasScale(of: place) { rebuild(body, at: place) } else if !last.isNear(place) { move(body, to: place) }
            } else {
                add(body, at: place)
            }
            seen.insert(body.number)
        }
        for (number, body) in bodies where !seen.contains(number) { remove(body) }
    }

    private func move(_ body: SKPhysicsBody, to place: PhysicsPlace) {
        ph_body_move(body.handle, PhysicsUnits.vector(place.position), Float(place.rotation))
        body.lastPlace = place
        // Box2D looks at nothing that rests when something fixed comes into it.
        if body.isFixed { for other in bodies.values where !other.isFixed { if let handle = other.handle { ph_body_set_awake(handle, true) } } }
    }

    private func add(_ body: SKPhysicsBody, at place: PhysicsPlace) {
        body.space?.remove(body)
        lastNumber += 1
        body.number = lastNumber
        bodies[lastNumber] = body
        guard let made = ph_thing_create(handle, lastNumber, PhysicsUnits.vector(place.position), Float(place.rotation)) else { return }
        for form in body.forms(at: place.scale) { Self.add(form, to: made) }
        body.lastPlace = place
        body.enter(self, handle: made)
        if body.pinned, body.allowsRotation, body.isDynamic { _ = ph_pin_create(handle, ground, made, PhysicsUnits.vector(place.position), 0, false, 0, 0) }
    }

    private func rebuild(_ body: SKPhysicsBody, at place: PhysicsPlace) {
        let joints = body.joints
        remove(body)
        add(body, at: place)
        for joint in joints { joint.enter(self) }
    }

    private static func add(_ form: BodyForm, to handle: OpaquePointer) {
        switch form {
        case .circle(let center, let radius): ph_body_add_circle(handle, PhysicsUnits.vector(center), Float(max(radius, 0.1) / PhysicsUnits.scale))
        case .edge(let a, let b): ph_body_add_edge(handle, PhysicsUnits.vector(a), PhysicsUnits.vector(b))
        case .polygon(let corners):
            // Box2D makes no polygons that are almost lines.
            guard BodyForm.area(corners) > 0.5 else { return }
            ph_body_add_polygon(handle, corners.map(PhysicsUnits.vector), Int32(corners.count))
        }
    }

    /// The bodies of a node and everything in it, which leave the scene.
    @MainActor func leave(_ node: SKNode) {
        node.forEachNode { if let body = $0.physicsBody, body.space === self { remove(body) } }
    }

    func remove(_ body: SKPhysicsBody) {
        guard let handle = body.handle, bodies[body.number] === body else { return }
        for joint in body.joints { joint.leave(self) }
        // Ends of its contacts are told while it is still known.
        ph_body_free(self.handle, handle)
        bodies[body.number] = nil
        touching = touching.filter { $0.key.low != body.number && $0.key.high != body.number }
        body.leave()
    }

    // MARK: Steps

    func step(_ seconds: TimeInterval, gravity: CGVector) {
        ph_world_set_gravity(handle, ph_vector(x: Float(gravity.dx), y: Float(gravity.dy)))
        ph_world_step(handle, Float(seconds))
    }

    /// Puts nodes where their bodies are.
    @MainActor func moveNodes() {
        for body in all where !body.isFixed {
            guard let node = body.node, let handle = body.handle, let last = body.lastPlace else { continue }
            let state = ph_body_state(handle)
            var place = last
            place.position = PhysicsUnits.point(state.position)
            place.rotation = CGFloat(state.angle)
            if place.isNear(last) { continue }
            guard let parent = node.parent else { continue }
            node.position = place.position.applying(parent.toRoot.inverted())
            if body.allowsRotation { node.zRotation = place.rotation - parent.sceneRotation }
            body.lastPlace = PhysicsPlace(node)
        }
    }
}
