/// One of the boxes that a selection is made of. Inputs make subclasses of their own.
@preconcurrency @MainActor open class UITextSelectionRect: NSObject {
    /// In the text input view's coordinates.
    open var rect: CGRect { .zero }
    open var writingDirection: NSWritingDirection { .natural }
    /// Whether the selection begins in this box.
    open var containsStart: Bool { false }
    /// Whether the selection ends in this box.
    open var containsEnd: Bool { false }
    open var isVertical: Bool { false }
    /// How the box is turned. Default identity. Since iOS 17.4.
    open var transform: CGAffineTransform { .identity }

    public override init() {
        super.init()
    }
}

/// A box with its values.
final class SelectionBox: UITextSelectionRect {
    private let box: CGRect
    private let isFirst: Bool
    private let isLast: Bool
    private let direction: NSWritingDirection

    init(_ box: CGRect, isFirst: Bool, isLast: Bool, direction: NSWritingDirection) {
        self.box = box
        self.isFirst = isFirst
        self.isLast = isLast
        self.direction = direction
        super.init()
    }

    override var rect: CGRect { box }
    override var writingDirection: NSWritingDirection { direction }
    override var containsStart: Bool { isFirst }
    override var containsEnd: Bool { isLast }
}
