import Foundation

/// Wide blurs at a fraction of the resolution: what is that soft shows no difference, and it costs a tenth.
struct CoarseBlur {
    private let bitmap: Bitmap
    /// Pixels of a cell's side: 2 or 4.
    private let factor: Int
    private let clampsEdges: Bool
    private let channels: Int

    /// The side of a cell for a blur of `deviation` pixels; 1 where only full resolution will do.
    static func factor(deviation: Double) -> Int {
        deviation >= 14 ? 4 : deviation >= 7 ? 2 : 1
    }

    init(_ bitmap: Bitmap, factor: Int, clampsEdges: Bool) {
        self.bitmap = bitmap
        self.factor = factor
        self.clampsEdges = clampsEdges
        channels = bitmap.format.bytesPerPixel
    }

    /// Blurs the bitmap in place. False when there is no memory for it.
    func blur(deviation: Double) -> Bool {
        // A border of one cell, for the pixels near the edges lie between it and the first cell inside.
        let cells = Bitmap(
            width: (bitmap.width + factor - 1) / factor + 2, height: (bitmap.height + factor - 1) / factor + 2,
            format: bitmap.format)
        guard let cells else { return false }
        shrink(into: cells)
        // Averaging cells and passing evenly between them blur a little themselves.
        let side = Double(factor)
        let own = (side * side - 1) / 12 + side * side / 6
        GaussianBlur.blurAtFullResolution(
            cells, deviation: (deviation * deviation - own).squareRoot() / side, clampsEdges: clampsEdges)
        enlarge(cells)
        return true
    }

    /// Each cell the mean of its pixels.
    private func shrink(into cells: Bitmap) {
        let length = cells.width * factor * channels
        let sums = UnsafeMutablePointer<UInt16>.allocate(capacity: length)
        defer { sums.deallocate() }
        let shift = UInt16(factor == 4 ? 4 : 2)
        for cellRow in 0..<cells.height {
            sums.update(repeating: 0, count: length)
            for step in 0..<factor { add(row: (cellRow - 1) * factor + step, to: sums) }
            let output = (cells.pixels + cellRow * cells.bytesPerRow).assumingMemoryBound(to: UInt8.self)
            for cell in 0..<cells.width {
                for channel in 0..<channels {
                    var sum: UInt16 = 1 << (shift - 1)
                    for step in 0..<factor { sum &+= sums[(cell &* factor &+ step) &* channels &+ channel] }
                    output[cell &* channels &+ channel] = UInt8(truncatingIfNeeded: sum &>> shift)
                }
            }
        }
    }

    /// Adds a row, with what lies beyond its ends, to sums that begin one cell before it.
    private func add(row: Int, to sums: UnsafeMutablePointer<UInt16>) {
        guard clampsEdges || (row >= 0 && row < bitmap.height) else { return }
        let line = (bitmap.pixels + max(0, min(bitmap.height - 1, row)) * bitmap.bytesPerRow).assumingMemoryBound(to: UInt8.self)
        let inside = sums + factor * channels
        for index in 0..<bitmap.width * channels { inside[index] &+= UInt16(line[index]) }
        guard clampsEdges else { return }
        for index in 0..<factor * channels { sums[index] &+= UInt16(line[index % channels]) }
        let last = line + (bitmap.width - 1) * channels
        let total = ((bitmap.width + factor - 1) / factor + 2) * factor
        for pixel in factor + bitmap.width..<total {
            for channel in 0..<channels { sums[pixel * channels + channel] &+= UInt16(last[channel]) }
        }
    }

    /// Each pixel evenly between the middles of the cells around it.
    private func enlarge(_ cells: Bitmap) {
        let length = cells.width * channels
        let mixed = UnsafeMutablePointer<UInt16>.allocate(capacity: length)
        defer { mixed.deallocate() }
        for row in 0..<bitmap.height {
            let (first, weight) = place(row)
            let upper = (cells.pixels + first * cells.bytesPerRow).assumingMemoryBound(to: UInt8.self)
            let lower = upper + cells.bytesPerRow
            for index in 0..<length { mixed[index] = UInt16(upper[index]) &* (8 &- weight) &+ UInt16(lower[index]) &* weight }
            let output = (bitmap.pixels + row * bitmap.bytesPerRow).assumingMemoryBound(to: UInt8.self)
            if channels == 1 { writeRow(mixed, output, channels: 1) } else { writeRow(mixed, output, channels: 4) }
        }
    }

    @inline(__always)
    private func writeRow(_ mixed: UnsafePointer<UInt16>, _ output: UnsafeMutablePointer<UInt8>, channels: Int) {
        for column in 0..<bitmap.width {
            let (first, weight) = place(column)
            let left = mixed + first &* channels
            for channel in 0..<channels {
                let value = left[channel] &* (8 &- weight) &+ left[channel &+ channels] &* weight &+ 32
                output[column &* channels &+ channel] = UInt8(truncatingIfNeeded: value &>> 6)
            }
        }
    }

    /// The cell whose middle comes before a pixel's, counting the border, and the eighths of the way to the next one.
    @inline(__always)
    private func place(_ pixel: Int) -> (Int, UInt16) {
        // The pixel's middle in eighths of a cell, from the middle of the border cell.
        let eighths = factor == 4 ? pixel &* 2 &+ 5 : pixel &* 4 &+ 6
        return (eighths &>> 3, UInt16(truncatingIfNeeded: eighths & 7))
    }
}
