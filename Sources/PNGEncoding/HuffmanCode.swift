import Foundation

/// A canonical prefix code as deflate wants it.
struct HuffmanCode {
    /// Bits of each symbol's code; 0 for symbols that do not occur.
    let lengths: [UInt8]
    /// The codes, their first bit lowest.
    let codes: [UInt16]

    /// The best code for `frequencies` with no code longer than `limit`. At least two symbols get a code, since some
    /// readers refuse a code of fewer.
    init(frequencies: [Int], limit: Int) {
        var counts = frequencies
        var used = counts.indices.filter { counts[$0] > 0 }
        for symbol in counts.indices where used.count < 2 && counts[symbol] == 0 {
            counts[symbol] = 1
            used.append(symbol)
        }
        var lengths = Self.lengths(counts, used)
        // Flatter frequencies give shorter longest codes; this happens with extreme pictures only.
        while lengths.contains(where: { $0 > limit }) {
            for symbol in used { counts[symbol] = counts[symbol] / 2 + 1 }
            lengths = Self.lengths(counts, used)
        }
        self.lengths = lengths
        codes = Self.codes(for: lengths)
    }

    @inline(__always)
    subscript(symbol: Int) -> BitString { BitString(UInt64(codes[symbol]), count: UInt64(lengths[symbol])) }

    /// Huffman's algorithm with two queues.
    private static func lengths(_ counts: [Int], _ used: [Int]) -> [UInt8] {
        let leaves = used.sorted { (counts[$0], $0) < (counts[$1], $1) }
        var weights = leaves.map { counts[$0] }
        var parents = [Int](repeating: 0, count: leaves.count * 2 - 1)
        var leaf = 0
        var node = leaves.count
        func takeSmallest() -> Int {
            let hasNode = node < weights.count
            if leaf < leaves.count, !hasNode || weights[leaf] <= weights[node] {
                leaf += 1
                return leaf - 1
            }
            node += 1
            return node - 1
        }
        for _ in 1..<leaves.count {
            let first = takeSmallest()
            let second = takeSmallest()
            parents[first] = weights.count
            parents[second] = weights.count
            weights.append(weights[first] + weights[second])
        }
        var depths = [UInt8](repeating: 0, count: weights.count)
        var result = [UInt8](repeating: 0, count: counts.count)
        for index in stride(from: weights.count - 2, through: 0, by: -1) {
            depths[index] = depths[parents[index]] + 1
            if index < leaves.count { result[leaves[index]] = depths[index] }
        }
        return result
    }

    private static func codes(for lengths: [UInt8]) -> [UInt16] {
        var next = [Int](repeating: 0, count: 17)
        var code = 0
        for length in 1...16 {
            code = (code + lengths.count { Int($0) == length - 1 && $0 > 0 }) << 1
            next[length] = code
        }
        return lengths.map { length in
            guard length > 0 else { return 0 }
            defer { next[Int(length)] += 1 }
            var reversed = 0
            for bit in 0..<Int(length) where next[Int(length)] & (1 << bit) != 0 { reversed |= 1 << (Int(length) - 1 - bit) }
            return UInt16(reversed)
        }
    }
}
