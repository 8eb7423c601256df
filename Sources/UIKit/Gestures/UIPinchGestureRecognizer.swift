/// Recognises two fingers that move apart or together.
@preconcurrency @MainActor open class UIPinchGestureRecognizer: UIGestureRecognizer {
    /// The fingers' distance over what it was when the pinch began. Setting it makes the present distance that scale.
    open var scale: CGFloat = 1 {
        didSet { if !isMeasuring { reference = distance / max(scale, .leastNonzeroMagnitude) } }
    }
    /// Change of scale a second.
    open private(set) var velocity: CGFloat = 0

    private var start: CGFloat = 0
    private var reference: CGFloat = 1
    private var lastTime: TimeInterval = 0
    private var isMeasuring = false

    /// Points by which the distance has to change first (behaviour/metrics.json, gestures).
    private static let slack: CGFloat = 8

    private var distance: CGFloat {
        let touches: [UITouch] = liveTouches
        guard touches.count >= 2 else { return reference * scale }
        let first: CGPoint = touches[0].windowLocation
        let second: CGPoint = touches[1].windowLocation
        return max(hypot(first.x - second.x, first.y - second.y), 1)
    }

    open dynamic override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        guard liveTouches.count <= 2 else {
            for touch in touches { ignore(touch, for: event) }
            return
        }
        guard liveTouches.count == 2 else { return }
        start = distance
        reference = start
        lastTime = event.timestamp
    }

    open dynamic override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        guard liveTouches.count == 2 else { return }
        if state == .possible {
            guard abs(distance - start) >= Self.slack else { return }
            if pendingState == nil { reference = distance }
            measure(at: event.timestamp)
            state = .began
        } else {
            measure(at: event.timestamp)
            state = .changed
        }
    }

    private func measure(at time: TimeInterval) {
        let new: CGFloat = distance / reference
        if time > lastTime { velocity = (new - scale) / CGFloat(time - lastTime) }
        lastTime = time
        isMeasuring = true
        scale = new
        isMeasuring = false
    }

    open dynamic override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
        if state == .possible { if liveTouches.isEmpty { state = .failed } } else { state = .ended }
    }

    open dynamic override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
        state = .cancelled
    }

    open override func reset() {
        super.reset()
        isMeasuring = true
        scale = 1
        isMeasuring = false
        velocity = 0
    }
}
