/// One finger (or pointer) on the screen, from its landing to its lift.
@preconcurrency @MainActor open class UITouch: NSObject {
    public enum Phase: Int, Sendable {
        case began = 0, moved = 1, stationary = 2, ended = 3, cancelled = 4
        case regionEntered = 5, regionMoved = 6, regionExited = 7
    }

    public enum TouchType: Int, Sendable {
        case direct = 0, indirect = 1, pencil = 2, indirectPointer = 3
        /// The name of `pencil` before it had one.
        public static var stylus: TouchType { .pencil }
    }

    /// Seconds on the session's clock.
    open internal(set) var timestamp: TimeInterval = 0
    open internal(set) var phase: Phase = .began
    /// Landings in quick succession at about the same place, this one included.
    open internal(set) var tapCount = 1
    open var type: TouchType { .direct }
    /// How hard the touch presses, 1 being an average one. 0, as on every screen that does not feel it: see
    /// `UITraitCollection.forceTouchCapability`.
    open var force: CGFloat { 0 }
    /// The largest `force` there can be; 0 on screens that feel none.
    open var maximumPossibleForce: CGFloat { 0 }
    open internal(set) weak var window: UIWindow?
    /// The view the touch landed on; it stays this view's for life (behaviour/rules.md 5.1).
    open internal(set) weak var view: UIView?
    /// Whether the touch took a menu away as it landed: it scrolls, drags and draws what is under it, and taps nothing.
    var hasDismissedMenu = false
    /// Whether an edit menu was taken away as the touch landed; the touch goes on as any other.
    var hasDismissedEditMenu = false
    /// The recognisers that see the touch.
    open var gestureRecognizers: [UIGestureRecognizer]? { recognizers }
    var recognizers: [UIGestureRecognizer] = []

    /// In the window's coordinates.
    var windowLocation = CGPoint.zero
    var previousWindowLocation = CGPoint.zero

    /// The place of the touch, in `view`'s coordinates, or the window's for nil.
    open func location(in view: UIView?) -> CGPoint {
        view?.convert(windowLocation, from: nil) ?? windowLocation
    }

    open func previousLocation(in view: UIView?) -> CGPoint {
        view?.convert(previousWindowLocation, from: nil) ?? previousWindowLocation
    }
}
