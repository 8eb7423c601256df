import AppSession

/// Events: touches and keys that arrived since the last frame go to the views they belong to.
@MainActor final class InputPhase {
    enum Item {
        case touch(Touch)
        case key(Key)
    }

    private var touches: [Int: UITouch] = [:]
    private var event = UIEvent()
    private var statusBarTap = StatusBarTap()
    private var lastTap: (point: CGPoint, time: Double, count: Int)?

    func run(_ items: [Item]) {
        for item in items {
            switch item {
            case .touch(let sample): deliver(sample)
            case .key(let key):
                guard key.isDown else { continue }
                KeyDelivery.deliver(
                    KeyPress(characters: key.characters, modifiers: UIKeyModifierFlags(rawValue: key.modifiers)))
                // Capitals and the return key follow what was typed.
                KeyboardCenter.shared.follow()
            }
        }
    }

    private func deliver(_ sample: Touch) {
        TouchDelivery.shared.passDeadlines(until: sample.time)
        guard let touch = update(sample) else { return }
        for other in event.touchSet where other !== touch { other.phase = .stationary }
        event.timestamp = sample.time
        event.touchSet.insert(touch)
        UIApplication.shared.sendEvent(event)
        statusBarTap.follow(touch)
        if sample.phase == .ended || sample.phase == .cancelled {
            touches[sample.identifier] = nil
            event.touchSet.remove(touch)
            if touches.isEmpty { event = UIEvent() }
        }
    }

    /// The touch this sample belongs to, brought up to date; a new one finds its view by hit testing.
    private func update(_ sample: Touch) -> UITouch? {
        let point = CGPoint(x: sample.x, y: sample.y)
        if sample.phase == .began {
            guard let window = UIApplication.shared.visibleWindows.last(where: { $0.hitTest(point, with: event) != nil }) else {
                return nil
            }
            let touch = UITouch()
            touch.window = window
            touch.windowLocation = point
            touch.previousWindowLocation = point
            touch.view = MenuDismissal.view(for: touch, hit: window.hitTest(point, with: event), in: window, event)
            touch.tapCount = tapCount(at: point, time: sample.time)
            touch.timestamp = sample.time
            touches[sample.identifier] = touch
            return touch
        }
        guard let touch = touches[sample.identifier] else { return nil }
        touch.previousWindowLocation = touch.windowLocation
        touch.windowLocation = point
        touch.timestamp = sample.time
        touch.phase = UITouch.Phase(sample.phase)
        return touch
    }

    /// A landing soon after another at the same place counts on (behaviour/measured-constants.md 2).
    private func tapCount(at point: CGPoint, time: Double) -> Int {
        var count = 1
        if let last = lastTap, time - last.time <= 0.35, hypot(point.x - last.point.x, point.y - last.point.y) <= 30 {
            count = last.count + 1
        }
        lastTap = (point, time, count)
        return count
    }
}

extension UITouch.Phase {
    init(_ phase: Touch.Phase) {
        switch phase {
        case .began: self = .began
        case .moved: self = .moved
        case .stationary: self = .stationary
        case .ended: self = .ended
        case .cancelled: self = .cancelled
        }
    }
}
