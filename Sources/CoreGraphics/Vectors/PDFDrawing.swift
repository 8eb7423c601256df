import Foundation
internal import CCairo

/// The first page of a PDF document, drawn by poppler.
final class PDFDrawing {
    let size: CGSize
    private let page: OpaquePointer
    private let document: OpaquePointer
    private let library: Library

    private struct Library: Sendable {
        typealias MakeBytes = @convention(c) (UnsafeRawPointer?, UInt) -> OpaquePointer?
        typealias ReleaseBytes = @convention(c) (OpaquePointer) -> Void
        typealias Load = @convention(c) (OpaquePointer, UnsafePointer<CChar>?, UnsafeMutableRawPointer?) -> OpaquePointer?
        typealias Page = @convention(c) (OpaquePointer, Int32) -> OpaquePointer?
        typealias Size = @convention(c) (OpaquePointer, UnsafeMutableRawPointer, UnsafeMutableRawPointer) -> Void
        typealias Render = @convention(c) (OpaquePointer, OpaquePointer) -> Void
        typealias Release = @convention(c) (OpaquePointer) -> Void

        let makeBytes: MakeBytes
        let releaseBytes: ReleaseBytes
        let load: Load
        let page: Page
        let size: Size
        let render: Render
        let release: Release

        static let shared: Library? = {
            guard let pdf = DynamicLibrary("libpoppler-glib.so.8"), let objects = DynamicLibrary("libgobject-2.0.so.0"),
                let basics = DynamicLibrary("libglib-2.0.so.0"),
                let makeBytes = basics.function("g_bytes_new", as: MakeBytes.self),
                let releaseBytes = basics.function("g_bytes_unref", as: ReleaseBytes.self),
                let load = pdf.function("poppler_document_new_from_bytes", as: Load.self),
                let page = pdf.function("poppler_document_get_page", as: Page.self),
                let size = pdf.function("poppler_page_get_size", as: Size.self),
                let render = pdf.function("poppler_page_render", as: Render.self),
                let release = objects.function("g_object_unref", as: Release.self)
            else { return nil }
            return Library(
                makeBytes: makeBytes, releaseBytes: releaseBytes, load: load, page: page, size: size, render: render,
                release: release)
        }()
    }

    /// Nil when the library is not installed or the document cannot be read.
    init?(_ data: Data) {
        guard let library = Library.shared else { return nil }
        let bytes = data.withUnsafeBytes { library.makeBytes($0.baseAddress, UInt($0.count)) }
        guard let bytes else { return nil }
        defer { library.releaseBytes(bytes) }
        guard let document = library.load(bytes, nil, nil) else { return nil }
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
