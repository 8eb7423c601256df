/// Recognises one or several taps with one or several fingers.
@preconcurrency @MainActor open class UITapGestureRecognizer: UIGestureRecognizer {
    open var numberOfTapsRequired = 1
    open var numberOfTouchesRequired = 1
    /// The button of a pointer that has to be pressed. A finger stands for the primary one; taps of others are not recognised, since
    /// there is no pointer. Default primary.
    open var buttonMaskRequired: UIEvent.ButtonMask = .primary

    private var taps = 0
    private var fingers = 0
    private var start = CGPoint.zero

    /// Points a finger may stray, and seconds a tap may take and may be apart from the next (behaviour/metrics.json, gestures).
    private static let allowableMovement: CGFloat = 45
    private static let maximumDuration: TimeInterval = 0.75
    private static let maximumInterval: TimeInterval = 0.35

    open dynamic override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        guard pendingState == nil else { return }
        let live: [UITouch] = liveTouches
        fingers = max(fingers, live.count)
        guard fingers <= numberOfTouchesRequired, buttonMaskRequired.contains(.primary) || buttonMaskRequired.isEmpty else {
            state = .failed
            return
        }
        guard live.count == touches.count else { return }
        if taps == 0 {
            start = windowLocation
        } else if distance(from: start) > Self.allowableMovement {
            state = .failed
            return
        }
        deadline = event.timestamp + Self.maximumDuration
    }

    open dynamic override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        guard pendingState == nil, numberOfTouches == 1, distance(from: start) > Self.allowableMovement else { return }
        state = .failed
    }

    open dynamic override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
        guard pendingState == nil, liveTouches.isEmpty else { return }
        guard fingers == numberOfTouchesRequired else {
            state = .failed
            return
        }
        taps += 1
        fingers = 0
        if taps >= numberOfTapsRequired {
            deadline = nil
            state = .ended
        } else {
            deadline = event.timestamp + Self.maximumInterval
        }
    }

    open dynamic override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
        state = .failed
    }

    override func deadlineDidPass() {
        state = .failed
    }

    private func distance(from point: CGPoint) -> CGFloat {
        let now: CGPoint = windowLocation
        return hypot(now.x - point.x, now.y - point.y)
    }

    open override func reset() {
        super.reset()
        taps = 0
        fingers = 0
    }

    /// A tap leaves recognisers of more taps their chance.
    open override func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool {
        if let other = preventedGestureRecognizer as? UITapGestureRecognizer, other.numberOfTapsRequired > numberOfTapsRequired {
            return false
        }
        return super.canPrevent(preventedGestureRecognizer)
    }
}
