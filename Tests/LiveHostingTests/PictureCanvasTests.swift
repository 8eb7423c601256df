import DeviceLink
import Foundation
import LiveHosting
import TestSupport
import Testing

/// Memory with a picture in it, as an app's process shares it.
final class SharedPicture {
    let width: Int
    let height: Int
    let padding: Int
    private(set) var bytes: [UInt8]

    init(width: Int, height: Int, padding: Int = 0) {
        (self.width, self.height, self.padding) = (width, height, padding)
        bytes = Array(repeating: 0, count: (width * 4 + padding) * height)
    }

    func set(_ x: Int, _ y: Int, _ value: UInt8) { bytes[y * (width * 4 + padding) + x * 4] = value }

    var description: LivePicture {
        LivePicture(number: 1, offset: 0, width: width, height: height, stride: width * 4 + padding, scale: 2)
    }

    func taken(by canvas: PictureCanvas) -> PixelRectangle? { bytes.withUnsafeBytes { canvas.take(description, from: $0.baseAddress!) } }
}

/// The first bytes of the pixels of a part.
func values(of part: PixelRectangle, in canvas: PictureCanvas) -> [[UInt8]] {
    guard let start = canvas.start(of: part) else { return [] }
    return (0..<part.height).map { y in (0..<part.width).map { start.load(fromByteOffset: y * canvas.bytesPerRow + $0 * 4, as: UInt8.self) } }
}

@Suite struct PictureCanvasTests {
    @Test func theFirstPictureIsNewAsAWhole() {
        let canvas = PictureCanvas(), picture = SharedPicture(width: 7, height: 5)
        #expect(canvas.whole == nil)
        #expect(picture.taken(by: canvas) == PixelRectangle(x: 0, y: 0, width: 7, height: 5))
        #expect(picture.taken(by: canvas) == nil)
    }

    @Test func whatChangedIsToldAsTheSmallestRectangle() {
        var random = SeededGenerator(3)
        for _ in 0..<200 {
            let picture = SharedPicture(width: .random(in: 1...40, using: &random), height: .random(in: 1...40, using: &random), padding: 8)
            let canvas = PictureCanvas()
            _ = picture.taken(by: canvas)
            let places: [(x: Int, y: Int)] = (0..<Int.random(in: 1...4, using: &random)).map { _ in
                (.random(in: 0..<picture.width, using: &random), .random(in: 0..<picture.height, using: &random))
            }
            for place in places { picture.set(place.x, place.y, 200) }
            let left: Int = places.map(\.x).min()!, top: Int = places.map(\.y).min()!
            let expected = PixelRectangle(x: left, y: top, width: places.map(\.x).max()! - left + 1, height: places.map(\.y).max()! - top + 1)
            #expect(picture.taken(by: canvas) == expected)
            #expect(picture.taken(by: canvas) == nil)
        }
    }

    @Test func aPictureOfAnotherSizeIsNewAsAWhole() {
        let canvas = PictureCanvas()
        _ = SharedPicture(width: 4, height: 8).taken(by: canvas)
        #expect(SharedPicture(width: 8, height: 4).taken(by: canvas) == PixelRectangle(x: 0, y: 0, width: 8, height: 4))
        #expect(canvas.width == 8 && canvas.height == 4 && canvas.scale == 2)
    }

    @Test(arguments: [
        LivePicture(number: 1, offset: -4, width: 4, height: 4, stride: 16, scale: 2),
        LivePicture(number: 1, offset: 0, width: 0, height: 4, stride: 16, scale: 2),
        LivePicture(number: 1, offset: 0, width: 4, height: .max, stride: 16, scale: 2),
        LivePicture(number: 1, offset: 0, width: 4, height: 4, stride: 12, scale: 2),
        LivePicture(number: 1, offset: 0, width: 4, height: 4, stride: .max, scale: 2),
        LivePicture(number: 1, offset: .max, width: 4, height: 4, stride: 16, scale: 2),
        LivePicture(number: 1, offset: 0, width: 4, height: 4, stride: 16, scale: .nan),
    ])
    func whatCannotBeAPictureIsNotTaken(picture: LivePicture) {
        #expect(!picture.isSound)
        #expect([UInt8](repeating: 0, count: 64).withUnsafeBytes { PictureCanvas().take(picture, from: $0.baseAddress!) } == nil)
    }
}
