/// Recognises two fingers that turn around each other.
@preconcurrency @MainActor open class UIRotationGestureRecognizer: UIGestureRecognizer {
    /// Radians since the turn began, clockwise positive. Setting it makes the present angle that rotation.
    open var rotation: CGFloat = 0
    /// Radians a second.
    open private(set) var velocity: CGFloat = 0

    private var start: CGFloat = 0
    private var last: CGFloat = 0
    private var lastTime: TimeInterval = 0

    /// Radians of turn that start the gesture (behaviour/metrics.json, gestures).
    private static let slack: CGFloat = 5 * .pi / 180

    private var angle: CGFloat {
        let touches: [UITouch] = liveTouches
        guard touches.count >= 2 else { return last }
        let first: CGPoint = touches[0].windowLocation
        let second: CGPoint = touches[1].windowLocation
        return atan2(second.y - first.y, second.x - first.x)
    }

    /// The shortest turn between two angles.
    private static func turn(from old: CGFloat, to new: CGFloat) -> CGFloat {
        remainder(new - old, 2 * .pi)
    }

    open dynamic override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        guard liveTouches.count <= 2 else {
            for touch in touches { ignore(touch, for: event) }
            return
        }
        guard liveTouches.count == 2 else { return }
        start = angle
        last = start
        lastTime = event.timestamp
    }

    open dynamic override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        guard liveTouches.count == 2 else { return }
        let now: CGFloat = angle
        if state == .possible {
            guard abs(Self.turn(from: start, to: now)) >= Self.slack else { return }
            last = now
            lastTime = event.timestamp
            state = .began
            return
        }
        let turn: CGFloat = Self.turn(from: last, to: now)
        rotation += turn
        if event.timestamp > lastTime { velocity = turn / CGFloat(event.timestamp - lastTime) }
        last = now
        lastTime = event.timestamp
        state = .changed
    }

    open dynamic override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
        if state == .possible { if liveTouches.isEmpty { state = .failed } } else { state = .ended }
    }

    open dynamic override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
        state = .cancelled
    }

    open override func reset() {
        super.reset()
        rotation = 0
        velocity = 0
    }
}
