import Foundation
internal import CCairo

/// Premultiplied pixels in the rasteriser's own layout: 32-bit BGRA in memory, or 8-bit coverage.
package final class Bitmap: @unchecked Sendable {
    package enum Format: Hashable, Sendable {
        /// Blue, green, red, alpha.
        case premultiplied
        /// Blue, green, red and a byte that means nothing.
        case opaque
        /// One byte of coverage.
        case coverage

        var bytesPerPixel: Int { self == .coverage ? 1 : 4 }

        var cairoFormat: cairo_format_t {
            switch self {
            case .premultiplied: CAIRO_FORMAT_ARGB32
            case .opaque: CAIRO_FORMAT_RGB24
            case .coverage: CAIRO_FORMAT_A8
            }
        }
    }

    package let format: Format
    package let width: Int
    package let height: Int
    package let bytesPerRow: Int
    package let pixels: UnsafeMutableRawPointer
    /// The cairo surface over `pixels`.
    package let surface: OpaquePointer
    private let release: () -> Void

    /// Transparent black pixels; nil when the size is not positive or too large.
    package convenience init?(width: Int, height: Int, format: Format) {
        guard Self.isPossible(width: width, height: height, bytesPerPixel: format.bytesPerPixel) else { return nil }
        let bytesPerRow = Self.bytesPerRow(width: width, format: format)
        let (block, size) = MemoryPool.shared.take(bytesPerRow * height)
        memset(block, 0, bytesPerRow * height)
        self.init(pixels: block, width: width, height: height, bytesPerRow: bytesPerRow, format: format) {
            MemoryPool.shared.give(block, size: size)
        }
    }

    /// Pixels owned by someone else, kept alive by `release`, which runs when they are no longer needed.
    package init(
        pixels: UnsafeMutableRawPointer, width: Int, height: Int, bytesPerRow: Int, format: Format,
        release: @escaping () -> Void = {}
    ) {
        self.format = format
        self.width = width
        self.height = height
        self.bytesPerRow = bytesPerRow
        self.pixels = pixels
        self.release = release
        surface = cairo_image_surface_create_for_data(
            pixels.assumingMemoryBound(to: UInt8.self), format.cairoFormat, Int32(width), Int32(height),
            Int32(bytesPerRow))
    }

    /// A part of another bitmap, sharing its pixels. `x`, `y`, `width` and `height` must lie inside it.
    package convenience init(of parent: Bitmap, x: Int, y: Int, width: Int, height: Int) {
        let start = parent.pixels + y * parent.bytesPerRow + x * parent.format.bytesPerPixel
        self.init(pixels: start, width: width, height: height, bytesPerRow: parent.bytesPerRow, format: parent.format) {
            withExtendedLifetime(parent) {}
        }
    }

    deinit {
        cairo_surface_destroy(surface)
        release()
    }

    /// Cairo's own limit.
    package static let largestSide = 32767

    /// Whether Cairo can hold such a bitmap, and a gigabyte would suffice for it.
    static func isPossible(width: Int, height: Int, bytesPerPixel: Int) -> Bool {
        width > 0 && height > 0 && width <= largestSide && height <= largestSide
            && width * height <= (1 << 30) / bytesPerPixel
    }

    /// The distance of rows in bitmaps of their own memory: whole vectors.
    static func bytesPerRow(width: Int, format: Format) -> Int { (width * format.bytesPerPixel + 15) & ~15 }

    /// Must follow any change made through `pixels`.
    package func markChanged() { cairo_surface_mark_dirty(surface) }

    /// A copy of the pixels in memory of its own.
    package func copied() -> Bitmap? {
        guard let copy = Bitmap(width: width, height: height, format: format) else { return nil }
        let rowLength = width * format.bytesPerPixel
        for row in 0..<height {
            memcpy(copy.pixels + row * copy.bytesPerRow, pixels + row * bytesPerRow, rowLength)
        }
        copy.markChanged()
        return copy
    }
}
