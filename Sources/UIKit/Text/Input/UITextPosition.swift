/// A place between two characters of a text input's document. Inputs make subclasses of their own.
@preconcurrency @MainActor open class UITextPosition: NSObject {
    public override init() {
        super.init()
    }
}

/// A place given by the number of UTF-16 units before it.
final class TextOffset: UITextPosition {
    let offset: Int

    init(_ offset: Int) {
        self.offset = offset
        super.init()
    }

    override func isEqual(_ object: Any?) -> Bool {
        (object as? TextOffset)?.offset == offset
    }

    override var hash: Int { offset }
}
