/// Prints HTML, as attributed text has it.
open class UIMarkupTextPrintFormatter: UIPrintFormatter {
    open var markupText: String? { didSet { pagesDidChange() } }

    public init(markupText: String) {
        self.markupText = markupText
        super.init()
    }

    override func remade() -> UIPrintFormatter {
        let copy = UIMarkupTextPrintFormatter(markupText: markupText ?? "")
        copy.markupText = markupText
        return copy
    }

    override var printedText: NSAttributedString? { HTMLText.attributedText(of: markupText ?? "") }
}
