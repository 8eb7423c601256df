/// The active constraints that a view holds. They end with the view, also where their items live on.
@MainActor final class HeldConstraints {
    private(set) var list: [NSLayoutConstraint] = []
    private let released: ReleasedItems = LayoutSolver.shared.released

    func add(_ constraint: NSLayoutConstraint) { list.append(constraint) }
    func remove(_ constraint: NSLayoutConstraint) { list.removeAll { $0 === constraint } }

    deinit {
        let orphans: [NSLayoutConstraint] = list
        guard !orphans.isEmpty else { return }
        released.add(orphans: orphans)
    }
}
