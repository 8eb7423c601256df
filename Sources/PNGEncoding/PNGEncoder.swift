import Foundation
internal import CImageCodecs

/// Writes PNG files, fast for pictures of user interfaces.
///
/// Such pictures are mostly rows and runs that repeat, so the only repetitions looked for are "as the pixel before" and
/// "as the pixel above"; whatever is left is Huffman coded. Rows are compared sixteen bytes and more at a time, and even
/// the checksum is carried on from the row above, so that what does not change costs little more than reading it.
/// The picture is cut into bands by its height alone, which are compressed side by side: the bytes do not depend on how
/// many threads there are.
public enum PNGEncoder {
    /// - Parameters:
    ///   - pixels: What is written; read on several threads until this returns.
    ///   - scale: Pixels a point, written as the picture's resolution (72 pixels an inch times this). None is written without it.
    ///   - perform: Runs a body for 0 to a number - 1, in any order and side by side if it likes, and returns when all are done.
    public static func encode(
        _ pixels: PNGPixels, scale: Double? = nil, perform: (Int, @Sendable (Int) -> Void) -> Void
    ) -> Data {
        let bands = bandRows(height: pixels.height)
        let source = PNGSource(pixels, hasAlpha: pixels.hasAlpha && !isOpaque(pixels, bands: bands, perform))
        let results = Results<CompressedBand>(count: bands.count)
        perform(bands.count) { index in
            results.set(index, PNGBand(source, rows: bands[index]).compress())
        }
        return assemble(source, bands: results.values, scale: scale)
    }

    /// Bands of at least 64 rows, at most 16.
    static func bandRows(height: Int) -> [Range<Int>] {
        let count = max(1, min(16, height / 64))
        return (0..<count).map { height * $0 / count..<height * ($0 + 1) / count }
    }

    private static func assemble(_ source: PNGSource, bands: [CompressedBand], scale: Double?) -> Data {
        let compressed = bands.reduce(0) { $0 + $1.bytes.count }
        var file = ChunkWriter(capacity: compressed + 256)
        file.append([0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A])
        file.chunk("IHDR") { chunk in
            chunk.append(UInt32(source.width))
            chunk.append(UInt32(source.height))
            chunk.append([8, source.hasAlpha ? 6 : 2, 0, 0, 0])
        }
        file.chunk("sRGB") { $0.append([0]) }
        if let scale {
            let pixelsPerMeter = UInt32((scale * 72 / 0.0254).rounded())
            file.chunk("pHYs") { chunk in
                chunk.append(pixelsPerMeter)
                chunk.append(pixelsPerMeter)
                chunk.append([1])
            }
        }
        file.chunk("IDAT") { chunk in
            chunk.append([0x78, 0x01])
            var checksum = Adler()
            for band in bands {
                chunk.append(band.bytes)
                checksum.append(band.checksum)
            }
            // An empty last block with fixed codes.
            chunk.append([0x03, 0x00])
            chunk.append(checksum.value)
        }
        file.chunk("IEND") { _ in }
        return file.data
    }

    /// Whether no pixel lets anything through.
    private static func isOpaque(_ pixels: PNGPixels, bands: [Range<Int>], _ perform: (Int, @Sendable (Int) -> Void) -> Void) -> Bool {
        let flags = Results<Bool>(count: bands.count)
        perform(bands.count) { index in
            flags.set(index, bands[index].allSatisfy { isOpaque(pixels, row: $0) })
        }
        return flags.values.allSatisfy { $0 }
    }

    private static func isOpaque(_ source: PNGPixels, row: Int) -> Bool {
        let pixels = (source.start + row * source.bytesPerRow).assumingMemoryBound(to: UInt32.self)
        var all: UInt32 = .max
        for column in 0..<source.width { all &= pixels[column] }
        return all >> 24 == 255
    }

    /// A slot for each band; each is written once, by one thread.
    private final class Results<Value: Sendable>: @unchecked Sendable {
        private let slots: UnsafeMutableBufferPointer<Value?>

        init(count: Int) {
            slots = .allocate(capacity: count)
            slots.initialize(repeating: nil)
        }

        deinit {
            slots.deinitialize()
            slots.deallocate()
        }

        func set(_ index: Int, _ value: Value) { slots[index] = value }
        var values: [Value] { slots.compactMap { $0 } }
    }
}

/// The chunks of a PNG file.
private struct ChunkWriter {
    private(set) var data: Data

    init(capacity: Int) {
        data = Data(capacity: capacity)
    }

    mutating func append(_ bytes: [UInt8]) { data.append(contentsOf: bytes) }

    mutating func append(_ bytes: UnsafeBufferPointer<UInt8>) { data.append(bytes) }

    mutating func append(_ value: UInt32) {
        withUnsafeBytes(of: value.bigEndian) { data.append(contentsOf: $0) }
    }

    mutating func append(_ bytes: ByteBuffer) { data.append(UnsafeBufferPointer(start: bytes.start, count: bytes.count)) }

    /// A chunk whose content `body` appends; length and checksum are filled in.
    mutating func chunk(_ name: String, _ body: (inout ChunkWriter) -> Void) {
        let start = data.count
        append(UInt32(0))
        append(Array(name.utf8))
        body(&self)
        let length = UInt32(data.count - start - 8)
        withUnsafeBytes(of: length.bigEndian) { data.replaceSubrange(start..<start + 4, with: $0) }
        let checksum = data.withUnsafeBytes { libdeflate_crc32(0, $0.baseAddress! + start + 4, $0.count - start - 4) }
        append(checksum)
    }
}
