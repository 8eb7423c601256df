/// The block format of LZ4, as its documentation describes it: a token, literals, a distance of two bytes, and lengths that go on in bytes of 255.
enum LZ4 {
    static let window = 0xFFFF
    private static let shortestMatch = 4
    /// So many bytes at the end are literals, and no match begins in the last twelve.
    private static let lastLiterals = 5
    private static let lastMatch = 12

    static func compressed(_ bytes: ArraySlice<UInt8>) -> [UInt8] {
        var output: [UInt8] = []
        let source = Array(bytes)
        var finder = MatchFinder(source, window: window)
        var literals = 0
        var position = 0
        let limit: Int = source.count - lastMatch
        while position < limit {
            guard let match = finder.match(at: position, limit: source.count - lastLiterals), match.length >= shortestMatch else {
                position += 1
                continue
            }
            write(source[literals..<position], match, to: &output)
            finder.insert(position + 1..<min(position + match.length, limit))
            position += match.length
            literals = position
        }
        write(source[literals...], nil, to: &output)
        return output
    }

    private static func write(_ literals: ArraySlice<UInt8>, _ match: MatchFinder.Match?, to output: inout [UInt8]) {
        let length: Int = match.map { $0.length - shortestMatch } ?? 0
        output.append(UInt8(min(literals.count, 15) << 4 | min(length, 15)))
        writeLength(literals.count, to: &output)
        output += literals
        guard let match else { return }
        output.append(UInt8(match.distance & 0xFF))
        output.append(UInt8(match.distance >> 8))
        writeLength(length, to: &output)
    }

    private static func writeLength(_ length: Int, to output: inout [UInt8]) {
        guard length >= 15 else { return }
        var rest: Int = length - 15
        while rest >= 255 {
            output.append(255)
            rest -= 255
        }
        output.append(UInt8(rest))
    }

    /// Adds what a block holds to `output`.
    static func decompress(_ bytes: ArraySlice<UInt8>, into output: inout [UInt8]) throws {
        var position: Int = bytes.startIndex
        func next() throws -> Int {
            guard position < bytes.endIndex else { throw NotCompressed() }
            defer { position += 1 }
            return Int(bytes[position])
        }
        func length(_ first: Int) throws -> Int {
            guard first == 15 else { return first }
            var length: Int = first
            while true {
                let more = try next()
                length += more
                if more < 255 { return length }
            }
        }
        while position < bytes.endIndex {
            let token = try next()
            let literals = try length(token >> 4)
            guard literals <= bytes.endIndex - position else { throw NotCompressed() }
            output += bytes[position..<position + literals]
            position += literals
            if position == bytes.endIndex { return }
            let distance = try next() | next() << 8
            try BlockNumbers.repeatBytes(length(token & 15) + shortestMatch, at: distance, in: &output)
        }
    }
}

/// Apple's frames around LZ4's blocks: `bv41` with the lengths of what is in it and of the block, `bv4-` with plain bytes, `bv4$` at the end.
enum LZ4Blocks: BlockForm {
    static let window: Int = LZ4.window
    static let end: [UInt8] = Array("bv4$".utf8)

    static func block(of bytes: ArraySlice<UInt8>) -> [UInt8] {
        let compressed: [UInt8] = LZ4.compressed(bytes)
        guard compressed.count < bytes.count else { return Array("bv4-".utf8) + BlockNumbers.bytes(bytes.count) + bytes }
        return Array("bv41".utf8) + BlockNumbers.bytes(bytes.count) + BlockNumbers.bytes(compressed.count) + compressed
    }

    static func readBlock(_ bytes: [UInt8], at start: Int, into output: inout [UInt8]) throws -> Int? {
        guard bytes.count >= start + 8 else { return nil }
        let size = Int(BlockNumbers.value(bytes, at: start + 4))
        switch String(decoding: bytes[start..<start + 4], as: UTF8.self) {
        case "bv4-":
            guard bytes.count >= start + 8 + size else { return nil }
            output += bytes[start + 8..<start + 8 + size]
            return start + 8 + size
        case "bv41":
            guard bytes.count >= start + 12 else { return nil }
            let end: Int = start + 12 + Int(BlockNumbers.value(bytes, at: start + 8))
            guard bytes.count >= end else { return nil }
            let before: Int = output.count
            try LZ4.decompress(bytes[start + 12..<end], into: &output)
            guard output.count - before == size else { throw NotCompressed() }
            return end
        default: throw NotCompressed()
        }
    }
}

/// One block of LZ4, which nothing but the end of the input ends.
final class LZ4RawCoder: ByteCoder {
    private let isEncoder: Bool
    private var waiting: [UInt8] = []
    private(set) var hasEnded = false

    init(isEncoder: Bool) { self.isEncoder = isEncoder }

    func take(_ bytes: UnsafeRawBufferPointer, isLast: Bool) throws -> [UInt8] {
        waiting += bytes
        guard isLast, !hasEnded else { return [] }
        hasEnded = true
        if isEncoder { return LZ4.compressed(waiting[...]) }
        var output: [UInt8] = []
        try LZ4.decompress(waiting[...], into: &output)
        return output
    }
}
