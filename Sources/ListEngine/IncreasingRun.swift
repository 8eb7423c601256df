/// The longest increasing subsequence, seen from the other side: what must leave for the rest to be in order.
///
/// Values that follow each other in both orders go together, so that the search is among runs of them: a sequence that is
/// nearly in order costs one pass.
package enum IncreasingRun {
    private struct Run {
        /// Positions in the sequence, with absent ones in between.
        var positions: Range<Int>
        var first: Int32
        var last: Int32
        var count: Int
    }

    /// The positions of `values`, ascending, that do not belong to a longest increasing subsequence. Negative values are absent:
    /// they are in no run and in no answer. O(n + r log r) for r runs.
    package static func outsiders(of values: [Int32]) -> [Int] {
        values.withUnsafeBufferPointer { outsiders(of: $0, in: 0..<values.count, within: 0..<Int.max) }
    }

    /// The same for the part of `values` in `range`; values outside `home` count as absent.
    package static func outsiders(of values: UnsafeBufferPointer<Int32>, in range: Range<Int>, within home: Range<Int>) -> [Int] {
        let runs: [Run] = runs(of: values, in: range, within: home)
        guard runs.count > 1 else { return [] }
        let keeps: [Bool] = heaviestChain(runs)
        var result: [Int] = []
        for (index, run) in runs.enumerated() where !keeps[index] {
            for position in run.positions where values[position] >= run.first && values[position] <= run.last { result.append(position) }
        }
        return result
    }

    private static func runs(of values: UnsafeBufferPointer<Int32>, in range: Range<Int>, within home: Range<Int>) -> [Run] {
        var runs: [Run] = []
        let low = Int32(clamping: home.lowerBound)
        let high = Int32(clamping: home.upperBound)
        var position: Int = range.lowerBound
        let end: Int = range.upperBound
        while position < end {
            let value: Int32 = values[position]
            guard value >= low, value < high else {
                position += 1
                continue
            }
            var run = Run(positions: position..<(position + 1), first: value, last: value, count: 1)
            var next: Int = position + 1
            var last: Int32 = value
            while next < end {
                let following: Int32 = values[next]
                if following == last &+ 1, following < high {
                    last = following
                    run.count += 1
                } else if following >= low, following < high {
                    break
                }
                next += 1
            }
            run.last = last
            run.positions = position..<next
            runs.append(run)
            position = next
        }
        return runs
    }

    /// Which runs make up the chain of increasing ones with the most values.
    private static func heaviestChain(_ runs: [Run]) -> [Bool] {
        let order: [Int] = runs.indices.sorted { runs[$0].first < runs[$1].first }
        var rank = [Int](repeating: 0, count: runs.count)
        for (place, run) in order.enumerated() { rank[run] = place }
        // For each rank the heaviest chain that ends at or below it, as a binary indexed tree of maxima.
        var best = [(weight: Int, run: Int)](repeating: (0, -1), count: runs.count + 1)
        var previous = [Int](repeating: -1, count: runs.count)
        for (index, run) in runs.enumerated() {
            var below: (weight: Int, run: Int) = (0, -1)
            var node: Int = rank[index]
            while node > 0 {
                if best[node].weight > below.weight { below = best[node] }
                node &= node - 1
            }
            previous[index] = below.run
            let weight: Int = below.weight + run.count
            node = rank[index] + 1
            while node < best.count {
                if best[node].weight < weight { best[node] = (weight, index) }
                node += node & -node
            }
        }
        var keeps = [Bool](repeating: false, count: runs.count)
        var run: Int = best.indices.reduce((weight: 0, run: -1)) { best[$1].weight > $0.weight ? best[$1] : $0 }.run
        while run >= 0 {
            keeps[run] = true
            run = previous[run]
        }
        return keeps
    }
}
