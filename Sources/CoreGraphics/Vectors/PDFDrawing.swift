import Foundation
internal import CCairo

/// The first page of a PDF document, drawn by poppler.
final class PDFDrawing {
    let size: CGSize
    private let page: OpaquePointer
    private let document: OpaquePointer
    private let library: PopplerLibrary

    /// Nil when the library is not installed or the document cannot be read.
    init?(_ data: Data) {
        guard let library = PopplerLibrary.shared, let document = library.document(data).document else { return nil }
        guard let page = library.page(document, 0) else {
            library.release(document)
            return nil
        }
        var width = 0.0, height = 0.0
        library.size(page, &width, &height)
        self.library = library
        self.document = document
        self.page = page
        size = CGSize(width: width, height: height)
    }

    deinit {
        library.release(page)
        library.release(document)
    }

    /// Stretches the page over `size`.
    func draw(on cairo: OpaquePointer, size: CGSize) -> Bool {
        guard self.size.width > 0, self.size.height > 0 else { return false }
        cairo_save(cairo)
        cairo_scale(cairo, Double(size.width / self.size.width), Double(size.height / self.size.height))
        library.render(page, cairo)
        cairo_restore(cairo)
        return cairo_status(cairo) == CAIRO_STATUS_SUCCESS
    }
}
