/// The editing of a table's rows, in its editing mode and by swipes: deletion, insertion, places to move to.
@MainActor final class TableEditing {
    private unowned let table: UITableView
    private(set) var isEditing = false
    private(set) lazy var swipes = makeSwipeController()

    init(table: UITableView) { self.table = table }

    func set(_ isEditing: Bool, animated: Bool) {
        guard isEditing != self.isEditing else { return }
        self.isEditing = isEditing
        swipes.close(animated: animated)
        table.list.select(nil, animated: false)
        for cell in table.visibleCells {
            if let path = cell.shownIndexPath { apply(to: cell, path, animated: animated) }
        }
    }

    // MARK: Swipes

    private func makeSwipeController() -> SwipeActionsController {
        SwipeActionsController(
            list: table,
            rows: SwipeActionsController.Rows(
                row: { [unowned self] point in
                    guard let path = table.indexPathForRow(at: point), let cell = table.cellForRow(at: path) else { return nil }
                    return (path, cell)
                },
                view: { [unowned self] in table.cellForRow(at: $0) }, actions: { [unowned self] in swipeActions(at: $0, trailing: $1) },
                isEnabled: { [unowned self] in !isEditing }, swipeDidChange: { [unowned self] in swipeDidChange(at: $0, isSwiped: $1) },
                rowVanished: { [unowned self] in table.delegate?.tableView(table, didEndEditingRowAt: nil) }))
    }

    private func swipeDidChange(at path: IndexPath, isSwiped: Bool) {
        if isSwiped { table.delegate?.tableView(table, willBeginEditingRowAt: path) }
        table.cellForRow(at: path)?.showingDeleteConfirmation = isSwiped
        if !isSwiped { table.delegate?.tableView(table, didEndEditingRowAt: path) }
    }

    private func swipeActions(at path: IndexPath, trailing: Bool) -> UISwipeActionsConfiguration? {
        guard table.dataSource?.tableView(table, canEditRowAt: path) ?? true else { return nil }
        guard trailing else { return table.delegate?.tableView(table, leadingSwipeActionsConfigurationForRowAt: path) }
        if let delegate = table.delegate, let own = try? delegate.tableView(table, trailingSwipeActionsConfigurationForRowAt: path) { return own }
        if let actions = table.delegate?.tableView(table, editActionsForRowAt: path) {
            let configuration = UISwipeActionsConfiguration(actions: actions.map { $0.contextualAction(at: path) })
            configuration.performsFirstActionWithFullSwipe = false
            return actions.isEmpty ? nil : configuration
        }
        return standardDeletion(at: path)
    }

    /// Deleting by a swipe, where the data source carries it out.
    private func standardDeletion(at path: IndexPath) -> UISwipeActionsConfiguration? {
        guard let dataSource = table.dataSource, commitsEditing(dataSource),
            (table.delegate?.tableView(table, editingStyleForRowAt: path) ?? .delete) == .delete
        else { return nil }
        let title: String = table.delegate?.tableView(table, titleForDeleteConfirmationButtonForRowAt: path) ?? SystemText.localized("Delete")
        let action = UIContextualAction(style: .destructive, title: title) { [weak table = self.table] _, _, done in
            if let table { table.dataSource?.tableView(table, commit: .delete, forRowAt: path) }
            done(true)
        }
        return UISwipeActionsConfiguration(actions: [action])
    }

    private func commitsEditing(_ dataSource: any UITableViewDataSource) -> Bool {
        ObjCRuntime.responds(dataSource, to: Selector("tableView:commit:forRowAt:"))
    }

    // MARK: Editing

    func apply(to cell: UITableViewCell, _ path: IndexPath, animated: Bool) {
        let canEdit: Bool = isEditing && (table.dataSource?.tableView(table, canEditRowAt: path) ?? true)
        cell.editingStyle = canEdit ? table.delegate?.tableView(table, editingStyleForRowAt: path) ?? .delete : .none
        cell.shouldIndentWhileEditing = table.delegate?.tableView(table, shouldIndentWhileEditingRowAt: path) ?? true
        cell.canMove = isEditing && canMove(path)
        cell.showsReorderControl = cell.showsReorderControl || cell.canMove
        cell.setEditing(canEdit || (isEditing && cell.canMove), animated: animated)
    }

    func canMove(_ path: IndexPath) -> Bool {
        guard let dataSource = table.dataSource else { return false }
        if let answer = try? dataSource.tableView(table, canMoveRowAt: path) { return answer }
        return ObjCRuntime.responds(dataSource, to: Selector("tableView:moveRowAt:to:"))
    }

    func editingControlTapped(_ cell: UITableViewCell) {
        guard let path = cell.shownIndexPath else { return }
        table.dataSource?.tableView(table, commit: cell.editingStyle, forRowAt: path)
    }

    func accessoryButtonTapped(_ cell: UITableViewCell) {
        guard let path = cell.shownIndexPath else { return }
        table.delegate?.tableView(table, accessoryButtonTappedForRowWith: path)
        cell.accessorySegue?.trigger(sender: cell)
    }
}
