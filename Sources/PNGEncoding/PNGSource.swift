import Foundation

/// The pixels of a picture about to be written, as PNG orders them.
struct PNGSource: Sendable {
    let width: Int
    let height: Int
    let hasAlpha: Bool
    /// Bytes of a pixel in the file.
    let pixelLength: Int
    /// Bytes of a row in the file: a filter byte, then the pixels.
    let rowLength: Int
    private let origin: PNGPixels
    /// Bits that count when pixels are compared.
    let mask: UInt32

    init(_ pixels: PNGPixels, hasAlpha: Bool) {
        origin = pixels
        self.hasAlpha = hasAlpha
        width = pixels.width
        height = pixels.height
        pixelLength = hasAlpha ? 4 : 3
        rowLength = 1 + pixelLength * pixels.width
        mask = pixels.hasAlpha ? .max : 0x00FF_FFFF
    }

    /// The first pixel. Rows follow each other after `pixelsPerRow`.
    var pixels: UnsafePointer<UInt32> { origin.start.assumingMemoryBound(to: UInt32.self) }
    var pixelsPerRow: Int { origin.bytesPerRow / 4 }

    /// A pixel as the file has it: blue lowest, then green, red and alpha, but no longer multiplied by alpha. Without
    /// alpha the fourth byte is 0.
    @inline(__always)
    static func straight(_ pixel: UInt32, hasAlpha: Bool) -> UInt32 {
        if !hasAlpha { return pixel & 0x00FF_FFFF }
        let alpha = pixel &>> 24
        if alpha == 255 { return pixel }
        let red = divided(pixel &>> 16 & 255, alpha)
        let green = divided(pixel &>> 8 & 255, alpha)
        let blue = divided(pixel & 255, alpha)
        return blue | green &<< 8 | red &<< 16 | alpha &<< 24
    }

    /// The component that was multiplied by `alpha`, which is not 255, to give `value`; 0 for transparent pixels. Core Graphics divides so too.
    @inline(__always)
    private static func divided(_ value: UInt32, _ alpha: UInt32) -> UInt32 { alpha == 0 ? 0 : min(255, (value * 255 + alpha / 2) / alpha) }
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
