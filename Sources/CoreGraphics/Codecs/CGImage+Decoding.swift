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
        case png, jpeg, gif, tiff, bmp, ico, webp, pdf, svg

        package init?(_ data: Data) {
            let head = [UInt8](data.prefix(512))
            if head.starts(with: [0x89, 0x50, 0x4E, 0x47]) {
                self = .png
            } else if head.starts(with: [0xFF, 0xD8, 0xFF]) {
                self = .jpeg
            } else if head.starts(with: Array("GIF8".utf8)) {
                self = .gif
            } else if head.starts(with: [0x49, 0x49, 42, 0]) || head.starts(with: [0x4D, 0x4D, 0, 42]) {
                self = .tiff
            } else if head.starts(with: Array("BM".utf8)), BitmapHeader(data, at: 14) != nil {
                self = .bmp
            } else if head.starts(with: [0, 0, 1, 0]) {
                self = .ico
            } else if head.starts(with: Array("RIFF".utf8)), head.dropFirst(8).starts(with: Array("WEBP".utf8)) {
                self = .webp
            } else if head.starts(with: Array("%PDF".utf8)) {
                self = .pdf
            } else if String(decoding: head, as: UTF8.self).contains("<svg") {
                self = .svg
            } else {
                return nil
            }
        }
    }

    /// The first picture of a file and its Exif orientation (1 is upright); nil for drawings (PDF, SVG) and what is no picture. The pixels are
    /// read when they are first needed.
    package static func decode(_ data: Data) -> (image: CGImage, orientation: Int)? { StoredPictures(data)?.picture(at: 0) }
}
