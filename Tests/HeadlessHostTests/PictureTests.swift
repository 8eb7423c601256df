import AppSession
import Foundation
import Testing

@testable import HeadlessHost

@Suite("Pictures")
struct PictureTests {
    private func picture(_ width: Int, _ height: Int, _ color: (Int, Int) -> UInt32) -> Picture {
        Picture(width: width, height: height, pixels: (0..<width * height).map { color($0 % width, $0 / width) })
    }

    @Test("come back from their files with their hash")
    func files() throws {
        let folder = try TemporaryFolder()
        let original = picture(20, 10) { x, y in x == 0 && y == 0 ? 0 : 0xFF00_0000 | UInt32(x * 12) << 16 | UInt32(y * 20) }
        let file = folder.url.appendingPathComponent("a.png")
        try original.write(to: file)
        #expect(PictureFile.hash(of: file) == original.hash.description)
        #expect(try PictureFile.read(file) == original)
        try Data("no picture".utf8).write(to: file)
        #expect(PictureFile.hash(of: file) == nil)
        #expect(throws: PictureFile.Unreadable.self) { try PictureFile.read(file) }
    }

    @Test("compare with recorded ones: same, different, resized, missing")
    func comparison() throws {
        let folder = try TemporaryFolder()
        let recorded = folder.url.appendingPathComponent("r.png"), difference = folder.url.appendingPathComponent("d.png")
        let original = picture(30, 30) { x, _ in 0xFF00_0000 | UInt32(x * 8) }
        let other = picture(30, 30) { x, y in y > 15 ? 0xFFFF_FFFF : 0xFF00_0000 | UInt32(x * 8) }
        let smaller = picture(20, 30) { _, _ in 0xFF00_0000 }
        func compare(_ picture: Picture) -> PictureComparison {
            var pixels = picture.pixels
            return pixels.withUnsafeMutableBytes {
                let buffer = FrameBuffer(
                    pixels: $0.baseAddress!, width: picture.width, height: picture.height, stride: picture.width * 4)
                return PictureComparison.compare(
                    buffer, hash: picture.hash, withPictureAt: recorded, difference: difference)
            }
        }
        guard case .missing = compare(original) else { return #expect(Bool(false), "nothing was recorded yet") }
        try original.write(to: recorded)
        #expect(compare(original) == .identical)
        #expect(!FileManager.default.fileExists(atPath: difference.path))
        guard case .different(let measure) = compare(other) else { return #expect(Bool(false), "half of it changed") }
        #expect((350...14 * 30).contains(measure.visiblePixels), "the rightmost columns were nearly white before")
        #expect(try PictureFile.read(difference).width == 30)
        #expect(compare(smaller) == .resized(recordedWidth: 30, recordedHeight: 30))
    }
}

/// A folder that goes away with the test.
final class TemporaryFolder {
    let url: URL
    init() throws {
        url = FileManager.default.temporaryDirectory.appendingPathComponent("quince-\(UInt64.random(in: 0 ... .max))")
        try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    }
    deinit { try? FileManager.default.removeItem(at: url) }
}
