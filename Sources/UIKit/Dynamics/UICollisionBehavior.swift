internal import CPhysics

/// Lets items push one another, and keeps them within boundaries.
@preconcurrency @MainActor open class UICollisionBehavior: UIDynamicBehavior {
    public struct Mode: OptionSet, Hashable, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let items = Mode(rawValue: 1)
        public static let boundaries = Mode(rawValue: 2)
        public static let everything = Mode(rawValue: .max)
    }

    private struct Boundary {
        var identifier: any NSCopying
        var path: UIBezierPath
        var edges: [Int64] = []
    }

    private var content: BehaviorItems
    private var boundaries: [Boundary] = []
    private var frame: [Int64] = []
    private var frameRect = CGRect.null
    open weak var collisionDelegate: (any UICollisionBehaviorDelegate)?

    public init(items: [any UIDynamicItem]) {
        content = BehaviorItems(all: items)
        super.init()
    }

    public override convenience init() { self.init(items: []) }

    open var items: [any UIDynamicItem] { content.all }
    override var movedItems: [any UIDynamicItem] { items }
    func moves(_ item: any UIDynamicItem) -> Bool { content.contains(item) }

    open func addItem(_ item: any UIDynamicItem) {
        content.add(item, to: self)
        edgesChanged()
    }

    open func removeItem(_ item: any UIDynamicItem) {
        content.remove(item, from: self)
        edgesChanged()
    }

    /// Default `.everything`.
    open var collisionMode: Mode = .everything { didSet { edgesChanged() } }

    /// Whether the edges of the reference view are a boundary. Default false.
    open var translatesReferenceBoundsIntoBoundary: Bool {
        get { insets != nil }
        set { if newValue != (insets != nil) { insets = newValue ? .zero : nil } }
    }
    private var insets: UIEdgeInsets? { didSet { edgesChanged() } }

    open func setTranslatesReferenceBoundsIntoBoundary(with insets: UIEdgeInsets) { self.insets = insets }

    open func addBoundary(withIdentifier identifier: any NSCopying, for bezierPath: UIBezierPath) {
        removeBoundary(withIdentifier: identifier)
        boundaries.append(Boundary(identifier: identifier, path: bezierPath))
        edgesChanged()
    }

    open func addBoundary(withIdentifier identifier: any NSCopying, from p1: CGPoint, to p2: CGPoint) {
        let path = UIBezierPath()
        path.move(to: p1)
        path.addLine(to: p2)
        addBoundary(withIdentifier: identifier, for: path)
    }

    open func boundary(withIdentifier identifier: any NSCopying) -> UIBezierPath? { index(of: identifier).map { boundaries[$0].path } }

    open func removeBoundary(withIdentifier identifier: any NSCopying) {
        guard let index = index(of: identifier) else { return }
        if let world = dynamicAnimator?.world { boundaries[index].edges.forEach(world.removeEdge) }
        boundaries.remove(at: index)
        edgesChanged()
    }

    open var boundaryIdentifiers: [any NSCopying]? { boundaries.isEmpty ? nil : boundaries.map(\.identifier) }
    open func removeAllBoundaries() { boundaries.map(\.identifier).forEach(removeBoundary) }

    private func index(of identifier: any NSCopying) -> Int? {
        boundaries.firstIndex { known in
            // A text is the same one, whether it is a string of Swift's or of Foundation's.
            if let a = known.identifier as? String, let b = identifier as? String { return a == b }
            return (known.identifier as? NSObject).map { $0.isEqual(identifier) } ?? false
        }
    }

    // MARK: In the world

    override func enter(_ world: DynamicWorld) {
        world.collisions.append(self)
        addEdges(to: world)
        world.refilter()
    }

    override func leave(_ world: DynamicWorld) {
        world.collisions.removeAll { $0 === self }
        removeEdges(from: world)
        world.refilter()
    }

    private func edgesChanged() {
        guard let world = dynamicAnimator?.world else { return }
        removeEdges(from: world)
        addEdges(to: world)
        world.refilter()
        changed()
    }

    private func addEdges(to world: DynamicWorld) {
        for index in boundaries.indices {
            boundaries[index].edges = boundaries[index].path.lines.map {
                world.addEdge(from: $0.0, to: $0.1, of: self, identifier: boundaries[index].identifier)
            }
        }
        guard let insets, let view = dynamicAnimator?.referenceView else { return }
        let rect = view.bounds.inset(by: insets)
        frameRect = view.bounds
        let corners = [
            CGPoint(x: rect.minX, y: rect.minY), CGPoint(x: rect.maxX, y: rect.minY), CGPoint(x: rect.maxX, y: rect.maxY), CGPoint(x: rect.minX, y: rect.maxY),
        ]
        frame = (0..<4).map { world.addEdge(from: corners[$0], to: corners[($0 + 1) % 4], of: self, identifier: nil) }
    }

    private func removeEdges(from world: DynamicWorld) {
        frame.forEach(world.removeEdge)
        frame = []
        for index in boundaries.indices {
            boundaries[index].edges.forEach(world.removeEdge)
            boundaries[index].edges = []
        }
    }

    override func push(_ world: DynamicWorld, seconds: Double) {
        // The reference view may have another size by now.
        if insets != nil, let view = dynamicAnimator?.referenceView, view.bounds != frameRect { edgesChanged() }
    }

    // MARK: Contacts

    func notify(_ a: any UIDynamicItem, _ b: any UIDynamicItem, at point: CGPoint, began: Bool) {
        guard let collisionDelegate else { return }
        if began {
            try? collisionDelegate.collisionBehavior(self, beganContactFor: a, with: b, at: point)
        } else {
            try? collisionDelegate.collisionBehavior(self, endedContactFor: a, with: b)
        }
    }

    func notify(_ item: any UIDynamicItem, boundary: (any NSCopying)?, at point: CGPoint, began: Bool) {
        guard let collisionDelegate else { return }
        if began {
            try? collisionDelegate.collisionBehavior(self, beganContactFor: item, withBoundaryIdentifier: boundary, at: point)
        } else {
            try? collisionDelegate.collisionBehavior(self, endedContactFor: item, withBoundaryIdentifier: boundary)
        }
    }
}

@MainActor @preconcurrency public protocol UICollisionBehaviorDelegate: NSObjectProtocol {
    func collisionBehavior(
        _ behavior: UICollisionBehavior, beganContactFor item1: any UIDynamicItem, with item2: any UIDynamicItem, at p: CGPoint
    ) throws(Unimplemented)
    func collisionBehavior(_ behavior: UICollisionBehavior, endedContactFor item1: any UIDynamicItem, with item2: any UIDynamicItem) throws(Unimplemented)
    func collisionBehavior(
        _ behavior: UICollisionBehavior, beganContactFor item: any UIDynamicItem, withBoundaryIdentifier identifier: (any NSCopying)?, at p: CGPoint
    ) throws(Unimplemented)
    func collisionBehavior(
        _ behavior: UICollisionBehavior, endedContactFor item: any UIDynamicItem, withBoundaryIdentifier identifier: (any NSCopying)?
    ) throws(Unimplemented)
}

extension UICollisionBehaviorDelegate {
    public func collisionBehavior(
        _ behavior: UICollisionBehavior, beganContactFor item1: any UIDynamicItem, with item2: any UIDynamicItem, at p: CGPoint
    ) throws(Unimplemented) {
        try ObjCRuntime.invokeOptional("collisionBehavior:beganContactForItem:withItem:atPoint:", on: self, [behavior, item1, item2, p])
    }
    public func collisionBehavior(
        _ behavior: UICollisionBehavior, endedContactFor item1: any UIDynamicItem, with item2: any UIDynamicItem
    ) throws(Unimplemented) {
        try ObjCRuntime.invokeOptional("collisionBehavior:endedContactForItem:withItem:", on: self, [behavior, item1, item2])
    }
    public func collisionBehavior(
        _ behavior: UICollisionBehavior, beganContactFor item: any UIDynamicItem, withBoundaryIdentifier identifier: (any NSCopying)?, at p: CGPoint
    ) throws(Unimplemented) {
        try ObjCRuntime.invokeOptional(
            "collisionBehavior:beganContactForItem:withBoundaryIdentifier:atPoint:", on: self, [behavior, item, identifier, p])
    }
    public func collisionBehavior(
        _ behavior: UICollisionBehavior, endedContactFor item: any UIDynamicItem, withBoundaryIdentifier identifier: (any NSCopying)?
    ) throws(Unimplemented) {
        try ObjCRuntime.invokeOptional("collisionBehavior:endedContactForItem:withBoundaryIdentifier:", on: self, [behavior, item, identifier])
    }
}

extension UIBezierPath {
    /// Its outline as straight lines; curves in eight.
    fileprivate var lines: [(CGPoint, CGPoint)] {
        var result: [(CGPoint, CGPoint)] = [], start = CGPoint.zero, last = CGPoint.zero
        func go(to point: CGPoint) {
            if point != last { result.append((last, point)) }
            last = point
        }
        cgPath.applyWithBlock { element in
            let points = element.pointee.points
            switch element.pointee.type {
            case .moveToPoint: (start, last) = (points[0], points[0])
            case .addLineToPoint: go(to: points[0])
            case .addQuadCurveToPoint:
                let from = last
                for step in 1...8 {
                    let t = CGFloat(step) / 8, s = 1 - t
                    let x = s * s * from.x + 2 * s * t * points[0].x + t * t * points[1].x
                    go(to: CGPoint(x: x, y: s * s * from.y + 2 * s * t * points[0].y + t * t * points[1].y))
                }
            case .addCurveToPoint:
                let from = last
                for step in 1...8 {
                    let t = CGFloat(step) / 8, s = 1 - t, a = s * s * s, b = 3 * s * s * t, c = 3 * s * t * t, d = t * t * t
                    let x = a * from.x + b * points[0].x + c * points[1].x + d * points[2].x
                    go(to: CGPoint(x: x, y: a * from.y + b * points[0].y + c * points[1].y + d * points[2].y))
                }
            case .closeSubpath: go(to: start)
            }
        }
        return result
    }
}

// On Apple's systems a string is an object where one is asked for: `"floor" as NSCopying` names a boundary.
extension String: @retroactive NSCopying {
    public func copy(with zone: NSZone?) -> Any { self }
}
