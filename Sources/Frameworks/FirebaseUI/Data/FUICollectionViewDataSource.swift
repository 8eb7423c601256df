import QuinceFirebase
import UIKit

/// Shows the children that a query of the realtime database finds, an item each, and follows them.
@preconcurrency @MainActor open class FUICollectionViewDataSource: NSObject, UICollectionViewDataSource {
    open weak var collectionView: UICollectionView?
    open var queryErrorHandler: ((any Error) -> Void)? {
        didSet { news.fail = queryErrorHandler }
    }

    private let collection: any FUICollection
    private let populate: (UICollectionView, IndexPath, DataSnapshot) -> UICollectionViewCell
    private let news = CollectionNews()

    public init(collection: any FUICollection, populateCell: @escaping (UICollectionView, IndexPath, DataSnapshot) -> UICollectionViewCell) {
        (self.collection, populate) = (collection, populateCell)
        super.init()
        collection.delegate = news
        news.show = { [weak self] changes, isFirst in changes.apply(to: self?.collectionView, isFirst: isFirst) }
    }

    public convenience init(query: DatabaseQuery, populateCell: @escaping (UICollectionView, IndexPath, DataSnapshot) -> UICollectionViewCell) {
        self.init(collection: FUIArray(query: query), populateCell: populateCell)
    }

    open var count: UInt { collection.count }
    open var items: [DataSnapshot] { collection.items }
    open func snapshot(at index: Int) -> DataSnapshot { collection.snapshot(at: index) }

    /// Becomes the collection's data source, and begins to follow.
    open func bind(to view: UICollectionView) {
        collectionView = view
        view.dataSource = self
        collection.observeQuery()
    }

    open func unbind() {
        collectionView?.dataSource = nil
        collectionView = nil
        collection.invalidate()
        news.forget()
    }

    open func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { Int(count) }
    open func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
        populate(collectionView, indexPath, snapshot(at: indexPath.item))
    }
}

extension UICollectionView {
    /// Shows what a query finds. Whoever calls keeps the data source.
    public func bind(
        to query: DatabaseQuery, populateCell: @escaping (UICollectionView, IndexPath, DataSnapshot) -> UICollectionViewCell
    ) -> FUICollectionViewDataSource {
        let source = FUICollectionViewDataSource(query: query, populateCell: populateCell)
        source.bind(to: self)
        return source
    }
}
