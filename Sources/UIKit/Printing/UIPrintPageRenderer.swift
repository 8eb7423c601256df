/// Draws pages: header, content and footer of each. Formatters draw the content of those pages that they are added for; a subclass draws what
/// it likes.
@preconcurrency @MainActor open class UIPrintPageRenderer: NSObject {
    /// The whole page, in points. A print job sets it; apps that make PDF files set it by its key.
    open internal(set) var paperRect: CGRect = PrintPaper(locale: .current).rect { didSet { layoutDidChange() } }
    /// The part of the page that printers reach.
    open internal(set) var printableRect: CGRect = PrintPaper(locale: .current).printable { didSet { layoutDidChange() } }
    open var headerHeight: CGFloat = 0 { didSet { layoutDidChange() } }
    open var footerHeight: CGFloat = 0 { didSet { layoutDidChange() } }

    /// Formatters in the order they were added.
    open var printFormatters: [UIPrintFormatter]? {
        get { formatters.isEmpty ? nil : formatters }
        set {
            for old in formatters { remove(old) }
            for new in newValue ?? [] { add(new) }
        }
    }
    private var formatters: [UIPrintFormatter] = []

    public override init() {
        super.init()
        _ = Self.registeredNames
    }

    /// Has the two rectangles reached by their keys.
    private static let registeredNames: Void = {
        let registration = ObjCRuntime.registration(of: UIPrintPageRenderer.self, named: "UIPrintPageRenderer")
        registration.key("paperRect", get: { $0.paperRect }, set: { renderer, value in renderer.paperRect = value[0] })
        registration.key("printableRect", get: { $0.printableRect }, set: { renderer, value in renderer.printableRect = value[0] })
    }()

    /// How finely pages are to be drawn when they are wanted so finely: by default just so. A renderer that takes long may say less.
    /// Since iOS 14.5.
    open func currentRenderingQuality(forRequested requestedRenderingQuality: UIPrintRenderingQuality) -> UIPrintRenderingQuality {
        requestedRenderingQuality
    }

    // MARK: Formatters

    open func addPrintFormatter(_ formatter: UIPrintFormatter, startingAtPageAt pageIndex: Int) {
        formatter.startPage = pageIndex
        add(formatter)
    }

    private func add(_ formatter: UIPrintFormatter) {
        formatter.printPageRenderer?.remove(formatter)
        formatters.append(formatter)
        formatter.printPageRenderer = self
        formatter.pagesDidChange()
    }

    func remove(_ formatter: UIPrintFormatter) {
        formatters.removeAll { $0 === formatter }
        formatter.printPageRenderer = nil
        formatter.pagesDidChange()
    }

    /// Those with content on a page.
    open func printFormattersForPage(at pageIndex: Int) -> [UIPrintFormatter]? {
        let here: [UIPrintFormatter] = formatters.filter { pageIndex >= $0.startPage && pageIndex < $0.startPage + $0.pageCount }
        return here.isEmpty ? nil : here
    }

    private func layoutDidChange() {
        for formatter in formatters { formatter.pagesDidChange() }
    }

    // MARK: Pages

    /// The printable part between header and footer.
    var contentRect: CGRect { printableRect.inset(by: UIEdgeInsets(top: headerHeight, left: 0, bottom: footerHeight, right: 0)) }

    /// Default: as many as the formatters need.
    open var numberOfPages: Int { formatters.map { $0.startPage + $0.pageCount }.max() ?? 0 }

    /// Called before pages are drawn. Call super.
    open func prepare(forDrawingPages range: NSRange) {}

    /// Draws header, formatters, content and footer of a page, in the paper's coordinates.
    open func drawPage(at pageIndex: Int, in printableRect: CGRect) {
        let content: CGRect = printableRect.inset(by: UIEdgeInsets(top: headerHeight, left: 0, bottom: footerHeight, right: 0))
        if headerHeight > 0 {
            drawHeaderForPage(at: pageIndex, in: CGRect(x: printableRect.minX, y: printableRect.minY, width: printableRect.width, height: headerHeight))
        }
        for formatter in printFormattersForPage(at: pageIndex) ?? [] { drawPrintFormatter(formatter, forPageAt: pageIndex) }
        drawContentForPage(at: pageIndex, in: content)
        if footerHeight > 0 {
            drawFooterForPage(at: pageIndex, in: CGRect(x: printableRect.minX, y: content.maxY, width: printableRect.width, height: footerHeight))
        }
    }

    open func drawPrintFormatter(_ printFormatter: UIPrintFormatter, forPageAt pageIndex: Int) {
        printFormatter.draw(in: printFormatter.rect(forPageAt: pageIndex), forPageAt: pageIndex)
    }

    /// Does nothing by itself.
    open func drawHeaderForPage(at pageIndex: Int, in headerRect: CGRect) {}
    open func drawContentForPage(at pageIndex: Int, in contentRect: CGRect) {}
    open func drawFooterForPage(at pageIndex: Int, in footerRect: CGRect) {}
}
