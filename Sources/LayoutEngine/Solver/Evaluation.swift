/// Brings the values of dirty components up to date: by a basis that is known where one is right, else the solver finds one.
struct Evaluation {
    let evaluator: BasisEvaluator
    let shifts: ValueShifts
    let conflicts: ConflictResolver

    private var components: ComponentTable { evaluator.components }
    private var plans: PlanStore { evaluator.plans }
    private var loader: ComponentLoader { ComponentLoader(evaluator: evaluator) }

    func evaluateDirty() {
        var index = 0
        while index < components.dirty.count {
            // Conflicts may dissolve components while the list is walked, which grows where a plan drops its bases.
            while index < components.dirty.count {
                let number = Int(components.dirty.base[index])
                let component = components.records.base + number
                component.pointee.flags &= ~ComponentRecord.dirty
                if component.pointee.flags & ComponentRecord.alive != 0 {
                    if !shifts.isEmpty { shifts.end(ofComponent: number) }
                    if !evaluator.enqueue(number) { evaluate(number) }
                }
                index += 1
            }
            evaluator.runBatches()
            evaluateUnsolved()
        }
        components.dirty.removeAll()
    }

    /// Evaluates the components for which batches knew no basis.
    private func evaluateUnsolved() {
        let batches = plans.batches
        guard batches.unsolved.count > 0 else { return }
        for index in 0..<batches.unsolved.count { evaluate(Int(batches.unsolved[index])) }
        batches.unsolved.removeAll()
    }

    /// Computes a single component.
    private func evaluate(_ number: Int) {
        evaluator.loadInputs(number)
        if evaluator.useLikelyBasis(number) || evaluator.useAnyBasis(number) || findBasis(number) { evaluator.storeSolution(number) }
    }

    /// Has the solver find the component's basis. Returns false where required constraints are in conflict: then the
    /// component has been dissolved, without the constraint that is to give way.
    @inline(never)
    private func findBasis(_ number: Int) -> Bool {
        let component = components[number], record = plans[component]
        let plan = plans.plan(Int(component.pointee.plan)), slots = evaluator.slots, solver = plans.solver
        loader.load(number)
        if record.pointee.basis(component.pointee.basis) == nil { component.pointee.basis = record.pointee.recentBasis }
        let start = record.pointee.basis(component.pointee.basis)
        loader.solve(number)
        if let proof = solver.violatedRequiredRows() {
            conflicts.resolve(number, plan, suspects: proof)
            return false
        }
        if let start {
            let constants = components.constants.base + Int(component.pointee.rowBase)
            start.pointee.computeUnknowns(slots) { constants[$0] }
            let failed = start.pointee.failedCheck(slots) { constants[$0] }
            adoptSolution(component)
            // Adopting may have dropped the plan's other bases.
            if failed >= 0, record.pointee.bases.count > 1 { start.pointee.successor[failed] = component.pointee.basis }
        } else {
            adoptSolution(component)
        }
        for unknown in 0..<plan.unknownCount { slots[unknown] = solver.values[unknown] }
        return true
    }

    /// Makes the solver's basis the component's.
    private func adoptSolution(_ component: UnsafeMutablePointer<ComponentRecord>) {
        let basis = loader.adopt(CompiledBasis(plans.solver), plan: Int(component.pointee.plan))
        component.pointee.basis = basis
        plans[component].pointee.recentBasis = basis
    }
}
