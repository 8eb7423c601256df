import QuinceFirebase
import UIKit

/// Shows the children that a query of the realtime database finds, a row each, and follows them.
@preconcurrency @MainActor open class FUITableViewDataSource: NSObject, UITableViewDataSource {
    open weak var tableView: UITableView?
    open var queryErrorHandler: ((any Error) -> Void)? {
        didSet { news.fail = queryErrorHandler }
    }

    private let collection: any FUICollection
    private let populate: (UITableView, IndexPath, DataSnapshot) -> UITableViewCell
    private let news = CollectionNews()

    public init(collection: any FUICollection, populateCell: @escaping (UITableView, IndexPath, DataSnapshot) -> UITableViewCell) {
        (self.collection, populate) = (collection, populateCell)
        super.init()
        collection.delegate = news
        news.show = { [weak self] changes, isFirst in changes.apply(to: self?.tableView, animation: .automatic, isFirst: isFirst) }
    }

    public convenience init(query: DatabaseQuery, populateCell: @escaping (UITableView, IndexPath, DataSnapshot) -> UITableViewCell) {
        self.init(collection: FUIArray(query: query), populateCell: populateCell)
    }

    /// As versions before 4 have it: bound at once.
    public convenience init(
        query: DatabaseQuery, view tableView: UITableView, populateCell: @escaping (UITableView, IndexPath, DataSnapshot) -> UITableViewCell
    ) {
        self.init(query: query, populateCell: populateCell)
        bind(to: tableView)
    }

    open var count: UInt { collection.count }
    open var items: [DataSnapshot] { collection.items }
    open func snapshot(at index: Int) -> DataSnapshot { collection.snapshot(at: index) }

    /// Becomes the table's data source, and begins to follow.
    open func bind(to view: UITableView) {
        tableView = view
        view.dataSource = self
        collection.observeQuery()
    }

    open func unbind() {
        tableView?.dataSource = nil
        tableView = nil
        collection.invalidate()
        news.forget()
    }

    open func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { Int(count) }
    open func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        populate(tableView, indexPath, snapshot(at: indexPath.row))
    }
}

extension UITableView {
    /// Shows what a query finds. Whoever calls keeps the data source.
    public func bind(
        to query: DatabaseQuery, populateCell: @escaping (UITableView, IndexPath, DataSnapshot) -> UITableViewCell
    ) -> FUITableViewDataSource {
        let source = FUITableViewDataSource(query: query, populateCell: populateCell)
        source.bind(to: self)
        return source
    }
}
