/// A drop on a collection view: what was dropped, where, and where it flies to.
@preconcurrency @MainActor public protocol UICollectionViewDropCoordinator: NSObjectProtocol {
    var items: [any UICollectionViewDropItem] { get }
    /// Nil behind the last item.
    var destinationIndexPath: IndexPath? { get }
    var proposal: UICollectionViewDropProposal { get }
    var session: any UIDropSession { get }

    /// Shows a item that stands for data still to come.
    @discardableResult
    func drop(_ dragItem: UIDragItem, to placeholder: UICollectionViewDropPlaceholder) -> any UICollectionViewDropPlaceholderContext
    /// The item becomes the item at a path.
    @discardableResult
    func drop(_ dragItem: UIDragItem, toItemAt indexPath: IndexPath) -> any UIDragAnimating
    /// The item vanishes into a item, at a rectangle in the item's coordinates.
    @discardableResult
    func drop(_ dragItem: UIDragItem, intoItemAt indexPath: IndexPath, rect: CGRect) -> any UIDragAnimating
    @discardableResult
    func drop(_ dragItem: UIDragItem, to target: UIDragPreviewTarget) -> any UIDragAnimating
}

/// One item of a drop.
@preconcurrency @MainActor public protocol UICollectionViewDropItem: NSObjectProtocol {
    var dragItem: UIDragItem { get }
    /// Where it comes from, when that is this list.
    var sourceIndexPath: IndexPath? { get }
    /// Points; zero when it is not known.
    var previewSize: CGSize { get }
}

/// A item that stands for data still to come.
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

final class UICollectionViewDropEvent: NSObject, UICollectionViewDropCoordinator {
    private unowned let list: UICollectionView
    private unowned let drop: ListDrop
    let session: any UIDropSession
    let destinationIndexPath: IndexPath?
    let proposal: UICollectionViewDropProposal
    let items: [any UICollectionViewDropItem]

    init(
        _ list: UICollectionView, _ drop: ListDrop, session: any UIDropSession, destination: IndexPath?, proposal: UICollectionViewDropProposal,
        sourcePath: (UIDragItem) -> IndexPath?
    ) {
        self.list = list
        self.drop = drop
        self.session = session
        destinationIndexPath = destination
        self.proposal = proposal
        items = session.items.map { ListDropElement($0, from: sourcePath($0), size: drop.draggedSize) }
    }

    func drop(_ dragItem: UIDragItem, to placeholder: UICollectionViewDropPlaceholder) -> any UICollectionViewDropPlaceholderContext {
        let (identifier, path): (Int, IndexPath) = list.showPlaceholder(placeholder)
        let animator: DragAnimator = drop.add(.item(path), for: dragItem)
        let actions = ListPlaceholding.Actions(
            commit: { [weak list] in list?.commitPlaceholder(identifier, $0) ?? false },
            delete: { [weak list] in list?.deletePlaceholder(identifier) ?? false }, refill: { [weak list] in list?.refillPlaceholder(identifier) })
        return ListPlaceholding(dragItem, animator, actions)
    }

    func drop(_ dragItem: UIDragItem, toItemAt indexPath: IndexPath) -> any UIDragAnimating {
        drop.add(.item(list.shownPath(indexPath)), for: dragItem)
    }

    func drop(_ dragItem: UIDragItem, intoItemAt indexPath: IndexPath, rect: CGRect) -> any UIDragAnimating {
        drop.add(.into(list.shownPath(indexPath), rect), for: dragItem)
    }

    func drop(_ dragItem: UIDragItem, to target: UIDragPreviewTarget) -> any UIDragAnimating { drop.add(.target(target), for: dragItem) }
}
