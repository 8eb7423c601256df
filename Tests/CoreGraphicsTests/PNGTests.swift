import Foundation
import TestSupport
@testable import PNGEncoding
import Testing

@testable import CoreGraphics

/// Pictures of the kinds the encoder treats differently.
private func picture(_ width: Int, _ height: Int, _ format: Bitmap.Format, kind: Int, seed: UInt64) -> Bitmap {
    var random = SeededGenerator(seed)
    let bitmap = Bitmap(width: width, height: height, format: format)!
    for y in 0..<height {
        for x in 0..<width {
            let value: UInt32
            switch kind {
            case 0: value = UInt32.random(in: 0...UInt32.max, using: &random)
            case 1: value = 0xFF33_6699
            case 2: value = (x / 7 + y / 5) % 3 == 0 ? 0xFFFF_FFFF : 0xFF00_0000 | UInt32(x / 9) << 8
            case 3: value = UInt32.random(in: 0..<20, using: &random) == 0 ? 0x8040_2010 : 0xFFEE_EEEE
            default: value = UInt32(y % 256) << 24 | UInt32(y % 256)
            }
            let alpha = value >> 24
            let legal = [0, 8, 16].map { min(value >> $0 & 255, format == .opaque ? 255 : alpha) << $0 }.reduce(0, |)
            bitmap.setPixel(x, y, format == .opaque ? legal : legal | alpha << 24)
        }
    }
    return bitmap
}

/// A file's chunks by name.
private func chunks(_ data: Data) -> [String: Data] {
    var result: [String: Data] = [:]
    var offset = 8
    while offset + 8 <= data.count {
        let length = data[offset..<offset + 4].reduce(0) { $0 << 8 | Int($1) }
        let name = String(decoding: data[offset + 4..<offset + 8], as: UTF8.self)
        result[name] = data.subdata(in: offset + 8..<offset + 8 + length)
        offset += 12 + length
    }
    return result
}

@Suite struct PNGTests {
    @Test(arguments: [Bitmap.Format.opaque, .premultiplied], [0, 1, 2, 3, 4])
    func picturesSurviveWritingAndReading(format: Bitmap.Format, kind: Int) throws {
        let sizes = [(1, 1), (2, 1), (1, 2), (3, 3), (7, 130), (86, 4), (87, 3), (130, 260), (300, 7), (1, 300)]
        for (index, size) in sizes.enumerated() {
            let original = picture(size.0, size.1, format, kind: kind, seed: UInt64(index))
            let data = try #require(PNGEncoder.encode(original))
            let decoded = try #require(PNGDecoder.decode(data), "\(size) of kind \(kind)")
            #expect(decoded.width == original.width && decoded.height == original.height)
            for y in 0..<original.height {
                for x in 0..<original.width {
                    var expected = original.pixel(x, y)
                    if format == .opaque { expected.alpha = 255 }
                    let found = decoded.pixel(x, y)
                    // Premultiplied colours come back exactly; dividing by alpha and multiplying again rounds twice.
                    guard found.isClose(to: expected, within: expected.alpha == 255 ? 0 : 1) else {
                        Issue.record("\(size) of kind \(kind) at \(x), \(y): \(found), not \(expected)")
                        return
                    }
                }
            }
        }
    }

    @Test func rowsTooWideForDeflateToReachAboveSurvive() throws {
        let original = picture(9000, 66, .premultiplied, kind: 3, seed: 4)
        let data = try #require(PNGEncoder.encode(original))
        let decoded = try #require(PNGDecoder.decode(data))
        let secondData = try #require(PNGEncoder.encode(decoded))
        let again = try #require(PNGDecoder.decode(secondData))
        #expect(decoded.hasSamePixels(as: again))
        #expect(decoded.pixel(8999, 65).isClose(to: original.pixel(8999, 65)))
    }

    @Test func theSamePictureGivesTheSameBytes() {
        let original = picture(200, 700, .premultiplied, kind: 3, seed: 11)
        let first = PNGEncoder.encode(original, scale: 2)
        for _ in 0..<5 { #expect(PNGEncoder.encode(original, scale: 2) == first) }
    }

    @Test func alphaIsWrittenOnlyWhereThereIsSome() throws {
        let opaque = try #require(PNGEncoder.encode(picture(5, 5, .premultiplied, kind: 1, seed: 1)))
        #expect(chunks(opaque)["IHDR"]?[9] == 2)
        let transparent = try #require(PNGEncoder.encode(picture(5, 5, .premultiplied, kind: 4, seed: 1)))
        #expect(chunks(transparent)["IHDR"]?[9] == 6)
    }

    @Test func colourSpaceAndResolutionAreWritten() throws {
        let bitmap = picture(5, 5, .opaque, kind: 1, seed: 1)
        let data = try #require(PNGEncoder.encode(bitmap, scale: 2))
        let found = chunks(data)
        #expect(found["sRGB"] == Data([0]))
        // 144 pixels an inch are 5669 a metre.
        #expect(found["pHYs"] == Data([0, 0, 0x16, 0x25, 0, 0, 0x16, 0x25, 1]))
        let plain = try #require(PNGEncoder.encode(bitmap))
        #expect(chunks(plain)["pHYs"] == nil)
    }

    @Test func plainPicturesAreSmall() throws {
        let data = try #require(PNGEncoder.encode(picture(1000, 1000, .opaque, kind: 1, seed: 1)))
        #expect(data.count < 20_000)
    }

    @Test func whatIsNoPNGIsRefused() throws {
        #expect(PNGDecoder.decode(Data()) == nil)
        #expect(PNGDecoder.decode(Data("hello".utf8)) == nil)
        let whole = try #require(PNGEncoder.encode(picture(50, 50, .opaque, kind: 0, seed: 1)))
        #expect(PNGDecoder.decode(whole.prefix(whole.count / 2)) == nil)
    }

    @Test func prefixCodesAreCompleteAndWithinTheirLimit() {
        var random = SeededGenerator(12)
        for limit in [7, 15] {
            for _ in 0..<100 {
                let count = limit == 7 ? 19 : 286
                let spread = Int.random(in: 1...40, using: &random)
                let frequencies = (0..<count).map { _ in
                    Bool.random(using: &random) ? 0 : 1 << Int.random(in: 0..<spread, using: &random)
                }
                let code = HuffmanCode(frequencies: frequencies, limit: limit)
                let used = code.lengths.filter { $0 > 0 }
                #expect(used.allSatisfy { $0 <= limit })
                let share: Int = used.reduce(0) { (sum: Int, length) -> Int in sum + (1 << (15 - Int(length))) }
                #expect(share == 1 << 15)
                for (symbol, frequency) in frequencies.enumerated() where frequency > 0 { #expect(code.lengths[symbol] > 0) }
            }
        }
    }
}

@Suite struct PhotographTests {
    /// Smooth colours with a little noise, below a plain bar, with a plain column at the right.
    private func photograph(_ width: Int, _ height: Int, _ format: Bitmap.Format) -> Bitmap {
        var random = SeededGenerator(30)
        let bitmap = Bitmap(width: width, height: height, format: format)!
        for y in 0..<height {
            for x in 0..<width {
                let noise = UInt32.random(in: 0..<4, using: &random)
                let red = UInt32(x * 180 / width) + noise, green = UInt32(y * 180 / height) + noise
                let isPlain = y < height / 4 || x > width * 3 / 4
                let alpha: UInt32 = format == .opaque || y < height / 2 ? 255 : 190
                bitmap.setPixel(x, y, isPlain ? 0xFFFF_FFFF : alpha << 24 | red << 16 | green << 8 | (noise + 40))
            }
        }
        return bitmap
    }

    @Test(arguments: [Bitmap.Format.opaque, .premultiplied])
    func photographsSurviveAndAreStoredAsDifferences(format: Bitmap.Format) throws {
        let original = photograph(150, 140, format)
        let data = try #require(PNGEncoder.encode(original))
        let decoded = try #require(PNGDecoder.decode(data))
        var worst = 0
        for y in 0..<140 {
            for x in 0..<150 {
                let (a, b) = (original.pixel(x, y), decoded.pixel(x, y))
                worst = max(worst, abs(a.red - b.red), abs(a.green - b.green), abs(a.blue - b.blue))
            }
        }
        #expect(worst <= (format == .opaque ? 0 : 1))
        #expect(data.count < 150 * 140 * (format == .opaque ? 3 : 4) / 2)
    }
}
