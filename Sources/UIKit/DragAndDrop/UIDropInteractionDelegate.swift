/// Says what a view takes that is dropped on it. All methods are optional.
@preconcurrency @MainActor public protocol UIDropInteractionDelegate: NSObjectProtocol {
    /// Whether the view is interested at all; asked once a session. Default true.
    func dropInteraction(_ interaction: UIDropInteraction, canHandle session: any UIDropSession) -> Bool
    func dropInteraction(_ interaction: UIDropInteraction, sessionDidEnter session: any UIDropSession)
    /// The proposal for a drop at the session's place. Without this method there is none: the drag is cancelled.
    func dropInteraction(_ interaction: UIDropInteraction, sessionDidUpdate session: any UIDropSession) -> UIDropProposal
    func dropInteraction(_ interaction: UIDropInteraction, sessionDidExit session: any UIDropSession)
    /// Takes the items.
    func dropInteraction(_ interaction: UIDropInteraction, performDrop session: any UIDropSession)
    /// The drop's animations are over.
    func dropInteraction(_ interaction: UIDropInteraction, concludeDrop session: any UIDropSession)
    /// The drag is over, wherever it ended.
    func dropInteraction(_ interaction: UIDropInteraction, sessionDidEnd session: any UIDropSession)
    /// The destination of an item. Without this method it shrinks where it is; nil lets it fade.
    func dropInteraction(
        _ interaction: UIDropInteraction, previewForDropping item: UIDragItem, withDefault defaultPreview: UITargetedDragPreview
    ) -> UITargetedDragPreview?
    func dropInteraction(
        _ interaction: UIDropInteraction, item: UIDragItem, willAnimateDropWith animator: any UIDragAnimating)
}

extension UIDropInteractionDelegate {
    public func dropInteraction(_ interaction: UIDropInteraction, canHandle session: any UIDropSession) -> Bool {
        (try? ObjCRuntime.invokeOptional("dropInteraction:canHandle:", on: self, [interaction, session])) ?? true
    }

    public func dropInteraction(_ interaction: UIDropInteraction, sessionDidEnter session: any UIDropSession) {
        try? ObjCRuntime.invokeOptional("dropInteraction:sessionDidEnter:", on: self, [interaction, session])
    }

    public func dropInteraction(_ interaction: UIDropInteraction, sessionDidUpdate session: any UIDropSession) -> UIDropProposal {
        (try? ObjCRuntime.invokeOptional("dropInteraction:sessionDidUpdate:", on: self, [interaction, session]))
            ?? UIDropProposal(operation: .cancel)
    }

    public func dropInteraction(_ interaction: UIDropInteraction, sessionDidExit session: any UIDropSession) {
        try? ObjCRuntime.invokeOptional("dropInteraction:sessionDidExit:", on: self, [interaction, session])
    }

    public func dropInteraction(_ interaction: UIDropInteraction, performDrop session: any UIDropSession) {
        try? ObjCRuntime.invokeOptional("dropInteraction:performDrop:", on: self, [interaction, session])
    }

    public func dropInteraction(_ interaction: UIDropInteraction, concludeDrop session: any UIDropSession) {
        try? ObjCRuntime.invokeOptional("dropInteraction:concludeDrop:", on: self, [interaction, session])
    }

    public func dropInteraction(_ interaction: UIDropInteraction, sessionDidEnd session: any UIDropSession) {
        try? ObjCRuntime.invokeOptional("dropInteraction:sessionDidEnd:", on: self, [interaction, session])
    }

    public func dropInteraction(
        _ interaction: UIDropInteraction, previewForDropping item: UIDragItem, withDefault defaultPreview: UITargetedDragPreview
    ) -> UITargetedDragPreview? {
        let selector = "dropInteraction:previewForDropping:withDefault:"
        do { return try ObjCRuntime.invokeOptional(selector, on: self, [interaction, item, defaultPreview]) } catch { return defaultPreview }
    }

    public func dropInteraction(
        _ interaction: UIDropInteraction, item: UIDragItem, willAnimateDropWith animator: any UIDragAnimating
    ) { try? ObjCRuntime.invokeOptional("dropInteraction:item:willAnimateDropWith:", on: self, [interaction, item, animator]) }
}
