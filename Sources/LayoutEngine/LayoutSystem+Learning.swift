// Learning from what went the general way: how components of a plan come into being, and which constraints come together.

extension LayoutSystem {
    // MARK: Components

    /// Learns from components that went the general way, in the order in which they began.
    func learn(from begun: FlatArray<Begun>) {
        for index in 0..<begun.count {
            let component = components[Int(begun[index].component)]
            learnOffsets(of: component)
            let slot = Int(poolRows[Int(component.rowBase)])
            guard let first = added(slot) else { continue }
            var last = LastAdded()
            if begun[index].previous >= 0 {
                guard let previous = added(Int(begun[index].previous)) else { continue }
                last = previous
            } else if constraints[slot].sequence != 0 {
                continue
            }
            let situation = ExpectationTable.situation(first.key, after: last.key, distance: first.lead &- last.lead)
            plans.expectations.learn(component.plan, in: situation)
        }
    }

    /// A constraint with terms of its own as it looked when it was added.
    private func added(_ slot: Int) -> LastAdded? {
        let record = constraints[slot], start = Int(record.termStart), count = Int(record.termCount)
        guard start >= 0, count > 0 else { return nil }
        let isInputFirst = count > 1 && variables[Int(termVariables[start])].component == VariableRecord.isInput
        return LastAdded(
            key: ExpectedRow.key(record.priority, record.relation, count), lead: termVariables[start + (isInputFirst ? 1 : 0)])
    }

    private func learnOffsets(of component: ComponentRecord) {
        let plan = Int(component.plan)
        if plans.records[plan].expectation == nil { plans.records[plan].expectation = Expectation(plans.records[plan].shape) }
        guard let expectation = plans.records[plan].expectation else { return }
        let first = poolVariables[Int(component.unknownBase)]
        for unknown in 0..<Int(component.unknownCount) {
            expectation.offsets[unknown] = poolVariables[Int(component.unknownBase) + unknown] - first
        }
    }

    // MARK: Passages

    /// Learns the passages among the constraints that the last split put into components: stretches that begin and end
    /// with all components that they touch.
    func learnPassages(from slots: FlatArray<Int32>) {
        var start = 0, open = 0
        var isWhole = true
        for index in 0..<min(slots.count, 2 * Passage.mostRows) {
            let record = constraints[Int(slots[index])]
            if index > start, record.sequence != constraints[Int(slots[index - 1])].sequence &+ 1 { isWhole = false }
            if record.row == 0 { open += 1 }
            if record.row == components[Int(record.component)].rowCount - 1 { open -= 1 }
            guard open == 0 else { continue }
            if isWhole, index - start < Passage.mostRows { learnPassage(slots, start..<(index + 1)) }
            start = index + 1
            isWhole = true
        }
    }

    private func learnPassage(_ slots: FlatArray<Int32>, _ range: Range<Int>) {
        guard let first = added(Int(slots[range.lowerBound])) else { return }
        var last = LastAdded()
        let sequence = constraints[Int(slots[range.lowerBound])].sequence
        if range.lowerBound > 0, constraints[Int(slots[range.lowerBound - 1])].sequence &+ 1 == sequence {
            guard let previous = added(Int(slots[range.lowerBound - 1])) else { return }
            last = previous
        } else if sequence != 0 {
            return
        }
        guard let passage = makePassage(slots, range, lead: first.lead) else { return }
        let situation = ExpectationTable.situation(first.key, after: last.key, distance: first.lead &- last.lead)
        plans.expectations.learn(passage: plans.passage(passage), in: situation)
    }

    private func makePassage(_ slots: FlatArray<Int32>, _ range: Range<Int>, lead: Int32) -> Passage? {
        var componentCount = 0, unknownCount = 0, useCount = 0
        for index in range where constraints[Int(slots[index])].row == 0 {
            let component = components[Int(constraints[Int(slots[index])].component)]
            guard plans.records[Int(component.plan)].expectation != nil else { return nil }
            componentCount += 1
            unknownCount += Int(component.unknownCount)
            useCount += Int(component.inputCount)
        }
        var passage = Passage(rowCount: range.count, componentCount: componentCount, unknownCount: unknownCount, useCount: useCount)
        let inputs = partition.mentionedInputs
        inputs.removeAll()
        var made = (components: 0, unknowns: 0, rows: 0, uses: 0)
        for (index, place) in range.enumerated() {
            let record = constraints[Int(slots[place])]
            if record.row == 0 { addComponent(record.component, to: passage, &made, lead: lead, inputs) }
            let ordinal = ordinalInPassage(record.component, made.components)
            let template = passage.components + ordinal, expectation = plans.records[Int(template.pointee.plan)].expectation.unsafelyUnwrapped
            passage.records[index] = expectation.records[Int(record.row)]
            passage.records[index].component = Int32(truncatingIfNeeded: ordinal)
            passage.records[index].sequence = UInt32(index)
            let at = template.pointee.rowBase + record.row
            passage.rowAtPlace[Int(at)] = Int32(truncatingIfNeeded: index)
            passage.rows[index] = passageRow(record, place: at, lead: lead, inputs)
        }
        guard inputs.count <= Passage.mostInputs else {
            passage.free()
            return nil
        }
        passage.finish()
        return passage
    }

    /// The number of a component among those of the passage that is being made, which stand in `partition.passageComponents`.
    private func ordinalInPassage(_ component: Int32, _ count: Int) -> Int {
        var ordinal = count - 1
        while partition.passageComponents[ordinal] != component { ordinal -= 1 }
        return ordinal
    }

    private func addComponent(
        _ number: Int32, to passage: Passage, _ made: inout (components: Int, unknowns: Int, rows: Int, uses: Int), lead: Int32,
        _ mentioned: FlatArray<Int32>
    ) {
        let component = components[Int(number)]
        var template = ComponentRecord(expectedRow: plans.noRow)
        template.plan = component.plan
        template.flags |= ComponentRecord.expected
        template.unknownBase = Int32(made.unknowns)
        template.unknownCount = component.unknownCount
        template.rowBase = Int32(made.rows)
        template.rowCount = component.rowCount
        template.inputBase = Int32(made.uses)
        template.inputCount = component.inputCount
        passage.components[made.components] = template
        if made.components == 0 { partition.passageComponents.removeAll() }
        partition.passageComponents.append(number)
        for position in Int(component.unknownBase)..<Int(component.unknownBase + component.unknownCount) {
            passage.offsets[made.unknowns] = poolVariables[position] - lead
            passage.seats[made.unknowns] = SIMD2(Int32(made.components), Int32(made.unknowns))
            made.unknowns += 1
        }
        for ordinal in 0..<component.inputCount {
            let input = inputs[Int(poolInputs[Int(component.inputBase + ordinal)].input)].variable
            var known = 0
            while known < mentioned.count, mentioned[known] != input { known += 1 }
            if known == mentioned.count { mentioned.append(input) }
            passage.uses[made.uses] = Passage.Use(
                input: UInt8(truncatingIfNeeded: known + 1), component: Int32(made.components), ordinal: ordinal)
            made.uses += 1
        }
        made.rows += Int(component.rowCount)
        made.components += 1
    }

    private func passageRow(_ record: ConstraintRecord, place: Int32, lead: Int32, _ mentioned: FlatArray<Int32>) -> PassageRow {
        let start = Int(record.termStart), count = Int(record.termCount)
        var row = PassageRow(key: ExpectedRow.key(record.priority, record.relation, count), place: place)
        func term(_ index: Int) -> (origin: UInt8, offset: Int32, coefficient: Double) {
            let variable = termVariables[start + index], coefficient = termCoefficients[start + index]
            guard variables[Int(variable)].component == VariableRecord.isInput else { return (0, variable - lead, coefficient) }
            var known = 0
            while mentioned[known] != variable { known += 1 }
            return (UInt8(truncatingIfNeeded: known + 1), 0, coefficient)
        }
        if count > 0 { (row.origins.0, row.offsets.0, row.coefficients.0) = term(0) }
        if count > 1 { (row.origins.1, row.offsets.1, row.coefficients.1) = term(1) }
        if count > 2 { (row.origins.2, row.offsets.2, row.coefficients.2) = term(2) }
        if count > 3 { (row.origins.3, row.offsets.3, row.coefficients.3) = term(3) }
        return row
    }
}
