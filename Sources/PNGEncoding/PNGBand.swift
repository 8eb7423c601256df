import Foundation

/// Deflate blocks that end on a whole byte, and the checksum of what they hold.
struct CompressedBand: Sendable {
    var bytes: ByteBuffer
    var checksum: Adler
}

/// The tokens that a band's pixels become on their way into a deflate block. The count is in the lower 30 bits.
enum PNGToken {
    /// Pixels as they are; a second word holds the index of the first from the picture's first pixel.
    static let literals: UInt32 = 0 << 30
    /// Pixels as the one before.
    static let left: UInt32 = 1 << 30
    /// Bytes, filter bytes included, as those one row above.
    static let above: UInt32 = 2 << 30
    /// With count 1 the filter byte 0; with a greater count bytes from the rows stored as differences.
    static let filter: UInt32 = 3 << 30
    static let countMask: UInt32 = (1 << 30) - 1
}

/// Some rows of a picture on their way into a deflate block.
struct PNGBand {
    private let source: PNGSource
    private let rows: Range<Int>
    /// Whether the row above is near enough for deflate to point at.
    private let reachesAbove: Bool
    private let tokens: UnsafeMutablePointer<UInt32>
    private var tokenCount = 0
    /// Bytes as those above that are not in the tokens yet.
    private var pendingAbove = 0
    private var checksum: Adler
    private var sums = RowSums()
    private let differences: PaethRows
    /// Whether the last row was, or as far as is known may have been, stored as differences: the next cannot point at it.
    private var endsInDifferences = true

    init(_ source: PNGSource, rows: Range<Int>) {
        self.source = source
        self.rows = rows
        reachesAbove = source.rowLength <= 32768
        tokens = .allocate(capacity: rows.count * (source.width + 8) + 8)
        checksum = Adler(partOf: rows.count * source.rowLength)
        differences = PaethRows(source, rowCount: rows.count)
    }

    consuming func compress() -> CompressedBand {
        var band = self
        for row in band.rows {
            if band.source.hasAlpha { band.tokenize(row, hasAlpha: true) } else { band.tokenize(row, hasAlpha: false) }
        }
        band.flushAbove()
        let tokens = UnsafeBufferPointer(start: band.tokens, count: band.tokenCount)
        let bytes = DeflateBlock(source: band.source, tokens: tokens, differences: band.differences).encode()
        band.tokens.deallocate()
        return CompressedBand(bytes: bytes, checksum: band.checksum)
    }

    @inline(__always)
    private mutating func tokenize(_ index: Int, hasAlpha: Bool) {
        let row = source.pixels + index * source.pixelsPerRow
        let above = row - source.pixelsPerRow
        let mayPointAbove = reachesAbove && !endsInDifferences
        if !mayPointAbove { sums = RowSums(row, count: source.width, hasAlpha: hasAlpha) }
        let before = (tokens: tokenCount, pending: pendingAbove)
        if mayPointAbove, source.mask == .max, memcmp(row, above, source.width * 4) == 0 {
            pendingAbove += source.rowLength
        } else {
            let literals =
                mayPointAbove
                ? tokenize(row, below: above, hasAlpha: hasAlpha) : tokenizeAlone(row)
            endsInDifferences = literals > source.width / 2
            if endsInDifferences {
                (tokenCount, pendingAbove) = before
                return storeDifferences(index)
            }
        }
        checksum.append(bytes: sums.bytes, weighted: sums.weighted(source), count: source.rowLength)
    }

    private mutating func storeDifferences(_ index: Int) {
        flushAbove()
        let sums = differences.add(row: index)
        add(PNGToken.filter | UInt32(source.rowLength))
        checksum.append(bytes: sums.bytes, weighted: sums.weighted, count: source.rowLength)
    }

    /// A row in which only runs are looked for. Returns how many pixels are written as they are.
    private mutating func tokenizeAlone(_ row: UnsafePointer<UInt32>) -> Int {
        flushAbove()
        add(PNGToken.filter | 1)
        let scanner = PixelScanner(width: source.width, mask: source.mask)
        var x = 0
        var literals = 0
        var plain = 0
        while x < source.width {
            let run = x > 0 ? scanner.run(row, from: x) : 0
            if run > 1 {
                addLiterals(row + x, literals)
                literals = 0
                add(PNGToken.left | UInt32(run))
                x += run
            } else {
                literals += 1
                plain += 1
                x += 1
            }
        }
        addLiterals(row + x, literals)
        return plain
    }

    /// Returns how many pixels are written as they are.
    @inline(__always)
    private mutating func tokenize(
        _ row: UnsafePointer<UInt32>, below above: UnsafePointer<UInt32>, hasAlpha: Bool
    ) -> Int {
        let scanner = PixelScanner(width: source.width, mask: source.mask)
        let width = source.width
        let mask = source.mask
        var sums = self.sums
        var pending = pendingAbove &+ 1
        var x = 0
        var literals = 0
        var plain = 0
        while x < width {
            // While literals are being collected, repetitions must be worth the change.
            let same = (row[x] ^ above[x]) & mask == 0 ? scanner.same(row, above, from: x) : 0
            if same > 2 || (same > 0 && (literals == 0 || x &+ same == width)) {
                addLiterals(row + x, literals)
                literals = 0
                pending &+= same &* source.pixelLength
                x &+= same
                continue
            }
            if pending > 0 {
                addAbove(pending)
                pending = 0
            }
            let run = x > 0 && (row[x] ^ row[x &- 1]) & mask == 0 ? scanner.run(row, from: x) : 0
            let length = max(1, run)
            if run > 1 {
                addLiterals(row + x, literals)
                literals = 0
                add(PNGToken.left | UInt32(truncatingIfNeeded: run))
            } else {
                literals &+= 1
                plain &+= 1
            }
            sums.carry(from: above + x, to: row + x, at: x, count: length, hasAlpha: hasAlpha)
            x &+= length
        }
        addLiterals(row + x, literals)
        pendingAbove = pending
        self.sums = sums
        return plain
    }

    @inline(__always)
    private mutating func add(_ token: UInt32) {
        tokens[tokenCount] = token
        tokenCount &+= 1
    }

    /// The `count` pixels before `end`.
    @inline(__always)
    private mutating func addLiterals(_ end: UnsafePointer<UInt32>, _ count: Int) {
        guard count > 0 else { return }
        add(PNGToken.literals | UInt32(truncatingIfNeeded: count))
        add(UInt32(truncatingIfNeeded: end - source.pixels - count))
    }

    @inline(__always)
    private mutating func addAbove(_ bytes: Int) {
        // Deflate's matches have three bytes at least; only a filter byte can stand alone.
        add(bytes == 1 ? PNGToken.filter | 1 : PNGToken.above | UInt32(truncatingIfNeeded: bytes))
    }

    private mutating func flushAbove() {
        if pendingAbove > 0 { addAbove(pendingAbove) }
        pendingAbove = 0
    }
}

/// Finds how far pixels repeat, two and more at a time.
private struct PixelScanner {
    let width: Int
    let mask: UInt32

    @inline(__always)
    private static func pair(_ pixels: UnsafePointer<UInt32>, _ index: Int) -> UInt64 {
        UnsafeRawPointer(pixels + index).loadUnaligned(as: UInt64.self)
    }

    @inline(__always)
    private var pairMask: UInt64 { UInt64(mask) | UInt64(mask) &<< 32 }

    /// How many pixels from `x` on equal those above.
    @inline(__always)
    func same(_ row: UnsafePointer<UInt32>, _ above: UnsafePointer<UInt32>, from x: Int) -> Int {
        let pairMask = pairMask
        var end = x
        while end &+ 8 <= width {
            let first = (Self.pair(row, end) ^ Self.pair(above, end)) | (Self.pair(row, end &+ 2) ^ Self.pair(above, end &+ 2))
            let second =
                (Self.pair(row, end &+ 4) ^ Self.pair(above, end &+ 4))
                | (Self.pair(row, end &+ 6) ^ Self.pair(above, end &+ 6))
            if (first | second) & pairMask != 0 { break }
            end &+= 8
        }
        while end < width, (row[end] ^ above[end]) & mask == 0 { end &+= 1 }
        return end &- x
    }

    /// How many pixels from `x` on equal the one before `x`.
    @inline(__always)
    func run(_ row: UnsafePointer<UInt32>, from x: Int) -> Int {
        let pairMask = pairMask
        let value = UInt64(row[x &- 1]) | UInt64(row[x &- 1]) &<< 32
        var end = x
        while end &+ 4 <= width {
            if ((Self.pair(row, end) ^ value) | (Self.pair(row, end &+ 2) ^ value)) & pairMask != 0 { break }
            end &+= 4
        }
        while end < width, (row[end] ^ row[x &- 1]) & mask == 0 { end &+= 1 }
        return end &- x
    }
}

/// The sums of a row's bytes that Adler-32 needs. They can be carried on from the row above where little changed.
private struct RowSums {
    private(set) var bytes = 0
    /// Of bytes times the index of their pixel.
    private var byPixel = 0
    /// Of bytes times their place in the pixel.
    private var byPlace = 0

    init() {}

    init(_ row: UnsafePointer<UInt32>, count: Int, hasAlpha: Bool) {
        for x in 0..<count { add(Self.sums(row[x], hasAlpha: hasAlpha), at: x) }
    }

    /// Of bytes times their distance from the row's end, 1 for the last byte.
    func weighted(_ source: PNGSource) -> Int {
        (source.rowLength - 1) * bytes - source.pixelLength * byPixel - byPlace
    }

    /// Replaces `count` pixels of the row above from pixel `x` on by others.
    @inline(__always)
    mutating func carry(
        from old: UnsafePointer<UInt32>, to new: UnsafePointer<UInt32>, at x: Int, count: Int, hasAlpha: Bool
    ) {
        for index in 0..<count {
            let added = Self.sums(new[index], hasAlpha: hasAlpha)
            let removed = Self.sums(old[index], hasAlpha: hasAlpha)
            add((added.0 &- removed.0, added.1 &- removed.1), at: x &+ index)
        }
    }

    @inline(__always)
    private mutating func add(_ pixel: (Int, Int), at x: Int) {
        bytes &+= pixel.0
        byPixel &+= pixel.0 &* x
        byPlace &+= pixel.1
    }

    /// The sum of a pixel's bytes, and of bytes times place: red is at 0, blue at 2, alpha at 3.
    @inline(__always)
    private static func sums(_ pixel: UInt32, hasAlpha: Bool) -> (Int, Int) {
        let value = PNGSource.straight(pixel, hasAlpha: hasAlpha)
        let blueRed = value & 0x00FF_00FF
        let greenAlpha = value &>> 8 & 0x00FF_00FF
        let pairs = blueRed &+ greenAlpha
        let all = (pairs &+ pairs &>> 16) & 0xFFFF
        let placed = (greenAlpha & 0xFF) &+ 2 &* (blueRed & 0xFF) &+ 3 &* (greenAlpha &>> 16)
        return (Int(all), Int(placed))
    }
}
