// Edited constants. In a large component an edit walks what depends on it and stops where values stop changing. Where many
// values move, as in everything below a line of text that grows, they all move in proportion to the constant until a check
// fails: when the same constant is edited again, only how far is noted, and values are worked out when they are read.

extension LayoutSystem {
    struct Edit: BitwiseCopyable {
        var component: Int32
        var row: Int32
    }

    /// A component whose values are those stored plus `shift` times their slopes.
    struct Shift: BitwiseCopyable {
        var component: Int32
        /// The row whose constant is edited.
        var row: Int32
        var unknownCount: Int32
        /// The constant for which the stored values are right.
        var anchor: Double
        /// From where to where the constant can be edited before a check fails.
        var lowest: Double
        var highest: Double
        /// How much the constant is off the anchor.
        var shift = 0.0
        /// By unknown: what it moves by for 1 of the constant.
        let slopes: UnsafeMutablePointer<Double>
    }

    /// Components that shift at a time.
    private static let mostShifts = 8

    /// The constant of a row has changed.
    func noteEdit(_ component: Int, _ row: Int32) {
        let flags = components[component].flags
        guard flags & (ComponentRecord.dirty | ComponentRecord.expected) == 0 else { return }
        if Int(components[component].unknownCount) < counters.pointee.leastWalked || components[component].basis < 0 {
            markDirty(component)
        } else {
            edits.append(Edit(component: Int32(truncatingIfNeeded: component), row: row))
        }
    }

    /// Brings the edited components' values up to date, or has them solved.
    func applyEdits() {
        defer { edits.removeAll() }
        // Where inputs change, too, all is computed anew.
        if dirtyInputs.count > 0 || brokenConstraints.count > 0 {
            for index in 0..<edits.count where isSolved(Int(edits[index].component)) { markDirty(Int(edits[index].component)) }
            return
        }
        if edits.count > 1 { edits.sort { $0.component < $1.component } }
        var first = 0
        while first < edits.count {
            var end = first + 1
            while end < edits.count, edits[end].component == edits[first].component { end += 1 }
            let component = Int(edits[first].component)
            if isSolved(component) { apply(first..<end, component) }
            first = end
        }
    }

    private func isSolved(_ component: Int) -> Bool {
        components[component].flags & (ComponentRecord.alive | ComponentRecord.dirty | ComponentRecord.expected) == ComponentRecord.alive
    }

    private func apply(_ range: Range<Int>, _ number: Int) {
        let component = components.base + number
        let single = range.count == 1 || range.allSatisfy { edits[$0].row == edits[range.lowerBound].row }
        let row = edits[range.lowerBound].row
        let constant = poolConstants[Int(component.pointee.rowBase + row)]
        if shifts.count > 0, let index = shiftIndex(number) {
            if single, shifts[index].row == row, constant >= shifts[index].lowest, constant <= shifts[index].highest {
                shifts[index].shift = constant - shifts[index].anchor
                markChanged(number)
                return
            }
            endShift(index)
        }
        let plan = Int(component.pointee.plan)
        guard let program = plans.records[plan].program(component.pointee.basis) else {
            markDirty(number)
            return
        }
        let ground = ground(of: component, program, plans[plan])
        leaveMotion(component)
        guard changeWalk.walk(ground, from: range.lazy.map { self.edits[$0].row }) else {
            markDirty(number)
            return
        }
        markChanged(number)
        if single, changeWalk.places.count >= counters.pointee.leastShifted { startShift(number, row, constant, ground) }
    }

    private func ground(
        of component: UnsafeMutablePointer<ComponentRecord>, _ program: UnsafeMutablePointer<BasisProgram>, _ plan: ComponentPlan
    ) -> ChangeWalk.Ground {
        let inputCount = Int(component.pointee.inputCount)
        if slots.count <= inputCount { slots.reset(count: inputCount + 1, to: 0) }
        for ordinal in 0..<inputCount { slots[ordinal] = inputs[Int(poolInputs[Int(component.pointee.inputBase) + ordinal].input)].value }
        return ChangeWalk.Ground(
            program: program, dependents: program.pointee.dependents(plan), unknownCount: plan.unknownCount,
            values: values.base + Int(component.pointee.unknownBase), constants: poolConstants.base + Int(component.pointee.rowBase),
            inputs: slots.base)
    }

    /// The values no longer are on the line along which the component followed its input.
    private func leaveMotion(_ component: UnsafeMutablePointer<ComponentRecord>) {
        component.pointee.motion = nil
        guard component.pointee.inputCount == 1 else { return }
        component.pointee.anchorInput = inputs[Int(poolInputs[Int(component.pointee.inputBase)].input)].value
    }

    // MARK: Shifts

    private func startShift(_ number: Int, _ row: Int32, _ constant: Double, _ ground: ChangeWalk.Ground) {
        if shifts.count == Self.mostShifts { endShift(0) }
        let slopes = UnsafeMutablePointer<Double>.allocate(capacity: ground.unknownCount)
        slopes.initialize(repeating: 0, count: ground.unknownCount)
        changeWalk.computeSlopes(ground, row: row, into: slopes)
        let limits = changeWalk.limits(ground, row: row, slopes: slopes)
        shifts.append(Shift(
            component: Int32(number), row: row, unknownCount: Int32(ground.unknownCount), anchor: constant,
            lowest: constant + limits.below, highest: constant + limits.above, slopes: slopes))
    }

    private func shiftIndex(_ component: Int) -> Int? {
        for index in 0..<shifts.count where Int(shifts[index].component) == component { return index }
        return nil
    }

    /// What a value of the component has moved by since it was stored.
    func shift(ofComponent component: Int32, position: Int32) -> Double {
        guard let index = shiftIndex(Int(component)) else { return 0 }
        return shifts[index].shift * shifts[index].slopes[Int(position - components[Int(component)].unknownBase)]
    }

    /// Stores the values that shifted.
    func storeShifts() {
        for index in 0..<shifts.count { storeShift(index) }
    }

    private func storeShift(_ index: Int) {
        let shift = shifts[index]
        guard shift.shift != 0 else { return }
        let values = values.base + Int(components[Int(shift.component)].unknownBase)
        for unknown in 0..<Int(shift.unknownCount) { values[unknown] += shift.shift * shift.slopes[unknown] }
        shifts[index].anchor += shift.shift
        shifts[index].shift = 0
    }

    private func endShift(_ index: Int) {
        storeShift(index)
        shifts[index].slopes.deallocate()
        shifts[index] = shifts[shifts.count - 1]
        _ = shifts.popLast()
    }

    /// Ends the component's shift, if it has one: something else is about to happen to it.
    func endShift(ofComponent component: Int) {
        if let index = shiftIndex(component) { endShift(index) }
    }

    func endShifts() {
        while shifts.count > 0 { endShift(shifts.count - 1) }
    }
}
