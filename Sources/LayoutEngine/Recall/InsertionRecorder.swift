/// A new component and the constraint that was added right before its first one, -1 where that is not known.
struct Begun: BitwiseCopyable {
    var component: Int32
    var previous: Int32
}

/// The scratch memory of an `InsertionRecorder`.
final class InsertionRecorderScratch {
    let inputs = FlatArray<Int32>(capacity: 16)
    let componentNumbers = FlatArray<Int32>(capacity: 16)
}

/// Learns from what went the general way: how components of a plan come into being, and which constraints come together.
struct InsertionRecorder {
    let model: Model
    let components: ComponentTable
    let plans: PlanStore

    private var constraints: ConstraintTable { model.constraints }
    // Those of the insertion that is being made, in the order in which it mentions them.
    private var scratch: InsertionRecorderScratch { plans.recorderScratch }

    // MARK: Components

    /// Learns from components that went the general way, in the order in which they began.
    func learnComponents(from begun: borrowing FlatArray<Begun>) {
        for index in 0..<begun.count {
            let component = components[Int(begun[index].component)].pointee
            learnOffsets(of: component)
            let slot = Int(components.rows[Int(component.rowBase)])
            guard let first = added(slot) else { continue }
            var last = AddedConstraint()
            if begun[index].previous >= 0 {
                guard let previous = added(Int(begun[index].previous)) else { continue }
                last = previous
            } else if constraints[slot].pointee.sequence != 0 {
                continue
            }
            let situation = first.situation(after: last)
            plans.inlineCaches.learn(component.plan, in: situation)
        }
    }

    /// A constraint with terms of its own as it looked when it was added.
    private func added(_ slot: Int) -> AddedConstraint? {
        let record = constraints[slot].pointee, start = Int(record.termStart), count = Int(record.termCount)
        guard start >= 0, count > 0 else { return nil }
        let isInputFirst = count > 1 && model.isInput(constraints.termVariables[start])
        return AddedConstraint(
            key: ExpectedRow.key(record.priority, record.relation, count), lead: constraints.termVariables[start + (isInputFirst ? 1 : 0)])
    }

    private func learnOffsets(of component: ComponentRecord) {
        let plan = plans[Int(component.plan)]
        if plan.pointee.inlineCache.pointer == nil, let cache = InlineCache(plan.pointee.shape) { plan.pointee.inlineCache.fill(with: cache) }
        guard let cache = plan.pointee.inlineCache.pointer else { return }
        let variables = components.variables.base + Int(component.unknownBase)
        for unknown in 0..<Int(component.unknownCount) { cache.pointee.offsets[unknown] = variables[unknown] - variables[0] }
    }

    // MARK: Insertions

    /// Learns the insertions among the constraints that the last split put into components: stretches that begin and end
    /// with all components that they touch.
    func learnInsertions(from slots: borrowing FlatArray<Int32>) {
        var start = 0, open = 0
        var isWhole = true
        for index in 0..<min(slots.count, 2 * RecordedInsertion.mostRows) {
            let record = constraints[Int(slots[index])].pointee
            if index > start, record.sequence != constraints[Int(slots[index - 1])].pointee.sequence &+ 1 { isWhole = false }
            if record.row == 0 { open += 1 }
            if record.row == components[Int(record.component)].pointee.rowCount - 1 { open -= 1 }
            guard open == 0 else { continue }
            if isWhole, index - start < RecordedInsertion.mostRows { learnInsertion(slots, start..<(index + 1)) }
            start = index + 1
            isWhole = true
        }
    }

    private func learnInsertion(_ slots: borrowing FlatArray<Int32>, _ range: Range<Int>) {
        guard let first = added(Int(slots[range.lowerBound])) else { return }
        var last = AddedConstraint()
        let sequence = constraints[Int(slots[range.lowerBound])].pointee.sequence
        if range.lowerBound > 0, constraints[Int(slots[range.lowerBound - 1])].pointee.sequence &+ 1 == sequence {
            guard let previous = added(Int(slots[range.lowerBound - 1])) else { return }
            last = previous
        } else if sequence != 0 {
            return
        }
        guard let insertion = makeInsertion(slots, range, lead: first.lead) else { return }
        let situation = first.situation(after: last)
        plans.inlineCaches.learn(insertion: plans.number(for: insertion), in: situation)
    }

    private func makeInsertion(_ slots: borrowing FlatArray<Int32>, _ range: Range<Int>, lead: Int32) -> RecordedInsertion? {
        var componentCount = 0, unknownCount = 0, useCount = 0
        for index in range {
            let record = constraints[Int(slots[index])].pointee
            guard record.row == 0 else { continue }
            let component = components[Int(record.component)].pointee
            guard plans[Int(component.plan)].pointee.inlineCache.pointer != nil else { return nil }
            componentCount += 1
            unknownCount += Int(component.unknownCount)
            useCount += Int(component.inputCount)
        }
        var insertion = RecordedInsertion(rowCount: range.count, componentCount: componentCount, unknownCount: unknownCount, useCount: useCount)
        scratch.inputs.removeAll()
        scratch.componentNumbers.removeAll()
        var made = (components: 0, unknowns: 0, rows: 0, uses: 0)
        for (index, place) in range.enumerated() {
            let record = constraints[Int(slots[place])].pointee
            if record.row == 0 { addComponent(record.component, to: insertion, &made, lead: lead) }
            let ordinal = ordinal(of: record.component)
            let template = insertion.components + ordinal, cache = plans[template].pointee.inlineCache.pointer.unsafelyUnwrapped
            insertion.records[index] = cache.pointee.records[Int(record.row)]
            insertion.records[index].component = Int32(truncatingIfNeeded: ordinal)
            insertion.records[index].sequence = UInt32(index)
            let at = template.pointee.rowBase + record.row
            insertion.rowAtPlace[Int(at)] = Int32(truncatingIfNeeded: index)
            insertion.rows[index] = recordedRow(record, place: at, lead: lead)
        }
        guard scratch.inputs.count <= RecordedInsertion.mostInputs else { return nil }
        insertion.finish()
        return insertion
    }

    /// The number of a component among those of the insertion that is being made.
    private func ordinal(of component: Int32) -> Int {
        var ordinal = scratch.componentNumbers.count - 1
        while scratch.componentNumbers[ordinal] != component { ordinal -= 1 }
        return ordinal
    }

    private func addComponent(
        _ number: Int32, to insertion: borrowing RecordedInsertion, _ made: inout (components: Int, unknowns: Int, rows: Int, uses: Int),
        lead: Int32
    ) {
        let component = components[Int(number)].pointee
        var template = ComponentRecord(expectedRow: plans.noRow)
        template.plan = component.plan
        template.flags |= ComponentRecord.expected
        template.unknownBase = Int32(made.unknowns)
        template.unknownCount = component.unknownCount
        template.rowBase = Int32(made.rows)
        template.rowCount = component.rowCount
        template.inputBase = Int32(made.uses)
        template.inputCount = component.inputCount
        insertion.components[made.components] = template
        scratch.componentNumbers.append(number)
        for position in Int(component.unknownBase)..<Int(component.unknownBase + component.unknownCount) {
            insertion.offsets[made.unknowns] = components.variables[position] - lead
            insertion.seats[made.unknowns] = SIMD2(Int32(made.components), Int32(made.unknowns))
            made.unknowns += 1
        }
        for ordinal in 0..<component.inputCount {
            let use = components.inputUses[Int(component.inputBase + ordinal)], input = model.inputs[Int(use.input)].pointee.variable
            var known = 0
            while known < scratch.inputs.count, scratch.inputs[known] != input { known += 1 }
            if known == scratch.inputs.count { scratch.inputs.append(input) }
            insertion.uses[made.uses] = RecordedInsertion.Use(
                input: UInt8(truncatingIfNeeded: known + 1), component: Int32(made.components), ordinal: ordinal)
            made.uses += 1
        }
        made.rows += Int(component.rowCount)
        made.components += 1
    }

    private func recordedRow(_ record: ConstraintRecord, place: Int32, lead: Int32) -> RecordedRow {
        let start = Int(record.termStart), count = Int(record.termCount)
        var row = RecordedRow(key: ExpectedRow.key(record.priority, record.relation, count), place: place)
        func term(_ index: Int) -> (origin: UInt8, offset: Int32, coefficient: Double) {
            let variable = constraints.termVariables[start + index], coefficient = constraints.termCoefficients[start + index]
            guard model.isInput(variable) else { return (0, variable - lead, coefficient) }
            var known = 0
            while scratch.inputs[known] != variable { known += 1 }
            return (UInt8(truncatingIfNeeded: known + 1), 0, coefficient)
        }
        if count > 0 { (row.origins.0, row.offsets.0, row.coefficients.0) = term(0) }
        if count > 1 { (row.origins.1, row.offsets.1, row.coefficients.1) = term(1) }
        if count > 2 { (row.origins.2, row.offsets.2, row.coefficients.2) = term(2) }
        if count > 3 { (row.origins.3, row.offsets.3, row.coefficients.3) = term(3) }
        return row
    }
}
