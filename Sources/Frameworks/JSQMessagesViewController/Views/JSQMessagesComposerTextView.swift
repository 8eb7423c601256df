import UIKit

/// The text that is written, with words in its place while there is none.
@preconcurrency @MainActor open class JSQMessagesComposerTextView: UITextView {
    /// The words in an empty view. Default nil; the controller's is "New Message".
    open var placeHolder: String! {
        didSet { if placeHolder != oldValue { setNeedsDisplay() } }
    }
    /// Default light grey.
    open var placeHolderTextColor: UIColor! = .lightGray {
        didSet { if placeHolderTextColor != oldValue { setNeedsDisplay() } }
    }
    @_nonoverride open weak var pasteDelegate: (any JSQMessagesComposerTextViewPasteDelegate)!

    /// Told that the text needs another height.
    var onSizeChange: (() -> Void)?
    private var watches: [NotificationWatch] = []

    public override init(frame: CGRect, textContainer: NSTextContainer?) {
        super.init(frame: frame, textContainer: textContainer)
        configure()
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        configure()
    }

    private func configure() {
        let radius: CGFloat = 6
        translatesAutoresizingMaskIntoConstraints = false
        backgroundColor = .white
        layer.borderWidth = 0.5
        layer.borderColor = UIColor.lightGray.cgColor
        layer.cornerRadius = radius
        scrollIndicatorInsets = UIEdgeInsets(top: radius, left: 0, bottom: radius, right: 0)
        textContainerInset = UIEdgeInsets(top: 4, left: 2, bottom: 4, right: 2)
        contentInset = UIEdgeInsets(top: 1, left: 0, bottom: 1, right: 0)
        // The home indicator's strip is the toolbar's matter.
        contentInsetAdjustmentBehavior = .never
        isScrollEnabled = true
        scrollsToTop = false
        font = .systemFont(ofSize: 16)
        textColor = .black
        textAlignment = .natural
        contentMode = .redraw
        autocapitalizationType = .sentences
        for name in [UITextView.textDidChangeNotification, UITextView.textDidBeginEditingNotification, UITextView.textDidEndEditingNotification] {
            watches.append(NotificationWatch(name, of: self) { [weak self] _ in self?.setNeedsDisplay() })
        }
    }

    /// Whether there is more than blanks.
    open override var hasText: Bool { !(text ?? "").jsq_stringByTrimingWhitespace().isEmpty }

    open override var text: String! { didSet { setNeedsDisplay() } }
    open override var attributedText: NSAttributedString! { didSet { setNeedsDisplay() } }
    open override var font: UIFont? { didSet { setNeedsDisplay() } }
    open override var textAlignment: NSTextAlignment { didSet { setNeedsDisplay() } }
    open override var contentSize: CGSize {
        didSet { if contentSize.height != oldValue.height { onSizeChange?() } }
    }

    open override func paste(_ sender: Any?) {
        guard pasteDelegate?.composerTextView(self, shouldPasteWithSender: sender) ?? true else { return }
        super.paste(sender)
    }

    open override func draw(_ rect: CGRect) {
        super.draw(rect)
        guard (text ?? "").isEmpty, let placeHolder else { return }
        let style = NSMutableParagraphStyle()
        style.lineBreakMode = .byTruncatingTail
        style.alignment = textAlignment
        let attributes: [NSAttributedString.Key: Any] = [
            .font: font ?? .systemFont(ofSize: 16), .foregroundColor: placeHolderTextColor ?? .lightGray, .paragraphStyle: style,
        ]
        NSAttributedString(string: placeHolder, attributes: attributes).draw(in: bounds.insetBy(dx: 7, dy: 5))
    }

    /// The height that text asks for in the view's width, and that of one line.
    var heights: (text: CGFloat, line: CGFloat) {
        let fitting: CGFloat = sizeThatFits(CGSize(width: bounds.width, height: .greatestFiniteMagnitude)).height
        let line: CGFloat = (font ?? .systemFont(ofSize: 16)).lineHeight.rounded(.up) + textContainerInset.top + textContainerInset.bottom
        return (fitting, line)
    }
}
