import Foundation

/// The functions of poppler that read PDF documents, loaded when the first document is.
struct PopplerLibrary: Sendable {
    typealias MakeBytes = @convention(c) (UnsafeRawPointer?, UInt) -> OpaquePointer?
    typealias ReleaseBytes = @convention(c) (OpaquePointer) -> Void
    typealias FreeError = @convention(c) (UnsafeMutableRawPointer?) -> Void
    typealias Load = @convention(c) (OpaquePointer, UnsafePointer<CChar>?, UnsafeMutablePointer<UnsafeMutableRawPointer?>?) -> OpaquePointer?
    typealias Count = @convention(c) (OpaquePointer) -> Int32
    typealias Page = @convention(c) (OpaquePointer, Int32) -> OpaquePointer?
    typealias Size = @convention(c) (OpaquePointer, UnsafeMutablePointer<Double>, UnsafeMutablePointer<Double>) -> Void
    typealias Box = @convention(c) (OpaquePointer, UnsafeMutablePointer<Double>) -> Void
    typealias Render = @convention(c) (OpaquePointer, OpaquePointer) -> Void
    typealias Text = @convention(c) (OpaquePointer) -> UnsafeMutablePointer<CChar>?
    typealias Free = @convention(c) (UnsafeMutableRawPointer?) -> Void
    typealias Release = @convention(c) (OpaquePointer) -> Void
    typealias Version = @convention(c) (OpaquePointer, UnsafeMutablePointer<UInt32>, UnsafeMutablePointer<UInt32>) -> Void

    /// poppler's code for a document that needs a password.
    private static let isEncrypted: Int32 = 1

    let makeBytes: MakeBytes
    let releaseBytes: ReleaseBytes
    let freeError: FreeError
    let load: Load
    let count: Count
    let page: Page
    let size: Size
    let cropBox: Box
    let render: Render
    let text: Text
    let title: Text
    let author: Text
    let free: Free
    let release: Release
    let version: Version
    let details: PopplerDetails

    /// Nil when the library is not installed.
    static let shared: PopplerLibrary? = {
        guard let pdf = DynamicLibrary("libpoppler-glib.so.8"), let objects = DynamicLibrary("libgobject-2.0.so.0"),
            let basics = DynamicLibrary("libglib-2.0.so.0"),
            let makeBytes = basics.function("g_bytes_new", as: MakeBytes.self),
            let releaseBytes = basics.function("g_bytes_unref", as: ReleaseBytes.self),
            let freeError = basics.function("g_error_free", as: FreeError.self),
            let load = pdf.function("poppler_document_new_from_bytes", as: Load.self),
            let count = pdf.function("poppler_document_get_n_pages", as: Count.self),
            let page = pdf.function("poppler_document_get_page", as: Page.self),
            let size = pdf.function("poppler_page_get_size", as: Size.self),
            let cropBox = pdf.function("poppler_page_get_crop_box", as: Box.self),
            let render = pdf.function("poppler_page_render", as: Render.self),
            let text = pdf.function("poppler_page_get_text", as: Text.self),
            let title = pdf.function("poppler_document_get_title", as: Text.self),
            let author = pdf.function("poppler_document_get_author", as: Text.self),
            let free = basics.function("g_free", as: Free.self),
            let release = objects.function("g_object_unref", as: Release.self),
            let version = pdf.function("poppler_document_get_pdf_version", as: Version.self)
        else { return nil }
        return PopplerLibrary(
            makeBytes: makeBytes, releaseBytes: releaseBytes, freeError: freeError, load: load, count: count, page: page, size: size, cropBox: cropBox,
            render: render, text: text, title: title, author: author, free: free, release: release, version: version,
            details: PopplerDetails(pdf))
    }()

    /// A document in some bytes, read with a password; nil where that is wrong. It is read from a file, which is gone again at once: versions of poppler end
    /// the program where a document in memory is opened with a wrong password.
    func document(_ data: Data, password: String) -> OpaquePointer? {
        guard let load = details.loadFile else { return nil }
        let file: URL = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString + ".pdf")
        guard (try? data.write(to: file)) != nil else { return nil }
        defer { try? FileManager.default.removeItem(at: file) }
        var failure: UnsafeMutableRawPointer?
        let document: OpaquePointer? = load(file.absoluteString, password, &failure)
        if let failure { freeError(failure) }
        return document
    }

    /// A document in some bytes that needs no password; nil for what is none, with whether a password is needed.
    func document(_ data: Data) -> (document: OpaquePointer?, isEncrypted: Bool) {
        guard let bytes = data.withUnsafeBytes({ makeBytes($0.baseAddress, UInt($0.count)) }) else { return (nil, false) }
        defer { releaseBytes(bytes) }
        // GLib's error: a domain and a code of four bytes each, and a text.
        var failure: UnsafeMutableRawPointer?
        if let document = load(bytes, nil, &failure) { return (document, false) }
        defer { freeError(failure) }
        return (nil, failure?.load(fromByteOffset: 4, as: Int32.self) == Self.isEncrypted)
    }
}
