/// Linear equalities and inequalities with priorities, solved incrementally.
///
/// **What is best.** Required constraints (priority 1000) hold, and no size is negative (`LayoutConstraint.nonnegative`). Below, priorities are lexicographic: the sum of the
/// absolute errors of the constraints of the strongest priority is as small as it can be, then, without giving that
/// up, that of the next one, and so on. Any number of weaker constraints never outweighs a stronger one.
///
/// **Ties.** Where that leaves a choice, the errors' sum weighted by rank decides: constraints on earlier variables
/// (by order of making) give way first, as earlier views do in UIKit. Then, where there are inclinations, sizes (see
/// `LayoutConstraint.nonnegative`) are as near to zero as they can be and inclinations have their say. What is still free
/// is as near to zero as it can be, later variables before earlier ones. The answer depends on the constraints and the order of the
/// variables, never on the order in which constraints came or went (up to rounding).
///
/// **Conflicts.** Where required constraints exclude each other, an irreducible set of them is reported and one of it
/// is left out until something changes there: the least resistant one, among those the one added last, and never the bound of a size.
///
/// **Values that cannot be used.** A constraint with a NaN or infinite constant or coefficient is off until its
/// constant is finite. `setInput` ignores NaN and clamps. Nothing traps.
///
/// Not thread-safe; belongs to whoever made it.
package final class LayoutSystem {
    /// Constants and inputs of larger magnitude are clamped to it.
    package static let largestMagnitude = 1e9

    // From what was asked to what moves, each knowing only those before it.
    let model = Model()
    let plans: PlanStore
    let components: ComponentTable
    let evaluator: BasisEvaluator
    let expected: ExpectedComponents
    let unwritten: UnwrittenRecords
    let replay: InsertionReplay
    /// The place where `replay` stands.
    let cursor: UnsafeMutablePointer<ReplayCursor>
    let partition: Partition
    let conflicts: ConflictResolver
    let evaluation: Evaluation
    let edits: EditFollower
    let inputFollower: InputFollower
    #if DEBUG
        let answerCheck: AnswerCheck
    #endif

    package convenience init() { self.init(PlanStore()) }

    /// A system that knows what `other` has learnt of the shapes of its components, and the other way round: whatever
    /// repeats there is built faster here. Both belong to one thread.
    package convenience init(sharingPlansOf other: LayoutSystem) { self.init(other.plans) }

    private init(_ plans: PlanStore) {
        self.plans = plans
        components = ComponentTable(noRow: plans.noRow)
        evaluator = BasisEvaluator(model.inputs, components, plans)
        expected = ExpectedComponents(model, components, plans, evaluator)
        unwritten = UnwrittenRecords(model.constraints, components, plans)
        replay = InsertionReplay(model, components, plans, expected, unwritten)
        cursor = replay.cursor
        let shifts = ValueShifts(components)
        partition = Partition(model, components, plans, unwritten, replay, shifts)
        conflicts = ConflictResolver(partition)
        evaluation = Evaluation(evaluator: evaluator, shifts: shifts, conflicts: conflicts)
        edits = EditFollower(evaluator, shifts)
        inputFollower = InputFollower(evaluator)
        #if DEBUG
            answerCheck = AnswerCheck(evaluator, shifts)
        #endif
        plans.enter(self)
    }

    deinit {
        // First, since plans that become unused have every system forget its recorded insertions.
        plans.leave(ObjectIdentifier(self))
        for number in 0..<components.count where components[number].pointee.flags & ComponentRecord.alive != 0 {
            plans.release(Int(components[number].pointee.plan))
        }
    }

    // MARK: Solving

    /// Brings all values up to date. Costs nothing where nothing has changed.
    package func solve() {
        replay.end()
        replay.forgetPrevious()
        if !expected.isEmpty { expected.closeAll { partition.dissolve($0) } }
        let haveInputsChanged = model.inputs.dirty.count > 0
        if !edits.isEmpty { edits.apply(computingAll: haveInputsChanged || partition.broken.count > 0) }
        if haveInputsChanged { followInputs() }
        if partition.isIncomplete || components.dirty.count > 0 || partition.checksConstants || partition.broken.count > 0 {
            solveComponents()
        }
        if haveInputsChanged { model.inputs.endChanges() }
        #if DEBUG
            if let difference = answerCheck.firstDifference() { assertionFailure(difference) }
        #endif
    }

    private func followInputs() {
        edits.shifts.endAll()
        if partition.constants.count > 0 { partition.checksConstants = true }
        model.inputs.beginChanges()
        // A broken constraint may have to be put back first, which dissolves components.
        if partition.broken.count > 0 { inputFollower.markUsersDirty() } else { inputFollower.followChanges() }
    }

    private func solveComponents() {
        conflicts.retryBroken()
        repeat {
            if partition.isIncomplete { partition.form() }
            evaluation.evaluateDirty()
        } while partition.pending.count > 0
        conflicts.checkConstants()
        conflicts.forgetResolved()
        guard components.isWasteful else { return }
        edits.shifts.endAll()
        unwritten.writeAll()
        components.compact(model.variables)
    }

    /// Whether anything was changed since the last `solve()`.
    package var needsSolving: Bool {
        !expected.isEmpty || partition.isIncomplete || components.dirty.count > 0 || model.inputs.dirty.count > 0 || !edits.isEmpty
            || partition.checksConstants
    }

    // MARK: Values

    /// The variable's value as of the last `solve()`; an input's own value at once. 0 for an unknown without constraints.
    package func value(of variable: LayoutVariable) -> Double {
        guard model.variables.contains(variable) else { return 0 }
        let record = model.variables[Int(variable.index)].pointee
        if record.component == VariableRecord.isInput { return model.inputs[Int(record.position)].pointee.value }
        guard record.position >= 0 else { return 0 }
        let stored = components.values[Int(record.position)]
        return edits.shifts.isEmpty
            ? stored
            : stored + edits.shifts.distance(ofComponent: record.component, position: record.position)
    }

    /// Calls `body` for each unknown whose value has changed since the last call, with its old and its new value. An
    /// unknown's first old value is 0.
    package func drainChanges(_ body: (_ variable: LayoutVariable, _ old: Double, _ new: Double) -> Void) {
        components.startTrackingChanges()
        edits.shifts.storeAll()
        components.drainChanges(body)
    }
}

extension LayoutSystem: PlanUser {
    func forgetMotions(ofPlan plan: Int) {
        for number in 0..<components.count where Int(components[number].pointee.plan) == plan { components[number].pointee.motion = nil }
    }

    func forgetRecordedInsertions() {
        replay.reset()
        unwritten.writeAll()
    }
}
