/// The parts that a text field shows: border, text, placeholder, caret and selection.
extension UITextField {
    /// The text as it is shown.
    var string: NSAttributedString {
        let text: NSAttributedString =
            isSecureTextEntry ? NSAttributedString(string: String(repeating: "\u{2022}", count: content.count)) : editor.storage
        let base: [NSAttributedString.Key: Any] = textAttributes
        let result = NSMutableAttributedString(string: "")
        text.enumerateAttributes(in: NSRange(location: 0, length: text.length), options: []) { own, range, _ in
            var merged: [NSAttributedString.Key: Any] = base.merging(own) { $1 }
            if !isEnabled { merged[.foregroundColor] = base[.foregroundColor] }
            result.append(NSAttributedString(string: (text.string as NSString).substring(with: range), attributes: merged))
        }
        return result
    }

    private var textAttributes: [NSAttributedString.Key: Any] {
        var attributes: [NSAttributedString.Key: Any] = defaultTextAttributes
        attributes[.font] = font
        attributes[.foregroundColor] = isEnabled ? textColor : UIColor.tertiaryLabel
        if attributes[.paragraphStyle] == nil {
            let style = NSMutableParagraphStyle()
            style.alignment = textAlignment
            style.lineBreakMode = .byTruncatingTail
            attributes[.paragraphStyle] = style
        }
        return attributes
    }

    func placeholderString(_ text: NSAttributedString) -> NSAttributedString {
        let result = NSMutableAttributedString(attributedString: text)
        let whole = NSRange(location: 0, length: text.length)
        var base: [NSAttributedString.Key: Any] = textAttributes
        base[.foregroundColor] = UIColor.placeholderText
        text.enumerateAttributes(in: whole, options: []) { own, range, _ in
            result.setAttributes(base.merging(own) { $1 }, range: range)
        }
        return result
    }

    func layout(width: CGFloat, _ text: NSAttributedString, fontScale: CGFloat = 1) -> TextLayout {
        let defaults = AttributedText.Defaults(
            font: font ?? .systemFont(ofSize: 17), color: textColor, paragraphStyle: ParagraphStyle(), traits: traitCollection,
            fontScale: fontScale)
        return TextLayout.layout(
            TextLayoutRequest(
                AttributedText.content(text, defaults), maximumWidth: Double(width), maximumLines: 1, isRightToLeft: isRightToLeft))
    }

    func draw(_ text: NSAttributedString, in rect: CGRect) {
        guard let context = UIGraphicsGetCurrentContext(), rect.width > 0 else { return }
        let layout: TextLayout = self.layout(width: rect.width, text, fontScale: fontScale(of: text, in: rect))
        layout.draw(in: context, at: origin(of: layout, in: rect))
    }

    private func fontScale(of text: NSAttributedString, in rect: CGRect) -> CGFloat {
        guard adjustsFontSizeToFitWidth else { return 1 }
        let natural: CGFloat = layout(width: .infinity, text).size.width
        guard natural > rect.width, natural > 0 else { return 1 }
        return max(rect.width / natural, minimumFontSize / max(1, font?.pointSize ?? 17))
    }

    private func origin(of layout: TextLayout, in rect: CGRect) -> CGPoint {
        snappedToPixels(CGRect(x: rect.minX, y: rect.midY - layout.size.height / 2, width: 0, height: 0)).origin
    }

    /// The text as it stands while it is edited: whole, and moved so that the caret is seen. Empty text is a caret's height.
    func placement(of text: NSAttributedString, in rect: CGRect) -> TextPlacement {
        let isEmpty: Bool = text.length == 0
        let shown: NSAttributedString = isEmpty ? NSAttributedString(string: " ", attributes: textAttributes) : text
        let scale: CGFloat = fontScale(of: shown, in: rect)
        let natural: TextLayout = layout(width: .infinity, shown, fontScale: scale)
        let reach: CGFloat = editedWidth(of: natural)
        let fits: Bool = reach <= rect.width
        let layout: TextLayout = fits ? self.layout(width: rect.width, shown, fontScale: scale) : natural
        var origin: CGPoint = self.origin(of: layout, in: rect)
        if !fits { origin.x -= min(scrollOffset, reach - rect.width) }
        return TextPlacement(
            layout: layout, origin: origin, width: rect.width,
            bullets: isEmpty ? [0] : isSecureTextEntry ? TextPlacement.bullets(of: content) : nil)
    }

    /// The width that a line takes while it is edited: with the spaces at its end, and the caret.
    private func editedWidth(of layout: TextLayout) -> CGFloat {
        max(layout.size.width, layout.caretRect(at: layout.length).minX) + TextPlacement.caretWidth
    }

    /// Moves long text so that the caret is in sight, and shows caret and selection.
    func layOutSelection() {
        guard isEditing else {
            selectionView.removeFromSuperview()
            return
        }
        if selectionView.superview == nil { addSubview(selectionView) }
        selectionView.frame = bounds
        let rect: CGRect = editingRect(forBounds: bounds)
        scrollToCaret(in: rect)
        let selection: NSRange = editor.selection
        let start: CGRect = caretRect(for: TextOffset(selection.location))
        guard selection.length > 0 else {
            return selectionView.show(caret: start, boxes: [], ends: nil, editor: editor)
        }
        let end: CGRect = caretRect(for: TextOffset(NSMaxRange(selection)))
        selectionView.show(
            caret: nil, boxes: selectionRects(for: TextOffsetRange(selection)).map { $0.rect.intersection(rect) },
            ends: (start, end), editor: editor)
    }

    private func scrollToCaret(in rect: CGRect) {
        let old: CGFloat = scrollOffset
        let natural: CGFloat = editedWidth(of: layout(width: .infinity, string))
        scrollOffset = min(scrollOffset, max(0, natural - rect.width))
        let caret: CGRect = textPlacement.caret(at: NSMaxRange(editor.selection))
        if caret.maxX > rect.maxX { scrollOffset += caret.maxX - rect.maxX }
        if caret.minX < rect.minX { scrollOffset = max(0, scrollOffset - (rect.minX - caret.minX)) }
        if natural <= rect.width { scrollOffset = 0 }
        if scrollOffset != old { layer.contentChanged() }
    }

    func drawBorder(in context: CGContext) {
        let rect: CGRect = borderRect(forBounds: bounds)
        let image: UIImage? = isEnabled ? background : disabledBackground ?? background
        if let image, borderStyle != .roundedRect {
            image.paint(in: rect, context: context, tint: nil)
            return
        }
        guard borderStyle != .none else { return }
        let line: CGFloat = 1 / max(1, traitCollection.displayScale)
        let radius: CGFloat = borderStyle == .roundedRect ? 5 : 0
        let outline = CGPath(
            roundedRect: rect.insetBy(dx: line / 2, dy: line / 2), cornerWidth: radius, cornerHeight: radius, transform: nil)
        if borderStyle == .roundedRect, backgroundColor == nil {
            context.setFillColor(resolve(isEnabled ? .systemBackground : .secondarySystemBackground).cgColor)
            context.addPath(outline)
            context.fillPath()
        }
        let isDark: Bool = traitCollection.userInterfaceStyle == .dark
        context.setStrokeColor(borderStyle == .line ? resolve(.label).cgColor : CGColor(gray: isDark ? 1 : 0, alpha: 0.2))
        context.setLineWidth(borderStyle == .line ? 1 : line)
        context.addPath(outline)
        context.strokePath()
    }
}

/// Sizes of text fields (behaviour/metrics.json, UITextField).
enum TextFieldMetrics {
    static let clearButton: CGFloat = 19

    static func padding(_ style: UITextField.BorderStyle) -> CGFloat {
        switch style {
        case .none: 0
        case .line: 2
        case .bezel, .roundedRect: 7
        }
    }

    static func height(_ style: UITextField.BorderStyle, font: UIFont) -> CGFloat {
        let line: CGFloat = font.lineHeight.rounded(.up) + 1
        switch style {
        case .none: return line
        case .line: return line + 2
        case .bezel: return line + 9
        case .roundedRect: return line + 12
        }
    }
}
