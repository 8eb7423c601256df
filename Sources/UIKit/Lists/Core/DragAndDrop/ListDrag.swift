internal import ListEngine

/// Drags that begin on a list's rows: asks the list's delegate, and lifts the rows.
@MainActor final class ListDrag: NSObject, UIDragInteractionDelegate {
    /// The raw values are those of the cells' public states.
    enum State: Int { case none, lifting, dragging }
    /// Of a row that is dragged, where it comes from.
    static let dimmed: CGFloat = 0.5

    private unowned let list: any ListDragHost
    private(set) lazy var interaction = UIDragInteraction(delegate: self)
    /// The dragged items that come from this list, with the places they have now.
    private var sources: [(item: UIDragItem, path: IndexPath)] = []
    private(set) var state = State.none
    private var candidate: IndexPath?

    init(list: any ListDragHost) {
        self.list = list
        super.init()
        list.addInteraction(interaction)
    }

    var paths: [IndexPath] { sources.map(\.path) }
    func path(of item: UIDragItem) -> IndexPath? { sources.first { $0.item === item }?.path }

    /// The data has changed while the drag goes on.
    func follow(_ move: (IndexPath) -> IndexPath?) {
        sources = sources.compactMap { source in move(source.path).map { (source.item, $0) } }
    }

    func dragInteraction(_ interaction: UIDragInteraction, itemsForBeginning session: any UIDragSession) -> [UIDragItem] {
        guard let path = list.itemPath(at: session.location(in: list)) else { return [] }
        let items: [UIDragItem] = list.dragAndDrop.dragItems(forBeginning: session, at: path)
        sources = items.map { ($0, path) }
        return items
    }

    func dragInteraction(
        _ interaction: UIDragInteraction, previewForLifting item: UIDragItem, session: any UIDragSession
    ) -> UITargetedDragPreview? {
        guard let path = path(of: item), let view = list.itemView(at: path), view.window != nil else { return nil }
        // The finger that lifts it does not press it any more.
        UIView.performWithoutAnimation {
            (view as? UITableViewCell)?.isHighlighted = false
            (view as? UICollectionViewCell)?.isHighlighted = false
            view.layoutIfNeeded()
        }
        return preview(of: view, path)
    }

    private func preview(of view: UIView, _ path: IndexPath) -> UITargetedDragPreview {
        UITargetedDragPreview(
            view: view, parameters: list.dragAndDrop.dragParameters(at: path) ?? UIDragPreviewParameters(),
            target: UIDragPreviewTarget(container: list, center: view.center))
    }

    func dragInteraction(
        _ interaction: UIDragInteraction, willAnimateLiftWith animator: any UIDragAnimating, session: any UIDragSession
    ) { enter(.lifting) }

    func dragInteraction(_ interaction: UIDragInteraction, sessionWillBegin session: any UIDragSession) {
        list.dragAndDrop.dragWillBegin(session)
        enter(.dragging)
    }

    private func enter(_ new: State) {
        state = new
        for path in Set(paths) { list.dragAndDrop.showDrag(path, new) }
    }

    func dragInteraction(_ interaction: UIDragInteraction, sessionAllowsMoveOperation session: any UIDragSession) -> Bool {
        list.dragAndDrop.dragAllowsMove(session)
    }

    func dragInteraction(_ interaction: UIDragInteraction, sessionIsRestrictedToDraggingApplication session: any UIDragSession) -> Bool {
        list.dragAndDrop.dragIsRestricted(session)
    }

    func dragInteraction(
        _ interaction: UIDragInteraction, itemsForAddingTo session: any UIDragSession, withTouchAt point: CGPoint
    ) -> [UIDragItem] {
        guard let path = list.itemPath(at: point), !paths.contains(path) else { return [] }
        let items: [UIDragItem] = list.dragAndDrop.dragItems(forAddingTo: session, at: path, point: point)
        sources += items.map { ($0, path) }
        if !items.isEmpty { list.dragAndDrop.showDrag(path, .dragging) }
        return items
    }

    func dragInteraction(
        _ interaction: UIDragInteraction, previewForCancelling item: UIDragItem, withDefault defaultPreview: UITargetedDragPreview
    ) -> UITargetedDragPreview? {
        guard let path = path(of: item), let view = list.itemView(at: path), view.window != nil else { return nil }
        return preview(of: view, path)
    }

    func dragInteraction(_ interaction: UIDragInteraction, item: UIDragItem, willAnimateCancelWith animator: any UIDragAnimating) {
        if state == .lifting { animator.addCompletion { [weak self] _ in self?.end() } }
    }

    func dragInteraction(_ interaction: UIDragInteraction, session: any UIDragSession, willEndWith operation: UIDropOperation) {
        // What was moved away is no more this list's; what stays shows itself again.
        if operation != .move { enter(.none) }
    }

    func dragInteraction(_ interaction: UIDragInteraction, session: any UIDragSession, didEndWith operation: UIDropOperation) {
        end()
        list.dragAndDrop.dragDidEnd(session)
    }

    private func end() {
        enter(.none)
        sources = []
    }
}
