import CoreGraphics
import Testing

@testable import QuartzCore

@Suite struct StretchedMaskTests {
    /// A mask of 5 by 5 bytes, all different.
    private func small() throws -> Bitmap {
        let bitmap = try #require(Bitmap(width: 5, height: 5, format: .coverage))
        for y in 0..<5 {
            for x in 0..<5 { bitmap.pixels.storeBytes(of: UInt8(y * 5 + x), toByteOffset: y * bitmap.bytesPerRow + x, as: UInt8.self) }
        }
        return bitmap
    }

    @Test func everyPartIsThatOfTheWhole() throws {
        let mask = PixelCanvas.Mask(
            bitmap: try small(), x: 10, y: 20, columns: PixelCanvas.Mask.Stretch(at: 2, count: 7),
            rows: PixelCanvas.Mask.Stretch(at: 1, count: 4))
        #expect(mask.width == 12)
        #expect(mask.height == 9)
        for x0 in 10..<22 {
            for x1 in x0 + 1...22 {
                let area = PixelRect(x0: x0, y0: 21, x1: x1, y1: 29)
                let part = try #require(mask.part(area))
                for y in area.y0..<area.y1 {
                    for x in x0..<x1 {
                        let row: Int = [0, 1, 1, 1, 1, 1, 2, 3, 4][y - 20]
                        let column: Int = [0, 1, 2, 2, 2, 2, 2, 2, 2, 2, 3, 4][x - 10]
                        let found: UInt8 = part.bitmap.pixels.load(
                            fromByteOffset: (y - part.y) * part.bitmap.bytesPerRow + x - part.x, as: UInt8.self)
                        #expect(Int(found) == row * 5 + column)
                    }
                }
            }
        }
    }
}
