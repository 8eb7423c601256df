/// What a text field draws: border, text, placeholder and caret.
extension UITextField {
    var string: NSAttributedString {
        let shown: String = isSecureTextEntry ? String(repeating: "\u{2022}", count: content.count) : content
        return NSAttributedString(string: shown, attributes: textAttributes)
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
        var scale: CGFloat = 1
        let natural: CGFloat = layout(width: .infinity, text).size.width
        if adjustsFontSizeToFitWidth, natural > rect.width {
            scale = max(rect.width / natural, minimumFontSize / max(1, font?.pointSize ?? 17))
        }
        let layout: TextLayout = self.layout(width: rect.width, text, fontScale: scale)
        layout.draw(in: context, at: origin(of: layout, in: rect))
    }

    private func origin(of layout: TextLayout, in rect: CGRect) -> CGPoint {
        snappedToPixels(CGRect(x: rect.minX, y: rect.midY - layout.size.height / 2, width: 0, height: 0)).origin
    }

    func drawCaret(in context: CGContext) {
        let rect: CGRect = editingRect(forBounds: bounds)
        let blank = NSAttributedString(string: " ", attributes: textAttributes)
        let layout: TextLayout = self.layout(width: rect.width, content.isEmpty ? blank : string)
        let origin: CGPoint = self.origin(of: layout, in: rect)
        let caret: CGRect = layout.caretRect(at: content.isEmpty ? 0 : layout.length)
        context.setFillColor(resolve(tintColor).cgColor)
        context.fill(CGRect(x: origin.x + caret.minX, y: origin.y + caret.minY, width: 2, height: caret.height))
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

/// Sizes of text fields (facts/metrics.json, UITextField).
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
