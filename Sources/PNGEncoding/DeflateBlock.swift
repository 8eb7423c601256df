import Foundation

/// Tokens on their way into one deflate block with codes of its own.
struct DeflateBlock {
    let source: PNGSource
    let tokens: UnsafeBufferPointer<UInt32>
    let differences: PaethRows

    private static let endOfBlock = 256

    /// The block and an empty stored one after it, so that the next can begin on a whole byte.
    func encode() -> ByteBuffer {
        let statistics = source.hasAlpha ? countSymbols(hasAlpha: true) : countSymbols(hasAlpha: false)
        let literalCode = HuffmanCode(frequencies: statistics.literals, limit: 15)
        let distanceCode = HuffmanCode(frequencies: statistics.distances, limit: 15)
        // A match takes 48 bits at most.
        var bits = 40_000 + statistics.matches * 48
        for symbol in 0...Self.endOfBlock { bits += statistics.literals[symbol] * Int(literalCode.lengths[symbol]) }
        let buffer = ByteBuffer(capacity: bits / 8)
        var writer = BitWriter(buffer.start)
        writeHeader(literalCode, distanceCode, &writer)
        if source.hasAlpha {
            writeTokens(literalCode, distanceCode, &writer, hasAlpha: true)
        } else {
            writeTokens(literalCode, distanceCode, &writer, hasAlpha: false)
        }
        writer.write(literalCode[Self.endOfBlock])
        writer.write(0, 3)
        writer.align()
        writer.write(0xFFFF_0000, 32)
        buffer.setCount(writer.byteCount)
        return buffer
    }

    // MARK: Statistics

    private struct Statistics {
        /// Literals and lengths.
        var literals = [Int](repeating: 0, count: 286)
        var distances = [Int](repeating: 0, count: 30)
        var matches = 0
    }

    @inline(__always)
    private func countSymbols(hasAlpha: Bool) -> Statistics {
        // A table for each channel: in gray pixels all channels would wait for the same counter.
        var channels = [UInt32](repeating: 0, count: 1024)
        var lengths = [Int](repeating: 0, count: 259)
        var filters = 0
        var matches = (left: 0, above: 0)
        channels.withUnsafeMutableBufferPointer { channels in
            lengths.withUnsafeMutableBufferPointer { lengths in
                var index = 0
                var stored = differences.bytes
                while index < tokens.count {
                    let count = Int(tokens[index] & PNGToken.countMask)
                    switch tokens[index] & ~PNGToken.countMask {
                    case PNGToken.literals:
                        index &+= 1
                        let first = source.pixels + Int(tokens[index])
                        for offset in 0..<count { Self.count(first[offset], in: channels, hasAlpha: hasAlpha) }
                    case PNGToken.left:
                        matches.left += LengthSymbol.forEachMatch(count * source.pixelLength) { lengths[$0] += $1 }
                    case PNGToken.above:
                        matches.above += LengthSymbol.forEachMatch(count) { lengths[$0] += $1 }
                    default:
                        if count == 1 {
                            filters += 1
                        } else if let bytes = stored {
                            for offset in 0..<count { channels[(offset & 3) &<< 8 | Int(bytes[offset])] &+= 1 }
                            stored = bytes + count
                        }
                    }
                    index &+= 1
                }
            }
        }
        var statistics = Statistics()
        for (index, count) in channels.enumerated() { statistics.literals[index & 255] += Int(count) }
        for (length, count) in lengths.enumerated() where count > 0 {
            statistics.literals[LengthSymbol.all[length].symbol] += count
        }
        statistics.literals[0] += filters
        statistics.literals[Self.endOfBlock] = 1
        statistics.distances[DistanceSymbol(source.pixelLength).symbol] += matches.left
        statistics.distances[DistanceSymbol(min(32768, source.rowLength)).symbol] += matches.above
        statistics.matches = matches.left + matches.above
        return statistics
    }

    @inline(__always)
    private static func count(_ pixel: UInt32, in channels: UnsafeMutableBufferPointer<UInt32>, hasAlpha: Bool) {
        let value = PNGSource.straight(pixel, hasAlpha: hasAlpha)
        channels[Int(value & 255)] &+= 1
        channels[256 &+ Int(value &>> 8 & 255)] &+= 1
        channels[512 &+ Int(value &>> 16 & 255)] &+= 1
        if hasAlpha { channels[768 &+ Int(value &>> 24)] &+= 1 }
    }

    // MARK: Output

    @inline(__always)
    private func writeTokens(
        _ literalCode: HuffmanCode, _ distanceCode: HuffmanCode, _ writer: inout BitWriter, hasAlpha: Bool
    ) {
        let literals = (0..<256).map { literalCode[$0] }
        let left = matchStrings(distance: source.pixelLength, literalCode, distanceCode)
        let above = matchStrings(distance: min(32768, source.rowLength), literalCode, distanceCode)
        var output = writer
        literals.withUnsafeBufferPointer { literals in
            var index = 0
            var stored = differences.bytes
            while index < tokens.count {
                let count = Int(tokens[index] & PNGToken.countMask)
                switch tokens[index] & ~PNGToken.countMask {
                case PNGToken.literals:
                    index &+= 1
                    let first = source.pixels + Int(tokens[index])
                    for offset in 0..<count { Self.write(first[offset], literals, &output, hasAlpha: hasAlpha) }
                case PNGToken.left:
                    LengthSymbol.forEachMatch(count * source.pixelLength) { length, repetitions in
                        for _ in 0..<repetitions { output.write(left[length]) }
                    }
                case PNGToken.above:
                    LengthSymbol.forEachMatch(count) { length, repetitions in
                        for _ in 0..<repetitions { output.write(above[length]) }
                    }
                default:
                    if count == 1 {
                        output.write(literals[0])
                    } else if let bytes = stored {
                        Self.write(bytes, count, literals, &output)
                        stored = bytes + count
                    }
                }
                index &+= 1
            }
        }
        writer = output
    }

    /// For each length of a match, the bits for it and `distance`.
    private func matchStrings(distance: Int, _ literalCode: HuffmanCode, _ distanceCode: HuffmanCode) -> [BitString] {
        let tail = DistanceSymbol(distance).bits(distanceCode)
        return LengthSymbol.all.map { $0.bits(literalCode).appending(tail) }
    }

    @inline(__always)
    private static func write(
        _ pixel: UInt32, _ literals: UnsafeBufferPointer<BitString>, _ output: inout BitWriter, hasAlpha: Bool
    ) {
        let value = PNGSource.straight(pixel, hasAlpha: hasAlpha)
        let red = literals[Int(value &>> 16 & 255)]
        let green = literals[Int(value &>> 8 & 255)]
        let blue = literals[Int(value & 255)]
        output.write(red.appending(green).appending(blue))
        if hasAlpha { output.write(literals[Int(value &>> 24)]) }
    }

    @inline(__always)
    private static func write(
        _ bytes: UnsafePointer<UInt8>, _ count: Int, _ literals: UnsafeBufferPointer<BitString>, _ output: inout BitWriter
    ) {
        var index = 0
        while index &+ 3 <= count {
            let first = literals[Int(bytes[index])]
            let second = literals[Int(bytes[index &+ 1])]
            let third = literals[Int(bytes[index &+ 2])]
            output.write(first.appending(second).appending(third))
            index &+= 3
        }
        while index < count {
            output.write(literals[Int(bytes[index])])
            index &+= 1
        }
    }

    /// The block's header: both codes' lengths, themselves coded.
    private func writeHeader(_ literalCode: HuffmanCode, _ distanceCode: HuffmanCode, _ writer: inout BitWriter) {
        let literalCount = max(257, (literalCode.lengths.lastIndex { $0 > 0 } ?? 0) + 1)
        let distanceCount = max(1, (distanceCode.lengths.lastIndex { $0 > 0 } ?? 0) + 1)
        let runs = Self.runs(of: Array(literalCode.lengths[0..<literalCount] + distanceCode.lengths[0..<distanceCount]))
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
            writer.write(code[run.symbol])
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
