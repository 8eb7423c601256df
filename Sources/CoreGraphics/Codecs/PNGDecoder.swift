import Foundation
internal import CImageCodecs

/// Reads PNG files.
package enum PNGDecoder {
    /// The picture; nil when `data` is not a whole PNG file. Colours of Display P3 and Adobe RGB become sRGB's, clipped to
    /// it; those of other spaces are taken as they are.
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
            embeddedProfile(bytes)?.convertToSRGB(bitmap)
            if hasAlpha { bitmap.premultiply() }
            bitmap.markChanged()
            return bitmap
        }
    }

    /// Size and transparency; nil when `data` does not begin as a PNG file.
    static func header(of data: Data) -> PictureHeader? {
        data.withUnsafeBytes { file -> PictureHeader? in
            guard CGImage.FileFormat(data) == .png else { return nil }
            let chunks = leadingChunks(file)
            guard let first = chunks.first, first.name == "IHDR", first.content.count == 13 else { return nil }
            let start = first.content.lowerBound
            let colorType = file[start + 9]
            return PictureHeader(
                width: integer(file, start), height: integer(file, start + 4),
                hasAlpha: colorType == 4 || colorType == 6 || chunks.contains { $0.name == "tRNS" })
        }
    }

    /// The chunks before the pixels.
    private static func leadingChunks(_ file: UnsafeRawBufferPointer) -> [(name: String, content: Range<Int>)] {
        var chunks: [(name: String, content: Range<Int>)] = []
        var offset = 8
        while offset + 12 <= file.count {
            let length = integer(file, offset)
            let name = String(decoding: file[offset + 4..<offset + 8], as: UTF8.self)
            guard name != "IDAT", length <= file.count - offset - 12 else { break }
            chunks.append((name, offset + 8..<offset + 8 + length))
            offset += length + 12
        }
        return chunks
    }

    private static func integer(_ file: UnsafeRawBufferPointer, _ offset: Int) -> Int {
        file[offset..<offset + 4].reduce(0) { $0 << 8 | Int($1) }
    }

    /// The colour space that the chunk iCCP describes.
    private static func embeddedProfile(_ file: UnsafeRawBufferPointer) -> ColorProfile? {
        guard let chunk = leadingChunks(file).first(where: { $0.name == "iCCP" }) else { return nil }
        // A name that ends with 0, the method of compression, and the profile.
        guard let end = file[chunk.content].firstIndex(of: 0), end + 2 < chunk.content.upperBound else { return nil }
        let compressed = UnsafeRawBufferPointer(rebasing: file[end + 2..<chunk.content.upperBound])
        return inflate(compressed).flatMap(ICCProfile.colorProfile)
    }

    private static func inflate(_ bytes: UnsafeRawBufferPointer) -> Data? {
        guard let decompressor = libdeflate_alloc_decompressor() else { return nil }
        defer { libdeflate_free_decompressor(decompressor) }
        // Profiles of RGB spaces have a few hundred to a few thousand bytes.
        var output = Data(count: 1 << 20)
        var length = 0
        let status = output.withUnsafeMutableBytes {
            libdeflate_zlib_decompress(decompressor, bytes.baseAddress, bytes.count, $0.baseAddress, $0.count, &length)
        }
        return status == LIBDEFLATE_SUCCESS ? output.prefix(length) : nil
    }
}

extension Bitmap {
    /// Turns straight colours into premultiplied ones, in place.
    func premultiply() {
        for row in 0..<height {
            let line = (pixels + row * bytesPerRow).assumingMemoryBound(to: UInt32.self)
            for column in 0..<width {
                let pixel = line[column]
                let alpha = pixel >> 24
                if alpha == 255 { continue }
                let red = multiplied(pixel >> 16 & 255, alpha)
                let green = multiplied(pixel >> 8 & 255, alpha)
                let blue = multiplied(pixel & 255, alpha)
                line[column] = alpha << 24 | red << 16 | green << 8 | blue
            }
        }
    }
}
