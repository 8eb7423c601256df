// Explaining a layout: the constraints that determine a value, and whether they do.

extension LayoutSystem {
    /// The constraints that the variable's value depends on: it would move if one of their constants did. Of constraints
    /// that agree (a width that is both hugged and resisted) those that hold it now are listed. In the order of adding.
    package func constraintsAffecting(_ variable: LayoutVariable) -> [LayoutConstraintID] {
        solve()
        guard let (number, unknown) = place(of: variable) else { return [] }
        unwritten.write(component: number)
        let loader = ComponentLoader(evaluator: evaluator)
        loader.load(number)
        loader.solve(number)
        let rowBase = Int(components[number].pointee.rowBase)
        return plans.solver.rowsHolding(unknown).map { components.rows[rowBase + $0] }
            .sorted { model.constraints[Int($0)].pointee.sequence < model.constraints[Int($1)].pointee.sequence }
            .map { LayoutConstraintID(slot: $0) }
    }

    /// Whether the constraints leave the variable a choice: another value would satisfy them all equally well.
    package func isAmbiguous(_ variable: LayoutVariable) -> Bool { alternativeValue(of: variable) != nil }

    /// A value other than the present one that satisfies all constraints equally well, or nil where there is none.
    package func alternativeValue(of variable: LayoutVariable) -> Double? {
        solve()
        edits.shifts.endAll()
        guard model.variables.contains(variable), !isInput(variable) else { return nil }
        guard let (number, unknown) = place(of: variable) else { return 100 }
        let present = value(of: variable), record = plans[components[number]]
        let plan = plans.plan(Int(components[number].pointee.plan)), solver = plans.solver
        let extended = ComponentPlan(shape: record.pointee.shape.addingWeakestPreference(for: unknown))
        for preferred in [present + 100, present - 100] {
            ComponentLoader(evaluator: evaluator).load(number)
            let constants = Array(solver.rightHandSides.elements)
            solver.load(extended)
            for row in 0..<plan.rowCount { solver.rightHandSides[row] = constants[row] }
            solver.rightHandSides[plan.rowCount] = preferred
            solver.solve()
            if abs(solver.values[unknown] - present) > 1e-6 { return solver.values[unknown] }
        }
        return nil
    }

    /// A number that variables have in common which constraints tie together now, given or not; nil for a variable that none has.
    package func group(of variable: LayoutVariable) -> Int? { place(of: variable)?.component }

    /// The component that the unknown belongs to, and its number there.
    private func place(of variable: LayoutVariable) -> (component: Int, unknown: Int)? {
        guard model.variables.contains(variable) else { return nil }
        let record = model.variables[Int(variable.index)].pointee
        guard record.component >= 0 else { return nil }
        return (Int(record.component), Int(record.position - components[Int(record.component)].pointee.unknownBase))
    }
}

extension ComponentShape {
    /// The shape with one more row, `unknown == constant`, weaker than all constraints and stronger than any tie rule.
    fileprivate func addingWeakestPreference(for unknown: Int) -> ComponentShape {
        let extended = copy()
        extended.terms.append(column: unknown, coefficient: 1)
        extended.terms.endRow()
        extended.relation.append(0)
        extended.priority.append((priority.elements.min() ?? 1) / 2)
        return extended
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
