import QuinceFirebase
import UIKit

/// Shows the documents that a query of Firestore finds, a row each, and follows them.
@preconcurrency @MainActor open class FUIFirestoreTableViewDataSource: NSObject, UITableViewDataSource, FUIBatchedArrayDelegate {
    open weak var tableView: UITableView?
    /// Default `automatic`.
    open var animation: UITableView.RowAnimation = .automatic
    open var queryErrorHandler: ((any Error) -> Void)?

    private let collection: FUIBatchedArray
    private let populate: (UITableView, IndexPath, DocumentSnapshot) -> UITableViewCell

    public init(collection: FUIBatchedArray, populateCell: @escaping (UITableView, IndexPath, DocumentSnapshot) -> UITableViewCell) {
        (self.collection, populate) = (collection, populateCell)
        super.init()
        collection.delegate = self
    }

    public convenience init(query: Query, populateCell: @escaping (UITableView, IndexPath, DocumentSnapshot) -> UITableViewCell) {
        self.init(collection: FUIBatchedArray(query: query, delegate: nil), populateCell: populateCell)
    }

    open var count: UInt { UInt(collection.count) }
    open var items: [DocumentSnapshot] { collection.items }
    open func snapshot(at index: Int) -> DocumentSnapshot { collection.object(at: index) }
    open var query: Query {
        get { collection.query }
        set { collection.query = newValue }
    }

    /// Becomes the table's data source, and begins to follow.
    open func bind(to view: UITableView) {
        tableView = view
        view.dataSource = self
        collection.observeQuery()
    }

    open func unbind() {
        tableView?.dataSource = nil
        tableView = nil
        collection.stopObserving()
    }

    open func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { collection.count }
    open func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        populate(tableView, indexPath, snapshot(at: indexPath.row))
    }

    open func batchedArray(_ array: FUIBatchedArray, didUpdateWith diff: FUISnapshotArrayDiff<DocumentSnapshot>) {
        diff.changes.apply(to: tableView, animation: animation, isFirst: array.isFirst)
    }
    open func batchedArray(_ array: FUIBatchedArray, queryDidFailWithError error: any Error) { queryErrorHandler?(error) }
}

extension UITableView {
    /// Shows what a query finds. Whoever calls keeps the data source.
    public func bind(
        toFirestoreQuery query: Query, populateCell: @escaping (UITableView, IndexPath, DocumentSnapshot) -> UITableViewCell
    ) -> FUIFirestoreTableViewDataSource {
        let source = FUIFirestoreTableViewDataSource(query: query, populateCell: populateCell)
        source.bind(to: self)
        return source
    }
}
