import Foundation

/// Writes bits, lowest first. The buffer must be large enough.
struct BitWriter {
    private var next: UnsafeMutablePointer<UInt8>
    private var bits: UInt64 = 0
    private var bitCount: UInt64 = 0
    private let start: UnsafeMutablePointer<UInt8>

    init(_ start: UnsafeMutablePointer<UInt8>) {
        self.start = start
        next = start
    }

    var byteCount: Int { next - start }

    /// Appends up to 32 bits.
    @inline(__always)
    mutating func write(_ value: UInt64, _ count: UInt64) {
        bits |= value &<< bitCount
        bitCount &+= count
        if bitCount >= 32 {
            UnsafeMutableRawPointer(next).storeBytes(of: UInt32(truncatingIfNeeded: bits).littleEndian, as: UInt32.self)
            next += 4
            bits &>>= 32
            bitCount &-= 32
        }
    }

    /// Fills up the last byte with zeros.
    mutating func align() {
        while bitCount > 0 {
            next.pointee = UInt8(truncatingIfNeeded: bits)
            next += 1
            bits &>>= 8
            bitCount = bitCount > 8 ? bitCount - 8 : 0
        }
        bits = 0
    }
}

/// Tokens on their way into one deflate block with codes of its own.
struct DeflateBlock {
    let source: PNGSource
    let firstRow: Int
    let tokens: UnsafeBufferPointer<UInt32>

    private static let endOfBlock = 256

    /// The block and an empty stored one after it, so that the next can begin on a whole byte.
    func encode() -> ByteBuffer {
        let statistics = countSymbols()
        let literalCode = HuffmanCode(frequencies: statistics.literals, limit: 15)
        let distanceCode = HuffmanCode(frequencies: statistics.distances, limit: 15)
        var size = 4096 + statistics.matches * 6
        for symbol in 0...Self.endOfBlock { size += statistics.literals[symbol] * Int(literalCode.lengths[symbol]) / 8 + 1 }
        let buffer = ByteBuffer(capacity: size)
        var writer = BitWriter(buffer.start)
        writeHeader(literalCode, distanceCode, &writer)
        writeTokens(literalCode, distanceCode, &writer)
        writer.write(UInt64(literalCode.codes[Self.endOfBlock]), UInt64(literalCode.lengths[Self.endOfBlock]))
        writer.write(0, 3)
        writer.align()
        writer.write(0xFFFF_0000, 32)
        buffer.setCount(writer.byteCount)
        return buffer
    }

    // MARK: Statistics

    private struct Statistics {
        var literals = [Int](repeating: 0, count: 286)
        var distances = [Int](repeating: 0, count: 30)
        var matches = 0
    }

    private func countSymbols() -> Statistics {
        var statistics = Statistics()
        let left = DistanceSymbol(source.pixelLength)
        let above = DistanceSymbol(min(32768, source.rowLength))
        let step = UInt32(source.pixelLength)
        statistics.literals.withUnsafeMutableBufferPointer { literals in
            var cursor = Cursor(source, row: firstRow)
            var leftMatches = 0
            var aboveMatches = 0
            for token in tokens {
                let count = token & PNGBand.Token.countMask
                switch token & ~PNGBand.Token.countMask {
                case PNGBand.Token.filter:
                    literals[0] += 1
                    cursor.advance(bytes: 1)
                case PNGBand.Token.literals:
                    for index in 0..<Int(count) {
                        let pixel = source.fileOrder(cursor.pixels[index])
                        literals[Int(pixel & 255)] += 1
                        literals[Int(pixel >> 8 & 255)] += 1
                        literals[Int(pixel >> 16 & 255)] += 1
                        if step == 4 { literals[Int(pixel >> 24)] += 1 }
                    }
                    cursor.advance(bytes: Int(count * step))
                case PNGBand.Token.left:
                    leftMatches += Self.forEachMatch(Int(count * step)) { literals[LengthSymbol.all[$0].symbol] += $1 }
                    cursor.advance(bytes: Int(count * step))
                default:
                    aboveMatches += Self.forEachMatch(Int(count)) { literals[LengthSymbol.all[$0].symbol] += $1 }
                    cursor.advance(bytes: Int(count))
                }
            }
            literals[Self.endOfBlock] = 1
            statistics.matches = leftMatches + aboveMatches
            statistics.distances[left.symbol] += leftMatches
            statistics.distances[above.symbol] += aboveMatches
        }
        return statistics
    }

    /// Cuts a repetition of `length` bytes (3 at least) into matches of 3 to 258, longest first; `body` gets lengths and
    /// how many of them. Returns how many there are.
    @inline(__always)
    @discardableResult
    static func forEachMatch(_ length: Int, _ body: (Int, Int) -> Void) -> Int {
        var full = length / 258
        var rest = length % 258
        if rest == 1 || rest == 2 {
            full -= 1
            if full > 0 { body(258, full) }
            body(255, 1)
            rest += 3
            body(rest, 1)
            return full + 2
        }
        if full > 0 { body(258, full) }
        if rest > 0 {
            body(rest, 1)
            full += 1
        }
        return full
    }

    // MARK: Output

    private func writeTokens(_ literalCode: HuffmanCode, _ distanceCode: HuffmanCode, _ writer: inout BitWriter) {
        let literals: [(bits: UInt64, count: UInt64)] = zip(literalCode.codes, literalCode.lengths).map { (UInt64($0), UInt64($1)) }
        let left = DistanceSymbol(source.pixelLength).bits(distanceCode)
        let above = DistanceSymbol(min(32768, source.rowLength)).bits(distanceCode)
        let lengths = LengthSymbol.all.map { $0.bits(literalCode) }
        let step = source.pixelLength
        var output = writer
        literals.withUnsafeBufferPointer { literals in
            lengths.withUnsafeBufferPointer { lengths in
                var cursor = Cursor(source, row: firstRow)
                for token in tokens {
                    let count = Int(token & PNGBand.Token.countMask)
                    switch token & ~PNGBand.Token.countMask {
                    case PNGBand.Token.filter:
                        output.write(literals[0].bits, literals[0].count)
                        cursor.advance(bytes: 1)
                    case PNGBand.Token.literals:
                        for index in 0..<count { write(cursor.pixels[index], literals, &output) }
                        cursor.advance(bytes: count * step)
                    case PNGBand.Token.left:
                        write(count * step, lengths, left, &output)
                        cursor.advance(bytes: count * step)
                    default:
                        write(count, lengths, above, &output)
                        cursor.advance(bytes: count)
                    }
                }
            }
        }
        writer = output
    }

    @inline(__always)
    private func write(
        _ pixel: UInt32, _ literals: UnsafeBufferPointer<(bits: UInt64, count: UInt64)>, _ output: inout BitWriter
    ) {
        let ordered = source.fileOrder(pixel)
        let c0 = literals[Int(ordered & 255)], c1 = literals[Int(ordered >> 8 & 255)], c2 = literals[Int(ordered >> 16 & 255)]
        output.write(c0.bits | c1.bits &<< c0.count, c0.count &+ c1.count)
        if source.hasAlpha {
            let c3 = literals[Int(ordered >> 24)]
            output.write(c2.bits | c3.bits &<< c2.count, c2.count &+ c3.count)
        } else {
            output.write(c2.bits, c2.count)
        }
    }

    @inline(__always)
    private func write(
        _ length: Int, _ lengths: UnsafeBufferPointer<(bits: UInt64, count: UInt64)>,
        _ distance: (bits: UInt64, count: UInt64), _ output: inout BitWriter
    ) {
        Self.forEachMatch(length) { length, repetitions in
            let code = lengths[length]
            for _ in 0..<repetitions {
                output.write(code.bits, code.count)
                output.write(distance.bits, distance.count)
            }
        }
    }

    /// The block's header: both codes' lengths, themselves coded.
    private func writeHeader(_ literalCode: HuffmanCode, _ distanceCode: HuffmanCode, _ writer: inout BitWriter) {
        let literalCount = max(257, (literalCode.lengths.lastIndex { $0 > 0 } ?? 0) + 1)
        let distanceCount = max(1, (distanceCode.lengths.lastIndex { $0 > 0 } ?? 0) + 1)
        let all = Array(literalCode.lengths[0..<literalCount] + distanceCode.lengths[0..<distanceCount])
        let runs = Self.runs(of: all)
        var frequencies = [Int](repeating: 0, count: 19)
        for run in runs { frequencies[run.symbol] += 1 }
        let code = HuffmanCode(frequencies: frequencies, limit: 7)
        let order = [16, 17, 18, 0, 8, 7, 9, 6, 10, 5, 11, 4, 12, 3, 13, 2, 14, 1, 15]
        let sent = max(4, (order.lastIndex { code.lengths[$0] > 0 } ?? 0) + 1)
        // Not the last block, codes of its own.
        writer.write(0b100, 3)
        writer.write(UInt64(literalCount - 257), 5)
        writer.write(UInt64(distanceCount - 1), 5)
        writer.write(UInt64(sent - 4), 4)
        for symbol in order.prefix(sent) { writer.write(UInt64(code.lengths[symbol]), 3) }
        for run in runs {
            writer.write(UInt64(code.codes[run.symbol]), UInt64(code.lengths[run.symbol]))
            writer.write(UInt64(run.extra), UInt64(run.extraBits))
        }
    }

    /// Code lengths with repetitions named: 16 repeats the last, 17 and 18 zeros.
    private static func runs(of lengths: [UInt8]) -> [(symbol: Int, extra: Int, extraBits: Int)] {
        var result: [(symbol: Int, extra: Int, extraBits: Int)] = []
        var index = 0
        while index < lengths.count {
            let value = lengths[index]
            var count = 1
            while index + count < lengths.count, lengths[index + count] == value { count += 1 }
            index += count
            if value == 0 {
                while count >= 3 {
                    let part = min(count, 138)
                    result.append(part > 10 ? (18, part - 11, 7) : (17, part - 3, 3))
                    count -= part
                }
            } else {
                result.append((Int(value), 0, 0))
                count -= 1
                while count >= 3 {
                    let part = min(count, 6)
                    result.append((16, part - 3, 2))
                    count -= part
                }
            }
            for _ in 0..<count { result.append((Int(value), 0, 0)) }
        }
        return result
    }
}

/// A place in the picture, walked byte by byte of the file.
private struct Cursor {
    let source: PNGSource
    private var row: Int
    /// Bytes of the row behind us, its filter byte included.
    private var offset = 0

    init(_ source: PNGSource, row: Int) {
        self.source = source
        self.row = row
    }

    /// The pixels from here on. Valid between pixels only.
    @inline(__always)
    var pixels: UnsafePointer<UInt32> { source.row(row) + (offset - 1) / source.pixelLength }

    @inline(__always)
    mutating func advance(bytes: Int) {
        offset += bytes
        if offset >= source.rowLength {
            row += offset / source.rowLength
            offset %= source.rowLength
        }
    }
}

/// How deflate writes the length of a match.
struct LengthSymbol {
    let symbol: Int
    let extra: Int
    let extraBits: Int

    /// For lengths 0 to 258; those below 3 are not used.
    static let all: [LengthSymbol] = (0...258).map { length in
        if length < 3 { return LengthSymbol(symbol: 257, extra: 0, extraBits: 0) }
        if length == 258 { return LengthSymbol(symbol: 285, extra: 0, extraBits: 0) }
        if length < 11 { return LengthSymbol(symbol: 254 + length, extra: 0, extraBits: 0) }
        let value = length - 3
        let extraBits = (Int.bitWidth - 1 - value.leadingZeroBitCount) - 2
        let group = (value >> extraBits) & 3
        return LengthSymbol(
            symbol: 261 + extraBits * 4 + group, extra: value & ((1 << extraBits) - 1), extraBits: extraBits)
    }

    func bits(_ code: HuffmanCode) -> (bits: UInt64, count: UInt64) {
        let length = UInt64(code.lengths[symbol])
        return (UInt64(code.codes[symbol]) | UInt64(extra) << length, length + UInt64(extraBits))
    }
}

/// How deflate writes the distance of a match.
struct DistanceSymbol {
    let symbol: Int
    let extra: Int
    let extraBits: Int

    init(_ distance: Int) {
        let value = distance - 1
        if value < 4 {
            (symbol, extra, extraBits) = (value, 0, 0)
        } else {
            let top = Int.bitWidth - 1 - value.leadingZeroBitCount
            extraBits = top - 1
            symbol = top * 2 + (value >> extraBits & 1)
            extra = value & ((1 << extraBits) - 1)
        }
    }

    func bits(_ code: HuffmanCode) -> (bits: UInt64, count: UInt64) {
        let length = UInt64(code.lengths[symbol])
        return (UInt64(code.codes[symbol]) | UInt64(extra) << length, length + UInt64(extraBits))
    }
}
