/// The split of all constraints into connected components. Inputs connect nothing, so that a window's cells, and the two axes,
/// are components of their own. Only what changed is split anew.
///
/// A constraint that takes part in no component stands on one of the lists here: it is pending until components are formed,
/// constant if it mentions inputs only, broken if it gave way in a conflict.
final class Partition {
    let model: Model
    let components: ComponentTable
    let plans: PlanStore
    let unwritten: UnwrittenRecords
    let replay: InsertionReplay
    let shifts: ValueShifts
    private let sets: UnionFind
    let pending = FlatArray<Int32>(capacity: 8)
    let constants = FlatArray<Int32>(capacity: 8)
    let broken = FlatArray<Int32>(capacity: 8)
    /// Unknowns whose component was dissolved.
    let loose = FlatArray<Int32>(capacity: 8)
    /// Whether constants have to be checked: one of them or an input that they mention changed.
    var checksConstants = false
    private let newComponents = FlatArray<Int32>(capacity: 16)
    /// The new components in the order of their first rows.
    private let begun = FlatArray<Begun>(capacity: 16)
    /// So many pending constraints are looked at before they have to be.
    private var earlyFormation = 48

    init(
        _ model: Model, _ components: ComponentTable, _ plans: PlanStore, _ unwritten: UnwrittenRecords, _ replay: InsertionReplay,
        _ shifts: ValueShifts
    ) {
        self.model = model
        self.components = components
        self.plans = plans
        self.unwritten = unwritten
        self.replay = replay
        self.shifts = shifts
        sets = plans.sets
    }

    // MARK: Forming components

    /// Whether anything waits for components to be formed.
    var isIncomplete: Bool { pending.count > 0 || loose.count > 0 }

    /// Forms components of the pending constraints and the loose unknowns. Components that pending constraints touch are
    /// dissolved on the way.
    func form() {
        uniteUnknowns()
        orderPending()
        sets.order()
        placeUnknowns()
        placeRows()
        let matcher = PlanMatcher(model, components, plans)
        var previous = -1
        for index in 0..<newComponents.count {
            let component = Int(newComponents[index])
            previous = matcher.findPlan(component, after: previous)
            components[component].pointee.plan = Int32(previous)
            components.markDirty(component)
        }
        let recorder = InsertionRecorder(model: model, components: components, plans: plans)
        recorder.learnComponents(from: begun)
        recorder.learnInsertions(from: pending)
        pending.removeAll()
        sets.end()
    }

    /// Puts the pending constraints in the order of adding: what is built in the same way gets the same plan then.
    private func orderPending() {
        let constraints = model.constraints.records.base, slots = pending.base
        for index in 1..<max(1, pending.count)
        where constraints[Int(slots[index])].sequence < constraints[Int(slots[index - 1])].sequence {
            pending.sort { constraints[Int($0)].sequence < constraints[Int($1)].sequence }
            return
        }
    }

    /// Walks the pending constraints, which grow as components are dissolved, and unites the unknowns of each.
    private func uniteUnknowns() {
        sets.begin(variableCount: model.variables.count)
        // Those that take part stay on the list, moved to its front.
        var next = 0, kept = 0
        while next < pending.count {
            let slot = Int(pending.base[next])
            next += 1
            let record = model.constraints[slot]
            guard record.pointee.flags & ConstraintRecord.isAlive != 0 else {
                model.constraints.endSlot(slot)
                continue
            }
            record.pointee.flags &= ~ConstraintRecord.isPending
            guard record.pointee.isEffective else { continue }
            if unite(slot) {
                pending.base[kept] = Int32(truncatingIfNeeded: slot)
                kept += 1
            } else {
                record.pointee.flags |= ConstraintRecord.isConstant
                constants.append(Int32(slot))
                checksConstants = true
            }
        }
        pending.truncate(to: kept)
        joinLooseVariables()
    }

    /// Unites the unknowns of a constraint, and dissolves the components that they belong to. Returns whether it has any.
    @inline(__always)
    private func unite(_ slot: Int) -> Bool {
        let variables = model.variables.records.base
        var root = -1
        for entry in model.constraints.terms(slot) {
            let variable = Int(model.constraints.termVariables.base[entry])
            let component = variables[variable].component
            if component == VariableRecord.isInput { continue }
            if component >= 0 { dissolve(Int(component)) }
            root = sets.join(variable, root)
        }
        return root >= 0
    }

    private func joinLooseVariables() {
        for index in 0..<loose.count {
            let variable = Int(loose[index]), record = model.variables[variable]
            guard record.pointee.component == VariableRecord.isLoose else { continue }
            if record.pointee.isRemoved, record.pointee.useCount == 0 {
                model.variables.end(variable)
            } else {
                _ = sets.join(variable, -1)
            }
        }
        loose.removeAll()
    }

    /// Makes the new components and gives each a block of the unknowns' pool, unknowns in the order of their making.
    private func placeUnknowns() {
        newComponents.removeAll()
        let count = sets.unknowns.count
        let unknowns = sets.unknowns.base, parent = sets.parent.base, variables = model.variables.records.base
        for index in 0..<count {
            let variable = Int(unknowns[index])
            // Earlier unknowns already point at their roots.
            let root = Int(parent[Int(parent[variable])])
            parent[variable] = Int32(truncatingIfNeeded: root)
            if root == variable {
                let component = components.make()
                newComponents.append(Int32(truncatingIfNeeded: component))
                variables[variable].component = Int32(truncatingIfNeeded: component)
            } else {
                variables[variable].component = variables[root].component
            }
            components.records.base[Int(variables[variable].component)].unknownCount += 1
        }
        var base = components.appendUnknowns(count)
        let records = components.records.base
        for index in 0..<newComponents.count {
            let component = Int(newComponents[index])
            records[component].unknownBase = Int32(truncatingIfNeeded: base)
            base += Int(records[component].unknownCount)
            records[component].unknownCount = 0
        }
        let tracksChanges = components.tracksChanges
        let values = components.values.base, reported = components.reported.base, pool = components.variables.base
        for index in 0..<count {
            let variable = Int(unknowns[index]), component = Int(variables[variable].component)
            let position = Int(records[component].unknownBase &+ records[component].unknownCount)
            records[component].unknownCount &+= 1
            let old = Int(variables[variable].position)
            if old >= 0 {
                values[position] = values[old]
                if tracksChanges { reported[position] = reported[old] }
            }
            pool[position] = Int32(truncatingIfNeeded: variable)
            variables[variable].position = Int32(truncatingIfNeeded: position)
        }
    }

    /// Gives each new component a block of the rows' pool, rows in the order in which they came.
    private func placeRows() {
        let count = pending.count
        let slots = pending.base, records = components.records.base, constraints = model.constraints.records.base
        let variables = model.variables.records.base, termVariables = model.constraints.termVariables.base
        for index in 0..<count {
            let slot = Int(slots[index])
            var entry = Int(constraints[slot].termStart)
            while variables[Int(termVariables[entry])].component < 0 { entry += 1 }
            let component = variables[Int(termVariables[entry])].component
            constraints[slot].component = component
            records[Int(component)].rowCount &+= 1
        }
        var base = components.rows.appendUninitialized(count)
        _ = components.constants.appendUninitialized(count)
        for index in 0..<newComponents.count {
            let component = Int(newComponents[index])
            records[component].rowBase = Int32(truncatingIfNeeded: base)
            base += Int(records[component].rowCount)
            records[component].rowCount = 0
        }
        let rows = components.rows.base, constants = components.constants.base
        begun.removeAll()
        for index in 0..<count {
            let slot = Int(slots[index]), component = Int(constraints[slot].component)
            let row = records[component].rowCount, at = Int(records[component].rowBase &+ row)
            rows[at] = Int32(truncatingIfNeeded: slot)
            constants[at] = constraints[slot].constant
            constraints[slot].row = row
            if row == 0 { recordBegun(component, index) }
            records[component].rowCount = row &+ 1
        }
    }

    private func recordBegun(_ component: Int, _ index: Int) {
        let constraints = model.constraints.records.base
        var previous: Int32 = -1
        if index > 0, constraints[Int(pending[index - 1])].sequence &+ 1 == constraints[Int(pending[index])].sequence {
            previous = pending[index - 1]
        }
        begun.append(Begun(component: Int32(truncatingIfNeeded: component), previous: previous))
    }

    // MARK: Forming early

    /// Adds a new constraint to the pending ones. Some of them are looked at right away now and then.
    @inline(__always)
    func append(_ slot: Int32) {
        pending.append(slot)
        if pending.count == earlyFormation { formEarly() }
    }

    /// Forms what looks finished among the first constraints of many, so that the others are expected.
    private func formEarly() {
        guard loose.count == 0 else { return }
        earlyFormation *= 16
        let others = FlatArray<Int32>(), finished = FlatArray<Int32>()
        sortOutFinished(into: finished, others: others)
        guard finished.count > 0 else { return }
        pending.removeAll()
        for index in 0..<finished.count { pending.append(finished[index]) }
        form()
        for index in 0..<others.count { pending.append(others[index]) }
    }

    /// Finished is what no row among the last quarter of the pending ones mentions.
    private func sortOutFinished(into finished: borrowing FlatArray<Int32>, others: borrowing FlatArray<Int32>) {
        let count = pending.count, recent = count - count / 4
        let lastRow = FlatArray<Int32>(repeating: -1, count: model.variables.count), root = FlatArray<Int32>(repeating: -1, count: count)
        sets.begin(variableCount: model.variables.count)
        for index in 0..<count { root[index] = Int32(uniteFree(Int(pending[index]))) }
        for index in 0..<count where root[index] >= 0 { lastRow[sets.root(of: Int(root[index]))] = Int32(index) }
        for index in 0..<count {
            let isFinished = root[index] >= 0 && lastRow[sets.root(of: Int(root[index]))] < recent
            if isFinished { finished.append(pending[index]) } else { others.append(pending[index]) }
        }
        sets.end()
    }

    /// Unites the unknowns of a constraint. Returns one of them; -1 where it has none, or cannot take part or touches a
    /// component that is there already.
    private func uniteFree(_ slot: Int) -> Int {
        guard model.constraints[slot].pointee.isEffective else { return -1 }
        var root = -1
        for entry in model.constraints.terms(slot) {
            let variable = Int(model.constraints.termVariables[entry]), component = model.variables[variable].pointee.component
            if component == VariableRecord.isInput { continue }
            if component >= 0 { return -1 }
            root = sets.join(variable, root)
        }
        return root
    }
}
