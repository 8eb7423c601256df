/// Components that wait for a basis until they are enough to be computed side by side.
struct Batch: BitwiseCopyable {
    /// Component numbers, and from bit 32 on how many other bases were tried before.
    private(set) var members: (UInt64, UInt64, UInt64, UInt64) = (0, 0, 0, 0)
    private(set) var count = 0

    static let size = 4
    /// With fewer, the single way costs less.
    static let leastCount = 3
    static let mostTries: UInt64 = 4

    @inline(__always)
    mutating func append(_ member: UInt64) {
        switch count {
        case 0: members.0 = member
        case 1: members.1 = member
        case 2: members.2 = member
        default: members.3 = member
        }
        count &+= 1
    }

    @inline(__always)
    subscript(index: Int) -> UInt64 {
        switch index {
        case 0: members.0
        case 1: members.1
        case 2: members.2
        default: members.3
        }
    }

    mutating func removeAll() { count = 0 }
}

/// The bases that components wait for, and memory to compute them in.
final class BatchQueue {
    typealias Lanes = SIMD4<Double>

    struct Entry: BitwiseCopyable {
        var basis: UnsafeMutablePointer<CompiledBasis>
        var plan: Int32
    }

    let entries = FlatArray<Entry>(capacity: 16)
    /// Components for which no known basis was right.
    let unsolved = FlatArray<Int32>()
    private let memory = StableSlot(Buffer<Lanes>(capacity: 64))
    private var capacity = 64

    /// Memory for so many unknowns and inputs.
    @inline(__always)
    func slots(_ count: Int) -> UnsafeMutablePointer<Lanes> {
        let buffer = memory.pointer.unsafelyUnwrapped
        if capacity < count {
            capacity = 2 * count
            buffer.pointee = Buffer(capacity: capacity)
        }
        return buffer.pointee.base
    }
}
