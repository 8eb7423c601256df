// Required constraints that exclude each other: which they are, which one gives way, and when it gets another chance.

extension LayoutSystem {
    /// The conflicts that `solve()` has met since the last call. A conflict that stays the same is reported once.
    package func takeConflicts() -> [LayoutConflict] {
        defer { conflictLog.removeAll() }
        return conflictLog
    }

    /// Whether the constraint is left out at present because of a conflict.
    package func isBroken(_ id: LayoutConstraintID) -> Bool {
        slot(id).map { constraints[$0].flags & ConstraintRecord.isBroken != 0 } ?? false
    }

    /// Reports the component's conflict and dissolves the component, one constraint left out.
    func breakConflict(_ component: Int, _ plan: ComponentPlan, _ suspects: [Int]) {
        let record = components[component]
        writeRecords(ofComponent: component)
        let irreducible = irreducibleConflict(component, plan, among: suspects)
        let slots = irreducible.map { Int(poolRows[Int(record.rowBase) + $0]) }
        let broken = leastResistant(slots)
        dissolve(component)
        log(conflict: slots, broken: broken)
        constraints[broken].flags |= ConstraintRecord.isBroken
        brokenConstraints.append(Int32(broken))
    }

    /// Leaves out one suspect after the other, for good where the rest is still in conflict.
    private func irreducibleConflict(_ component: Int, _ plan: ComponentPlan, among suspects: [Int]) -> [Int] {
        var kept = Array(Set(suspects)).sorted()
        let rightHandSides = FlatArray(solver.rightHandSides.elements)
        defer { rightHandSides.free() }
        for row in kept.reversed() {
            let rest = kept.filter { $0 != row }
            if isInConflict(plan, rest, rightHandSides) { kept = rest }
        }
        return kept
    }

    private func isInConflict(_ plan: ComponentPlan, _ rows: [Int], _ rightHandSides: FlatArray<Double>) -> Bool {
        guard !rows.isEmpty else { return false }
        var shape = ComponentShape()
        shape.unknownCount = plan.unknownCount
        for row in rows {
            for entry in plan.rows.range(row) {
                shape.terms.append(column: Int(plan.rows.column[entry]), coefficient: plan.rows.coefficient[entry])
            }
            shape.terms.endRow()
            shape.relation.append(plan.relation[row])
            shape.priority.append(LayoutConstraint.required)
        }
        solver.load(ComponentPlan(shape: shape))
        for (index, row) in rows.enumerated() { solver.rightHandSides[index] = rightHandSides[row] }
        solver.solve()
        return solver.violatedRequiredRows() != nil
    }

    private func leastResistant(_ slots: [Int]) -> Int {
        slots.min {
            let left = constraints[$0], right = constraints[$1]
            return left.resistance != right.resistance ? left.resistance < right.resistance : left.sequence > right.sequence
        }!
    }

    private func log(conflict slots: [Int], broken: Int) {
        let ordered = slots.sorted { constraints[$0].sequence < constraints[$1].sequence }
        var mentioned: [LayoutVariable] = []
        for slot in ordered {
            let start = Int(constraints[slot].termStart)
            for entry in start..<(start + Int(constraints[slot].termCount)) {
                let variable = LayoutVariable(index: termVariables[entry])
                if isInput(variable), !mentioned.contains(variable) { mentioned.append(variable) }
            }
        }
        let conflict = LayoutConflict(
            constraints: ordered.map { LayoutConstraintID(slot: Int32($0)) }, broken: LayoutConstraintID(slot: Int32(broken)),
            inputs: mentioned)
        if knownConflicts.insert(conflict).inserted { conflictLog.append(conflict) }
    }

    /// Broken constraints next to anything that changed take part again.
    func retryBrokenConstraints() {
        guard brokenConstraints.count > 0 else { return }
        let retried = brokenConstraints.elements.filter { touchesChange(Int($0)) }
        for slot in retried {
            detach(Int(slot))
            setPending(Int(slot))
        }
    }

    private func touchesChange(_ slot: Int) -> Bool {
        let start = Int(constraints[slot].termStart)
        return (start..<(start + Int(constraints[slot].termCount))).contains { entry in
            let variable = variables[Int(termVariables[entry])]
            if variable.component == VariableRecord.isInput { return inputs[Int(variable.position)].changedInSolve }
            if variable.component == VariableRecord.isLoose { return true }
            return variable.component >= 0 && components[Int(variable.component)].flags & ComponentRecord.dirty != 0
        }
    }

    /// Constraints on inputs alone hold or are a conflict by themselves.
    func checkConstantConstraints() {
        checksConstantConstraints = false
        for slot in constantConstraints.elements where constraints[Int(slot)].priority >= LayoutConstraint.required {
            let record = constraints[Int(slot)]
            var residual = -record.constant
            for entry in Int(record.termStart)..<(Int(record.termStart) + Int(record.termCount)) {
                residual += termCoefficients[entry] * inputs[Int(variables[Int(termVariables[entry])].position)].value
            }
            let holds = record.relation == 0 ? abs(residual) <= 1e-8 : residual * Double(record.relation) >= -1e-8
            if !holds { log(conflict: [Int(slot)], broken: Int(slot)) }
        }
    }

    /// A conflict whose broken constraint takes part again may be reported anew.
    func forgetSettledConflicts() {
        guard !knownConflicts.isEmpty else { return }
        knownConflicts = knownConflicts.filter { conflict in
            isBroken(conflict.broken) || (slot(conflict.broken).map { constantConstraints.elements.contains(Int32($0)) } ?? false)
        }
    }
}
