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
    /// The group of environments that the focus moves through together. Default nil: that of the environment around it.
    var focusGroupIdentifier: String? { get }
    /// The view that gets the focus first, as before `preferredFocusEnvironments`. Default nil.
    var preferredFocusedView: UIView? { get }
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

    public var focusGroupIdentifier: String? { ObjCRuntime.optionalProperty("focusGroupIdentifier", of: self) }
    public var preferredFocusedView: UIView? { ObjCRuntime.optionalProperty("preferredFocusedView", of: self) }
}

/// An item that can have the focus.
@preconcurrency @MainActor public protocol UIFocusItem: UIFocusEnvironment {
    var canBecomeFocused: Bool { get }
    var isFocused: Bool { get }
    var frame: CGRect { get }
    /// How the item shows that it has the focus. Default nil: not at all.
    var focusEffect: UIFocusEffect? { get }
    /// Which item of a group gets the focus first. Default ignored.
    var focusGroupPriority: UIFocusGroupPriority { get }
    /// Whether items behind this one can have the focus. Default false.
    var isTransparentFocusItem: Bool { get }
    /// A finger moves over a remote control, and the focus may follow. Not called: there is none.
    func didHintFocusMovement(_ hint: UIFocusMovementHint)
}

extension UIFocusItem {
    public var focusEffect: UIFocusEffect? { ObjCRuntime.optionalProperty("focusEffect", of: self) }
    public var focusGroupPriority: UIFocusGroupPriority { ObjCRuntime.optionalProperty("focusGroupPriority", of: self) ?? .ignored }
    public var isTransparentFocusItem: Bool { ObjCRuntime.optionalProperty("isTransparentFocusItem", of: self) ?? false }
    public func didHintFocusMovement(_ hint: UIFocusMovementHint) {
        try? ObjCRuntime.invokeOptional("didHintFocusMovement:", on: self, [hint])
    }
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
    open internal(set) weak var previouslyFocusedItem: (any UIFocusItem)?
    open internal(set) weak var nextFocusedItem: (any UIFocusItem)?
    /// The items where they are views.
    open var previouslyFocusedView: UIView? { previouslyFocusedItem as? UIView }
    open var nextFocusedView: UIView? { nextFocusedItem as? UIView }
    open internal(set) var focusHeading: UIFocusHeading = []
}

@preconcurrency @MainActor open class UIFocusAnimationCoordinator: NSObject {
    open func addCoordinatedAnimations(_ animations: (() -> Void)?, completion: (() -> Void)? = nil) {
        animations?()
        completion?()
    }

    /// Animations of the item that gets the focus. A ring appears at once, so that they take no time.
    open func addCoordinatedFocusingAnimations(_ animations: ((any UIFocusAnimationContext) -> Void)?, completion: (() -> Void)? = nil) {
        animations?(FocusAnimation())
        completion?()
    }

    /// Animations of the item that loses the focus.
    open func addCoordinatedUnfocusingAnimations(_ animations: ((any UIFocusAnimationContext) -> Void)?, completion: (() -> Void)? = nil) {
        animations?(FocusAnimation())
        completion?()
    }
}

/// The system's own animation of a move of the focus.
@preconcurrency @MainActor public protocol UIFocusAnimationContext: NSObjectProtocol {
    /// Seconds.
    var duration: TimeInterval { get }
}

private final class FocusAnimation: NSObject, UIFocusAnimationContext {
    let duration: TimeInterval = 0
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

    /// The one view of `preferredFocusEnvironments`, as before there were several.
    open weak var preferredFocusedView: UIView? {
        get { preferredFocusEnvironments?.first as? UIView }
        set { preferredFocusEnvironments = newValue.map { [$0] } ?? [] }
    }
}
