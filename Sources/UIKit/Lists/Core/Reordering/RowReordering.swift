internal import ListEngine

/// Moves one row of a list under a finger: the others make room, the data changes when the finger leaves.
@MainActor final class RowReordering {
    /// What the movement has to know of its list, and does to it. Points are in the content's coordinates.
    struct Rows {
        var path: (CGPoint) -> IndexPath?
        var view: (IndexPath) -> UIView?
        var canMove: (IndexPath) -> Bool
        /// Where the row may go instead of the proposed place.
        var target: (_ original: IndexPath, _ current: IndexPath, _ proposed: IndexPath) -> IndexPath
        var counts: () -> [Int]
        /// Shows the rows as a batch puts them.
        var show: (BatchMap) -> Void
        /// Tells the data source.
        var commit: (_ original: IndexPath, _ final: IndexPath) -> Void
        /// Puts the rows where the list has them.
        var settle: () -> Void
    }

    private unowned let list: UIScrollView
    private let rows: Rows
    private(set) var plan: ReorderPlan?
    /// The middle of the lifted row.
    private(set) var center = CGPoint.zero
    private var grab = CGPoint.zero
    private var onlyVertical = false
    private var finger = CGPoint.zero
    private weak var lifted: UIView?
    private var generation = 0

    init(list: UIScrollView, rows: Rows, onlyVertical: Bool) {
        self.list = list
        self.rows = rows
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
        guard plan == nil, rows.canMove(path), let view = rows.view(path) else { return false }
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
        guard let plan, let proposed = rows.path(onlyVertical ? CGPoint(x: list.bounds.midX, y: center.y) : finger),
            ItemIndex(proposed) != plan.current
        else { return }
        let target: IndexPath = rows.target(IndexPath(plan.original), IndexPath(plan.current), proposed)
        let index = ItemIndex(target)
        guard index != plan.current, isPlace(index, plan) else { return }
        let map: BatchMap = plan.map(to: index, counts: rows.counts())
        self.plan?.current = index
        rows.show(map)
    }

    private func isPlace(_ index: ItemIndex, _ plan: ReorderPlan) -> Bool {
        let counts: [Int] = rows.counts()
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
        if plan.current != plan.original { rows.commit(IndexPath(plan.original), IndexPath(plan.current)) }
    }

    /// Takes the row back to where it came from.
    func cancel() {
        guard let plan else { return }
        let map: BatchMap = plan.map(to: plan.original, counts: rows.counts())
        let moves: Bool = plan.current != plan.original
        drop()
        if moves { rows.show(map) }
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
                self.rows.settle()
            }, completion: { _ in view?.layer.zPosition = 0 })
    }
}

/// The fingers that move rows: on a row's handle at once, or after a press on the row itself.
@MainActor final class ReorderGestures: NSObject, UIGestureRecognizerDelegate {
    private unowned let list: UIScrollView
    private let reordering: () -> RowReordering
    private let handlePath: (CGPoint) -> IndexPath?
    private let rowPath: (CGPoint) -> IndexPath?
    private let handle = UILongPressGestureRecognizer()
    private var press: UILongPressGestureRecognizer?
    private var path: IndexPath?

    /// - Parameters:
    ///   - handlePath: the row whose handle is at a point.
    ///   - rowPath: the row at a point that a press may lift.
    init(
        list: UIScrollView, reordering: @escaping () -> RowReordering, handlePath: @escaping (CGPoint) -> IndexPath?,
        rowPath: @escaping (CGPoint) -> IndexPath?
    ) {
        self.list = list
        self.reordering = reordering
        self.handlePath = handlePath
        self.rowPath = rowPath
        super.init()
        handle.minimumPressDuration = 0
        handle.delegate = self
        handle.onAction = { [weak self] in
            if let self { self.follow(self.handle) }
        }
        list.addGestureRecognizer(handle)
    }

    /// Whether a press on a row lifts it.
    var liftsByPress = false {
        didSet {
            guard liftsByPress != oldValue else { return }
            if let press { list.removeGestureRecognizer(press) }
            press = nil
            guard liftsByPress else { return }
            let made = UILongPressGestureRecognizer()
            made.delegate = self
            made.onAction = { [weak self, unowned made] in self?.follow(made) }
            list.addGestureRecognizer(made)
            press = made
        }
    }

    func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool {
        gestureRecognizer !== handle || handlePath(touch.location(in: list)) != nil
    }

    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        let point: CGPoint = gestureRecognizer.location(in: list)
        path = gestureRecognizer === handle ? handlePath(point) : rowPath(point)
        return path != nil
    }

    private func follow(_ recognizer: UIGestureRecognizer) {
        let point: CGPoint = recognizer.location(in: list)
        switch recognizer.state {
        case .began:
            guard let path else { return }
            _ = reordering().begin(path, at: point)
        case .changed: reordering().update(to: point)
        case .ended: reordering().end()
        case .cancelled: reordering().cancel()
        case .possible, .failed: break
        }
    }
}
