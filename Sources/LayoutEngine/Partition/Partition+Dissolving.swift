// Taking components apart again, and constraints out of whatever they belong to.

extension Partition {
    /// Dissolves a component: its constraints become pending, its unknowns loose. Values stay readable.
    func dissolve(_ number: Int) {
        replay.end()
        unwritten.write(component: number)
        shifts.end(ofComponent: number)
        let component = components[number], record = component.pointee
        let isExpected = record.flags & ComponentRecord.expected != 0
        for place in Int(record.rowBase)..<Int(record.rowBase + record.rowCount) {
            let slot = Int(components.rows[place])
            if model.constraints[slot].pointee.termStart < 0 { restoreTerms(slot, component) }
            let constraint = model.constraints[slot]
            constraint.pointee.constant = components.constants[place]
            constraint.pointee.component = -1
            if constraint.pointee.flags & ConstraintRecord.isAlive != 0 { setPending(slot) }
        }
        if isExpected { giveBackSlots(component) }
        for position in Int(record.unknownBase)..<Int(record.unknownBase + record.unknownCount) {
            let variable = Int(components.variables[position])
            if isExpected {
                giveBack(variable)
            } else {
                model.variables[variable].pointee.component = VariableRecord.isLoose
                loose.append(Int32(variable))
            }
        }
        for use in Int(record.inputBase)..<Int(record.inputBase + record.inputCount) { forgetUse(components.inputUses[use]) }
        if record.plan >= 0 { plans.release(Int(record.plan)) }
        components.end(number)
    }

    /// Ends the slots of rows that did not come.
    private func giveBackSlots(_ component: UnsafeMutablePointer<ComponentRecord>) {
        for row in Int(component.pointee.rowCount)..<plans[component].pointee.shape.rowCount {
            let slot = Int(components.rows[Int(component.pointee.rowBase) + row])
            model.constraints[slot].pointee.flags = 0
            model.constraints[slot].pointee.component = -1
            model.constraints.endSlot(slot)
        }
    }

    /// Gives back a variable of a component that was not solved yet; it may not even have been made.
    private func giveBack(_ variable: Int) {
        let record = model.variables[variable]
        record.pointee.component = VariableRecord.isUnused
        record.pointee.position = -1
        if record.pointee.isRemoved, record.pointee.useCount == 0 { model.variables.end(variable) }
    }

    /// Gives a row that its component knows from its plan terms of its own.
    private func restoreTerms(_ slot: Int, _ component: UnsafeMutablePointer<ComponentRecord>) {
        let plan = plans[component], constraints = model.constraints
        let terms = plan.pointee.shape.terms.range(Int(constraints[slot].pointee.row))
        let start = constraints.allocateTerms(terms.count)
        for (index, entry) in terms.enumerated() {
            let column = plan.pointee.shape.terms.column[entry]
            let variable =
                column >= 0
                ? components.variables[Int(component.pointee.unknownBase + column)]
                : model.inputs[components.input(component, Int(~column))].pointee.variable
            constraints.termVariables[start + index] = variable
            constraints.termCoefficients[start + index] = plan.pointee.shape.terms.coefficient[entry]
            model.variables[Int(variable)].pointee.useCount += 1
        }
        constraints[slot].pointee.termStart = Int32(truncatingIfNeeded: start)
        constraints[slot].pointee.termCount = UInt16(truncatingIfNeeded: terms.count)
    }

    private func forgetUse(_ use: InputUse) {
        let users = model.inputs.users(Int(use.input)), index = Int(use.userIndex)
        guard let last = users.pointee.popLast() else { return }
        guard index < users.pointee.count else { return }
        users.pointee[index] = last
        let component = components[Int(last.component)]
        components.inputUses[Int(component.pointee.inputBase + last.ordinal)].userIndex = Int32(index)
    }

    // MARK: Constraints

    /// Puts a constraint on the list of those of which components are formed.
    func setPending(_ slot: Int) {
        let record = model.constraints[slot]
        guard record.pointee.flags & ConstraintRecord.isPending == 0 else { return }
        record.pointee.flags |= ConstraintRecord.isPending
        pending.append(Int32(slot))
    }

    /// Takes a constraint out of its component, or off its list.
    func detach(_ slot: Int) {
        let record = model.constraints[slot].pointee
        if record.component >= 0 { dissolve(Int(record.component)) }
        if record.flags & ConstraintRecord.isBroken != 0 {
            broken.removeAll { $0 == Int32(slot) }
            dissolveComponents(touching: slot)
        }
        if record.flags & ConstraintRecord.isConstant != 0 {
            constants.removeAll { $0 == Int32(slot) }
            checksConstants = true
        }
        model.constraints[slot].pointee.flags &= ~(ConstraintRecord.isBroken | ConstraintRecord.isConstant)
    }

    /// Leaves a constraint out because of a conflict.
    func setBroken(_ slot: Int) {
        model.constraints[slot].pointee.flags |= ConstraintRecord.isBroken
        broken.append(Int32(slot))
    }

    /// Has the components of the constraint's unknowns solved anew.
    private func dissolveComponents(touching slot: Int) {
        for entry in model.constraints.terms(slot) {
            let component = model.variables[Int(model.constraints.termVariables[entry])].pointee.component
            if component >= 0 { dissolve(Int(component)) }
        }
    }

    // MARK: Variables

    /// Whether a constraint mentions the variable.
    func isMentioned(_ number: Int) -> Bool {
        let variable = model.variables[number].pointee
        if variable.useCount > 0 { return true }
        if variable.component == VariableRecord.isInput { return model.inputs.users(Int(variable.position)).pointee.count > 0 }
        return variable.component >= 0 && components[Int(variable.component)].pointee.rowCount > 0
    }

    /// Counts one constraint less that mentions the variable. If it was removed and this was the last, it ends.
    func releaseUse(of number: Int) {
        model.variables[number].pointee.useCount -= 1
        if model.variables[number].pointee.isRemoved, !isMentioned(number) { recycle(number) }
    }

    /// Ends a variable that nothing mentions.
    func recycle(_ number: Int) {
        let record = model.variables[number].pointee
        switch record.component {
        case VariableRecord.isInput:
            model.inputs.end(record.position)
            model.variables.end(number)
        case VariableRecord.isLoose: break
        case 0...: dissolve(Int(record.component))
        default: model.variables.end(number)
        }
        // One that is loose is still on the list of those, which ends it.
    }

    /// Dissolves every component in which a constraint mentions the variable, and has broken and constant constraints that do
    /// looked at again: it is about to become an input, or an unknown.
    func reopenConstraints(mentioning variable: LayoutVariable) {
        replay.end()
        guard model.variables.contains(variable) else { return }
        let number = Int(variable.index), component = model.variables[number].pointee.component
        // Also where no row has come yet: a component that is expected may have been given the variable before it was made.
        if component >= 0 { dissolve(Int(component)) }
        guard component >= 0 || isMentioned(number) else { return }
        if component == VariableRecord.isInput {
            let users = model.inputs.users(model.input(of: variable.index))
            while let user = users.pointee.last { dissolve(Int(user.component)) }
        }
        for slot in Array(broken.elements) + Array(constants.elements) where model.constraints.mentions(Int(slot), variable.index) {
            detach(Int(slot))
            setPending(Int(slot))
        }
    }
}
