/// Numbers as symbols with further bits, as a block of LZFSE has its lengths and distances.
struct FSEValues {
    static let lengthStates = 64
    static let distanceStates = 256
    static let literalStates = 1024

    static let lengths = FSEValues(extraBits: [Int](repeating: 0, count: 16) + [2, 3, 5, 8])
    static let matchLengths = FSEValues(extraBits: [Int](repeating: 0, count: 16) + [3, 5, 8, 11])
    static let distances = FSEValues(extraBits: (0..<64).map { $0 / 4 })
    static let longestDistance = 262_139

    let extraBits: [Int]
    let bases: [Int]

    var count: Int { extraBits.count }
    var largest: Int { bases[count - 1] + 1 << extraBits[count - 1] - 1 }

    init(extraBits: [Int]) {
        self.extraBits = extraBits
        var bases: [Int] = []
        var base = 0
        for bits in extraBits {
            bases.append(base)
            base += 1 << bits
        }
        self.bases = bases
    }

    func value(_ symbol: Int, _ bits: inout BitStack) throws -> Int { bases[symbol] + (try bits.pull(extraBits[symbol])) }

    func symbol(of value: Int) -> Int {
        var low = 0
        var high: Int = count
        while high - low > 1 {
            let middle: Int = (low + high) / 2
            if bases[middle] <= value { low = middle } else { high = middle }
        }
        return low
    }
}

/// Bits that are read in the opposite order to the one that they were written in.
struct BitStack {
    private(set) var bytes: [UInt8] = []
    private(set) var count = 0

    init() {}

    /// - Parameter extra: minus the bits of the last byte that are not used.
    init(_ bytes: ArraySlice<UInt8>, extra: Int) throws {
        self.bytes = Array(bytes)
        count = bytes.count * 8 + extra
        guard count >= 0 else { throw NotCompressed() }
    }

    var extra: Int { count - bytes.count * 8 }

    mutating func pull(_ bits: Int) throws -> Int {
        guard bits <= count else { throw NotCompressed() }
        count -= bits
        var result = 0
        var taken = 0
        while taken < bits {
            let place: Int = count + taken
            let size: Int = min(8 - place & 7, bits - taken)
            result |= (Int(bytes[place >> 3]) >> (place & 7) & (1 << size - 1)) << taken
            taken += size
        }
        return result
    }

    mutating func push(_ value: Int, _ bits: Int) {
        for bit in 0..<bits {
            if count & 7 == 0 { bytes.append(0) }
            if value >> bit & 1 == 1 { bytes[count >> 3] |= 1 << UInt8(count & 7) }
            count += 1
        }
    }
}

/// A state leads to a symbol and, with some bits, to the next state.
struct FSEDecodingTable {
    private struct Entry {
        var bits: Int
        var symbol: Int
        var delta: Int
    }

    private var entries: [Entry] = []

    init(states: Int, _ frequencies: [Int]) throws {
        guard frequencies.reduce(0, +) <= states else { throw NotCompressed() }
        for (symbol, frequency) in frequencies.enumerated() where frequency > 0 {
            let bits: Int = FSEEncodingTable.bits(states: states, frequency)
            let short: Int = (2 * states) >> bits - frequency
            for index in 0..<frequency {
                entries.append(
                    index < short
                        ? Entry(bits: bits, symbol: symbol, delta: (frequency + index) << bits - states)
                        : Entry(bits: bits - 1, symbol: symbol, delta: (index - short) << (bits - 1)))
            }
        }
    }

    func next(_ state: inout Int, _ bits: inout BitStack) throws -> Int {
        guard state < entries.count else { throw NotCompressed() }
        let entry: Entry = entries[state]
        state = entry.delta + (try bits.pull(entry.bits))
        return entry.symbol
    }
}

/// The way back: a state and a symbol lead to the state before, and to bits.
struct FSEEncodingTable {
    private struct Entry {
        var first: Int
        var bits: Int
        var delta: Int
        var shortDelta: Int
    }

    private var entries: [Entry] = []

    init(states: Int, _ frequencies: [Int]) {
        var offset = 0
        for frequency in frequencies {
            let bits: Int = frequency > 0 ? Self.bits(states: states, frequency) : 0
            entries.append(
                Entry(
                    first: frequency << bits - states, bits: bits, delta: offset - frequency + states >> bits,
                    shortDelta: offset - frequency + (bits > 0 ? states >> (bits - 1) : 0)))
            offset += frequency
        }
    }

    static func bits(states: Int, _ frequency: Int) -> Int {
        UInt32(frequency).leadingZeroBitCount - UInt32(states).leadingZeroBitCount
    }

    func put(_ symbol: Int, _ state: inout Int, _ bits: inout BitStack) {
        let entry: Entry = entries[symbol]
        let isLong: Bool = state >= entry.first
        let count: Int = isLong ? entry.bits : entry.bits - 1
        bits.push(state & (1 << count - 1), count)
        state = (isLong ? entry.delta : entry.shortDelta) + state >> count
    }
}

/// How often each symbol comes, in codes of 2 to 14 bits.
enum FSEFrequencies {
    private static let count: Int = FSEValues.lengths.count + FSEValues.matchLengths.count + FSEValues.distances.count + 256
    /// The codes of 0 to 7, and how many bits they have.
    private static let short: [(code: Int, bits: Int)] = [(0, 2), (2, 2), (1, 3), (5, 3), (3, 5), (11, 5), (19, 5), (27, 5)]

    static func read(_ bytes: ArraySlice<UInt8>) throws -> [Int] {
        if bytes.isEmpty { return [Int](repeating: 0, count: count) }
        var bits = 0
        var bitCount = 0
        var position: Int = bytes.startIndex
        var result: [Int] = []
        while result.count < count {
            while bitCount < 24, position < bytes.endIndex {
                bits |= Int(bytes[position]) << bitCount
                bitCount += 8
                position += 1
            }
            let (value, size) = read(bits)
            guard size <= bitCount else { throw NotCompressed() }
            bits >>= size
            bitCount -= size
            result.append(value)
        }
        return result
    }

    private static func read(_ bits: Int) -> (value: Int, size: Int) {
        if let value = short.firstIndex(where: { bits & (1 << $0.bits - 1) == $0.code }) { return (value, short[value].bits) }
        return bits & 15 == 7 ? (8 + bits >> 4 & 15, 8) : (24 + bits >> 4 & 1023, 14)
    }

    static func bytes(_ frequencies: [Int]) -> [UInt8] {
        var result: [UInt8] = []
        var bits = 0
        var bitCount = 0
        for value in frequencies {
            let (code, size) = value < 8 ? short[value] : value < 24 ? (7 | (value - 8) << 4, 8) : (15 | (value - 24) << 4, 14)
            bits |= code << bitCount
            bitCount += size
            while bitCount >= 8 {
                result.append(UInt8(bits & 0xFF))
                bits >>= 8
                bitCount -= 8
            }
        }
        if bitCount > 0 { result.append(UInt8(bits)) }
        return result
    }

    /// Frequencies in the ratio of the counts whose sum is `states`; a symbol that comes at all has at least 1.
    static func normalized(_ counts: [Int], states: Int) -> [Int] {
        let total: Int = counts.reduce(0, +)
        guard total > 0 else { return counts }
        var result: [Int] = counts.map { $0 == 0 ? 0 : max(1, $0 * states / total) }
        var rest: Int = states - result.reduce(0, +)
        while rest != 0 {
            guard let largest = result.indices.max(by: { result[$0] < result[$1] }) else { return result }
            let change: Int = rest > 0 ? rest : max(rest, -(result[largest] / 2))
            result[largest] += change
            rest -= change
        }
        return result
    }
}
