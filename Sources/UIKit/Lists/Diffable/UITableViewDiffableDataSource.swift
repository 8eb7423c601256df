internal import ListEngine

/// A table's data from snapshots: applying one animates from what is shown to what it says.
@preconcurrency @MainActor open class UITableViewDiffableDataSource<
    SectionIdentifierType: Hashable & Sendable, ItemIdentifierType: Hashable & Sendable
>: NSObject, UITableViewDataSource {
    public typealias CellProvider =
        (_ tableView: UITableView, _ indexPath: IndexPath, _ itemIdentifier: ItemIdentifierType) -> UITableViewCell?

    private weak var tableView: UITableView?
    private let cellProvider: CellProvider
    private var current = NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>()

    open var defaultRowAnimation: UITableView.RowAnimation = .automatic

    public init(tableView: UITableView, cellProvider: @escaping CellProvider) {
        self.tableView = tableView
        self.cellProvider = cellProvider
        super.init()
        tableView.dataSource = self
    }

    open func snapshot() -> NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType> { current }

    /// Shows `snapshot`, animating what changed. O(items).
    open func apply(
        _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>, animatingDifferences: Bool = true,
        completion: (() -> Void)? = nil
    ) {
        let old: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType> = current
        current = snapshot.settled
        guard let view = tableView, view.counts != nil, view.geometry != nil, !view.hasUncommittedUpdates else {
            tableView?.reloadData()
            completion?()
            return
        }
        let map = BatchMap(snapshot.changes(from: old), oldCounts: old.items.map(\.count)) { snapshot.items[$0].count }
        var reloaded: Set<TablePart> = Set(snapshot.reloadedItems.compactMap { old.place(of: $0).map { .row($0) } })
        for section in snapshot.reloadedSections {
            guard let index = old.indexOfSection(section) else { continue }
            for part in view.parts.keys where part.section == index { reloaded.insert(part) }
        }
        let isEmpty: Bool = map.changes.isEmpty && reloaded.isEmpty
        if !isEmpty {
            view.rowAnimation = defaultRowAnimation
            let animates: Bool = animatingDifferences && defaultRowAnimation != .none && UIView.areAnimationsEnabled
            view.apply(map, reloaded: reloaded, animated: animates) { _ in completion?() }
        }
        if !snapshot.reconfiguredItems.isEmpty {
            view.reconfigure(snapshot.reconfiguredItems.compactMap { current.place(of: $0).map { IndexPath($0) } })
        }
        if isEmpty { completion?() }
    }

    open func apply(
        _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>, animatingDifferences: Bool = true
    ) async {
        await withCheckedContinuation { done in apply(snapshot, animatingDifferences: animatingDifferences) { done.resume() } }
    }

    open func applySnapshotUsingReloadData(
        _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>, completion: (() -> Void)? = nil
    ) {
        current = snapshot.settled
        tableView?.reloadData()
        completion?()
    }

    // MARK: Identifiers and places

    open func sectionIdentifier(for index: Int) -> SectionIdentifierType? {
        current.sections.indices.contains(index) ? current.sections[index] : nil
    }
    open func index(for sectionIdentifier: SectionIdentifierType) -> Int? { current.indexOfSection(sectionIdentifier) }

    open func itemIdentifier(for indexPath: IndexPath) -> ItemIdentifierType? {
        guard current.items.indices.contains(indexPath.section), current.items[indexPath.section].indices.contains(indexPath.row) else { return nil }
        return current.items[indexPath.section][indexPath.row]
    }
    open func indexPath(for itemIdentifier: ItemIdentifierType) -> IndexPath? { current.place(of: itemIdentifier).map { IndexPath($0) } }

    // MARK: Data source

    open func numberOfSections(in tableView: UITableView) -> Int { current.sections.count }
    open func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { current.items[section].count }

    open func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        guard let cell = cellProvider(tableView, indexPath, current.items[indexPath.section][indexPath.row]) else {
            fatalError("UITableViewDiffableDataSource cell provider returned nil for index path \(indexPath)")
        }
        return cell
    }

    open func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { nil }
    open func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? { nil }
    /// Default false, other than for tables without a diffable data source.
    open func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool { false }
    open func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) throws(Unimplemented) -> Bool { false }
    open func tableView(
        _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath
    ) {}
    open func tableView(_ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath) {}

    open func sectionIndexTitles(for tableView: UITableView) -> [String]? { nil }
    open func tableView(_ tableView: UITableView, sectionForSectionIndexTitle title: String, at index: Int) -> Int { index }
}
