// Following inputs, such as a window's width. As long as a component keeps its basis, its values move along straight lines
// of the input: a few multiplications, no constraint is looked at. The input's range in which the basis stays right is
// known from the checks; at its end the neighbouring basis takes over.

extension LayoutSystem {
    /// Moves what changed inputs move. Components that need more are marked as dirty.
    func spreadInputChanges() {
        guard dirtyInputs.count > 0 else { return }
        if constantConstraints.count > 0 { checksConstantConstraints = true }
        for index in 0..<dirtyInputs.count { inputs[Int(dirtyInputs[index])].changedInSolve = true }
        // A broken constraint may have to be put back first, which dissolves components.
        if brokenConstraints.count > 0 {
            markUsersDirty()
            return
        }
        for index in 0..<dirtyInputs.count { moveUsers(of: inputs[Int(dirtyInputs[index])]) }
    }

    func endInputChanges() {
        for index in 0..<dirtyInputs.count {
            inputs[Int(dirtyInputs[index])].isDirty = false
            inputs[Int(dirtyInputs[index])].changedInSolve = false
        }
        dirtyInputs.removeAll()
    }

    private func markUsersDirty() {
        for index in 0..<dirtyInputs.count {
            let users = inputs[Int(dirtyInputs[index])].users
            for user in 0..<users.count { markDirty(Int(users[user].component)) }
        }
    }

    private func moveUsers(of input: InputRecord) {
        let value = input.value, users = input.users.base
        let components = components.base, values = values.base, anchors = anchors.base
        for index in 0..<input.users.count {
            let number = Int(users[index].component)
            let component = components + number
            if component.pointee.flags & ComponentRecord.dirty != 0 { continue }
            var slopes = component.pointee.slopes
            if slopes == nil || value > component.pointee.upperLimit || value < component.pointee.lowerLimit {
                guard follow(number, to: value) else {
                    markDirty(number)
                    continue
                }
                slopes = component.pointee.slopes
            }
            let distance = value - component.pointee.anchorInput
            let base = Int(component.pointee.unknownBase), slope = slopes.unsafelyUnwrapped
            for unknown in 0..<Int(component.pointee.unknownCount) {
                values[base + unknown] = anchors[base + unknown] + slope[unknown] * distance
            }
            markChanged(number)
        }
    }

    /// Makes the component's basis one that is right at `value`, along neighbouring bases. Returns false where that takes more.
    private func follow(_ number: Int, to value: Double) -> Bool {
        let component = components.base + number
        guard component.pointee.inputCount == 1 else { return false }
        let plan = plans.records.base[Int(component.pointee.plan)]
        if component.pointee.slopes == nil {
            guard let program = plan.program(component.pointee.basis) else { return false }
            let base = Int(component.pointee.unknownBase)
            for position in base..<(base + plan.shape.unknownCount) { anchors[position] = values[position] }
            enter(program, number, plan)
        }
        for _ in 0..<32 {
            guard let program = plan.program(component.pointee.basis) else { return false }
            if value > component.pointee.upperLimit {
                if component.pointee.upperCheck < 0 {
                    findLimit(program, number, rising: true)
                } else if !crossLimit(program, number, plan, rising: true) {
                    return false
                }
            } else if value < component.pointee.lowerLimit {
                if component.pointee.lowerCheck < 0 {
                    findLimit(program, number, rising: false)
                } else if !crossLimit(program, number, plan, rising: false) {
                    return false
                }
            } else {
                return true
            }
        }
        return false
    }

    /// Starts moving along `program`'s slopes from the anchor.
    private func enter(_ program: BasisProgram, _ number: Int, _ plan: PlanRecord) {
        if program.motion.slopes.count == 0 {
            if slots.count <= plan.shape.unknownCount { slots.reset(count: plan.shape.unknownCount + 1, to: 0) }
            program.motion.prepare(program, unknownCount: plan.shape.unknownCount, slots: slots.base)
        }
        let component = components.base + number
        component.pointee.slopes = program.motion.slopes.base
        component.pointee.lowerLimit = component.pointee.anchorInput
        component.pointee.upperLimit = component.pointee.anchorInput
        component.pointee.lowerCheck = -1
        component.pointee.upperCheck = -1
    }

    /// Finds how far the basis stays right, and the check that ends it.
    private func findLimit(_ program: BasisProgram, _ number: Int, rising: Bool) {
        let component = components.base + number
        let watches = rising ? program.motion.rising : program.motion.falling
        let rows = poolRows.base + Int(component.pointee.rowBase), constraints = constraints.base
        let anchors = anchors.base + Int(component.pointee.unknownBase)
        let unknownCount = Int(component.pointee.unknownCount), input = component.pointee.anchorInput
        let starts = program.checkTerms.start.base, columns = program.checkTerms.column.base
        let coefficients = program.checkTerms.coefficient.base, checks = program.checks.base
        var nearest = Double.infinity
        var check: Int32 = -1
        for index in 0..<watches.count {
            let watch = watches.base[index], row = checks[Int(watch.check)].row
            var residual = row >= 0 ? -constraints[Int(rows[Int(row)])].constant : 0
            for entry in Int(starts[Int(watch.check)])..<Int(starts[Int(watch.check) + 1]) {
                let column = Int(columns[entry])
                residual += coefficients[entry] * (column < unknownCount ? anchors[column] : input)
            }
            let distance = max(0, rising ? residual * watch.pace : -residual * watch.pace)
            if distance < nearest {
                nearest = distance
                check = watch.check
            }
        }
        // Without a limit, any check number will do: it is never asked for.
        if rising {
            component.pointee.upperLimit = input + nearest
            component.pointee.upperCheck = max(check, 0)
        } else {
            component.pointee.lowerLimit = input - nearest
            component.pointee.lowerCheck = max(check, 0)
        }
    }

    /// Takes the neighbouring basis where the present one ends. Returns false where there is no such neighbour.
    private func crossLimit(_ program: BasisProgram, _ number: Int, _ plan: PlanRecord, rising: Bool) -> Bool {
        let component = components.base + number
        let limit = rising ? component.pointee.upperLimit : component.pointee.lowerLimit
        let check = Int(rising ? component.pointee.upperCheck : component.pointee.lowerCheck)
        var next = program.motion.neighbour[check]
        if next == InputMotion.unknownNeighbour {
            next = findNeighbour(number, at: limit + (rising ? 1e-3 : -1e-3), of: program)
            // The search may have dropped the plan's programs, this one among them.
            guard plans.records[Int(component.pointee.plan)].program(component.pointee.basis) != nil else { return false }
            program.motion.neighbour[check] = next
        }
        guard next >= 0, let beyond = plans.records.base[Int(component.pointee.plan)].program(next) else { return false }
        let distance = limit - component.pointee.anchorInput
        let anchors = anchors.base + Int(component.pointee.unknownBase), slopes = component.pointee.slopes.unsafelyUnwrapped
        for unknown in 0..<plan.shape.unknownCount { anchors[unknown] += slopes[unknown] * distance }
        component.pointee.anchorInput = limit
        component.pointee.basis = next
        enter(beyond, number, plan)
        return true
    }

    /// Solves the component a little beyond its limit. Returns the basis found there if it differs from `program`'s by no
    /// more than a pair of rows, so that values are continuous from one to the other.
    private func findNeighbour(_ number: Int, at value: Double, of program: BasisProgram) -> Int32 {
        let index = Int(components[number].plan), plan = plans[index]
        let input = Int(poolInputs[Int(components[number].inputBase)].input), held = inputs[input].value
        inputs[input].value = value
        loadSolver(number, plan)
        inputs[input].value = held
        solver.solve(startingFrom: program)
        guard solver.violatedRequiredRows() == nil else { return InputMotion.noNeighbour }
        var exchanged = 0, flipped = 0
        for row in 0..<solver.sides.count {
            let old = plan.effectiveSide(row, program.sides[row]), new = plan.effectiveSide(row, solver.sides[row])
            guard old != new else { continue }
            if old == ComponentSolver.Side.active || new == ComponentSolver.Side.active { exchanged += 1 } else { flipped += 1 }
        }
        guard (exchanged == 2 && flipped == 0) || (exchanged == 0 && flipped == 1) else { return InputMotion.noNeighbour }
        return adopt(BasisProgram(plan: plan, factors: solver.factors, sides: solver.sides), plan: index)
    }
}
