/// Says what a view gives away when it is dragged, and hears how the drag goes. All methods but the first are optional.
@preconcurrency @MainActor public protocol UIDragInteractionDelegate: NSObjectProtocol {
    /// The items a drag from the session's place begins with; none for no drag.
    func dragInteraction(_ interaction: UIDragInteraction, itemsForBeginning session: any UIDragSession) -> [UIDragItem]
    /// The preview that is lifted for an item. Without this method the interaction's view; nil lifts nothing.
    func dragInteraction(
        _ interaction: UIDragInteraction, previewForLifting item: UIDragItem, session: any UIDragSession
    ) -> UITargetedDragPreview?
    func dragInteraction(
        _ interaction: UIDragInteraction, willAnimateLiftWith animator: any UIDragAnimating, session: any UIDragSession)
    func dragInteraction(_ interaction: UIDragInteraction, sessionWillBegin session: any UIDragSession)
    /// Default true.
    func dragInteraction(_ interaction: UIDragInteraction, sessionAllowsMoveOperation session: any UIDragSession) -> Bool
    /// Default false.
    func dragInteraction(_ interaction: UIDragInteraction, sessionIsRestrictedToDraggingApplication session: any UIDragSession) -> Bool
    /// Whether what is dragged keeps its size everywhere. Default false.
    func dragInteraction(_ interaction: UIDragInteraction, prefersFullSizePreviewsFor session: any UIDragSession) -> Bool
    func dragInteraction(_ interaction: UIDragInteraction, sessionDidMove session: any UIDragSession)
    func dragInteraction(_ interaction: UIDragInteraction, session: any UIDragSession, willEndWith operation: UIDropOperation)
    func dragInteraction(_ interaction: UIDragInteraction, session: any UIDragSession, didEndWith operation: UIDropOperation)
    func dragInteraction(_ interaction: UIDragInteraction, sessionDidTransferItems session: any UIDragSession)
    /// The items that a tap with another finger adds to a drag that goes on; none by default.
    func dragInteraction(
        _ interaction: UIDragInteraction, itemsForAddingTo session: any UIDragSession, withTouchAt point: CGPoint
    ) -> [UIDragItem]
    /// The drag, of several at once, that the items go to. Without this method, and for nil, the first one.
    func dragInteraction(
        _ interaction: UIDragInteraction, sessionForAddingItems sessions: [any UIDragSession], withTouchAt point: CGPoint
    ) -> (any UIDragSession)?
    func dragInteraction(
        _ interaction: UIDragInteraction, session: any UIDragSession, willAdd items: [UIDragItem],
        for addingInteraction: UIDragInteraction)
    /// The destination of an item that nobody accepts. Without this method the place it comes from; nil lets it fade.
    func dragInteraction(
        _ interaction: UIDragInteraction, previewForCancelling item: UIDragItem, withDefault defaultPreview: UITargetedDragPreview
    ) -> UITargetedDragPreview?
    func dragInteraction(
        _ interaction: UIDragInteraction, item: UIDragItem, willAnimateCancelWith animator: any UIDragAnimating)
}

extension UIDragInteractionDelegate {
    public func dragInteraction(
        _ interaction: UIDragInteraction, previewForLifting item: UIDragItem, session: any UIDragSession
    ) -> UITargetedDragPreview? {
        let selector = "dragInteraction:previewForLifting:session:"
        do { return try ObjCRuntime.invokeOptional(selector, on: self, [interaction, item, session]) } catch {
            return interaction.view.flatMap { $0.window == nil ? nil : UITargetedDragPreview(view: $0) }
        }
    }

    public func dragInteraction(
        _ interaction: UIDragInteraction, willAnimateLiftWith animator: any UIDragAnimating, session: any UIDragSession
    ) { try? ObjCRuntime.invokeOptional("dragInteraction:willAnimateLiftWith:session:", on: self, [interaction, animator, session]) }

    public func dragInteraction(_ interaction: UIDragInteraction, sessionWillBegin session: any UIDragSession) {
        try? ObjCRuntime.invokeOptional("dragInteraction:sessionWillBegin:", on: self, [interaction, session])
    }

    public func dragInteraction(_ interaction: UIDragInteraction, sessionAllowsMoveOperation session: any UIDragSession) -> Bool {
        (try? ObjCRuntime.invokeOptional("dragInteraction:sessionAllowsMoveOperation:", on: self, [interaction, session])) ?? true
    }

    public func dragInteraction(_ interaction: UIDragInteraction, sessionIsRestrictedToDraggingApplication session: any UIDragSession) -> Bool {
        let selector = "dragInteraction:sessionIsRestrictedToDraggingApplication:"
        return (try? ObjCRuntime.invokeOptional(selector, on: self, [interaction, session])) ?? false
    }

    public func dragInteraction(_ interaction: UIDragInteraction, prefersFullSizePreviewsFor session: any UIDragSession) -> Bool {
        (try? ObjCRuntime.invokeOptional("dragInteraction:prefersFullSizePreviewsFor:", on: self, [interaction, session])) ?? false
    }

    public func dragInteraction(_ interaction: UIDragInteraction, sessionDidMove session: any UIDragSession) {
        try? ObjCRuntime.invokeOptional("dragInteraction:sessionDidMove:", on: self, [interaction, session])
    }

    public func dragInteraction(_ interaction: UIDragInteraction, session: any UIDragSession, willEndWith operation: UIDropOperation) {
        try? ObjCRuntime.invokeOptional("dragInteraction:session:willEndWith:", on: self, [interaction, session, operation])
    }

    public func dragInteraction(_ interaction: UIDragInteraction, session: any UIDragSession, didEndWith operation: UIDropOperation) {
        try? ObjCRuntime.invokeOptional("dragInteraction:session:didEndWith:", on: self, [interaction, session, operation])
    }

    public func dragInteraction(_ interaction: UIDragInteraction, sessionDidTransferItems session: any UIDragSession) {
        try? ObjCRuntime.invokeOptional("dragInteraction:sessionDidTransferItems:", on: self, [interaction, session])
    }

    public func dragInteraction(
        _ interaction: UIDragInteraction, itemsForAddingTo session: any UIDragSession, withTouchAt point: CGPoint
    ) -> [UIDragItem] {
        let selector = "dragInteraction:itemsForAddingTo:withTouchAt:"
        return (try? ObjCRuntime.invokeOptional(selector, on: self, [interaction, session, point])) ?? []
    }

    public func dragInteraction(
        _ interaction: UIDragInteraction, sessionForAddingItems sessions: [any UIDragSession], withTouchAt point: CGPoint
    ) -> (any UIDragSession)? {
        let selector = "dragInteraction:sessionForAddingItems:withTouchAt:"
        let session: (any UIDragSession)?? = try? ObjCRuntime.invokeOptional(selector, on: self, [interaction, sessions, point])
        return session ?? nil
    }

    public func dragInteraction(
        _ interaction: UIDragInteraction, session: any UIDragSession, willAdd items: [UIDragItem],
        for addingInteraction: UIDragInteraction
    ) {
        let selector = "dragInteraction:session:willAdd:for:"
        try? ObjCRuntime.invokeOptional(selector, on: self, [interaction, session, items, addingInteraction])
    }

    public func dragInteraction(
        _ interaction: UIDragInteraction, previewForCancelling item: UIDragItem, withDefault defaultPreview: UITargetedDragPreview
    ) -> UITargetedDragPreview? {
        let selector = "dragInteraction:previewForCancelling:withDefault:"
        do { return try ObjCRuntime.invokeOptional(selector, on: self, [interaction, item, defaultPreview]) } catch { return defaultPreview }
    }

    public func dragInteraction(
        _ interaction: UIDragInteraction, item: UIDragItem, willAnimateCancelWith animator: any UIDragAnimating
    ) { try? ObjCRuntime.invokeOptional("dragInteraction:item:willAnimateCancelWith:", on: self, [interaction, item, animator]) }
}
