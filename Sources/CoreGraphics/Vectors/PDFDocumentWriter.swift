import Foundation
internal import CCairo

/// A PDF document that is being drawn, page by page.
package final class PDFDocumentWriter {
    /// The bytes of the document that is written.
    private final class Output {
        var data = Data()
    }

    let surface: OpaquePointer
    private let output = Output()
    /// The page's area in the drawing's coordinates, in points.
    package private(set) var bounds: CGRect
    private let defaultBounds: CGRect
    private var isPageOpen = false
    private var hasPages = false

    /// - Parameters:
    ///   - bounds: The area of pages that say nothing of theirs, in points. Empty: a page of US Letter.
    ///   - information: Texts by the names that PDF has for them: `Title`, `Author`, `Subject`, `Keywords`, `Creator`.
    ///   - created: Seconds since 1970.
    package init(bounds: CGRect, information: [String: String], created: TimeInterval) {
        let page: CGRect = bounds.isEmpty || bounds.isInfinite ? CGRect(x: 0, y: 0, width: 612, height: 792) : bounds
        self.bounds = page
        defaultBounds = page
        let write: cairo_write_func_t = { closure, bytes, count in
            guard let closure, let bytes else { return CAIRO_STATUS_WRITE_ERROR }
            Unmanaged<Output>.fromOpaque(closure).takeUnretainedValue().data.append(bytes, count: Int(count))
            return CAIRO_STATUS_SUCCESS
        }
        surface = cairo_pdf_surface_create_for_stream(write, Unmanaged.passUnretained(output).toOpaque(), Double(page.width), Double(page.height))
        let fields: [(String, cairo_pdf_metadata_t)] = [
            ("Title", CAIRO_PDF_METADATA_TITLE), ("Author", CAIRO_PDF_METADATA_AUTHOR), ("Subject", CAIRO_PDF_METADATA_SUBJECT),
            ("Keywords", CAIRO_PDF_METADATA_KEYWORDS), ("Creator", CAIRO_PDF_METADATA_CREATOR),
        ]
        for (name, field) in fields { if let text = information[name] { cairo_pdf_surface_set_metadata(surface, field, text) } }
        let date = Date(timeIntervalSince1970: created).formatted(.iso8601)
        cairo_pdf_surface_set_metadata(surface, CAIRO_PDF_METADATA_CREATE_DATE, date)
    }

    deinit {
        cairo_surface_finish(surface)
        cairo_surface_destroy(surface)
    }

    /// With the texts of a dictionary as UIKit's and Core Graphics' functions are given, made now.
    package convenience init(bounds: CGRect, information: [AnyHashable: Any]) {
        let texts: [(String, String)] = information.compactMap { key, value in
            if let words = value as? [String] { return ("\(key)", words.joined(separator: ", ")) }
            return (value as? String).map { ("\(key)", $0) }
        }
        self.init(bounds: bounds, information: Dictionary(texts) { first, _ in first }, created: Date().timeIntervalSince1970)
    }

    /// Takes the document when it is finished.
    var consumer: CGDataConsumer?

    func deliver() {
        let data: Data = finish()
        consumer?.take(data)
        consumer = nil
    }

    /// Begins a page; nil: of the document's own size.
    func beginPage(_ bounds: CGRect?) {
        endPage()
        self.bounds = bounds.map { $0.isEmpty || $0.isInfinite ? defaultBounds : $0 } ?? defaultBounds
        cairo_pdf_surface_set_size(surface, Double(self.bounds.width), Double(self.bounds.height))
        isPageOpen = true
        hasPages = true
    }

    func endPage() {
        guard isPageOpen else { return }
        cairo_surface_show_page(surface)
        isPageOpen = false
    }

    /// The whole document; empty when no page was begun. Nothing can be drawn afterwards.
    package func finish() -> Data {
        endPage()
        cairo_surface_finish(surface)
        return hasPages ? output.data : Data()
    }
}

extension CGContext {
    /// Ends the page and begins another; only in a context of a PDF document.
    package func beginPDFPage(bounds: CGRect? = nil, isForViews: Bool) {
        guard let document else { return }
        restoreAll()
        document.beginPage(bounds)
        beginPage(isForViews: isForViews, bounds: document.bounds)
    }

    package func endPDFPage(of document: PDFDocumentWriter) {
        restoreAll()
        document.endPage()
    }

    private func restoreAll() {
        while !savedStates.isEmpty { restoreGState() }
    }

    /// A page's state is that of a new context.
    func beginPage(isForViews: Bool, bounds: CGRect) {
        state = GraphicsState()
        let height: CGFloat = bounds.height
        deviceTransform = CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: height)
        state.ctm =
            isForViews
            ? CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: -bounds.minX, ty: height + bounds.minY)
            : CGAffineTransform(translationX: -bounds.minX, y: -bounds.minY)
        baseToDevice = isForViews ? .identity : deviceTransform
        cairo_reset_clip(cairo)
        applyMatrix()
    }

    /// Makes a rectangle, in user space, lead somewhere: to a page of the web, or to a named place in the document.
    package func addPDFLink(to target: PDFLinkTarget, in rect: CGRect) {
        guard document != nil else { return }
        let box: CGRect = rect.applying(userToDevice)
        cairo_tag_begin(cairo, CAIRO_TAG_LINK, target.attributes(in: box))
        cairo_tag_end(cairo, CAIRO_TAG_LINK)
    }

    /// Names a place, in user space, that links may lead to.
    package func addPDFDestination(_ name: String, at point: CGPoint) {
        guard document != nil else { return }
        let place: CGPoint = point.applying(userToDevice)
        cairo_tag_begin(cairo, CAIRO_TAG_DEST, "name='\(PDFLinkTarget.quoted(name))' x=\(place.x) y=\(place.y)")
        cairo_tag_end(cairo, CAIRO_TAG_DEST)
    }
}

/// The destination of a link in a PDF document.
package enum PDFLinkTarget {
    case address(String)
    case destination(String)

    /// How Cairo is told of a link, its rectangle in device pixels.
    func attributes(in box: CGRect) -> String {
        let place = "rect=[\(box.minX) \(box.minY) \(box.width) \(box.height)]"
        return switch self {
        case .address(let address): "\(place) uri='\(Self.quoted(address))'"
        case .destination(let name): "\(place) dest='\(Self.quoted(name))'"
        }
    }

    static func quoted(_ text: String) -> String {
        text.replacingOccurrences(of: "\\", with: "\\\\").replacingOccurrences(of: "'", with: "\\'")
    }
}
