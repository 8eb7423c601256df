import UIKit

/// A label whose text stays away from its edges.
@preconcurrency @MainActor open class JSQMessagesLabel: UILabel {
    /// In points. Default zero.
    open var textInsets = UIEdgeInsets.zero {
        didSet { if textInsets != oldValue { setNeedsDisplay() } }
    }

    public override init(frame: CGRect) {
        super.init(frame: frame)
        translatesAutoresizingMaskIntoConstraints = false
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        translatesAutoresizingMaskIntoConstraints = false
    }

    open override func drawText(in rect: CGRect) { super.drawText(in: rect.inset(by: textInsets)) }
}
