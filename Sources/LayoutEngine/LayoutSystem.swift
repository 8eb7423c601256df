/// Linear equalities and inequalities with priorities, solved incrementally.
///
/// **What is best.** Required constraints (priority 1000) hold. Below, priorities are lexicographic: the sum of the
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
/// is left out until something changes there: the least resistant one, among those the one added last.
///
/// **Values that cannot be used.** A constraint with a NaN or infinite constant or coefficient is off until its
/// constant is finite. `setInput` ignores NaN and clamps. Nothing traps.
///
/// Not thread-safe; belongs to whoever made it.
package final class LayoutSystem {
    /// Constants and inputs of larger magnitude are clamped to it.
    package static let largestMagnitude = 1e9

    // Storage is internal, so that each subject's extension stands in a file of its own. There is room for a screen's views
    // from the start; what is not used yet is not touched.
    let variables = FlatArray<VariableRecord>(capacity: 2048)
    let freeVariables = FlatArray<Int32>(capacity: 8)
    let constraints = FlatArray<ConstraintRecord>(capacity: 128)
    let freeConstraints = FlatArray<Int32>(capacity: 8)
    let termVariables = FlatArray<Int32>(capacity: 8)
    let termCoefficients = FlatArray<Double>(capacity: 8)
    /// Released runs of terms: the first of a list for each length, the next one standing in `termVariables`.
    let freeTerms = FlatArray<Int32>(repeating: -1, count: 16)
    let inputs = FlatArray<InputRecord>(capacity: 8)
    let freeInputs = FlatArray<Int32>(capacity: 8)
    let counters: UnsafeMutablePointer<Counters>

    let components = FlatArray<ComponentRecord>(capacity: 512)
    let freeComponents = FlatArray<Int32>(capacity: 8)
    /// One block of each pool belongs to a component. `values` runs beside `poolVariables`; so does `anchors`, from the
    /// first change of an input on, and `reported`, if anybody ever asks for changes.
    let poolVariables = FlatArray<Int32>(capacity: 2048)
    let values = FlatArray<Double>(capacity: 2048)
    let anchors = FlatArray<Double>(capacity: 8)
    let reported = FlatArray<Double>(capacity: 8)
    /// `poolConstants`, the constraints' constants, runs beside `poolRows`.
    let poolRows = FlatArray<Int32>(capacity: 256)
    let poolConstants = FlatArray<Double>(capacity: 4096)
    let poolInputs = FlatArray<InputUse>(capacity: 8)

    let plans: PlanStore
    /// A single element.
    let following: UnsafeMutablePointer<Following>
    let slots = FlatArray<Double>(capacity: 8)
    var solver: ComponentSolver { plans.solver }
    var changeWalk: ChangeWalk { plans.changeWalk }

    /// Components begun since the last solution.
    let expectedComponents = FlatArray<Int32>(capacity: 256)
    /// Constraints that belong to no component yet.
    let pendingConstraints = FlatArray<Int32>(capacity: 8)
    /// Passages that came, in the order of their slots and of their components.
    let occurrences = FlatArray<Occurrence>(capacity: 8)
    /// Unknowns whose component was dissolved.
    let looseVariables = FlatArray<Int32>(capacity: 8)
    let dirtyComponents = FlatArray<Int32>(capacity: 8)
    let changedComponents = FlatArray<Int32>(capacity: 8)
    let dirtyInputs = FlatArray<Int32>(capacity: 8)
    let edits = FlatArray<Edit>(capacity: 8)
    let shifts = FlatArray<Shift>(capacity: 8)
    let constantConstraints = FlatArray<Int32>(capacity: 8)
    let brokenConstraints = FlatArray<Int32>(capacity: 8)
    let partition = PartitionScratch()
    var checksConstantConstraints = false
    var conflictLog: [LayoutConflict] = []
    var knownConflicts: Set<LayoutConflict> = []

    struct Counters: BitwiseCopyable {
        var sequence: UInt32 = 0
        /// Elements of `poolVariables` that belong to a component.
        var liveVariables = 0
        /// Variables made so far; components may have been given more already.
        var madeVariables = 0
        /// Below this number the next variable can be made without looking further; 0 where others are to be used again first.
        var readyVariables = 0
        /// No variable from this number on was given to a component, made an input or mentioned by a constraint so far.
        var untouchedVariables: Int32 = 0
        /// Whether somebody asks for changed values.
        var tracksChanges = false
        var lastAdded = LastAdded()
        var writtenOccurrences = 0
        /// In smaller components an edit has all values computed at once.
        var leastWalked = 24
        /// Where an edit moves fewer values they are moved at once.
        var leastShifted = 24
        /// So many pending constraints are looked at before they have to be.
        var earlyFormation = 48
    }

    package init() {
        plans = PlanStore()
        counters = .allocate(capacity: 1)
        counters.initialize(to: Counters())
        following = .allocate(capacity: 1)
        following.initialize(to: Following(noRow: plans.noPassageRow))
        plans.enter(self)
    }

    /// A system that knows what `other` has learnt of the shapes of its components, and the other way round: whatever
    /// repeats there is built faster here. Both belong to one thread.
    package init(sharingPlansOf other: LayoutSystem) {
        plans = other.plans
        counters = .allocate(capacity: 1)
        counters.initialize(to: Counters())
        following = .allocate(capacity: 1)
        following.initialize(to: Following(noRow: plans.noPassageRow))
        plans.enter(self)
    }

    deinit {
        // First, since plans that become unused have every system forget its passages.
        plans.leave(ObjectIdentifier(self))
        for index in 0..<components.count where components[index].flags & ComponentRecord.alive != 0 {
            plans.release(Int(components[index].plan))
        }
        endShifts()
        following.pointee.origins.deallocate()
        following.deallocate()
        for index in 0..<inputs.count { inputs[index].users.free() }
        for array in [
            freeVariables, freeConstraints, termVariables, freeTerms, freeInputs, freeComponents, poolVariables, poolRows,
            expectedComponents, pendingConstraints, looseVariables, dirtyComponents, changedComponents, dirtyInputs, constantConstraints,
            brokenConstraints,
        ] { array.free() }
        for array in [termCoefficients, values, anchors, reported, poolConstants, slots] { array.free() }
        variables.free()
        constraints.free()
        inputs.free()
        counters.deallocate()
        components.free()
        poolInputs.free()
        edits.free()
        shifts.free()
        occurrences.free()
        partition.free()
    }

    // MARK: Solving

    /// Brings all values up to date. Costs nothing where nothing has changed.
    package func solve() {
        leavePassage()
        following.pointee.previous.passage = -1
        if expectedComponents.count > 0 { closeExpectedComponents() }
        if edits.count > 0 { applyEdits() }
        if dirtyInputs.count > 0 { spreadInputChanges() }
        if pendingConstraints.count > 0 || looseVariables.count > 0 || dirtyComponents.count > 0 || checksConstantConstraints
            || brokenConstraints.count > 0
        {
            solveComponents()
        }
        if dirtyInputs.count > 0 { endInputChanges() }
    }

    private func solveComponents() {
        retryBrokenConstraints()
        repeat {
            if pendingConstraints.count > 0 || looseVariables.count > 0 { formComponents() }
            evaluateDirtyComponents()
        } while pendingConstraints.count > 0
        if checksConstantConstraints { checkConstantConstraints() }
        forgetSettledConflicts()
        compactIfWasteful()
    }

    /// The variable's value as of the last `solve()`; an input's own value at once. 0 for an unknown without constraints.
    package func value(of variable: LayoutVariable) -> Double {
        guard let record = record(variable) else { return 0 }
        if record.component == VariableRecord.isInput { return inputs[Int(record.position)].value }
        guard record.position >= 0 else { return 0 }
        let stored = values[Int(record.position)]
        return shifts.count == 0 ? stored : stored + shift(ofComponent: record.component, position: record.position)
    }

    /// Calls `body` for each unknown whose value has changed since the last call, with its old and its new value. An
    /// unknown's first old value is 0.
    package func drainChanges(_ body: (_ variable: LayoutVariable, _ old: Double, _ new: Double) -> Void) {
        if !counters.pointee.tracksChanges { startTrackingChanges() }
        storeShifts()
        for index in 0..<changedComponents.count {
            let component = Int(changedComponents[index])
            let isChanged = components[component].flags & ComponentRecord.changed != 0
            components[component].flags &= ~(ComponentRecord.changed | ComponentRecord.listedAsChanged)
            guard isChanged else { continue }
            let base = Int(components[component].unknownBase)
            for position in base..<(base + Int(components[component].unknownCount)) where values[position] != reported[position] {
                let old = reported[position]
                reported[position] = values[position]
                body(LayoutVariable(index: poolVariables[position]), old, values[position])
            }
        }
        changedComponents.removeAll()
    }

    /// Nobody asked for changes so far: all values are new.
    private func startTrackingChanges() {
        counters.pointee.tracksChanges = true
        reported.reset(count: values.count, to: 0)
        for component in 0..<components.count where components[component].flags & ComponentRecord.alive != 0 { markChanged(component) }
    }

    /// Whether anything was changed since the last `solve()`.
    package var needsSolving: Bool {
        expectedComponents.count > 0 || pendingConstraints.count > 0 || looseVariables.count > 0 || dirtyComponents.count > 0
            || dirtyInputs.count > 0 || edits.count > 0 || checksConstantConstraints
    }
}
