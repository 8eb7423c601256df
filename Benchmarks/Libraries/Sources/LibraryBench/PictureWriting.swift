import CImageCodecs
import CSpng
import CoreGraphics
import Foundation
import PNGEncoding

/// PNG files: ours, libspng at its fastest and as it comes, and libdeflate over rows as differences from those above.
enum PictureWriting {
    static func run(_ files: [URL]) throws {
        print("PNG writing: milliseconds of the processor, times longer than ours (by the clock on the wall), bytes against ours")
        var own = 0.0, peers: [String: Double] = [:]
        for file in files {
            guard let bitmap = PNGDecoder.decode(try Data(contentsOf: file)), bitmap.width * bitmap.height >= 100_000 else { continue }
            let ours = Measure.milliseconds { precondition(PNGEncoder.encode(bitmap) != nil) }
            let size = PNGEncoder.encode(bitmap)?.count ?? 0
            own += ours.processor
            print("  \(file.lastPathComponent), \(bitmap.width) x \(bitmap.height): ours \(Measure.text(ours.processor)) ms, \(size) bytes")
            for (name, encode) in contenders {
                var bytes = 0
                let time = Measure.milliseconds(runs: 5) { bytes = encode(Straight(bitmap)) }
                peers[name, default: 0] += time.processor
                print(
                    "    \(name.padding(toLength: 22, withPad: " ", startingAt: 0)) \(Measure.text(time.processor)) ms  \(Measure.ratio(time.processor, ours.processor)) times (\(Measure.ratio(time.wall, ours.wall)))  \(Measure.ratio(Double(bytes), Double(size))) bytes"
                )
            }
        }
        for (name, time) in peers.sorted(by: { $0.key < $1.key }) { print("  all pictures: \(name) takes \(Measure.ratio(time, own)) times as long as ours") }
    }

    private static let contenders: [(String, @Sendable (Straight) -> Int)] = [
        ("libspng", { spng($0, level: nil) }), ("libspng, level 1, Up", { spng($0, level: 1) }), ("libdeflate 1, Up", { deflate($0, level: 1) }),
        ("libdeflate 1, no filter", { deflate($0, level: 1, filter: 0) }),
    ]

    /// Pixels as libraries want them: RGB, or RGBA without alpha multiplied in. Making them is part of the work, as it is of ours.
    final class Straight {
        let width: Int, height: Int, channels: Int
        var bytes: [UInt8]

        init(_ bitmap: Bitmap) {
            (width, height) = (bitmap.width, bitmap.height)
            let pixels = bitmap.pixels.assumingMemoryBound(to: UInt32.self)
            var isOpaque = bitmap.format == .opaque
            if !isOpaque {
                isOpaque = (0..<height).allSatisfy { row in (0..<bitmap.width).allSatisfy { pixels[row * bitmap.bytesPerRow / 4 + $0] >> 24 == 255 } }
            }
            channels = isOpaque ? 3 : 4
            let channels = channels, width = width, height = height
            bytes = [UInt8](unsafeUninitializedCapacity: width * height * channels) { out, count in
                var at = 0
                for row in 0..<height {
                    let line = pixels + row * bitmap.bytesPerRow / 4
                    for column in 0..<width {
                        let pixel = line[column]
                        var (red, green, blue) = (pixel >> 16 & 255, pixel >> 8 & 255, pixel & 255)
                        let alpha = pixel >> 24
                        if channels == 4, alpha != 255, alpha != 0 {
                            (red, green, blue) = ((red * 255 + alpha / 2) / alpha, (green * 255 + alpha / 2) / alpha, (blue * 255 + alpha / 2) / alpha)
                        }
                        out[at] = UInt8(truncatingIfNeeded: red)
                        out[at + 1] = UInt8(truncatingIfNeeded: green)
                        out[at + 2] = UInt8(truncatingIfNeeded: blue)
                        if channels == 4 { out[at + 3] = UInt8(truncatingIfNeeded: alpha) }
                        at += channels
                    }
                }
                count = at
            }
        }
    }

    private static func spng(_ image: Straight, level: Int32?) -> Int {
        guard let context = spng_ctx_new(Int32(SPNG_CTX_ENCODER.rawValue)) else { return 0 }
        defer { spng_ctx_free(context) }
        spng_set_option(context, SPNG_ENCODE_TO_BUFFER, 1)
        if let level {
            spng_set_option(context, SPNG_IMG_COMPRESSION_LEVEL, level)
            spng_set_option(context, SPNG_FILTER_CHOICE, Int32(SPNG_FILTER_CHOICE_UP.rawValue))
        }
        var header = spng_ihdr()
        header.width = UInt32(image.width)
        header.height = UInt32(image.height)
        header.bit_depth = 8
        header.color_type = UInt8(image.channels == 4 ? SPNG_COLOR_TYPE_TRUECOLOR_ALPHA.rawValue : SPNG_COLOR_TYPE_TRUECOLOR.rawValue)
        spng_set_ihdr(context, &header)
        precondition(spng_encode_image(context, image.bytes, image.bytes.count, Int32(SPNG_FMT_PNG.rawValue), Int32(SPNG_ENCODE_FINALIZE.rawValue)) == 0)
        var length = 0, status: Int32 = 0
        let buffer = spng_get_png_buffer(context, &length, &status)
        free(buffer)
        return length
    }

    /// The compressed rows; the few bytes of the chunks around them do not matter.
    private static func deflate(_ image: Straight, level: Int32, filter: UInt8 = 2) -> Int {
        let stride = image.width * image.channels
        let rows = [UInt8](unsafeUninitializedCapacity: (stride + 1) * image.height) { out, count in
            image.bytes.withUnsafeBufferPointer { bytes in
                for row in 0..<image.height {
                    let to = row * (stride + 1), from = row * stride
                    out[to] = row == 0 ? 0 : filter
                    if row == 0 || filter == 0 {
                        for at in 0..<stride { out[to + 1 + at] = bytes[from + at] }
                    } else {
                        for at in 0..<stride { out[to + 1 + at] = bytes[from + at] &- bytes[from + at - stride] }
                    }
                }
            }
            count = (stride + 1) * image.height
        }
        let compressor = libdeflate_alloc_compressor(level)
        defer { libdeflate_free_compressor(compressor) }
        let bound = libdeflate_zlib_compress_bound(compressor, rows.count)
        var size = 0
        _ = [UInt8](unsafeUninitializedCapacity: bound) { out, count in
            size = libdeflate_zlib_compress(compressor, rows, rows.count, out.baseAddress, bound)
            count = size
        }
        _ = rows.withUnsafeBufferPointer { libdeflate_crc32(0, $0.baseAddress, min(size, $0.count)) }
        return size
    }
}
