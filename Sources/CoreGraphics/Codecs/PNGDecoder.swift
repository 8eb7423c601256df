import Foundation
internal import CImageCodecs

/// Reads PNG files.
package enum PNGDecoder {
    /// The picture; nil when `data` is not a whole PNG file. Colours are taken as sRGB.
    package static func decode(_ data: Data) -> Bitmap? {
        data.withUnsafeBytes { bytes -> Bitmap? in
            guard let base = bytes.baseAddress else { return nil }
            var image = png_image()
            image.version = UInt32(PNG_IMAGE_VERSION)
            guard png_image_begin_read_from_memory(&image, base, bytes.count) != 0 else { return nil }
            defer { png_image_free(&image) }
            let hasAlpha = image.format & UInt32(PNG_FORMAT_FLAG_ALPHA) != 0
            image.format = UInt32(PNG_FORMAT_FLAG_COLOR | PNG_FORMAT_FLAG_BGR | PNG_FORMAT_FLAG_ALPHA)
            let bitmap = Bitmap(
                width: Int(image.width), height: Int(image.height), format: hasAlpha ? .premultiplied : .opaque)
            guard let bitmap else { return nil }
            guard png_image_finish_read(&image, nil, bitmap.pixels, Int32(bitmap.bytesPerRow), nil) != 0 else { return nil }
            if hasAlpha { premultiply(bitmap) }
            bitmap.markChanged()
            return bitmap
        }
    }

    private static func premultiply(_ bitmap: Bitmap) {
        for row in 0..<bitmap.height {
            let pixels = (bitmap.pixels + row * bitmap.bytesPerRow).assumingMemoryBound(to: UInt32.self)
            for column in 0..<bitmap.width {
                let pixel = pixels[column]
                let alpha = pixel >> 24
                if alpha == 255 { continue }
                let red = multiplied(pixel >> 16 & 255, alpha)
                let green = multiplied(pixel >> 8 & 255, alpha)
                let blue = multiplied(pixel & 255, alpha)
                pixels[column] = alpha << 24 | red << 16 | green << 8 | blue
            }
        }
    }
}
