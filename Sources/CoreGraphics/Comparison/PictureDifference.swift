import Foundation

/// How far two pictures differ to the eye.
///
/// Colours are compared over white, by the distance in the YIQ space of television weighted as eyes weigh it (Kotsarenko
/// and Ramos, 2010). Pixels that look like smoothed edges in either picture are left out on request, since edges move by
/// fractions of a pixel between rasterisers (Vyšniauskas, 2009).
package struct PictureDifference: Hashable, Sendable {
    /// Pixels whose difference exceeds the tolerance.
    package var differingPixels: Int
    /// Pixels over the tolerance that were left out as smoothed edges.
    package var smoothedPixels: Int
    /// All pixels.
    package var totalPixels: Int
    /// The greatest difference of any pixel that counts: 0 is none, 1 is black against white.
    package var greatest: Double
    /// Pixels around everything that differs; nil when nothing does.
    package var bounds: CGRect?

    /// 0 to 1.
    package var fraction: Double { totalPixels == 0 ? 0 : Double(differingPixels) / Double(totalPixels) }

    package enum PixelVerdict: UInt8 { case same, smoothed, different }

    /// Nil when the sizes differ.
    ///
    /// - Parameters:
    ///   - tolerance: how much of the distance from black to white one pixel may differ without counting.
    ///   - ignoresSmoothing: leaves smoothed edges out.
    ///   - report: called for each pixel that differs or was left out.
    package init?(
        _ first: Bitmap, _ second: Bitmap, tolerance: Double = 0.1, ignoresSmoothing: Bool = true,
        report: (Int, Int, PixelVerdict) -> Void = { _, _, _ in }
    ) {
        guard first.width == second.width, first.height == second.height, first.format != .coverage,
            second.format != .coverage
        else { return nil }
        let a = PictureReader(first), b = PictureReader(second)
        let limit = tolerance * tolerance
        (differingPixels, smoothedPixels, greatest) = (0, 0, 0)
        totalPixels = first.width * first.height
        for y in 0..<first.height {
            if memcmp(a.row(y), b.row(y), first.width * 4) == 0 { continue }
            for x in 0..<first.width where a.pixel(x, y) != b.pixel(x, y) {
                let distance = Self.squaredDistance(a.color(x, y), b.color(x, y))
                guard distance > limit else {
                    greatest = max(greatest, distance)
                    continue
                }
                if ignoresSmoothing, a.isSmoothedEdge(x, y, other: b) || b.isSmoothedEdge(x, y, other: a) {
                    smoothedPixels += 1
                    report(x, y, .smoothed)
                    continue
                }
                greatest = max(greatest, distance)
                differingPixels += 1
                let pixel = CGRect(x: x, y: y, width: 1, height: 1)
                bounds = bounds?.union(pixel) ?? pixel
                report(x, y, .different)
            }
        }
        greatest = greatest.squareRoot()
    }

    /// The second picture faded, with differing pixels red and smoothed ones yellow. Nil when the sizes differ.
    package static func picture(_ first: Bitmap, _ second: Bitmap, tolerance: Double = 0.1) -> Bitmap? {
        guard let result = Bitmap(width: second.width, height: second.height, format: .opaque) else { return nil }
        let reader = PictureReader(second)
        let rows = (0..<second.height).map {
            (result.pixels + $0 * result.bytesPerRow).assumingMemoryBound(to: UInt32.self)
        }
        for y in 0..<second.height {
            for x in 0..<second.width {
                let gray = UInt32(255 - (255 - PictureReader.luma(reader.color(x, y))) * 0.1)
                rows[y][x] = 0xFF00_0000 | gray << 16 | gray << 8 | gray
            }
        }
        let difference = PictureDifference(first, second, tolerance: tolerance) { x, y, verdict in
            rows[y][x] = verdict == .different ? 0xFFFF_0000 : 0xFFFF_D000
        }
        result.markChanged()
        return difference == nil ? nil : result
    }

    /// 0 for equal colours, 1 for black and white.
    static func squaredDistance(_ a: SIMD3<Double>, _ b: SIMD3<Double>) -> Double {
        let d = a - b
        let y = (d * SIMD3(0.29889531, 0.58662247, 0.11448223)).sum()
        let i = (d * SIMD3(0.59597799, -0.27417610, -0.32180189)).sum()
        let q = (d * SIMD3(0.21147017, -0.52261711, 0.31114694)).sum()
        return (0.5053 * y * y + 0.299 * i * i + 0.1957 * q * q) / 35215
    }
}

/// Reads a picture's colours as they show over white.
struct PictureReader {
    let bitmap: Bitmap
    private let fill: UInt32

    init(_ bitmap: Bitmap) {
        self.bitmap = bitmap
        fill = bitmap.format == .opaque ? 0xFF00_0000 : 0
    }

    @inline(__always)
    func row(_ y: Int) -> UnsafePointer<UInt32> {
        UnsafePointer((bitmap.pixels + y * bitmap.bytesPerRow).assumingMemoryBound(to: UInt32.self))
    }

    @inline(__always)
    func pixel(_ x: Int, _ y: Int) -> UInt32 { row(y)[x] | fill }

    /// Red, green and blue, 0 to 255.
    func color(_ x: Int, _ y: Int) -> SIMD3<Double> {
        let pixel = pixel(x, y)
        let white = Double(255 - pixel >> 24)
        return SIMD3(Double(pixel >> 16 & 255), Double(pixel >> 8 & 255), Double(pixel & 255)) + white
    }

    static func luma(_ color: SIMD3<Double>) -> Double {
        (color * SIMD3(0.29889531, 0.58662247, 0.11448223)).sum()
    }

    /// Whether a pixel looks mixed from its neighbours: few neighbours equal it, some are darker and some lighter, and the
    /// darkest or the lightest of them belongs to a plain area in both pictures.
    func isSmoothedEdge(_ x: Int, _ y: Int, other: PictureReader) -> Bool {
        let own = Self.luma(color(x, y))
        var equal = isBorder(x, y) ? 1 : 0
        var darkest = (difference: 0.0, x: 0, y: 0)
        var lightest = (difference: 0.0, x: 0, y: 0)
        for (nx, ny) in neighbours(x, y) {
            if pixel(nx, ny) == pixel(x, y) {
                equal += 1
                if equal > 2 { return false }
                continue
            }
            let difference = Self.luma(color(nx, ny)) - own
            if difference < darkest.difference { darkest = (difference, nx, ny) }
            if difference > lightest.difference { lightest = (difference, nx, ny) }
        }
        guard darkest.difference < 0, lightest.difference > 0 else { return false }
        return isPlain(darkest.x, darkest.y) && other.isPlain(darkest.x, darkest.y)
            || isPlain(lightest.x, lightest.y) && other.isPlain(lightest.x, lightest.y)
    }

    /// Whether at least three neighbours are equal.
    private func isPlain(_ x: Int, _ y: Int) -> Bool {
        let own = pixel(x, y)
        let equal = neighbours(x, y).count { pixel($0.0, $0.1) == own }
        return equal + (isBorder(x, y) ? 1 : 0) >= 3
    }

    private func isBorder(_ x: Int, _ y: Int) -> Bool {
        x == 0 || y == 0 || x == bitmap.width - 1 || y == bitmap.height - 1
    }

    private func neighbours(_ x: Int, _ y: Int) -> [(Int, Int)] {
        var result: [(Int, Int)] = []
        for ny in max(0, y - 1)...min(bitmap.height - 1, y + 1) {
            for nx in max(0, x - 1)...min(bitmap.width - 1, x + 1) where nx != x || ny != y { result.append((nx, ny)) }
        }
        return result
    }
}
