internal import ListEngine

/// Moves one row of a list under a finger: the others make room, the data changes when the finger leaves.
@MainActor final class RowReordering {
    private unowned let list: any ReorderHost
    private(set) var plan: ReorderPlan?
    /// The middle of the lifted row.
    private(set) var center = CGPoint.zero
    private var grab = CGPoint.zero
    private var onlyVertical = false
    private var finger = CGPoint.zero
    private weak var lifted: UIView?
    private var generation = 0

    init(list: any ReorderHost, onlyVertical: Bool) {
        self.list = list
        self.onlyVertical = onlyVertical
    }

    /// The lifted row's place, as it is shown.
    var liftedIndex: ItemIndex? { plan?.current }

    /// The place in the data of what is shown at a place.
    func dataPath(of shown: IndexPath) -> IndexPath {
        guard let plan else { return shown }
        return IndexPath(plan.dataIndex(of: ItemIndex(shown)))
    }

    // MARK: Movement

    /// Lifts a row. Returns false for one that must not move.
    func begin(_ path: IndexPath, at point: CGPoint?) -> Bool {
        guard plan == nil, list.canMove(path), let view = list.itemView(at: path) else { return false }
        plan = ReorderPlan(original: ItemIndex(path), current: ItemIndex(path))
        lifted = view
        center = view.center
        grab = point.map { CGPoint(x: view.center.x - $0.x, y: view.center.y - $0.y) } ?? .zero
        finger = point ?? view.center
        view.layer.zPosition = 1000
        view.alpha = 0.9
        return true
    }

    func update(to point: CGPoint) {
        guard plan != nil else { return }
        finger = point
        center = CGPoint(x: onlyVertical ? center.x : point.x + grab.x, y: point.y + grab.y)
        UIView.performWithoutAnimation { lifted?.center = center }
        retarget()
        scrollIfNeeded()
    }

    private func retarget() {
        guard let plan, let proposed = list.movementPath(at: onlyVertical ? CGPoint(x: list.bounds.midX, y: center.y) : finger),
            ItemIndex(proposed) != plan.current
        else { return }
        let target: IndexPath = list.movementTarget(IndexPath(plan.original), IndexPath(plan.current), proposed)
        let index = ItemIndex(target)
        guard index != plan.current, isPlace(index, plan) else { return }
        let map: BatchMap = plan.map(to: index, counts: list.shownCounts)
        self.plan?.current = index
        list.showMovement(map)
    }

    private func isPlace(_ index: ItemIndex, _ plan: ReorderPlan) -> Bool {
        let counts: [Int] = list.shownCounts
        guard counts.indices.contains(index.section), index.item >= 0 else { return false }
        return index.item < counts[index.section] + (index.section == plan.current.section ? 0 : 1)
    }

    // MARK: Scrolling along

    private func scrollIfNeeded() {
        generation += 1
        let current: Int = generation
        guard scrollStep != 0 else { return }
        DeferredWork.shared.schedule(after: 0) { [weak self] in
            guard let self, self.generation == current, self.plan != nil else { return }
            let step: CGFloat = self.scrollStep
            self.list.shiftContent(to: CGPoint(x: self.list.contentOffset.x, y: self.list.contentOffset.y + step))
            self.update(to: CGPoint(x: self.finger.x, y: self.finger.y + step))
        }
    }

    private var scrollStep: CGFloat { EdgeScroll.step(finger: finger, in: list) }

    // MARK: End

    /// Leaves the row where it is and changes the data.
    func end() {
        guard let plan else { return }
        drop()
        if plan.current != plan.original { list.commitMovement(IndexPath(plan.original), IndexPath(plan.current)) }
    }

    /// Takes the row back to where it came from.
    func cancel() {
        guard let plan else { return }
        let map: BatchMap = plan.map(to: plan.original, counts: list.shownCounts)
        let moves: Bool = plan.current != plan.original
        drop()
        if moves { list.showMovement(map) }
    }

    private func drop() {
        plan = nil
        generation += 1
        let view: UIView? = lifted
        lifted = nil
        UIView.animate(
            withDuration: 0.25,
            animations: {
                view?.alpha = 1
                self.list.setNeedsLayout()
                self.list.layoutIfNeeded()
            }, completion: { _ in view?.layer.zPosition = 0 })
    }
}
