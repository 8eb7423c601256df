extension UIScrollView {
    /// Has a table or a collection view tell when its data is asked for anew: when the app reloads it, after batches of updates of a table, and before the
    /// first layout of data that nobody told of. Nothing tells of a scroll view that is no list; nil ends it.
    package func observeReloads(_ action: (() -> Void)?) {
        switch self {
        case let table as UITableView: table.list.onReload = action
        case let collection as UICollectionView: collection.list.onReload = action
        default: break
        }
    }
}
