internal import ListEngine

extension UITableView {
    // MARK: Elements

    public func cellForRow(at indexPath: IndexPath) -> UITableViewCell? { parts[.row(ItemIndex(indexPath))] as? UITableViewCell }

    public func headerView(forSection section: Int) -> UITableViewHeaderFooterView? { parts[.header(section)] as? UITableViewHeaderFooterView }
    public func footerView(forSection section: Int) -> UITableViewHeaderFooterView? { parts[.footer(section)] as? UITableViewHeaderFooterView }

    public func indexPath(for cell: UITableViewCell) -> IndexPath? {
        cell.owningTableView === self ? cell.shownIndexPath : nil
    }

    /// The row at a point of the content.
    public func indexPathForRow(at point: CGPoint) -> IndexPath? {
        prepareGeometry()
        return geometry?.row(at: point.y).map { IndexPath($0) }
    }

    public func indexPathsForRows(in rect: CGRect) -> [IndexPath]? {
        prepareGeometry()
        guard let geometry else { return nil }
        return geometry.sections(from: rect.minY, to: rect.maxY).flatMap { section in
            geometry.rows(of: section, from: rect.minY, to: rect.maxY).map { IndexPath(row: $0, section: section) }
        }
    }

    public func rectForRow(at indexPath: IndexPath) -> CGRect {
        prepareGeometry()
        guard numberOfRows(inSection: indexPath.section) > indexPath.row else { return .zero }
        return frame(of: .row(ItemIndex(indexPath)))
    }

    public func rectForHeader(inSection section: Int) -> CGRect {
        prepareGeometry()
        return frame(of: .header(section))
    }

    public func rectForFooter(inSection section: Int) -> CGRect {
        prepareGeometry()
        return frame(of: .footer(section))
    }

    public func rect(forSection section: Int) -> CGRect {
        prepareGeometry()
        guard let part = geometry?.sections[section] else { return .zero }
        return CGRect(x: 0, y: part.start, width: bounds.width, height: part.end - part.start)
    }

    // MARK: Scrolling

    func scroll(toRowAt path: IndexPath, _ position: ScrollPosition, animated: Bool) {
        let places: UICollectionView.ScrollPosition =
            switch position {
            case .none: []
            case .top: .top
            case .middle: .centeredVertically
            case .bottom: .bottom
            }
        func target() -> CGPoint {
            var frame: CGRect = rectForRow(at: path)
            // A plain table's header stays above the row.
            if style == .plain, position == .top, let header = geometry?.sections[path.section].header {
                frame.origin.y -= header
                frame.size.height += header
            }
            return ScrollTarget.offset(of: frame, places, in: self)
        }
        guard path.row < numberOfRows(inSection: path.section) else { return }
        if animated {
            setContentOffset(target(), animated: true)
            return
        }
        for _ in 0..<6 {
            let offset: CGPoint = target()
            guard offset != contentOffset else { return }
            contentOffset = offset
            layOutParts()
        }
    }

    // MARK: Selection

    var allowsMultiple: Bool { isEditing ? allowsMultipleSelectionDuringEditing : allowsMultipleSelection }
    private var allowsAny: Bool {
        isEditing ? allowsSelectionDuringEditing || allowsMultipleSelectionDuringEditing : allowsSelection || allowsMultipleSelection
    }

    func select(_ path: IndexPath?, animated: Bool) {
        for other in selectedPaths where path == nil || (!allowsMultiple && other != path) { deselect(other, animated: animated) }
        guard let path else { return }
        if !selectedPaths.contains(path) { selectedPaths.append(path) }
        cellForRow(at: path)?.setSelected(true, animated: animated)
    }

    func deselect(_ path: IndexPath, animated: Bool) {
        selectedPaths.removeAll { $0 == path }
        cellForRow(at: path)?.setSelected(false, animated: animated)
    }

    func selectionModeDidChange() {
        guard !allowsMultiple else { return }
        for path in selectedPaths.dropFirst() { deselect(path, animated: false) }
    }

    // MARK: Touches

    func touchBegan(_ touches: Set<UITouch>) {
        ListFocus.clear(self)
        if swipes.openPath != nil {
            swipes.close(animated: true)
            return
        }
        guard touchedRow == nil, let touch = touches.first, allowsAny else { return }
        let point: CGPoint = touch.location(in: self)
        guard let path = indexPathForRow(at: point), let cell = cellForRow(at: path), cell.frame.contains(point),
            delegate?.tableView(self, shouldHighlightRowAt: path) ?? true
        else { return }
        touchedRow = (path, touch.location(in: nil))
        cell.setHighlighted(true, animated: false)
        delegate?.tableView(self, didHighlightRowAt: path)
    }

    /// A finger that travels is about to scroll (behaviour/measured-constants.md 1).
    func touchMoved(_ touches: Set<UITouch>) {
        guard let touchedRow, let touch = touches.first else { return }
        let point: CGPoint = touch.location(in: nil)
        if hypot(point.x - touchedRow.start.x, point.y - touchedRow.start.y) >= 10 { touchCancelled() }
    }

    func touchCancelled() {
        guard let path = touchedRow?.path else { return }
        touchedRow = nil
        unhighlight(path)
    }

    private func unhighlight(_ path: IndexPath) {
        cellForRow(at: path)?.setHighlighted(false, animated: false)
        delegate?.tableView(self, didUnhighlightRowAt: path)
    }

    func touchEnded() {
        guard let path = touchedRow?.path else { return }
        touchedRow = nil
        unhighlight(path)
        userDidTap(path)
    }

    /// What a tap on a row does.
    func userDidTap(_ path: IndexPath) {
        if selectedPaths.contains(path), allowsMultiple {
            guard let chosen = delegate.map({ $0.tableView(self, willDeselectRowAt: path) }) ?? path else { return }
            deselect(chosen, animated: false)
            delegate?.tableView(self, didDeselectRowAt: chosen)
            return
        }
        guard let chosen = delegate.map({ $0.tableView(self, willSelectRowAt: path) }) ?? path else { return }
        if !allowsMultiple {
            for other in selectedPaths where other != chosen {
                guard let gone = delegate.map({ $0.tableView(self, willDeselectRowAt: other) }) ?? other else { continue }
                deselect(gone, animated: false)
                delegate?.tableView(self, didDeselectRowAt: gone)
            }
        }
        select(chosen, animated: false)
        // Before the delegate hears, as in UIKit.
        if !isEditing, let cell = cellForRow(at: chosen), let segue = cell.selectionSegue { segue.trigger(sender: cell) }
        delegate?.tableView(self, didSelectRowAt: chosen)
    }

    // MARK: Swipes

    func makeSwipeController() -> SwipeActionsController {
        SwipeActionsController(
            list: self,
            rows: SwipeActionsController.Rows(
                row: { [unowned self] point in
                    guard let path = indexPathForRow(at: point), let cell = cellForRow(at: path) else { return nil }
                    return (path, cell)
                },
                view: { [unowned self] in cellForRow(at: $0) }, actions: { [unowned self] in swipeActions(at: $0, trailing: $1) },
                isEnabled: { [unowned self] in !isEditing }, swipeDidChange: { _, _ in }))
    }

    private func swipeActions(at path: IndexPath, trailing: Bool) -> UISwipeActionsConfiguration? {
        guard dataSource?.tableView(self, canEditRowAt: path) ?? true else { return nil }
        guard trailing else { return delegate?.tableView(self, leadingSwipeActionsConfigurationForRowAt: path) }
        if let delegate, let own = try? delegate.tableView(self, trailingSwipeActionsConfigurationForRowAt: path) { return own }
        if let actions = delegate?.tableView(self, editActionsForRowAt: path) {
            let configuration = UISwipeActionsConfiguration(actions: actions.map { $0.contextualAction(at: path) })
            configuration.performsFirstActionWithFullSwipe = false
            return actions.isEmpty ? nil : configuration
        }
        return standardDeletion(at: path)
    }

    /// Deleting by a swipe, where the data source carries it out.
    private func standardDeletion(at path: IndexPath) -> UISwipeActionsConfiguration? {
        guard let dataSource, commitsEditing(dataSource), (delegate?.tableView(self, editingStyleForRowAt: path) ?? .delete) == .delete
        else { return nil }
        let title: String = delegate?.tableView(self, titleForDeleteConfirmationButtonForRowAt: path) ?? LanguageSettings.shown("Delete")
        let action = UIContextualAction(style: .destructive, title: title) { [weak self] _, _, done in
            if let self { self.dataSource?.tableView(self, commit: .delete, forRowAt: path) }
            done(true)
        }
        return UISwipeActionsConfiguration(actions: [action])
    }

    private func commitsEditing(_ dataSource: any UITableViewDataSource) -> Bool {
        ObjCRuntime.responds(dataSource, to: Selector("tableView:commit:forRowAt:"))
    }

    // MARK: Editing

    func editingDidChange(animated: Bool) {
        swipes.close(animated: animated)
        select(nil, animated: false)
        for cell in visibleCells {
            if let path = cell.shownIndexPath { applyEditing(to: cell, path, animated: animated) }
        }
    }

    func applyEditing(to cell: UITableViewCell, _ path: IndexPath, animated: Bool) {
        let canEdit: Bool = isEditing && (dataSource?.tableView(self, canEditRowAt: path) ?? true)
        cell.editingStyle = canEdit ? delegate?.tableView(self, editingStyleForRowAt: path) ?? .delete : .none
        cell.shouldIndentWhileEditing = delegate?.tableView(self, shouldIndentWhileEditingRowAt: path) ?? true
        cell.canMove = isEditing && canMove(path)
        cell.showsReorderControl = cell.showsReorderControl || cell.canMove
        cell.setEditing(canEdit || (isEditing && cell.canMove), animated: animated)
    }

    func canMove(_ path: IndexPath) -> Bool {
        guard let dataSource else { return false }
        if let answer = try? dataSource.tableView(self, canMoveRowAt: path) { return answer }
        return ObjCRuntime.responds(dataSource, to: Selector("tableView:moveRowAt:to:"))
    }

    func editingControlTapped(_ cell: UITableViewCell) {
        guard let path = cell.shownIndexPath else { return }
        dataSource?.tableView(self, commit: cell.editingStyle, forRowAt: path)
    }

    func accessoryButtonTapped(_ cell: UITableViewCell) {
        guard let path = cell.shownIndexPath else { return }
        delegate?.tableView(self, accessoryButtonTappedForRowWith: path)
        cell.accessorySegue?.trigger(sender: cell)
    }
}
