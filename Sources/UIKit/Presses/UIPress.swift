/// A button that is held down: here a key of the keyboard.
@preconcurrency @MainActor open class UIPress: NSObject {
    public enum Phase: Int, Sendable {
        case began = 0, changed, stationary, ended, cancelled
    }

    public enum PressType: Int, Sendable {
        case upArrow = 0, downArrow, leftArrow, rightArrow, select, menu, playPause
        case pageUp = 30, pageDown = 31
    }

    /// Seconds on the session's clock.
    public internal(set) var timestamp: TimeInterval = 0
    public internal(set) var phase: Phase = .began
    /// Which button of a remote control; for a key its arrow, else one that no remote has.
    public let type: PressType
    public internal(set) weak var window: UIWindow?
    public internal(set) weak var responder: UIResponder?
    /// Those that the press was shown to.
    public internal(set) var gestureRecognizers: [UIGestureRecognizer]?
    public var force: CGFloat { phase == .ended ? 0 : 1 }
    public let key: UIKey?

    /// A press of no key, as tests make one: of the type that is 0.
    public override init() {
        (key, type) = (nil, .upArrow)
        super.init()
    }

    init(_ key: UIKey) {
        self.key = key
        type =
            switch key.keyCode {
            case .keyboardUpArrow: .upArrow
            case .keyboardDownArrow: .downArrow
            case .keyboardLeftArrow: .leftArrow
            case .keyboardRightArrow: .rightArrow
            case .keyboardPageUp: .pageUp
            case .keyboardPageDown: .pageDown
            default: .select
            }
        timestamp = CACurrentMediaTime()
    }
}

/// Buttons that are held down.
@preconcurrency @MainActor open class UIPressesEvent: UIEvent {
    let pressSet: Set<UIPress>

    init(_ presses: Set<UIPress>) {
        pressSet = presses
        super.init()
        modifierFlags = presses.reduce([]) { $0.union($1.key?.modifierFlags ?? []) }
    }

    open override var type: EventType { .presses }
    open var allPresses: Set<UIPress> { pressSet }
    open func presses(for gesture: UIGestureRecognizer) -> Set<UIPress> {
        pressSet.filter { press in press.gestureRecognizers?.contains { $0 === gesture } == true }
    }
}
