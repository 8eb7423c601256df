internal import ListEngine

/// A collection view's data from snapshots: applying one animates from what is shown to what it says.
@preconcurrency @MainActor
open class UICollectionViewDiffableDataSource<
    SectionIdentifierType: Hashable & Sendable, ItemIdentifierType: Hashable & Sendable
>: NSObject, UICollectionViewDataSource {
    public typealias CellProvider =
        (_ collectionView: UICollectionView, _ indexPath: IndexPath, _ itemIdentifier: ItemIdentifierType) -> UICollectionViewCell?
    public typealias SupplementaryViewProvider =
        (_ collectionView: UICollectionView, _ elementKind: String, _ indexPath: IndexPath) -> UICollectionReusableView?

    /// Closures that decide and hear how items of an outline open and close.
    public struct SectionSnapshotHandlers<Item: Hashable & Sendable> {
        public var shouldExpandItem: ((Item) -> Bool)?
        public var willExpandItem: ((Item) -> Void)?
        public var shouldCollapseItem: ((Item) -> Bool)?
        public var willCollapseItem: ((Item) -> Void)?
        /// The children of an item, made when it is expanded.
        public var snapshotForExpandingParent: ((Item, NSDiffableDataSourceSectionSnapshot<Item>) -> NSDiffableDataSourceSectionSnapshot<Item>)?

        public init() {}
    }

    /// Closures that decide and hear how the user moves items.
    public struct ReorderingHandlers {
        /// Nil lets no item move.
        public var canReorderItem: ((ItemIdentifierType) -> Bool)?
        public var willReorder: ((NSDiffableDataSourceTransaction<SectionIdentifierType, ItemIdentifierType>) -> Void)?
        public var didReorder: ((NSDiffableDataSourceTransaction<SectionIdentifierType, ItemIdentifierType>) -> Void)?

        public init() {}
    }

    private weak var collectionView: UICollectionView?
    private let cellProvider: CellProvider
    private let snapshots: DiffableSnapshots<UICollectionView, SectionIdentifierType, ItemIdentifierType>
    private var current: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType> { snapshots.current }
    private var outlines: [SectionIdentifierType: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>] = [:]

    open var supplementaryViewProvider: SupplementaryViewProvider?
    open var sectionSnapshotHandlers = SectionSnapshotHandlers<ItemIdentifierType>()
    open var reorderingHandlers = ReorderingHandlers()

    public init(collectionView: UICollectionView, cellProvider: @escaping CellProvider) {
        self.collectionView = collectionView
        self.cellProvider = cellProvider
        snapshots = DiffableSnapshots(collectionView.list)
        super.init()
        collectionView.dataSource = self
        collectionView.onExpansionToggle = { [weak self] path in self?.toggle(path) }
        collectionView.outlineState = { [weak self] path in self?.outlineState(path) }
    }

    // MARK: Snapshots

    open func snapshot() -> NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType> { current }

    /// Shows `snapshot`, animating what changed. O(items).
    open func apply(
        _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>, animatingDifferences: Bool = true,
        completion: (() -> Void)? = nil
    ) {
        outlines = outlines.filter { snapshot.indexOfSection($0.key) != nil }
        snapshots.show(snapshot, animated: animatingDifferences, completion: completion)
    }

    open func apply(
        _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>, animatingDifferences: Bool = true
    ) async {
        await withCheckedContinuation { done in apply(snapshot, animatingDifferences: animatingDifferences) { done.resume() } }
    }

    /// Shows `snapshot` by making everything anew.
    open func applySnapshotUsingReloadData(
        _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>, completion: (() -> Void)? = nil
    ) {
        snapshots.showByReloading(snapshot, completion: completion)
    }

    open func applySnapshotUsingReloadData(_ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>) async {
        await withCheckedContinuation { done in applySnapshotUsingReloadData(snapshot) { done.resume() } }
    }

    // MARK: Identifiers and places

    open func sectionIdentifier(for index: Int) -> SectionIdentifierType? { snapshots.section(at: index) }
    open func index(for sectionIdentifier: SectionIdentifierType) -> Int? { snapshots.current.indexOfSection(sectionIdentifier) }
    open func itemIdentifier(for indexPath: IndexPath) -> ItemIdentifierType? { snapshots.item(at: indexPath) }
    open func indexPath(for itemIdentifier: ItemIdentifierType) -> IndexPath? { snapshots.path(of: itemIdentifier) }

    // MARK: Outlines

    /// The outline of a section.
    open func snapshot(for section: SectionIdentifierType) -> NSDiffableDataSourceSectionSnapshot<ItemIdentifierType> {
        if let outline = outlines[section] { return outline }
        var outline = NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>()
        if current.indexOfSection(section) != nil { outline.append(current.itemIdentifiers(inSection: section)) }
        return outline
    }

    /// Shows an outline in a section, which is added if it is not there.
    open func apply(
        _ snapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>, to section: SectionIdentifierType,
        animatingDifferences: Bool = true, completion: (() -> Void)? = nil
    ) {
        var new: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType> = current
        if new.indexOfSection(section) == nil { new.appendSections([section]) }
        outlines[section] = snapshot
        new.replaceItems(ofSection: section, with: snapshot.visibleItems)
        snapshots.show(new, animated: animatingDifferences, completion: completion)
        updateOutlineCells()
    }

    open func apply(
        _ snapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>, to section: SectionIdentifierType, animatingDifferences: Bool = true
    ) async {
        await withCheckedContinuation { done in
            apply(snapshot, to: section, animatingDifferences: animatingDifferences) { done.resume() }
        }
    }

    private func outlineState(_ path: IndexPath) -> (level: Int, isExpanded: Bool)? {
        guard let section = sectionIdentifier(for: path.section), let outline = outlines[section], let item = itemIdentifier(for: path),
            outline.contains(item)
        else { return nil }
        return (outline.level(of: item), outline.isExpanded(item))
    }

    private func updateOutlineCells() {
        guard let collectionView else { return }
        for cell in collectionView.visibleCells {
            if let path = collectionView.indexPath(for: cell) { collectionView.itemViews.applyOutline(to: cell, path) }
        }
    }

    private func toggle(_ path: IndexPath) {
        guard let section = sectionIdentifier(for: path.section), let item = itemIdentifier(for: path), var outline = outlines[section] else { return }
        if outline.isExpanded(item) {
            guard sectionSnapshotHandlers.shouldCollapseItem?(item) ?? true else { return }
            sectionSnapshotHandlers.willCollapseItem?(item)
            outline.collapse([item])
        } else {
            guard sectionSnapshotHandlers.shouldExpandItem?(item) ?? true else { return }
            sectionSnapshotHandlers.willExpandItem?(item)
            if let make = sectionSnapshotHandlers.snapshotForExpandingParent {
                outline.replace(childrenOf: item, using: make(item, outline.snapshot(of: item)))
            }
            outline.expand([item])
        }
        apply(outline, to: section)
    }

    // MARK: Data source

    open func numberOfSections(in collectionView: UICollectionView) -> Int { current.sections.count }
    open func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { current.items[section].count }

    open func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
        guard let cell = cellProvider(collectionView, indexPath, current.items[indexPath.section][indexPath.item]) else {
            fatalError("UICollectionViewDiffableDataSource cell provider returned nil for index path \(indexPath)")
        }
        return cell
    }

    open func collectionView(
        _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
    ) -> UICollectionReusableView {
        guard let view = supplementaryViewProvider?(collectionView, kind, indexPath) else {
            fatalError("UICollectionViewDiffableDataSource supplementary view provider is missing or returned nil for kind \(kind)")
        }
        return view
    }

    open func indexTitles(for collectionView: UICollectionView) -> [String]? { nil }
    open func collectionView(_ collectionView: UICollectionView, indexPathForIndexTitle title: String, at index: Int) -> IndexPath {
        IndexPath(item: 0, section: index)
    }

    open func collectionView(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath) -> Bool {
        guard let item = itemIdentifier(for: indexPath) else { return false }
        return reorderingHandlers.canReorderItem?(item) ?? false
    }

    /// The user moved an item: the snapshot follows, the views are there already.
    open func collectionView(_ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath) {
        guard let item = itemIdentifier(for: sourceIndexPath) else { return }
        let old: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType> = current
        var new: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType> = old
        let section: SectionIdentifierType = old.sections[destinationIndexPath.section]
        new.deleteItems([item])
        let left: [ItemIdentifierType] = new.itemIdentifiers(inSection: section)
        if left.indices.contains(destinationIndexPath.item) {
            new.insertItems([item], beforeItem: left[destinationIndexPath.item])
        } else {
            new.appendItems([item], toSection: section)
        }
        let transaction: NSDiffableDataSourceTransaction<SectionIdentifierType, ItemIdentifierType> = transaction(
            from: old, to: new, sections: [old.sections[sourceIndexPath.section], section])
        reorderingHandlers.willReorder?(transaction)
        snapshots.replace(with: new)
        for changed in transaction.sectionTransactions where outlines[changed.sectionIdentifier] != nil {
            outlines[changed.sectionIdentifier] = changed.finalSnapshot
        }
        reorderingHandlers.didReorder?(transaction)
    }

    private func transaction(
        from old: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
        to new: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>, sections: [SectionIdentifierType]
    ) -> NSDiffableDataSourceTransaction<SectionIdentifierType, ItemIdentifierType> {
        var seen: Set<SectionIdentifierType> = []
        let changed = sections.filter { seen.insert($0).inserted }.map { section in
            let before: [ItemIdentifierType] = old.itemIdentifiers(inSection: section)
            let after: [ItemIdentifierType] = new.itemIdentifiers(inSection: section)
            var initial = NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>()
            initial.append(before)
            var final = NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>()
            final.append(after)
            return NSDiffableDataSourceSectionTransaction(
                sectionIdentifier: section, initialSnapshot: outlines[section] ?? initial, finalSnapshot: final,
                difference: after.difference(from: before))
        }
        return NSDiffableDataSourceTransaction(
            initialSnapshot: old, finalSnapshot: new, difference: new.itemIdentifiers.difference(from: old.itemIdentifiers),
            sectionTransactions: changed)
    }
}
