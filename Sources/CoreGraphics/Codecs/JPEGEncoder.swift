import Foundation
internal import CImageCodecs

/// Writes JPEG files.
package enum JPEGEncoder {
    /// - Parameter quality: 0 (small) to 1 (good). What is transparent comes out white.
    package static func encode(_ image: CGImage, quality: CGFloat) -> Data? {
        guard let context = CGContext(bitmapWidth: image.width, height: image.height) else { return nil }
        let area = CGRect(x: 0, y: 0, width: image.width, height: image.height)
        context.setFillColor(CGColor(red: 1, green: 1, blue: 1, alpha: 1))
        context.fill(area)
        context.draw(image, in: area)
        guard let bitmap = context.makeImage()?.bitmap, let encoder = tjInitCompress() else { return nil }
        defer { tjDestroy(encoder) }
        var bytes: UnsafeMutablePointer<UInt8>?
        var count: UInt = 0
        defer { tjFree(bytes) }
        let share: CGFloat = max(0, min(1, quality))
        let sampling: Int32 = Int32(share > 0.9 ? TJSAMP_444.rawValue : TJSAMP_420.rawValue)
        let status: Int32 = tjCompress2(
            encoder, bitmap.pixels.assumingMemoryBound(to: UInt8.self), Int32(bitmap.width), Int32(bitmap.bytesPerRow),
            Int32(bitmap.height), Int32(TJPF_BGRX.rawValue), &bytes, &count, sampling, Int32(1 + (share * 99).rounded()), 0)
        guard status == 0, let bytes else { return nil }
        return Data(bytes: bytes, count: Int(count))
    }
}
