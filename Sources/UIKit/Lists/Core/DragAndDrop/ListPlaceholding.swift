/// The context of a placeholder that an app holds, in a list of either kind.
final class ListPlaceholding: NSObject, UICollectionViewDropPlaceholderContext, UITableViewDropPlaceholderContext {
    /// The list's actions on the placeholder; they do nothing once the list is gone.
    struct Actions {
        var commit: ((IndexPath) -> Void) -> Bool
        var delete: () -> Bool
        var refill: () -> Void = {}
    }

    let dragItem: UIDragItem
    private let animator: DragAnimator
    private let actions: Actions

    init(_ dragItem: UIDragItem, _ animator: DragAnimator, _ actions: Actions) {
        self.dragItem = dragItem
        self.animator = animator
        self.actions = actions
    }

    func addAnimations(_ animations: @escaping () -> Void) { animator.addAnimations(animations) }
    func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) { animator.addCompletion(completion) }
    func commitInsertion(dataSourceUpdates: (IndexPath) -> Void) -> Bool { actions.commit(dataSourceUpdates) }
    func deletePlaceholder() -> Bool { actions.delete() }
    func setNeedsCellUpdate() { actions.refill() }
}
