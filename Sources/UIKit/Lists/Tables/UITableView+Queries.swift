internal import ListEngine

extension UITableView {
    // MARK: Elements

    public func cellForRow(at indexPath: IndexPath) -> UITableViewCell? { list.visible[.row(ItemIndex(indexPath))] as? UITableViewCell }

    public func headerView(forSection section: Int) -> UITableViewHeaderFooterView? { list.visible[.header(section)] as? UITableViewHeaderFooterView }
    public func footerView(forSection section: Int) -> UITableViewHeaderFooterView? { list.visible[.footer(section)] as? UITableViewHeaderFooterView }

    public func indexPath(for cell: UITableViewCell) -> IndexPath? {
        cell.owningTableView === self ? cell.shownIndexPath : nil
    }

    /// The row at a point of the content.
    public func indexPathForRow(at point: CGPoint) -> IndexPath? {
        prepareElements()
        return geometry?.row(at: point.y).map { IndexPath($0) }
    }

    public func indexPathsForRows(in rect: CGRect) -> [IndexPath]? {
        prepareElements()
        guard let geometry else { return nil }
        return geometry.sections(from: rect.minY, to: rect.maxY).flatMap { section in
            geometry.rows(of: section, from: rect.minY, to: rect.maxY).map { IndexPath(row: $0, section: section) }
        }
    }

    public func rectForRow(at indexPath: IndexPath) -> CGRect {
        prepareElements()
        guard numberOfRows(inSection: indexPath.section) > indexPath.row else { return .zero }
        return frame(of: .row(ItemIndex(indexPath)))
    }

    public func rectForHeader(inSection section: Int) -> CGRect {
        prepareElements()
        return frame(of: .header(section))
    }

    public func rectForFooter(inSection section: Int) -> CGRect {
        prepareElements()
        return frame(of: .footer(section))
    }

    public func rect(forSection section: Int) -> CGRect {
        prepareElements()
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
        list.scroll(to: target)
    }

    /// What a tap on a row does.
    func userDidTap(_ path: IndexPath) { _ = list.toggleByTap(path) }

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
        list.select(nil, animated: false)
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
