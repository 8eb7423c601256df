/// A drop on a table view: what was dropped, where, and where it flies to.
@preconcurrency @MainActor public protocol UITableViewDropCoordinator: NSObjectProtocol {
    var items: [any UITableViewDropItem] { get }
    /// Nil behind the last row.
    var destinationIndexPath: IndexPath? { get }
    var proposal: UITableViewDropProposal { get }
    var session: any UIDropSession { get }

    /// Shows a row that stands for data still to come.
    @discardableResult
    func drop(_ dragItem: UIDragItem, to placeholder: UITableViewDropPlaceholder) -> any UITableViewDropPlaceholderContext
    /// The item becomes the row at a path.
    @discardableResult
    func drop(_ dragItem: UIDragItem, toRowAt indexPath: IndexPath) -> any UIDragAnimating
    /// The item vanishes into a row, at a rectangle in the row's coordinates.
    @discardableResult
    func drop(_ dragItem: UIDragItem, intoRowAt indexPath: IndexPath, rect: CGRect) -> any UIDragAnimating
    @discardableResult
    func drop(_ dragItem: UIDragItem, to target: UIDragPreviewTarget) -> any UIDragAnimating
}

/// One item of a drop.
@preconcurrency @MainActor public protocol UITableViewDropItem: NSObjectProtocol {
    var dragItem: UIDragItem { get }
    /// Where it comes from, when that is this list.
    var sourceIndexPath: IndexPath? { get }
    /// Points; zero when it is not known.
    var previewSize: CGSize { get }
}

/// A row that stands for data still to come.
@preconcurrency @MainActor public protocol UITableViewDropPlaceholderContext: UIDragAnimating {
    var dragItem: UIDragItem { get }
    /// The data is there: `dataSourceUpdates` puts it in at the path it is given. Returns false when the placeholder is gone.
    @discardableResult
    func commitInsertion(dataSourceUpdates: (IndexPath) -> Void) -> Bool
    /// No data comes. Returns false when the placeholder is gone already.
    @discardableResult
    func deletePlaceholder() -> Bool
}

final class UITableViewDropEvent: NSObject, UITableViewDropCoordinator {
    private unowned let list: UITableView
    private unowned let drop: ListDrop
    let session: any UIDropSession
    let destinationIndexPath: IndexPath?
    let proposal: UITableViewDropProposal
    let items: [any UITableViewDropItem]

    init(
        _ list: UITableView, _ drop: ListDrop, session: any UIDropSession, destination: IndexPath?, proposal: UITableViewDropProposal,
        sourcePath: (UIDragItem) -> IndexPath?
    ) {
        self.list = list
        self.drop = drop
        self.session = session
        destinationIndexPath = destination
        self.proposal = proposal
        items = session.items.map { ListDropElement($0, from: sourcePath($0), size: drop.draggedSize) }
    }

    func drop(_ dragItem: UIDragItem, to placeholder: UITableViewDropPlaceholder) -> any UITableViewDropPlaceholderContext {
        let (identifier, path): (Int, IndexPath) = list.showPlaceholder(placeholder)
        let animator: DragAnimator = drop.add(.item(path), for: dragItem)
        let actions = ListPlaceholding.Actions(
            commit: { [weak list] in list?.commitPlaceholder(identifier, $0) ?? false },
            delete: { [weak list] in list?.deletePlaceholder(identifier) ?? false })
        return ListPlaceholding(dragItem, animator, actions)
    }

    func drop(_ dragItem: UIDragItem, toRowAt indexPath: IndexPath) -> any UIDragAnimating {
        drop.add(.item(list.shownPath(indexPath)), for: dragItem)
    }

    func drop(_ dragItem: UIDragItem, intoRowAt indexPath: IndexPath, rect: CGRect) -> any UIDragAnimating {
        drop.add(.into(list.shownPath(indexPath), rect), for: dragItem)
    }

    func drop(_ dragItem: UIDragItem, to target: UIDragPreviewTarget) -> any UIDragAnimating { drop.add(.target(target), for: dragItem) }
}
