import Foundation

/// Blurs pixels as a Gaussian would, by three running means, which comes within 3 % of it. Time does not depend on the
/// radius.
package enum GaussianBlur {
    /// The widths and shifts of three means that together spread by `deviation` pixels.
    static func boxes(deviation: Double) -> [(before: Int, after: Int)] {
        let width = Int(deviation * 3 * (2 * Double.pi).squareRoot() / 4 + 0.5)
        guard width > 1 else { return [] }
        if width % 2 == 1 { return Array(repeating: (width / 2, width / 2), count: 3) }
        return [(width / 2, width / 2 - 1), (width / 2 - 1, width / 2), (width / 2, width / 2)]
    }

    /// How far, in whole pixels, blurring carries anything.
    package static func reach(deviation: Double) -> Int {
        boxes(deviation: deviation).reduce(0) { $0 + max($1.before, $1.after) }
    }

    /// Blurs `bitmap` in place; what lies outside it counts as transparent, or as its edge pixels with `clampsEdges`.
    package static func blur(_ bitmap: Bitmap, deviation: Double, clampsEdges: Bool = false) {
        let factor = CoarseBlur.factor(deviation: deviation)
        let coarse = CoarseBlur(bitmap, factor: factor, clampsEdges: clampsEdges)
        if factor == 1 || !coarse.blur(deviation: deviation) {
            blurAtFullResolution(bitmap, deviation: deviation, clampsEdges: clampsEdges)
        }
        bitmap.markChanged()
    }

    static func blurAtFullResolution(_ bitmap: Bitmap, deviation: Double, clampsEdges: Bool) {
        let channels = bitmap.format.bytesPerPixel
        let bytes = bitmap.pixels.assumingMemoryBound(to: UInt8.self)
        for box in boxes(deviation: deviation) {
            blurRows(
                bytes, width: bitmap.width, height: bitmap.height, bytesPerRow: bitmap.bytesPerRow, channels: channels,
                box: box, clampsEdges: clampsEdges)
        }
        for box in boxes(deviation: deviation) {
            blurColumns(
                bytes, rowLength: bitmap.width * channels, height: bitmap.height, bytesPerRow: bitmap.bytesPerRow,
                box: box, clampsEdges: clampsEdges)
        }
    }

    private static func blurRows(
        _ bytes: UnsafeMutablePointer<UInt8>, width: Int, height: Int, bytesPerRow: Int, channels: Int,
        box: (before: Int, after: Int), clampsEdges: Bool
    ) {
        let size = box.before + box.after + 1
        let scale = UInt32((1 << 24) / size)
        // The row with room for the mean on both sides, so that the loop needs no tests.
        let padded = UnsafeMutablePointer<UInt8>.allocate(capacity: (width + size) * channels)
        defer { padded.deallocate() }
        for row in 0..<height {
            let line = bytes + row * bytesPerRow
            pad(line, width: width, channels: channels, box: box, clampsEdges: clampsEdges, into: padded)
            for channel in 0..<channels {
                var sum: UInt32 = 0
                for index in 0..<size - 1 { sum &+= UInt32(padded[index &* channels &+ channel]) }
                var tail = channel
                var head = (size - 1) * channels + channel
                var out = channel
                for _ in 0..<width {
                    sum &+= UInt32(padded[head])
                    line[out] = UInt8(truncatingIfNeeded: (sum &* scale &+ (1 << 23)) >> 24)
                    sum &-= UInt32(padded[tail])
                    head &+= channels
                    tail &+= channels
                    out &+= channels
                }
            }
        }
    }

    private static func pad(
        _ line: UnsafeMutablePointer<UInt8>, width: Int, channels: Int, box: (before: Int, after: Int),
        clampsEdges: Bool, into padded: UnsafeMutablePointer<UInt8>
    ) {
        memcpy(padded + box.before * channels, line, width * channels)
        let end = (box.before + width) * channels
        if clampsEdges {
            for index in 0..<box.before * channels { padded[index] = line[index % channels] }
            let last = line + (width - 1) * channels
            for index in 0..<box.after * channels { padded[end + index] = last[index % channels] }
        } else {
            memset(padded, 0, box.before * channels)
            memset(padded + end, 0, box.after * channels)
        }
    }

    /// Keeps a running sum for each column, so that memory is walked row by row.
    private static func blurColumns(
        _ bytes: UnsafeMutablePointer<UInt8>, rowLength: Int, height: Int, bytesPerRow: Int,
        box: (before: Int, after: Int), clampsEdges: Bool
    ) {
        let size = box.before + box.after + 1
        let scale = UInt32((1 << 24) / size)
        let history = UnsafeMutablePointer<UInt8>.allocate(capacity: size * rowLength)
        let sums = UnsafeMutablePointer<UInt32>.allocate(capacity: rowLength)
        defer {
            history.deallocate()
            sums.deallocate()
        }
        sums.initialize(repeating: 0, count: rowLength)
        memset(history, 0, size * rowLength)
        // Row `r` of the source is kept in slot `r mod size` until it has left every mean.
        for row in -box.before..<height + box.after {
            let slot = history + ((row + size * 2) % size) * rowLength
            for column in 0..<rowLength { sums[column] &-= UInt32(slot[column]) }
            if row >= 0 && row < height || clampsEdges {
                memcpy(slot, bytes + max(0, min(height - 1, row)) * bytesPerRow, rowLength)
            } else {
                memset(slot, 0, rowLength)
            }
            for column in 0..<rowLength { sums[column] &+= UInt32(slot[column]) }
            let out = row - box.after
            guard out >= 0 else { continue }
            let line = bytes + out * bytesPerRow
            for column in 0..<rowLength {
                line[column] = UInt8(truncatingIfNeeded: (sums[column] &* scale &+ (1 << 23)) >> 24)
            }
        }
    }
}
