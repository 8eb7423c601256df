import CoreGraphics
import Testing

@testable import UIKit

@Suite("PDF documents") @MainActor struct PDFDrawingTests {
    private static let page = CGRect(x: 0, y: 0, width: 200, height: 100)

    /// The first page, a pixel a point.
    private func picture(_ data: Data) throws -> Bitmap {
        let image = try #require(UIImage(data: data))
        let context = try #require(CGContext.picture(size: image.size, scale: 1, isOpaque: false))
        context.setFillColor(UIColor.white.cgColor)
        context.fill(CGRect(origin: .zero, size: image.size))
        UIGraphicsPushContext(context)
        image.draw(at: .zero)
        UIGraphicsPopContext()
        return try #require(context.makeImage()?.bitmap)
    }

    private func pages(_ data: Data) -> Int {
        String(decoding: data, as: UTF8.self).components(separatedBy: "/Type /Page").filter { !$0.hasPrefix("s") }.count - 1
    }

    @Test("a renderer's document has its pages, what was drawn on them, and its title")
    func renderer() throws {
        let format = UIGraphicsPDFRendererFormat()
        format.documentInfo = [kCGPDFContextTitle as String: "Invoice", kCGPDFContextAuthor as String: "A. Uthor"]
        let data = UIGraphicsPDFRenderer(bounds: Self.page, format: format).pdfData { context in
            context.beginPage()
            #expect(context.pdfContextBounds == Self.page)
            UIColor.red.setFill()
            context.fill(CGRect(x: 0, y: 0, width: 50, height: 25))
            ("Total" as NSString).draw(at: CGPoint(x: 60, y: 40), withAttributes: [.font: UIFont.systemFont(ofSize: 30), .foregroundColor: UIColor.blue])
            context.beginPage(withBounds: CGRect(x: 0, y: 0, width: 60, height: 60), pageInfo: [:])
            #expect(context.pdfContextBounds.size == CGSize(width: 60, height: 60))
        }
        #expect(data.starts(with: Data("%PDF-".utf8)))
        #expect(pages(data) == 2)
        #expect(String(decoding: data, as: UTF8.self).contains("Invoice"))
        let drawn = try picture(data)
        #expect((drawn.width, drawn.height) == (200, 100))
        let bitmap = drawn.pixelColors
        #expect(bitmap(10, 10) == (255, 0, 0))
        #expect(bitmap(60, 30) == (255, 255, 255))
        #expect((60..<150).contains { x in (40..<80).contains { y in bitmap(x, y) == (0, 0, 255) } })
    }

    @Test("drawing uses the coordinates of a page's bounds")
    func coordinates() throws {
        let data = UIGraphicsPDFRenderer(bounds: CGRect(x: 100, y: 50, width: 40, height: 40)).pdfData { context in
            context.beginPage()
            UIColor.green.setFill()
            context.fill(CGRect(x: 100, y: 50, width: 10, height: 10))
        }
        let color = try picture(data).pixelColors
        #expect(color(5, 5) == (0, 255, 0))
        #expect(color(20, 20) == (255, 255, 255))
    }

    @Test("the functions of before make the same document, in memory and in a file")
    func functions() throws {
        let data = NSMutableData()
        UIGraphicsBeginPDFContextToData(data, Self.page, nil)
        UIGraphicsBeginPDFPage()
        #expect(UIGraphicsGetPDFContextBounds() == Self.page)
        UIColor.red.setFill()
        UIRectFill(CGRect(x: 0, y: 0, width: 20, height: 20))
        UIGraphicsSetPDFContextURLForRect(URL(string: "https://example.com/a'b")!, CGRect(x: 0, y: 0, width: 20, height: 20))
        UIGraphicsEndPDFContext()
        #expect(UIGraphicsGetCurrentContext() == nil)
        #expect(try picture(data as Data).pixelColors(5, 5) == (255, 0, 0))
        #expect(String(decoding: data as Data, as: UTF8.self).contains("example.com"))
        let path = NSTemporaryDirectory() + "/\(UUID().uuidString).pdf"
        defer { try? FileManager.default.removeItem(atPath: path) }
        #expect(UIGraphicsBeginPDFContextToFile(path, .zero, nil))
        UIGraphicsBeginPDFPage()
        UIGraphicsEndPDFContext()
        let letter = try #require(UIImage(contentsOfFile: path))
        #expect(letter.size == CGSize(width: 612, height: 792))
        #expect(!UIGraphicsBeginPDFContextToFile("/no/such/folder/a.pdf", .zero, nil))
        #expect(UIGraphicsGetCurrentContext() == nil)
    }

    @Test("a Core Graphics context of a document counts y upwards and writes when it is closed")
    func coreGraphics() throws {
        let data = NSMutableData()
        var box = Self.page
        let consumer = try #require(CGDataConsumer(data: data))
        let context = try #require(CGContext(consumer: consumer, mediaBox: &box, nil))
        context.beginPDFPage(nil)
        context.setFillColor(UIColor.red.cgColor)
        context.fill(CGRect(x: 0, y: 0, width: 20, height: 20))
        context.endPDFPage()
        #expect(data.length == 0)
        context.closePDF()
        let color = try picture(data as Data).pixelColors
        #expect(color(5, 95) == (255, 0, 0))
        #expect(color(5, 5) == (255, 255, 255))
    }

    @Test("views draw themselves into a page")
    func views() throws {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
        let inner = UIView(frame: CGRect(x: 50, y: 0, width: 50, height: 50))
        inner.backgroundColor = .blue
        view.addSubview(inner)
        let data = UIGraphicsPDFRenderer(bounds: view.bounds).pdfData { context in
            context.beginPage()
            view.layer.render(in: context.cgContext)
        }
        let color = try picture(data).pixelColors
        #expect(color(75, 25) == (0, 0, 255))
        #expect(color(25, 25) == (255, 255, 255))
    }

    @Test("without a page there is no document")
    func empty() { #expect(UIGraphicsPDFRenderer(bounds: Self.page).pdfData { _ in }.isEmpty) }
}

extension Bitmap {
    /// Red, green and blue of a pixel.
    fileprivate var pixelColors: (Int, Int) -> (UInt8, UInt8, UInt8) {
        { x, y in
            let pixel = self.pixels + y * self.bytesPerRow + x * 4
            let byte: (Int) -> UInt8 = { pixel.load(fromByteOffset: $0, as: UInt8.self) }
            return (byte(2), byte(1), byte(0))
        }
    }
}
