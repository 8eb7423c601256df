internal import ListEngine

extension UITableView {
    func makeReordering() -> RowReordering {
        RowReordering(
            list: self,
            rows: RowReordering.Rows(
                path: { [unowned self] in movementPath(at: $0) }, view: { [unowned self] in cellForRow(at: $0) },
                canMove: { [unowned self] in canMove($0) },
                target: { [unowned self] original, _, proposed in
                    delegate?.tableView(self, targetIndexPathForMoveFromRowAt: original, toProposedIndexPath: proposed) ?? proposed
                },
                counts: { [unowned self] in rowCounts },
                show: { [unowned self] in
                    rowAnimation = .automatic
                    apply($0, animated: UIView.areAnimationsEnabled)
                },
                commit: { [unowned self] in dataSource?.tableView(self, moveRowAt: $0, to: $1) },
                settle: { [unowned self] in
                    setNeedsLayout()
                    layoutIfNeeded()
                }),
            onlyVertical: true)
    }

    /// The row at a height, or the end of the section whose header or empty place is there.
    private func movementPath(at point: CGPoint) -> IndexPath? {
        if let path = indexPathForRow(at: point) { return path }
        guard let lifted = reordering.liftedIndex else { return nil }
        for section in 0..<numberOfSections where rect(forSection: section).contains(CGPoint(x: bounds.midX, y: point.y)) {
            let isHead: Bool = point.y < rect(forSection: section).midY
            let count: Int = numberOfRows(inSection: section) - (section == lifted.section ? 1 : 0)
            return IndexPath(row: isHead ? 0 : count, section: section)
        }
        return nil
    }

    func makeReorderGestures() -> ReorderGestures {
        ReorderGestures(
            list: self, reordering: { [unowned self] in reordering },
            handlePath: { [unowned self] point in
                guard isEditing, let path = indexPathForRow(at: point), let cell = cellForRow(at: path), cell.canMove,
                    cell.hasReorderHandle(at: convert(point, to: cell))
                else { return nil }
                return path
            }, rowPath: { _ in nil })
    }

    /// The frame a part is placed with: the row that is lifted follows the finger.
    func placedFrame(_ frame: CGRect, _ part: TablePart) -> CGRect {
        guard case .row(let index) = part, existingReordering?.liftedIndex == index else { return frameAside(frame, part) }
        let center: CGPoint = reordering.center
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
