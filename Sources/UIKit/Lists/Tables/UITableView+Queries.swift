internal import ListEngine

extension UITableView {
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
            if style == .plain, position == .top, let header = rowLayout.geometry?.sections[path.section].header {
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

    /// The effect of a tap on a row.
    func userDidTap(_ path: IndexPath) {
        guard list.toggleByTap(path), !isEditing, let delegate, delegate.tableView(self, canPerformPrimaryActionForRowAt: path) else { return }
        delegate.tableView(self, performPrimaryActionForRowAt: path)
    }
}
