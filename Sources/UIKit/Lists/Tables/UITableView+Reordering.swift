internal import ListEngine

extension UITableView {
    var rowReordering: RowReordering { list.reordering(onlyVertical: true) }

    var shownCounts: [Int] { list.itemCounts }
    func itemView(at path: IndexPath) -> UIView? { cellForRow(at: path) }
    func canMove(_ path: IndexPath) -> Bool { editing.canMove(path) }

    func movementTarget(_ original: IndexPath, _ current: IndexPath, _ proposed: IndexPath) -> IndexPath {
        delegate?.tableView(self, targetIndexPathForMoveFromRowAt: original, toProposedIndexPath: proposed) ?? proposed
    }

    func showMovement(_ map: BatchMap) { list.applyOwn(map) }

    func commitMovement(_ original: IndexPath, _ final: IndexPath) { dataSource?.tableView(self, moveRowAt: original, to: final) }

    /// The row at a height, or the end of the section whose header or empty place is there.
    func movementPath(at point: CGPoint) -> IndexPath? {
        if let path = indexPathForRow(at: point) { return path }
        guard let lifted = rowReordering.liftedIndex else { return nil }
        for section in 0..<numberOfSections where rect(forSection: section).contains(CGPoint(x: bounds.midX, y: point.y)) {
            let isHead: Bool = point.y < rect(forSection: section).midY
            let count: Int = numberOfRows(inSection: section) - (section == lifted.section ? 1 : 0)
            return IndexPath(row: isHead ? 0 : count, section: section)
        }
        return nil
    }

    func handlePath(at point: CGPoint) -> IndexPath? {
        guard isEditing, let path = indexPathForRow(at: point), let cell = cellForRow(at: path), cell.canMove,
            cell.hasReorderHandle(at: convert(point, to: cell))
        else { return nil }
        return path
    }

    /// Rows are moved by their handles alone.
    func liftablePath(at point: CGPoint) -> IndexPath? { nil }

    /// The frame a part is placed with: the row that is lifted follows the finger.
    func placedFrame(_ frame: CGRect, _ part: TablePart) -> CGRect {
        guard case .row(let index) = part, let moving = list.reordering, moving.liftedIndex == index else { return drags.frameAside(frame, part) }
        let center: CGPoint = moving.center
        return CGRect(x: frame.minX, y: center.y - frame.height / 2, width: frame.width, height: frame.height)
    }
}

extension UITableViewDelegate {
    public func tableView(
        _ tableView: UITableView, targetIndexPathForMoveFromRowAt sourceIndexPath: IndexPath,
        toProposedIndexPath proposedDestinationIndexPath: IndexPath
    ) -> IndexPath {
        let selector = "tableView:targetIndexPathForMoveFromRowAt:toProposedIndexPath:"
        return (try? ObjCRuntime.invokeOptional(selector, on: self, [tableView, sourceIndexPath, proposedDestinationIndexPath]))
            ?? proposedDestinationIndexPath
    }
}
