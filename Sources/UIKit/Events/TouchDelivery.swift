/// Takes a touch event to the views its touches are on.
@MainActor enum TouchDelivery {
    static func deliver(_ event: UIEvent, in window: UIWindow) {
        let touches: Set<UITouch> = event.touches(for: window) ?? []
        for (view, group) in grouped(touches) {
            send(group.filter { $0.phase == .began }, to: view.touchesBegan, event)
            send(group.filter { $0.phase == .moved }, to: view.touchesMoved, event)
            send(group.filter { $0.phase == .ended }, to: view.touchesEnded, event)
            send(group.filter { $0.phase == .cancelled }, to: view.touchesCancelled, event)
        }
    }

    /// The touches by view; a view that does not take several sees its first one only (facts/rules.md 5.4).
    private static func grouped(_ touches: Set<UITouch>) -> [(UIView, Set<UITouch>)] {
        var groups: [(view: UIView, touches: [UITouch])] = []
        for touch in touches.sorted(by: { $0.timestamp < $1.timestamp }) {
            guard let view = touch.view else { continue }
            if let index = groups.firstIndex(where: { $0.view === view }) {
                groups[index].touches.append(touch)
            } else {
                groups.append((view, [touch]))
            }
        }
        return groups.map { ($0.view, Set($0.view.isMultipleTouchEnabled ? $0.touches : Array($0.touches.prefix(1)))) }
    }

    private static func send(_ touches: Set<UITouch>, to handler: (Set<UITouch>, UIEvent?) -> Void, _ event: UIEvent) {
        if !touches.isEmpty { handler(touches, event) }
    }
}
