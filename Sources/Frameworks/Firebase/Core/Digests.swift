import UIKit

/// The digest by which passwords are kept.
enum SHA256 {
    /// The first 32 bits of the fractions of the cube roots of the first 64 primes, and of the square roots of the first 8.
    private static let constants: [UInt32] = primes(64).map { fraction(pow(Double($0), 1.0 / 3.0)) }
    private static let start: [UInt32] = primes(8).map { fraction(Double($0).squareRoot()) }

    private static func fraction(_ root: Double) -> UInt32 { UInt32((root - root.rounded(.down)) * 4_294_967_296) }

    private static func primes(_ count: Int) -> [Int] {
        var found: [Int] = []
        var next = 2
        while found.count < count {
            if found.allSatisfy({ !next.isMultiple(of: $0) }) { found.append(next) }
            next += 1
        }
        return found
    }

    static func digest(_ message: [UInt8]) -> [UInt8] {
        var bytes: [UInt8] = message + [0x80]
        while bytes.count % 64 != 56 { bytes.append(0) }
        let length = UInt64(message.count) * 8
        bytes += (0..<8).map { UInt8(truncatingIfNeeded: length >> UInt64(56 - 8 * $0)) }
        var state: [UInt32] = start
        for block in stride(from: 0, to: bytes.count, by: 64) { mix(bytes[block..<block + 64], into: &state) }
        return state.flatMap { word in (0..<4).map { UInt8(truncatingIfNeeded: word >> UInt32(24 - 8 * $0)) } }
    }

    private static func rotated(_ word: UInt32, _ count: UInt32) -> UInt32 { word >> count | word << (32 - count) }

    private static func mix(_ block: ArraySlice<UInt8>, into state: inout [UInt32]) {
        var words = [UInt32](repeating: 0, count: 64)
        for index in 0..<16 {
            let first: Int = block.startIndex + index * 4
            words[index] = (0..<4).reduce(0) { $0 << 8 | UInt32(block[first + $1]) }
        }
        for index in 16..<64 {
            let (old, late) = (words[index - 15], words[index - 2])
            let small: UInt32 = rotated(old, 7) ^ rotated(old, 18) ^ old >> 3
            let large: UInt32 = rotated(late, 17) ^ rotated(late, 19) ^ late >> 10
            words[index] = words[index - 16] &+ small &+ words[index - 7] &+ large
        }
        var now: [UInt32] = state
        for index in 0..<64 {
            let (first, fifth) = (now[0], now[4])
            let sum: UInt32 = rotated(fifth, 6) ^ rotated(fifth, 11) ^ rotated(fifth, 25)
            let choice: UInt32 = (fifth & now[5]) ^ (~fifth & now[6])
            let one: UInt32 = now[7] &+ sum &+ choice &+ constants[index] &+ words[index]
            let other: UInt32 = rotated(first, 2) ^ rotated(first, 13) ^ rotated(first, 22)
            let majority: UInt32 = (first & now[1]) ^ (first & now[2]) ^ (now[1] & now[2])
            now = [one &+ other &+ majority, now[0], now[1], now[2], now[3] &+ one, now[4], now[5], now[6]]
        }
        for index in 0..<8 { state[index] = state[index] &+ now[index] }
    }
}
