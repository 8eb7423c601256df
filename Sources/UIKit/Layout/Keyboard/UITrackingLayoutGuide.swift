/// A layout guide that follows something that moves about, and activates constraints by the edges it is near to.
@preconcurrency @MainActor open class UITrackingLayoutGuide: UILayoutGuide {
    private struct Tracked {
        var edges: NSDirectionalRectEdge
        var whenNear: Bool
        var constraints: [NSLayoutConstraint]

        func isActive(near: NSDirectionalRectEdge) -> Bool { whenNear ? near.isSuperset(of: edges) : near.isDisjoint(with: edges) }
    }

    private var tracked: [Tracked] = []
    /// The window's edges that the guide is near to.
    private(set) var nearEdges: NSDirectionalRectEdge = []

    /// Has constraints active while the guide is near to all edges of `edge`, in the place of those given for it before.
    open func setConstraints(_ trackingConstraints: [NSLayoutConstraint], activeWhenNearEdge edge: NSDirectionalRectEdge) {
        set(trackingConstraints, edge, whenNear: true)
    }

    /// The constraints given for `edge`.
    open func constraints(activeWhenNearEdge edge: NSDirectionalRectEdge) -> [NSLayoutConstraint] {
        tracked.first { $0.edges == edge && $0.whenNear }?.constraints ?? []
    }

    /// Has constraints active while the guide is near to no edge of `edge`, in the place of those given for it before.
    open func setConstraints(_ trackingConstraints: [NSLayoutConstraint], activeWhenAwayFrom edge: NSDirectionalRectEdge) {
        set(trackingConstraints, edge, whenNear: false)
    }

    /// The constraints given for being away from `edge`.
    open func constraints(activeWhenAwayFrom edge: NSDirectionalRectEdge) -> [NSLayoutConstraint] {
        tracked.first { $0.edges == edge && !$0.whenNear }?.constraints ?? []
    }

    /// Deactivates and forgets all constraints that were given.
    open func removeAllTrackedConstraints() {
        let old: [Tracked] = tracked
        tracked = []
        for entry in old { NSLayoutConstraint.deactivate(entry.constraints) }
    }

    private func set(_ constraints: [NSLayoutConstraint], _ edges: NSDirectionalRectEdge, whenNear: Bool) {
        if let index = tracked.firstIndex(where: { $0.edges == edges && $0.whenNear == whenNear }) {
            NSLayoutConstraint.deactivate(tracked.remove(at: index).constraints)
        }
        guard !constraints.isEmpty else { return }
        tracked.append(Tracked(edges: edges, whenNear: whenNear, constraints: constraints))
        updateTracked()
    }

    /// The guide is near to `edges` now.
    func follow(_ edges: NSDirectionalRectEdge) {
        guard edges != nearEdges else { return }
        nearEdges = edges
        updateTracked()
    }

    /// Deactivates the constraints that end before it activates others, so that the two never are in conflict.
    private func updateTracked() {
        for entry in tracked where !entry.isActive(near: nearEdges) { NSLayoutConstraint.deactivate(entry.constraints) }
        for entry in tracked where entry.isActive(near: nearEdges) { NSLayoutConstraint.activate(entry.constraints) }
    }
}
