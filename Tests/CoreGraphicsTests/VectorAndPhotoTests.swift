import CImageCodecs
import Foundation
import PNGEncoding
import Testing

@testable import CoreGraphics

private let svg = """
    <svg xmlns="http://www.w3.org/2000/svg" width="20" height="10" viewBox="0 0 20 10">
    <rect x="0" y="0" width="10" height="10" fill="#f00"/><rect x="10" y="0" width="10" height="5" fill="#00f"/></svg>
    """

/// One page of 20 by 10 points whose left half is red.
private let pdf: Data = {
    let drawing = "1 0 0 rg 0 0 10 10 re f"
    let objects = [
        "<< /Type /Catalog /Pages 2 0 R >>", "<< /Type /Pages /Kids [3 0 R] /Count 1 >>",
        "<< /Type /Page /Parent 2 0 R /MediaBox [0 0 20 10] /Contents 4 0 R >>",
        "<< /Length \(drawing.utf8.count) >>\nstream\n\(drawing)\nendstream",
    ]
    var text = "%PDF-1.4\n"
    var offsets: [Int] = []
    for (index, object) in objects.enumerated() {
        offsets.append(text.utf8.count)
        text += "\(index + 1) 0 obj\n\(object)\nendobj\n"
    }
    let start = text.utf8.count
    text += "xref\n0 5\n0000000000 65535 f \n"
    for offset in offsets { text += String(format: "%010d 00000 n \n", offset) }
    text += "trailer\n<< /Size 5 /Root 1 0 R >>\nstartxref\n\(start)\n%%EOF\n"
    return Data(text.utf8)
}()

private func jpeg(_ bitmap: Bitmap) -> Data? {
    guard let encoder = tjInitCompress() else { return nil }
    defer { tjDestroy(encoder) }
    var bytes: UnsafeMutablePointer<UInt8>?
    var size: UInt = 0
    let status = tjCompress2(
        encoder, bitmap.pixels.assumingMemoryBound(to: UInt8.self), Int32(bitmap.width), Int32(bitmap.bytesPerRow),
        Int32(bitmap.height), Int32(TJPF_BGRX.rawValue), &bytes, &size, Int32(TJSAMP_444.rawValue), 95, 0)
    guard status == 0, let bytes else { return nil }
    defer { tjFree(bytes) }
    return Data(bytes: bytes, count: Int(size))
}

@Suite struct VectorTests {
    @Test func svgIsDrawnAtTheSizeAskedFor() throws {
        let image = try #require(VectorImage(Data(svg.utf8)))
        #expect(image.size == CGSize(width: 20, height: 10))
        let bitmap = try #require(image.rasterized(width: 80, height: 40)?.bitmap)
        #expect(bitmap.pixel(5, 35) == Pixel(255, 0, 0) && bitmap.pixel(60, 10) == Pixel(0, 0, 255))
        #expect(bitmap.pixel(60, 30).alpha == 0)
        #expect(image.rasterized(width: 80, height: 40) === image.rasterized(width: 80, height: 40))
    }

    @Test func anSVGWithoutSizeHasItsViewBox() throws {
        let sizeless = svg.replacingOccurrences(of: " width=\"20\" height=\"10\" v", with: " v")
        let image = try #require(VectorImage(Data(sizeless.utf8)))
        #expect(image.size == CGSize(width: 20, height: 10))
    }

    @Test func pdfIsDrawnAtTheSizeAskedFor() throws {
        let image = try #require(VectorImage(pdf))
        #expect(image.size == CGSize(width: 20, height: 10))
        let bitmap = try #require(image.rasterized(width: 60, height: 30)?.bitmap)
        #expect(bitmap.pixel(5, 15) == Pixel(255, 0, 0) && bitmap.pixel(50, 15).alpha == 0)
    }

    @Test func brokenDrawingsAreRefused() {
        #expect(VectorImage(Data("<svg".utf8)) == nil)
        #expect(VectorImage(Data("%PDF-1.4 nothing".utf8)) == nil)
        #expect(VectorImage(Data("plain".utf8)) == nil)
    }
}

@Suite struct PhotoTests {
    @Test func jpegIsRead() throws {
        let canvas = Canvas(16, 16, background: CGColor(red: 0.2, green: 0.6, blue: 0.9, alpha: 1))
        let data = try #require(jpeg(canvas.bitmap))
        let decoded = try #require(CGImage.decode(data))
        #expect(decoded.orientation == 1 && decoded.image.width == 16 && decoded.image.isOpaque)
        let pixel = try #require(decoded.image.bitmap).pixel(8, 8)
        #expect(Pixel(pixel.red, pixel.green, pixel.blue).isClose(to: Pixel(51, 153, 230), within: 3))
        let provider = try #require(CGDataProvider(data: data as CFData))
        let image = CGImage(jpegDataProviderSource: provider, decode: nil, shouldInterpolate: true, intent: .defaultIntent)
        #expect(image?.height == 16)
        #expect(CGImage(pngDataProviderSource: provider, decode: nil, shouldInterpolate: true, intent: .defaultIntent) == nil)
    }

    @Test func theCamerasOrientationIsRead() throws {
        let data = try #require(jpeg(Canvas(8, 8, background: .white).bitmap))
        let tiff: [UInt8] = [0x4D, 0x4D, 0, 42, 0, 0, 0, 8, 0, 1, 0x01, 0x12, 0, 3, 0, 0, 0, 1, 0, 6, 0, 0, 0, 0, 0, 0]
        let segment = Array("Exif\0\0".utf8) + tiff
        let marker: [UInt8] = [0xFF, 0xE1, 0, UInt8(segment.count + 2)]
        let turned = data.prefix(2) + Data(marker + segment) + data.dropFirst(2)
        #expect(CGImage.decode(turned)?.orientation == 6)
        #expect(CGImage.decode(Data("text".utf8)) == nil)
    }

    @Test func filesAreReadWhenTheirPixelsAreNeeded() throws {
        let bitmap = Canvas(30, 20, background: .white).bitmap
        let whole = try #require(PNGEncoder.encode(bitmap))
        let image = try #require(CGImage.decode(whole)?.image)
        #expect(image.width == 30 && image.height == 20 && image.isOpaque && image.bitsPerPixel == 32)
        #expect(image.bitmap?.pixel(29, 19) == Pixel(255, 255, 255))
        #expect(image.bytesPerRow == 120)
        // As on iOS a file that breaks off has a size, but shows nothing.
        let broken = try #require(CGImage.decode(whole.prefix(80))?.image)
        #expect(broken.width == 30 && broken.bitmap == nil)
        Canvas(30, 20).context.drawUpright(broken, in: CGRect(x: 0, y: 0, width: 30, height: 20))
        #expect(CGImage.decode(whole.prefix(20)) == nil)
    }
}

@Suite("PDF documents")
struct PDFDocumentTests {
    /// Two pages: a red square in the lower left corner of the first, nothing on the second.
    private func document() throws -> Data {
        let data = NSMutableData()
        var box = CGRect(x: 0, y: 0, width: 200, height: 100)
        let consumer = try #require(CGDataConsumer(data: data))
        let context = try #require(CGContext(consumer: consumer, mediaBox: &box, nil))
        context.beginPDFPage(nil)
        context.setFillColor(red: 1, green: 0, blue: 0, alpha: 1)
        context.fill(CGRect(x: 0, y: 0, width: 20, height: 20))
        context.endPDFPage()
        context.beginPDFPage(nil)
        context.endPDFPage()
        context.closePDF()
        return data as Data
    }

    @Test("a document has pages with boxes, which are drawn where their coordinates are")
    func pages() throws {
        let document = try #require(CGPDFDocument(CGDataProvider(data: try document() as CFData)!))
        #expect(document.numberOfPages == 2 && document.isUnlocked && !document.isEncrypted)
        #expect(document.page(at: 0) == nil && document.page(at: 3) == nil)
        let page = try #require(document.page(at: 1))
        #expect(page.pageNumber == 1 && page.document === document)
        #expect(page.getBoxRect(.mediaBox) == CGRect(x: 0, y: 0, width: 200, height: 100))
        let context = try #require(CGContext(bitmapWidth: 200, height: 100))
        context.drawPDFPage(page)
        let bitmap = try #require(context.makeImage()?.bitmap)
        func pixel(_ x: Int, _ y: Int) -> UInt32 { (bitmap.pixels + y * bitmap.bytesPerRow).assumingMemoryBound(to: UInt32.self)[x] }
        #expect(pixel(5, 95) == 0xFFFF_0000 && pixel(5, 5) == 0 && pixel(100, 95) == 0)
        #expect(CGPDFDocument(CGDataProvider(data: Data("no document".utf8) as CFData)!) == nil)
    }

    @Test("a page is put into the middle of a rectangle, smaller where it has to be and turned")
    func drawingTransforms() throws {
        let page = try #require(CGPDFDocument(CGDataProvider(data: try document() as CFData)!)?.page(at: 1))
        let half = page.getDrawingTransform(.mediaBox, rect: CGRect(x: 0, y: 0, width: 100, height: 100), rotate: 0, preserveAspectRatio: true)
        #expect(CGRect(x: 0, y: 0, width: 200, height: 100).applying(half) == CGRect(x: 0, y: 25, width: 100, height: 50))
        let turned = page.getDrawingTransform(.mediaBox, rect: CGRect(x: 0, y: 0, width: 300, height: 300), rotate: 90, preserveAspectRatio: true)
        let box = CGRect(x: 0, y: 0, width: 200, height: 100).applying(turned)
        #expect(abs(box.width - 100) < 0.001 && abs(box.height - 200) < 0.001 && abs(box.midX - 150) < 0.001)
    }
}
