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

    /// The first pixel. Rows follow each other after `pixelsPerRow`.
    var pixels: UnsafePointer<UInt32> { UnsafePointer(bitmap.pixels.assumingMemoryBound(to: UInt32.self)) }
    var pixelsPerRow: Int { bitmap.bytesPerRow / 4 }

    /// A pixel as the file has it: blue lowest, then green, red and alpha, but no longer multiplied by alpha. Without
    /// alpha the fourth byte is 0.
    @inline(__always)
    static func straight(_ pixel: UInt32, hasAlpha: Bool) -> UInt32 {
        if !hasAlpha { return pixel & 0x00FF_FFFF }
        let alpha = pixel &>> 24
        if alpha == 255 { return pixel }
        let red = unmultiplied(pixel &>> 16 & 255, alpha)
        let green = unmultiplied(pixel &>> 8 & 255, alpha)
        let blue = unmultiplied(pixel & 255, alpha)
        return blue | green &<< 8 | red &<< 16 | alpha &<< 24
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
