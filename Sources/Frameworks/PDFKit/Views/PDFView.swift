import UIKit

/// Shows a PDF document: its pages in a scroll view, on grey.
@preconcurrency @MainActor open class PDFView: UIView, UIGestureRecognizerDelegate {
    private let scroll = UIScrollView()
    private let sheet = PDFSheetView()
    private lazy var stage = PDFStage(self, scroll, sheet)
    private lazy var touches = PDFTouches(self, sheet)
    private lazy var history = PDFHistory(self)
    private var listeners: [any NSObjectProtocol] = []

    public override init(frame: CGRect) {
        super.init(frame: frame)
        prepare()
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        prepare()
    }

    private func prepare() {
        if backgroundColor == nil { backgroundColor = .systemGray5 }
        clipsToBounds = true
        scroll.frame = bounds
        scroll.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        scroll.addSubview(sheet)
        addSubview(scroll)
        stage.prepare()
        touches.prepare()
    }

    // MARK: The document

    open var document: PDFDocument? {
        didSet { if document !== oldValue { documentDidChange() } }
    }

    private func documentDidChange() {
        listeners.forEach { NotificationCenter.default.removeObserver($0) }
        listeners = []
        if let document {
            let center = NotificationCenter.default
            listeners.append(
                center.addObserver(forName: .pdfDocumentPagesChanged, object: document, queue: nil) { [weak self] _ in
                    ServiceReply.onMain { self?.layoutDocumentView() }
                })
            listeners.append(
                center.addObserver(forName: .PDFDocumentDidUnlock, object: document, queue: nil) { [weak self] _ in
                    ServiceReply.onMain { self?.layoutDocumentView() }
                })
            listeners.append(
                center.addObserver(forName: .pdfPageAnnotationsChanged, object: nil, queue: nil) { [weak self] notification in
                    let page = notification.object as? PDFPage
                    ServiceReply.onMain { if let page { self?.stage.redraw(page) } }
                })
        }
        selection = nil
        highlightedSelections = nil
        history.clear()
        stage.show(document)
        post(.PDFViewDocumentChanged)
    }

    func post(_ name: NSNotification.Name, _ information: [AnyHashable: Any]? = nil) {
        NotificationCenter.default.post(name: name, object: self, userInfo: information)
    }

    /// The sheet on which the pages lie.
    open var documentView: UIView? { sheet }

    /// Places the pages anew, after they were inserted, removed or turned.
    open func layoutDocumentView() { stage.layOut() }

    open override func layoutSubviews() {
        super.layoutSubviews()
        stage.boundsMayHaveChanged()
    }

    open override func safeAreaInsetsDidChange() {
        super.safeAreaInsetsDidChange()
        setNeedsLayout()
    }

    open func annotationsChanged(on page: PDFPage) { stage.redraw(page) }

    // MARK: How pages are shown

    /// Default `.singlePageContinuous`.
    open var displayMode: PDFDisplayMode = .singlePageContinuous {
        didSet {
            guard displayMode != oldValue else { return }
            stage.styleDidChange()
            post(.PDFViewDisplayModeChanged)
        }
    }
    /// Default vertical.
    open var displayDirection: PDFDisplayDirection = .vertical { didSet { if displayDirection != oldValue { stage.styleDidChange() } } }
    /// Whether there is room around pages. Default true.
    open var displaysPageBreaks = true { didSet { if displaysPageBreaks != oldValue { stage.styleDidChange() } } }
    private var margins = UIEdgeInsets(top: 4.75, left: 4, bottom: 4.75, right: 4)
    /// The room around each page, in its points, at least 0. Default 4.75 above and below, 4 at the sides.
    open var pageBreakMargins: UIEdgeInsets {
        get { displaysPageBreaks ? margins : .zero }
        set {
            margins = UIEdgeInsets(top: max(0, newValue.top), left: max(0, newValue.left), bottom: max(0, newValue.bottom), right: max(0, newValue.right))
            stage.styleDidChange()
        }
    }
    /// Default the crop box.
    open var displayBox: PDFDisplayBox = .cropBox {
        didSet {
            guard displayBox != oldValue else { return }
            stage.styleDidChange()
            stage.redrawAll()
            post(.PDFViewDisplayBoxChanged)
        }
    }
    /// Whether the first page stands alone where two are beside one another. Default false.
    open var displaysAsBook = false { didSet { if displaysAsBook != oldValue { stage.styleDidChange() } } }
    /// Default false.
    open var displaysRTL = false { didSet { if displaysRTL != oldValue { stage.styleDidChange() } } }
    /// Pages are drawn with the best there is, whatever is set here.
    open var interpolationQuality: PDFInterpolationQuality = .high
    /// Whether pages throw shadows. Default true.
    open var pageShadowsEnabled = true { didSet { stage.update() } }
    /// Whether addresses in texts are links. Default false.
    open var enableDataDetectors = false
    /// Whether annotations are made rather than selections. Nothing is drawn on pages by itself here. Default false.
    open var isInMarkupMode = false
    open weak var pageOverlayViewProvider: (any PDFPageOverlayViewProvider)? { didSet { stage.overlaysDidChange() } }

    open private(set) var isUsingPageViewController = false
    /// Shows one page at a time; a swipe turns to the next. Spacing of the options goes between pages.
    open func usePageViewController(_ enable: Bool, withViewOptions viewOptions: [AnyHashable: Any]? = nil) {
        isUsingPageViewController = enable
        stage.styleDidChange()
    }

    var style: PDFPageLayout.Style {
        PDFPageLayout.Style(
            mode: displayMode, direction: displayDirection, margins: pageBreakMargins, isBook: displaysAsBook, isRightToLeft: displaysRTL,
            cell: isUsingPageViewController ? .zero : nil)
    }

    open weak var delegate: (any PDFViewDelegate)?

    // MARK: Scale

    /// 1 shows a page in its own size. Setting it ends `autoScales`; the limits hold.
    open var scaleFactor: CGFloat {
        get { stage.scale }
        set {
            guard newValue > 0, newValue.isFinite else { return }
            autoScales = false
            stage.setScale(min(max(newValue, minScaleFactor), max(minScaleFactor, maxScaleFactor)))
        }
    }
    /// Default 0.25. Setting a limit ends `autoScales`.
    open var minScaleFactor: CGFloat = 0.25 { didSet { limitsDidChange() } }
    /// Default 5.
    open var maxScaleFactor: CGFloat = 5 { didSet { limitsDidChange() } }

    private func limitsDidChange() {
        autoScales = false
        stage.limitsDidChange()
    }

    /// Whether the document fits the view, whenever that changes its size. Default false.
    open var autoScales = false {
        didSet { if autoScales, !oldValue { stage.fit() } }
    }

    /// The scale at which continuous pages are as wide as the view, and others wholly seen. 0 where view or document are empty.
    open var scaleFactorForSizeToFit: CGFloat { stage.fittingScale }

    @IBAction open func zoomIn(_ sender: Any?) { if canZoomIn { scaleFactor = scaleFactor * CGFloat(2).squareRoot() } }
    open var canZoomIn: Bool { document != nil && scaleFactor < maxScaleFactor }
    @IBAction open func zoomOut(_ sender: Any?) { if canZoomOut { scaleFactor = scaleFactor / CGFloat(2).squareRoot() } }
    open var canZoomOut: Bool { document != nil && scaleFactor > minScaleFactor }

    /// How large the row of a page is at the present scale.
    open func rowSize(for page: PDFPage) -> CGSize { stage.rowSize(for: page) }

    // MARK: Going somewhere

    /// The page in the middle of the view; of two beside one another the first. Nil without a document.
    open var currentPage: PDFPage? { stage.currentPage }
    /// The pages of which something is seen.
    open var visiblePages: [PDFPage] { stage.visiblePages }
    /// The current page and its point at the view's upper left corner.
    open var currentDestination: PDFDestination? { stage.currentDestination }

    open var canGoToFirstPage: Bool { canGoToPreviousPage }
    open var canGoToLastPage: Bool { canGoToNextPage }
    open var canGoToNextPage: Bool { stage.neighbor(by: 1) != nil }
    open var canGoToPreviousPage: Bool { stage.neighbor(by: -1) != nil }
    @IBAction open func goToFirstPage(_ sender: Any?) { if let page = document?.page(at: 0) { go(to: page) } }
    @IBAction open func goToLastPage(_ sender: Any?) { if let document, let page = document.page(at: document.pageCount - 1) { go(to: page) } }
    @IBAction open func goToNextPage(_ sender: Any?) { if let page = stage.neighbor(by: 1) { go(to: page) } }
    @IBAction open func goToPreviousPage(_ sender: Any?) { if let page = stage.neighbor(by: -1) { go(to: page) } }

    open var canGoBack: Bool { history.canGoBack }
    open var canGoForward: Bool { history.canGoForward }
    /// Goes where the view was before it last went somewhere.
    @IBAction open func goBack(_ sender: Any?) { history.goBack() }
    @IBAction open func goForward(_ sender: Any?) { history.goForward() }

    open func go(to page: PDFPage) {
        leave()
        stage.go(to: page)
    }

    open func go(to destination: PDFDestination) {
        leave()
        stage.go(to: destination)
    }

    private func leave() {
        history.record()
        stage.isUntouched = false
    }

    /// Goes to the first character of a selection.
    open func go(to selection: PDFSelection) {
        guard let part = selection.parts.first else { return }
        go(to: part.page.text.bounds(of: NSRange(location: part.range.location, length: 1)), on: part.page)
    }

    /// Goes to a rectangle of a page's coordinates, unless all of it is seen.
    open func go(to rect: CGRect, on page: PDFPage) {
        leave()
        stage.go(to: rect, on: page)
    }

    // MARK: Selections

    private var selection: PDFSelection?
    /// The marked text. Nil, the default, for none.
    open var currentSelection: PDFSelection? {
        get { selection }
        set { setCurrentSelection(newValue, animate: false) }
    }

    /// Marks text; with `animate`, for a moment more strongly.
    open func setCurrentSelection(_ selection: PDFSelection?, animate: Bool) {
        let before: [PDFPage] = self.selection?.pages ?? []
        self.selection = selection
        for page in before + (selection?.pages ?? []) { stage.redraw(page) }
        if animate, let selection { stage.flash(selection) }
        post(.PDFViewSelectionChanged)
    }

    open func clearSelection() { currentSelection = nil }

    @IBAction open override func selectAll(_ sender: Any?) {
        currentSelection = isUsingPageViewController ? currentPage?.selectionForAll : document?.selectionForEntireDocument
    }

    @IBAction open func scrollSelectionToVisible(_ sender: Any?) { if let selection { go(to: selection) } }

    /// Marks that stay when the selection changes, each in its own colour. Default nil.
    open var highlightedSelections: [PDFSelection]? {
        didSet { for selection in (oldValue ?? []) + (highlightedSelections ?? []) { selection.pages.forEach { stage.redraw($0) } } }
    }

    /// Puts the marked text on the pasteboard, where the document allows it; else `PDFViewCopyPermission` is sent.
    @IBAction open override func copy(_ sender: Any?) {
        guard document?.allowsCopying == true else { return post(.PDFViewCopyPermission) }
        if let text = selection?.string, !text.isEmpty { UIPasteboard.general.string = text }
    }

    open override var canBecomeFirstResponder: Bool { true }

    open override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
        switch action.description {
        case "copy:": selection?.string?.isEmpty == false
        case "selectAll:": document?.allowsCopying == true
        default: super.canPerformAction(action, withSender: sender)
        }
    }

    // MARK: Drawing

    /// Draws a page in a context whose origin is the page's lower left corner as it is shown. Subclasses draw more.
    open func draw(_ page: PDFPage, to context: CGContext) {
        context.setFillColor(UIColor.white.cgColor)
        context.fill(CGRect(origin: .zero, size: page.shownSize(displayBox)))
        page.draw(with: displayBox, to: context)
    }

    /// Called once a page is drawn, with a context in the coordinates of its view. Does nothing by itself.
    open func drawPost(_ page: PDFPage, to context: CGContext) {}

    // MARK: Points

    /// The page at a point of the view's coordinates.
    open func page(for point: CGPoint, nearest: Bool) -> PDFPage? { stage.page(at: point, nearest: nearest) }

    open func convert(_ point: CGPoint, to page: PDFPage) -> CGPoint { point.applying(stage.transform(of: page).inverted()) }
    open func convert(_ rect: CGRect, to page: PDFPage) -> CGRect { rect.applying(stage.transform(of: page).inverted()) }
    open func convert(_ point: CGPoint, from page: PDFPage) -> CGPoint { point.applying(stage.transform(of: page)) }
    open func convert(_ rect: CGRect, from page: PDFPage) -> CGRect { rect.applying(stage.transform(of: page)) }

    open func areaOfInterest(forMouse event: UIEvent) -> PDFAreaOfInterest {
        event.allTouches?.first.map { areaOfInterest(for: $0.location(in: self)) } ?? []
    }

    /// The things at a point of the view's coordinates.
    open func areaOfInterest(for cursorLocation: CGPoint) -> PDFAreaOfInterest {
        guard let page = page(for: cursorLocation, nearest: false) else { return [] }
        let point: CGPoint = convert(cursorLocation, to: page)
        var areas: PDFAreaOfInterest = .pageArea
        if page.text.index(at: point) != nil { areas.insert(.textArea) }
        guard let annotation = page.annotation(at: point) else { return areas }
        areas.insert(.annotationArea)
        switch annotation.type {
        case "Link": areas.insert(.linkArea)
        case "Text": areas.insert(.iconArea)
        case "Widget": areas.insert(annotation.widgetFieldType == .text ? .textFieldArea : .controlArea)
        default: break
        }
        return areas
    }

    // MARK: Actions

    /// Does what a link asks for.
    open func perform(_ action: PDFAction) { PDFActionPerformer(view: self).perform(action) }
}
