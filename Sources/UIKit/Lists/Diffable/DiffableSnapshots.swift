internal import ListEngine

/// The snapshot that a list shows, and the way to the next one: what data sources from snapshots do alike.
@MainActor final class DiffableSnapshots<Host: ListHost, Section: Hashable & Sendable, Item: Hashable & Sendable> {
    typealias Snapshot = NSDiffableDataSourceSnapshot<Section, Item>

    private weak var list: ListController<Host>?
    /// Has no marks of what to reload.
    private(set) var current = Snapshot()

    init(_ list: ListController<Host>) {
        self.list = list
    }

    /// Takes a snapshot without showing it: the views are there already, or everything is made anew.
    func replace(with new: Snapshot) { current = new.settled }

    func showByReloading(_ new: Snapshot, completion: (() -> Void)?) {
        replace(with: new)
        list?.host.reloadData()
        completion?()
    }

    /// Shows a snapshot, animating what changed. O(items).
    func show(_ new: Snapshot, animated: Bool, completion: (() -> Void)?) {
        let old: Snapshot = current
        replace(with: new)
        guard let list else {
            completion?()
            return
        }
        guard list.counts != nil, list.host.canUpdate, list.placeholders.isEmpty else {
            list.reload { BatchMap(new.changes(from: old), oldCounts: old.items.map(\.count)) { new.items[$0].count } }
            completion?()
            return
        }
        let map = BatchMap(new.changes(from: old), oldCounts: old.items.map(\.count)) { new.items[$0].count }
        let reloaded: Set<Host.Element> = list.elements(
            of: new.reloadedItems.compactMap { old.place(of: $0) }, sections: new.reloadedSections.compactMap { old.indexOfSection($0) })
        let isEmpty: Bool = map.changes.isEmpty && reloaded.isEmpty
        if !isEmpty {
            list.apply(map, reloaded: reloaded, animated: animated && UIView.areAnimationsEnabled) { _ in completion?() }
        }
        if !new.reconfiguredItems.isEmpty { list.reconfigure(new.reconfiguredItems.compactMap { current.place(of: $0) }) }
        if isEmpty { completion?() }
    }

    // MARK: Identifiers and places

    func section(at index: Int) -> Section? { current.sections.indices.contains(index) ? current.sections[index] : nil }

    func item(at path: IndexPath) -> Item? {
        guard current.items.indices.contains(path.section), current.items[path.section].indices.contains(path.item) else { return nil }
        return current.items[path.section][path.item]
    }

    func path(of item: Item) -> IndexPath? { current.place(of: item).map { IndexPath($0) } }
}
