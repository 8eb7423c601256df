extension UITableView: FocusableList {
    var takesFocus: Bool { (allowsFocus || selectionFollowsFocus) && (!isEditing || allowsFocusDuringEditing) }

    var firstFocusPath: IndexPath? {
        if let preferred = delegate?.indexPathForPreferredFocusedView(in: self), canFocus(preferred) { return preferred }
        if let selected = list.selection.paths.sorted().first, canFocus(selected) { return selected }
        let visible: CGRect = bounds.inset(by: adjustedContentInset)
        return indexPathsForVisibleRows?.first { rectForRow(at: $0).minY >= visible.minY - 1 && canFocus($0) }
    }

    private func canFocus(_ path: IndexPath) -> Bool { delegate?.tableView(self, canFocusRowAt: path) ?? true }

    func focusPath(from path: IndexPath, _ direction: ListFocus.Direction) -> IndexPath? {
        guard direction == .up || direction == .down else { return nil }
        var candidate: IndexPath = path
        while let next = neighbour(of: candidate, after: direction == .down) {
            if canFocus(next) { return next }
            candidate = next
        }
        return nil
    }

    private func neighbour(of path: IndexPath, after: Bool) -> IndexPath? {
        let row: Int = path.row + (after ? 1 : -1)
        if row >= 0, row < numberOfRows(inSection: path.section) { return IndexPath(row: row, section: path.section) }
        var section: Int = path.section + (after ? 1 : -1)
        while section >= 0, section < numberOfSections {
            let count: Int = numberOfRows(inSection: section)
            if count > 0 { return IndexPath(row: after ? 0 : count - 1, section: section) }
            section += after ? 1 : -1
        }
        return nil
    }

    func focusDidMove(to path: IndexPath) {
        scrollRectToVisible(rectForRow(at: path), animated: false)
        layoutIfNeeded()
        cellForRow(at: path)?.hasFocus = true
        if delegate?.tableView(self, selectionFollowsFocusForRowAt: path) ?? selectionFollowsFocus, !list.selection.contains(path) {
            userDidTap(path)
        }
    }

    func performPrimaryAction(at path: IndexPath) { userDidTap(path) }
}

extension UITableViewDelegate {
    public func tableView(_ tableView: UITableView, canFocusRowAt indexPath: IndexPath) -> Bool {
        (try? ObjCRuntime.invokeOptional("tableView:canFocusRowAt:", on: self, [tableView, indexPath])) ?? true
    }

    public func tableView(_ tableView: UITableView, selectionFollowsFocusForRowAt indexPath: IndexPath) -> Bool {
        (try? ObjCRuntime.invokeOptional("tableView:selectionFollowsFocusForRowAt:", on: self, [tableView, indexPath]))
            ?? tableView.selectionFollowsFocus
    }
}
