/// The dependents of everything in a compiled basis: where a change goes on to.
struct Dependents: ~Copyable {
    /// By unknown, the places of the steps that use it.
    let steps: Lists
    /// By unknown, the checks that use it.
    let checks: Lists
    /// By row, the place of the step that holds it, or `~check`.
    let user: FlatArray<Int32>

    /// Lists of numbers, one after the other.
    struct Lists: ~Copyable {
        let start: FlatArray<Int32>
        let items: FlatArray<Int32>

        /// `forEachPair` calls its argument with each list's number and item, the same way every time.
        init(count: Int, _ forEachPair: ((Int, Int) -> Void) -> Void) {
            start = FlatArray<Int32>(repeating: 0, count: count + 1)
            let starts = start.base
            forEachPair { list, _ in starts[list + 1] += 1 }
            for list in 0..<count { starts[list + 1] += starts[list] }
            items = FlatArray<Int32>(repeating: 0, count: Int(starts[count]))
            let next = FlatArray<Int32>(start.elements), nextPlaces = next.base, places = items.base
            forEachPair { list, item in
                places[Int(nextPlaces[list])] = Int32(item)
                nextPlaces[list] += 1
            }
            _ = next.count
        }

        @inline(__always)
        subscript(list: Int) -> UnsafeMutableBufferPointer<Int32> {
            let first = Int(start[list])
            return UnsafeMutableBufferPointer(start: items.base + first, count: Int(start[list + 1]) - first)
        }
    }

    init(_ basis: borrowing CompiledBasis, unknownCount: Int, rowCount: Int) {
        let stepTerms = basis.stepTerms.base, checkTerms = basis.checkTerms.base
        let stepCount = basis.steps.count, checkCount = basis.checks.count
        let stepEnds = basis.steps.base, checkEnds = basis.checks.base
        steps = Lists(count: unknownCount) { record in
            var entry = 0
            for place in 0..<stepCount {
                while entry < Int(stepEnds[place].termEnd) {
                    if Int(stepTerms[entry].slot) < unknownCount { record(Int(stepTerms[entry].slot), place) }
                    entry += 1
                }
            }
        }
        checks = Lists(count: unknownCount) { record in
            var entry = 0
            for check in 0..<checkCount {
                while entry < Int(checkEnds[check].termEnd) {
                    if Int(checkTerms[entry].slot) < unknownCount { record(Int(checkTerms[entry].slot), check) }
                    entry += 1
                }
            }
        }
        user = FlatArray(repeating: 0, count: rowCount)
        for place in 0..<stepCount where stepEnds[place].row >= 0 { user[Int(stepEnds[place].row)] = Int32(place) }
        for check in 0..<checkCount where checkEnds[check].row >= 0 { user[Int(checkEnds[check].row)] = ~Int32(check) }
    }
}
