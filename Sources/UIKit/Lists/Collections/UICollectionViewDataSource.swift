/// Gives a collection view its items and their cells.
@preconcurrency @MainActor public protocol UICollectionViewDataSource: NSObjectProtocol {
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int
    func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell
    /// Default 1.
    func numberOfSections(in collectionView: UICollectionView) -> Int
    func collectionView(
        _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
    ) -> UICollectionReusableView
    /// Whether the user may move an item. Default false.
    func collectionView(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath) -> Bool
    func collectionView(_ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath)
    /// The titles of the index at the side of the items; nil, the default, for none (iOS 14).
    func indexTitles(for collectionView: UICollectionView) -> [String]?
    /// The item that a title of the index leads to. Required of a data source that gives titles.
    func collectionView(_ collectionView: UICollectionView, indexPathForIndexTitle title: String, at index: Int) -> IndexPath
}

extension UICollectionViewDataSource {
    public func numberOfSections(in collectionView: UICollectionView) -> Int {
        (try? ObjCRuntime.invokeOptional("numberOfSectionsIn:", on: self, [collectionView])) ?? 1
    }

    public func collectionView(
        _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
    ) -> UICollectionReusableView {
        let selector = "collectionView:viewForSupplementaryElementOfKind:at:"
        if let view: UICollectionReusableView = try? ObjCRuntime.invokeOptional(selector, on: self, [collectionView, kind, indexPath]) {
            return view
        }
        return AbsentSupplementaryView()
    }

    public func collectionView(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath) -> Bool {
        (try? ObjCRuntime.invokeOptional("collectionView:canMoveItemAt:", on: self, [collectionView, indexPath])) ?? false
    }

    public func collectionView(_ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath) {
        try? ObjCRuntime.invokeOptional("collectionView:moveItemAt:to:", on: self, [collectionView, sourceIndexPath, destinationIndexPath])
    }
}

extension UICollectionViewDataSource {
    public func indexTitles(for collectionView: UICollectionView) -> [String]? {
        let titles: [String]?? = try? ObjCRuntime.invokeOptional("indexTitlesFor:", on: self, [collectionView])
        return titles ?? nil
    }

    public func collectionView(_ collectionView: UICollectionView, indexPathForIndexTitle title: String, at index: Int) -> IndexPath {
        let selector = "collectionView:indexPathForIndexTitle:at:"
        return (try? ObjCRuntime.invokeOptional(selector, on: self, [collectionView, title, index])) ?? IndexPath(item: 0, section: index)
    }
}

/// Hears which items are likely to be shown soon.
@preconcurrency @MainActor public protocol UICollectionViewDataSourcePrefetching: NSObjectProtocol {
    func collectionView(_ collectionView: UICollectionView, prefetchItemsAt indexPaths: [IndexPath])
    func collectionView(_ collectionView: UICollectionView, cancelPrefetchingForItemsAt indexPaths: [IndexPath])
}

extension UICollectionViewDataSourcePrefetching {
    public func collectionView(_ collectionView: UICollectionView, cancelPrefetchingForItemsAt indexPaths: [IndexPath]) {
        try? ObjCRuntime.invokeOptional("collectionView:cancelPrefetchingForItemsAt:", on: self, [collectionView, indexPaths])
    }
}
