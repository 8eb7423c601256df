/// A part of a text view's text that answers taps and presses: a link, an attachment, or characters with a tag (`NSAttributedString.Key.textItemTag`).
/// Since iOS 17. Text views make them and show them to their delegate.
@preconcurrency @MainActor open class UITextItem: NSObject {
    /// The kind of an item, with its value.
    public enum Content {
        case link(URL)
        case textAttachment(NSTextAttachment)
        case tag(String)
    }

    public let content: Content
    /// The item's characters in the text view's text.
    public let range: NSRange

    init(_ content: Content, range: NSRange) {
        self.content = content
        self.range = range
        super.init()
    }
}
