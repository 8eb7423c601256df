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

    /// An irreducible set among the suspects of the component that is loaded: leaves out one after the other, for good where the
    /// rest is still in conflict. The solver is loaded with something else afterwards.
    func irreducibleConflict(among suspects: [Int]) -> [Int] {
        let plan: ComponentPlan = self.plan
        let constants = Array(rightHandSides.elements)
        var kept = Array(Set(suspects)).sorted()
        for row in kept.reversed() {
            let rest = kept.filter { $0 != row }
            if isInConflict(plan, rest, constants) { kept = rest }
        }
        return kept
    }

    private func isInConflict(_ plan: ComponentPlan, _ rows: [Int], _ constants: [Double]) -> Bool {
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
