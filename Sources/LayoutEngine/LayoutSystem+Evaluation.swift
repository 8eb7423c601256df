// Bringing the values of components up to date: the basis that was right last is right again in nearly all cases, else
// one that was right for a component of the same shape, else the solver finds a new one.

extension LayoutSystem {
    func evaluateDirtyComponents() {
        var index = 0
        while index < dirtyComponents.count {
            // Conflicts may dissolve components while the list is walked, which grows where a plan drops its programs.
            while index < dirtyComponents.count {
                let number = Int(dirtyComponents.base[index])
                let component = components.base + number
                component.pointee.flags &= ~ComponentRecord.dirty
                if component.pointee.flags & ComponentRecord.alive != 0 {
                    if shifts.count > 0 { endShift(ofComponent: number) }
                    if !enqueue(number) { evaluate(number) }
                }
                index += 1
            }
            runBatches(thenSolve: true)
        }
        dirtyComponents.removeAll()
    }

    /// Computes a single component.
    func evaluate(_ number: Int) {
        loadInputs(number)
        if useKnownBasis(number) || useAnyBasis(number) || findBasis(number) { storeSolution(number) }
    }

    /// Computes a component's values if a basis that is known is the right one.
    func computeAtOnce(_ number: Int) -> Bool {
        loadInputs(number)
        guard useKnownBasis(number) else { return false }
        storeSolution(number)
        return true
    }

    @inline(__always)
    private func loadInputs(_ number: Int) {
        let component = components.base + number
        let unknownCount = Int(component.pointee.unknownCount), inputCount = Int(component.pointee.inputCount)
        if slots.count <= unknownCount + inputCount { slots.reset(count: unknownCount + inputCount + 1, to: 0) }
        let slots = slots.base + unknownCount, uses = poolInputs.base + Int(component.pointee.inputBase)
        for ordinal in 0..<inputCount { slots[ordinal] = inputs.base[Int(uses[ordinal].input)].value }
    }

    /// Takes over the values in `slots`.
    @inline(__always)
    private func storeSolution(_ number: Int) {
        let component = components.base + number, unknownCount = Int(component.pointee.unknownCount)
        component.pointee.motion = nil
        component.pointee.anchorInput = slots.base[unknownCount]
        (values.base + Int(component.pointee.unknownBase)).update(from: slots.base, count: unknownCount)
        markChanged(number)
    }

    /// Has `drainChanges` look at the component.
    @inline(__always)
    func markChanged(_ component: Int) {
        guard counters.pointee.tracksChanges else { return }
        let flags = components[component].flags
        components[component].flags = flags | ComponentRecord.changed | ComponentRecord.listedAsChanged
        if flags & ComponentRecord.listedAsChanged == 0 { changedComponents.append(Int32(truncatingIfNeeded: component)) }
    }

    /// Tries the component's basis, or its plan's most recent one, and from there what followed when the same check
    /// failed before. Leaves the unknowns in `slots`.
    @inline(__always)
    private func useKnownBasis(_ number: Int) -> Bool {
        let component = components.base + number, slots = slots.base
        let constants = poolConstants.base + Int(component.pointee.rowBase)
        let plan = plans.records.base + Int(component.pointee.plan)
        var basis = component.pointee.basis
        var program = plan.pointee.program(basis)
        if program == nil {
            basis = plan.pointee.recentBasis
            program = plan.pointee.program(basis)
        }
        for _ in 0..<4 {
            guard let tried = program else { return false }
            tried.pointee.computeUnknowns(slots) { constants[$0] }
            let failed = tried.pointee.failedCheck(slots) { constants[$0] }
            if failed == BasisProgram.allFine {
                component.pointee.basis = basis
                plan.pointee.recentBasis = basis
                return true
            }
            basis = tried.pointee.successor[failed]
            program = plan.pointee.program(basis)
        }
        return false
    }

    /// Tries all bases of a small component's plan, where they are few: that costs less than the solver. Leaves the unknowns in
    /// `slots`.
    @inline(never)
    private func useAnyBasis(_ number: Int) -> Bool {
        let component = components.base + number, slots = slots.base
        let plan = plans.records.base + Int(component.pointee.plan), known = plan.pointee.programs
        guard known.count > 1, known.count <= 8, component.pointee.unknownCount <= 64 else { return false }
        let constants = poolConstants.base + Int(component.pointee.rowBase)
        let start = plan.pointee.program(component.pointee.basis) ?? plan.pointee.program(plan.pointee.recentBasis)
        start?.pointee.computeUnknowns(slots) { constants[$0] }
        let failed = start?.pointee.failedCheck(slots) { constants[$0] } ?? BasisProgram.allFine
        for index in 0..<known.count where known[index] != start {
            known[index].pointee.computeUnknowns(slots) { constants[$0] }
            guard known[index].pointee.failedCheck(slots, { constants[$0] }) == BasisProgram.allFine else { continue }
            let basis = plan.pointee.firstBasis + Int32(truncatingIfNeeded: index)
            component.pointee.basis = basis
            plan.pointee.recentBasis = basis
            if failed >= 0 { start?.pointee.successor[failed] = basis }
            return true
        }
        return false
    }

    /// Has the solver find the component's basis. Returns false where required constraints are in conflict: then the
    /// component has been dissolved, without the constraint that is to give way.
    @inline(never)
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
            start.pointee.computeUnknowns(slots) { constants[$0] }
            let failed = start.pointee.failedCheck(slots) { constants[$0] }
            adoptSolution(component)
            // Adopting may have dropped the plan's other programs.
            if failed >= 0, plans.records[index].programs.count > 1 { start.pointee.successor[failed] = components[component].basis }
        } else {
            adoptSolution(component)
        }
        for unknown in 0..<plan.unknownCount { slots[unknown] = solver.values[unknown] }
        return true
    }

    /// Makes the solver's basis the component's.
    private func adoptSolution(_ component: Int) {
        let index = Int(components[component].plan)
        let basis = adopt(BasisProgram.make(solver), plan: index)
        components[component].basis = basis
        plans.records[index].recentBasis = basis
    }

    /// Adds a program to the plan's and returns its number.
    func adopt(_ program: UnsafeMutablePointer<BasisProgram>, plan: Int) -> Int32 {
        if plans.isFull(plan) { giveUpBatches(ofPlan: Int32(truncatingIfNeeded: plan)) }
        return plans.adopt(program, plan: plan)
    }

    /// The plan's programs are about to go.
    func forgetMotions(ofPlan plan: Int) {
        for component in 0..<components.count where Int(components[component].plan) == plan { components[component].motion = nil }
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
