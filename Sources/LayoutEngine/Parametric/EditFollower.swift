/// Brings values up to date where constants are edited. In a large component an edit walks what depends on it and stops where
/// values stop changing. Where many values move, as in everything below a line of text that grows, they all move in proportion
/// to the constant until a check fails, see `ValueShifts`.
final class EditFollower {
    private struct Edit: BitwiseCopyable {
        var component: Int32
        var row: Int32
        /// The row's constraint.
        var slot: Int32
    }

    private let inputs: InputTable
    private let components: ComponentTable
    private let plans: PlanStore
    private let evaluator: BasisEvaluator
    let shifts: ValueShifts
    private let edits = FlatArray<Edit>(capacity: 8)
    /// In smaller components an edit has all values computed at once.
    var leastWalked = 24
    /// Fewer values than this are moved at once.
    var leastShifted = 24

    init(_ evaluator: BasisEvaluator, _ shifts: ValueShifts) {
        inputs = evaluator.inputs
        components = evaluator.components
        plans = evaluator.plans
        self.evaluator = evaluator
        self.shifts = shifts
    }

    var isEmpty: Bool { edits.count == 0 }

    /// Records that the constant of a row, which is that of the constraint in `slot`, has changed.
    func record(_ number: Int, _ row: Int32, slot: Int) {
        let component = components[number]
        guard component.pointee.flags & (ComponentRecord.dirty | ComponentRecord.expected) == 0 else { return }
        if Int(component.pointee.unknownCount) < leastWalked || component.pointee.basis < 0 {
            components.markDirty(number)
        } else {
            edits.append(Edit(component: Int32(truncatingIfNeeded: number), row: row, slot: Int32(truncatingIfNeeded: slot)))
        }
    }

    /// Brings the edited components' values up to date, or has all of them computed.
    func apply(computingAll: Bool) {
        defer { edits.removeAll() }
        edits.removeAll { !isCurrent($0) }
        if computingAll {
            for index in 0..<edits.count where isSolved(Int(edits[index].component)) { components.markDirty(Int(edits[index].component)) }
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

    /// Whether the constraint still is in that row. Since the edit its component may have been dissolved, and its number be another's.
    private func isCurrent(_ edit: Edit) -> Bool {
        let component = components[Int(edit.component)]
        return edit.row < component.pointee.rowCount && components.rows[Int(component.pointee.rowBase + edit.row)] == edit.slot
    }

    private func isSolved(_ number: Int) -> Bool {
        components[number].pointee.flags & (ComponentRecord.alive | ComponentRecord.dirty | ComponentRecord.expected) == ComponentRecord.alive
    }

    private func apply(_ range: Range<Int>, _ number: Int) {
        let component = components[number]
        let row = edits[range.lowerBound].row
        let isSingle = range.count == 1 || range.allSatisfy { edits[$0].row == row }
        let constant = components.constants[Int(component.pointee.rowBase + row)]
        if !shifts.isEmpty, let shift = shifts.find(number) {
            if isSingle, shift.pointee.row == row, shift.pointee.reaches(constant) {
                shift.pointee.shift = constant - shift.pointee.anchor
                components.markChanged(number)
                return
            }
            shifts.end(ofComponent: number)
        }
        guard let basis = plans[component].pointee.basis(component.pointee.basis) else {
            components.markDirty(number)
            return
        }
        let operands = operands(of: component, basis)
        leaveMotion(component)
        guard plans.changeWalk.walk(operands, from: range.lazy.map { self.edits[$0].row }) else {
            components.markDirty(number)
            return
        }
        components.markChanged(number)
        if isSingle, plans.changeWalk.places.count >= leastShifted { beginShift(number, row, constant, operands) }
    }

    private func operands(
        of component: UnsafeMutablePointer<ComponentRecord>, _ basis: UnsafeMutablePointer<CompiledBasis>
    ) -> ChangeWalk.Operands {
        let inputCount = Int(component.pointee.inputCount), slots = evaluator.slots(inputCount)
        for ordinal in 0..<inputCount { slots[ordinal] = inputs[components.input(component, ordinal)].pointee.value }
        let plan = plans.plan(Int(component.pointee.plan))
        return ChangeWalk.Operands(
            basis: basis, dependents: CompiledBasis.dependents(of: basis, plan), unknownCount: plan.unknownCount,
            values: components.values.base + Int(component.pointee.unknownBase),
            constants: components.constants.base + Int(component.pointee.rowBase), inputs: slots)
    }

    /// Has the component leave the line along which it followed its input.
    private func leaveMotion(_ component: UnsafeMutablePointer<ComponentRecord>) {
        component.pointee.motion = nil
        guard component.pointee.inputCount == 1 else { return }
        component.pointee.anchorInput = inputs[components.input(component, 0)].pointee.value
    }

    private func beginShift(_ number: Int, _ row: Int32, _ constant: Double, _ operands: ChangeWalk.Operands) {
        let slopes = Buffer<Double>(repeating: 0, count: operands.unknownCount)
        plans.changeWalk.computeSlopes(operands, row: row, into: slopes.base)
        let limits = plans.changeWalk.limits(operands, row: row, slopes: slopes.base)
        shifts.begin(
            ValueShift(
                component: Int32(number), row: row, unknownCount: Int32(operands.unknownCount), anchor: constant,
                lowest: constant + limits.below, highest: constant + limits.above, slopes: slopes))
    }
}
