internal import ListEngine

/// Something in a table that has a view.
enum TablePart: ListElement {
    case row(ItemIndex)
    case header(Int)
    case footer(Int)

    var item: ItemIndex? { if case .row(let index) = self { index } else { nil } }

    var section: Int {
        switch self {
        case .row(let index): index.section
        case .header(let section), .footer(let section): section
        }
    }

    var isReloadedWithSection: Bool { true }

    static func item(_ index: ItemIndex) -> TablePart { .row(index) }

    func moved(by map: BatchMap) -> TablePart? {
        switch self {
        case .row(let index): map.newIndex(of: index).map { .row($0) }
        case .header(let section): map.newSection(of: section).map { .header($0) }
        case .footer(let section): map.newSection(of: section).map { .footer($0) }
        }
    }
}

extension UITableView: ListHost {
    typealias Element = TablePart
    typealias ElementView = UIView
    typealias Placement = CGRect
    typealias Placeholder = UITableViewPlaceholder

    static var noun: String { "table" }

    // MARK: Data

    func dataCounts() -> [Int]? {
        guard let dataSource else { return nil }
        return (0..<dataSource.numberOfSections(in: self)).map { dataSource.tableView(self, numberOfRowsInSection: $0) }
    }

    func fill(_ path: IndexPath) -> UIView? { dataSource?.tableView(self, cellForRowAt: path) }

    // MARK: Elements

    func prepareElements() { rowLayout.prepareElements() }
    func wantedElements() -> [(element: TablePart, placement: CGRect)] { rowLayout.wantedElements() }
    func makeView(for part: TablePart, at placement: CGRect) -> UIView? { rowViews.makeView(for: part, at: placement) }
    func place(_ view: UIView, _ frame: CGRect, as part: TablePart) { rowViews.place(view, frame, as: part) }
    func measure(_ view: UIView, _ part: TablePart, _ frame: CGRect) -> Bool { rowLayout.measure(view, part, frame) }
    func announceDisplay(_ view: UIView, _ part: TablePart) { rowViews.announceDisplay(view, part) }
    func retire(_ view: UIView, _ part: TablePart) { rowViews.retire(view, part) }
    func takesMeasuring(_ view: UIView, _ part: TablePart) -> Bool { rowLayout.remeasured.contains(part) }
    func setNeedsMeasuring(_ view: UIView, _ part: TablePart) { rowLayout.remeasured.insert(part) }
    func didShowElements() { rowLayout.remeasured = [] }
    func didLayOutElements() { layOutFillers() }
    func forgetSize(of row: ItemIndex) { rowLayout.geometry?.forgetRow(at: row) }

    func adopt(_ view: UIView, as part: TablePart) {
        addSubview(view)
        if case .row(let index) = part, let cell = view as? UITableViewCell { rowViews.prepare(cell, IndexPath(index)) }
    }

    func didRename(_ view: UIView, to part: TablePart) {
        if case .row(let index) = part { (view as? UITableViewCell)?.shownIndexPath = IndexPath(index) }
    }

    // MARK: What stays in place

    var keepsAnchor: Bool { rowLayout.geometry != nil }
    func frame(of placement: CGRect) -> CGRect? { placement }
    func currentFrame(of row: ItemIndex) -> CGRect? { rowLayout.frame(of: .row(row)) }

    // MARK: Prefetching

    func itemsNear() -> [ItemIndex]? {
        guard prefetchDataSource != nil, let geometry = rowLayout.geometry else { return nil }
        let low: CGFloat = bounds.minY - bounds.height
        let high: CGFloat = bounds.maxY + bounds.height
        return geometry.sections(from: low, to: high).flatMap { section in
            geometry.rows(of: section, from: low, to: high).map { ItemIndex(section: section, item: $0) }
        }
    }

    func prefetch(_ paths: [IndexPath]) { prefetchDataSource?.tableView(self, prefetchRowsAt: paths) }
    func cancelPrefetching(_ paths: [IndexPath]) { prefetchDataSource?.tableView(self, cancelPrefetchingForRowsAt: paths) }

    // MARK: Selection and touches

    func touchedPath(at point: CGPoint) -> IndexPath? {
        guard let path = indexPathForRow(at: point), let cell = cellForRow(at: path), cell.frame.contains(point) else { return nil }
        return path
    }

    func showSelection(_ isSelected: Bool, at path: IndexPath, animated: Bool) {
        cellForRow(at: path)?.setSelected(isSelected, animated: animated)
    }

    func shouldHighlight(_ path: IndexPath) -> Bool { delegate?.tableView(self, shouldHighlightRowAt: path) ?? true }

    func highlightDidChange(_ isHighlighted: Bool, at path: IndexPath) {
        cellForRow(at: path)?.setHighlighted(isHighlighted, animated: false)
        if isHighlighted { delegate?.tableView(self, didHighlightRowAt: path) } else { delegate?.tableView(self, didUnhighlightRowAt: path) }
    }

    func selectionTarget(for path: IndexPath) -> IndexPath? {
        guard let delegate else { return path }
        return delegate.tableView(self, willSelectRowAt: path)
    }

    func deselectionTarget(for path: IndexPath, givesWay: Bool) -> IndexPath? {
        guard let delegate else { return path }
        return delegate.tableView(self, willDeselectRowAt: path)
    }

    func didSelect(_ path: IndexPath) { delegate?.tableView(self, didSelectRowAt: path) }
    func didDeselect(_ path: IndexPath) { delegate?.tableView(self, didDeselectRowAt: path) }

    func segue(for path: IndexPath) -> (template: SegueTemplate, sender: UIView)? {
        guard let cell = cellForRow(at: path), let segue = cell.selectionSegue else { return nil }
        return (segue, cell)
    }

    var openSwipes: SwipeActionsController? { editing.swipes.openPath == nil ? nil : editing.swipes }
}
