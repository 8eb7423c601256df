/// The pan that scrolls. It starts along an axis on which the content can move, at once on content that glides.
final class UIScrollViewPanGestureRecognizer: UIPanGestureRecognizer {
    private var scroller: UIScrollView? { view as? UIScrollView }

    /// The scroll view answers for its pan, as far as it conforms to the protocol.
    override var delegate: (any UIGestureRecognizerDelegate)? {
        get { view as? any UIGestureRecognizerDelegate }
        set {
            guard let newValue, newValue as AnyObject !== view else { return }
            fatalError("UIScrollView's built-in pan gesture recognizer must have its scroll view as its delegate.")
        }
    }

    override func shouldStart(after travel: CGPoint) -> Bool {
        scroller?.drag.shouldStart(after: travel, slack: Self.slack) ?? false
    }

    override func shouldRequireFailure(of otherGestureRecognizer: UIGestureRecognizer) -> Bool {
        otherGestureRecognizer is UIScreenEdgePanGestureRecognizer
    }

    override func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool {
        preventedGestureRecognizer !== scroller?.pinchGestureRecognizer
    }

    override func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool {
        preventingGestureRecognizer !== scroller?.pinchGestureRecognizer
    }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesBegan(touches, with: event)
        guard state == .possible, liveTouches.count == touches.count, let scroller else { return }
        if scroller.drag.touchDidLand() { state = .began }
    }

    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesEnded(touches, with: event)
        if liveTouches.isEmpty { scroller?.drag.touchDidLift() }
    }

    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesCancelled(touches, with: event)
        scroller?.drag.touchDidLift()
    }
}

/// Keeps touches from the content until it is clear that they do not scroll: for 0.15 s (behaviour/rules.md 6.8).
final class UIScrollViewDelayedTouchesBeganGestureRecognizer: UIGestureRecognizer {
    static let delay: TimeInterval = 0.15

    private var start = CGPoint.zero

    override init(target: Any?, action: Selector?) {
        super.init(target: target, action: action)
        delaysTouchesBegan = true
        delaysTouchesEnded = false
        cancelsTouchesInView = false
    }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        guard state == .possible, liveTouches.count == touches.count else { return }
        guard let scroller = view as? UIScrollView, scroller.drag.canScroll else {
            state = .failed
            return
        }
        start = windowLocation
        deadline = event.timestamp + Self.delay
    }

    override func deadlineDidPass() { state = .failed }

    /// A finger that goes where the content cannot is the content's.
    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        let now: CGPoint = windowLocation
        if hypot(now.x - start.x, now.y - start.y) >= UIPanGestureRecognizer.slack { state = .failed }
    }

    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) { state = .failed }
    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) { state = .failed }
    override func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool { false }
}

/// The pinch that zooms, together with the pan.
final class UIScrollViewPinchGestureRecognizer: UIPinchGestureRecognizer {
    override func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool {
        !(preventedGestureRecognizer is UIScrollViewPanGestureRecognizer && preventedGestureRecognizer.view === view)
    }

    override func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool {
        !(preventingGestureRecognizer is UIScrollViewPanGestureRecognizer && preventingGestureRecognizer.view === view)
    }
}
