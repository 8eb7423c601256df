import Foundation
internal import CImageCodecs

/// Rows of a band that are stored as the difference from what their neighbours foretell (PNG's filter 4), as suits
/// photographs. Each begins with its filter byte.
final class PaethRows: @unchecked Sendable {
    private let source: PNGSource
    private var storage: UnsafeMutablePointer<UInt8>?
    private let capacity: Int
    private var used = 0
    /// Rows in the order of the file, with a pixel of zeros before the first.
    private let current: UnsafeMutablePointer<UInt8>
    private let above: UnsafeMutablePointer<UInt8>

    init(_ source: PNGSource, rowCount: Int) {
        self.source = source
        capacity = rowCount * source.rowLength
        current = .allocate(capacity: source.rowLength + 3)
        above = .allocate(capacity: source.rowLength + 3)
        current.update(repeating: 0, count: source.rowLength + 3)
        above.update(repeating: 0, count: source.rowLength + 3)
    }

    deinit {
        storage?.deallocate()
        current.deallocate()
        above.deallocate()
    }

    /// The rows added so far.
    var bytes: UnsafePointer<UInt8>? { storage.map { UnsafePointer($0) } }

    /// Adds a row of the picture and returns the sums of its bytes for Adler-32: their sum, and their sum weighted.
    func add(row index: Int) -> (bytes: Int, weighted: Int) {
        let step = source.pixelLength
        let start = storage ?? .allocate(capacity: capacity)
        storage = start
        load(index, into: current + step)
        if index > 0 { load(index - 1, into: above + step) } else { above.update(repeating: 0, count: source.rowLength + 3) }
        let output = start + used
        output[0] = 4
        Self.filter(current, above, into: output + 1, count: source.rowLength - 1, step: step)
        used += source.rowLength
        let sums = libdeflate_adler32(0, output, source.rowLength)
        return (Int(sums & 0xFFFF), Int(sums >> 16))
    }

    private func load(_ index: Int, into bytes: UnsafeMutablePointer<UInt8>) {
        let row = source.pixels + index * source.pixelsPerRow
        if source.hasAlpha {
            for x in 0..<source.width {
                let value = PNGSource.straight(row[x], hasAlpha: true)
                let swapped = (value & 0xFF00_FF00) | (value &>> 16 & 0xFF) | (value & 0xFF) &<< 16
                UnsafeMutableRawPointer(bytes + x &* 4).storeBytes(of: swapped.littleEndian, as: UInt32.self)
            }
        } else {
            for x in 0..<source.width {
                let value = row[x]
                bytes[x &* 3] = UInt8(truncatingIfNeeded: value &>> 16)
                bytes[x &* 3 &+ 1] = UInt8(truncatingIfNeeded: value &>> 8)
                bytes[x &* 3 &+ 2] = UInt8(truncatingIfNeeded: value)
            }
        }
    }

    /// Subtracts from each byte whichever of left, above and upper left is nearest to left + above - upper left.
    private static func filter(
        _ current: UnsafePointer<UInt8>, _ above: UnsafePointer<UInt8>, into output: UnsafeMutablePointer<UInt8>,
        count: Int, step: Int
    ) {
        for index in 0..<count {
            let left = Int16(current[index])
            let up = Int16(above[index &+ step])
            let corner = Int16(above[index])
            let toLeft = abs(up &- corner)
            let toUp = abs(left &- corner)
            let toCorner = abs(left &+ up &- corner &- corner)
            let upOrCorner = toUp <= toCorner ? up : corner
            let nearest = toLeft <= min(toUp, toCorner) ? left : upOrCorner
            output[index] = UInt8(truncatingIfNeeded: Int16(current[index &+ step]) &- nearest)
        }
    }
}
