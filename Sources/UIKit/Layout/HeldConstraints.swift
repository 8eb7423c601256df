/// The active constraints that a view holds. They end with the view, also where their items live on.
@MainActor final class HeldConstraints {
    private(set) var list: [NSLayoutConstraint] = []

    func add(_ constraint: NSLayoutConstraint) { list.append(constraint) }
    func remove(_ constraint: NSLayoutConstraint) { list.removeAll { $0 === constraint } }

    deinit {
        let orphans: [NSLayoutConstraint] = list
        guard !orphans.isEmpty else { return }
        // The last owner of the view may let go of it on any thread.
        if Thread.isMainThread {
            MainActor.assumeIsolated { Self.forget(orphans) }
        } else {
            Task { @MainActor in Self.forget(orphans) }
        }
    }

    private static func forget(_ constraints: [NSLayoutConstraint]) {
        for constraint in constraints { LayoutSolver.shared.forget(constraint) }
    }
}
