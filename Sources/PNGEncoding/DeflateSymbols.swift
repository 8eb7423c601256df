import Foundation

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

    func bits(_ code: HuffmanCode) -> BitString {
        code[symbol].appending(BitString(UInt64(extra), count: UInt64(extraBits)))
    }

    /// Cuts a repetition of `length` bytes (3 at least) into matches of 3 to 258, longest first; `body` gets lengths and
    /// how many of them. Returns how many matches there are.
    @inline(__always)
    @discardableResult
    static func forEachMatch(_ length: Int, _ body: (Int, Int) -> Void) -> Int {
        if length <= 258 {
            body(length, 1)
            return 1
        }
        let full = length / 258
        let rest = length % 258
        if rest == 0 {
            body(258, full)
            return full
        }
        if rest >= 3 {
            body(258, full)
            body(rest, 1)
            return full + 1
        }
        if full > 1 { body(258, full - 1) }
        body(255, 1)
        body(rest + 3, 1)
        return full + 1
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

    func bits(_ code: HuffmanCode) -> BitString {
        code[symbol].appending(BitString(UInt64(extra), count: UInt64(extraBits)))
    }
}
