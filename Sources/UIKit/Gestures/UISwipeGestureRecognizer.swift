/// Recognises a quick stroke in one direction.
@preconcurrency @MainActor open class UISwipeGestureRecognizer: UIGestureRecognizer {
    public struct Direction: OptionSet, Hashable, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let right = Direction(rawValue: 1 << 0)
        public static let left = Direction(rawValue: 1 << 1)
        public static let up = Direction(rawValue: 1 << 2)
        public static let down = Direction(rawValue: 1 << 3)
    }

    /// The directions that count. Default right.
    open var direction: Direction = .right
    open var numberOfTouchesRequired = 1

    private var start = CGPoint.zero
    private var startTime: TimeInterval = 0

    open dynamic override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        let count: Int = liveTouches.count
        guard count <= numberOfTouchesRequired else {
            state = .failed
            return
        }
        guard count == numberOfTouchesRequired else { return }
        start = windowLocation
        startTime = event.timestamp
        deadline = startTime + SwipeStroke.maximumDuration
    }

    open dynamic override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        guard liveTouches.count == numberOfTouchesRequired else { return }
        let now: CGPoint = windowLocation
        let stroke = SwipeStroke(dx: now.x - start.x, dy: now.y - start.y, duration: event.timestamp - startTime)
        switch stroke.outcome(for: direction) {
        case .recognized: state = .ended
        case .failed: state = .failed
        case .undecided: break
        }
    }

    open dynamic override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
        touchesMoved(touches, with: event)
        if state == .possible, liveTouches.count < numberOfTouchesRequired, pendingState == nil { state = .failed }
    }

    open dynamic override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
        state = .failed
    }

    override func deadlineDidPass() {
        if pendingState == nil { state = .failed }
    }
}

/// A stroke so far, and whether it is a swipe: values in, a value out (behaviour/metrics.json, gestures).
struct SwipeStroke {
    enum Outcome { case undecided, recognized, failed }

    var dx: CGFloat
    var dy: CGFloat
    /// Seconds since the finger landed.
    var duration: TimeInterval

    static let maximumDuration: TimeInterval = 0.5
    static let length: CGFloat = 100
    static let deviation: CGFloat = 50

    func outcome(for directions: UISwipeGestureRecognizer.Direction) -> Outcome {
        guard duration <= Self.maximumDuration else { return .failed }
        let isPossible: Bool = Self.axes.contains { directions.contains($0.0) && deviation(along: $0.1) <= Self.deviation }
        guard isPossible else { return .failed }
        let isDone: Bool = Self.axes.contains { direction, axis in
            directions.contains(direction) && deviation(along: axis) <= Self.deviation && progress(along: axis) >= Self.length
        }
        return isDone ? .recognized : .undecided
    }

    private static let axes: [(UISwipeGestureRecognizer.Direction, CGVector)] = [
        (.right, CGVector(dx: 1, dy: 0)), (.left, CGVector(dx: -1, dy: 0)), (.up, CGVector(dx: 0, dy: -1)),
        (.down, CGVector(dx: 0, dy: 1)),
    ]

    private func progress(along axis: CGVector) -> CGFloat { dx * axis.dx + dy * axis.dy }
    private func deviation(along axis: CGVector) -> CGFloat { abs(axis.dx == 0 ? dx : dy) }
}
