import AppSession
import CoreGraphics
import Foundation

/// Pixels that stay as they are: premultiplied BGRA, rows without gaps.
package struct Picture: Hashable, Sendable {
    package let width: Int
    package let height: Int
    /// One number a pixel: alpha in the highest byte, then red, green, blue.
    package let pixels: [UInt32]

    package init(width: Int, height: Int, pixels: [UInt32]) {
        precondition(pixels.count == width * height, "A picture has a pixel for every place.")
        self.width = width
        self.height = height
        self.pixels = pixels
    }

    /// A copy of what a buffer holds now.
    package init(copying buffer: FrameBuffer) {
        width = buffer.width
        height = buffer.height
        pixels = [UInt32](unsafeUninitializedCapacity: buffer.width * buffer.height) { target, count in
            for y in 0..<buffer.height {
                let row = (buffer.pixels + y * buffer.stride).assumingMemoryBound(to: UInt32.self)
                (target.baseAddress! + y * buffer.width).update(from: row, count: buffer.width)
            }
            count = buffer.width * buffer.height
        }
    }

    /// The pixel at a place, counted from the upper left.
    package subscript(x x: Int, y y: Int) -> UInt32 { pixels[y * width + x] }
}

extension Picture {
    /// Writes the picture as a PNG file that carries its hash.
    package func write(to file: URL) throws {
        try withBitmap { try PictureFile.write($0, hash: PixelHash($0), to: file) }
    }

    /// The hash of its pixels.
    package var hash: PixelHash { withBitmap { PixelHash($0) } }

    private func withBitmap<Result>(_ body: (Bitmap) throws -> Result) rethrows -> Result {
        try pixels.withUnsafeBytes { bytes in
            let memory = UnsafeMutableRawPointer(mutating: bytes.baseAddress!)
            return try body(
                Bitmap(pixels: memory, width: width, height: height, bytesPerRow: width * 4, format: .premultiplied))
        }
    }
}
