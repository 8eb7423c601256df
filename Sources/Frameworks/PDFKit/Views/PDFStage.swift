import UIKit

/// Places and shows the pages of a view: the scroll view's sheet has a view for each page that is seen or nearly.
@MainActor final class PDFStage: NSObject, UIScrollViewDelegate {
    private unowned let view: PDFView
    private let scroll: UIScrollView
    private let sheet: UIView
    private var layout = PDFPageLayout(sizes: [], style: PDFPageLayout.Style(), current: 0)
    private var views: [ObjectIdentifier: PDFPageView] = [:]
    /// The page that is shown where not all are.
    private var shown = 0
    private var fittedSize: CGSize = .zero
    /// Whether the view was to fit before it had a size.
    private var owesFit = false
    private var told: (page: PDFPage?, visible: [PDFPage], scale: CGFloat) = (nil, [], 1)
    private var isPlacing = false
    /// Whether neither a finger nor the app has gone anywhere since the document came: its top stays in sight.
    var isUntouched = true

    init(_ view: PDFView, _ scroll: UIScrollView, _ sheet: UIView) {
        self.view = view
        self.scroll = scroll
        self.sheet = sheet
        super.init()
    }

    func prepare() {
        scroll.delegate = self
        scroll.minimumZoomScale = view.minScaleFactor
        scroll.maximumZoomScale = view.maxScaleFactor
    }

    private var document: PDFDocument? { view.document }
    private var pages: [PDFPage] { document.map { document in (0..<document.pageCount).compactMap { document.page(at: $0) } } ?? [] }
    var scale: CGFloat { scroll.zoomScale }

    /// The part of the view that bars leave.
    private var bars: UIEdgeInsets {
        let all: UIEdgeInsets = scroll.adjustedContentInset, own: UIEdgeInsets = scroll.contentInset
        return UIEdgeInsets(top: all.top - own.top, left: all.left - own.left, bottom: all.bottom - own.bottom, right: all.right - own.right)
    }
    private var room: CGSize { scroll.bounds.inset(by: bars).size }

    // MARK: Layout

    func show(_ document: PDFDocument?) {
        views.values.forEach(remove)
        views = [:]
        shown = 0
        isUntouched = true
        layOut(keepsPlace: false)
        if view.autoScales { fit() }
        goToTop()
    }

    func styleDidChange() {
        let place: PDFPage? = currentPage
        layOut(keepsPlace: false)
        if view.autoScales { fit() }
        if let place { go(to: place) }
    }

    func layOut() { layOut(keepsPlace: true) }

    private func layOut(keepsPlace: Bool) {
        let place: PDFDestination? = keepsPlace ? currentDestination : nil
        let pages: [PDFPage] = pages
        shown = min(max(0, shown), max(0, pages.count - 1))
        var style: PDFPageLayout.Style = view.style
        if style.cell != nil, scale > 0 { style.cell = CGSize(width: room.width / scale, height: room.height / scale) }
        layout = PDFPageLayout(sizes: pages.map { $0.shownSize(view.displayBox) }, style: style, current: shown)
        scroll.isPagingEnabled = view.isUsingPageViewController
        isPlacing = true
        sheet.bounds = CGRect(origin: .zero, size: layout.size)
        let size = CGSize(width: layout.size.width * scale, height: layout.size.height * scale)
        sheet.center = CGPoint(x: size.width / 2, y: size.height / 2)
        scroll.contentSize = size
        isPlacing = false
        center()
        if let place, place.page?.document === document { go(to: place) }
        update()
    }

    /// Keeps pages that leave room in the middle of it.
    private func center() {
        let room: CGSize = room, content: CGSize = scroll.contentSize
        let x: CGFloat = max(0, (room.width - content.width) / 2), y: CGFloat = max(0, (room.height - content.height) / 2)
        let inset = UIEdgeInsets(top: y, left: x, bottom: y, right: x)
        guard scroll.contentInset != inset else { return }
        scroll.contentInset = inset
        scroll.contentOffset = clamped(scroll.contentOffset)
    }

    private func clamped(_ offset: CGPoint) -> CGPoint {
        let inset: UIEdgeInsets = scroll.adjustedContentInset, content: CGSize = scroll.contentSize
        let right: CGFloat = max(-inset.left, content.width + inset.right - scroll.bounds.width)
        let bottom: CGFloat = max(-inset.top, content.height + inset.bottom - scroll.bounds.height)
        return CGPoint(x: min(max(offset.x, -inset.left), right), y: min(max(offset.y, -inset.top), bottom))
    }

    private func goToTop() {
        let isAtRight: Bool = view.displaysRTL && view.displayDirection == .horizontal
        scroll.contentOffset = clamped(CGPoint(x: isAtRight ? .greatestFiniteMagnitude : -.greatestFiniteMagnitude, y: -.greatestFiniteMagnitude))
        update()
    }

    /// Fits anew where the view has another size than when it last did.
    func boundsMayHaveChanged() {
        let size: CGSize = room
        guard size != fittedSize, size.width > 0, size.height > 0 else { return update() }
        let place: PDFDestination? = isUntouched ? nil : currentDestination
        fittedSize = size
        if view.isUsingPageViewController { layOut(keepsPlace: false) }
        if view.autoScales || owesFit { fit() }
        center()
        if let place { go(to: place) } else { goToTop() }
    }

    // MARK: Scale

    /// Of the rows that are shown; of pages in cells the largest.
    var fittingScale: CGFloat {
        var size: CGSize = layout.size
        let style: PDFPageLayout.Style = view.style
        if style.cell != nil {
            size = pages.reduce(.zero) { known, page in
                let own: CGSize = page.shownSize(view.displayBox)
                return CGSize(width: max(known.width, own.width), height: max(known.height, own.height))
            }
            size.width += style.margins.left + style.margins.right
            size.height += style.margins.top + style.margins.bottom
        }
        return PDFPageLayout.fittingScale(of: size, in: room, style: style)
    }

    func fit() {
        let wanted: CGFloat = fittingScale
        owesFit = wanted <= 0
        guard wanted > 0 else { return }
        fittedSize = room
        scroll.minimumZoomScale = min(view.minScaleFactor, wanted)
        scroll.maximumZoomScale = max(view.maxScaleFactor, wanted)
        setScale(wanted)
    }

    func limitsDidChange() {
        scroll.minimumZoomScale = view.minScaleFactor
        scroll.maximumZoomScale = max(view.minScaleFactor, view.maxScaleFactor)
        if !owesFit, scale < view.minScaleFactor || scale > scroll.maximumZoomScale {
            setScale(min(max(scale, view.minScaleFactor), scroll.maximumZoomScale))
        }
    }

    func setScale(_ wanted: CGFloat) {
        scroll.setZoomScale(wanted, animated: false)
        if view.isUsingPageViewController { layOut(keepsPlace: true) }
        center()
        if isUntouched { goToTop() } else { update() }
    }

    // MARK: Showing

    /// The seen part of the sheet, in its coordinates.
    private var seen: CGRect {
        guard scale > 0 else { return .null }
        return scroll.convert(scroll.bounds, to: sheet)
    }

    /// Has views for the pages that are seen or nearly, and tells what changed.
    func update() {
        guard !isPlacing else { return }
        let pages: [PDFPage] = pages
        let seen: CGRect = seen
        let near: CGRect = seen.isNull ? .null : seen.insetBy(dx: -seen.width / 4, dy: -seen.height / 4)
        var kept: Set<ObjectIdentifier> = []
        for index in layout.pages(in: near) where index < pages.count {
            let page: PDFPage = pages[index]
            kept.insert(ObjectIdentifier(page))
            let pageView: PDFPageView = views[ObjectIdentifier(page)] ?? add(page)
            if pageView.frame != layout.frames[index] { pageView.frame = layout.frames[index] }
            if !scroll.isZooming { pageView.update(scale: scale, hasShadow: view.pageShadowsEnabled) }
        }
        for (key, pageView) in views where !kept.contains(key) {
            remove(pageView)
            views[key] = nil
        }
        tell()
    }

    private func add(_ page: PDFPage) -> PDFPageView {
        let made = PDFPageView(page, of: view)
        views[ObjectIdentifier(page)] = made
        sheet.addSubview(made)
        putOverlay(over: made)
        return made
    }

    private func putOverlay(over pageView: PDFPageView) {
        guard let provider = view.pageOverlayViewProvider, let overlay = provider.pdfView(view, overlayViewFor: pageView.page) else { return }
        try? provider.pdfView(view, willDisplayOverlayView: overlay, for: pageView.page)
        pageView.show(overlay)
    }

    private func remove(_ pageView: PDFPageView) {
        if let overlay = pageView.overlay { try? view.pageOverlayViewProvider?.pdfView(view, willEndDisplayingOverlayView: overlay, for: pageView.page) }
        pageView.removeFromSuperview()
    }

    func overlaysDidChange() {
        for pageView in views.values {
            pageView.show(nil)
            putOverlay(over: pageView)
        }
    }

    private func tell() {
        let page: PDFPage? = currentPage, visible: [PDFPage] = visiblePages
        let before = told
        told = (page, visible, scale)
        if before.scale != scale { view.post(.PDFViewScaleChanged) }
        if before.page !== page { view.post(.PDFViewPageChanged) }
        if before.visible.map({ ObjectIdentifier($0) }) != visible.map({ ObjectIdentifier($0) }) { view.post(.PDFViewVisiblePagesChanged) }
    }

    func redraw(_ page: PDFPage) { views[ObjectIdentifier(page)]?.setNeedsDisplay() }
    func redrawAll() { views.values.forEach { $0.setNeedsDisplay() } }

    /// Shows for a moment where a selection is.
    func flash(_ selection: PDFSelection) {
        for page in selection.pages {
            guard let pageView = views[ObjectIdentifier(page)] else { continue }
            let mark = UIView(frame: view.convert(view.convert(selection.bounds(for: page), from: page), to: pageView))
            mark.backgroundColor = UIColor.systemYellow.withAlphaComponent(0.6)
            mark.layer.cornerRadius = 3
            pageView.addSubview(mark)
            UIView.animate(withDuration: 0.6, animations: { mark.alpha = 0 }, completion: { _ in mark.removeFromSuperview() })
        }
    }

    // MARK: Questions

    private var currentIndex: Int? {
        guard !layout.frames.isEmpty else { return nil }
        guard view.displayMode.isContinuous || view.isUsingPageViewController else { return layout.rows.first?.min() }
        let seen: CGRect = seen
        guard !seen.isNull, seen.width > 0 else { return 0 }
        let found: Int? = layout.page(at: CGPoint(x: seen.midX, y: seen.midY), nearest: true)
        return found.flatMap { layout.row(of: $0)?.min() } ?? found
    }

    var currentPage: PDFPage? { currentIndex.flatMap { document?.page(at: $0) } }
    var visiblePages: [PDFPage] { layout.pages(in: seen).compactMap { document?.page(at: $0) } }

    var currentDestination: PDFDestination? {
        guard let page = currentPage else { return nil }
        let inset: UIEdgeInsets = bars
        return PDFDestination(page: page, at: view.convert(CGPoint(x: inset.left, y: inset.top), to: page))
    }

    func neighbor(by step: Int) -> PDFPage? {
        guard let document, let index = currentIndex else { return nil }
        return PDFPageLayout.neighbor(of: index, by: step, count: document.pageCount, style: view.style).flatMap { document.page(at: $0) }
    }

    func rowSize(for page: PDFPage) -> CGSize {
        guard let document else { return .zero }
        let index: Int = document.index(for: page)
        guard let row = layout.row(of: index) else { return .zero }
        let area: CGRect = row.reduce(.null) { $0.union(layout.frames[$1]) }, margins: UIEdgeInsets = view.pageBreakMargins
        return CGSize(
            width: (area.width + CGFloat(row.count) * (margins.left + margins.right) - CGFloat(row.count - 1) * (margins.left + margins.right)) * scale,
            height: (area.height + margins.top + margins.bottom) * scale)
    }

    private func frame(of page: PDFPage) -> CGRect? {
        guard let index = document?.index(for: page), layout.frames.indices.contains(index), !layout.frames[index].isNull else { return nil }
        return layout.frames[index]
    }

    func page(at point: CGPoint, nearest: Bool) -> PDFPage? {
        layout.page(at: view.convert(point, to: sheet), nearest: nearest).flatMap { document?.page(at: $0) }
    }

    /// From a page's coordinates to the view's. Pages that are not shown lie where the first does.
    func transform(of page: PDFPage) -> CGAffineTransform {
        let frame: CGRect = frame(of: page) ?? CGRect(origin: .zero, size: page.shownSize(view.displayBox))
        let origin: CGPoint = sheet.convert(frame.origin, to: view)
        let scale: CGFloat = scale > 0 ? scale : 1
        return page.transform(for: view.displayBox)
            .concatenating(CGAffineTransform(a: scale, b: 0, c: 0, d: -scale, tx: origin.x, ty: origin.y + frame.height * scale))
    }

    // MARK: Going somewhere

    /// Has a page among those that are shown.
    private func reveal(_ page: PDFPage) -> CGRect? {
        guard let index = document?.index(for: page), index != NSNotFound else { return nil }
        if !view.displayMode.isContinuous, !view.isUsingPageViewController, layout.row(of: index) == nil {
            shown = index
            layOut(keepsPlace: false)
            if view.autoScales { fit() }
        }
        return frame(of: page)
    }

    func go(to page: PDFPage) {
        guard let frame = reveal(page) else { return }
        let margins: UIEdgeInsets = view.pageBreakMargins, inset: UIEdgeInsets = scroll.adjustedContentInset
        var corner = CGPoint(x: frame.minX - margins.left, y: frame.minY - margins.top)
        if view.isUsingPageViewController {
            corner = CGPoint(x: frame.midX - room.width / scale / 2, y: frame.midY - room.height / scale / 2)
        }
        let isSideways: Bool = view.displayDirection == .horizontal && (view.isUsingPageViewController || view.displayMode == .singlePageContinuous)
        // What lies beside a page that is wider than the view stays as it is.
        let offset = CGPoint(
            x: isSideways ? corner.x * scale - inset.left : scroll.contentOffset.x, y: isSideways ? scroll.contentOffset.y : corner.y * scale - inset.top)
        scroll.contentOffset = clamped(offset)
        update()
    }

    func go(to destination: PDFDestination) {
        guard let page = destination.page, reveal(page) != nil else { return }
        if destination.zoom != kPDFDestinationUnspecifiedValue, destination.zoom > 0 { view.scaleFactor = destination.zoom }
        guard !view.isUsingPageViewController else { return go(to: page) }
        let box: CGRect = page.bounds(for: view.displayBox), open: CGFloat = kPDFDestinationUnspecifiedValue
        let point = CGPoint(
            x: destination.point.x == open ? box.minX : destination.point.x, y: destination.point.y == open ? box.maxY : destination.point.y)
        let place: CGPoint = view.convert(point, from: page), inset: UIEdgeInsets = bars
        let x: CGFloat = destination.point.x == open ? scroll.contentOffset.x : scroll.contentOffset.x + place.x - inset.left
        let y: CGFloat = scroll.contentOffset.y + place.y - inset.top
        scroll.contentOffset = clamped(CGPoint(x: x, y: y))
        update()
    }

    func go(to rect: CGRect, on page: PDFPage) {
        guard !rect.isNull, reveal(page) != nil else { return }
        let place: CGRect = view.convert(rect, from: page), area: CGRect = view.bounds.inset(by: bars)
        if area.contains(place) { return update() }
        guard !view.isUsingPageViewController else { return go(to: page) }
        var offset: CGPoint = scroll.contentOffset
        if place.minX < area.minX || place.maxX > area.maxX { offset.x += place.midX - area.midX }
        if place.minY < area.minY || place.maxY > area.maxY { offset.y += place.midY - area.midY }
        scroll.contentOffset = clamped(offset)
        update()
    }

    // MARK: The scroll view

    func viewForZooming(in scrollView: UIScrollView) -> UIView? { sheet }
    func scrollViewWillBeginDragging(_ scrollView: UIScrollView) { isUntouched = false }
    func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?) { if scrollView.isZooming { isUntouched = false } }
    func scrollViewDidScroll(_ scrollView: UIScrollView) { update() }
    func scrollViewDidZoom(_ scrollView: UIScrollView) {
        center()
        update()
    }
    func scrollViewDidEndZooming(_ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat) { update() }
    func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) { view.setNeedsLayout() }
}
