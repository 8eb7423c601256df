/// Watches touches and tells its targets when they make the gesture that its class stands for.
///
/// A recogniser starts in `possible`. A discrete one goes to `ended` (recognised) or `failed`; a continuous one to `began`,
/// `changed` and `ended` or `cancelled` (behaviour/rules.md 6.1). Targets are not retained.
@preconcurrency @MainActor open class UIGestureRecognizer: NSObject {
    public enum State: Int, Sendable {
        case possible = 0, began = 1, changed = 2, ended = 3, cancelled = 4, failed = 5

        /// A discrete gesture was recognised: the same as `ended`.
        public static var recognized: State { .ended }
    }

    public convenience override init() {
        self.init(target: nil, action: nil)
    }

    public init(target: Any?, action: Selector?) {
        super.init()
        if let target, let action { addTarget(target, action: action) }
    }

    public init?(coder: NSCoder) {
        super.init()
        guard let nib = coder.nib else { return }
        nib.load.register(self, nib.element)
        GestureDecoding.decode(self, nib.element)
    }

    // MARK: Targets

    /// The pairs themselves are for key-value coding.
    var targets: [GestureTarget] = []

    /// Sends `action`, with the recogniser as its argument if it takes one, at each change of state but failure.
    open func addTarget(_ target: Any, action: Selector) {
        let object = target as AnyObject
        guard !targets.contains(where: { $0.object === object && $0.action == action }) else { return }
        targets.append(GestureTarget(object, action))
    }

    /// Removes the pairs that match; a nil target or action matches all.
    open func removeTarget(_ target: Any?, action: Selector?) {
        let object = target as AnyObject?
        targets.removeAll { (target == nil || $0.object === object) && (action == nil || $0.action == action) }
    }

    func sendActions() {
        for target in targets {
            guard let object = target.object else { continue }
            ActionMessage.send(target.action, to: object, arguments: [self])
        }
        onAction?()
    }

    /// The handler by which UIKit's own users of a recogniser follow its changes of state.
    package var onAction: (() -> Void)?

    // MARK: State

    /// Set by subclasses as they follow the touches. A change that has to wait for the failure of another recogniser is not
    /// seen here until then, and one that is not allowed does not happen.
    open var state: State {
        get { currentState }
        set { GestureEnvironment.shared.request(newValue, from: self) }
    }

    var currentState = State.possible
    /// The state to enter once every recogniser that has to fail first has failed.
    var pendingState: State?
    /// The answer to "may this begin", asked once a sequence of touches.
    var mayBegin: Bool?

    open weak var delegate: (any UIGestureRecognizerDelegate)?
    /// The view whose touches, and whose subviews' touches, the recogniser sees.
    open internal(set) weak var view: UIView?
    open var name: String?

    /// Switching off a recogniser that is at work cancels it (behaviour/rules.md 6.5).
    open var isEnabled = true {
        didSet { if !isEnabled, oldValue { GestureEnvironment.shared.withdraw(self) } }
    }

    /// Whether the view loses the touches of a recognised gesture. Default true.
    open var cancelsTouchesInView = true
    /// Whether the view gets no touches while the gesture may still be recognised. Default false.
    open var delaysTouchesBegan = false
    /// Whether the ends of touches wait until the gesture has failed. Default true.
    open var delaysTouchesEnded = true

    /// The types of touches that it sees, as raw values of `UITouch.TouchType`. Default all.
    open var allowedTouchTypes: [NSNumber] = [0, 1, 2, 3]
    /// The types of presses that it sees, as raw values of `UIPress.PressType`. The system's recognisers follow touches alone: only those of
    /// an app have a use for it. Default none.
    open var allowedPressTypes: [NSNumber] = []
    /// The modifiers of the last event that it saw.
    open internal(set) var modifierFlags: UIKeyModifierFlags = []
    /// The buttons of a pointer that are held: none, since there is no pointer.
    open var buttonMask: UIEvent.ButtonMask { [] }
    /// Whether it keeps to the type of its first touch. Default true. All touches here are of one type.
    open var requiresExclusiveTouchType = true

    // MARK: Other recognisers

    private let requiredFailures = NSHashTable<UIGestureRecognizer>.weakObjects()

    /// Makes this recogniser wait until `otherGestureRecognizer` has failed (behaviour/rules.md 6.2).
    open func require(toFail otherGestureRecognizer: UIGestureRecognizer) {
        requiredFailures.add(otherGestureRecognizer)
    }

    func requires(_ other: UIGestureRecognizer) -> Bool {
        requiredFailures.contains(other)
    }

    /// Whether this recogniser, recognised, keeps the other from being so. Default true.
    open func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool { true }
    open func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool { true }
    /// Whether this recogniser waits for the other's failure, by class. Default false.
    open func shouldRequireFailure(of otherGestureRecognizer: UIGestureRecognizer) -> Bool { false }
    open func shouldBeRequiredToFail(by otherGestureRecognizer: UIGestureRecognizer) -> Bool { false }

    // MARK: Touches

    /// The touches of the gesture, in the order in which they landed; they stay until the recogniser is reset.
    private(set) var trackedTouches: [UITouch] = []
    /// The index in `trackedTouches` of the first that landed since no finger was down: the last tap of several.
    private var lastLanding = 0
    var liveTouches: [UITouch] { trackedTouches.filter { !$0.isOver } }

    /// How many touches make up the gesture now.
    open var numberOfTouches: Int { gestureTouches.count }

    /// While fingers are down those; once all are lifted, the ones that were.
    private var gestureTouches: [UITouch] {
        let live: [UITouch] = liveTouches
        return live.isEmpty ? Array(trackedTouches.dropFirst(lastLanding)) : live
    }

    func track(_ touch: UITouch) {
        if liveTouches.isEmpty { lastLanding = trackedTouches.count }
        trackedTouches.append(touch)
    }

    func forgetTouches() {
        trackedTouches = []
        lastLanding = 0
    }

    /// The middle of the gesture's touches in `view`'s coordinates, or the window's for nil.
    open func location(in view: UIView?) -> CGPoint {
        let center: CGPoint = windowLocation
        return view?.convert(center, from: nil) ?? center
    }

    open func location(ofTouch touchIndex: Int, in view: UIView?) -> CGPoint {
        gestureTouches[touchIndex].location(in: view)
    }

    /// The middle of the gesture's touches, in the window's coordinates.
    var windowLocation: CGPoint {
        let touches: [UITouch] = gestureTouches
        guard !touches.isEmpty else { return .zero }
        let count = CGFloat(touches.count)
        return CGPoint(
            x: touches.reduce(0) { $0 + $1.windowLocation.x } / count, y: touches.reduce(0) { $0 + $1.windowLocation.y } / count)
    }

    /// Leaves a press out of the gesture: its end is not shown to the recogniser.
    open func ignore(_ button: UIPress, for event: UIPressesEvent) {
        button.gestureRecognizers?.removeAll { $0 === self }
    }

    /// Asked before an event begins for the recogniser; false hides its touches or presses. Default true.
    open func shouldReceive(_ event: UIEvent) -> Bool { true }

    /// Leaves a touch out of the gesture.
    open func ignore(_ touch: UITouch, for event: UIEvent) {
        trackedTouches.removeAll { $0 === touch }
        touch.recognizers.removeAll { $0 === self }
    }

    open dynamic func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {}
    open dynamic func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {}
    open dynamic func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {}
    open dynamic func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {}
    /// A pencil's touches turned out to be others than estimated. Not called: there is no pencil.
    open dynamic func touchesEstimatedPropertiesUpdated(_ touches: Set<UITouch>) {}

    // MARK: Presses

    open dynamic func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent) {}
    open dynamic func pressesChanged(_ presses: Set<UIPress>, with event: UIPressesEvent) {}
    open dynamic func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent) {}
    open dynamic func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent) {}

    /// Called when the gesture is over and the recogniser is about to watch for the next one.
    open func reset() {}

    // MARK: Time

    /// When `deadlineDidPass()` is due, in seconds on the session's clock.
    var deadline: TimeInterval?
    func deadlineDidPass() {}
}

extension UITouch {
    /// Whether the finger has left the screen, or the system took the touch away.
    var isOver: Bool { phase == .ended || phase == .cancelled }
}
