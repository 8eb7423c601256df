/// A drop on a list: what was dropped, where, and where it flies to.
@MainActor class ListDropEvent<Host: ListHost, Proposal: UIDropProposal>: NSObject {
    private unowned let list: ListController<Host>
    private unowned let drop: ListDrop
    let session: any UIDropSession
    let destinationIndexPath: IndexPath?
    let proposal: Proposal
    let elements: [ListDropElement]

    /// - Parameter shown: where it was dropped, as a place among what is shown; nil behind the last.
    init(_ list: ListController<Host>, _ drop: ListDrop, session: any UIDropSession, shown: IndexPath?, proposal: Proposal) {
        self.list = list
        self.drop = drop
        self.session = session
        destinationIndexPath = shown.map { list.dataPath($0) }
        self.proposal = proposal
        elements = session.items.map { item in
            ListDropElement(item, from: list.drag?.path(of: item).map { list.dataPath($0) }, size: drop.draggedSize)
        }
    }

    func add(_ dragItem: UIDragItem, placeholder: Host.Placeholder) -> ListPlaceholding {
        let (identifier, path): (Int, IndexPath) = list.show(placeholder)
        let animator: DragAnimator = drop.add(.item(path), for: dragItem)
        let actions = ListPlaceholding.Actions(
            commit: { [weak list] in list?.commitPlaceholder(identifier, $0) ?? false },
            delete: { [weak list] in list?.deletePlaceholder(identifier) ?? false },
            refill: { [weak list] in list?.refillPlaceholder(identifier) })
        return ListPlaceholding(dragItem, animator, actions)
    }

    func add(_ dragItem: UIDragItem, item path: IndexPath) -> DragAnimator { drop.add(.item(list.shownPath(path)), for: dragItem) }

    func add(_ dragItem: UIDragItem, into path: IndexPath, rect: CGRect) -> DragAnimator {
        drop.add(.into(list.shownPath(path), rect), for: dragItem)
    }

    func drop(_ dragItem: UIDragItem, to target: UIDragPreviewTarget) -> any UIDragAnimating { drop.add(.target(target), for: dragItem) }
}
