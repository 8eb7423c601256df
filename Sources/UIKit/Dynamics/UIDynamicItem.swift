public enum UIDynamicItemCollisionBoundsType: UInt, Sendable { case rectangle = 0, ellipse, path }

/// An object that dynamics can move: it says where it is, and is told where it comes to be.
@preconcurrency @MainActor public protocol UIDynamicItem: NSObjectProtocol {
    /// In the reference view's coordinates.
    var center: CGPoint { get set }
    /// Its size is that of the body.
    var bounds: CGRect { get }
    /// Its turn is that of the body; what else it does is lost once the item moves.
    var transform: CGAffineTransform { get set }
    /// Default `.rectangle`.
    var collisionBoundsType: UIDynamicItemCollisionBoundsType { get }
    /// About the centre, where the type is `.path`. Its convex hull is what collides.
    var collisionBoundingPath: UIBezierPath { get }
}

extension UIDynamicItem {
    public var collisionBoundsType: UIDynamicItemCollisionBoundsType { .rectangle }
    public var collisionBoundingPath: UIBezierPath {
        UIBezierPath(rect: CGRect(x: -bounds.width / 2, y: -bounds.height / 2, width: bounds.width, height: bounds.height))
    }
}

extension UIView: UIDynamicItem {}
extension UICollectionViewLayoutAttributes: UIDynamicItem {}

/// Several items that move as one.
@preconcurrency @MainActor open class UIDynamicItemGroup: NSObject, UIDynamicItem {
    public let items: [any UIDynamicItem]
    private let places: [(offset: CGPoint, angle: CGFloat)]

    public init(items: [any UIDynamicItem]) {
        self.items = items
        let box = items.reduce(CGRect.null) { box, item in
            box.union(
                CGRect(
                    x: item.center.x - item.bounds.width / 2, y: item.center.y - item.bounds.height / 2, width: item.bounds.width, height: item.bounds.height))
        }
        let middle = box.isNull ? .zero : CGPoint(x: box.midX, y: box.midY)
        center = middle
        bounds = CGRect(origin: .zero, size: box.isNull ? .zero : box.size)
        places = items.map { (CGPoint(x: $0.center.x - middle.x, y: $0.center.y - middle.y), atan2($0.transform.b, $0.transform.a)) }
        super.init()
    }

    public var center: CGPoint { didSet { place() } }
    public let bounds: CGRect
    public var transform = CGAffineTransform.identity { didSet { place() } }

    private func place() {
        for (item, place) in zip(items, places) {
            let offset = place.offset.applying(transform)
            item.center = CGPoint(x: center.x + offset.x, y: center.y + offset.y)
            item.transform = CGAffineTransform(rotationAngle: place.angle).concatenating(transform)
        }
    }
}
