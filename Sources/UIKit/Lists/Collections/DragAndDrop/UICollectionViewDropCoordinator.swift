/// A drop on a collection view: what was dropped, where, and where it flies to.
@preconcurrency @MainActor public protocol UICollectionViewDropCoordinator: NSObjectProtocol {
    var items: [any UICollectionViewDropItem] { get }
    /// Nil behind the last item.
    var destinationIndexPath: IndexPath? { get }
    var proposal: UICollectionViewDropProposal { get }
    var session: any UIDropSession { get }

    /// Shows an item that stands for data still to come.
    @discardableResult
    func drop(_ dragItem: UIDragItem, to placeholder: UICollectionViewDropPlaceholder) -> any UICollectionViewDropPlaceholderContext
    /// The item becomes the item at a path.
    @discardableResult
    func drop(_ dragItem: UIDragItem, toItemAt indexPath: IndexPath) -> any UIDragAnimating
    /// The item vanishes into an item, at a rectangle in the item's coordinates.
    @discardableResult
    func drop(_ dragItem: UIDragItem, intoItemAt indexPath: IndexPath, rect: CGRect) -> any UIDragAnimating
    @discardableResult
    func drop(_ dragItem: UIDragItem, to target: UIDragPreviewTarget) -> any UIDragAnimating
}

/// One item of a drop.
@preconcurrency @MainActor public protocol UICollectionViewDropItem: NSObjectProtocol {
    var dragItem: UIDragItem { get }
    /// The index path that the item comes from, when that is of this list.
    var sourceIndexPath: IndexPath? { get }
    /// Points; zero when it is not known.
    var previewSize: CGSize { get }
}

/// An item that stands for data still to come.
@preconcurrency @MainActor public protocol UICollectionViewDropPlaceholderContext: UIDragAnimating {
    var dragItem: UIDragItem { get }
    /// The data is there: `dataSourceUpdates` puts it in at the path it is given. Returns false when the placeholder is gone.
    @discardableResult
    func commitInsertion(dataSourceUpdates: (IndexPath) -> Void) -> Bool
    /// No data comes. Returns false when the placeholder is gone already.
    @discardableResult
    func deletePlaceholder() -> Bool
    /// Fills the placeholder's cell again.
    func setNeedsCellUpdate()
}

final class UICollectionViewDropEvent: ListDropEvent<UICollectionView, UICollectionViewDropProposal>, UICollectionViewDropCoordinator {
    var items: [any UICollectionViewDropItem] { elements }

    func drop(_ dragItem: UIDragItem, to placeholder: UICollectionViewDropPlaceholder) -> any UICollectionViewDropPlaceholderContext {
        add(dragItem, placeholder: placeholder)
    }

    func drop(_ dragItem: UIDragItem, toItemAt indexPath: IndexPath) -> any UIDragAnimating { add(dragItem, item: indexPath) }

    func drop(_ dragItem: UIDragItem, intoItemAt indexPath: IndexPath, rect: CGRect) -> any UIDragAnimating {
        add(dragItem, into: indexPath, rect: rect)
    }
}
