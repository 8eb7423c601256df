/// Takes touches to recognisers and views: recognisers see them first, and a view's share may be held back or taken away by
/// them (behaviour/rules.md 5.3, 6.4).
@MainActor final class TouchDelivery {
    static var shared: TouchDelivery { AppContext.current.touches }

    /// The delivery of one touch to a view: the part that it has had, and the part that it has still to get.
    private final class Stream {
        let touch: UITouch
        let event: UIEvent
        var held: [Moment] = []
        var hasBegun = false
        /// The view gets nothing more.
        var isClosed = false

        init(touch: UITouch, event: UIEvent) {
            self.touch = touch
            self.event = event
        }
    }

    /// A touch as it was at one time.
    private struct Moment {
        let phase: UITouch.Phase
        let location: CGPoint
        let previousLocation: CGPoint
        let timestamp: TimeInterval

        @MainActor init(_ touch: UITouch) {
            phase = touch.phase
            location = touch.windowLocation
            previousLocation = touch.previousWindowLocation
            timestamp = touch.timestamp
        }
    }

    private var streams: [Stream] = []
    private var gestures: GestureEnvironment { .shared }

    func deliver(_ event: UIEvent, in window: UIWindow) {
        let touches: [UITouch] = (event.touches(for: window) ?? []).filter { $0.phase != .stationary }
        for touch in touches where touch.phase == .began {
            gestures.admit(touch, of: event)
            streams.append(Stream(touch: touch, event: event))
            streams.last?.isClosed = !isAdmitted(touch) || !isLetThrough(touch, of: event)
        }
        gestures.send(touches, of: event)
        gestures.flush()
        for stream in streams where touches.contains(where: { $0 === stream.touch }) { stream.held.append(Moment(stream.touch)) }
        settle()
    }

    /// Brings gestures that depend on time up to `time`. Done before a later event is looked at.
    func passDeadlines(until time: TimeInterval) {
        guard !gestures.active.isEmpty else { return }
        gestures.passDeadlines(until: time)
        gestures.flush()
        settle()
    }

    private func settle() {
        gestures.finish()
        for stream in streams { release(stream) }
        streams.removeAll { $0.touch.isOver && ($0.isClosed || $0.held.isEmpty) }
    }

    /// A view that does not take several touches gets its first only, and an exclusive one keeps others from getting any
    /// (behaviour/rules.md 5.4).
    private func isAdmitted(_ touch: UITouch) -> Bool {
        let others: [UITouch] = streams.filter { $0.touch !== touch && !$0.isClosed && !$0.touch.isOver }.map(\.touch)
        guard let view = touch.view else { return false }
        // The content of a scroll view moves under its recognisers; its own touches are taps on what is in it.
        if touch.hasDismissedMenu, view is UIScrollView { return false }
        if !view.isMultipleTouchEnabled, others.contains(where: { $0.view === view }) { return false }
        if others.contains(where: { $0.view !== view && $0.view?.isExclusiveTouch == true }) { return false }
        return !(view.isExclusiveTouch && others.contains { $0.view !== view })
    }

    /// Whether the scroll views around a view let it have the touch.
    private func isLetThrough(_ touch: UITouch, of event: UIEvent) -> Bool {
        guard let view = touch.view else { return false }
        return sequence(first: view.superview, next: { $0?.superview }).allSatisfy { around in
            (around as? UIScrollView)?.touchesShouldBegin([touch], with: event, in: view) ?? true
        }
    }

    /// Gives the view what is no longer held back.
    private func release(_ stream: Stream) {
        while let next = stream.held.first {
            if stream.isClosed {
                stream.held = []
                return
            }
            if !stream.hasBegun, gestures.isUndecided(stream.touch, by: \.delaysTouchesBegan) { return }
            if next.phase == .ended, gestures.isUndecided(stream.touch, by: \.delaysTouchesEnded) { return }
            stream.held.removeFirst()
            stream.hasBegun = true
            show(next, of: stream)
        }
    }

    private func show(_ moment: Moment, of stream: Stream) {
        let touch: UITouch = stream.touch
        let now = Moment(touch)
        touch.take(moment.phase, moment.location, moment.previousLocation, moment.timestamp)
        switch moment.phase {
        case .began: touch.view?.touchesBegan([touch], with: stream.event)
        case .moved: touch.view?.touchesMoved([touch], with: stream.event)
        case .ended: touch.view?.touchesEnded([touch], with: stream.event)
        case .cancelled: touch.view?.touchesCancelled([touch], with: stream.event)
        default: break
        }
        touch.take(now.phase, now.location, now.previousLocation, now.timestamp)
    }

    /// Whether a touch's view has seen it.
    func hasShown(_ touch: UITouch) -> Bool {
        streams.contains { $0.touch === touch && $0.hasBegun && !$0.isClosed }
    }

    /// Takes touches away from their views.
    func cancel(_ touches: [UITouch]) {
        for stream in streams where !stream.isClosed && touches.contains(where: { $0 === stream.touch }) {
            stream.isClosed = true
            stream.held = []
            guard stream.hasBegun else { continue }
            let touch: UITouch = stream.touch
            let phase: UITouch.Phase = touch.phase
            touch.phase = .cancelled
            touch.view?.touchesCancelled([touch], with: stream.event)
            touch.phase = phase
        }
    }

    /// Forgets everything, as when an app starts afresh.
    func removeAll() {
        streams = []
        gestures.removeAll()
    }
}

extension UITouch {
    fileprivate func take(_ phase: Phase, _ location: CGPoint, _ previous: CGPoint, _ timestamp: TimeInterval) {
        self.phase = phase
        windowLocation = location
        previousWindowLocation = previous
        self.timestamp = timestamp
    }
}
