import Foundation

/// Bytes in memory that Swift does not clear first.
final class ByteBuffer: @unchecked Sendable {
    let start: UnsafeMutablePointer<UInt8>
    private(set) var count = 0

    init(capacity: Int) {
        start = .allocate(capacity: capacity)
    }

    deinit {
        start.deallocate()
    }

    func setCount(_ count: Int) { self.count = count }
}

/// Deflate blocks that end on a whole byte, and the checksum of what they hold.
struct CompressedBand: Sendable {
    var bytes: ByteBuffer
    var checksum: Adler
}

/// Some rows of a picture on their way into deflate blocks.
struct PNGBand {
    /// What a token stands for. Its count is in the lower 30 bits.
    enum Token {
        /// Pixels as they are, found in the picture.
        static let literals: UInt32 = 0 << 30
        /// Pixels as the one before.
        static let left: UInt32 = 1 << 30
        /// Bytes, filter bytes included, as those one row above.
        static let above: UInt32 = 2 << 30
        /// The filter byte, 0.
        static let filter: UInt32 = 3 << 30
        static let countMask: UInt32 = (1 << 30) - 1
    }

    let source: PNGSource
    let rows: Range<Int>
    /// Whether the row above is near enough for deflate to point at.
    private let reachesAbove: Bool
    private let tokens: UnsafeMutablePointer<UInt32>
    private var tokenCount = 0
    /// Bytes as those above that are not in the tokens yet.
    private var pendingAbove = 0
    private var checksum: Adler
    /// The sums of the row before: of its bytes, of its bytes weighted by pixel, of its bytes weighted by place in a pixel.
    private var sums = RowSums()

    struct RowSums {
        var bytes = 0
        var byPixel = 0
        var byChannel = 0
    }

    init(_ source: PNGSource, rows: Range<Int>) {
        self.source = source
        self.rows = rows
        reachesAbove = source.rowLength <= 32768
        tokens = .allocate(capacity: rows.count * (source.width + 3) + 8)
        checksum = Adler(partOf: rows.count * source.rowLength)
    }

    consuming func compress() -> CompressedBand {
        var band = self
        for row in band.rows { band.tokenize(row) }
        band.flushAbove()
        let bytes = DeflateBlock(
            source: band.source, firstRow: band.rows.lowerBound,
            tokens: UnsafeBufferPointer(start: band.tokens, count: band.tokenCount)
        ).encode()
        band.tokens.deallocate()
        return CompressedBand(bytes: bytes, checksum: band.checksum)
    }

    private mutating func tokenize(_ index: Int) {
        let row = source.row(index)
        if index == rows.lowerBound {
            measure(row)
            if index == 0 || !reachesAbove {
                tokenizeAlone(row)
                return appendChecksum()
            }
        }
        if index > 0 {
            let above = source.row(index - 1)
            if reachesAbove, source.mask == .max, memcmp(row, above, source.width * 4) == 0 {
                pendingAbove += source.rowLength
            } else if reachesAbove {
                tokenize(row, below: above, updatesSums: index > rows.lowerBound)
            } else {
                if index > rows.lowerBound { measure(row) }
                tokenizeAlone(row)
            }
        }
        appendChecksum()
    }

    /// A row in which only runs are looked for.
    private mutating func tokenizeAlone(_ row: UnsafePointer<UInt32>) {
        flushAbove()
        add(Token.filter | 1)
        var x = 0
        var literals = 0
        while x < source.width {
            let run = x > 0 ? runLength(row, from: x) : 0
            if run > 0 {
                flush(&literals)
                add(Token.left | UInt32(run))
                x += run
            } else {
                literals += 1
                x += 1
            }
        }
        flush(&literals)
    }

    private mutating func tokenize(_ row: UnsafePointer<UInt32>, below above: UnsafePointer<UInt32>, updatesSums: Bool) {
        pendingAbove += 1
        let width = source.width
        let mask = source.mask
        var x = 0
        var literals = 0
        while x < width {
            if (row[x] ^ above[x]) & mask == 0 {
                let same = sameLength(row, above, from: x)
                // Pointing up costs more bits than two or three literals of a run of them.
                if same > 2 || literals == 0 || x + same == width {
                    flush(&literals)
                    pendingAbove += same * source.pixelLength
                    x += same
                    continue
                }
            }
            flushAbove()
            let run = x > 0 ? runLength(row, from: x) : 0
            if run > 0 {
                flush(&literals)
                add(Token.left | UInt32(run))
                if updatesSums { for column in x..<x + run { update(row, above, column) } }
                x += run
            } else {
                if updatesSums { update(row, above, x) }
                literals += 1
                x += 1
            }
        }
        flush(&literals)
    }

    /// How many pixels from `x` on equal those above.
    @inline(__always)
    private func sameLength(_ row: UnsafePointer<UInt32>, _ above: UnsafePointer<UInt32>, from x: Int) -> Int {
        let width = source.width
        let mask = SIMD8<UInt32>(repeating: source.mask)
        var end = x
        while end + 8 <= width {
            let a = UnsafeRawPointer(row + end).loadUnaligned(as: SIMD8<UInt32>.self)
            let b = UnsafeRawPointer(above + end).loadUnaligned(as: SIMD8<UInt32>.self)
            if ((a ^ b) & mask) != SIMD8<UInt32>(repeating: 0) { break }
            end += 8
        }
        while end < width, (row[end] ^ above[end]) & source.mask == 0 { end += 1 }
        return end - x
    }

    /// How many pixels from `x` on equal the one before `x`.
    @inline(__always)
    private func runLength(_ row: UnsafePointer<UInt32>, from x: Int) -> Int {
        let width = source.width
        let mask = source.mask
        let value = row[x - 1] & mask
        var end = x
        let pattern = SIMD8<UInt32>(repeating: value)
        let wideMask = SIMD8<UInt32>(repeating: mask)
        if row[end] & mask != value { return 0 }
        while end + 8 <= width {
            let a = UnsafeRawPointer(row + end).loadUnaligned(as: SIMD8<UInt32>.self)
            if (a & wideMask) != pattern { break }
            end += 8
        }
        while end < width, row[end] & mask == value { end += 1 }
        return end - x
    }

    private mutating func add(_ token: UInt32) {
        tokens[tokenCount] = token
        tokenCount += 1
    }

    @inline(__always)
    private mutating func flush(_ literals: inout Int) {
        guard literals > 0 else { return }
        add(Token.literals | UInt32(literals))
        literals = 0
    }

    @inline(__always)
    private mutating func flushAbove() {
        guard pendingAbove > 0 else { return }
        // Deflate's matches have three bytes at least; only a filter byte can stand alone.
        add(pendingAbove == 1 ? Token.filter | 1 : Token.above | UInt32(pendingAbove))
        pendingAbove = 0
    }

    /// The sums of a whole row.
    private mutating func measure(_ row: UnsafePointer<UInt32>) {
        sums = RowSums()
        for x in 0..<source.width {
            let (all, placed) = Self.channelSums(source.fileOrder(row[x]))
            sums.bytes += all
            sums.byPixel += all * x
            sums.byChannel += placed
        }
    }

    /// Carries the sums on from the row above at one column.
    @inline(__always)
    private mutating func update(_ row: UnsafePointer<UInt32>, _ above: UnsafePointer<UInt32>, _ x: Int) {
        let (all, placed) = Self.channelSums(source.fileOrder(row[x]))
        let (oldAll, oldPlaced) = Self.channelSums(source.fileOrder(above[x]))
        sums.bytes += all - oldAll
        sums.byPixel += (all - oldAll) * x
        sums.byChannel += placed - oldPlaced
    }

    /// The sum of a pixel's bytes, and their sum weighted by place.
    @inline(__always)
    private static func channelSums(_ pixel: UInt32) -> (Int, Int) {
        let c0 = Int(pixel & 255), c1 = Int(pixel >> 8 & 255), c2 = Int(pixel >> 16 & 255), c3 = Int(pixel >> 24)
        return (c0 + c1 + c2 + c3, c1 + 2 * c2 + 3 * c3)
    }

    private mutating func appendChecksum() {
        let weighted = (source.rowLength - 1) * sums.bytes - source.pixelLength * sums.byPixel - sums.byChannel
        checksum.append(bytes: sums.bytes, weighted: weighted, count: source.rowLength)
    }
}
