// Required constraints that exclude each other: which rows prove it, and which of these are an irreducible set.

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

    /// An irreducible set among the suspects of the component that is loaded, the one that leaving out the last suspect that can
    /// be spared, then the one before it, and so on, would end with. The solver is loaded with something else afterwards.
    ///
    /// Its last member ends the shortest run of suspects, from the first on, that is in conflict; the one before ends the shortest run
    /// that is so together with the members that are known. Each run's end is found by halving: some members times the logarithm
    /// of the suspects, where leaving out one after the other solves once for each suspect.
    func irreducibleConflict(among suspects: [Int]) -> [Int] {
        let plan: ComponentPlan = self.plan
        let constants = Array(rightHandSides.elements)
        let candidates = Array(Set(suspects)).sorted()
        guard isInConflict(plan, candidates, constants) else { return candidates }
        var members: [Int] = []
        var end = candidates.count
        while end > 0, !isInConflict(plan, members, constants) {
            var free = 0
            while end - free > 1 {
                let middle = (free + end) / 2
                if isInConflict(plan, candidates[..<middle] + members, constants) { end = middle } else { free = middle }
            }
            end -= 1
            members.insert(candidates[end], at: 0)
        }
        return members
    }

    private func isInConflict(_ plan: ComponentPlan, _ rows: some Collection<Int>, _ constants: [Double]) -> Bool {
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
        load(ComponentPlan(shape: shape))
        for (index, row) in rows.enumerated() { rightHandSides[index] = constants[row] }
        solve()
        return violatedRequiredRows() != nil
    }
}
