internal import ListEngine

// What is selected, and the finger that selects.
extension ListController {
    // MARK: Selection

    var allowsMultiple: Bool { host.isEditing ? host.allowsMultipleSelectionDuringEditing : host.allowsMultipleSelection }

    private var allowsAny: Bool {
        host.isEditing
            ? host.allowsSelectionDuringEditing || host.allowsMultipleSelectionDuringEditing
            : host.allowsSelection || host.allowsMultipleSelection
    }

    /// Selects an item without asking or telling the delegate; nil clears the selection.
    func select(_ path: IndexPath?, animated: Bool) {
        for other in selection.paths where path == nil || (!allowsMultiple && other != path) { deselect(other, animated: animated) }
        guard let path else { return }
        selection.add(path)
        host.showSelection(true, at: path, animated: animated)
    }

    func deselect(_ path: IndexPath, animated: Bool) {
        selection.remove(path)
        host.showSelection(false, at: path, animated: animated)
    }

    func selectionModeDidChange() {
        guard !allowsMultiple else { return }
        for path in selection.paths.dropFirst() { deselect(path, animated: false) }
    }

    // MARK: Touches

    func touchBegan(_ touches: Set<UITouch>) {
        ListFocus.clear(host)
        if let swipes = host.openSwipes {
            swipes.close(animated: true)
            return
        }
        guard touched == nil, let touch = touches.first, allowsAny, let path = host.touchedPath(at: touch.location(in: host)),
            host.shouldHighlight(path)
        else { return }
        touched = (path, touch.location(in: nil))
        host.highlightDidChange(true, at: path)
    }

    /// A finger that travels is about to scroll (behaviour/measured-constants.md 1).
    func touchMoved(_ touches: Set<UITouch>) {
        guard let touched, let touch = touches.first else { return }
        let point: CGPoint = touch.location(in: nil)
        if hypot(point.x - touched.start.x, point.y - touched.start.y) >= 10 { touchCancelled() }
    }

    func touchCancelled() { _ = endTouch() }

    func touchEnded() {
        if let path = endTouch() { host.performPrimaryAction(at: path) }
    }

    /// The item that was touched is touched no more.
    private func endTouch() -> IndexPath? {
        guard let path = touched?.path else { return nil }
        touched = nil
        host.highlightDidChange(false, at: path)
        return path
    }

    /// Selects an item as a tap does, or deselects it where several may be selected. Returns false where the delegate refuses.
    func toggleByTap(_ path: IndexPath) -> Bool {
        if selection.contains(path), allowsMultiple {
            guard let chosen = host.deselectionTarget(for: path, givesWay: false) else { return false }
            deselect(chosen, animated: false)
            host.didDeselect(chosen)
            return true
        }
        guard let chosen = host.selectionTarget(for: path) else { return false }
        if !allowsMultiple { giveWay(to: chosen) }
        select(chosen, animated: false)
        // Before the delegate hears, as in UIKit.
        if !host.isEditing, let segue = host.segue(for: chosen) { segue.template.trigger(sender: segue.sender) }
        host.didSelect(chosen)
        return true
    }

    private func giveWay(to chosen: IndexPath) {
        for other in selection.paths where other != chosen {
            guard let gone = host.deselectionTarget(for: other, givesWay: true) else { continue }
            deselect(gone, animated: false)
            host.didDeselect(gone)
        }
    }
}
