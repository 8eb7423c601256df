/// From a number to another.
open class SKRange: NSObject, NSCopying, @unchecked Sendable {
    public init(lowerLimit lower: CGFloat, upperLimit upper: CGFloat) {
        (lowerLimit, upperLimit) = (lower, upper)
        super.init()
    }
    public convenience init(lowerLimit lower: CGFloat) { self.init(lowerLimit: lower, upperLimit: .greatestFiniteMagnitude) }
    public convenience init(upperLimit upper: CGFloat) { self.init(lowerLimit: -.greatestFiniteMagnitude, upperLimit: upper) }
    public convenience init(constantValue value: CGFloat) { self.init(lowerLimit: value, upperLimit: value) }
    public convenience init(value: CGFloat, variance: CGFloat) { self.init(lowerLimit: value - variance, upperLimit: value + variance) }
    open class func withNoLimits() -> Self { unsafeDowncast(SKRange(lowerLimit: -.greatestFiniteMagnitude, upperLimit: .greatestFiniteMagnitude), to: self) }
    public convenience override init() { self.init(lowerLimit: 0, upperLimit: 0) }
    public required convenience init?(coder aDecoder: NSCoder) { nil }
    open var lowerLimit: CGFloat
    open var upperLimit: CGFloat
    open func copy(with zone: NSZone? = nil) -> Any { SKRange(lowerLimit: lowerLimit, upperLimit: upperLimit) }
    func clamp(_ value: CGFloat) -> CGFloat { max(lowerLimit, min(upperLimit, value)) }
}

/// A condition that a node is held to after actions and physics of each frame.
open class SKConstraint: NSObject, NSCopying, @unchecked Sendable {
    enum Kind {
        case position(x: SKRange?, y: SKRange?)
        case rotation(SKRange)
        case distance(SKRange, ConstraintTarget)
        case orientation(ConstraintTarget, SKRange)
    }
    let kind: Kind
    init(_ kind: Kind) {
        self.kind = kind
        super.init()
    }
    public required convenience init?(coder aDecoder: NSCoder) { nil }

    /// Default true.
    open var enabled = true
    /// In whose coordinates places are. Default nil: the node's parent's.
    open weak var referenceNode: SKNode?

    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = SKConstraint(kind)
        (copy.enabled, copy.referenceNode) = (enabled, referenceNode)
        return copy
    }

    open class func positionX(_ range: SKRange) -> Self { make(.position(x: range, y: nil)) }
    open class func positionY(_ range: SKRange) -> Self { make(.position(x: nil, y: range)) }
    open class func positionX(_ xRange: SKRange, y yRange: SKRange) -> Self { make(.position(x: xRange, y: yRange)) }
    open class func zRotation(_ range: SKRange) -> Self { make(.rotation(range)) }
    open class func distance(_ range: SKRange, to node: SKNode) -> Self { make(.distance(range, ConstraintTarget(node: node, point: .zero))) }
    open class func distance(_ range: SKRange, to point: CGPoint) -> Self { make(.distance(range, ConstraintTarget(node: nil, point: point))) }
    open class func distance(_ range: SKRange, to point: CGPoint, in node: SKNode) -> Self {
        make(.distance(range, ConstraintTarget(node: node, point: point)))
    }
    /// Turns the node so that its right side looks at another node, by an angle within the range.
    open class func orient(to node: SKNode, offset radians: SKRange) -> Self { make(.orientation(ConstraintTarget(node: node, point: .zero), radians)) }
    open class func orient(to point: CGPoint, offset radians: SKRange) -> Self { make(.orientation(ConstraintTarget(node: nil, point: point), radians)) }
    open class func orient(to point: CGPoint, in node: SKNode, offset radians: SKRange) -> Self {
        make(.orientation(ConstraintTarget(node: node, point: point), radians))
    }
    private class func make(_ kind: Kind) -> Self { unsafeDowncast(SKConstraint(kind), to: self) }
}

/// A node, or a place.
final class ConstraintTarget: @unchecked Sendable {
    weak var node: SKNode?
    private let isOfNode: Bool
    let point: CGPoint
    init(node: SKNode?, point: CGPoint) { (self.node, isOfNode, self.point) = (node, node != nil, point) }

    /// In the coordinates of a node's parent; nil where the target is gone.
    @MainActor func place(for held: SKNode, reference: SKNode?) -> CGPoint? {
        if isOfNode, node == nil { return nil }
        guard let from = node ?? reference, let parent = held.parent else { return point }
        return parent.convert(point, from: from)
    }
}

/// Holds nodes to their constraints.
@MainActor enum ConstraintSolver {
    static func apply(in scene: SKScene) {
        scene.forEachNode { node in
            for constraint in node.constraints ?? [] where constraint.enabled { apply(constraint, to: node) }
        }
    }

    static func apply(_ constraint: SKConstraint, to node: SKNode) {
        switch constraint.kind {
        case .position(let x, let y):
            var place = node.position
            let reference = constraint.referenceNode.flatMap { other in node.parent.map { (other, $0) } }
            if let (other, parent) = reference { place = other.convert(place, from: parent) }
            place = CGPoint(x: x?.clamp(place.x) ?? place.x, y: y?.clamp(place.y) ?? place.y)
            if let (other, parent) = reference { place = parent.convert(place, from: other) }
            node.position = place
        case .rotation(let range): node.zRotation = range.clamp(node.zRotation)
        case .distance(let range, let target):
            guard let center = target.place(for: node, reference: constraint.referenceNode) else { return }
            node.position = held(node.position, to: center, range)
        case .orientation(let target, let range):
            guard let point = target.place(for: node, reference: constraint.referenceNode) else { return }
            let wanted = atan2(point.y - node.position.y, point.x - node.position.x)
            node.zRotation = wanted + range.clamp(EffectStart.shortest(node.zRotation - wanted))
        }
    }

    /// The nearest point whose distance from another is in a range.
    static func held(_ point: CGPoint, to center: CGPoint, _ range: SKRange) -> CGPoint {
        let dx = point.x - center.x, dy = point.y - center.y, distance = hypot(dx, dy)
        let wanted = range.clamp(distance)
        guard wanted != distance else { return point }
        guard distance > 0 else { return CGPoint(x: center.x + wanted, y: center.y) }
        return CGPoint(x: center.x + dx * wanted / distance, y: center.y + dy * wanted / distance)
    }
}
