internal import CPhysics

/// The bodies of an animator's items, in Box2D. 100 points are a metre, so that a view of 100 by 100 points has a mass of 1.
@MainActor final class DynamicWorld {
    static let scale: CGFloat = 100

    final class Body {
        let item: any UIDynamicItem
        let handle: OpaquePointer
        let number: Int64
        var uses = 0
        /// The body of an item where it was put last: an app that puts it elsewhere reports that with `updateItem(usingCurrentState:)`.
        init(item: any UIDynamicItem, handle: OpaquePointer, number: Int64) { (self.item, self.handle, self.number) = (item, handle, number) }
    }

    private(set) var bodies: [ObjectIdentifier: Body] = [:]
    private var numbers: [Int64: Body] = [:]
    private var edges: [Int64: (behavior: UICollisionBehavior, identifier: (any NSCopying)?, handle: OpaquePointer)] = [:]
    private var lastNumber: Int64 = 0
    var collisions: [UICollisionBehavior] = []
    private var contacts: [Contact] = []
    private(set) var handle: OpaquePointer!

    private struct Contact {
        var a: Int64
        var b: Int64
        var point: CGPoint
        var began: Bool
    }

    init() {
        let context = Unmanaged.passUnretained(self).toOpaque()
        handle = ph_world_create(
            context,
            { context, a, b in
                guard let context else { return false }
                let world = Unmanaged<DynamicWorld>.fromOpaque(context).takeUnretainedValue()
                return MainActor.assumeIsolated { world.collide(a, b) }
            },
            { context, a, b, point, began in
                guard let context else { return }
                let world = Unmanaged<DynamicWorld>.fromOpaque(context).takeUnretainedValue()
                MainActor.assumeIsolated { world.contacts.append(Contact(a: a, b: b, point: DynamicWorld.points(point), began: began)) }
            })
    }

    isolated deinit { ph_world_free(handle) }

    // MARK: Units

    static func vector(_ point: CGPoint) -> ph_vector { ph_vector(x: Float(point.x / scale), y: Float(point.y / scale)) }
    static func points(_ vector: ph_vector) -> CGPoint { CGPoint(x: CGFloat(vector.x) * scale, y: CGFloat(vector.y) * scale) }

    // MARK: Bodies

    func body(of item: any UIDynamicItem) -> Body? { bodies[ObjectIdentifier(item)] }

    /// One more behaviour moves the item.
    func retain(_ item: any UIDynamicItem) {
        let body = body(of: item) ?? makeBody(item)
        body.uses += 1
    }

    func release(_ item: any UIDynamicItem) {
        guard let body = body(of: item) else { return }
        body.uses -= 1
        guard body.uses <= 0 else { return }
        bodies[ObjectIdentifier(item)] = nil
        numbers[body.number] = nil
        ph_body_free(handle, body.handle)
    }

    private func makeBody(_ item: any UIDynamicItem) -> Body {
        lastNumber += 1
        let corners = DynamicShape.corners(of: item).map(Self.vector)
        let radius = Float(item.bounds.width / 2 / Self.scale)
        let made = ph_body_create(handle, lastNumber, Self.vector(item.center), Float(Self.angle(of: item)), corners, Int32(corners.count), radius)
        guard let made else { fatalError("Box2D makes a body of any shape.") }
        let body = Body(item: item, handle: made, number: lastNumber)
        bodies[ObjectIdentifier(item)] = body
        numbers[lastNumber] = body
        setMaterial(DynamicMaterial(), of: item)
        return body
    }

    static func angle(of item: any UIDynamicItem) -> CGFloat { atan2(item.transform.b, item.transform.a) }

    /// The body where its item is now.
    func update(_ item: any UIDynamicItem) {
        guard let body = body(of: item) else { return }
        ph_body_move(body.handle, Self.vector(item.center), Float(Self.angle(of: item)))
    }

    func setMaterial(_ material: DynamicMaterial, of item: any UIDynamicItem) {
        guard let body = body(of: item) else { return }
        var material = material
        material.density *= DynamicShape.densityFactor(of: item)
        ph_body_set_material(body.handle, material.values)
    }

    func state(of item: any UIDynamicItem) -> ph_state? { body(of: item).map { ph_body_state($0.handle) } }
    func mass(of item: any UIDynamicItem) -> CGFloat { body(of: item).map { CGFloat(ph_body_mass($0.handle)) } ?? 0 }

    // MARK: Boundaries

    func addEdge(from: CGPoint, to: CGPoint, of behavior: UICollisionBehavior, identifier: (any NSCopying)?) -> Int64 {
        lastNumber += 1
        guard from != to, let made = ph_edge_create(handle, lastNumber, Self.vector(from), Self.vector(to)) else { return 0 }
        edges[lastNumber] = (behavior, identifier, made)
        return lastNumber
    }

    /// A body that neither moves nor pushes anything, for a joint to hold on to. Its owner frees it.
    func makeRail(at point: CGPoint) -> OpaquePointer? {
        ph_edge_create(handle, -2, Self.vector(point), Self.vector(CGPoint(x: point.x + 1, y: point.y)))
    }

    func removeEdge(_ number: Int64) {
        guard let edge = edges.removeValue(forKey: number) else { return }
        ph_body_free(handle, edge.handle)
    }

    func refilter() { bodies.values.sorted { $0.number < $1.number }.forEach { ph_body_refilter($0.handle) } }

    private func collide(_ a: Int64, _ b: Int64) -> Bool {
        switch (numbers[a], numbers[b]) {
        case (let first?, let second?):
            collisions.contains { $0.collisionMode.contains(.items) && $0.moves(first.item) && $0.moves(second.item) }
        case (let body?, nil): edges[b].map { $0.behavior.collisionMode.contains(.boundaries) && $0.behavior.moves(body.item) } ?? false
        case (nil, let body?): edges[a].map { $0.behavior.collisionMode.contains(.boundaries) && $0.behavior.moves(body.item) } ?? false
        default: false
        }
    }

    // MARK: Steps

    func step(_ seconds: Double) { ph_world_step(handle, Float(seconds)) }

    /// Puts the items where their bodies are.
    func moveItems() {
        for body in bodies.values.sorted(by: { $0.number < $1.number }) {
            let state = ph_body_state(body.handle)
            let center = Self.points(state.position), angle = CGFloat(state.angle)
            if abs(body.item.center.x - center.x) + abs(body.item.center.y - center.y) > 1e-3 { body.item.center = center }
            if abs(Self.angle(of: body.item) - angle) > 1e-5 { body.item.transform = CGAffineTransform(rotationAngle: angle) }
        }
    }

    /// Tells delegates what touched since the last call.
    func reportContacts() {
        let told = contacts
        contacts = []
        for contact in told {
            if let a = numbers[contact.a], let b = numbers[contact.b] {
                for behavior in collisions where behavior.moves(a.item) && behavior.moves(b.item) {
                    behavior.notify(a.item, b.item, at: contact.point, began: contact.began)
                }
            } else if let body = numbers[contact.a] ?? numbers[contact.b], let edge = edges[contact.a] ?? edges[contact.b] {
                edge.behavior.notify(body.item, boundary: edge.identifier, at: contact.point, began: contact.began)
            }
        }
    }

    /// Whether nothing moves any more: Box2D has put every body to sleep.
    var isAsleep: Bool { bodies.values.allSatisfy { !ph_body_state($0.handle).isAwake || ph_body_mass($0.handle) == 0 } }
}

/// The material that a body is made of.
struct DynamicMaterial {
    var elasticity: CGFloat = 0
    var friction: CGFloat = 0
    var density: CGFloat = 1
    var resistance: CGFloat = 0
    var angularResistance: CGFloat = 0
    var isAnchored = false
    var allowsRotation = true

    var values: ph_material {
        ph_material(
            density: Float(density), friction: Float(friction), restitution: Float(elasticity), linearDamping: Float(resistance),
            angularDamping: Float(angularResistance), isFixed: isAnchored, allowsRotation: allowsRotation)
    }
}

/// The form of an item's body, about its middle.
enum DynamicShape {
    /// By how much a polygon is smaller than its item, in points.
    private static let skin: CGFloat = 1

    /// How much denser the smaller polygon must be to weigh what its item does.
    @MainActor static func densityFactor(of item: any UIDynamicItem) -> CGFloat {
        let size = item.bounds.size
        guard size.width > 0, size.height > 0, !corners(of: item).isEmpty else { return 1 }
        return size.width * size.height / (max(size.width - 2 * skin, 1) * max(size.height - 2 * skin, 1))
    }

    /// At most eight corners; none for a circle.
    @MainActor static func corners(of item: any UIDynamicItem) -> [CGPoint] {
        let size = item.bounds.size
        // Box2D keeps polygons a point apart from what they touch. A body without an extent could not be moved.
        let width = max(size.width / 2 - skin, 0.5), height = max(size.height / 2 - skin, 0.5)
        switch item.collisionBoundsType {
        case .ellipse where size.width == size.height && size.width > 0: return []
        case .ellipse:
            return (0..<8).map { CGPoint(x: cos(CGFloat($0) * .pi / 4) * width, y: sin(CGFloat($0) * .pi / 4) * height) }
        case .path:
            let hull = convexHull(item.collisionBoundingPath.cgPath.corners)
            if hull.count >= 3 { return thinned(hull, to: 8) }
            fallthrough
        case .rectangle:
            return [CGPoint(x: -width, y: -height), CGPoint(x: width, y: -height), CGPoint(x: width, y: height), CGPoint(x: -width, y: height)]
        }
    }

    /// Andrew's monotone chain.
    static func convexHull(_ points: [CGPoint]) -> [CGPoint] {
        let sorted = points.sorted { ($0.x, $0.y) < ($1.x, $1.y) }
        guard sorted.count > 2 else { return sorted }
        func half(_ points: [CGPoint]) -> [CGPoint] {
            var result: [CGPoint] = []
            for point in points {
                while result.count >= 2, turn(result[result.count - 2], result[result.count - 1], point) <= 0 { result.removeLast() }
                result.append(point)
            }
            return Array(result.dropLast())
        }
        return half(sorted) + half(sorted.reversed())
    }

    private static func turn(_ a: CGPoint, _ b: CGPoint, _ c: CGPoint) -> CGFloat { (b.x - a.x) * (c.y - a.y) - (b.y - a.y) * (c.x - a.x) }

    private static func thinned(_ points: [CGPoint], to count: Int) -> [CGPoint] {
        points.count <= count ? points : (0..<count).map { points[$0 * points.count / count] }
    }
}

extension CGPath {
    /// The points that its elements go through; of curves some in between.
    fileprivate var corners: [CGPoint] {
        var result: [CGPoint] = []
        applyWithBlock { element in
            let points = element.pointee.points
            switch element.pointee.type {
            case .moveToPoint, .addLineToPoint: result.append(points[0])
            case .addQuadCurveToPoint:
                let start = result.last ?? points[0]
                for t in [0.25, 0.5, 0.75, 1] as [CGFloat] {
                    let a = (1 - t) * (1 - t), b = 2 * t * (1 - t), c = t * t
                    result.append(CGPoint(x: a * start.x + b * points[0].x + c * points[1].x, y: a * start.y + b * points[0].y + c * points[1].y))
                }
            case .addCurveToPoint:
                let start = result.last ?? points[0]
                for t in [0.25, 0.5, 0.75, 1] as [CGFloat] {
                    let s = 1 - t, a = s * s * s, b = 3 * s * s * t, c = 3 * s * t * t, d = t * t * t
                    result.append(
                        CGPoint(
                            x: a * start.x + b * points[0].x + c * points[1].x + d * points[2].x,
                            y: a * start.y + b * points[0].y + c * points[1].y + d * points[2].y))
                }
            default: break
            }
        }
        return result
    }
}
