/// Recognises dragging: begins once the fingers have travelled 10 points and follows them from there.
@preconcurrency @MainActor open class UIPanGestureRecognizer: UIGestureRecognizer {
    open var minimumNumberOfTouches = 1
    open var maximumNumberOfTouches = Int.max
    /// The pointer's devices that move the pan. Default none, and all for the pans of scroll views. Kept: there is no pointer.
    open var allowedScrollTypesMask: UIScrollTypeMask = []

    /// Points of travel that do not count yet (behaviour/measured-constants.md 1).
    static let slack: CGFloat = 10

    /// Window coordinates: where the fingers landed, and where translation is counted from.
    private var start = CGPoint.zero
    private var origin = CGPoint.zero
    private var lastLocation = CGPoint.zero
    private var track = PanTrack()

    /// How far the fingers moved since the pan began, in `view`'s coordinates.
    open func translation(in view: UIView?) -> CGPoint {
        difference(from: origin, to: lastLocation, in: view)
    }

    /// Makes `translation` the present one; later moves add to it.
    open func setTranslation(_ translation: CGPoint, in view: UIView?) {
        guard let view else {
            origin = CGPoint(x: lastLocation.x - translation.x, y: lastLocation.y - translation.y)
            return
        }
        let here: CGPoint = view.convert(lastLocation, from: nil)
        origin = view.convert(CGPoint(x: here.x - translation.x, y: here.y - translation.y), to: nil)
    }

    /// Points a second, in `view`'s coordinates, over the last tenth of a second of movement.
    open func velocity(in view: UIView?) -> CGPoint {
        let speed: CGPoint = track.velocity
        return difference(from: .zero, to: speed, in: view)
    }

    private func difference(from: CGPoint, to: CGPoint, in view: UIView?) -> CGPoint {
        guard let view else { return CGPoint(x: to.x - from.x, y: to.y - from.y) }
        let first: CGPoint = view.convert(from, from: nil)
        let second: CGPoint = view.convert(to, from: nil)
        return CGPoint(x: second.x - first.x, y: second.y - first.y)
    }

    /// From the landing place to where the fingers are, in window coordinates.
    var travel: CGPoint { CGPoint(x: lastLocation.x - start.x, y: lastLocation.y - start.y) }

    /// Whether a travel from the landing place, in window coordinates, starts the pan.
    func shouldStart(after travel: CGPoint) -> Bool {
        hypot(travel.x, travel.y) >= Self.slack
    }

    open dynamic override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        let live: [UITouch] = liveTouches
        if live.count > maximumNumberOfTouches {
            if state == .possible { state = .failed } else { for touch in touches { ignore(touch, for: event) } }
            return
        }
        if live.count == touches.count {
            start = windowLocation
            origin = start
            lastLocation = start
            track = PanTrack()
            track.add(start, at: event.timestamp)
        } else {
            fingersDidChange()
        }
    }

    /// The middle of the fingers jumped although none moved.
    private func fingersDidChange() {
        let now: CGPoint = windowLocation
        let jump = CGPoint(x: now.x - lastLocation.x, y: now.y - lastLocation.y)
        start = CGPoint(x: start.x + jump.x, y: start.y + jump.y)
        origin = CGPoint(x: origin.x + jump.x, y: origin.y + jump.y)
        track.shift(by: jump)
        lastLocation = now
    }

    open dynamic override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        lastLocation = windowLocation
        track.add(lastLocation, at: event.timestamp)
        guard state == .possible else {
            state = .changed
            return
        }
        let travel: CGPoint = self.travel
        guard liveTouches.count >= minimumNumberOfTouches, shouldStart(after: travel) else { return }
        if pendingState == nil {
            let length: CGFloat = max(hypot(travel.x, travel.y), .leastNonzeroMagnitude)
            let slack: CGFloat = min(Self.slack, length)
            origin = CGPoint(x: start.x + travel.x / length * slack, y: start.y + travel.y / length * slack)
        }
        state = .began
    }

    open dynamic override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
        let left: Int = liveTouches.count
        if left >= minimumNumberOfTouches, left > 0 {
            fingersDidChange()
            return
        }
        if left == 0 {
            lastLocation = windowLocation
            track.end(at: lastLocation, time: event.timestamp)
        }
        if state != .possible { state = .ended } else if left == 0 { state = .failed }
    }

    open dynamic override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
        state = .cancelled
    }
}

/// The recent places of the middle of the fingers, and its speed: values in, a value out.
struct PanTrack {
    private var samples: [(point: CGPoint, time: TimeInterval)] = []

    /// Seconds that count for the velocity (behaviour/measured-constants.md 1).
    static let window: TimeInterval = 0.1

    mutating func add(_ point: CGPoint, at time: TimeInterval) {
        samples.append((point, time))
        samples.removeAll { $0.time < time - Self.window }
    }

    /// The lift: a finger that had stopped has no speed left.
    mutating func end(at point: CGPoint, time: TimeInterval) {
        if point != samples.last?.point { samples.append((point, time)) }
        samples.removeAll { $0.time < time - Self.window }
    }

    mutating func shift(by jump: CGPoint) {
        for index in samples.indices {
            samples[index].point.x += jump.x
            samples[index].point.y += jump.y
        }
    }

    /// Points a second.
    var velocity: CGPoint {
        guard let first = samples.first, let last = samples.last, last.time > first.time else { return .zero }
        let duration = CGFloat(last.time - first.time)
        return CGPoint(x: (last.point.x - first.point.x) / duration, y: (last.point.y - first.point.y) / duration)
    }
}
