internal import ListEngine

// Rows that are moved, dragged and dropped. Paths are those of what is shown; the app hears and speaks of its data's.
extension ListController {
    // MARK: Paths

    func dataPath(_ shown: IndexPath) -> IndexPath {
        placeholders.isEmpty ? shown : IndexPath(placeholders.dataIndex(ofShown: ItemIndex(shown)))
    }

    func shownPath(_ data: IndexPath) -> IndexPath {
        placeholders.isEmpty ? data : IndexPath(placeholders.shownIndex(ofData: ItemIndex(data)))
    }

    /// The place in the data of what is shown somewhere, also while a finger moves a row.
    func askedPath(_ shown: ItemIndex) -> IndexPath { dataPath(reordering?.dataPath(of: IndexPath(shown)) ?? IndexPath(shown)) }

    // MARK: Reordering

    /// Made for the first row that a finger moves.
    func reordering(onlyVertical: Bool) -> RowReordering {
        if let reordering { return reordering }
        let made = RowReordering(list: host, onlyVertical: onlyVertical)
        reordering = made
        return made
    }

    // MARK: Drag and drop

    /// The delegates decide which interactions the list has.
    func dragAndDropDidChange(drags: Bool, drops: Bool, isEnabled: Bool) {
        if drags, drag == nil { drag = ListDrag(list: host) }
        drag?.interaction.isEnabled = isEnabled && drags
        if drags || drops, drop == nil { drop = ListDrop(list: host) }
    }

    var hasActiveDrag: Bool { drag.map { !$0.paths.isEmpty && $0.state == .dragging } ?? false }

    func isDragged(_ shown: ItemIndex) -> Bool {
        guard let drag, drag.state == .dragging else { return false }
        return drag.paths.contains(IndexPath(shown))
    }

    /// A dragged row is dimmed where it comes from, and unseen where the others have made room for it.
    func dragAlpha(of shown: ItemIndex) -> CGFloat {
        guard isDragged(shown) else { return 1 }
        return drop?.gap?.source == shown ? 0 : ListDrag.dimmed
    }

    /// Moves the shown item along with one that the data source has moved.
    func showMove(from: IndexPath, to: IndexPath) {
        var changes = BatchChanges()
        changes.movedItems = [BatchChanges.ItemMove(from: ItemIndex(from), to: ItemIndex(to))]
        applyOwn(BatchMap(changes, oldCounts: itemCounts) { _ in 0 })
    }

    /// Carries out a change that the list makes by itself.
    func applyOwn(_ map: BatchMap) {
        host.useStandardAnimation()
        apply(map, animated: UIView.areAnimationsEnabled)
    }

    // MARK: Placeholders

    /// The placeholder that is shown somewhere.
    func placeholder(at shown: ItemIndex) -> Host.Placeholder? {
        placeholders.identifier(at: shown).flatMap { placeholderContents[$0] }
    }

    /// Shows a placeholder; returns its name and where it is shown.
    func show(_ placeholder: Host.Placeholder) -> (identifier: Int, path: IndexPath) {
        let shown = ItemIndex(shownPath(placeholder.insertionIndexPath))
        let identifier: Int = nextPlaceholder()
        placeholderContents[identifier] = placeholder
        var changes = BatchChanges()
        changes.insertedItems = [shown]
        let map = BatchMap(changes, oldCounts: itemCounts) { _ in 0 }
        placeholders.insert(identifier, at: shown)
        applyOwn(map)
        return (identifier, IndexPath(shown))
    }

    func commitPlaceholder(_ identifier: Int, _ updates: (IndexPath) -> Void) -> Bool {
        guard let shown = placeholders.index(of: identifier) else { return false }
        let path = IndexPath(placeholders.dataIndex(ofShown: shown))
        placeholders.remove(identifier, closesUp: false)
        placeholderContents[identifier] = nil
        updates(path)
        // As many as before: the item stands where the placeholder stood.
        apply(BatchMap(BatchChanges(), oldCounts: itemCounts) { _ in 0 }, reloaded: [.item(shown)], animated: false)
        return true
    }

    func deletePlaceholder(_ identifier: Int) -> Bool {
        guard let shown = placeholders.index(of: identifier) else { return false }
        var changes = BatchChanges()
        changes.removedItems = [shown]
        let map = BatchMap(changes, oldCounts: itemCounts) { _ in 0 }
        placeholders.remove(identifier, closesUp: true)
        placeholderContents[identifier] = nil
        applyOwn(map)
        return true
    }

    /// Fills the cell of a placeholder again.
    func refillPlaceholder(_ identifier: Int) {
        guard let shown = placeholders.index(of: identifier), let view = visible[.item(shown)] else { return }
        placeholderContents[identifier]?.fill(view)
    }

    /// Data that comes anew knows nothing of placeholders.
    func forgetPlaceholders() {
        placeholders.removeAll()
        placeholderContents = [:]
    }
}
