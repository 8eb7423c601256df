import Foundation
import Testing

@testable import CoreGraphics

@Suite("The distance of colours")
struct ColorDistanceTests {
    private static let published: [([Double], [Double], Double)] = [
        ([50, 2.6772, -79.7751], [50, 0, -82.7485], 2.0425), ([50, 3.1571, -77.2803], [50, 0, -82.7485], 2.8615),
        ([50, -1.3802, -84.2814], [50, 0, -82.7485], 1), ([50, -1, 2], [50, 0, 0], 2.3669), ([50, 0, 0], [50, -1, 2], 2.3669),
        ([50, 2.49, -0.001], [50, -2.49, 0.0009], 7.1792), ([50, 2.49, -0.001], [50, -2.49, 0.0011], 7.2195),
        ([50, -0.001, 2.49], [50, 0.0009, -2.49], 4.8045), ([50, 2.5, 0], [50, 0, -2.5], 4.3065), ([50, 2.5, 0], [73, 25, -18], 27.1492),
        ([50, 2.5, 0], [61, -5, 29], 22.8977), ([50, 2.5, 0], [56, -27, -3], 31.9030), ([50, 2.5, 0], [58, 24, 15], 19.4535),
        ([50, 2.5, 0], [50, 3.1736, 0.5854], 1), ([60.2574, -34.0099, 36.2677], [60.4626, -34.1751, 39.4387], 1.2644),
        ([63.0109, -31.0961, -5.8663], [62.8187, -29.7946, -4.0864], 1.2630), ([61.2901, 3.7196, -5.3901], [61.4292, 2.2480, -4.9620], 1.8731),
        ([22.7233, 20.0904, -46.6940], [23.0331, 14.9730, -42.5619], 2.0373), ([36.4612, 47.8580, 18.3852], [36.2715, 50.5065, 21.2231], 1.4146),
        ([90.8027, -2.0831, 1.4410], [91.1528, -1.6435, 0.0447], 1.4441), ([6.7747, -0.2908, -2.4247], [5.8714, -0.0985, -2.2286], 0.6377),
        ([2.0776, 0.0795, -1.1350], [0.9033, -0.0636, -0.5514], 0.9082),
    ]

    @Test("is delta E 2000 as its authors published it for pairs that implementations get wrong")
    func publishedPairs() {
        for (first, second, expected) in Self.published {
            let a = ColorDistance.Lab(lightness: first[0], a: first[1], b: first[2]), b = ColorDistance.Lab(lightness: second[0], a: second[1], b: second[2])
            #expect(abs(ColorDistance.deltaE2000(a, b) - expected) < 0.00006, "\(first) and \(second)")
        }
    }

    @Test("is 100 from black to white, and 0 where nothing differs")
    func ends() throws {
        func plain(_ pixel: UInt32) -> Bitmap {
            let bitmap = Bitmap(width: 3, height: 2, format: .premultiplied)!
            for y in 0..<2 { for x in 0..<3 { bitmap.setPixel(x, y, pixel) } }
            return bitmap
        }
        let white = plain(0xFFFF_FFFF), black = plain(0xFF00_0000)
        #expect(abs(try #require(ColorDistance.greatest(white, black)) - 100) < 0.01)
        #expect(ColorDistance.greatest(white, plain(0)) == 0, "what is clear shows white")
        #expect(ColorDistance.greatest(white, white.copied()!) == 0)
        let near = black.copied()!
        near.setPixel(2, 1, 0xFF03_0303)
        let least = try #require(ColorDistance.greatest(black, near))
        #expect(least > 0.3 && least < 1, "\(least)")
        #expect(ColorDistance.greatest(white, Bitmap(width: 2, height: 2, format: .premultiplied)!) == nil)
    }
}
