/// The look of a dragged item, and the place it comes from or goes to.
@preconcurrency @MainActor open class UITargetedDragPreview: UITargetedPreview {}

extension UITargetedDragPreview {
    /// A link at a place: its address, and its title over it.
    public convenience init(for url: URL, target: UIDragPreviewTarget) { self.init(for: url, title: nil, target: target) }
    public convenience init(for url: URL, title: String?, target: UIDragPreviewTarget) {
        self.init(view: DraggedLinkView(url, title: title), parameters: UIDragPreviewParameters(), target: target)
    }

    /// The same preview at another place.
    public func retargetedPreview(with newTarget: UIDragPreviewTarget) -> UITargetedDragPreview {
        UITargetedDragPreview(view: view, parameters: parameters, target: newTarget)
    }
}
