/// What depends on what in a program: where a change goes on to.
struct Dependents: BitwiseCopyable {
    /// By unknown, the places of the steps that use it.
    let steps: Lists
    /// By unknown, the checks that use it.
    let checks: Lists
    /// By row, the place of the step that holds it, or `~check`.
    let user: FlatArray<Int32>

    /// Lists of numbers, one after the other.
    struct Lists: BitwiseCopyable {
        let start: FlatArray<Int32>
        let items: FlatArray<Int32>

        /// `forEachPair` calls its argument with each list's number and item, the same way every time.
        init(count: Int, _ forEachPair: ((Int, Int) -> Void) -> Void) {
            let start = FlatArray<Int32>(repeating: 0, count: count + 1)
            forEachPair { list, _ in start[list + 1] += 1 }
            for list in 0..<count { start[list + 1] += start[list] }
            let items = FlatArray<Int32>(repeating: 0, count: Int(start[count]))
            let next = FlatArray<Int32>(start.elements)
            forEachPair { list, item in
                items[Int(next[list])] = Int32(item)
                next[list] += 1
            }
            next.free()
            self.start = start
            self.items = items
        }

        @inline(__always)
        subscript(list: Int) -> UnsafeMutableBufferPointer<Int32> {
            let first = Int(start[list])
            return UnsafeMutableBufferPointer(start: items.base + first, count: Int(start[list + 1]) - first)
        }

        func free() {
            start.free()
            items.free()
        }
    }

    init(_ program: BasisProgram, unknownCount: Int, rowCount: Int) {
        steps = Lists(count: unknownCount) { note in
            for place in 0..<program.steps.count {
                for entry in program.terms(ofStep: place) where Int(program.stepTerms[entry].slot) < unknownCount {
                    note(Int(program.stepTerms[entry].slot), place)
                }
            }
        }
        checks = Lists(count: unknownCount) { note in
            for check in 0..<program.checks.count {
                for entry in program.terms(ofCheck: check) where Int(program.checkTerms[entry].slot) < unknownCount {
                    note(Int(program.checkTerms[entry].slot), check)
                }
            }
        }
        user = FlatArray(repeating: 0, count: rowCount)
        for place in 0..<program.steps.count where program.steps[place].row >= 0 {
            user[Int(program.steps[place].row)] = Int32(place)
        }
        for check in 0..<program.checks.count where program.checks[check].row >= 0 {
            user[Int(program.checks[check].row)] = ~Int32(check)
        }
    }

    func free() {
        steps.free()
        checks.free()
        user.free()
    }
}
