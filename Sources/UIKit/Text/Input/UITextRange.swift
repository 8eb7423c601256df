/// A stretch of a text input's document. Inputs make subclasses of their own.
@preconcurrency @MainActor open class UITextRange: NSObject {
    open var isEmpty: Bool { true }
    open var start: UITextPosition { UITextPosition() }
    open var end: UITextPosition { UITextPosition() }

    public override init() {
        super.init()
    }
}

/// A stretch given by UTF-16 offsets.
final class TextOffsetRange: UITextRange {
    let range: NSRange

    init(_ range: NSRange) {
        self.range = range
        super.init()
    }

    override var isEmpty: Bool { range.length == 0 }
    override var start: UITextPosition { TextOffset(range.location) }
    override var end: UITextPosition { TextOffset(NSMaxRange(range)) }

    override func isEqual(_ object: Any?) -> Bool {
        (object as? TextOffsetRange)?.range == range
    }

    override var hash: Int { range.location ^ (range.length << 16) }
}
