import CoreGraphics
import Foundation

extension CIContext {
    /// As without `deferred`: the pixels are computed at once.
    public func createCGImage(_ image: CIImage, from fromRect: CGRect, format: CIFormat, colorSpace: CGColorSpace?, deferred: Bool) -> CGImage? {
        createCGImage(image, from: fromRect, format: format, colorSpace: colorSpace)
    }

    /// Writes a PNG file. Throws what the file system says, and an error of Cocoa's for a picture without pixels.
    public func writePNGRepresentation(
        of image: CIImage, to url: URL, format: CIFormat, colorSpace: CGColorSpace, options: [CIImageRepresentationOption: Any] = [:]
    ) throws {
        guard let data = pngRepresentation(of: image, format: format, colorSpace: colorSpace, options: options) else { throw CocoaError(.fileWriteUnknown) }
        try data.write(to: url)
    }

    /// Writes a JPEG file, of the quality 0.8 unless an option says another.
    public func writeJPEGRepresentation(
        of image: CIImage, to url: URL, colorSpace: CGColorSpace, options: [CIImageRepresentationOption: Any] = [:]
    ) throws {
        guard let data = jpegRepresentation(of: image, colorSpace: colorSpace, options: options) else { throw CocoaError(.fileWriteUnknown) }
        try data.write(to: url)
    }
}
