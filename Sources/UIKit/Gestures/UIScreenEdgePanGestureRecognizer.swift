/// Recognises a drag that comes in over an edge of the window.
@preconcurrency @MainActor open class UIScreenEdgePanGestureRecognizer: UIPanGestureRecognizer {
    /// The edges from which a drag may come. Default none.
    open var edges: UIRectEdge = []

    /// How near the edge the finger has to land, in points (behaviour/metrics.json, gestures).
    private static let region: CGFloat = 13

    private var landing: UIRectEdge = []

    open dynamic override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesBegan(touches, with: event)
        guard state == .possible, let touch = touches.first, let bounds = touch.window?.bounds else { return }
        landing = Self.edges(near: touch.windowLocation, in: bounds).intersection(edges)
        if landing.isEmpty { state = .failed }
    }

    static func edges(near point: CGPoint, in bounds: CGRect) -> UIRectEdge {
        var edges: UIRectEdge = []
        if point.x <= bounds.minX + region { edges.insert(.left) }
        if point.x >= bounds.maxX - region { edges.insert(.right) }
        if point.y <= bounds.minY + region { edges.insert(.top) }
        if point.y >= bounds.maxY - region { edges.insert(.bottom) }
        return edges
    }

    /// The drag has to lead inward, more across than along the edge.
    override func shouldStart(after travel: CGPoint) -> Bool {
        guard super.shouldStart(after: travel) else { return false }
        let isInward: Bool =
            abs(travel.x) >= abs(travel.y)
            ? landing.contains(travel.x > 0 ? .left : .right) : landing.contains(travel.y > 0 ? .top : .bottom)
        if !isInward { state = .failed }
        return isInward
    }
}
