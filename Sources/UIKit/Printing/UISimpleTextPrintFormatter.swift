/// Prints text in one font and colour, or with its own attributes.
open class UISimpleTextPrintFormatter: UIPrintFormatter {
    open var text: String? { didSet { pagesDidChange() } }
    open var attributedText: NSAttributedString? { didSet { pagesDidChange() } }
    /// Default nil: the system font of 12 points.
    open var font: UIFont? { didSet { pagesDidChange() } }
    /// Default nil: black.
    open var color: UIColor? { didSet { pagesDidChange() } }
    open var textAlignment: NSTextAlignment = .natural { didSet { pagesDidChange() } }

    public init(text: String) {
        self.text = text
        super.init()
    }

    public init(attributedText: NSAttributedString) {
        self.attributedText = attributedText
        super.init()
    }

    override func remade() -> UIPrintFormatter {
        let copy = UISimpleTextPrintFormatter(text: text ?? "")
        copy.text = text
        copy.attributedText = attributedText
        copy.font = font
        copy.color = color
        copy.textAlignment = textAlignment
        return copy
    }

    override var printedText: NSAttributedString? {
        if let attributedText { return attributedText }
        let style = NSMutableParagraphStyle()
        style.alignment = textAlignment
        return NSAttributedString(
            string: text ?? "",
            attributes: [.font: font ?? UIFont.systemFont(ofSize: 12), .foregroundColor: color ?? UIColor.black, .paragraphStyle: style])
    }
}
