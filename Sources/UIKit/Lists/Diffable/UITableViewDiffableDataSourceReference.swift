public typealias UITableViewDiffableDataSourceReferenceCellProvider = (UITableView, IndexPath, Any) -> UITableViewCell?

/// A table's data as snapshots with identifiers of any kind, as Objective-C has them.
@preconcurrency @MainActor open class UITableViewDiffableDataSourceReference: NSObject, UITableViewDataSource {
    private let source: UITableViewDiffableDataSource<AnyIdentifier, AnyIdentifier>

    public init(tableView: UITableView, cellProvider: @escaping UITableViewDiffableDataSourceReferenceCellProvider) {
        source = UITableViewDiffableDataSource(tableView: tableView) { cellProvider($0, $1, $2.base) }
        super.init()
        tableView.dataSource = self
    }

    /// How rows come and go. Default automatic.
    open var defaultRowAnimation: UITableView.RowAnimation {
        get { source.defaultRowAnimation }
        set { source.defaultRowAnimation = newValue }
    }

    // MARK: Snapshots

    open func snapshot() -> NSDiffableDataSourceSnapshotReference { NSDiffableDataSourceSnapshotReference(source.snapshot()) }

    open func applySnapshot(_ snapshot: NSDiffableDataSourceSnapshotReference, animatingDifferences: Bool) {
        source.apply(snapshot.snapshot, animatingDifferences: animatingDifferences)
    }
    open func applySnapshot(_ snapshot: NSDiffableDataSourceSnapshotReference, animatingDifferences: Bool, completion: (() -> Void)? = nil) {
        source.apply(snapshot.snapshot, animatingDifferences: animatingDifferences, completion: completion)
    }
    /// Without differences: everything is loaded anew.
    open func applySnapshot(usingReloadData snapshot: NSDiffableDataSourceSnapshotReference) { source.applySnapshotUsingReloadData(snapshot.snapshot) }
    open func applySnapshot(usingReloadData snapshot: NSDiffableDataSourceSnapshotReference, completion: (() -> Void)? = nil) {
        source.applySnapshotUsingReloadData(snapshot.snapshot, completion: completion)
    }

    // MARK: Places

    open func sectionIdentifier(for index: Int) -> Any? { source.sectionIdentifier(for: index)?.base }
    /// `NSNotFound` for a section that is not there.
    open func index(forSectionIdentifier sectionIdentifier: Any) -> Int { source.index(for: AnyIdentifier(sectionIdentifier)) ?? NSNotFound }
    open func itemIdentifier(for indexPath: IndexPath) -> Any? { source.itemIdentifier(for: indexPath)?.base }
    open func indexPath(forItemIdentifier identifier: Any) -> IndexPath? { source.indexPath(for: AnyIdentifier(identifier)) }

    // MARK: Data source

    open func numberOfSections(in tableView: UITableView) -> Int { source.numberOfSections(in: tableView) }
    open func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { source.tableView(tableView, numberOfRowsInSection: section) }
    open func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        source.tableView(tableView, cellForRowAt: indexPath)
    }
}
