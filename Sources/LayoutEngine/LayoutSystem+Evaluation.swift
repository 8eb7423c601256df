// Bringing the values of components up to date: the basis that was right last is right again in nearly all cases, else
// one that was right for a component of the same shape, else the solver finds a new one.

extension LayoutSystem {
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
        let block = components[component]
        let plan = plans.records.base[Int(block.plan)]
        let unknownCount = plan.shape.unknownCount, inputCount = plan.shape.inputCount
        if slots.count <= unknownCount + inputCount { slots.reset(count: unknownCount + inputCount + 1, to: 0) }
        let slots = slots.base
        for ordinal in 0..<inputCount {
            slots[unknownCount + ordinal] = inputs.base[Int(poolInputs.base[Int(block.inputBase) + ordinal].input)].value
        }
        if !useKnownBasis(component, plan), !findBasis(component) { return }
        components[component].motion = nil
        components[component].anchorInput = slots[unknownCount]
        let values = values.base + Int(block.unknownBase)
        var changed = false
        for unknown in 0..<unknownCount where values[unknown] != slots[unknown] {
            values[unknown] = slots[unknown]
            changed = true
        }
        if changed { markChanged(component) }
    }

    @inline(__always)
    func markChanged(_ component: Int) {
        let flags = components[component].flags
        components[component].flags = flags | ComponentRecord.changed | ComponentRecord.listedAsChanged
        if flags & ComponentRecord.listedAsChanged == 0 { changedComponents.append(Int32(truncatingIfNeeded: component)) }
    }

    /// Tries the component's basis, or its plan's most recent one, and from there what followed when the same check
    /// failed before. Leaves the unknowns in `slots`.
    private func useKnownBasis(_ component: Int, _ plan: PlanRecord) -> Bool {
        let constants = poolConstants.base + Int(components[component].rowBase), slots = slots.base
        var basis = components[component].basis
        if plan.program(basis) == nil { basis = plan.recentBasis }
        for _ in 0..<4 {
            guard let program = plan.program(basis) else { return false }
            program.computeUnknowns(slots) { constants[$0] }
            let failed = program.failedCheck(slots) { constants[$0] }
            if failed == BasisProgram.allFine {
                components[component].basis = basis
                plans.records[Int(components[component].plan)].recentBasis = basis
                return true
            }
            basis = program.successor[failed]
        }
        return false
    }

    /// Has the solver find the component's basis. Returns false where required constraints are in conflict: then the
    /// component has been dissolved, without the constraint that is to give way.
    private func findBasis(_ component: Int) -> Bool {
        let index = Int(components[component].plan)
        let plan = plans[index], slots = slots.base
        loadSolver(component, plan)
        if plans.records[index].program(components[component].basis) == nil {
            components[component].basis = plans.records[index].recentBasis
        }
        let start = plans.records[index].program(components[component].basis)
        startSolver(component)
        if let proof = solver.violatedRequiredRows() {
            breakConflict(component, plan, proof)
            return false
        }
        if let start {
            let constants = poolConstants.base + Int(components[component].rowBase)
            start.computeUnknowns(slots) { constants[$0] }
            let failed = start.failedCheck(slots) { constants[$0] }
            adoptSolution(component)
            // Adopting may have dropped the plan's other programs.
            if failed >= 0, plans.records[index].programs.count > 1 { start.successor[failed] = components[component].basis }
        } else {
            adoptSolution(component)
        }
        for unknown in 0..<plan.unknownCount { slots[unknown] = solver.values[unknown] }
        return true
    }

    /// Makes the solver's basis the component's.
    private func adoptSolution(_ component: Int) {
        let index = Int(components[component].plan)
        let basis = adopt(BasisProgram(plan: plans[index], factors: solver.factors, sides: solver.sides), plan: index)
        components[component].basis = basis
        plans.records[index].recentBasis = basis
    }

    /// Adds a program to the plan's and returns its number.
    func adopt(_ program: BasisProgram, plan: Int) -> Int32 {
        let (basis, droppedOthers) = plans.adopt(program, plan: plan)
        if droppedOthers {
            for component in 0..<components.count where Int(components[component].plan) == plan { components[component].motion = nil }
        }
        return basis
    }

    /// Loads the solver with the component's plan and right-hand sides.
    func loadSolver(_ component: Int, _ plan: ComponentPlan) {
        let record = components[component]
        solver.load(plan)
        for row in 0..<plan.rowCount {
            var constant = poolConstants[Int(record.rowBase) + row]
            for entry in plan.inputRows.range(row) {
                let ordinal = Int(plan.inputRows.column[entry])
                let input = Int(poolInputs[Int(record.inputBase) + ordinal].input)
                constant -= plan.inputRows.coefficient[entry] * inputs[input].value
            }
            solver.rightHandSides[row] = constant
        }
    }

    /// Has the loaded solver solve the component, from its present basis where that is known.
    func startSolver(_ component: Int) {
        if let program = plans.records[Int(components[component].plan)].program(components[component].basis) {
            solver.solve(startingFrom: program)
        } else {
            solver.solve()
        }
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
