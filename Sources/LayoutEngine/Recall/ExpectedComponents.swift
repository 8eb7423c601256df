/// A constraint as inline caches see it.
struct AddedConstraint: BitwiseCopyable {
    /// As `ExpectedRow.key`; 0 for none.
    var key: UInt64 = 0
    /// Its first unknown.
    var lead: Int32 = 0

    /// The situation in which the constraint comes right after `last`.
    @inline(__always)
    func situation(after last: AddedConstraint) -> UInt64 {
        InlineCacheTable.situation(key, after: last.key, distance: lead &- last.lead)
    }
}

/// The components that inline caches begin. Most components repeat one that is there already: the cells of a class. When a
/// component's first constraint comes, the plan that followed in the same situation the last time is expected again: its
/// unknowns get their places at once, and each constraint that comes is only compared with the row expected next. What is
/// stored of it is its constant. Where a constraint differs, the component goes the general way, with all it has so far.
final class ExpectedComponents {
    private let model: Model
    private let components: ComponentTable
    private let plans: PlanStore
    private let evaluator: BasisEvaluator
    /// Components begun since the last solution.
    private let open = FlatArray<Int32>(capacity: 256)
    /// The constraint that was added last.
    var lastAdded = AddedConstraint()

    /// So many components are left until there is time to look at them: not more than the nearest caches hold.
    private static let mostOpen = 256

    init(_ model: Model, _ components: ComponentTable, _ plans: PlanStore, _ evaluator: BasisEvaluator) {
        self.model = model
        self.components = components
        self.plans = plans
        self.evaluator = evaluator
    }

    var isEmpty: Bool { open.count == 0 }

    // MARK: Rows

    /// Whether a term of a constraint is one of the row that its component expects.
    @inline(__always)
    func isExpected(_ variable: Int32, _ column: Int32, _ number: Int32, _ unknownBase: Int32) -> Bool {
        let record = model.variables.records.base + Int(variable)
        if record.pointee.component == number { return record.pointee.position == unknownBase &+ column }
        return record.pointee.component == VariableRecord.isInput && isExpectedInput(record.pointee.position, ~column, number)
    }

    /// Whether `input` is, or can become, the component's input of number `ordinal`.
    @inline(never)
    private func isExpectedInput(_ input: Int32, _ ordinal: Int32, _ number: Int32) -> Bool {
        let component = components[Int(number)]
        let known = component.pointee.inputCount, uses = components.inputUses.base + Int(component.pointee.inputBase)
        guard ordinal >= 0, ordinal <= known else { return false }
        if ordinal < known { return uses[Int(ordinal)].input == input }
        for earlier in 0..<Int(known) where uses[earlier].input == input { return false }
        let users = model.inputs.users(Int(input))
        uses[Int(known)] = InputUse(input: input, userIndex: Int32(truncatingIfNeeded: users.pointee.count))
        users.pointee.append(InputUser(component: number, ordinal: ordinal))
        component.pointee.inputCount = known &+ 1
        return true
    }

    /// Records the constant of the row that the component expects. Returns the row's slot.
    @inline(__always)
    func recordRow(of component: UnsafeMutablePointer<ComponentRecord>, _ constant: Double) -> Int32 {
        let rowNumber = component.pointee.rowCount, place = Int(component.pointee.rowBase &+ rowNumber)
        component.pointee.rowCount = rowNumber &+ 1
        component.pointee.expectedRow += 1
        components.constants.base[place] = constant
        let slot = components.rows.base[place], constraints = model.constraints, sequence = constraints.nextSequence
        constraints.nextSequence = sequence &+ 1
        constraints.records.base[Int(slot)].sequence = sequence
        return slot
    }

    // MARK: Beginning

    /// Begins the component that is expected in a situation, where a constraint's first unknown is `lead`. Returns its number,
    /// or -1 where none is expected.
    @inline(never)
    func begin(_ lead: Int32, isInputFirst: Bool, _ situation: UInt64) -> Int32 {
        let plan = plans.inlineCaches.plan(in: situation)
        guard plan >= 0, let cache = plans[Int(plan)].pointee.inlineCache.pointer else { return -1 }
        let column = isInputFirst ? cache.pointee.rows[0].columns.1 : cache.pointee.rows[0].columns.0
        guard column >= 0 else { return -1 }
        let first = Int(lead) - Int(cache.pointee.offsets[Int(column)])
        guard areUntouched(plan, cache, firstVariable: first) else { return -1 }
        return begin(plan, cache, firstVariable: first)
    }

    /// Whether nothing has been done yet with the variables of a component. Some of them need not be made yet.
    @inline(__always)
    private func areUntouched(_ plan: Int32, _ cache: UnsafeMutablePointer<InlineCache>, firstVariable: Int) -> Bool {
        let count = plans[Int(plan)].pointee.shape.unknownCount, offsets = cache.pointee.offsets.base
        guard firstVariable >= 0, model.variables.provideRecord(firstVariable + Int(offsets[count - 1])) else { return false }
        let first = model.variables.records.base + firstVariable
        var unknown = 0
        while unknown < count {
            guard first[Int(offsets[unknown])].isUntouched else { return false }
            unknown &+= 1
        }
        return true
    }

    /// Makes a component of the plan and gives it its variables.
    @inline(__always)
    private func begin(_ plan: Int32, _ cache: UnsafeMutablePointer<InlineCache>, firstVariable: Int) -> Int32 {
        let shape = plans[Int(plan)]
        let count = shape.pointee.shape.unknownCount, rowCount = shape.pointee.shape.rowCount, inputCount = shape.pointee.shape.inputCount
        let offsets = cache.pointee.offsets.base
        model.variables.touch(Int32(truncatingIfNeeded: firstVariable) &+ offsets[count - 1])
        let number = components.make()
        let unknownBase = components.appendUnknowns(count)
        let rowBase = components.rows.appendUninitialized(rowCount)
        _ = components.constants.appendUninitialized(rowCount)
        let component = components.records.base + number
        component.pointee.plan = plan
        component.pointee.unknownBase = Int32(truncatingIfNeeded: unknownBase)
        component.pointee.unknownCount = Int32(truncatingIfNeeded: count)
        component.pointee.rowBase = Int32(truncatingIfNeeded: rowBase)
        component.pointee.inputBase = Int32(truncatingIfNeeded: components.inputUses.appendUninitialized(inputCount))
        component.pointee.flags |= ComponentRecord.expected
        component.pointee.expectedRow = cache.pointee.rows.base
        layDownRows(cache, rowCount, rowBase, number)
        let first = model.variables.records.base + firstVariable, pool = components.variables.base + unknownBase
        var unknown = 0
        while unknown < count {
            let variable = first + Int(offsets[unknown])
            variable.pointee.component = Int32(truncatingIfNeeded: number)
            variable.pointee.position = Int32(truncatingIfNeeded: unknownBase &+ unknown)
            pool[unknown] = Int32(truncatingIfNeeded: firstVariable) &+ offsets[unknown]
            unknown &+= 1
        }
        plans.retain(Int(plan))
        if open.count == Self.mostOpen { closeComplete() }
        open.append(Int32(truncatingIfNeeded: number))
        return Int32(truncatingIfNeeded: number)
    }

    @inline(__always)
    private func layDownRows(_ cache: UnsafeMutablePointer<InlineCache>, _ count: Int, _ rowBase: Int, _ number: Int) {
        let slotBase = model.constraints.records.appendUninitialized(count)
        let records = model.constraints.records.base + slotBase, rows = components.rows.base + rowBase
        records.update(from: cache.pointee.records.base, count: count)
        var row = 0
        while row < count {
            records[row].component = Int32(truncatingIfNeeded: number)
            rows[row] = Int32(truncatingIfNeeded: slotBase &+ row)
            row &+= 1
        }
    }

    // MARK: Closing

    /// Makes room for so many components, numbered from `first` on. Complete ones are computed if there are too many.
    @inline(__always)
    func makeRoom(_ count: Int) {
        if open.count + count > Self.mostOpen { closeComplete() }
    }

    /// Records that components were begun otherwise, numbered from `first` on.
    @inline(__always)
    func append(_ count: Int, from first: Int) {
        let listed = open.base + open.appendUninitialized(count)
        var ordinal = 0
        while ordinal < count {
            listed[ordinal] = Int32(truncatingIfNeeded: first &+ ordinal)
            ordinal &+= 1
        }
    }

    /// Computes complete components and leaves the others.
    func closeComplete() {
        let kept = computeComplete()
        open.truncate(to: kept)
    }

    /// Computes complete components and calls `dissolve` with each of the others.
    func closeAll(dissolve: (Int) -> Void) {
        let kept = computeComplete()
        for index in 0..<kept {
            // A number that was dissolved and given to another component is listed twice.
            let number = Int(open[index])
            if components[number].pointee.flags & ComponentRecord.expected != 0 { dissolve(number) }
        }
        open.removeAll()
    }

    /// Moves the components that are not complete to the front. Returns how many they are.
    private func computeComplete() -> Int {
        var kept = 0
        for index in 0..<open.count {
            let number = Int(open[index])
            let component = components[number]
            guard component.pointee.flags & ComponentRecord.expected != 0 else { continue }
            if component.pointee.expectedRow.pointee.key == 0 {
                component.pointee.flags &= ~ComponentRecord.expected
                if !evaluator.enqueue(number) { components.markDirty(number) }
            } else {
                open.base[kept] = Int32(truncatingIfNeeded: number)
                kept += 1
            }
        }
        evaluator.runBatches()
        let unsolved = plans.batches.unsolved.count
        if unsolved > 0 {
            for index in 0..<unsolved { components.markDirty(Int(plans.batches.unsolved[index])) }
            plans.batches.unsolved.removeAll()
        }
        return kept
    }
}
