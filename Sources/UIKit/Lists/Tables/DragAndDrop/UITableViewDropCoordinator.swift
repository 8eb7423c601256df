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
    /// The index path that the row comes from, when that is of this list.
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

final class UITableViewDropEvent: ListDropEvent<UITableView, UITableViewDropProposal>, UITableViewDropCoordinator {
    var items: [any UITableViewDropItem] { elements }

    func drop(_ dragItem: UIDragItem, to placeholder: UITableViewDropPlaceholder) -> any UITableViewDropPlaceholderContext {
        add(dragItem, placeholder: placeholder)
    }

    func drop(_ dragItem: UIDragItem, toRowAt indexPath: IndexPath) -> any UIDragAnimating { add(dragItem, item: indexPath) }

    func drop(_ dragItem: UIDragItem, intoRowAt indexPath: IndexPath, rect: CGRect) -> any UIDragAnimating {
        add(dragItem, into: indexPath, rect: rect)
    }
}
