/// The label that shows a text field's placeholder once an app has asked for it by its key. Before that the field draws the placeholder.
@MainActor final class TextFieldPlaceholder {
    let label = UILabel()
    /// The font of the field when the label took it.
    private var font: UIFont?

    init(in field: UITextField) {
        label.isAccessibilityElement = false
        field.insertSubview(label, at: 0)
        show(field.attributedPlaceholder, of: field)
    }

    /// Shows another placeholder, in the field's own look for them where the text has none.
    func show(_ text: NSAttributedString?, of field: UITextField) {
        let shown: NSAttributedString? = text.map(field.placeholderString)
        let first: [NSAttributedString.Key: Any] = shown.flatMap { $0.length > 0 ? $0.attributes(at: 0, effectiveRange: nil) : nil } ?? [:]
        font = field.font
        label.attributedText = nil
        label.font = first[.font] as? UIFont ?? field.font
        label.textColor = first[.foregroundColor] as? UIColor ?? .placeholderText
        label.attributedText = shown
    }

    func layOut(in field: UITextField) {
        if font != field.font {
            font = field.font
            label.font = field.font
        }
        label.textAlignment = field.textAlignment
        label.adjustsFontSizeToFitWidth = field.adjustsFontSizeToFitWidth
        label.minimumScaleFactor = field.minimumFontSize / max(1, label.font.pointSize)
        label.isHidden = !field.content.isEmpty
        label.frame = field.placeholderRect(forBounds: field.bounds)
    }
}
