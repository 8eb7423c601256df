public typealias UICollectionViewDiffableDataSourceReferenceCellProvider = (UICollectionView, IndexPath, Any) -> UICollectionViewCell?
public typealias UICollectionViewDiffableDataSourceReferenceSupplementaryViewProvider = (UICollectionView, String, IndexPath) -> UICollectionReusableView?

/// A collection view's data as snapshots with identifiers of any kind, as Objective-C has them.
@preconcurrency @MainActor open class UICollectionViewDiffableDataSourceReference: NSObject, UICollectionViewDataSource {
    private let source: UICollectionViewDiffableDataSource<AnyIdentifier, AnyIdentifier>

    public init(collectionView: UICollectionView, cellProvider: @escaping UICollectionViewDiffableDataSourceReferenceCellProvider) {
        source = UICollectionViewDiffableDataSource(collectionView: collectionView) { cellProvider($0, $1, $2.base) }
        super.init()
        collectionView.dataSource = self
    }

    open var supplementaryViewProvider: UICollectionViewDiffableDataSourceReferenceSupplementaryViewProvider? {
        get { source.supplementaryViewProvider }
        set { source.supplementaryViewProvider = newValue }
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

    open func snapshot(forSection section: Any) -> NSDiffableDataSourceSectionSnapshotReference {
        NSDiffableDataSourceSectionSnapshotReference(source.snapshot(for: AnyIdentifier(section)))
    }
    open func applySnapshot(_ snapshot: NSDiffableDataSourceSectionSnapshotReference, toSection sectionIdentifier: Any, animatingDifferences: Bool) {
        source.apply(snapshot.snapshot, to: AnyIdentifier(sectionIdentifier), animatingDifferences: animatingDifferences)
    }
    open func applySnapshot(
        _ snapshot: NSDiffableDataSourceSectionSnapshotReference, toSection sectionIdentifier: Any, animatingDifferences: Bool,
        completion: (() -> Void)? = nil
    ) {
        source.apply(snapshot.snapshot, to: AnyIdentifier(sectionIdentifier), animatingDifferences: animatingDifferences, completion: completion)
    }

    // MARK: Places

    open func sectionIdentifier(for index: Int) -> Any? { source.sectionIdentifier(for: index)?.base }
    /// `NSNotFound` for a section that is not there.
    open func index(forSectionIdentifier sectionIdentifier: Any) -> Int { source.index(for: AnyIdentifier(sectionIdentifier)) ?? NSNotFound }
    open func itemIdentifier(for indexPath: IndexPath) -> Any? { source.itemIdentifier(for: indexPath)?.base }
    open func indexPath(forItemIdentifier identifier: Any) -> IndexPath? { source.indexPath(for: AnyIdentifier(identifier)) }

    // MARK: Data source

    open func numberOfSections(in collectionView: UICollectionView) -> Int { source.numberOfSections(in: collectionView) }
    open func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        source.collectionView(collectionView, numberOfItemsInSection: section)
    }
    open func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
        source.collectionView(collectionView, cellForItemAt: indexPath)
    }
    open func collectionView(
        _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
    ) -> UICollectionReusableView { source.collectionView(collectionView, viewForSupplementaryElementOfKind: kind, at: indexPath) }
}
