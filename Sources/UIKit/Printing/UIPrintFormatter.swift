/// Content to be printed, laid out on pages: the base of formatters, which by itself has none. Of those of text the lines are laid out once,
/// and a page ends before the first that does not fit any more.
@preconcurrency @MainActor open class UIPrintFormatter: NSObject, NSCopying {
    /// The renderer that the formatter was added to.
    open internal(set) weak var printPageRenderer: UIPrintPageRenderer?
    /// Points of the content on a page at most; 0, the default, for the room there is.
    open var maximumContentHeight: CGFloat = 0 { didSet { pagesDidChange() } }
    open var maximumContentWidth: CGFloat = 0 { didSet { pagesDidChange() } }
    /// Room to keep free on every page, inside the printable part and between header and footer.
    open var perPageContentInsets = UIEdgeInsets.zero { didSet { pagesDidChange() } }
    /// The same before iOS 10: at the top of the first page alone, and at both sides of all.
    open var contentInsets = UIEdgeInsets.zero { didSet { pagesDidChange() } }
    /// The page that the content begins on.
    open var startPage = 0 { didSet { pagesDidChange() } }

    public override init() { super.init() }

    /// A formatter of the same content, of no renderer's.
    public nonisolated func copy(with zone: NSZone? = nil) -> Any { MainActor.assumeIsolated { duplicate() } }

    final func duplicate() -> UIPrintFormatter {
        let copy: UIPrintFormatter = remade()
        copy.maximumContentHeight = maximumContentHeight
        copy.maximumContentWidth = maximumContentWidth
        copy.perPageContentInsets = perPageContentInsets
        copy.contentInsets = contentInsets
        copy.startPage = startPage
        return copy
    }

    /// A formatter of the same class and content.
    func remade() -> UIPrintFormatter { UIPrintFormatter() }

    open func removeFromPrintPageRenderer() { printPageRenderer?.remove(self) }

    /// Pages that the content takes.
    open var pageCount: Int { laidOut.count }

    /// The area of a page's content, in the paper's coordinates.
    open func rect(forPageAt pageIndex: Int) -> CGRect {
        let isFirst: Bool = pageIndex == startPage
        var room: CGRect = (printPageRenderer?.contentRect ?? PrintPaper.letter.printable).inset(by: perPageContentInsets)
        room = room.inset(by: UIEdgeInsets(top: isFirst ? contentInsets.top : 0, left: contentInsets.left, bottom: 0, right: contentInsets.right))
        if maximumContentWidth > 0 { room.size.width = min(room.width, maximumContentWidth) }
        if maximumContentHeight > 0 { room.size.height = min(room.height, maximumContentHeight) }
        return CGRect(x: room.minX, y: room.minY, width: max(0, room.width), height: max(0, room.height))
    }

    /// The name of `rect(forPageAt:)` before.
    open func rectForPage(at pageIndex: Int) -> CGRect { rect(forPageAt: pageIndex) }
    /// Whether the content is drawn on the main thread alone. Default false; true where views are drawn.
    open var requiresMainThread: Bool { false }

    /// Draws the part of the content that belongs on a page.
    open func draw(in rect: CGRect, forPageAt pageIndex: Int) {
        let index: Int = pageIndex - startPage
        guard laidOut.indices.contains(index), let text = printedText else { return }
        text.attributedSubstring(from: laidOut[index]).draw(in: rect)
    }

    // MARK: Text

    /// The text that is printed; nil for formatters of something else.
    var printedText: NSAttributedString? { nil }
    private var pages: [NSRange]?

    /// Room or content changed: pages are laid out again when they are asked for.
    func pagesDidChange() { pages = nil }

    private var laidOut: [NSRange] {
        if let pages { return pages }
        let new: [NSRange] = layOut()
        pages = new
        return new
    }

    private func layOut() -> [NSRange] {
        let width: CGFloat = rect(forPageAt: startPage).width
        guard let text = printedText, text.length > 0, width > 0 else { return [] }
        let storage = NSTextStorage(attributedString: text)
        let manager = NSLayoutManager()
        let container = NSTextContainer(size: CGSize(width: width, height: .greatestFiniteMagnitude))
        container.lineFragmentPadding = 0
        storage.addLayoutManager(manager)
        manager.addTextContainer(container)
        var lines: [(height: CGFloat, range: NSRange)] = []
        manager.enumerateLineFragments(forGlyphRange: NSRange(location: 0, length: text.length)) { rect, _, _, range, _ in
            lines.append((rect.height, range))
        }
        return TextPages.divide(lines) { rect(forPageAt: startPage + $0).height }
    }
}

/// Paper, in points.
struct PrintPaper: Equatable {
    var size: CGSize
    /// The margin that printers leave free at each edge.
    static let margin: CGFloat = 18

    static let letter = PrintPaper(size: CGSize(width: 612, height: 792))
    static let a4 = PrintPaper(size: CGSize(width: 595.2, height: 841.8))

    /// The paper that is used in the region of a locale.
    init(locale: Locale) { self = ["US", "CA", "MX"].contains(locale.region?.identifier ?? "") ? .letter : .a4 }

    init(size: CGSize) { self.size = size }

    var rect: CGRect { CGRect(origin: .zero, size: size) }
    var printable: CGRect { rect.insetBy(dx: Self.margin, dy: Self.margin) }
    var turned: PrintPaper { PrintPaper(size: CGSize(width: size.height, height: size.width)) }
}
