/// The extents of many things in a row, most of them an estimate: where each begins, and what lies at a distance.
///
/// Nothing is kept for things that nobody measured; a measured one costs its share of a block of 64. Uniform extents answer in
/// O(1), measured ones in O(log n).
package struct ExtentIndex: Sendable {
    package private(set) var count: Int
    /// The extent of whatever is not measured.
    package let estimate: Double

    private static let blockSize = 64
    /// Measured extents by block; `nan` where a block's thing is not measured.
    private var blocks: [Int: [Double]] = [:]
    /// Sums of how much the blocks differ from their estimate, as a binary indexed tree; empty while all are zero.
    private var differences: [Double] = []

    package init(count: Int, estimate: Double) {
        self.count = count
        self.estimate = estimate
    }

    /// The extent of all things together.
    package var total: Double { offset(of: count) }

    package func extent(of index: Int) -> Double {
        measured(index) ?? estimate
    }

    package func measured(_ index: Int) -> Double? {
        guard let value = blocks[index / Self.blockSize]?[index % Self.blockSize], !value.isNaN else { return nil }
        return value
    }

    /// The offset at which the thing at `index` begins; for `count` the end of the last one.
    package func offset(of index: Int) -> Double {
        var offset: Double = Double(index) * estimate
        guard !blocks.isEmpty else { return offset }
        let block: Int = index / Self.blockSize
        offset += difference(before: block)
        if let values = blocks[block] {
            for value in values[..<(index % Self.blockSize)] where !value.isNaN { offset += value - estimate }
        }
        return offset
    }

    /// The last thing that begins at or before `offset`, within `0..<count`; 0 where there is none.
    package func index(at offset: Double) -> Int {
        guard count > 0, offset > 0 else { return 0 }
        guard !blocks.isEmpty else {
            return estimate > 0 ? min(count - 1, Int(min(offset / estimate, Double(count)))) : count - 1
        }
        let (block, blockStart): (Int, Double) = block(at: offset)
        let values: [Double]? = blocks[block]
        var start: Double = blockStart
        var index: Int = block * Self.blockSize
        for place in 0..<Self.blockSize where index < count - 1 {
            let value: Double = values.map { $0[place].isNaN ? estimate : $0[place] } ?? estimate
            guard start + value <= offset else { break }
            start += value
            index += 1
        }
        return min(index, count - 1)
    }

    /// Sets a measured extent; returns by how much it differs from the extent before.
    @discardableResult
    package mutating func setExtent(_ extent: Double, of index: Int) -> Double {
        let change: Double = extent - self.extent(of: index)
        let block: Int = index / Self.blockSize
        // What is as estimated needs no memory.
        if change == 0, blocks[block] == nil { return 0 }
        blocks[block, default: [Double](repeating: .nan, count: Self.blockSize)][index % Self.blockSize] = extent
        if change != 0 { add(change, toBlock: block) }
        return change
    }

    /// Forgets what was measured of one thing.
    package mutating func forget(_ index: Int) {
        guard let old = measured(index) else { return }
        let block: Int = index / Self.blockSize
        blocks[block]?[index % Self.blockSize] = .nan
        if old != estimate { add(estimate - old, toBlock: block) }
    }

    /// The same extents after a batch: what was measured goes along with its thing.
    package func remapped(count newCount: Int, _ newIndex: (Int) -> Int?) -> ExtentIndex {
        var result = ExtentIndex(count: newCount, estimate: estimate)
        for (block, values) in blocks {
            for (place, value) in values.enumerated() where !value.isNaN {
                guard let target = newIndex(block * Self.blockSize + place), target < newCount else { continue }
                result.setExtent(value, of: target)
            }
        }
        return result
    }

    // MARK: The tree

    private var blockCount: Int { (count + Self.blockSize - 1) / Self.blockSize }

    private mutating func add(_ change: Double, toBlock block: Int) {
        if differences.isEmpty { differences = [Double](repeating: 0, count: blockCount + 1) }
        var node: Int = block + 1
        while node < differences.count {
            differences[node] += change
            node += node & -node
        }
    }

    private func difference(before block: Int) -> Double {
        guard !differences.isEmpty else { return 0 }
        var sum = 0.0
        var node: Int = min(block, differences.count - 1)
        while node > 0 {
            sum += differences[node]
            node &= node - 1
        }
        return sum
    }

    /// The last block that begins at or before `offset`, and where it begins.
    private func block(at offset: Double) -> (Int, Double) {
        let blockExtent: Double = Double(Self.blockSize) * estimate
        var node = 0
        var start = 0.0
        var step: Int = 1 << (Int.bitWidth - blockCount.leadingZeroBitCount)
        while step > 0 {
            let next: Int = node + step
            if next < blockCount {
                let extent: Double = Double(step) * blockExtent + (differences.isEmpty ? 0 : differences[next])
                if start + extent <= offset {
                    node = next
                    start += extent
                }
            }
            step /= 2
        }
        return (node, start)
    }
}
