// Making variables and constraints, and changing them. Nothing is solved here: changes only mark what `solve()` looks at.

extension LayoutSystem {
    // MARK: Variables

    /// Makes an unknown. Its value is 0 until constraints say otherwise.
    package func makeVariable() -> LayoutVariable {
        // Its place may have been given to a component already, which expects it.
        let index = counters.pointee.madeVariables
        guard index < counters.pointee.readyVariables else { return makeVariableOtherwise() }
        counters.pointee.madeVariables = index &+ 1
        return LayoutVariable(index: Int32(truncatingIfNeeded: index))
    }

    @inline(never)
    private func makeVariableOtherwise() -> LayoutVariable {
        guard let reused = freeVariables.popSmallest() else {
            appendVariables(256)
            return makeVariable()
        }
        noteReadyVariables()
        return LayoutVariable(index: reused)
    }

    private func noteReadyVariables() { counters.pointee.readyVariables = freeVariables.count == 0 ? variables.count : 0 }

    /// Notes that the variable is no longer untouched.
    @inline(__always)
    func touch(_ variable: Int32) { counters.pointee.untouchedVariables = max(counters.pointee.untouchedVariables, variable &+ 1) }

    /// Makes records for variables that are yet to be made.
    func appendVariables(_ count: Int) {
        variables.append(repeating: VariableRecord(), count: count)
        noteReadyVariables()
    }

    /// Makes an input: a value given from outside, such as a window's width. Constraints see it as a constant, so
    /// inputs connect nothing and cost little to change.
    package func makeInput(_ value: Double) -> LayoutVariable {
        let variable = makeVariable()
        fix(variable, at: value)
        return variable
    }

    /// Forgets a variable. While constraints still mention it, it stays as it is, and goes with the last of them.
    package func remove(_ variable: LayoutVariable) {
        leavePassage()
        guard record(variable) != nil else { return }
        let index = Int(variable.index)
        variables[index].isRemoved = true
        if !isMentioned(index) { recycle(index) }
    }

    /// Changes an input's value; makes an input of an unknown. NaN is ignored.
    package func setInput(_ variable: LayoutVariable, to value: Double) {
        guard let record = record(variable), !value.isNaN else { return }
        guard record.component == VariableRecord.isInput else {
            fix(variable, at: value)
            return
        }
        let clamped = Self.clampedInput(value), input = Int(record.position)
        guard inputs[input].value != clamped else { return }
        inputs[input].value = clamped
        if !inputs[input].isDirty {
            inputs[input].isDirty = true
            dirtyInputs.append(Int32(input))
        }
    }

    /// Makes an input of an unknown: from now on it has the given value, whatever its constraints say.
    package func fix(_ variable: LayoutVariable, at value: Double) {
        guard let record = record(variable) else { return }
        if record.component == VariableRecord.isInput {
            setInput(variable, to: value)
            return
        }
        reopenConstraints(mentioning: variable)
        let clamped = value.isNaN ? 0 : Self.clampedInput(value)
        let number: Int32
        if let reused = freeInputs.popLast() {
            inputs[Int(reused)].variable = variable.index
            inputs[Int(reused)].value = clamped
            number = reused
        } else {
            inputs.append(InputRecord(variable: variable.index, value: clamped))
            number = Int32(inputs.count - 1)
        }
        touch(variable.index)
        variables[Int(variable.index)].component = VariableRecord.isInput
        variables[Int(variable.index)].position = number
    }

    /// Makes an unknown of an input again.
    package func release(_ variable: LayoutVariable) {
        guard let record = record(variable), record.component == VariableRecord.isInput else { return }
        reopenConstraints(mentioning: variable)
        freeInputs.append(record.position)
        variables[Int(variable.index)].component = VariableRecord.isUnused
        variables[Int(variable.index)].position = -1
    }

    /// Whether the variable is an input.
    package func isInput(_ variable: LayoutVariable) -> Bool {
        record(variable)?.component == VariableRecord.isInput
    }

    // MARK: Constraints

    @inline(__always)
    func store(_ record: ConstraintRecord) -> Int32 {
        if freeConstraints.count > 0, let reused = freeConstraints.popLast() {
            constraints.base[Int(reused)] = record
            return reused
        }
        constraints.append(record)
        return Int32(truncatingIfNeeded: constraints.count &- 1)
    }

    /// Removes a constraint. Its ID must not be used any more.
    package func remove(_ id: LayoutConstraintID) {
        guard let slot = slot(id) else { return }
        detach(slot)
        let record = constraints[slot]
        let start = Int(record.termStart), count = Int(record.termCount)
        for entry in start..<(start + count) { releaseUse(of: Int(termVariables[entry])) }
        if count > 0, count < freeTerms.count {
            termVariables[start] = freeTerms[count]
            freeTerms[count] = record.termStart
        }
        constraints[slot].flags = 0
        // A slot on the list of pending constraints is reused only after that list was emptied.
        if record.flags & ConstraintRecord.isPending == 0 { freeConstraints.append(Int32(slot)) }
    }

    /// Changes a constraint's constant. Costs a few operations for each value that moves.
    package func setConstant(_ id: LayoutConstraintID, to constant: Double) {
        guard let slot = slot(id) else { return }
        let clamped = Self.clamped(constant), component = constraints[slot].component
        guard clamped != storedConstant(slot) else { return }
        if component >= 0, clamped.isFinite {
            poolConstants[Int(components[Int(component)].rowBase + constraints[slot].row)] = clamped
            noteEdit(Int(component), constraints[slot].row)
            return
        }
        detach(slot)
        constraints[slot].constant = clamped
        setPending(slot)
    }

    /// Changes a constraint's priority.
    package func setPriority(_ id: LayoutConstraintID, to priority: Float) {
        guard let slot = slot(id), constraints[slot].priority != min(priority, LayoutConstraint.required) else { return }
        detach(slot)
        constraints[slot].priority = min(priority, LayoutConstraint.required)
        setPending(slot)
    }

    package func constant(of id: LayoutConstraintID) -> Double? { slot(id).map(storedConstant) }

    private func storedConstant(_ slot: Int) -> Double {
        let record = constraints[slot]
        return record.component < 0 ? record.constant : poolConstants[Int(components[Int(record.component)].rowBase + record.row)]
    }

    package func priority(of id: LayoutConstraintID) -> Float? { slot(id).map { constraints[$0].priority } }

    // MARK: Helpers

    func record(_ variable: LayoutVariable) -> VariableRecord? {
        guard variable.index >= 0, Int(variable.index) < variables.count else { return nil }
        return variables[Int(variable.index)]
    }

    func slot(_ id: LayoutConstraintID) -> Int? {
        let slot = Int(id.slot)
        guard slot >= 0, slot < constraints.count else { return nil }
        writeRecord(slot)
        guard constraints[slot].flags & ConstraintRecord.isAlive != 0 else { return nil }
        return slot
    }

    @inline(__always)
    static func clamped(_ value: Double) -> Double {
        value.isFinite ? min(max(value, -largestMagnitude), largestMagnitude) : value.isNaN ? value : .infinity
    }

    private static func clampedInput(_ value: Double) -> Double { min(max(value, -largestMagnitude), largestMagnitude) }

    /// Makes room for terms. Returns where they begin.
    func takeTerms(_ count: Int) -> Int {
        if count > 0, count < freeTerms.count, freeTerms[count] >= 0 {
            let start = Int(freeTerms[count])
            freeTerms[count] = termVariables[start]
            return start
        }
        _ = termCoefficients.appendUninitialized(count)
        return termVariables.appendUninitialized(count)
    }

    /// Stores the form's terms one after the other, equal variables summed up and zeros left out.
    @inline(__always)
    func storeTerms(of form: borrowing LinearForm, into record: inout ConstraintRecord) {
        let count = form.count
        let start = takeTerms(count)
        let storedVariables = termVariables.base + start, storedCoefficients = termCoefficients.base + start
        let variables = variables.base, variableCount = self.variables.count
        var stored = 0
        var cancels = false
        for index in 0..<count {
            let term = form[index], variable = term.variable.index
            guard variable >= 0, Int(variable) < variableCount else { continue }
            if !term.coefficient.isFinite { record.flags &= ~ConstraintRecord.hasFiniteTerms }
            var known = 0
            while known < stored, storedVariables[known] != variable { known += 1 }
            if known < stored {
                storedCoefficients[known] += term.coefficient
                cancels = true
                continue
            }
            guard term.coefficient != 0 else { continue }
            storedVariables[stored] = variable
            storedCoefficients[stored] = term.coefficient
            variables[Int(variable)].useCount += 1
            touch(variable)
            stored += 1
        }
        record.termStart = Int32(truncatingIfNeeded: start)
        if cancels { stored = dropCancelledTerms(start, stored) }
        record.termCount = UInt16(truncatingIfNeeded: stored)
    }

    /// Terms that summed up to zero make room for the last ones.
    private func dropCancelledTerms(_ start: Int, _ stored: Int) -> Int {
        var kept = stored
        var index = start
        while index < start + kept {
            if abs(termCoefficients[index]) > 1e-12 || !termCoefficients[index].isFinite {
                index += 1
                continue
            }
            releaseUse(of: Int(termVariables[index]))
            kept -= 1
            termVariables[index] = termVariables[start + kept]
            termCoefficients[index] = termCoefficients[start + kept]
        }
        return kept
    }

    private func releaseUse(of variable: Int) {
        variables[variable].useCount -= 1
        if variables[variable].isRemoved, !isMentioned(variable) { recycle(variable) }
    }

    private func recycle(_ variable: Int) {
        switch variables[variable].component {
        case VariableRecord.isInput: freeInputs.append(variables[variable].position)
        case 0...:
            dissolve(Int(variables[variable].component))
            fallthrough
        case VariableRecord.isLoose:
            // It is still on the list of loose variables, which recycles it.
            return
        default: break
        }
        free(variable)
    }

    /// Has the variable's number given to the next one.
    func free(_ variable: Int) {
        variables[variable] = VariableRecord()
        freeVariables.pushHeap(Int32(variable))
        noteReadyVariables()
    }

    /// Whether a constraint mentions the variable.
    private func isMentioned(_ index: Int) -> Bool {
        let variable = variables[index]
        if variable.useCount > 0 { return true }
        if variable.component == VariableRecord.isInput { return inputs[Int(variable.position)].users.count > 0 }
        return variable.component >= 0 && components[Int(variable.component)].rowCount > 0
    }

    /// Takes a constraint out of whatever it belongs to.
    func detach(_ slot: Int) {
        let record = constraints[slot]
        if record.component >= 0 { dissolve(Int(record.component)) }
        if record.flags & ConstraintRecord.isBroken != 0 {
            brokenConstraints.removeAll { $0 == Int32(slot) }
            loosenComponents(touching: slot)
        }
        if record.flags & ConstraintRecord.isConstant != 0 {
            constantConstraints.removeAll { $0 == Int32(slot) }
            checksConstantConstraints = true
        }
        constraints[slot].flags &= ~(ConstraintRecord.isBroken | ConstraintRecord.isConstant)
    }

    /// Puts a constraint on the list that `solve()` forms components of.
    func setPending(_ slot: Int) {
        guard constraints[slot].flags & ConstraintRecord.isPending == 0 else { return }
        constraints[slot].flags |= ConstraintRecord.isPending
        pendingConstraints.append(Int32(slot))
    }

    func markDirty(_ component: Int) {
        guard components[component].flags & ComponentRecord.dirty == 0 else { return }
        components[component].flags |= ComponentRecord.dirty
        dirtyComponents.append(Int32(component))
    }

    /// Dissolves every component in which a constraint mentions the variable, broken constraints included.
    private func reopenConstraints(mentioning variable: LayoutVariable) {
        leavePassage()
        guard let record = record(variable) else { return }
        // Also where no row has come yet: a component that is expected may have been given the variable before it was made.
        if record.component >= 0 { dissolve(Int(record.component)) }
        guard record.component >= 0 || isMentioned(Int(variable.index)) else { return }
        if record.component == VariableRecord.isInput {
            while let user = inputs[Int(record.position)].users.last { dissolve(Int(user.component)) }
        }
        for slot in Array(brokenConstraints.elements) + Array(constantConstraints.elements) where mentions(Int(slot), variable.index) {
            detach(Int(slot))
            setPending(Int(slot))
        }
    }

    private func mentions(_ slot: Int, _ variable: Int32) -> Bool {
        let start = Int(constraints[slot].termStart)
        return (start..<(start + Int(constraints[slot].termCount))).contains { termVariables[$0] == variable }
    }

    /// Has the components of the constraint's unknowns solved anew.
    func loosenComponents(touching slot: Int) {
        let start = Int(constraints[slot].termStart)
        for entry in start..<(start + Int(constraints[slot].termCount)) {
            let component = variables[Int(termVariables[entry])].component
            if component >= 0 { dissolve(Int(component)) }
        }
    }
}
