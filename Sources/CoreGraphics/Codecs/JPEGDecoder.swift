import Foundation
internal import CImageCodecs

/// Reads JPEG files.
package enum JPEGDecoder {
    /// The size as stored; nil when `data` does not begin as a JPEG file.
    static func header(of data: Data) -> PictureHeader? {
        guard let decoder = tjInitDecompress() else { return nil }
        defer { tjDestroy(decoder) }
        return data.withUnsafeBytes { bytes -> PictureHeader? in
            var width: Int32 = 0, height: Int32 = 0, sampling: Int32 = 0, space: Int32 = 0
            let base = bytes.bindMemory(to: UInt8.self).baseAddress
            let status = tjDecompressHeader3(decoder, base, UInt(bytes.count), &width, &height, &sampling, &space)
            return status == 0 ? PictureHeader(width: Int(width), height: Int(height), hasAlpha: false) : nil
        }
    }

    /// The picture as stored; nil when `data` is not a JPEG file. See `orientation(of:)` for how to turn it.
    package static func decode(_ data: Data) -> Bitmap? {
        guard let decoder = tjInitDecompress() else { return nil }
        defer { tjDestroy(decoder) }
        return data.withUnsafeBytes { bytes -> Bitmap? in
            let base = bytes.bindMemory(to: UInt8.self).baseAddress
            var width: Int32 = 0, height: Int32 = 0, sampling: Int32 = 0, space: Int32 = 0
            let length = UInt(bytes.count)
            guard tjDecompressHeader3(decoder, base, length, &width, &height, &sampling, &space) == 0 else { return nil }
            guard let bitmap = Bitmap(width: Int(width), height: Int(height), format: .opaque) else { return nil }
            let isCMYK = space == Int32(TJCS_CMYK.rawValue) || space == Int32(TJCS_YCCK.rawValue)
            let pixelFormat = isCMYK ? TJPF_CMYK.rawValue : TJPF_BGRX.rawValue
            let status = tjDecompress2(
                decoder, base, length, bitmap.pixels.assumingMemoryBound(to: UInt8.self), width,
                Int32(bitmap.bytesPerRow), height, Int32(pixelFormat), 0)
            // A picture that ends early is shown as far as it goes, as elsewhere.
            guard status == 0 || tjGetErrorCode(decoder) == Int32(TJERR_WARNING.rawValue) else { return nil }
            if isCMYK { convertFromCMYK(bitmap) } else { embeddedProfile(data)?.convertToSRGB(bitmap) }
            bitmap.markChanged()
            return bitmap
        }
    }

    /// Files store CMYK inverted, as Photoshop began to.
    private static func convertFromCMYK(_ bitmap: Bitmap) {
        for row in 0..<bitmap.height {
            let bytes = (bitmap.pixels + row * bitmap.bytesPerRow).assumingMemoryBound(to: UInt8.self)
            for column in 0..<bitmap.width {
                let pixel = bytes + column * 4
                let key = UInt32(pixel[3])
                let (red, green, blue) = (pixel[0], pixel[1], pixel[2])
                pixel[0] = UInt8(multiplied(UInt32(blue), key))
                pixel[1] = UInt8(multiplied(UInt32(green), key))
                pixel[2] = UInt8(multiplied(UInt32(red), key))
                pixel[3] = 255
            }
        }
    }

    /// The Exif orientation, 1 (upright) to 8.
    package static func orientation(of data: Data) -> Int {
        let bytes = [UInt8](data.prefix(1 << 16))
        return segments(bytes, marker: 0xE1).lazy.compactMap { exifOrientation(bytes, from: $0.lowerBound) }.first ?? 1
    }

    /// The colour space of an embedded profile.
    private static func embeddedProfile(_ data: Data) -> ColorProfile? {
        let bytes = [UInt8](data.prefix(1 << 18))
        let name = Array("ICC_PROFILE\0".utf8)
        for segment in segments(bytes, marker: 0xE2) where segment.count > 14 {
            if Array(bytes[segment.prefix(name.count)]) == name {
                return ICCProfile.colorProfile(Data(bytes[segment.dropFirst(name.count + 2)]))
            }
        }
        return nil
    }

    /// The contents of the file's segments of one kind, as ranges of `bytes`.
    private static func segments(_ bytes: [UInt8], marker: UInt8) -> [Range<Int>] {
        var result: [Range<Int>] = []
        var index = 2
        while index + 4 <= bytes.count, bytes[index] == 0xFF, bytes[index + 1] != 0xDA {
            let length = Int(bytes[index + 2]) << 8 | Int(bytes[index + 3])
            guard length >= 2, index + 2 + length <= bytes.count else { break }
            if bytes[index + 1] == marker { result.append(index + 4..<index + 2 + length) }
            index += 2 + length
        }
        return result
    }

    private static func exifOrientation(_ bytes: [UInt8], from start: Int) -> Int? {
        guard start + 14 <= bytes.count, Array(bytes[start..<start + 4]) == Array("Exif".utf8) else { return nil }
        let tiff = start + 6
        let isLittle = bytes[tiff] == UInt8(ascii: "I")
        func read(_ offset: Int, _ count: Int) -> Int? {
            guard offset >= 0, tiff + offset + count <= bytes.count else { return nil }
            let slice = bytes[tiff + offset..<tiff + offset + count]
            return (isLittle ? Array(slice.reversed()) : Array(slice)).reduce(0) { $0 << 8 | Int($1) }
        }
        guard let directory = read(4, 4), let count = read(directory, 2) else { return nil }
        for entry in 0..<count {
            let offset = directory + 2 + entry * 12
            if read(offset, 2) == 0x0112, let value = read(offset + 8, 2), (1...8).contains(value) { return value }
        }
        return nil
    }
}
