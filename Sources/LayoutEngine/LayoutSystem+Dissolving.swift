// Taking components apart again, and moving together what is left.

extension LayoutSystem {
    // MARK: Dissolving

    /// Dissolves a component: its constraints become pending, its unknowns loose. Values stay readable.
    func dissolve(_ component: Int) {
        leavePassage()
        writeRecords(ofComponent: component)
        let record = components[component]
        if shifts.count > 0 { endShift(ofComponent: component) }
        let isExpected = record.flags & ComponentRecord.expected != 0
        for index in Int(record.rowBase)..<Int(record.rowBase + record.rowCount) {
            let slot = Int(poolRows[index])
            if constraints[slot].termStart < 0 { restoreTerms(slot, record) }
            constraints[slot].constant = poolConstants[index]
            constraints[slot].component = -1
            if constraints[slot].flags & ConstraintRecord.isAlive != 0 { setPending(slot) }
        }
        if isExpected { giveBackSlots(record) }
        for position in Int(record.unknownBase)..<Int(record.unknownBase + record.unknownCount) {
            let variable = Int(poolVariables[position])
            if isExpected {
                giveBack(variable)
            } else {
                variables[variable].component = VariableRecord.isLoose
                looseVariables.append(Int32(variable))
            }
        }
        for index in Int(record.inputBase)..<Int(record.inputBase + record.inputCount) { forgetUse(poolInputs[index]) }
        counters.pointee.liveVariables -= Int(record.unknownCount)
        if record.plan >= 0 { plans.release(Int(record.plan)) }
        components[component].flags &= ~(ComponentRecord.alive | ComponentRecord.expected)
        components[component].unknownCount = 0
        components[component].rowCount = 0
        components[component].inputCount = 0
        freeComponents.append(Int32(component))
    }

    /// Slots of rows that did not come.
    private func giveBackSlots(_ component: ComponentRecord) {
        for row in Int(component.rowCount)..<plans.records[Int(component.plan)].shape.rowCount {
            let slot = poolRows[Int(component.rowBase) + row]
            constraints[Int(slot)].flags = 0
            constraints[Int(slot)].component = -1
            freeConstraints.append(slot)
        }
    }

    /// A component that was not solved yet gives a variable back; it may not even have been made.
    private func giveBack(_ variable: Int) {
        variables[variable].component = VariableRecord.isUnused
        variables[variable].position = -1
        if variables[variable].isRemoved, variables[variable].useCount == 0 { free(variable) }
    }

    /// Gives a row that its component knows from its plan terms of its own.
    private func restoreTerms(_ slot: Int, _ component: ComponentRecord) {
        let shape = plans.records[Int(component.plan)].shape
        let terms = shape.terms.range(Int(constraints[slot].row))
        let start = takeTerms(terms.count)
        for (index, entry) in terms.enumerated() {
            let column = shape.terms.column[entry]
            let variable = column >= 0 ? poolVariables[Int(component.unknownBase + column)]
                : inputs[Int(poolInputs[Int(component.inputBase + ~column)].input)].variable
            termVariables[start + index] = variable
            termCoefficients[start + index] = shape.terms.coefficient[entry]
            variables[Int(variable)].useCount += 1
        }
        constraints[slot].termStart = Int32(truncatingIfNeeded: start)
        constraints[slot].termCount = UInt16(truncatingIfNeeded: terms.count)
    }

    private func forgetUse(_ use: InputUse) {
        let input = Int(use.input), index = Int(use.userIndex)
        guard let last = inputs[input].users.popLast() else { return }
        guard index < inputs[input].users.count else { return }
        inputs[input].users[index] = last
        poolInputs[Int(components[Int(last.component)].inputBase + last.ordinal)].userIndex = Int32(index)
    }

    // MARK: Compaction

    /// Moves the pools' blocks together once more than half of them belongs to dissolved components.
    func compactIfWasteful() {
        let live = counters.pointee.liveVariables
        guard poolVariables.count > 1024, poolVariables.count > 2 * live else { return }
        endShifts()
        writeAllRecords()
        coverAnchors()
        let newVariables = FlatArray<Int32>(capacity: live), newRows = FlatArray<Int32>(), newConstants = FlatArray<Double>()
        let newInputs = FlatArray<InputUse>()
        let oldDoubles = [values, anchors] + (counters.pointee.tracksChanges ? [reported] : [])
        let newDoubles = oldDoubles.map { _ in FlatArray<Double>(capacity: live) }
        for component in 0..<components.count where components[component].flags & ComponentRecord.alive != 0 {
            let record = components[component]
            components[component].unknownBase = Int32(newVariables.count)
            components[component].rowBase = Int32(newRows.count)
            components[component].inputBase = Int32(newInputs.count)
            for position in Int(record.unknownBase)..<Int(record.unknownBase + record.unknownCount) {
                variables[Int(poolVariables[position])].position = Int32(newVariables.count)
                newVariables.append(poolVariables[position])
                for (new, old) in zip(newDoubles, oldDoubles) { new.append(old[position]) }
            }
            for index in Int(record.rowBase)..<Int(record.rowBase + record.rowCount) {
                newRows.append(poolRows[index])
                newConstants.append(poolConstants[index])
            }
            for index in Int(record.inputBase)..<Int(record.inputBase + record.inputCount) { newInputs.append(poolInputs[index]) }
        }
        poolVariables.replace(with: newVariables)
        poolRows.replace(with: newRows)
        poolConstants.replace(with: newConstants)
        poolInputs.replace(with: newInputs)
        for (new, old) in zip(newDoubles, oldDoubles) { old.replace(with: new) }
    }
}
