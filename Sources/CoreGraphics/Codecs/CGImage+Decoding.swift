import Foundation

extension CGImage {
    /// A picture from a PNG file, read when its pixels are first needed; nil when the provider's bytes are none. `decode`
    /// must be nil.
    public convenience init?(
        pngDataProviderSource source: CGDataProvider, decode: UnsafePointer<CGFloat>?, shouldInterpolate: Bool,
        intent: CGColorRenderingIntent
    ) {
        guard decode == nil, let header = PNGDecoder.header(of: source.content) else { return nil }
        self.init(header) { PNGDecoder.decode(source.content) }
    }

    /// A picture from a JPEG file, as stored, read when its pixels are first needed; nil when the provider's bytes are
    /// none. `decode` must be nil.
    public convenience init?(
        jpegDataProviderSource source: CGDataProvider, decode: UnsafePointer<CGFloat>?, shouldInterpolate: Bool,
        intent: CGColorRenderingIntent
    ) {
        guard decode == nil, let header = JPEGDecoder.header(of: source.content) else { return nil }
        self.init(header) { JPEGDecoder.decode(source.content) }
    }

    /// The form of a picture file, told by its first bytes.
    package enum FileFormat: Hashable, Sendable {
        case png, jpeg, pdf, svg

        package init?(_ data: Data) {
            let head = [UInt8](data.prefix(512))
            if head.starts(with: [0x89, 0x50, 0x4E, 0x47]) {
                self = .png
            } else if head.starts(with: [0xFF, 0xD8, 0xFF]) {
                self = .jpeg
            } else if head.starts(with: Array("%PDF".utf8)) {
                self = .pdf
            } else if String(decoding: head, as: UTF8.self).contains("<svg") {
                self = .svg
            } else {
                return nil
            }
        }
    }

    /// A picture from a PNG or JPEG file and its Exif orientation (1 is upright); nil for anything else. The pixels are
    /// read when they are first needed.
    package static func decode(_ data: Data) -> (image: CGImage, orientation: Int)? {
        switch FileFormat(data) {
        case .png:
            PNGDecoder.header(of: data).map { (CGImage($0) { PNGDecoder.decode(data) }, 1) }
        case .jpeg:
            JPEGDecoder.header(of: data).map { (CGImage($0) { JPEGDecoder.decode(data) }, JPEGDecoder.orientation(of: data)) }
        case .pdf, .svg, nil: nil
        }
    }
}
