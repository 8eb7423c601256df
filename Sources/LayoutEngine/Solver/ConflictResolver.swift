/// Required constraints that exclude each other: reports them, leaves one out, and gives it another chance when something
/// changes there.
final class ConflictResolver {
    private let model: Model
    private let components: ComponentTable
    private let solver: ComponentSolver
    private let partition: Partition
    private var log: [LayoutConflict] = []
    private var known: Set<LayoutConflict> = []
    /// Whether any conflict is known.
    private var hasKnown = false

    init(_ partition: Partition) {
        model = partition.model
        components = partition.components
        solver = partition.plans.solver
        self.partition = partition
    }

    /// The conflicts that were met since the last call. One that stays the same is reported once.
    func drain() -> [LayoutConflict] {
        defer { log.removeAll() }
        return log
    }

    /// Reports the conflict of the component that the solver is loaded with, and dissolves the component, one constraint left out.
    func resolve(_ number: Int, _ plan: ComponentPlan, suspects: [Int]) {
        let rowBase = Int(components[number].pointee.rowBase)
        partition.unwritten.write(component: number)
        // The oldest first: where rows lie in a component depends on what happened to it before.
        let ordered = suspects.sorted { sequence(rowBase + $0) < sequence(rowBase + $1) }
        let slots = solver.irreducibleConflict(among: ordered).map { Int(components.rows[rowBase + $0]) }
        let broken = leastResistant(slots)
        partition.dissolve(number)
        report(slots, broken: broken)
        partition.setBroken(broken)
    }

    private func sequence(_ place: Int) -> UInt32 { model.constraints[Int(components.rows[place])].pointee.sequence }

    /// Never the bound of a size.
    private func leastResistant(_ slots: [Int]) -> Int {
        slots.filter { model.constraints[$0].pointee.priority != LayoutConstraint.nonnegative }.min {
            let left = model.constraints[$0].pointee, right = model.constraints[$1].pointee
            return left.resistance != right.resistance ? left.resistance < right.resistance : left.sequence > right.sequence
        }!
    }

    private func report(_ slots: [Int], broken: Int) {
        let ordered = slots.sorted { model.constraints[$0].pointee.sequence < model.constraints[$1].pointee.sequence }
        var mentioned: [LayoutVariable] = []
        for slot in ordered {
            for entry in model.constraints.terms(slot) {
                let variable = LayoutVariable(index: model.constraints.termVariables[entry])
                if model.isInput(variable.index), !mentioned.contains(variable) { mentioned.append(variable) }
            }
        }
        let conflict = LayoutConflict(
            constraints: ordered.map { LayoutConstraintID(slot: Int32($0)) }, broken: LayoutConstraintID(slot: Int32(broken)),
            inputs: mentioned)
        hasKnown = true
        if known.insert(conflict).inserted { log.append(conflict) }
    }

    /// The conflicts that there are as of the last solve, those first whose broken constraint came first.
    func standing() -> [LayoutConflict] {
        guard hasKnown else { return [] }
        return known.filter { conflict in
            let slot = Int(conflict.broken.slot)
            return !partition.constants.elements.contains(conflict.broken.slot) || !holds(constant: slot)
        }.sorted { model.constraints[Int($0.broken.slot)].pointee.sequence < model.constraints[Int($1.broken.slot)].pointee.sequence }
    }

    // MARK: Another chance

    /// Has broken constraints next to anything that changed take part again.
    func retryBroken() {
        guard partition.broken.count > 0 else { return }
        for slot in partition.broken.elements.filter({ touchesChange(Int($0)) }) {
            partition.detach(Int(slot))
            partition.setPending(Int(slot))
        }
    }

    private func touchesChange(_ slot: Int) -> Bool {
        model.constraints.terms(slot).contains { entry in
            let variable = model.variables[Int(model.constraints.termVariables[entry])].pointee
            if variable.component == VariableRecord.isInput { return model.inputs[Int(variable.position)].pointee.changedInSolve }
            if variable.component == VariableRecord.isLoose { return true }
            return variable.component >= 0 && components[Int(variable.component)].pointee.flags & ComponentRecord.dirty != 0
        }
    }

    /// Checks constraints on inputs alone, if anything changed there: each holds or is a conflict by itself.
    func checkConstants() {
        guard partition.checksConstants else { return }
        partition.checksConstants = false
        for slot in partition.constants.elements where model.constraints[Int(slot)].pointee.priority >= LayoutConstraint.required {
            if !holds(constant: Int(slot)) { report([Int(slot)], broken: Int(slot)) }
        }
    }

    /// Whether a constraint on inputs alone is kept by their values.
    private func holds(constant slot: Int) -> Bool {
        let record = model.constraints[slot].pointee
        var residual = -record.constant
        for entry in model.constraints.terms(slot) {
            let input = model.input(of: model.constraints.termVariables[entry])
            residual += model.constraints.termCoefficients[entry] * model.inputs[input].pointee.value
        }
        return record.relation == 0 ? abs(residual) <= 1e-8 : residual * Double(record.relation) >= -1e-8
    }

    /// Forgets conflicts whose broken constraint takes part again: they may be reported anew.
    func forgetResolved() {
        guard hasKnown else { return }
        known = known.filter { conflict in
            let slot = Int(conflict.broken.slot)
            guard slot >= 0, slot < model.constraints.count else { return false }
            partition.unwritten.write(slot: slot)
            let flags = model.constraints[slot].pointee.flags
            guard flags & ConstraintRecord.isAlive != 0 else { return false }
            return flags & ConstraintRecord.isBroken != 0 || partition.constants.elements.contains(conflict.broken.slot)
        }
        hasKnown = !known.isEmpty
    }
}
