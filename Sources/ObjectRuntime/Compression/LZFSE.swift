/// LZFSE, as Apple's published reference describes it: blocks of matches and literals whose symbols are written by finite state entropy.
enum LZFSE: BlockForm {
    static let window: Int = FSEValues.longestDistance
    static let end: [UInt8] = Array("bvx$".utf8)
    private static let headerSize = 32

    /// One block of a stream, or several, where its literals or matches are too many for one.
    static func block(of bytes: ArraySlice<UInt8>) -> [UInt8] {
        let source = Array(bytes)
        let encoded: [UInt8] = LZFSEEncoder(source).encoded()
        return encoded.count < source.count + 8 ? encoded : Array("bvx-".utf8) + BlockNumbers.bytes(source.count) + source
    }

    static func readBlock(_ bytes: [UInt8], at start: Int, into output: inout [UInt8]) throws -> Int? {
        guard bytes.count >= start + 8 else { return nil }
        let size = Int(BlockNumbers.value(bytes, at: start + 4))
        switch String(decoding: bytes[start..<start + 4], as: UTF8.self) {
        case "bvx-":
            guard bytes.count >= start + 8 + size else { return nil }
            output += bytes[start + 8..<start + 8 + size]
            return start + 8 + size
        case "bvxn":
            guard bytes.count >= start + 12 else { return nil }
            let end: Int = start + 12 + Int(BlockNumbers.value(bytes, at: start + 8))
            guard bytes.count >= end else { return nil }
            try readCounted(size, into: &output) { try LZVN.decompress(bytes[start + 12..<end], into: &$0) }
            return end
        case "bvx2":
            guard bytes.count >= start + headerSize else { return nil }
            let header = try LZFSEHeader(bytes, at: start)
            let end: Int = start + header.size + header.literalBytes + header.matchBytes
            guard bytes.count >= end else { return nil }
            try readCounted(size, into: &output) { try LZFSEDecoder(header, bytes, at: start).decode(into: &$0) }
            return end
        default: throw NotCompressed()
        }
    }

    private static func readCounted(_ size: Int, into output: inout [UInt8], _ read: (inout [UInt8]) throws -> Void) throws {
        let before: Int = output.count
        try read(&output)
        guard output.count - before == size else { throw NotCompressed() }
    }
}

/// The beginning of a block: how much there is of everything, the states that its symbols begin with.
struct LZFSEHeader {
    var rawBytes = 0
    var literals = 0
    var literalBytes = 0
    var literalBits = 0
    var literalStates: [Int] = [0, 0, 0, 0]
    var matches = 0
    var matchBytes = 0
    var matchBits = 0
    /// Of lengths of literals, of matches, and of distances.
    var states: [Int] = [0, 0, 0]
    /// Bytes of the header with the frequencies behind it.
    var size = 0

    init() {}

    init(_ bytes: [UInt8], at start: Int) throws {
        rawBytes = Int(BlockNumbers.value(bytes, at: start + 4))
        let fields: [UInt64] = (0..<3).map { BlockNumbers.value(bytes, at: start + 8 + $0 * 8, count: 8) }
        func field(_ index: Int, _ offset: Int, _ count: Int) -> Int { Int(fields[index] >> UInt64(offset) & (1 << UInt64(count) - 1)) }
        (literals, literalBytes, matches, literalBits) = (field(0, 0, 20), field(0, 20, 20), field(0, 40, 20), field(0, 60, 3) - 7)
        literalStates = (0..<4).map { field(1, $0 * 10, 10) }
        (matchBytes, matchBits) = (field(1, 40, 20), field(1, 60, 3) - 7)
        size = field(2, 0, 32)
        states = (0..<3).map { field(2, 32 + $0 * 10, 10) }
        guard size >= 32, literals % 4 == 0, states[0] < FSEValues.lengthStates, states[1] < FSEValues.lengthStates else { throw NotCompressed() }
        guard states[2] < FSEValues.distanceStates else { throw NotCompressed() }
    }

    /// The 32 bytes.
    var bytes: [UInt8] {
        let fields: [UInt64] = [
            UInt64(literals) | UInt64(literalBytes) << 20 | UInt64(matches) << 40 | UInt64(literalBits + 7) << 60,
            UInt64(literalStates[0]) | UInt64(literalStates[1]) << 10 | UInt64(literalStates[2]) << 20 | UInt64(literalStates[3]) << 30
                | UInt64(matchBytes) << 40 | UInt64(matchBits + 7) << 60,
            UInt64(size) | UInt64(states[0]) << 32 | UInt64(states[1]) << 42 | UInt64(states[2]) << 52,
        ]
        return Array("bvx2".utf8) + BlockNumbers.bytes(rawBytes)
            + fields.flatMap { field in (0..<8).map { UInt8(truncatingIfNeeded: field >> UInt64($0 * 8)) } }
    }
}

/// Reads one block.
struct LZFSEDecoder {
    private let header: LZFSEHeader
    private let literalTable: FSEDecodingTable
    private let tables: [FSEDecodingTable]
    private let literalBits: BitStack
    private let matchBits: BitStack

    init(_ header: LZFSEHeader, _ bytes: [UInt8], at start: Int) throws {
        self.header = header
        let frequencies: [Int] = try FSEFrequencies.read(bytes[start + 32..<start + header.size])
        let counts: [Int] = [FSEValues.lengths.count, FSEValues.matchLengths.count, FSEValues.distances.count]
        literalTable = try FSEDecodingTable(states: FSEValues.literalStates, Array(frequencies[counts.reduce(0, +)...]))
        var first = 0
        var tables: [FSEDecodingTable] = []
        for (index, count) in counts.enumerated() {
            let states: Int = index == 2 ? FSEValues.distanceStates : FSEValues.lengthStates
            tables.append(try FSEDecodingTable(states: states, Array(frequencies[first..<first + count])))
            first += count
        }
        self.tables = tables
        let middle: Int = start + header.size + header.literalBytes
        literalBits = try BitStack(bytes[start + header.size..<middle], extra: header.literalBits)
        matchBits = try BitStack(bytes[middle..<middle + header.matchBytes], extra: header.matchBits)
    }

    func decode(into output: inout [UInt8]) throws {
        let literals = try readLiterals()
        var bits: BitStack = matchBits
        var states: [Int] = header.states
        var position = 0
        var distance = 0
        for _ in 0..<header.matches {
            let length = try FSEValues.lengths.value(tables[0].next(&states[0], &bits), &bits)
            let match = try FSEValues.matchLengths.value(tables[1].next(&states[1], &bits), &bits)
            let next = try FSEValues.distances.value(tables[2].next(&states[2], &bits), &bits)
            if next != 0 { distance = next }
            guard length <= literals.count - position else { throw NotCompressed() }
            output += literals[position..<position + length]
            position += length
            if match > 0 { try BlockNumbers.repeatBytes(match, at: distance, in: &output) }
        }
    }

    private func readLiterals() throws -> [UInt8] {
        var literals: [UInt8] = []
        literals.reserveCapacity(header.literals)
        var bits: BitStack = literalBits
        var states: [Int] = header.literalStates
        for index in 0..<header.literals {
            literals.append(UInt8(try literalTable.next(&states[index & 3], &bits)))
        }
        return literals
    }
}
