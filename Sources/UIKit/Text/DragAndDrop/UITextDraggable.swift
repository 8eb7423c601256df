/// A text whose selection can be dragged.
@preconcurrency @MainActor public protocol UITextDraggable: UITextInput {
    var textDragDelegate: (any UITextDragDelegate)? { get set }
    /// The interaction by which the selection is lifted. Switching it off keeps text where it is.
    var textDragInteraction: UIDragInteraction? { get }
    /// Whether text of the view is dragged now.
    var isTextDragActive: Bool { get }
    var textDragOptions: UITextDragOptions { get set }
}

/// The look of dragged text.
public struct UITextDragOptions: OptionSet, Hashable, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    /// Kept: dragged text looks as it does in its view.
    public static let stripTextColorFromPreviews = UITextDragOptions(rawValue: 1 << 0)
}

/// The part of a text that a drag is about to take along.
@preconcurrency @MainActor public protocol UITextDragRequest: NSObjectProtocol {
    var dragRange: UITextRange { get }
    /// The items that are dragged where the delegate says nothing: the text.
    var suggestedItems: [UIDragItem] { get }
    /// The items that the drag has already.
    var existingItems: [UIDragItem] { get }
    /// Whether the text is selected.
    var isSelected: Bool { get }
    var dragSession: any UIDragSession { get }
}

/// Decides on drags of a text. Every method is optional.
@preconcurrency @MainActor public protocol UITextDragDelegate: NSObjectProtocol {
    /// The items to drag; none for no drag. Default those that the request suggests.
    func textDraggableView(_ textDraggableView: any UIView & UITextDraggable, itemsForDrag dragRequest: any UITextDragRequest) -> [UIDragItem]
    /// The preview to lift. Without this method the lines of the text.
    func textDraggableView(
        _ textDraggableView: any UIView & UITextDraggable, dragPreviewForLiftingItem item: UIDragItem, session: any UIDragSession
    ) throws(Unimplemented) -> UITargetedDragPreview?
    func textDraggableView(
        _ textDraggableView: any UIView & UITextDraggable, willAnimateLiftWith animator: any UIDragAnimating, session: any UIDragSession)
    func textDraggableView(_ textDraggableView: any UIView & UITextDraggable, dragSessionWillBegin session: any UIDragSession)
    func textDraggableView(
        _ textDraggableView: any UIView & UITextDraggable, dragSessionDidEnd session: any UIDragSession, with operation: UIDropOperation)
}

extension UITextDragDelegate {
    public func textDraggableView(
        _ textDraggableView: any UIView & UITextDraggable, itemsForDrag dragRequest: any UITextDragRequest
    ) -> [UIDragItem] {
        (try? ObjCRuntime.invokeOptional("textDraggableView:itemsForDrag:", on: self, [textDraggableView, dragRequest])) ?? dragRequest.suggestedItems
    }
    public func textDraggableView(
        _ textDraggableView: any UIView & UITextDraggable, dragPreviewForLiftingItem item: UIDragItem, session: any UIDragSession
    ) throws(Unimplemented) -> UITargetedDragPreview? {
        try ObjCRuntime.invokeOptional("textDraggableView:dragPreviewForLiftingItem:session:", on: self, [textDraggableView, item, session])
    }
    public func textDraggableView(
        _ textDraggableView: any UIView & UITextDraggable, willAnimateLiftWith animator: any UIDragAnimating, session: any UIDragSession
    ) {
        try? ObjCRuntime.invokeOptional("textDraggableView:willAnimateLiftWith:session:", on: self, [textDraggableView, animator, session])
    }
    public func textDraggableView(_ textDraggableView: any UIView & UITextDraggable, dragSessionWillBegin session: any UIDragSession) {
        try? ObjCRuntime.invokeOptional("textDraggableView:dragSessionWillBegin:", on: self, [textDraggableView, session])
    }
    public func textDraggableView(
        _ textDraggableView: any UIView & UITextDraggable, dragSessionDidEnd session: any UIDragSession, with operation: UIDropOperation
    ) {
        try? ObjCRuntime.invokeOptional("textDraggableView:dragSessionDidEnd:with:", on: self, [textDraggableView, session, operation])
    }
}

extension UITextField: UITextDraggable {
    public var textDragDelegate: (any UITextDragDelegate)? {
        get { dragAndDrop.dragDelegate }
        set { dragAndDrop.dragDelegate = newValue }
    }
    public var textDragInteraction: UIDragInteraction? { dragAndDrop.installedDrag }
    public var isTextDragActive: Bool { dragAndDrop.isDragging }
    public var textDragOptions: UITextDragOptions {
        get { dragAndDrop.options }
        set { dragAndDrop.options = newValue }
    }
}

extension UITextView: UITextDraggable {
    public var textDragDelegate: (any UITextDragDelegate)? {
        get { dragAndDrop.dragDelegate }
        set { dragAndDrop.dragDelegate = newValue }
    }
    public var textDragInteraction: UIDragInteraction? { dragAndDrop.installedDrag }
    public var isTextDragActive: Bool { dragAndDrop.isDragging }
    public var textDragOptions: UITextDragOptions {
        get { dragAndDrop.options }
        set { dragAndDrop.options = newValue }
    }
}
