/// Two fingers that select the rows they pass over. The list's delegate lets it begin and is told first, so that it can begin editing.
@MainActor final class SelectionSweep: NSObject, UIGestureRecognizerDelegate {
    /// The rows of the list, as the gesture has to know them. Points are in the content's coordinates.
    struct Rows {
        var path: (CGPoint) -> IndexPath?
        /// Rows in each section.
        var counts: () -> [Int]
        var mayBegin: (IndexPath) -> Bool
        var didBegin: (IndexPath) -> Void
        var didEnd: () -> Void
        var allowsMultiple: () -> Bool
        var isSelected: (IndexPath) -> Bool
        /// Selects or deselects a row as a tap on it does.
        var toggle: (IndexPath) -> Void
    }

    private unowned let list: UIScrollView
    private let rows: Rows
    private let pan = UIPanGestureRecognizer()
    private var start: IndexPath?
    /// Whether rows are selected, rather than deselected.
    private var selects = true
    private var changed: Set<IndexPath> = []

    init(list: UIScrollView, rows: Rows) {
        self.list = list
        self.rows = rows
        super.init()
        pan.minimumNumberOfTouches = 2
        pan.maximumNumberOfTouches = 2
        pan.delegate = self
        pan.onAction = { [weak self] in self?.panDidChange() }
        list.addGestureRecognizer(pan)
    }

    /// The row that the fingers landed on, if its delegate lets the rows be swept from there.
    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        let landing = CGPoint(x: pan.windowLocation.x - pan.travel.x, y: pan.windowLocation.y - pan.travel.y)
        start = rows.path(list.convert(landing, from: nil)).flatMap { rows.mayBegin($0) ? $0 : nil }
        return start != nil
    }

    func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer, shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool { otherGestureRecognizer === list.panGestureRecognizer }

    private func panDidChange() {
        switch pan.state {
        case .began:
            guard let start else { return }
            // The content does not move under fingers that select.
            list.panGestureRecognizer.isEnabled = false
            list.panGestureRecognizer.isEnabled = true
            rows.didBegin(start)
            selects = !rows.isSelected(start)
            changed = []
            sweep()
        case .changed: sweep()
        case .ended, .cancelled:
            start = nil
            rows.didEnd()
        case .possible, .failed: break
        }
    }

    private func sweep() {
        guard let start, rows.allowsMultiple(), let here = rows.path(pan.location(in: list)) else { return }
        let swept: [IndexPath] = Self.span(from: start, to: here, counts: rows.counts())
        for path in changed.subtracting(swept) {
            rows.toggle(path)
            changed.remove(path)
        }
        for path in swept where rows.isSelected(path) != selects {
            rows.toggle(path)
            changed.insert(path)
        }
    }

    /// The rows from one to another, both among them, first to last.
    static func span(from one: IndexPath, to other: IndexPath, counts: [Int]) -> [IndexPath] {
        let first: IndexPath = min(one, other)
        let last: IndexPath = max(one, other)
        return (first.section...last.section).filter(counts.indices.contains).flatMap { section -> [IndexPath] in
            let low: Int = section == first.section ? first.item : 0
            let high: Int = section == last.section ? last.item : counts[section] - 1
            return low > high ? [] : (low...high).map { IndexPath(item: $0, section: section) }
        }
    }
}

extension SelectionSweep.Rows {
    @MainActor init(_ table: UITableView) {
        self.init(
            path: { [unowned table] in table.touchedPath(at: $0) }, counts: { [unowned table] in table.list.itemCounts },
            mayBegin: { [unowned table] in table.delegate?.tableView(table, shouldBeginMultipleSelectionInteractionAt: $0) ?? false },
            didBegin: { [unowned table] in table.delegate?.tableView(table, didBeginMultipleSelectionInteractionAt: $0) },
            didEnd: { [unowned table] in table.delegate?.tableViewDidEndMultipleSelectionInteraction(table) },
            allowsMultiple: { [unowned table] in table.list.allowsMultiple },
            isSelected: { [unowned table] in table.list.selection.contains($0) },
            toggle: { [unowned table] in _ = table.list.toggleByTap($0) })
    }

    @MainActor init(_ collection: UICollectionView) {
        self.init(
            path: { [unowned collection] in collection.touchedPath(at: $0) }, counts: { [unowned collection] in collection.list.itemCounts },
            mayBegin: { [unowned collection] in
                collection.delegate?.collectionView(collection, shouldBeginMultipleSelectionInteractionAt: $0) ?? false
            },
            didBegin: { [unowned collection] in collection.delegate?.collectionView(collection, didBeginMultipleSelectionInteractionAt: $0) },
            didEnd: { [unowned collection] in collection.delegate?.collectionViewDidEndMultipleSelectionInteraction(collection) },
            allowsMultiple: { [unowned collection] in collection.list.allowsMultiple },
            isSelected: { [unowned collection] in collection.list.selection.contains($0) },
            toggle: { [unowned collection] in _ = collection.list.toggleByTap($0) })
    }
}

extension UITableViewDelegate {
    public func tableView(_ tableView: UITableView, shouldBeginMultipleSelectionInteractionAt indexPath: IndexPath) -> Bool {
        (try? ObjCRuntime.invokeOptional("tableView:shouldBeginMultipleSelectionInteractionAt:", on: self, [tableView, indexPath]))
            ?? (tableView.isEditing && tableView.allowsMultipleSelectionDuringEditing)
    }

    public func tableView(_ tableView: UITableView, didBeginMultipleSelectionInteractionAt indexPath: IndexPath) {
        try? ObjCRuntime.invokeOptional("tableView:didBeginMultipleSelectionInteractionAt:", on: self, [tableView, indexPath])
    }

    public func tableViewDidEndMultipleSelectionInteraction(_ tableView: UITableView) {
        try? ObjCRuntime.invokeOptional("tableViewDidEndMultipleSelectionInteraction:", on: self, [tableView])
    }
}

extension UICollectionViewDelegate {
    public func collectionView(_ collectionView: UICollectionView, shouldBeginMultipleSelectionInteractionAt indexPath: IndexPath) -> Bool {
        (try? ObjCRuntime.invokeOptional("collectionView:shouldBeginMultipleSelectionInteractionAt:", on: self, [collectionView, indexPath]))
            ?? (collectionView.isEditing && collectionView.allowsMultipleSelectionDuringEditing)
    }

    public func collectionView(_ collectionView: UICollectionView, didBeginMultipleSelectionInteractionAt indexPath: IndexPath) {
        try? ObjCRuntime.invokeOptional("collectionView:didBeginMultipleSelectionInteractionAt:", on: self, [collectionView, indexPath])
    }

    public func collectionViewDidEndMultipleSelectionInteraction(_ collectionView: UICollectionView) {
        try? ObjCRuntime.invokeOptional("collectionViewDidEndMultipleSelectionInteraction:", on: self, [collectionView])
    }
}
