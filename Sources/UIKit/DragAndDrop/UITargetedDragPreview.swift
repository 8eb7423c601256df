/// The look of a dragged item, and the place it comes from or goes to.
@preconcurrency @MainActor open class UITargetedDragPreview: UITargetedPreview {}

extension UITargetedDragPreview {
    /// The same preview at another place.
    public func retargetedPreview(with newTarget: UIDragPreviewTarget) -> UITargetedDragPreview {
        UITargetedDragPreview(view: view, parameters: parameters, target: newTarget)
    }
}
