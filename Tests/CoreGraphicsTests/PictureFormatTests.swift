import Foundation
import TestSupport
import Testing

@testable import CoreGraphics

@Suite("Forms of pictures")
struct PictureFormatTests {
    private let red = Pixel(255, 0, 0), blue = Pixel(0, 0, 255)

    private func bitmap(_ file: StoredPictures?, _ index: Int = 0) throws -> Bitmap { try #require(file?.picture(at: index)?.image.bitmap) }

    @Test("a GIF has frames, each the whole that is seen, in any order") func frames() throws {
        let file = try #require(StoredPictures(PictureFiles.gif))
        #expect(file.format == .gif && file.count == 3 && file.picture(at: 3) == nil && file.picture(at: -1) == nil)
        #expect(file.gif?.frames.map(\.delay) == [0.05, 0.2, 0] && file.gif?.loopCount == 2 && file.gif?.isComplete == true)
        let last = try bitmap(file, 2)
        #expect(last.width == 8 && last.height == 6)
        #expect(last.pixel(1, 0) == red && last.pixel(2, 0) == blue && last.pixel(3, 1) == blue && last.pixel(7, 5) == red)
        let first = try bitmap(file, 0)
        #expect(first.pixel(1, 0) == red && first.pixel(7, 5) == Pixel(0, 255, 0))
        let second = try bitmap(file, 1)
        #expect(second.pixel(1, 0) == blue && second.pixel(3, 1) == red && second.pixel(7, 5) == red)
    }

    @Test("the first picture of a GIF is what its data is read as") func firstFrame() throws {
        let image = try #require(CGImage.decode(PictureFiles.gif)?.image)
        #expect(image.width == 8 && image.height == 6 && image.bitmap?.pixel(7, 0) == Pixel(0, 255, 0))
    }

    @Test("a GIF that breaks off has the frames that came") func partOfAGIF() throws {
        let file = try #require(StoredPictures(PictureFiles.gif.prefix(120)))
        #expect(file.count == 1 && file.gif?.isComplete == false)
        #expect(try bitmap(file).pixel(0, 0) == red)
    }

    @Test("a TIFF file has pages") func pages() throws {
        let file = try #require(StoredPictures(PictureFiles.tiff))
        #expect(file.count == 2)
        let first = try bitmap(file, 0), second = try bitmap(file, 1)
        #expect(first.width == 5 && first.height == 3 && first.pixel(4, 2) == Pixel(1, 2, 3))
        #expect(second.width == 7 && second.height == 2 && second.pixel(6, 1) == Pixel(9, 9, 9))
    }

    @Test("Windows' bitmaps are read") func bitmaps() throws {
        let picture = try #require(CGImage.decode(PictureFiles.bmp)?.image)
        #expect(picture.width == 5 && picture.height == 3 && picture.isOpaque && picture.bitmap?.pixel(4, 2) == red)
    }

    @Test("the bytes of a file's picture are red, green, blue and alpha, which the colours are not multiplied by, in rows without gaps") func bytes() throws {
        let picture = try #require(CGImage.decode(PictureFiles.bmp)?.image)
        #expect(picture.alphaInfo == .noneSkipLast && picture.byteOrderInfo == .orderDefault && picture.bitsPerPixel == 32 && picture.bytesPerRow == 20)
        let bytes = try #require(picture.dataProvider?.data as Data?)
        #expect(bytes.count == 60 && Array(bytes.suffix(4)) == [255, 0, 0, 255])
        let icon = try #require(StoredPictures(PictureFiles.icon)?.picture(at: 1)?.image)
        let iconBytes = try #require(icon.dataProvider?.data as Data?)
        #expect(icon.alphaInfo == .last && Array(iconBytes.prefix(4)) == [255, 0, 0, 128])
    }

    @Test("an icon has its sizes in the order of the file") func icons() throws {
        let bitmaps = try #require(StoredPictures(PictureFiles.icon))
        #expect(bitmaps.count == 2)
        #expect(try bitmap(bitmaps, 0).pixel(3, 3) == blue)
        let half = try bitmap(bitmaps, 1).pixel(0, 0)
        #expect(half.alpha == 128 && half.red == 128 && half.blue == 0)
        let files = try #require(StoredPictures(PictureFiles.iconOfPNG))
        #expect(files.count == 2)
        #expect(try bitmap(files, 0).width == 16)
        #expect(try bitmap(files, 1).width == 32)
        #expect(try bitmap(files, 1).pixel(31, 31) == blue)
    }

    @Test("WebP is read where its library is installed") func webp() throws {
        guard StoredPictures.readableFormats.contains(.webp) else { return }
        let pixel = try bitmap(StoredPictures(PictureFiles.webp)).pixel(4, 2)
        #expect(pixel.alpha == 128 && pixel.red == 128 && pixel.green == 0)
    }

    @Test("files that were changed at random do no harm") func mutations() {
        var random = SeededGenerator(20)
        let files = [PictureFiles.gif, PictureFiles.tiff, PictureFiles.bmp, PictureFiles.icon, PictureFiles.iconOfPNG, PictureFiles.webp]
        for file in files {
            for _ in 0..<300 {
                var data = file
                for _ in 0..<Int.random(in: 1...5, using: &random) {
                    data[Int.random(in: 0..<data.count, using: &random)] = UInt8.random(in: 0...255, using: &random)
                }
                if Int.random(in: 0..<4, using: &random) == 0 { data = data.prefix(Int.random(in: 0..<data.count, using: &random)) }
                guard let pictures = StoredPictures(data) else { continue }
                for index in 0..<min(pictures.count, 4) {
                    guard let image = pictures.picture(at: index)?.image else { continue }
                    // What is large is refused or read, which only takes long.
                    if image.width * image.height < 100_000 { _ = image.bitmap }
                }
            }
        }
    }

    @Test("sizes that nobody has memory for are refused") func limits() {
        var gif = PictureFiles.gif
        gif.replaceSubrange(6..<10, with: [0xFF, 0x7F, 0xFF, 0x7F])
        #expect(StoredPictures(gif) == nil)
        var bmp = PictureFiles.bmp
        bmp.replaceSubrange(18..<26, with: [0xFF, 0x7F, 0, 0, 0xFF, 0x7F, 0, 0])
        #expect(StoredPictures(bmp) == nil)
        var icon = PictureFiles.icon
        icon.replaceSubrange(42..<50, with: [0xFF, 0x7F, 0, 0, 0xFF, 0x7F, 0, 0])
        #expect(StoredPictures(icon)?.count == 1)
    }
}
