// The focus of a remote control or of full keyboard access. Nobody uses either here: no item is focused, and environments hear of no updates.

public struct UIFocusHeading: OptionSet, Hashable, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let up = UIFocusHeading(rawValue: 1)
    public static let down = UIFocusHeading(rawValue: 2)
    public static let left = UIFocusHeading(rawValue: 4)
    public static let right = UIFocusHeading(rawValue: 8)
    public static let next = UIFocusHeading(rawValue: 16)
    public static let previous = UIFocusHeading(rawValue: 32)
    public static let first = UIFocusHeading(rawValue: 256)
    public static let last = UIFocusHeading(rawValue: 512)
}

/// A place that the focus can be in.
@preconcurrency @MainActor public protocol UIFocusEnvironment: NSObjectProtocol {
    var preferredFocusEnvironments: [any UIFocusEnvironment] { get }
    func setNeedsFocusUpdate()
    func updateFocusIfNeeded()
    func shouldUpdateFocus(in context: UIFocusUpdateContext) -> Bool
    func didUpdateFocus(in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator)
    /// The next environment outward.
    var parentFocusEnvironment: (any UIFocusEnvironment)? { get }
    /// The place with this environment's items.
    var focusItemContainer: (any UIFocusItemContainer)? { get }
}

extension UIFocusEnvironment {
    /// Whether an environment is this one or lies within it.
    public func contains(_ environment: any UIFocusEnvironment) -> Bool {
        var current: (any UIFocusEnvironment)? = environment
        while let place = current {
            if place === self { return true }
            current = place.parentFocusEnvironment
        }
        return false
    }
}

/// An item that can have the focus.
@preconcurrency @MainActor public protocol UIFocusItem: UIFocusEnvironment {
    var canBecomeFocused: Bool { get }
    var isFocused: Bool { get }
    var frame: CGRect { get }
}

/// A place with items that can have the focus.
@preconcurrency @MainActor public protocol UIFocusItemContainer: NSObjectProtocol {
    /// The coordinates that the items' frames are in.
    var coordinateSpace: any UICoordinateSpace { get }
    /// The items that lie in a rectangle, at least in part.
    func focusItems(in rect: CGRect) -> [any UIFocusItem]
}

/// A container whose items are scrolled.
@preconcurrency @MainActor public protocol UIFocusItemScrollableContainer: UIFocusItemContainer {
    var contentOffset: CGPoint { get set }
    var contentSize: CGSize { get }
    var visibleSize: CGSize { get }
}

extension UIView: UIFocusItemContainer {
    public var coordinateSpace: any UICoordinateSpace { self }

    /// The subviews that could have the focus and are seen in a rectangle of this view's coordinates.
    public func focusItems(in rect: CGRect) -> [any UIFocusItem] {
        subviews.filter { !$0.isHidden && $0.alpha > 0 && $0.canBecomeFocused && rect.intersects($0.frame) }
    }

    /// The next environment outward: the controller whose view this is, or the superview.
    public var parentFocusEnvironment: (any UIFocusEnvironment)? { next as? UIViewController ?? superview }
    public var focusItemContainer: (any UIFocusItemContainer)? { self }
}

extension UIScrollView: UIFocusItemScrollableContainer {}

extension UIViewController {
    /// The next environment outward: what the controller's view lies in, or the controller around it.
    public var parentFocusEnvironment: (any UIFocusEnvironment)? { viewIfLoaded?.superview ?? parent }
    public var focusItemContainer: (any UIFocusItemContainer)? { viewIfLoaded }
}

extension UIView: UIFocusItem {
    /// False: nothing has the focus.
    public var isFocused: Bool { false }
}
extension UIViewController: UIFocusEnvironment {}

@preconcurrency @MainActor open class UIFocusUpdateContext: NSObject {
    open var previouslyFocusedItem: (any UIFocusItem)? { nil }
    open var nextFocusedItem: (any UIFocusItem)? { nil }
    open var previouslyFocusedView: UIView? { nil }
    open var nextFocusedView: UIView? { nil }
    open var focusHeading: UIFocusHeading { [] }
}

@preconcurrency @MainActor open class UIFocusAnimationCoordinator: NSObject {
    open func addCoordinatedAnimations(_ animations: (() -> Void)?, completion: (() -> Void)? = nil) {
        animations?()
        completion?()
    }
}

@preconcurrency @MainActor open class UIFocusSystem: NSObject {
    nonisolated public static let didUpdateNotification = NSNotification.Name("UIFocusDidUpdateNotification")
    nonisolated public static let movementDidFailNotification = NSNotification.Name("UIFocusMovementDidFailNotification")
    nonisolated public static let focusUpdateContextUserInfoKey = "UIFocusUpdateContextKey"
    nonisolated public static let animationCoordinatorUserInfoKey = "UIFocusUpdateAnimationCoordinatorKey"

    /// Nil: there is none.
    public convenience init?(for environment: any UIFocusEnvironment) { nil }
    open class func focusSystem(for environment: any UIFocusEnvironment) -> UIFocusSystem? { nil }
    open weak var focusedItem: (any UIFocusItem)? { nil }
    open func requestFocusUpdate(to environment: any UIFocusEnvironment) {}
    open func updateFocusIfNeeded() {}
}

/// Leads the focus elsewhere.
@preconcurrency @MainActor open class UIFocusGuide: UILayoutGuide {
    open var isEnabled = true
    open var preferredFocusEnvironments: [any UIFocusEnvironment]! = []
}
