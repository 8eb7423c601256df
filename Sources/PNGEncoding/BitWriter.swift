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

/// Writes bits, lowest first, into memory that must have room for them and eight bytes more.
struct BitWriter {
    private let start: UnsafeMutablePointer<UInt8>
    private var next: UnsafeMutablePointer<UInt8>
    private var bits: UInt64 = 0
    /// Bits not written yet, fewer than 8 between calls.
    private var bitCount: UInt64 = 0

    init(_ start: UnsafeMutablePointer<UInt8>) {
        self.start = start
        next = start
    }

    var byteCount: Int { next - start }

    /// Appends up to 56 bits.
    @inline(__always)
    mutating func write(_ value: UInt64, _ count: UInt64) {
        bits |= value &<< bitCount
        bitCount &+= count
        UnsafeMutableRawPointer(next).storeBytes(of: bits.littleEndian, as: UInt64.self)
        next += Int(truncatingIfNeeded: bitCount &>> 3)
        bits &>>= bitCount & ~7
        bitCount &= 7
    }

    @inline(__always)
    mutating func write(_ code: BitString) {
        write(code.bits, code.count)
    }

    /// Fills up the last byte with zeros.
    mutating func align() {
        if bitCount > 0 { write(0, 8 - bitCount) }
    }
}

/// Up to 56 bits with their number in the top byte.
struct BitString {
    private let storage: UInt64

    init(_ bits: UInt64 = 0, count: UInt64 = 0) {
        storage = bits | count << 56
    }

    @inline(__always) var bits: UInt64 { storage & 0x00FF_FFFF_FFFF_FFFF }
    @inline(__always) var count: UInt64 { storage &>> 56 }

    @inline(__always)
    func appending(_ other: BitString) -> BitString {
        BitString(bits | other.bits &<< count, count: count &+ other.count)
    }
}
