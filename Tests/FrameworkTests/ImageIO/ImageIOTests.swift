import Foundation
import Testing
import UIKit

@testable import QuinceImageIO

private enum Files {
    static func data(_ text: String) -> Data { Data(base64Encoded: text) ?? Data() }

    /// Three frames of 8 by 6 pixels that are seen for 50, 200 and 0 milliseconds, and twice. The first is red on the left and green on the right.
    static let gif = data(
        """
        R0lGODlhCAAGAIEAAP8AAAD/AAAAAAAAACH/C05FVFNDQVBFMi4wAwECAAAh+QQABQAAACwAAAAACAAGAAAIFwABCAQQoGCAgQQNIjR4cCDDhQodGgwIACH5BAEUAAIALAEAAAAHAAYA\
        gf8AAAAA/wAAAAAAAAgZAAMEEACgIACBBA0KWGgQwMKEBR82lGgwIAAh+QQBAAACACwBAAAAAwACAIH/AAAAAP8AAAAAAAAICAABCAggMEBAADs=
        """)

    /// 8 by 8 pixels, turned, with what a camera says of them.
    static let jpeg = data(
        """
        /9j/4AAQSkZJRgABAQEAkACQAAD/4QFIRXhpZgAATU0AKgAAAAgABQEPAAIAAAAHAAAASgEQAAIAAAAET25lAAESAAMAAAABAAYAAIdpAAQAAAABAAAAUoglAAQAAAABAAAAtgAAAABR\
        dWluY2UAAAAFgpoADAAAAAEAAACUiCcAAwAAAAEAZAAAkAAABwAAAAQwMjIxkAMAAgAAABQAAACcpDQAAgAAAAUAAACwAAAAAD+EeuFHrhR7MjAyNDowNTowNiAwNzowODowOQBMZW5z\
        AAAABQABAAIAAAACTgAAAAACAAUAAAADAAAA+AADAAIAAAACVwAAAAAEAAUAAAADAAABEAAHAAUAAAADAAABKAAAAAAAAAAwAAAAAQAAAB4AAAABAAAAJAAAAAEAAAACAAAAAQAAAA8A\
        AAABAAAAAAAAAAEAAAAHAAAAAQAAAAgAAAABAAAACQAAAAH/2wBDAAgGBgcGBQgHBwcJCQgKDBQNDAsLDBkSEw8UHRofHh0aHBwgJC4nICIsIxwcKDcpLDAxNDQ0Hyc5PTgyPC4zNDL/\
        2wBDAQkJCQwLDBgNDRgyIRwhMjIyMjIyMjIyMjIyMjIyMjIyMjIyMjIyMjIyMjIyMjIyMjIyMjIyMjIyMjIyMjIyMjL/wAARCAAIAAgDASIAAhEBAxEB/8QAHwAAAQUBAQEBAQEAAAAA\
        AAAAAAECAwQFBgcICQoL/8QAtRAAAgEDAwIEAwUFBAQAAAF9AQIDAAQRBRIhMUEGE1FhByJxFDKBkaEII0KxwRVS0fAkM2JyggkKFhcYGRolJicoKSo0NTY3ODk6Q0RFRkdISUpTVFVW\
        V1hZWmNkZWZnaGlqc3R1dnd4eXqDhIWGh4iJipKTlJWWl5iZmqKjpKWmp6ipqrKztLW2t7i5usLDxMXGx8jJytLT1NXW19jZ2uHi4+Tl5ufo6erx8vP09fb3+Pn6/8QAHwEAAwEBAQEB\
        AQEBAQAAAAAAAAECAwQFBgcICQoL/8QAtREAAgECBAQDBAcFBAQAAQJ3AAECAxEEBSExBhJBUQdhcRMiMoEIFEKRobHBCSMzUvAVYnLRChYkNOEl8RcYGRomJygpKjU2Nzg5OkNERUZH\
        SElKU1RVVldYWVpjZGVmZ2hpanN0dXZ3eHl6goOEhYaHiImKkpOUlZaXmJmaoqOkpaanqKmqsrO0tba3uLm6wsPExcbHyMnK0tPU1dbX2Nna4uPk5ebn6Onq8vP09fb3+Pn6/9oADAMB\
        AAIRAxEAPwCOiiivmj7A/9k=
        """)
}

@Suite("Image I/O") @MainActor struct ImageIOTests {
    private func properties(_ source: CGImageSource, _ index: Int = 0) throws -> [String: Any] {
        try #require(CGImageSourceCopyPropertiesAtIndex(source, index, nil) as? [String: Any])
    }

    @Test("a GIF's frames are counted, and each has its picture and its time") func frames() throws {
        let source = try #require(CGImageSourceCreateWithData(Files.gif as NSData, nil))
        #expect(CGImageSourceGetCount(source) == 3 && CGImageSourceGetType(source) == "com.compuserve.gif" as NSString)
        #expect(CGImageSourceGetStatus(source) == .statusComplete && CGImageSourceCreateImageAtIndex(source, 3, nil) == nil)
        let whole = CGImageSourceCopyProperties(source, nil) as? [String: Any]
        #expect((whole?[kCGImagePropertyGIFDictionary as String] as? [String: Any])?[kCGImagePropertyGIFLoopCount as String] as? Int == 2)
        var delays: [Double] = [], clamped: [Double] = []
        for index in 0..<3 {
            #expect(CGImageSourceCreateImageAtIndex(source, index, nil)?.width == 8)
            let gif = try #require(try properties(source, index)[kCGImagePropertyGIFDictionary as String] as? [String: Any])
            delays.append(try #require(gif[kCGImagePropertyGIFUnclampedDelayTime as String] as? Double))
            clamped.append(try #require(gif[kCGImagePropertyGIFDelayTime as String] as? Double))
        }
        #expect(delays == [0.05, 0.2, 0] && clamped == [0.1, 0.2, 0.1])
    }

    @Test("an image view shows the first frame of a GIF") func firstFrame() throws {
        let image = try #require(UIImage(data: Files.gif))
        #expect(image.size == CGSize(width: 8, height: 6) && image.images == nil)
    }

    @Test("what comes piece by piece is there as far as it came") func incremental() throws {
        let source = CGImageSourceCreateIncremental(nil)
        #expect(CGImageSourceGetStatus(source) == .statusReadingHeader && CGImageSourceGetCount(source) == 0)
        CGImageSourceUpdateData(source, Files.gif.prefix(120) as NSData, false)
        #expect(CGImageSourceGetStatus(source) == .statusIncomplete && CGImageSourceGetCount(source) == 1)
        #expect(CGImageSourceCreateImageAtIndex(source, 0, nil)?.width == 8)
        CGImageSourceUpdateData(source, Files.gif as NSData, true)
        #expect(CGImageSourceGetStatus(source) == .statusComplete && CGImageSourceGetCount(source) == 3)
        CGImageSourceUpdateData(source, Files.gif.prefix(120) as NSData, true)
        #expect(CGImageSourceGetStatus(source) == .statusUnexpectedEOF)
        let none = try #require(CGImageSourceCreateWithData(Data("no picture".utf8) as NSData, nil))
        #expect(CGImageSourceGetStatus(none) == .statusUnknownType && CGImageSourceGetType(none) == nil)
    }

    @Test("what a camera wrote is read") func metadata() throws {
        let source = try #require(CGImageSourceCreateWithData(Files.jpeg as NSData, nil))
        let all = try properties(source)
        #expect(all["PixelWidth"] as? Int == 8 && all["Orientation"] as? Int == 6 && all["DPIWidth"] as? Double == 144)
        let tiff = all[kCGImagePropertyTIFFDictionary as String] as? [String: Any]
        #expect(tiff?["Make"] as? String == "Quince" && tiff?[kCGImagePropertyTIFFModel as String] as? String == "One")
        let exif = try #require(all[kCGImagePropertyExifDictionary as String] as? [String: Any])
        #expect(exif["ExposureTime"] as? Double == 0.01 && exif["ISOSpeedRatings"] as? [Int] == [100] && exif["ExifVersion"] as? [Int] == [2, 2, 1])
        #expect(exif[kCGImagePropertyExifDateTimeOriginal as String] as? String == "2024:05:06 07:08:09" && exif["LensModel"] as? String == "Lens")
        let gps = try #require(all[kCGImagePropertyGPSDictionary as String] as? [String: Any])
        let latitude = try #require(gps["Latitude"] as? Double)
        #expect(abs(latitude - 48.51) < 1e-9 && gps["LongitudeRef"] as? String == "W" && gps["TimeStamp"] as? String == "07:08:09")
    }

    @Test("thumbnails are made when they are asked for, and turned") func thumbnails() throws {
        let picture = UIGraphicsImageRenderer(size: CGSize(width: 40, height: 20), format: .init(for: UITraitCollection(displayScale: 1))).image {
            UIColor.red.setFill()
            $0.fill(CGRect(x: 0, y: 0, width: 40, height: 20))
        }
        let data = NSMutableData()
        let destination = try #require(CGImageDestinationCreateWithData(data, "public.jpeg" as NSString, 1, nil))
        let turned = [kCGImagePropertyOrientation as String: 6, kCGImageDestinationLossyCompressionQuality as String: 0.9] as NSDictionary
        CGImageDestinationAddImage(destination, try #require(picture.cgImage), turned)
        #expect(CGImageDestinationFinalize(destination))
        #expect(UIImage(data: data as Data)?.imageOrientation == .right)
        let source = try #require(CGImageSourceCreateWithData(data, nil))
        var options: [String: Any] = [kCGImageSourceCreateThumbnailFromImageAlways as String: true, kCGImageSourceThumbnailMaxPixelSize as String: 10]
        let lying = try #require(CGImageSourceCreateThumbnailAtIndex(source, 0, options as NSDictionary))
        #expect(lying.width == 10 && lying.height == 5)
        options[kCGImageSourceCreateThumbnailWithTransform as String] = true
        let upright = try #require(CGImageSourceCreateThumbnailAtIndex(source, 0, options as NSDictionary))
        #expect(upright.width == 5 && upright.height == 10)
        let half = CGImageSourceCreateImageAtIndex(source, 0, [kCGImageSourceSubsampleFactor as String: 2] as NSDictionary)
        #expect(half?.width == 20 && half?.height == 10)
    }

    @Test("a source's picture is written with its orientation, in a size and over a colour") func fromSource() throws {
        let source = try #require(CGImageSourceCreateWithData(Files.jpeg as NSData, nil))
        let data = NSMutableData()
        let destination = try #require(CGImageDestinationCreateWithData(data, "public.jpeg" as NSString, 1, nil))
        CGImageDestinationAddImageFromSource(destination, source, 0, [kCGImageDestinationImageMaxPixelSize as String: 4] as NSDictionary)
        #expect(CGImageDestinationFinalize(destination))
        let written = try #require(CGImageSourceCreateWithData(data, nil))
        let all = try properties(written)
        #expect(all["PixelWidth"] as? Int == 4 && all["Orientation"] as? Int == 6)
        #expect(CGImageDestinationCreateWithData(NSMutableData(), "com.compuserve.gif" as NSString, 3, nil) == nil)
        #expect((CGImageDestinationCopyTypeIdentifiers() as? [String])?.contains("public.png") == true)
    }

    @Test("frames are given at their times until the block says stop") func animation() async throws {
        let seen = await withCheckedContinuation { (continuation: CheckedContinuation<[Int], Never>) in
            var indices: [Int] = []
            let options = [kCGImageAnimationStartIndex as String: 1, kCGImageAnimationDelayTime as String: 0.01] as NSDictionary
            let status = CGAnimateImageDataWithBlock(Files.gif as NSData, options) { index, image, stop in
                indices.append(index)
                if indices.count == 4 {
                    stop.pointee = true
                    continuation.resume(returning: indices)
                }
            }
            #expect(status == 0)
        }
        #expect(seen == [1, 2, 1, 2])
        #expect(CGAnimateImageDataWithBlock(Data("none".utf8) as NSData, nil) { _, _, _ in } == CGImageAnimationStatus.unsupportedFormat.rawValue)
    }
}
