import Foundation

/// Takes what is written, in memory or in a file.
public final class CGDataConsumer {
    private let data: NSMutableData?
    private let url: URL?
    private let put: ((Data) -> Void)?
    private let release: (() -> Void)?

    /// Writes to the end of `data`.
    public init?(data: CFMutableData) {
        self.data = data
        (url, put, release) = (nil, nil, nil)
    }

    /// Hands bytes to a function of the caller's. `releaseConsumer` is called when the consumer is gone.
    public init?(info: UnsafeMutableRawPointer?, cbks: UnsafePointer<CGDataConsumerCallbacks>) {
        let functions: CGDataConsumerCallbacks = cbks.pointee
        guard let putBytes = functions.putBytes else { return nil }
        (data, url) = (nil, nil)
        put = { bytes in bytes.withUnsafeBytes { buffer in if let start = buffer.baseAddress { _ = putBytes(info, start, buffer.count) } } }
        release = { functions.releaseConsumer?(info) }
    }

    deinit { release?() }

    /// Writes a file, whole, when all is written.
    public init?(url: CFURL) {
        (data, put, release) = (nil, nil, nil)
        self.url = url as URL
    }

    package func take(_ bytes: Data) {
        data?.append(bytes)
        put?(bytes)
        if let url { try? bytes.write(to: url, options: .atomic) }
    }
}

/// The auxiliary information of a document, by the names of its keys.
private enum PDFInformation {
    static func values(_ dictionary: CFDictionary?) -> [AnyHashable: Any] {
        (dictionary as NSDictionary?).map { Dictionary(uniqueKeysWithValues: $0.map { (AnyHashable("\($0.key)"), $0.value) }) } ?? [:]
    }

    /// The box of a page: the bytes of a `CGRect`.
    static func box(_ page: CFDictionary?) -> CGRect? {
        ((page as NSDictionary?)?[kCGPDFContextMediaBox] as? Data).flatMap { bytes in
            bytes.count == MemoryLayout<CGRect>.size ? bytes.withUnsafeBytes { $0.loadUnaligned(as: CGRect.self) } : nil
        }
    }
}

extension CGContext {
    /// A context that writes a PDF document, its pages in points and y upwards.
    ///
    /// - Parameters:
    ///   - mediaBox: The area of a page; nil: US Letter.
    ///   - auxiliaryInfo: `kCGPDFContextTitle` and the like.
    public convenience init?(consumer: CGDataConsumer, mediaBox: UnsafePointer<CGRect>?, _ auxiliaryInfo: CFDictionary?) {
        self.init(
            document: PDFDocumentWriter(bounds: mediaBox?.pointee ?? .zero, information: PDFInformation.values(auxiliaryInfo)), isForViews: false)
        document?.consumer = consumer
    }

    /// A context that writes a PDF document to a file.
    public convenience init?(_ url: CFURL, mediaBox: UnsafePointer<CGRect>?, _ auxiliaryInfo: CFDictionary?) {
        guard let consumer = CGDataConsumer(url: url) else { return nil }
        self.init(consumer: consumer, mediaBox: mediaBox, auxiliaryInfo)
    }

    /// Begins a page of a PDF document. `pageInfo` may hold a `kCGPDFContextMediaBox`, the bytes of a `CGRect`.
    public func beginPDFPage(_ pageInfo: CFDictionary?) {
        beginPDFPage(bounds: PDFInformation.box(pageInfo), isForViews: false)
    }

    public func endPDFPage() {
        if let document { endPDFPage(of: document) }
    }

    /// Begins a page of any context that has pages.
    public func beginPage(mediaBox: UnsafePointer<CGRect>?) { beginPDFPage(bounds: mediaBox?.pointee, isForViews: false) }

    public func endPage() { endPDFPage() }

    /// Writes the document out. Nothing can be drawn afterwards.
    public func closePDF() {
        guard let document else { return }
        endPDFPage()
        document.deliver()
    }

    /// Makes a rectangle of a PDF page lead to an address.
    public func setURL(_ url: CFURL, for rect: CGRect) { addPDFLink(to: .address((url as URL).absoluteString), in: rect) }

    /// Names a place of a PDF document.
    public func addDestination(_ name: CFString, at point: CGPoint) { addPDFDestination(name as String, at: point) }

    /// Makes a rectangle of a PDF page lead to a named place.
    public func setDestination(_ name: CFString, for rect: CGRect) { addPDFLink(to: .destination(name as String), in: rect) }
}

public var kCGPDFContextMediaBox: CFString { "MediaBox" }
public var kCGPDFContextTitle: CFString { "Title" }
public var kCGPDFContextAuthor: CFString { "Author" }
public var kCGPDFContextSubject: CFString { "Subject" }
public var kCGPDFContextKeywords: CFString { "Keywords" }
public var kCGPDFContextCreator: CFString { "Creator" }
