/// How a text view's text is laid out, measured and shown.
extension UITextView {
    /// The text and its look are another: lines are broken anew.
    func textLayoutDidChange() {
        layoutCache = nil
        invalidateIntrinsicContentSize()
        textBoard.layer.contentChanged()
        placeholderLabel?.isHidden = hasText
        setNeedsLayout()
    }

    /// Places the label of a placeholder as text would begin, in the room that lines have. One with constraints is left to them.
    func layOutPlaceholder() {
        guard let label = placeholderLabel else { return }
        label.isHidden = hasText
        guard label.translatesAutoresizingMaskIntoConstraints else { return }
        let (left, width): (CGFloat, CGFloat) = (textContainerInset.left + textContainer.lineFragmentPadding, lineWidth(bounds.width))
        let height: CGFloat = label.sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude)).height
        label.frame = CGRect(x: left, y: textContainerInset.top, width: width, height: height)
    }

    /// The width that lines may take in a view of a width.
    private func lineWidth(_ width: CGFloat) -> CGFloat {
        let tracks: Bool = textContainer.widthTracksTextView || textContainer.size.width <= 0
        let room: CGFloat = tracks ? width - textContainerInset.left - textContainerInset.right : textContainer.size.width
        return max(0, room - 2 * textContainer.lineFragmentPadding)
    }

    /// The text broken into lines for a view of a width; the last one asked for is kept.
    func textLayout(width: CGFloat) -> TextLayout {
        if let layoutCache, layoutCache.width == width { return layoutCache.layout }
        var request = TextLayoutRequest(
            textContent(lineWidth: lineWidth(width)), maximumWidth: Double(lineWidth(width)), maximumLines: textContainer.maximumNumberOfLines,
            isRightToLeft: isRightToLeft, countsFinalEmptyLine: true)
        request.exclusions = textContainer.exclusions
        if let manager = textContainer.manager {
            manager.adjust(&request.content)
            request.usesFontLeading = manager.usesFontLeading
        }
        let made: TextLayout = TextLayout.layout(request)
        let layout: TextLayout = textContainer.manager?.placed(made, in: textContainer, from: 0) ?? made
        layoutCache = (width, layout)
        return layout
    }

    private func textContent(lineWidth: CGFloat) -> TextContent {
        let standard: UIFont = .systemFont(ofSize: 12)
        var defaults = AttributedText.Defaults(
            font: font ?? standard, color: textColor ?? .label, paragraphStyle: ParagraphStyle(), traits: traitCollection)
        defaults.lineWidth = lineWidth
        defaults.linkColor = (linkTextAttributes?[.foregroundColor] as? UIColor) ?? tintColor
        if textContainer.maximumNumberOfLines > 0 { defaults.lineBreakMode = LineBreakMode(textContainer.lineBreakMode) }
        if textStorage.length == 0 {
            defaults.font = editor.typingAttributes[.font] as? UIFont ?? font ?? standard
            if let style = editor.typingAttributes[.paragraphStyle] as? NSParagraphStyle { defaults.paragraphStyle = style.style }
            return AttributedText.plain("", defaults)
        }
        guard isSecureTextEntry else { return AttributedText.content(linkedText, defaults) }
        return AttributedText.plain(String(repeating: "\u{2022}", count: textStorage.string.count), defaults)
    }

    /// The size that shows all the text in at most a width, in whole pixels.
    func fittingSize(width: CGFloat) -> CGSize {
        let size: CGSize = textLayout(width: width).fittingSize(scale: Double(max(1, traitCollection.displayScale)))
        let sides: CGFloat = textContainerInset.left + textContainerInset.right + 2 * textContainer.lineFragmentPadding
        return CGSize(
            width: min(width, size.width + sides),
            height: max(size.height, emptyLineHeight) + textContainerInset.top + textContainerInset.bottom)
    }

    private var emptyLineHeight: CGFloat {
        guard textStorage.length == 0 else { return 0 }
        let font: UIFont = editor.typingAttributes[.font] as? UIFont ?? self.font ?? .systemFont(ofSize: 12)
        return font.lineHeight.rounded(.up)
    }

    /// Sizes the content and the board that the text is drawn on.
    func layOutText() {
        let size = CGSize(width: bounds.width, height: fittingSize(width: bounds.width).height)
        if textBoard.frame != CGRect(origin: .zero, size: size) {
            textBoard.frame = CGRect(origin: .zero, size: size)
            textBoard.layer.contentChanged()
        }
        if contentSize != size { contentSize = size }
    }

    /// Shows caret and selection while the view is first responder.
    func layOutSelection() {
        selectionView.frame = textBoard.frame
        let selection: NSRange = editor.selection
        guard isFirstResponder, isSelectable || isEditable else {
            return selectionView.show(caret: nil, boxes: [], ends: nil, editor: editor)
        }
        let start: CGRect = caretRect(for: TextOffset(selection.location))
        guard selection.length > 0 else {
            return selectionView.show(caret: isEditable ? start : nil, boxes: [], ends: nil, editor: editor)
        }
        let boxes: [CGRect] = selectionRects(for: TextOffsetRange(selection)).map(\.rect)
        let end: CGRect = caretRect(for: TextOffset(NSMaxRange(selection)))
        selectionView.show(caret: nil, boxes: boxes, ends: (start, end), editor: editor)
    }
}

/// The view that a text view's text is drawn on; it lies in the content, above what the text view draws itself.
@MainActor final class TextBoardView: UIView {
    weak var editor: UITextView?
    private var painter: ViewPainter?

    override class var drawsByPainter: Bool { true }

    override init(frame: CGRect) {
        super.init(frame: frame)
        isUserInteractionEnabled = false
        isOpaque = false
        let painter = ViewPainter(self)
        self.painter = painter
        layer.painter = painter
    }

    required init?(coder: NSCoder) { nil }

    override func draw(_ rect: CGRect) {
        guard let editor, editor.hasText, let context = UIGraphicsGetCurrentContext() else { return }
        let placement: TextPlacement = editor.textPlacement
        // A manager of an app's own draws itself.
        if let manager = editor.ownLayoutManager {
            let range = NSRange(location: 0, length: editor.textStorage.length)
            let origin = CGPoint(x: placement.origin.x - editor.textContainer.lineFragmentPadding, y: placement.origin.y)
            manager.drawBackground(forGlyphRange: range, at: origin)
            manager.drawGlyphs(forGlyphRange: range, at: origin)
        } else {
            placement.layout.draw(in: context, at: placement.origin)
        }
    }
}
