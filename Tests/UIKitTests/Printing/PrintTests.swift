import AppSession
import Foundation
import Testing

@testable import UIKit

/// Pages, and the files they are printed to.
@MainActor @Suite(.serialized) struct PrintTests {
    private final class Renderer: UIPrintPageRenderer {
        var lines: [String] = []
        override func drawHeaderForPage(at pageIndex: Int, in headerRect: CGRect) { lines.append("header \(pageIndex) \(Int(headerRect.minY))") }
        override func drawFooterForPage(at pageIndex: Int, in footerRect: CGRect) { lines.append("footer \(pageIndex) \(Int(footerRect.maxY))") }
    }

    @Test("lines fill a page and go on on the next; one that is too high has a page for itself")
    func pages() {
        let lines: [(height: CGFloat, range: NSRange)] = [10, 10, 10, 50, 10].enumerated().map { ($1, NSRange(location: $0 * 5, length: 5)) }
        let pages: [NSRange] = TextPages.divide(lines) { $0 == 0 ? 20 : 30 }
        #expect(
            pages == [NSRange(location: 0, length: 10), NSRange(location: 10, length: 5), NSRange(location: 15, length: 5), NSRange(location: 20, length: 5)])
        #expect(TextPages.divide([]) { _ in 10 }.isEmpty)
    }

    @Test("a renderer's paper is set by key; formatters lay text out between header and footer, from the page they begin on")
    func renderer() throws {
        let renderer = Renderer()
        renderer.setValue(NSValue(cgRect: CGRect(x: 0, y: 0, width: 300, height: 400)), forKey: "paperRect")
        renderer.setValue(NSValue(cgRect: CGRect(x: 20, y: 20, width: 260, height: 360)), forKey: "printableRect")
        #expect(renderer.paperRect.width == 300 && renderer.printableRect.minX == 20)
        renderer.headerHeight = 30
        renderer.footerHeight = 10
        let formatter = UISimpleTextPrintFormatter(text: (1...100).map { "Line \($0)" }.joined(separator: "\n"))
        formatter.font = .systemFont(ofSize: 12)
        renderer.addPrintFormatter(formatter, startingAtPageAt: 1)
        #expect(formatter.rect(forPageAt: 1) == CGRect(x: 20, y: 50, width: 260, height: 320))
        let perPage: Int = Int(320 / UIFont.systemFont(ofSize: 12).lineHeight)
        #expect(renderer.numberOfPages == 1 + (100 + perPage - 1) / perPage)
        let short: Int = formatter.pageCount
        formatter.perPageContentInsets = UIEdgeInsets(top: 100, left: 0, bottom: 0, right: 0)
        #expect(formatter.pageCount > short)
        let data: Data = UIGraphicsPDFRenderer(bounds: renderer.paperRect).pdfData { context in
            context.beginPage()
            renderer.drawPage(at: 0, in: renderer.printableRect)
        }
        #expect(data.starts(with: Array("%PDF".utf8)) && renderer.lines == ["header 0 20", "footer 0 380"])
        #expect(renderer.printFormattersForPage(at: 0) == nil && renderer.printFormattersForPage(at: 1)?.count == 1)
    }

    @Test("markup is printed as text; a view is as wide as the page and goes on on others")
    func kinds() {
        let renderer = UIPrintPageRenderer()
        renderer.paperRect = CGRect(x: 0, y: 0, width: 200, height: 200)
        renderer.printableRect = renderer.paperRect
        let markup = UIMarkupTextPrintFormatter(markupText: "<h1>Title</h1><p>Words</p>")
        renderer.addPrintFormatter(markup, startingAtPageAt: 0)
        #expect(markup.pageCount == 1)
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 1000))
        let shown: UIViewPrintFormatter = view.viewPrintFormatter()
        renderer.addPrintFormatter(shown, startingAtPageAt: 1)
        #expect(shown.pageCount == 3 && renderer.numberOfPages == 4)
        shown.removeFromPrintPageRenderer()
        #expect(renderer.numberOfPages == 1)
    }

    @Test("the panel prints to a file; Cancel prints nothing; without content there is an error")
    func panel() throws {
        let stage = TouchStage()
        defer { stage.close() }
        let folder: URL = FileManager.default.temporaryDirectory.appendingPathComponent("print-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: folder) }
        let controller = UIPrintInteractionController()
        controller.folder = folder
        controller.printFormatter = UISimpleTextPrintFormatter(text: "Hello")
        let info = UIPrintInfo.printInfo()
        info.jobName = "Letter / 1"
        controller.printInfo = info
        var results: [Bool] = []
        func button(_ left: Bool) throws {
            let navigation = try #require(stage.root.presentedViewController as? UINavigationController)
            let item = try #require(
                left ? navigation.topViewController?.navigationItem.leftBarButtonItem : navigation.topViewController?.navigationItem.rightBarButtonItem)
            let frame: CGRect = try #require(item.frame(in: stage.window))
            stage.tap(frame.midX, frame.midY)
            stage.wait(1)
        }
        for left in [true, false, false] {
            #expect(controller.present(animated: true) { _, done, _ in results.append(done) })
            stage.wait(1)
            try button(left)
        }
        #expect(results == [false, true, true] && stage.root.presentedViewController == nil)
        let files: [String] = try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
        #expect(files == ["Letter - 1 2.pdf", "Letter - 1.pdf"])
        let data: Data = try Data(contentsOf: folder.appendingPathComponent("Letter - 1.pdf"))
        #expect(UIPrintInteractionController.canPrint(data) && !UIPrintInteractionController.canPrint(Data([1, 2])))
        let empty = PrintJob(info: info, renderer: nil, formatter: nil, items: [])
        #expect(empty.document() == nil)
    }
}
