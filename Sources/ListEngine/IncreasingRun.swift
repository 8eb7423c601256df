/// The longest increasing subsequence, seen from the other side: what must leave for the rest to be in order.
package enum IncreasingRun {
    /// The positions of `values`, ascending, that do not belong to a longest increasing subsequence. Negative values count as
    /// absent: they are in no run and in no answer. O(n) for values in order, O(n log n) at worst.
    package static func outsiders(of values: [Int32]) -> [Int] {
        values.withUnsafeBufferPointer { outsiders(of: $0, in: 0..<values.count, offset: 0) { _ in true } }
    }

    /// The same for the values in `range` that `isIncluded`; others count as absent.
    package static func outsiders(
        of values: UnsafeBufferPointer<Int32>, in range: Range<Int>, offset: Int, where isIncluded: (Int32) -> Bool
    ) -> [Int] {
        guard !isIncreasing(values, in: range, where: isIncluded) else { return [] }
        // Position of the smallest last value of an increasing run of each length, and each position's predecessor.
        var tails: [Int32] = []
        var previous = [Int32](repeating: -1, count: range.count)
        for position in range where values[position] >= 0 && isIncluded(values[position]) {
            let length: Int = self.length(below: values[position], tails, values)
            if length > 0 { previous[position - range.lowerBound] = tails[length - 1] }
            if length == tails.count {
                tails.append(Int32(truncatingIfNeeded: position))
            } else {
                tails[length] = Int32(truncatingIfNeeded: position)
            }
        }
        var keeps = [Bool](repeating: false, count: range.count)
        var position: Int32 = tails.last ?? -1
        while position >= 0 {
            keeps[Int(position) - range.lowerBound] = true
            position = previous[Int(position) - range.lowerBound]
        }
        return range.filter { values[$0] >= 0 && isIncluded(values[$0]) && !keeps[$0 - range.lowerBound] }.map { $0 + offset }
    }

    private static func isIncreasing(
        _ values: UnsafeBufferPointer<Int32>, in range: Range<Int>, where isIncluded: (Int32) -> Bool
    ) -> Bool {
        var last: Int32 = -1
        for position in range {
            let value: Int32 = values[position]
            guard value >= 0, isIncluded(value) else { continue }
            if value < last { return false }
            last = value
        }
        return true
    }

    /// The length of the longest run that ends below `value`. Nearly ordered values end the search at the last tail.
    private static func length(below value: Int32, _ tails: [Int32], _ values: UnsafeBufferPointer<Int32>) -> Int {
        guard let last = tails.last else { return 0 }
        if values[Int(last)] < value { return tails.count }
        var low = 0
        var high: Int = tails.count - 1
        // What stands out of order is mostly a little out of order: look near the end first.
        var step = 1
        while high - step > 0, values[Int(tails[high - step])] >= value {
            high -= step
            step *= 2
        }
        low = max(0, high - step)
        while low < high {
            let middle: Int = (low + high) / 2
            if values[Int(tails[middle])] < value { low = middle + 1 } else { high = middle }
        }
        return low
    }
}
