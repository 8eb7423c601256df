/// How an item shows that it has the focus. Nothing has the focus of a remote control or of full keyboard access here.
@preconcurrency @MainActor open class UIFocusEffect: NSObject, NSCopying {
    public override init() { super.init() }
    /// The same effect: effects do not change.
    open nonisolated func copy(with zone: NSZone? = nil) -> Any { self }
}

/// A ring around an item.
@preconcurrency @MainActor open class UIFocusHaloEffect: UIFocusEffect {
    /// The place of the ring, in front of or behind a view.
    open weak var containerView: UIView?
    open weak var referenceView: UIView?
    open var position: UIFocusHaloEffect.Position = .automatic
    private let path: UIBezierPath?

    public enum Position: Int, Sendable {
        case automatic = 0, outside, inside
    }

    public override init() {
        path = nil
        super.init()
    }

    public init(rect: CGRect) {
        path = UIBezierPath(rect: rect)
        super.init()
    }

    public init(roundedRect rect: CGRect, cornerRadius: CGFloat, curve: CALayerCornerCurve) {
        path = UIBezierPath(roundedRect: rect, cornerRadius: cornerRadius)
        super.init()
    }

    public init(path bezierPath: UIBezierPath) {
        path = bezierPath
        super.init()
    }
}

/// Which item of a group gets the focus first: the greatest.
public struct UIFocusGroupPriority: RawRepresentable, Hashable, Sendable {
    public var rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    public init(_ rawValue: Int) { self.rawValue = rawValue }
    public static let ignored = UIFocusGroupPriority(rawValue: 0)
    public static let previouslyFocused = UIFocusGroupPriority(rawValue: 1000)
    public static let prioritized = UIFocusGroupPriority(rawValue: 2000)
    public static let currentlyFocused = UIFocusGroupPriority(rawValue: .max)
}

/// A move of the focus in a table.
@preconcurrency @MainActor open class UITableViewFocusUpdateContext: UIFocusUpdateContext {
    open internal(set) var previouslyFocusedIndexPath: IndexPath?
    open internal(set) var nextFocusedIndexPath: IndexPath?
}

/// A move of the focus in a collection view.
@preconcurrency @MainActor open class UICollectionViewFocusUpdateContext: UIFocusUpdateContext {
    open internal(set) var previouslyFocusedIndexPath: IndexPath?
    open internal(set) var nextFocusedIndexPath: IndexPath?
}
