/// Recognises fingers that stay on a place; then follows them until they lift.
@preconcurrency @MainActor open class UILongPressGestureRecognizer: UIGestureRecognizer {
    /// Seconds the fingers have to stay. Default 0.5.
    open var minimumPressDuration: TimeInterval = 0.5
    /// Points a finger may stray before the press is recognised. Default 10.
    open var allowableMovement: CGFloat = 10
    open var numberOfTouchesRequired = 1
    /// Taps that have to come before the press. Default 0.
    open var numberOfTapsRequired = 0

    private var start = CGPoint.zero
    private var taps = 0

    private static let maximumTapInterval: TimeInterval = 0.35

    open dynamic override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        let count: Int = liveTouches.count
        guard count <= numberOfTouchesRequired else {
            if state == .possible { state = .failed }
            return
        }
        guard count == numberOfTouchesRequired, state == .possible else { return }
        start = windowLocation
        deadline = event.timestamp + (taps == numberOfTapsRequired ? minimumPressDuration : Self.maximumTapInterval)
        if minimumPressDuration <= 0, taps == numberOfTapsRequired { deadlineDidPass() }
    }

    override func deadlineDidPass() {
        deadline = nil
        let isPressed: Bool = taps == numberOfTapsRequired && liveTouches.count == numberOfTouchesRequired
        state = isPressed ? .began : .failed
    }

    open dynamic override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        if state == .began || state == .changed {
            state = .changed
            return
        }
        let now: CGPoint = windowLocation
        if hypot(now.x - start.x, now.y - start.y) > allowableMovement { state = .failed }
    }

    open dynamic override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
        if state == .began || state == .changed {
            if liveTouches.isEmpty { state = .ended }
            return
        }
        guard liveTouches.isEmpty, taps < numberOfTapsRequired else {
            state = .failed
            return
        }
        taps += 1
        deadline = event.timestamp + Self.maximumTapInterval
    }

    open dynamic override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
        state = .cancelled
    }

    open override func reset() {
        super.reset()
        taps = 0
    }
}
