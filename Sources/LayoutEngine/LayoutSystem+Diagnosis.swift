// Explaining a layout: what determines a value, and whether it is determined.

extension LayoutSystem {
    /// The constraints that the variable's value depends on: it would move if one of their constants did. Of constraints
    /// that agree (a width that is both hugged and resisted) those that hold it now are listed. In the order of adding.
    package func constraintsAffecting(_ variable: LayoutVariable) -> [LayoutConstraintID] {
        solve()
        guard let record = record(variable), record.component >= 0 else { return [] }
        let component = Int(record.component)
        writeRecords(ofComponent: component)
        let block = components[component]
        let plan = plans[Int(block.plan)]
        loadSolver(component, plan)
        startSolver(component)
        let rows = solver.rowsHolding(Int(record.position - block.unknownBase))
        return rows.map { poolRows[Int(block.rowBase) + $0] }
            .sorted { constraints[Int($0)].sequence < constraints[Int($1)].sequence }
            .map { LayoutConstraintID(slot: $0) }
    }

    /// Whether the constraints leave the variable a choice: another value would satisfy them all equally well.
    package func isAmbiguous(_ variable: LayoutVariable) -> Bool { alternativeValue(of: variable) != nil }

    /// A value other than the present one that satisfies all constraints equally well, or nil where there is none.
    package func alternativeValue(of variable: LayoutVariable) -> Double? {
        solve()
        endShifts()
        guard let record = record(variable), record.component != VariableRecord.isInput else { return nil }
        guard record.component >= 0 else { return 100 }
        let component = Int(record.component)
        let block = components[component]
        let plan = plans[Int(block.plan)]
        let unknown = Int(record.position - block.unknownBase)
        let present = values[Int(record.position)]
        for wish in [present + 100, present - 100] {
            loadSolver(component, plan)
            let rightHandSides = FlatArray(solver.rightHandSides.elements)
            defer { rightHandSides.free() }
            solver.load(plan.addingWeakestWish(for: unknown))
            for row in 0..<plan.rowCount { solver.rightHandSides[row] = rightHandSides[row] }
            solver.rightHandSides[plan.rowCount] = wish
            solver.solve()
            if abs(solver.values[unknown] - present) > 1e-6 { return solver.values[unknown] }
        }
        return nil
    }
}

extension ComponentPlan {
    /// The plan with one more row, `unknown == constant`, weaker than all constraints and stronger than any tie rule.
    fileprivate func addingWeakestWish(for unknown: Int) -> ComponentPlan {
        let extended = shape.copy()
        extended.terms.append(column: unknown, coefficient: 1)
        extended.terms.endRow()
        extended.relation.append(0)
        extended.priority.append((shape.priority.elements.min() ?? 1) / 2)
        return ComponentPlan(shape: extended)
    }
}

extension ComponentSolver {
    /// The active constraints whose right-hand sides the unknown's value depends on.
    fileprivate func rowsHolding(_ unknown: Int) -> [Int] {
        pressures.reset(count: unknownCount, to: 0)
        pressures[unknown] = 1
        factors.solveBackward(plan, pressures: pressures, levelCount: 1, into: multipliers)
        return (0..<unknownCount).filter { abs(multipliers[$0]) > Self.costTolerance && factors.rows[$0] < rowCount }
            .map { Int(factors.rows[$0]) }
    }
}
