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
        return rowLayout.geometry?.row(at: point.y).map { IndexPath($0) }
    }

    public func indexPathsForRows(in rect: CGRect) -> [IndexPath]? {
        prepareElements()
        guard let geometry = rowLayout.geometry else { return nil }
        return geometry.sections(from: rect.minY, to: rect.maxY).flatMap { section in
            geometry.rows(of: section, from: rect.minY, to: rect.maxY).map { IndexPath(row: $0, section: section) }
        }
    }

    public func rectForRow(at indexPath: IndexPath) -> CGRect {
        prepareElements()
        guard numberOfRows(inSection: indexPath.section) > indexPath.row else { return .zero }
        return rowLayout.frame(of: .row(ItemIndex(indexPath)))
    }

    public func rectForHeader(inSection section: Int) -> CGRect {
        prepareElements()
        return rowLayout.frame(of: .header(section))
    }

    public func rectForFooter(inSection section: Int) -> CGRect {
        prepareElements()
        return rowLayout.frame(of: .footer(section))
    }

    public func rect(forSection section: Int) -> CGRect {
        prepareElements()
        guard let part = rowLayout.geometry?.sections[section] else { return .zero }
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
