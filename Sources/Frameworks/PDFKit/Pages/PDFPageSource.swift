import UIKit

/// The part of a file that a page comes from.
struct PDFPageSource {
    let file: PDFObjectFile
    /// The page's object.
    let number: Int
    var dictionary: [String: PDFValue]

    init(file: PDFObjectFile, page: PDFObjectFile.Page) {
        self.file = file
        number = page.number
        dictionary = page.dictionary
    }

    /// A page on which nothing is.
    static var blank: PDFPageSource {
        let writer = PDFObjectWriter()
        let tree: Int = writer.reserve()
        let page: PDFValue = writer.add(
            .dictionary(["Type": .name("Page"), "Parent": .reference(tree), "MediaBox": .rect(CGRect(x: 0, y: 0, width: 612, height: 792))]))
        writer.set(tree, .dictionary(["Type": .name("Pages"), "Kids": .array([page]), "Count": .integer(1)]))
        let data: Data = writer.finish(root: writer.add(.dictionary(["Type": .name("Catalog"), "Pages": .reference(tree)])), information: nil)
        guard let file = PDFObjectFile(data), let page = file.pages.first else { preconditionFailure("a page of its own making cannot be read") }
        return PDFPageSource(file: file, page: page)
    }

    var boxes: [PDFDisplayBox: CGRect] {
        var found: [PDFDisplayBox: CGRect] = [:]
        for (box, key) in PDFDisplayBox.keys { if let rect = file.rect(dictionary[key]), !rect.isEmpty { found[box] = rect } }
        return found
    }

    var rotation: Int { file.resolve(dictionary["Rotate"]).integer ?? 0 }
    var annotations: [[String: PDFValue]] { file.array(dictionary["Annots"])?.compactMap { file.dictionary($0) } ?? [] }

    /// Whether poppler draws it as it is: the whole of it, upright and without annotations.
    var isPlain: Bool {
        let boxes: [PDFDisplayBox: CGRect] = boxes
        let isWhole: Bool = boxes[.cropBox] == nil || boxes[.cropBox] == boxes[.mediaBox]
        return isWhole && rotation % 360 == 0 && annotations.isEmpty && dictionary["UserUnit"] == nil
    }

    /// The page's content alone as a document of one page: upright, not cropped and without annotations. Nil where it cannot be read.
    func content(in box: CGRect) -> CGPDFPage? {
        let writer = PDFObjectWriter()
        var page: [String: PDFValue] = ["Type": .name("Page"), "MediaBox": .rect(box)]
        for key in ["Contents", "Resources", "Group"] { if let value = dictionary[key] { page[key] = writer.copy(value, from: file) } }
        return Self.document(of: page, with: writer)
    }

    /// Makes a document of one page, whose dictionary lacks the page tree alone.
    static func document(of page: [String: PDFValue], with writer: PDFObjectWriter) -> CGPDFPage? {
        let tree: Int = writer.reserve()
        var page: [String: PDFValue] = page
        page["Parent"] = .reference(tree)
        writer.set(tree, .dictionary(["Type": .name("Pages"), "Kids": .array([writer.add(.dictionary(page))]), "Count": .integer(1)]))
        let root: PDFValue = writer.add(.dictionary(["Type": .name("Catalog"), "Pages": .reference(tree)]))
        return CGPDFDocument(data: writer.finish(root: root, information: nil))?.page(at: 1)
    }
}
