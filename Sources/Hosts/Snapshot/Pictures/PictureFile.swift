import AppSession
import CoreGraphics
import Foundation
internal import PNGEncoding

/// Pictures as PNG files that carry the hash of their pixels, so that a comparison reads a hundred bytes, not the pixels.
package enum PictureFile {
    package struct Unreadable: Error, Hashable, CustomStringConvertible {
        package var description: String
    }

    /// The offset of the hash: right after the header, which every PNG file begins with.
    private static let headerLength: Int = 33
    private static let keyword: [UInt8] = Array("quince-hash".utf8) + [0]
    private static let chunkLength: Int = keyword.count + 32

    /// Writes the pixels, and `hash` with them.
    package static func write(_ picture: FrameBuffer, hash: PixelHash, to file: URL) throws {
        try write(picture.bitmap, hash: hash, to: file)
    }

    static func write(_ bitmap: Bitmap, hash: PixelHash, to file: URL) throws {
        guard var data: Data = PNGEncoder.encode(bitmap) else {
            preconditionFailure("Pixels in BGRA always make a PNG file.")
        }
        data.insert(contentsOf: chunk(of: hash), at: data.startIndex + headerLength)
        try data.write(to: file)
    }

    /// The hash a file carries, as `PixelHash.description` writes it; nil when there is no such file, or it is another
    /// program's.
    package static func hash(of file: URL) -> String? {
        guard let handle = try? FileHandle(forReadingFrom: file) else { return nil }
        defer { try? handle.close() }
        guard let head: Data = try? handle.read(upToCount: headerLength + 8 + chunkLength),
            head.count == headerLength + 8 + chunkLength
        else { return nil }
        let bytes: [UInt8] = Array(head[headerLength...])
        guard bytes[4..<8].elementsEqual("tEXt".utf8), bytes[8...].starts(with: keyword) else { return nil }
        return String(decoding: bytes[(8 + keyword.count)...], as: UTF8.self)
    }

    /// Reads a picture.
    package static func read(_ file: URL) throws -> Picture {
        let bitmap: Bitmap = try bitmap(file)
        let picture = Picture(
            copying: FrameBuffer(
                pixels: bitmap.pixels, width: bitmap.width, height: bitmap.height, stride: bitmap.bytesPerRow))
        guard bitmap.format == .opaque else { return picture }
        return Picture(
            width: picture.width, height: picture.height, pixels: picture.pixels.map { $0 | 0xFF00_0000 })
    }

    static func bitmap(_ file: URL) throws -> Bitmap {
        guard let data: Data = try? Data(contentsOf: file) else {
            throw Unreadable(description: "there is no \(file.lastPathComponent)")
        }
        guard let bitmap: Bitmap = PNGDecoder.decode(data) else {
            throw Unreadable(description: "\(file.lastPathComponent) is no PNG file")
        }
        return bitmap
    }

    /// Makes `copy` the same file as `original`, without copying where the file system can.
    package static func share(_ original: URL, as copy: URL) throws {
        do {
            try FileManager.default.linkItem(at: original, to: copy)
        } catch {
            try FileManager.default.copyItem(at: original, to: copy)
        }
    }

    private static func chunk(of hash: PixelHash) -> [UInt8] {
        let content: [UInt8] = Array("tEXt".utf8) + keyword + Array(hash.description.utf8)
        return bigEndian(UInt32(chunkLength)) + content + bigEndian(checksum(content))
    }

    private static func bigEndian(_ value: UInt32) -> [UInt8] {
        withUnsafeBytes(of: value.bigEndian) { Array($0) }
    }

    /// The checksum of PNG chunks (ISO 3309).
    private static func checksum(_ bytes: [UInt8]) -> UInt32 {
        var register: UInt32 = .max
        for byte in bytes {
            register ^= UInt32(byte)
            for _ in 0..<8 { register = register & 1 == 1 ? register >> 1 ^ 0xEDB8_8320 : register >> 1 }
        }
        return ~register
    }
}
