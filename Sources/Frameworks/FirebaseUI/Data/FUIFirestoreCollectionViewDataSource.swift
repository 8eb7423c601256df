import QuinceFirebase
import UIKit

/// Shows the documents that a query of Firestore finds, an item each, and follows them.
@preconcurrency @MainActor open class FUIFirestoreCollectionViewDataSource: NSObject, UICollectionViewDataSource, FUIBatchedArrayDelegate {
    open weak var collectionView: UICollectionView?
    open var queryErrorHandler: ((any Error) -> Void)?

    private let collection: FUIBatchedArray
    private let populate: (UICollectionView, IndexPath, DocumentSnapshot) -> UICollectionViewCell

    public init(collection: FUIBatchedArray, populateCell: @escaping (UICollectionView, IndexPath, DocumentSnapshot) -> UICollectionViewCell) {
        (self.collection, populate) = (collection, populateCell)
        super.init()
        collection.delegate = self
    }

    public convenience init(query: Query, populateCell: @escaping (UICollectionView, IndexPath, DocumentSnapshot) -> UICollectionViewCell) {
        self.init(collection: FUIBatchedArray(query: query, delegate: nil), populateCell: populateCell)
    }

    open var count: UInt { UInt(collection.count) }
    open var items: [DocumentSnapshot] { collection.items }
    open func snapshot(at index: Int) -> DocumentSnapshot { collection.object(at: index) }
    open var query: Query {
        get { collection.query }
        set { collection.query = newValue }
    }

    /// Becomes the collection's data source, and begins to follow.
    open func bind(to view: UICollectionView) {
        collectionView = view
        view.dataSource = self
        collection.observeQuery()
    }

    open func unbind() {
        collectionView?.dataSource = nil
        collectionView = nil
        collection.stopObserving()
    }

    open func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { collection.count }
    open func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
        populate(collectionView, indexPath, snapshot(at: indexPath.item))
    }

    open func batchedArray(_ array: FUIBatchedArray, didUpdateWith diff: FUISnapshotArrayDiff<DocumentSnapshot>) {
        diff.changes.apply(to: collectionView, isFirst: array.isFirst)
    }
    open func batchedArray(_ array: FUIBatchedArray, queryDidFailWithError error: any Error) { queryErrorHandler?(error) }
}

extension UICollectionView {
    /// Shows what a query finds. Whoever calls keeps the data source.
    public func bind(
        toFirestoreQuery query: Query, populateCell: @escaping (UICollectionView, IndexPath, DocumentSnapshot) -> UICollectionViewCell
    ) -> FUIFirestoreCollectionViewDataSource {
        let source = FUIFirestoreCollectionViewDataSource(query: query, populateCell: populateCell)
        source.bind(to: self)
        return source
    }
}
