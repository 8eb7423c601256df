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
        // Components in the order of their first rows.
        let numbers = range.filter { constraints[Int(slots[$0])].row == 0 }.map { constraints[Int(slots[$0])].component }
        var templates: [ComponentRecord] = [], offsets: [Int32] = [], owners: [Int32] = [], rowAtPlace: [Int32] = []
        var uses: [Passage.Use] = [], mentioned: [Int32] = []
        for (ordinal, number) in numbers.enumerated() {
            let component = components[Int(number)]
            guard plans.records[Int(component.plan)].expectation != nil else { return nil }
            var template = ComponentRecord(expectedRow: plans.noRow)
            template.plan = component.plan
            template.flags |= ComponentRecord.expected
            template.unknownBase = Int32(offsets.count)
            template.unknownCount = component.unknownCount
            template.rowBase = Int32(rowAtPlace.count)
            template.rowCount = component.rowCount
            template.inputBase = templates.last.map { $0.inputBase + $0.inputCount } ?? 0
            template.inputCount = component.inputCount
            templates.append(template)
            for position in Int(component.unknownBase)..<Int(component.unknownBase + component.unknownCount) {
                offsets.append(poolVariables[position] - lead)
                owners.append(Int32(ordinal))
            }
            for _ in 0..<component.rowCount { rowAtPlace.append(0) }
            for index in 0..<component.inputCount {
                let input = inputs[Int(poolInputs[Int(component.inputBase + index)].input)].variable
                if !mentioned.contains(input) { mentioned.append(input) }
                uses.append(Passage.Use(input: UInt8(mentioned.firstIndex(of: input)! + 1), component: Int32(ordinal), ordinal: index))
            }
        }
        guard mentioned.count <= Passage.mostInputs else { return nil }
        var rows: [PassageRow] = [], records: [ConstraintRecord] = []
        for (index, place) in range.enumerated() {
            let record = constraints[Int(slots[place])], ordinal = numbers.firstIndex(of: record.component)!
            var template = ConstraintRecord(expectedRow: Int(record.row), of: plans.records[Int(templates[ordinal].plan)].shape)
            template.component = Int32(ordinal)
            template.sequence = UInt32(index)
            records.append(template)
            let at = templates[ordinal].rowBase + record.row
            rowAtPlace[Int(at)] = Int32(index)
            rows.append(passageRow(record, place: at, lead: lead, inputs: mentioned))
        }
        rows.append(PassageRow(key: 0))
        return Passage(
            rows: rows, records: records, components: templates, rowAtPlace: rowAtPlace, offsets: offsets, owners: owners, uses: uses)
    }

    private func passageRow(_ record: ConstraintRecord, place: Int32, lead: Int32, inputs: [Int32]) -> PassageRow {
        let start = Int(record.termStart), count = Int(record.termCount)
        var row = PassageRow(key: ExpectedRow.key(record.priority, record.relation, count), place: place)
        var origins = SIMD4<UInt8>(), offsets = SIMD4<Int32>(), coefficients = SIMD4<Double>()
        for index in 0..<count {
            let variable = termVariables[start + index]
            coefficients[index] = termCoefficients[start + index]
            if let input = inputs.firstIndex(of: variable) { origins[index] = UInt8(input + 1) } else { offsets[index] = variable - lead }
        }
        row.origins = (origins[0], origins[1], origins[2], origins[3])
        row.offsets = (offsets[0], offsets[1], offsets[2], offsets[3])
        row.coefficients = (coefficients[0], coefficients[1], coefficients[2], coefficients[3])
        return row
    }
}
