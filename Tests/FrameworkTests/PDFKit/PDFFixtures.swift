import Foundation
@testable import QuincePDFKit
@testable import UIKit

/// Documents that tests read.
enum PDFFixtures {
    static let page = CGRect(x: 0, y: 0, width: 300, height: 400)

    /// Pages of 300 by 400 points, each with its lines: in Helvetica of 18 points, the first with its top 40 points below the page's, the others
    /// 30 points below one another.
    static func data(_ pages: [[String]], information: String = "<<>>") -> Data {
        let kids: String = pages.indices.map { "\(5 + $0 * 2) 0 R" }.joined(separator: " ")
        var objects: [String] = [
            "<</Type/Catalog/Pages 2 0 R>>", "<</Type/Pages/Kids[\(kids)]/Count \(pages.count)/MediaBox[0 0 300 400]/Resources<</Font<</F 3 0 R>>>>>>",
            "<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>", information,
        ]
        for (index, lines) in pages.enumerated() {
            let text: String = lines.map { "(\($0)) Tj 0 -30 Td" }.joined(separator: " ")
            objects += ["<</Type/Page/Parent 2 0 R/Contents \(6 + index * 2) 0 R>>", stream("BT /F 18 Tf 30 347 Td \(text) ET")]
        }
        return file(objects, information: 4)
    }

    static func document(_ pages: [String]) -> PDFDocument { PDFDocument(data: data(pages.map { [$0] })) ?? PDFDocument() }

    /// A file of objects, numbered from 1. The first is the catalogue.
    static func file(_ objects: [String], information: Int? = nil) -> Data {
        var data = Data("%PDF-1.4\n".utf8)
        var offsets: [Int] = []
        for (index, object) in objects.enumerated() {
            offsets.append(data.count)
            data.append(contentsOf: "\(index + 1) 0 obj\n\(object)\nendobj\n".utf8)
        }
        let table: Int = data.count
        data.append(contentsOf: "xref\n0 \(objects.count + 1)\n0000000000 65535 f \n".utf8)
        for offset in offsets { data.append(contentsOf: (String(repeating: "0", count: 10 - "\(offset)".count) + "\(offset) 00000 n \n").utf8) }
        data.append(
            contentsOf: "trailer<</Size \(objects.count + 1)/Root 1 0 R\(information.map { "/Info \($0) 0 R" } ?? "")>>\nstartxref\n\(table)\n%%EOF\n".utf8)
        return data
    }

    static func stream(_ text: String) -> String { "<</Length \(text.utf8.count)>>stream\n\(text)\nendstream" }

    /// Two pages, the second turned and cropped, an outline, links and a form.
    static let rich: Data = file([
        "<</Type/Catalog/Pages 2 0 R/Outlines 7 0 R/AcroForm<</Fields[11 0 R 12 0 R]/DA(/Helv 0 Tf 0 g)>>/Names<</Dests<</Names[(end)[4 0 R/XYZ 20 150 null]]>>>>>>",
        "<</Type/Pages/Kids[3 0 R 4 0 R]/Count 2/MediaBox[0 0 300 400]/Resources<</Font<</F 6 0 R>>>>>>",
        "<</Type/Page/Parent 2 0 R/Contents 5 0 R/Annots[10 0 R 11 0 R 12 0 R 13 0 R]>>",
        "<</Type/Page/Parent 2 0 R/Contents 5 0 R/Rotate 90/CropBox[10 20 210 320]>>",
        stream("BT /F 20 Tf 30 300 Td (Chapter one) Tj ET"),
        "<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>",
        "<</Type/Outlines/First 8 0 R/Last 9 0 R/Count 2>>",
        "<</Title(One)/Parent 7 0 R/Next 9 0 R/Dest[3 0 R/XYZ 0 390 0]>>",
        "<</Title(Two)/Parent 7 0 R/Prev 8 0 R/A<</S/GoTo/D[4 0 R/Fit]>>>>",
        "<</Type/Annot/Subtype/Link/Rect[30 290 140 320]/Border[0 0 0]/A<</S/GoTo/D(end)>>>>",
        "<</Type/Annot/Subtype/Widget/FT/Tx/T(name)/V(Ada)/Rect[30 200 200 220]/F 4/DA(/Helv 12 Tf 1 0 0 rg)>>",
        "<</Type/Annot/Subtype/Widget/FT/Btn/T(agree)/Rect[30 150 50 170]/F 4/AS/Off/AP<</N<</Agreed 14 0 R/Off 15 0 R>>>>>>",
        "<</Type/Annot/Subtype/Highlight/Rect[30 295 90 320]/QuadPoints[30 320 90 320 30 295 90 295]/C[1 1 0]/Contents(mark)/F 4>>",
        "<</Type/XObject/Subtype/Form/BBox[0 0 20 20]/Length 24>>stream\n0 0 1 rg 0 0 20 20 re f \nendstream",
        "<</Type/XObject/Subtype/Form/BBox[0 0 20 20]/Length 24>>stream\n1 0 0 RG 0 0 20 20 re S \nendstream",
    ])

    /// A page that says “Secret words”, by the password “open”; it may be printed, not copied.
    static let locked = Data(base64Encoded: lockedText) ?? Data()
    private static let lockedText = """
        JVBERi0xLjQKMSAwIG9iago8PC9UeXBlL0NhdGFsb2cvUGFnZXMgMiAwIFI+PgplbmRvYmoKMiAwIG9iago8PC9UeXBlL1BhZ2VzL0tpZHNbMyAwIFJdL0NvdW50IDE+PgplbmRvYmoK\
        MyAwIG9iago8PC9UeXBlL1BhZ2UvUGFyZW50IDIgMCBSL01lZGlhQm94WzAgMCAyMDAgMjAwXS9SZXNvdXJjZXM8PC9Gb250PDwvRiA1IDAgUj4+Pj4vQ29udGVudHMgNCAwIFI+Pgpl\
        bmRvYmoKNCAwIG9iago8PC9MZW5ndGggNDI+PnN0cmVhbQphMTfLfIAUlVUgF5/xo0cib63DwegeqfPFbuCjQK800C7LRkelxa88uYEKZW5kc3RyZWFtCmVuZG9iago1IDAgb2JqCjw8\
        L1R5cGUvRm9udC9TdWJ0eXBlL1R5cGUxL0Jhc2VGb250L0hlbHZldGljYT4+CmVuZG9iago2IDAgb2JqCjw8L0ZpbHRlci9TdGFuZGFyZC9WIDEvUiAyL088OGVlYjA5NTgxOTY2MmE3\
        NzQ0NDJmYjA3MmUzZDlmMTllOWQxMzBlYzA5YTRkMDA2MWU3OGZlOTIwZjdhYjYyZj4vVTwwM2VjZTgzNzg5ZDkwMDU3MWMxYzdiNmU0OWIzNWFiOWQ4ODZkZDUxNmMwZWYwMDU4ZDI4\
        MmZiOGQ1Yjk2ZWI0Pi9QIC02MD4+CmVuZG9iagp4cmVmCjAgNwowMDAwMDAwMDAwIDY1NTM1IGYgCjAwMDAwMDAwMDkgMDAwMDAgbiAKMDAwMDAwMDA1NCAwMDAwMCBuIAowMDAwMDAw\
        MTA1IDAwMDAwIG4gCjAwMDAwMDAyMTYgMDAwMDAgbiAKMDAwMDAwMDMwNSAwMDAwMCBuIAowMDAwMDAwMzY4IDAwMDAwIG4gCnRyYWlsZXI8PC9TaXplIDcvUm9vdCAxIDAgUi9FbmNy\
        eXB0IDYgMCBSL0lEWzwzMDMxMzIzMzM0MzUzNjM3MzgzOTYxNjI2MzY0NjU2Nj48MzAzMTMyMzMzNDM1MzYzNzM4Mzk2MTYyNjM2NDY1NjY+XT4+CnN0YXJ0eHJlZgo1NTQKJSVFT0YK\

        """
}

/// A picture's colours.
struct Pixels {
    private let bytes: [UInt8]
    private let width: Int
    private let scale: CGFloat

    init(_ picture: UIImage) {
        let width: Int = picture.cgImage?.width ?? 0, height: Int = picture.cgImage?.height ?? 0
        self.width = width
        scale = picture.scale
        let context = CGContext(
            data: nil, width: max(1, width), height: max(1, height), bitsPerComponent: 8, bytesPerRow: max(1, width) * 4,
            space: CGColorSpaceCreateDeviceRGB(), bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue)
        if let image = picture.cgImage { context?.draw(image, in: CGRect(x: 0, y: 0, width: width, height: height)) }
        bytes = context?.data.map { [UInt8](UnsafeRawBufferPointer(start: $0, count: width * height * 4)) } ?? []
    }

    /// Red, green and blue at a place in points from the upper left corner.
    func color(at point: CGPoint) -> [UInt8] {
        let start: Int = (Int(point.y * scale) * width + Int(point.x * scale)) * 4
        return bytes.indices.contains(start + 2) ? Array(bytes[start..<start + 3]) : []
    }

    /// Whether something darker than half of white is in a rectangle.
    func hasInk(in rect: CGRect) -> Bool {
        stride(from: rect.minX, to: rect.maxX, by: 1).contains { x in
            stride(from: rect.minY, to: rect.maxY, by: 1).contains { y in color(at: CGPoint(x: x, y: y)).contains { $0 < 128 } }
        }
    }
}
