// Bringing the values of components up to date: the basis that was right last is right again in nearly all cases, else
// one that was right for a component of the same shape, else the solver finds a new one.

extension LayoutSystem {
    func spreadInputChanges() {
        guard !dirtyInputs.isEmpty else { return }
        for input in dirtyInputs {
            inputs[Int(input)].changedInSolve = true
            for user in inputs[Int(input)].users { markDirty(Int(user.component)) }
        }
        if !constantConstraints.isEmpty { checksConstantConstraints = true }
    }

    func endInputChanges() {
        for input in dirtyInputs {
            inputs[Int(input)].isDirty = false
            inputs[Int(input)].changedInSolve = false
        }
        dirtyInputs.removeAll(keepingCapacity: true)
    }

    func evaluateDirtyComponents() {
        // Conflicts may dissolve components while the list is walked.
        for index in 0..<dirtyComponents.count {
            let component = Int(dirtyComponents[index])
            components[component].flags &= ~ComponentRecord.dirty
            if components[component].flags & ComponentRecord.alive != 0 { evaluate(component) }
        }
        dirtyComponents.removeAll()
    }

    private func evaluate(_ component: Int) {
        let record = components[component]
        let plan = plans[Int(record.plan)]
        let slotCount = plan.unknownCount + plan.inputCount
        if slots.count < slotCount { slots.reset(count: slotCount, to: 0) }
        for ordinal in 0..<plan.inputCount {
            slots[plan.unknownCount + ordinal] = inputs[Int(poolInputs[Int(record.inputBase) + ordinal].input)].value
        }
        if !useKnownBasis(component, plan), !findBasis(component, plan) { return }
        let base = Int(record.unknownBase)
        var changed = false
        for unknown in 0..<plan.unknownCount where values[base + unknown] != slots[unknown] {
            values[base + unknown] = slots[unknown]
            changed = true
        }
        if changed { markChanged(component) }
    }

    private func markChanged(_ component: Int) {
        guard components[component].flags & ComponentRecord.changed == 0 else { return }
        components[component].flags |= ComponentRecord.changed
        guard components[component].flags & ComponentRecord.listedAsChanged == 0 else { return }
        components[component].flags |= ComponentRecord.listedAsChanged
        changedComponents.append(Int32(component))
    }

    /// Tries the component's basis, or its plan's most recent one, and from there what followed when the same check
    /// failed before. Leaves the unknowns in `slots`.
    private func useKnownBasis(_ component: Int, _ plan: ComponentPlan) -> Bool {
        let record = components[component]
        let rows = poolRows.base + Int(record.rowBase), constraints = constraints.base
        var index = record.basis >= 0 ? Int(record.basis) : plan.recentBasis
        for _ in 0..<4 {
            guard index >= 0, index < plan.bases.count else { return false }
            let basis = plan.bases[index]
            basis.computeUnknowns(slots.base) { constraints[Int(rows[$0])].constant }
            let failed = basis.failedCheck(slots.base) { constraints[Int(rows[$0])].constant }
            if failed == PlanBasis.allFine {
                components[component].basis = Int32(index)
                plan.recentBasis = index
                return true
            }
            index = Int(basis.successor[failed])
        }
        return false
    }

    /// Has the solver find the component's basis. Returns false where required constraints are in conflict: then the
    /// component has been dissolved, without the constraint that is to give way.
    private func findBasis(_ component: Int, _ plan: ComponentPlan) -> Bool {
        let record = components[component]
        loadSolver(component, plan)
        let start = record.basis >= 0 ? Int(record.basis) : -1
        if start >= 0 { solver.solve(startingFrom: plan.bases[start]) } else { solver.solve() }
        if let violated = solver.violatedRequiredRows() {
            breakConflict(component, plan, violated)
            return false
        }
        for unknown in 0..<plan.unknownCount { slots[unknown] = solver.values[unknown] }
        let basis = plan.adopt(PlanBasis(plan: plan, factors: solver.factors, sides: solver.sides))
        if start >= 0, start != basis {
            let constraints = constraints.base, rows = poolRows.base + Int(record.rowBase)
            plan.bases[start].computeUnknowns(slots.base) { constraints[Int(rows[$0])].constant }
            let failed = plan.bases[start].failedCheck(slots.base) { constraints[Int(rows[$0])].constant }
            if failed >= 0 { plan.bases[start].successor[failed] = Int32(basis) }
            for unknown in 0..<plan.unknownCount { slots[unknown] = solver.values[unknown] }
        }
        components[component].basis = Int32(basis)
        plan.recentBasis = basis
        return true
    }

    /// Loads the solver with the component's plan and right-hand sides.
    func loadSolver(_ component: Int, _ plan: ComponentPlan) {
        let record = components[component]
        solver.load(plan)
        for row in 0..<plan.rowCount {
            var constant = constraints[Int(poolRows[Int(record.rowBase) + row])].constant
            for entry in plan.inputRows.range(row) {
                let ordinal = Int(plan.inputRows.column[entry])
                let input = Int(poolInputs[Int(record.inputBase) + ordinal].input)
                constant -= plan.inputRows.coefficient[entry] * inputs[input].value
            }
            solver.rightHandSides[row] = constant
        }
    }
}

extension ComponentPlan {
    /// Adds a basis to the known ones and returns its number.
    func adopt(_ basis: PlanBasis) -> Int {
        for index in bases.indices where bases[index].sides.elements.elementsEqual(basis.sides.elements) { return index }
        bases.append(basis)
        return bases.count - 1
    }
}

extension ComponentSolver {
    /// The rows that prove a conflict between required constraints: those violated and those that hold against them, be it
    /// with all their weight. Nil when all required constraints hold.
    func violatedRequiredRows() -> [Int]? {
        var proof: [Int] = []
        var isViolated = false
        for row in 0..<rowCount where plan.level[row] == 0 && costSign(row, side: sides[row]) != 0 {
            proof.append(row)
            if abs(residuals[row]) > residualTolerance * 10 { isViolated = true }
        }
        guard isViolated else { return nil }
        for place in 0..<unknownCount {
            let row = Int(factors.rows[place])
            if row < rowCount, plan.level[row] == 0, abs(multipliers[place * levelCount]) > Self.costTolerance { proof.append(row) }
        }
        return proof
    }
}
