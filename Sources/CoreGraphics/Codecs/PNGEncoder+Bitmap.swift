import Foundation
package import PNGEncoding

extension PNGEncoder {
    /// - Parameter scale: pixels a point, written as the picture's resolution (72 pixels an inch times this).
    package static func encode(_ image: CGImage, scale: CGFloat? = nil) -> Data? {
        image.bitmap.flatMap { encode($0, scale: scale) }
    }

    /// Nil for coverage, which is no picture.
    package static func encode(_ bitmap: Bitmap, scale: CGFloat? = nil) -> Data? {
        guard bitmap.format != .coverage else { return nil }
        return withExtendedLifetime(bitmap) {
            let pixels = PNGPixels(
                start: bitmap.pixels, width: bitmap.width, height: bitmap.height, bytesPerRow: bitmap.bytesPerRow,
                hasAlpha: bitmap.format == .premultiplied)
            return encode(pixels, scale: scale.map { Double($0) }, perform: Processors.perform)
        }
    }
}

extension CGImage {
    /// The picture as a PNG file; nil for coverage, which is none.
    package var pngFile: Data? { PNGEncoder.encode(self) }
}
