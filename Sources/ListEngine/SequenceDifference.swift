/// How one sequence of unique identifiers becomes another: removals, insertions, and the fewest moves.
///
/// Identifiers that stay are found by walking both sequences side by side; only those around a difference are hashed. What
/// stays and keeps its order is a longest increasing subsequence of the old positions in the new order, so that no other
/// choice moves fewer. O(n + k log n) for k identifiers out of order.
package struct SequenceDifference: Equatable, Sendable {
    /// Old positions of what is gone, ascending.
    package private(set) var removed: [Int] = []
    /// New positions of what was not there, ascending.
    package private(set) var inserted: [Int] = []
    /// The moves of elements that stay but have to change their place among the others that stay; ascending by new position.
    package private(set) var moved: [Move] = []
    /// For each new position the old one, -1 for what was not there.
    package private(set) var origins: [Int32] = []

    package struct Move: Equatable, Sendable {
        package var from: Int
        package var to: Int

        package init(from: Int, to: Int) {
            self.from = from
            self.to = to
        }
    }

    package var isEmpty: Bool { removed.isEmpty && inserted.isEmpty && moved.isEmpty }

    /// - Parameters: two sequences in each of which no identifier stands twice.
    @inlinable
    package init<Identifier: Hashable>(from old: [Identifier], to new: [Identifier]) {
        let matching: Matching = old.withUnsafeBufferPointer { old in
            new.withUnsafeBufferPointer { new in Matching(old, new) }
        }
        self.init(matching)
    }

    @usableFromInline
    package init(_ matching: Matching) {
        removed = matching.removed.map(Int.init)
        inserted = matching.inserted.map(Int.init)
        origins = matching.origins
        for position in IncreasingRun.outsiders(of: origins) {
            moved.append(Move(from: Int(origins[position]), to: position))
        }
    }
}

/// Which identifiers of two sequences are the same.
@usableFromInline
package struct Matching: Sendable {
    @usableFromInline var origins: [Int32]
    @usableFromInline var removed: [Int32] = []
    @usableFromInline var inserted: [Int32] = []

    /// How far ahead the walk looks for the place where both sequences agree again.
    @usableFromInline static var reach: Int { 8 }

    @inlinable
    package init<Identifier: Hashable>(_ old: UnsafeBufferPointer<Identifier>, _ new: UnsafeBufferPointer<Identifier>) {
        var oldLeft: [Int32] = []
        var newLeft: [Int32] = []
        origins = [Int32](unsafeUninitializedCapacity: new.count) { buffer, count in
            Matching.walk(old, new, into: buffer, &oldLeft, &newLeft)
            count = new.count
        }
        guard !oldLeft.isEmpty, !newLeft.isEmpty else {
            removed = oldLeft
            inserted = newLeft
            return
        }
        var places: [Identifier: Int32] = Dictionary(minimumCapacity: oldLeft.count)
        for place in oldLeft { places[old[Int(place)]] = place }
        for place in newLeft {
            if let origin = places.removeValue(forKey: new[Int(place)]) {
                origins[Int(place)] = origin
            } else {
                inserted.append(place)
            }
        }
        removed = places.values.sorted()
    }

    /// Walks both sequences; what agrees gets its origin, what does not is left for hashing, in ascending order.
    @inlinable
    static func walk<Identifier: Hashable>(
        _ old: UnsafeBufferPointer<Identifier>, _ new: UnsafeBufferPointer<Identifier>,
        into origins: UnsafeMutableBufferPointer<Int32>, _ oldLeft: inout [Int32], _ newLeft: inout [Int32]
    ) {
        var i = 0
        var j = 0
        let n: Int = old.count
        let m: Int = new.count
        let stride: Int = MemoryLayout<Identifier>.stride
        while i < n, j < m {
            // Equal bits are equal identifiers, whatever their type; only what differs in its bits is compared as its type says.
            let same: Int = BitwiseRun.length(
                UnsafeRawPointer(old.baseAddress! + i), UnsafeRawPointer(new.baseAddress! + j), count: min(n - i, m - j), stride: stride)
            if same > 0 {
                BitwiseRun.number(origins.baseAddress! + j, from: i, count: same)
                i += same
                j += same
                continue
            }
            if old[i] == new[j] {
                origins[j] = Int32(truncatingIfNeeded: i)
                i += 1
                j += 1
                continue
            }
            let (skipOld, skipNew): (Int, Int) = nextAgreement(old, new, i, j)
            for _ in 0..<skipOld {
                oldLeft.append(Int32(truncatingIfNeeded: i))
                i += 1
            }
            for _ in 0..<skipNew {
                newLeft.append(Int32(truncatingIfNeeded: j))
                origins[j] = -1
                j += 1
            }
        }
        while i < n {
            oldLeft.append(Int32(truncatingIfNeeded: i))
            i += 1
        }
        while j < m {
            newLeft.append(Int32(truncatingIfNeeded: j))
            origins[j] = -1
            j += 1
        }
    }

    /// How much to pass over in each sequence until they agree again; one each where no such place is near.
    @inlinable
    static func nextAgreement<Identifier: Hashable>(
        _ old: UnsafeBufferPointer<Identifier>, _ new: UnsafeBufferPointer<Identifier>, _ i: Int, _ j: Int
    ) -> (Int, Int) {
        // Where the bits agree is looked for first: that needs no look at the type.
        if let place = nextAgreement(
            old, new, i, j,
            where: {
                BitwiseRun.length(
                    UnsafeRawPointer(old.baseAddress! + $0), UnsafeRawPointer(new.baseAddress! + $1), count: 1,
                    stride: MemoryLayout<Identifier>.stride) == 1
            })
        {
            return place
        }
        return nextAgreement(old, new, i, j, where: { old[$0] == new[$1] }) ?? (1, 1)
    }

    @inlinable
    static func nextAgreement<Identifier: Hashable>(
        _ old: UnsafeBufferPointer<Identifier>, _ new: UnsafeBufferPointer<Identifier>, _ i: Int, _ j: Int, where agree: (Int, Int) -> Bool
    ) -> (Int, Int)? {
        for distance in 1...reach {
            if i + distance < old.count, agree(i + distance, j) { return (distance, 0) }
            if j + distance < new.count, agree(i, j + distance) { return (0, distance) }
            if i + distance < old.count, j + distance < new.count, agree(i + distance, j + distance) { return (distance, distance) }
        }
        return nil
    }
}

/// Walks over memory without knowing the type of what lies there.
@usableFromInline
package enum BitwiseRun {
    /// How many elements of `stride` bytes are the same, bit by bit, from the beginning of both on.
    @usableFromInline
    static func length(_ first: UnsafeRawPointer, _ second: UnsafeRawPointer, count: Int, stride: Int) -> Int {
        guard stride > 0 else { return 0 }
        let bytes: Int = count * stride
        var offset = 0
        while offset + 8 <= bytes {
            let a: UInt64 = first.loadUnaligned(fromByteOffset: offset, as: UInt64.self)
            let b: UInt64 = second.loadUnaligned(fromByteOffset: offset, as: UInt64.self)
            if a != b { return (offset + (a ^ b).trailingZeroBitCount / 8) / stride }
            offset += 8
        }
        while offset < bytes {
            if first.load(fromByteOffset: offset, as: UInt8.self) != second.load(fromByteOffset: offset, as: UInt8.self) { break }
            offset += 1
        }
        return offset / stride
    }

    /// Writes numbers that follow each other.
    @usableFromInline
    static func number(_ target: UnsafeMutablePointer<Int32>, from first: Int, count: Int) {
        let start = Int32(truncatingIfNeeded: first)
        for index in 0..<count { target[index] = start &+ Int32(truncatingIfNeeded: index) }
    }
}
