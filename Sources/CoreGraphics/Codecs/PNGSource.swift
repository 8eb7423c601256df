import Foundation

/// The pixels of a picture about to be written, as PNG orders them.
struct PNGSource: @unchecked Sendable {
    let width: Int
    let height: Int
    let hasAlpha: Bool
    /// Bytes of a pixel in the file.
    let pixelLength: Int
    /// Bytes of a row in the file: a filter byte, then the pixels.
    let rowLength: Int
    private let bitmap: Bitmap
    /// Bits that count when pixels are compared.
    let mask: UInt32

    init(_ bitmap: Bitmap, hasAlpha: Bool) {
        self.bitmap = bitmap
        self.hasAlpha = hasAlpha
        width = bitmap.width
        height = bitmap.height
        pixelLength = hasAlpha ? 4 : 3
        rowLength = 1 + pixelLength * bitmap.width
        mask = bitmap.format == .opaque ? 0x00FF_FFFF : .max
    }

    @inline(__always)
    func row(_ index: Int) -> UnsafePointer<UInt32> {
        UnsafePointer((bitmap.pixels + index * bitmap.bytesPerRow).assumingMemoryBound(to: UInt32.self))
    }

    /// The bytes of a pixel in the order of the file, first byte lowest: red, green, blue and, if any, alpha. Colours
    /// are no longer multiplied by alpha.
    @inline(__always)
    func fileOrder(_ pixel: UInt32) -> UInt32 {
        let alpha = pixel >> 24
        if hasAlpha, alpha != 255 {
            let red = unmultiplied(pixel >> 16 & 255, alpha)
            let green = unmultiplied(pixel >> 8 & 255, alpha)
            let blue = unmultiplied(pixel & 255, alpha)
            return red | green << 8 | blue << 16 | alpha << 24
        }
        let swapped = (pixel >> 16 & 0xFF) | (pixel & 0xFF00) | (pixel << 16 & 0xFF_0000)
        return hasAlpha ? swapped | 0xFF00_0000 : swapped
    }
}

/// The two sums of Adler-32 over some bytes, as if nothing had come before them.
struct Adler {
    private var sum: UInt64
    private var sumOfSums: UInt64 = 0
    private var count: UInt64 = 0

    static let modulus: UInt64 = 65521

    /// The checksum of no bytes at all, to which parts can be appended.
    init() {
        sum = 1
    }

    /// The sums of a part.
    init(partOf count: Int) {
        sum = 0
        self.count = UInt64(count)
    }

    /// Appends `count` bytes whose sum is `bytes` and whose sum weighted by distance from their end (1 for the last) is
    /// `weighted`.
    mutating func append(bytes: Int, weighted: Int, count: Int) {
        sumOfSums = (sumOfSums + UInt64(count) % Self.modulus * sum + UInt64(weighted)) % Self.modulus
        sum = (sum + UInt64(bytes)) % Self.modulus
    }

    mutating func append(_ part: Adler) {
        sumOfSums = (sumOfSums + part.count % Self.modulus * sum + part.sumOfSums) % Self.modulus
        sum = (sum + part.sum) % Self.modulus
    }

    var value: UInt32 { UInt32(sumOfSums << 16 | sum) }
}
