/// The items of one section as an object, with identifiers of any kind.
open class NSDiffableDataSourceSectionSnapshotReference: NSObject, NSCopying, @unchecked Sendable {
    var snapshot = NSDiffableDataSourceSectionSnapshot<AnyIdentifier>()

    public override init() { super.init() }

    init(_ snapshot: NSDiffableDataSourceSectionSnapshot<AnyIdentifier>) {
        self.snapshot = snapshot
        super.init()
    }

    open func copy(with zone: NSZone? = nil) -> Any { NSDiffableDataSourceSectionSnapshotReference(snapshot) }

    private func wrapped(_ items: [Any]) -> [AnyIdentifier] { items.map(AnyIdentifier.init) }

    open func appendItems(_ items: [Any]) { snapshot.append(wrapped(items)) }
    /// - Parameter parentItem: nil for the outermost level.
    open func appendItems(_ items: [Any], intoParentItem parentItem: Any?) { snapshot.append(wrapped(items), to: parentItem.map(AnyIdentifier.init)) }
    open func insertItems(_ items: [Any], beforeItem: Any) { snapshot.insert(wrapped(items), before: AnyIdentifier(beforeItem)) }
    open func insertItems(_ items: [Any], afterItem: Any) { snapshot.insert(wrapped(items), after: AnyIdentifier(afterItem)) }
    open func deleteItems(_ items: [Any]) { snapshot.delete(wrapped(items)) }
    open func deleteAllItems() { snapshot.deleteAll() }
    open func expandItems(_ items: [Any]) { snapshot.expand(wrapped(items)) }
    open func collapseItems(_ items: [Any]) { snapshot.collapse(wrapped(items)) }

    open func replaceChildren(ofParentItem parentItem: Any, with snapshot: NSDiffableDataSourceSectionSnapshotReference) {
        self.snapshot.replace(childrenOf: AnyIdentifier(parentItem), using: snapshot.snapshot)
    }
    open func insert(_ snapshot: NSDiffableDataSourceSectionSnapshotReference, beforeItem: Any) {
        self.snapshot.insert(snapshot.snapshot, before: AnyIdentifier(beforeItem))
    }
    /// - Returns: the last of the outermost items that came in, or, where there are none, the item itself.
    @discardableResult
    open func insert(_ snapshot: NSDiffableDataSourceSectionSnapshotReference, afterItem: Any) -> Any {
        self.snapshot.insert(snapshot.snapshot, after: AnyIdentifier(afterItem))
        return snapshot.snapshot.rootItems.last?.base ?? afterItem
    }

    open func isExpanded(_ item: Any) -> Bool { snapshot.isExpanded(AnyIdentifier(item)) }
    open func isVisible(_ item: Any) -> Bool { snapshot.isVisible(AnyIdentifier(item)) }
    open func containsItem(_ item: Any) -> Bool { snapshot.contains(AnyIdentifier(item)) }
    /// From 0, of outermost items, on.
    open func level(ofItem item: Any) -> Int { snapshot.level(of: AnyIdentifier(item)) }
    /// `NSNotFound` for an item that is not there.
    open func index(ofItem item: Any) -> Int { snapshot.index(of: AnyIdentifier(item)) ?? NSNotFound }
    open func parent(ofChildItem childItem: Any) -> Any? { snapshot.parent(of: AnyIdentifier(childItem))?.base }
    open func expandedItems() -> [Any] { snapshot.items.filter(snapshot.isExpanded).map(\.base) }
    /// All items, those of collapsed parents included.
    open var items: [Any] { snapshot.items.map(\.base) }
    open var rootItems: [Any] { snapshot.rootItems.map(\.base) }
    open var visibleItems: [Any] { snapshot.visibleItems.map(\.base) }

    /// The items below an item.
    open func ofParentItem(_ parentItem: Any) -> NSDiffableDataSourceSectionSnapshotReference { ofParentItem(parentItem, includingParentItem: false) }
    open func ofParentItem(_ parentItem: Any, includingParentItem: Bool) -> NSDiffableDataSourceSectionSnapshotReference {
        NSDiffableDataSourceSectionSnapshotReference(snapshot.snapshot(of: AnyIdentifier(parentItem), includingParent: includingParentItem))
    }

    open func visualDescription() -> String { snapshot.visualDescription() }
}
