// Making variables and changing what was asked. Nothing is solved here: changes only mark what `solve()` looks at.

extension LayoutSystem {
    // MARK: Variables

    /// Makes an unknown. Its value is 0 until constraints say otherwise.
    package func makeVariable() -> LayoutVariable {
        let ready = model.variables.makeReady()
        return ready >= 0 ? LayoutVariable(index: ready) : makeVariableOtherwise()
    }

    // Of its own, so that the way above needs no stack frame.
    @inline(never)
    private func makeVariableOtherwise() -> LayoutVariable { LayoutVariable(index: model.variables.make()) }

    /// Makes an input: a value given from outside, such as a window's width. Constraints see it as a constant, so
    /// inputs connect nothing and cost little to change.
    package func makeInput(_ value: Double) -> LayoutVariable {
        let variable = makeVariable()
        fix(variable, at: value)
        return variable
    }

    /// Forgets a variable. While constraints still mention it, it stays as it is, and goes with the last of them.
    package func remove(_ variable: LayoutVariable) {
        replay.end()
        guard model.variables.contains(variable) else { return }
        let number = Int(variable.index)
        model.variables[number].pointee.isRemoved = true
        if !partition.isMentioned(number) { partition.recycle(number) }
    }

    /// Changes an input's value; makes an input of an unknown. NaN is ignored.
    package func setInput(_ variable: LayoutVariable, to value: Double) {
        guard model.variables.contains(variable), !value.isNaN else { return }
        guard model.isInput(variable.index) else {
            fix(variable, at: value)
            return
        }
        model.inputs.set(model.input(of: variable.index), to: value)
    }

    /// Makes an input of an unknown: from now on it has the given value, whatever its constraints say.
    package func fix(_ variable: LayoutVariable, at value: Double) {
        guard model.variables.contains(variable) else { return }
        if model.isInput(variable.index) {
            setInput(variable, to: value)
            return
        }
        partition.reopenConstraints(mentioning: variable)
        let number = model.inputs.make(variable.index, value: value.isNaN ? 0 : InputTable.clamped(value))
        model.variables.touch(variable.index)
        let record = model.variables[Int(variable.index)]
        record.pointee.component = VariableRecord.isInput
        record.pointee.position = number
    }

    /// Makes an unknown of an input again.
    package func release(_ variable: LayoutVariable) {
        guard isInput(variable) else { return }
        partition.reopenConstraints(mentioning: variable)
        let record = model.variables[Int(variable.index)]
        model.inputs.end(record.pointee.position)
        record.pointee.component = VariableRecord.isUnused
        record.pointee.position = -1
    }

    /// Whether the variable is an input.
    package func isInput(_ variable: LayoutVariable) -> Bool { model.variables.contains(variable) && model.isInput(variable.index) }

    // MARK: Constraints

    /// Removes a constraint. Its ID must not be used any more.
    package func remove(_ id: LayoutConstraintID) {
        guard let slot = slot(id) else { return }
        partition.detach(slot)
        let flags = model.constraints[slot].pointee.flags
        for entry in model.constraints.terms(slot) { partition.releaseUse(of: Int(model.constraints.termVariables[entry])) }
        model.constraints.freeTerms(slot)
        model.constraints[slot].pointee.flags = 0
        // A slot on the list of pending constraints is reused only after that list was emptied.
        if flags & ConstraintRecord.isPending == 0 { model.constraints.endSlot(slot) }
    }

    /// Changes a constraint's constant. Costs a few operations for each value that moves.
    package func setConstant(_ id: LayoutConstraintID, to constant: Double) {
        guard let slot = slot(id) else { return }
        let clamped = ConstraintTable.clamped(constant), record = model.constraints[slot], component = record.pointee.component
        guard clamped != storedConstant(slot) else { return }
        if component >= 0, clamped.isFinite {
            components.constants[Int(components[Int(component)].pointee.rowBase + record.pointee.row)] = clamped
            edits.record(Int(component), record.pointee.row, slot: slot)
            return
        }
        partition.detach(slot)
        model.constraints[slot].pointee.constant = clamped
        partition.setPending(slot)
    }

    /// Changes a constraint's priority.
    package func setPriority(_ id: LayoutConstraintID, to priority: Float) {
        guard let slot = slot(id), model.constraints[slot].pointee.priority != min(priority, LayoutConstraint.required) else { return }
        partition.detach(slot)
        model.constraints[slot].pointee.priority = min(priority, LayoutConstraint.required)
        partition.setPending(slot)
    }

    package func constant(of id: LayoutConstraintID) -> Double? { slot(id).map(storedConstant) }

    private func storedConstant(_ slot: Int) -> Double {
        let record = model.constraints[slot].pointee
        guard record.component >= 0 else { return record.constant }
        return components.constants[Int(components[Int(record.component)].pointee.rowBase + record.row)]
    }

    package func priority(of id: LayoutConstraintID) -> Float? { slot(id).map { model.constraints[$0].pointee.priority } }

    // MARK: Conflicts

    /// The conflicts that `solve()` has met since the last call. A conflict that stays the same is reported once.
    package func drainConflicts() -> [LayoutConflict] { conflicts.drain() }

    /// The conflicts that there are as of the last `solve()`, whether or not they have been told of.
    package var standingConflicts: [LayoutConflict] { conflicts.standing() }

    /// How far the constraint is from holding as of the last `solve()`; 0 where it holds.
    package func violation(of id: LayoutConstraintID) -> Double {
        guard let slot = slot(id) else { return 0 }
        var residual: Double = -storedConstant(slot)
        for entry in model.constraints.terms(slot) {
            residual += model.constraints.termCoefficients[entry] * value(of: LayoutVariable(index: model.constraints.termVariables[entry]))
        }
        let relation = Double(model.constraints[slot].pointee.relation)
        return relation == 0 ? abs(residual) : max(0, -residual * relation)
    }

    /// Whether the constraint is left out at present because of a conflict.
    package func isBroken(_ id: LayoutConstraintID) -> Bool {
        slot(id).map { model.constraints[$0].pointee.flags & ConstraintRecord.isBroken != 0 } ?? false
    }

    /// The slot of a constraint that was not removed, its record written.
    private func slot(_ id: LayoutConstraintID) -> Int? {
        let slot = Int(id.slot)
        guard slot >= 0, slot < model.constraints.count else { return nil }
        unwritten.write(slot: slot)
        guard model.constraints[slot].pointee.flags & ConstraintRecord.isAlive != 0 else { return nil }
        return slot
    }
}
