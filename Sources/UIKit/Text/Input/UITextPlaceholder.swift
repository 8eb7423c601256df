/// Room in a text for what is still to come, such as words that are being recognised.
@preconcurrency @MainActor open class UITextPlaceholder: NSObject {
    /// The place of the room, in the text input's coordinates. Default none.
    open var rects: [UITextSelectionRect] { [] }
}
