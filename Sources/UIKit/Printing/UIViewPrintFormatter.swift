/// Prints what a view shows, as wide as the page; what does not fit goes on on the next. A text view's text is laid out on the pages anew.
open class UIViewPrintFormatter: UIPrintFormatter {
    public let view: UIView

    init(_ view: UIView) {
        self.view = view
        super.init()
    }

    override func remade() -> UIPrintFormatter { UIViewPrintFormatter(view) }

    private var isText: Bool { view is UITextView }

    override var printedText: NSAttributedString? {
        guard let text = (view as? UITextView)?.attributedText else { return nil }
        let printed = NSMutableAttributedString(attributedString: text)
        // Paper is white in the dark as well.
        text.enumerateAttribute(.foregroundColor, in: NSRange(location: 0, length: text.length), options: []) { value, range, _ in
            let color: UIColor = (value as? UIColor ?? .label).resolvedColor(with: UITraitCollection(userInterfaceStyle: .light))
            printed.addAttribute(.foregroundColor, value: color, range: range)
        }
        return printed
    }

    /// The whole of the view: a scroll view's content, also where it is not in sight.
    private var extent: CGSize {
        let shown: CGSize = view.bounds.size
        guard let scroll = view as? UIScrollView else { return shown }
        return CGSize(width: max(shown.width, scroll.contentSize.width), height: max(shown.height, scroll.contentSize.height))
    }

    private func scale(_ room: CGRect) -> CGFloat { extent.width > 0 ? min(1, room.width / extent.width) : 1 }

    open override var pageCount: Int {
        if isText { return super.pageCount }
        let room: CGRect = rect(forPageAt: startPage)
        guard room.height > 0, extent.height > 0 else { return 0 }
        return Int((extent.height * scale(room) / room.height - 0.001).rounded(.up))
    }

    open override func draw(in rect: CGRect, forPageAt pageIndex: Int) {
        if isText { return super.draw(in: rect, forPageAt: pageIndex) }
        guard let context = UIGraphicsGetCurrentContext() else { return }
        let scale: CGFloat = scale(rect)
        let height: CGFloat = rect.height / scale
        context.saveGState()
        defer { context.restoreGState() }
        context.clip(to: rect)
        context.translateBy(x: rect.minX, y: rect.minY)
        context.scaleBy(x: scale, y: scale)
        context.translateBy(x: -view.bounds.minX, y: -view.bounds.minY - CGFloat(pageIndex - startPage) * height)
        let part = CGRect(x: view.bounds.minX, y: view.bounds.minY + CGFloat(pageIndex - startPage) * height, width: extent.width, height: height)
        view.draw(part, for: self)
    }
}

extension UIView {
    /// A formatter that prints what the view shows.
    public func viewPrintFormatter() -> UIViewPrintFormatter { UIViewPrintFormatter(self) }
}
