// The list's delegate is asked before the focus moves from row to row, and told of it afterwards.
extension FocusableList {
    func allowsFocus(from previous: IndexPath?, to next: IndexPath, _ direction: ListFocus.Direction) -> Bool {
        if let table = self as? UITableView {
            return table.delegate?.tableView(table, shouldUpdateFocusIn: FocusMoves.move(of: table, from: previous, to: next, direction)) ?? true
        }
        guard let grid = self as? UICollectionView else { return true }
        return grid.delegate?.collectionView(grid, shouldUpdateFocusIn: FocusMoves.move(of: grid, from: previous, to: next, direction)) ?? true
    }

    func tellOfFocus(from previous: IndexPath?, to next: IndexPath, _ direction: ListFocus.Direction) {
        let coordinator = UIFocusAnimationCoordinator()
        if let table = self as? UITableView {
            table.delegate?.tableView(table, didUpdateFocusIn: FocusMoves.move(of: table, from: previous, to: next, direction), with: coordinator)
        } else if let grid = self as? UICollectionView {
            grid.delegate?.collectionView(grid, didUpdateFocusIn: FocusMoves.move(of: grid, from: previous, to: next, direction), with: coordinator)
        }
    }
}

extension ListFocus.Direction {
    var heading: UIFocusHeading {
        switch self {
        case .up: .up
        case .down: .down
        case .left: .left
        case .right: .right
        }
    }
}

/// The moves of the focus as delegates hear of them.
@MainActor private enum FocusMoves {
    static func move(
        of table: UITableView, from previous: IndexPath?, to next: IndexPath, _ direction: ListFocus.Direction
    ) -> UITableViewFocusUpdateContext {
        let context = UITableViewFocusUpdateContext()
        context.previouslyFocusedIndexPath = previous
        context.nextFocusedIndexPath = next
        context.previouslyFocusedItem = previous.flatMap { table.cellForRow(at: $0) }
        context.nextFocusedItem = table.cellForRow(at: next)
        context.focusHeading = direction.heading
        return context
    }

    static func move(
        of grid: UICollectionView, from previous: IndexPath?, to next: IndexPath, _ direction: ListFocus.Direction
    ) -> UICollectionViewFocusUpdateContext {
        let context = UICollectionViewFocusUpdateContext()
        context.previouslyFocusedIndexPath = previous
        context.nextFocusedIndexPath = next
        context.previouslyFocusedItem = previous.flatMap { grid.cellForItem(at: $0) }
        context.nextFocusedItem = grid.cellForItem(at: next)
        context.focusHeading = direction.heading
        return context
    }
}

extension UITableViewDelegate {
    public func tableView(_ tableView: UITableView, shouldUpdateFocusIn context: UITableViewFocusUpdateContext) -> Bool {
        (try? ObjCRuntime.invokeOptional("tableView:shouldUpdateFocusIn:", on: self, [tableView, context])) ?? true
    }

    public func tableView(
        _ tableView: UITableView, didUpdateFocusIn context: UITableViewFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator
    ) {
        try? ObjCRuntime.invokeOptional("tableView:didUpdateFocusIn:with:", on: self, [tableView, context, coordinator])
    }
}

extension UICollectionViewDelegate {
    public func collectionView(_ collectionView: UICollectionView, shouldUpdateFocusIn context: UICollectionViewFocusUpdateContext) -> Bool {
        (try? ObjCRuntime.invokeOptional("collectionView:shouldUpdateFocusIn:", on: self, [collectionView, context])) ?? true
    }

    public func collectionView(
        _ collectionView: UICollectionView, didUpdateFocusIn context: UICollectionViewFocusUpdateContext,
        with coordinator: UIFocusAnimationCoordinator
    ) {
        try? ObjCRuntime.invokeOptional("collectionView:didUpdateFocusIn:with:", on: self, [collectionView, context, coordinator])
    }
}
