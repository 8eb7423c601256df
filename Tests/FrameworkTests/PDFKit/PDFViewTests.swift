import Foundation
import InterfaceFiles
import Testing
@testable import QuincePDFKit
@testable import UIKit

/// Views as an app sets them up and a finger uses them.
@Suite(.serialized) @MainActor struct PDFViewTests {
    private final class Listener: NSObject, PDFViewDelegate {
        var urls: [URL] = []
        func pdfViewWillClick(onLink sender: PDFView, with url: URL) { urls.append(url) }
    }

    private final class Overlays: NSObject, PDFPageOverlayViewProvider {
        var views: [String: UIView] = [:]
        func pdfView(_ view: PDFView, overlayViewFor page: PDFPage) -> UIView? {
            let made = UIView()
            views[page.label ?? ""] = made
            return made
        }
    }

    private final class Notes: @unchecked Sendable {
        private(set) var names: [NSNotification.Name] = []
        private var tokens: [any NSObjectProtocol] = []
        init(_ names: [NSNotification.Name], of view: PDFView) {
            let center = NotificationCenter.default
            tokens = names.map { name in center.addObserver(forName: name, object: view, queue: nil) { [weak self] _ in self?.names.append(name) } }
        }
        deinit { tokens.forEach { NotificationCenter.default.removeObserver($0) } }
        func take() -> [NSNotification.Name] {
            defer { names = [] }
            return names
        }
    }

    /// A view of 300 by 500 points, 20 points from the window's left and 100 from its top.
    private func view(in stage: FrameworkStage, _ document: PDFDocument?) -> PDFView {
        let view = PDFView(frame: CGRect(x: 20, y: 100, width: 300, height: 500))
        stage.window.rootViewController?.view.addSubview(view)
        view.document = document
        stage.session.advance(by: 0.1)
        return view
    }

    private func scroll(_ view: PDFView) throws -> UIScrollView { try #require(view.subviews.first as? UIScrollView) }

    @Test("a document that fits is as wide as the view; pages lie below one another with room around them") func fits() throws {
        let stage = try FrameworkStage()
        defer { stage.close() }
        let view: PDFView = view(in: stage, PDFFixtures.document(["one", "two", "three"]))
        let (first, second) = (try #require(view.document?.page(at: 0)), try #require(view.document?.page(at: 1)))
        #expect(view.scaleFactor == 1 && view.displayMode == .singlePageContinuous && view.displaysPageBreaks && !view.autoScales)
        #expect(view.pageBreakMargins == UIEdgeInsets(top: 4.75, left: 4, bottom: 4.75, right: 4) && view.backgroundColor == .systemGray5)
        view.autoScales = true
        #expect(abs(view.scaleFactor - 300 / 308) < 0.001 && view.scaleFactor == view.scaleFactorForSizeToFit)
        let (a, b): (CGRect, CGRect) = (view.convert(PDFFixtures.page, from: first), view.convert(PDFFixtures.page, from: second))
        #expect(abs(a.minX - 4 * view.scaleFactor) < 0.01 && abs(a.width - 300 * view.scaleFactor) < 0.01 && abs(a.minY - 4.75 * view.scaleFactor) < 0.01)
        #expect(abs(b.minY - a.maxY - 9.5 * view.scaleFactor) < 0.01 && view.visiblePages == [first, second] && view.currentPage === first)
        // A point of the page is a point of the view and back.
        let corner: CGPoint = view.convert(CGPoint(x: 0, y: 400), from: first)
        #expect(abs(corner.x - a.minX) < 0.01 && abs(corner.y - a.minY) < 0.01 && view.convert(corner, to: first) == CGPoint(x: 0, y: 400))
        #expect(view.page(for: CGPoint(x: 150, y: 100), nearest: false) === first && view.page(for: CGPoint(x: 1, y: 100), nearest: false) == nil)
        #expect(view.page(for: CGPoint(x: 1, y: 100), nearest: true) === first && view.documentView != nil)
        view.frame.size.width = 200
        view.layoutIfNeeded()
        #expect(abs(view.scaleFactor - 200 / 308) < 0.001)
        view.displayMode = .singlePage
        #expect(abs(view.scaleFactor - min(200 / 308, 500 / 409.5)) < 0.001 && view.visiblePages == [first])
        view.displayMode = .twoUpContinuous
        #expect(abs(view.scaleFactor - 200 / 616) < 0.001 && view.visiblePages.count == 3)
        view.displayMode = .singlePageContinuous
        view.goToFirstPage(nil)
        view.displayDirection = .horizontal
        #expect(abs(view.scaleFactor - 500 / 409.5) < 0.001 && view.visiblePages == [first])
    }

    @Test("a view that fits before it has a size fits when it has one") func fitsLate() throws {
        let stage = try FrameworkStage()
        defer { stage.close() }
        let view = PDFView()
        view.document = PDFFixtures.document(["one"])
        view.autoScales = true
        view.minScaleFactor = view.scaleFactorForSizeToFit
        view.maxScaleFactor = 4
        view.frame = CGRect(x: 0, y: 100, width: 154, height: 400)
        stage.window.rootViewController?.view.addSubview(view)
        stage.session.advance(by: 0.1)
        #expect(abs(view.scaleFactor - 0.5) < 0.001)
        // There is room below: the page is in the middle.
        let page: CGRect = view.convert(PDFFixtures.page, from: try #require(view.currentPage))
        #expect(abs(page.midY - 200) < 1 && abs(page.midX - 77) < 1)
    }

    @Test("pages are gone to, by the app and by a finger, and listeners hear of it") func goes() throws {
        let stage = try FrameworkStage()
        defer { stage.close() }
        let view: PDFView = view(in: stage, PDFFixtures.document(["one", "two", "three", "four"]))
        view.autoScales = true
        let notes = Notes([.PDFViewPageChanged, .PDFViewVisiblePagesChanged, .PDFViewDocumentChanged], of: view)
        let document = try #require(view.document)
        #expect(!view.canGoToPreviousPage && view.canGoToNextPage && !view.canGoBack)
        view.goToNextPage(nil)
        #expect(view.currentPage?.label == "2" && notes.take().contains(.PDFViewPageChanged) && view.canGoBack)
        #expect(abs(view.convert(CGPoint(x: 0, y: 400), from: try #require(document.page(at: 1))).y - 4.75 * view.scaleFactor) < 0.01)
        view.goToLastPage(nil)
        #expect(view.currentPage?.label == "4" && !view.canGoToNextPage)
        view.goBack(nil)
        #expect(view.currentPage?.label == "2" && view.canGoForward)
        view.go(to: PDFDestination(page: try #require(document.page(at: 0)), at: CGPoint(x: 0, y: 300)))
        #expect(abs(try #require(view.currentDestination).point.y - 300) < 0.5)
        _ = notes.take()
        try stage.play("touch 150 400\nmove to 150 120 over 0.3\nlift\nwait 2")
        #expect(view.currentPage !== document.page(at: 0) && notes.take().contains(.PDFViewVisiblePagesChanged))
        view.displayMode = .singlePage
        view.go(to: try #require(document.page(at: 2)))
        #expect(view.visiblePages == [document.page(at: 2)])
        view.goToPreviousPage(nil)
        #expect(view.visiblePages == [document.page(at: 1)] && view.currentPage === document.page(at: 1))
        view.document = PDFFixtures.document(["other"])
        #expect(notes.take().contains(.PDFViewDocumentChanged) && view.currentPage?.string == "other" && !view.canGoBack)
        view.document = nil
        #expect(view.currentPage == nil && view.visiblePages.isEmpty)
    }

    @Test("zooming goes by the root of two between the limits, about the middle") func zooms() throws {
        let stage = try FrameworkStage()
        defer { stage.close() }
        let view: PDFView = view(in: stage, PDFFixtures.document(["one", "two"]))
        let notes = Notes([.PDFViewScaleChanged], of: view)
        view.autoScales = true
        view.zoomIn(nil)
        #expect(!view.autoScales && abs(view.scaleFactor - 300 / 308 * 2.0.squareRoot()) < 0.001)
        #expect(notes.take() == [.PDFViewScaleChanged, .PDFViewScaleChanged])
        view.maxScaleFactor = 2
        view.scaleFactor = 100
        #expect(view.scaleFactor == 2 && !view.canZoomIn)
        view.minScaleFactor = 0.5
        view.scaleFactor = 0.1
        #expect(view.scaleFactor == 0.5 && !view.canZoomOut)
        try stage.play("pinch 170 350 by 3")
        #expect(view.scaleFactor > 1 && view.scaleFactor < 1.6)
    }

    @Test("links go to their places or ask the delegate; boxes are ticked and fields written into") func touches() throws {
        let stage = try FrameworkStage()
        defer { stage.close() }
        let document = try #require(PDFDocument(data: PDFFixtures.rich))
        let view: PDFView = view(in: stage, document)
        let listener = Listener()
        view.delegate = listener
        let page = try #require(document.page(at: 0))
        func place(_ point: CGPoint) -> String {
            let place: CGPoint = view.convert(view.convert(point, from: page), to: nil)
            return "\(place.x) \(place.y)"
        }
        let notes = Notes([.PDFViewAnnotationHit], of: view)
        try stage.play("tap \(place(CGPoint(x: 40, y: 160)))")
        #expect(page.annotations[2].buttonWidgetState == .onState && notes.take() == [.PDFViewAnnotationHit])
        #expect(view.areaOfInterest(for: view.convert(CGPoint(x: 100, y: 210), from: page)).contains([.pageArea, .annotationArea, .textFieldArea]))
        try stage.play("tap \(place(CGPoint(x: 100, y: 210)))\nwait 0.5\ntype \"!\"\nwait 0.2")
        try stage.play("tap \(place(CGPoint(x: 250, y: 390)))\nwait 0.5")
        #expect(page.annotations[1].widgetStringValue == "Ada!")
        let link = PDFAnnotation(bounds: CGRect(x: 220, y: 300, width: 60, height: 30), forType: .link, withProperties: nil)
        link.url = URL(string: "https://example.com")
        page.addAnnotation(link)
        try stage.play("tap \(place(CGPoint(x: 250, y: 315)))")
        #expect(listener.urls.map(\.host) == ["example.com"])
        try stage.play("tap \(place(CGPoint(x: 100, y: 300)))\nwait 0.2")
        // The second page is turned: its place is seen, as low as the end of the document lets it.
        #expect(view.visiblePages.contains(try #require(document.page(at: 1))) && view.canGoBack)
    }

    @Test("a held word is marked and copied; marks of searches stay") func selects() throws {
        let stage = try FrameworkStage()
        defer { stage.close() }
        let view: PDFView = view(in: stage, PDFFixtures.document(["Hello fine world"]))
        view.autoScales = true
        let (document, page) = (try #require(view.document), try #require(view.currentPage))
        let notes = Notes([.PDFViewSelectionChanged], of: view)
        let word: CGRect = try #require(document.findString("fine").first).bounds(for: page)
        let place: CGPoint = view.convert(view.convert(CGPoint(x: word.midX, y: word.midY), from: page), to: nil)
        try stage.play("touch \(place.x) \(place.y)\nwait 0.8\nlift\nwait 0.5\npicture pdf-selection")
        #expect(view.currentSelection?.string == "fine" && !notes.take().isEmpty)
        view.copy(nil)
        #expect(UIPasteboard.general.string == "fine")
        view.clearSelection()
        #expect(view.currentSelection == nil)
        let found: [PDFSelection] = document.findString("world")
        found[0].color = .orange
        view.highlightedSelections = found
        view.setCurrentSelection(found[0], animate: true)
        #expect(view.currentSelection === found[0] && view.highlightedSelections?.count == 1)
        view.selectAll(nil)
        #expect(view.currentSelection?.string == "Hello fine world")
    }

    @Test("pages that come and go are shown at once; overlays lie over pages") func follows() throws {
        let stage = try FrameworkStage()
        defer { stage.close() }
        let (view, overlays) = (view(in: stage, PDFFixtures.document(["one", "two"])), Overlays())
        view.pageOverlayViewProvider = overlays
        let document = try #require(view.document)
        #expect(overlays.views["1"]?.superview?.bounds.size == PDFFixtures.page.size)
        document.insert(PDFPage(), at: 0)
        #expect(view.visiblePages.count == 2 || view.visiblePages.contains { $0.string == "" })
        document.removePage(at: 0)
        view.goToFirstPage(nil)
        let first = try #require(document.page(at: 0))
        #expect(view.visiblePages.first?.string == "one" && view.rowSize(for: first) == CGSize(width: 308, height: 409.5))
        first.rotation = 90
        #expect(view.rowSize(for: first) == CGSize(width: 408, height: 309.5))
    }

    @Test("with a page controller one page is seen at a time, and a swipe turns it") func pages() throws {
        let stage = try FrameworkStage()
        defer { stage.close() }
        let view: PDFView = view(in: stage, PDFFixtures.document(["one", "two", "three"]))
        view.autoScales = true
        view.displayDirection = .horizontal
        view.usePageViewController(true, withViewOptions: nil)
        stage.session.advance(by: 0.1)
        #expect(view.isUsingPageViewController && view.visiblePages.map(\.label) == ["1"])
        try stage.play("touch 280 300\nmove to 60 300 over 0.2\nlift\nwait 1")
        #expect(view.currentPage?.label == "2" && view.visiblePages.map(\.label) == ["2"])
        let page: CGRect = view.convert(PDFFixtures.page, from: try #require(view.currentPage))
        #expect(abs(page.midX - 150) < 1 && abs(page.midY - 250) < 1)
        view.goToNextPage(nil)
        #expect(view.visiblePages.map(\.label) == ["3"])
    }

    @Test("a thumbnail goes to its page, and the current page's is marked") func thumbnails() throws {
        let stage = try FrameworkStage()
        defer { stage.close() }
        let view: PDFView = view(in: stage, PDFFixtures.document(["one", "two", "three"]))
        let thumbnails = PDFThumbnailView(frame: CGRect(x: 0, y: 620, width: 390, height: 80))
        thumbnails.layoutMode = .horizontal
        thumbnails.thumbnailSize = CGSize(width: 60, height: 60)
        thumbnails.pdfView = view
        stage.window.rootViewController?.view.addSubview(thumbnails)
        stage.session.advance(by: 0.1)
        let list = try #require(thumbnails.subviews.first as? UIScrollView)
        // Each is 45 by 60 points; the three are in the middle.
        let frames: [CGRect] = list.subviews.map(\.frame).filter { $0.width == 45 }.sorted { $0.minX < $1.minX }
        #expect(frames.count == 3 && frames[0].minX == (390 - 3 * 45 - 16) / 2 && frames[0].size == CGSize(width: 45, height: 60))
        try stage.play("tap \(frames[2].midX) 660\nwait 0.1\npicture pdf-thumbnails")
        #expect(view.currentPage?.label == "3" && thumbnails.selectedPages?.first === view.document?.page(at: 2))
    }

    @Test("interface files make views of PDFKit, by the class with its module or alone, and by its own element") func interfaceFiles() throws {
        let stage = try FrameworkStage()
        defer { stage.close() }
        for view in [
            "<view id=\"1\" customClass=\"PDFView\" customModule=\"PDFKit\">", "<view id=\"1\" customClass=\"PDFView\">", "<pdfView id=\"1\">",
            "<view id=\"1\" customClass=\"PDFThumbnailView\" customModule=\"PDFKit\">",
        ] {
            let end: String = view.hasPrefix("<pdfView") ? "</pdfView>" : "</view>"
            let text = """
                <?xml version="1.0" encoding="UTF-8"?>
                <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" targetRuntime="iOS.CocoaTouch"><objects>\(view)
                <rect key="frame" x="0.0" y="0.0" width="100" height="200"/><color key="backgroundColor" white="1" alpha="1" colorSpace="custom" customColorSpace="genericGamma22GrayColorSpace"/>
                \(end)</objects></document>
                """
            let made: Any? = UINib(data: Data(InterfaceArchive.encode(try InterfaceDocument(xml: text.utf8))), bundle: nil).instantiate(withOwner: nil).first
            #expect((made is PDFView || made is PDFThumbnailView) && (made as? UIView)?.frame.size == CGSize(width: 100, height: 200))
        }
    }

    @Test("a view of a real document", .enabled(if: ProcessInfo.processInfo.environment["QUINCE_TEST_PICTURES"] != nil)) func shows() throws {
        let stage = try FrameworkStage()
        defer { stage.close() }
        let line = ["The quick brown fox", "jumps over the lazy dog,", "and the fox runs on."]
        let data: Data = PDFFixtures.data([["Chapter one"] + line + line, ["Chapter two"] + line, ["Chapter three"] + line])
        let view = PDFView(frame: stage.window.bounds)
        stage.window.rootViewController?.view.addSubview(view)
        view.document = PDFDocument(data: data)
        view.autoScales = true
        let page = try #require(view.currentPage)
        for (index, match) in (view.document?.findString("fox") ?? []).prefix(3).enumerated() {
            let types: [PDFAnnotationSubtype] = [.highlight, .underline, .strikeOut]
            page.addAnnotation(PDFAnnotation(bounds: match.bounds(for: page), forType: types[index], withProperties: nil))
        }
        let note = PDFAnnotation(bounds: CGRect(x: 30, y: 60, width: 100, height: 50), forType: .freeText, withProperties: nil)
        note.contents = "A note"
        note.border = PDFBorder()
        page.addAnnotation(note)
        let circle = PDFAnnotation(bounds: CGRect(x: 140, y: 60, width: 60, height: 50), forType: .circle, withProperties: nil)
        circle.color = .red
        page.addAnnotation(circle)
        let stamp = PDFAnnotation(bounds: CGRect(x: 210, y: 65, width: 80, height: 40), forType: .stamp, withProperties: [PDFAnnotationKey.contents: "DRAFT"])
        stamp.color = .purple
        page.addAnnotation(stamp)
        view.currentSelection = view.document?.findString("lazy dog").first
        try stage.play("picture pdf-view")
        view.scaleFactor = 1.5
        try stage.play("picture pdf-zoomed")
    }
}
