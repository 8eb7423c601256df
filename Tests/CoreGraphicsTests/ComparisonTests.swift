import Foundation
import TestSupport
import Testing

@testable import CoreGraphics

private func noise(_ width: Int, _ height: Int, _ seed: UInt64) -> Bitmap {
    var random = SeededGenerator(seed)
    let bitmap = Bitmap(width: width, height: height, format: .premultiplied)!
    for y in 0..<height {
        for x in 0..<width { bitmap.setPixel(x, y, UInt32.random(in: 0...0xFF_FFFF, using: &random) | 0xFF00_0000) }
    }
    return bitmap
}

@Suite struct ComparisonTests {
    @Test func everyBitOfEveryPixelCountsInTheHash() {
        let bitmap = noise(37, 5, 1)
        let hash = PixelHash(bitmap)
        var seen: Set<PixelHash> = [hash]
        for y in 0..<5 {
            for x in 0..<37 {
                for bit in [0, 9, 23, 31] {
                    let changed = bitmap.copied()!
                    let pixels = (changed.pixels + y * changed.bytesPerRow).assumingMemoryBound(to: UInt32.self)
                    pixels[x] ^= 1 << UInt32(bit)
                    #expect(seen.insert(PixelHash(changed)).inserted)
                    #expect(!changed.hasSamePixels(as: bitmap))
                }
            }
        }
        #expect(PixelHash(bitmap.copied()!) == hash)
        #expect(hash.description.count == 32)
    }

    @Test func theHashDependsOnTheShapeButNotOnTheRowLength() {
        let parent = noise(64, 64, 2)
        let part = Bitmap(of: parent, x: 3, y: 4, width: 20, height: 10)
        #expect(PixelHash(part) == PixelHash(part.copied()!))
        #expect(part.hasSamePixels(as: part.copied()!))
        let wide = Bitmap(width: 20, height: 10, format: .premultiplied)!
        let tall = Bitmap(width: 10, height: 20, format: .premultiplied)!
        #expect(PixelHash(wide) != PixelHash(tall))
        #expect(!wide.hasSamePixels(as: tall))
    }

    @Test func largePicturesAreReadInBandsToTheLastRow() {
        let bitmap = Bitmap(width: 1024, height: 515, format: .premultiplied)!
        let hash = PixelHash(bitmap)
        #expect(PixelHash(bitmap.copied()!) == hash)
        for (x, y) in [(0, 0), (1023, 127), (5, 128), (700, 300), (1023, 514)] {
            let changed = bitmap.copied()!
            changed.setPixel(x, y, 1)
            #expect(PixelHash(changed) != hash)
        }
        let one = bitmap.copied()!, other = bitmap.copied()!
        one.setPixel(3, 3, 9)
        other.setPixel(3, 300, 9)
        #expect(PixelHash(one) != PixelHash(other))
    }

    @Test func theUnusedByteOfOpaquePixelsDoesNotCount() {
        let a = Bitmap(width: 5, height: 3, format: .opaque)!
        let b = a.copied()!
        b.setPixel(2, 1, 0x7F00_0000)
        #expect(PixelHash(a) == PixelHash(b) && a.hasSamePixels(as: b))
    }

    @Test func hashesAreTheSameInEveryRun() {
        let bitmap = Bitmap(width: 3, height: 2, format: .premultiplied)!
        bitmap.setPixel(1, 1, 0xFF01_0203)
        #expect(PixelHash(bitmap).description == Self.recordedHash)
    }

    static let recordedHash = "df86bd40c964b6ef38cd0ae93e2e94f5"

    @Test func equalPicturesDoNotDiffer() throws {
        let bitmap = noise(30, 30, 3)
        let difference = try #require(PictureDifference(bitmap, bitmap.copied()!))
        #expect(difference.differingPixels == 0 && difference.greatest == 0 && difference.bounds == nil)
        #expect(PictureDifference(bitmap, noise(30, 31, 3)) == nil)
    }

    @Test func blackAgainstWhiteIsTheGreatestDifference() throws {
        let white = Canvas(10, 10, background: .white), black = Canvas(10, 10, background: .black)
        let difference = try #require(PictureDifference(white.bitmap, black.bitmap))
        #expect(difference.fraction == 1)
        #expect(abs(difference.greatest - 1) < 0.05)
        #expect(difference.bounds == CGRect(x: 0, y: 0, width: 10, height: 10))
    }

    @Test func slightChangesOfColourAreTolerated() throws {
        let a = Canvas(10, 10, background: CGColor(gray: 0.5, alpha: 1))
        let b = Canvas(10, 10, background: CGColor(gray: 0.52, alpha: 1))
        let difference = try #require(PictureDifference(a.bitmap, b.bitmap))
        #expect(difference.differingPixels == 0 && difference.greatest > 0.005 && difference.greatest < 0.05)
    }

    @Test func aBoxThatMovedIsFoundAndShown() throws {
        let a = Canvas(40, 40, background: .white), b = Canvas(40, 40, background: .white)
        a.context.setFillColor(.black)
        b.context.setFillColor(.black)
        a.context.fill(CGRect(x: 10, y: 10, width: 10, height: 10))
        b.context.fill(CGRect(x: 14, y: 10, width: 10, height: 10))
        let difference = try #require(PictureDifference(a.bitmap, b.bitmap))
        #expect(difference.differingPixels == 80)
        #expect(difference.bounds == CGRect(x: 10, y: 10, width: 14, height: 10))
        let shown = try #require(PictureDifference.picture(a.bitmap, b.bitmap))
        #expect(shown.pixel(11, 15) == Pixel(255, 0, 0) && shown.pixel(35, 35) == Pixel(255, 255, 255))
    }

    @Test func edgesThatMovedByAFractionAreLeftOut() throws {
        let a = Canvas(60, 60, background: .white), b = Canvas(60, 60, background: .white)
        for (canvas, shift) in [(a, 0.0), (b, 0.4)] {
            canvas.context.setFillColor(.black)
            canvas.context.fillEllipse(in: CGRect(x: 10 + shift, y: 10, width: 40, height: 40))
        }
        let strict = try #require(PictureDifference(a.bitmap, b.bitmap, ignoresSmoothing: false))
        let tolerant = try #require(PictureDifference(a.bitmap, b.bitmap))
        #expect(strict.differingPixels > 20)
        #expect(tolerant.differingPixels * 4 < strict.differingPixels)
        #expect(tolerant.smoothedPixels > 0)
    }
}
