/// Brings components to the solver and bases back from it.
struct ComponentLoader {
    let evaluator: BasisEvaluator

    private var components: ComponentTable { evaluator.components }
    private var plans: PlanStore { evaluator.plans }

    /// Loads the solver with the component's plan and right-hand sides.
    func load(_ number: Int) {
        let component = components[number]
        load(number, plans.plan(Int(component.pointee.plan)), into: plans.solver)
    }

    func load(_ number: Int, _ plan: ComponentPlan, into solver: ComponentSolver) {
        let component = components[number]
        solver.load(plan)
        for row in 0..<plan.rowCount {
            var constant = components.constants[Int(component.pointee.rowBase) + row]
            for entry in plan.inputRows.range(row) {
                let input = components.input(component, Int(plan.inputRows.column[entry]))
                constant -= plan.inputRows.coefficient[entry] * evaluator.inputs[input].pointee.value
            }
            solver.rightHandSides[row] = constant
        }
    }

    /// Has the loaded solver solve the component, from its present basis where that is known.
    func solve(_ number: Int) {
        let component = components[number]
        if let basis = plans[component].pointee.basis(component.pointee.basis) {
            plans.solver.solve(startingFrom: basis)
        } else {
            plans.solver.solve()
        }
    }

    /// Adds a basis to the plan's and returns its number.
    func adopt(_ basis: consuming CompiledBasis, plan: Int) -> Int32 {
        if plans.isFull(plan) { evaluator.giveUpBatches(ofPlan: Int32(truncatingIfNeeded: plan)) }
        return plans.adopt(basis, plan: plan)
    }
}
