// Splitting constraints into connected components. Inputs connect nothing, so that a window's cells, and the two axes,
// are components of their own. Only what changed is split anew.

/// A new component and the constraint that was added right before its first one, -1 where that is not known.
struct Begun: BitwiseCopyable {
    var component: Int32
    var previous: Int32
}

/// Scratch of the splitting, kept between uses.
struct PartitionScratch: BitwiseCopyable {
    /// Union-find over variables, roots being the earliest; -1 for those not in the present split.
    let parent = FlatArray<Int32>(capacity: 16)
    let unknowns = FlatArray<Int32>(capacity: 16)
    let mentionedInputs = FlatArray<Int32>(capacity: 16)
    let newComponents = FlatArray<Int32>(capacity: 16)
    /// Those of the passage that is being made.
    let passageComponents = FlatArray<Int32>(capacity: 16)
    /// The new components in the order of their first rows.
    let begunComponents = FlatArray<Begun>(capacity: 16)
    let shape = FlatArray<ComponentShape>(repeating: ComponentShape(), count: 1)

    func free() {
        for array in [parent, unknowns, mentionedInputs, newComponents, passageComponents] { array.free() }
        begunComponents.free()
        shape[0].free()
        shape.free()
    }

    @inline(__always)
    func root(of variable: Int) -> Int {
        var at = variable
        while true {
            let above = Int(parent[at])
            if above == at { return at }
            let next = parent[above]
            parent[at] = next
            at = Int(next)
        }
    }
}

extension LayoutSystem {
    /// Forms components of the pending constraints and the loose unknowns. Components that pending constraints touch are
    /// dissolved on the way.
    func formComponents() {
        uniteUnknowns()
        orderPendingConstraints()
        gatherUnknowns()
        placeUnknowns()
        placeRows()
        var previous = -1
        for index in 0..<partition.newComponents.count {
            let component = Int(partition.newComponents[index])
            previous = findPlan(component, after: previous)
            components[component].plan = Int32(previous)
            markDirty(component)
        }
        learn(from: partition.begunComponents)
        learnPassages(from: pendingConstraints)
        pendingConstraints.removeAll()
        let parent = partition.parent.base
        for index in 0..<partition.unknowns.count { parent[Int(partition.unknowns[index])] = -1 }
    }

    func preparePartition() {
        partition.unknowns.removeAll()
        let missing = variables.count - partition.parent.count
        if missing > 0 { partition.parent.append(repeating: -1, count: missing) }
    }

    /// Puts the pending constraints in the order of adding: what is built in the same way gets the same plan then.
    private func orderPendingConstraints() {
        let constraints = constraints.base, pending = pendingConstraints.base
        for index in 1..<max(1, pendingConstraints.count)
        where constraints[Int(pending[index])].sequence < constraints[Int(pending[index - 1])].sequence {
            pendingConstraints.sort { constraints[Int($0)].sequence < constraints[Int($1)].sequence }
            return
        }
    }

    /// Walks the pending constraints, which grow as components are dissolved, and unites the unknowns of each.
    private func uniteUnknowns() {
        preparePartition()
        let variables = variables.base, constraints = constraints.base
        // Those that take part stay on the list, moved to its front.
        var next = 0, kept = 0
        while next < pendingConstraints.count {
            let slot = Int(pendingConstraints.base[next])
            next += 1
            let record = constraints[slot]
            guard record.flags & ConstraintRecord.isAlive != 0 else {
                freeConstraints.append(Int32(slot))
                continue
            }
            constraints[slot].flags &= ~ConstraintRecord.isPending
            guard record.isEffective else { continue }
            var root = -1
            for entry in Int(record.termStart)..<(Int(record.termStart) + Int(record.termCount)) {
                let variable = Int(termVariables.base[entry])
                let component = variables[variable].component
                if component == VariableRecord.isInput { continue }
                if component >= 0 { dissolve(Int(component)) }
                root = join(variable, root)
            }
            if root >= 0 {
                pendingConstraints.base[kept] = Int32(truncatingIfNeeded: slot)
                kept += 1
            } else {
                constraints[slot].flags |= ConstraintRecord.isConstant
                constantConstraints.append(Int32(slot))
                checksConstantConstraints = true
            }
        }
        pendingConstraints.truncate(to: kept)
        takeLooseVariables()
    }

    private func takeLooseVariables() {
        for index in 0..<looseVariables.count {
            let variable = Int(looseVariables[index])
            guard variables[variable].component == VariableRecord.isLoose else { continue }
            if variables[variable].isRemoved, variables[variable].useCount == 0 {
                free(variable)
            } else {
                _ = join(variable, -1)
            }
        }
        looseVariables.removeAll()
    }

    /// Takes an unknown into the split, united with those under `root` (-1 for none). Returns the root of all of them.
    @inline(__always)
    func join(_ variable: Int, _ root: Int) -> Int {
        let parent = partition.parent.base
        if parent[variable] < 0 {
            parent[variable] = Int32(truncatingIfNeeded: variable)
            partition.unknowns.append(Int32(truncatingIfNeeded: variable))
        }
        let own = partition.root(of: variable)
        guard root >= 0, root != own else { return own }
        parent[max(root, own)] = Int32(truncatingIfNeeded: min(root, own))
        return min(root, own)
    }

    /// Puts the unknowns in order.
    private func gatherUnknowns() {
        let count = partition.unknowns.count
        if count * 8 > variables.count {
            partition.unknowns.removeAll()
            for variable in 0..<partition.parent.count where partition.parent[variable] >= 0 {
                partition.unknowns.append(Int32(variable))
            }
        } else {
            partition.unknowns.sort(by: <)
        }
    }

    /// Makes the new components and gives each a block of the unknowns' pool, unknowns in the order of their making.
    private func placeUnknowns() {
        partition.newComponents.removeAll()
        let count = partition.unknowns.count
        let unknowns = partition.unknowns.base, parent = partition.parent.base, variables = variables.base
        for index in 0..<count {
            let variable = Int(unknowns[index])
            // Earlier unknowns already point at their roots.
            let root = Int(parent[Int(parent[variable])])
            parent[variable] = Int32(truncatingIfNeeded: root)
            if root == variable {
                let component = makeComponent()
                partition.newComponents.append(Int32(truncatingIfNeeded: component))
                variables[variable].component = Int32(truncatingIfNeeded: component)
            } else {
                variables[variable].component = variables[root].component
            }
            components.base[Int(variables[variable].component)].unknownCount += 1
        }
        var base = appendUnknowns(count)
        let components = components.base
        for index in 0..<partition.newComponents.count {
            let component = Int(partition.newComponents[index])
            components[component].unknownBase = Int32(truncatingIfNeeded: base)
            base += Int(components[component].unknownCount)
            components[component].unknownCount = 0
        }
        let tracksChanges = counters.pointee.tracksChanges
        let values = values.base, reported = reported.base, poolVariables = poolVariables.base
        for index in 0..<count {
            let variable = Int(unknowns[index]), component = Int(variables[variable].component)
            let position = Int(components[component].unknownBase &+ components[component].unknownCount)
            components[component].unknownCount &+= 1
            let old = Int(variables[variable].position)
            if old >= 0 {
                values[position] = values[old]
                if tracksChanges { reported[position] = reported[old] }
            }
            poolVariables[position] = Int32(truncatingIfNeeded: variable)
            variables[variable].position = Int32(truncatingIfNeeded: position)
        }
    }

    /// Makes room for unknowns in their pools. Returns where they begin.
    @inline(__always)
    func appendUnknowns(_ count: Int) -> Int {
        counters.pointee.liveVariables += count
        if counters.pointee.tracksChanges { reported.append(repeating: 0, count: count) }
        _ = poolVariables.appendUninitialized(count)
        return values.append(repeating: 0, count: count)
    }

    /// Gives each new component a block of the rows' pool, rows in the order in which they came.
    private func placeRows() {
        let count = pendingConstraints.count
        let rows = pendingConstraints.base, components = components.base, constraints = constraints.base
        let variables = variables.base, termVariables = termVariables.base
        for index in 0..<count {
            let slot = Int(rows[index])
            var entry = Int(constraints[slot].termStart)
            while variables[Int(termVariables[entry])].component < 0 { entry += 1 }
            let component = variables[Int(termVariables[entry])].component
            constraints[slot].component = component
            components[Int(component)].rowCount &+= 1
        }
        var base = poolRows.count
        _ = poolRows.appendUninitialized(count)
        _ = poolConstants.appendUninitialized(count)
        for index in 0..<partition.newComponents.count {
            let component = Int(partition.newComponents[index])
            components[component].rowBase = Int32(truncatingIfNeeded: base)
            base += Int(components[component].rowCount)
            components[component].rowCount = 0
        }
        let poolRows = poolRows.base, poolConstants = poolConstants.base
        partition.begunComponents.removeAll()
        for index in 0..<count {
            let slot = Int(rows[index]), component = Int(constraints[slot].component)
            let row = components[component].rowCount, at = Int(components[component].rowBase &+ row)
            poolRows[at] = Int32(truncatingIfNeeded: slot)
            poolConstants[at] = constraints[slot].constant
            constraints[slot].row = row
            if row == 0 { noteBegun(component, rows, index) }
            components[component].rowCount = row &+ 1
        }
    }

    private func noteBegun(_ component: Int, _ rows: UnsafeMutablePointer<Int32>, _ index: Int) {
        var previous: Int32 = -1
        if index > 0, constraints[Int(rows[index - 1])].sequence &+ 1 == constraints[Int(rows[index])].sequence { previous = rows[index - 1] }
        partition.begunComponents.append(Begun(component: Int32(truncatingIfNeeded: component), previous: previous))
    }

    func makeComponent() -> Int {
        if let reused = freeComponents.popLast() {
            // It may still stand on a list of work.
            let kept = components[Int(reused)].flags & (ComponentRecord.dirty | ComponentRecord.listedAsChanged)
            components[Int(reused)] = ComponentRecord(expectedRow: plans.noRow)
            components[Int(reused)].flags |= kept
            return Int(reused)
        }
        components.append(ComponentRecord(expectedRow: plans.noRow))
        return components.count - 1
    }

    // MARK: Plans

    /// The number of the component's plan. Also gives the component its block of inputs. The plan that followed
    /// `previous` the last time is tried first: cells of a class come in rows.
    private func findPlan(_ component: Int, after previous: Int) -> Int {
        components[component].inputBase = Int32(poolInputs.count)
        if previous >= 0 {
            let guesses = plans.records[previous].followingPlans
            let guess = matches(component, plan: guesses.0) ? guesses.0 : matches(component, plan: guesses.1) ? guesses.1 : -1
            if guess >= 0 {
                noteInputs(component)
                plans.retain(Int(guess))
                return Int(guess)
            }
        }
        describe(component)
        noteInputs(component)
        let plan = plans.plan(for: partition.shape[0])
        if previous >= 0 { plans.records[previous].followingPlans = (Int32(plan), plans.records[previous].followingPlans.0) }
        return plan
    }

    /// Whether the component has the given plan's shape. Leaves its inputs in `partition.mentionedInputs`.
    private func matches(_ component: Int, plan: Int32) -> Bool {
        guard plan >= 0 else { return false }
        let block = components[component], shape = plans.records.base[Int(plan)].shape
        guard Int(block.unknownCount) == shape.unknownCount, Int(block.rowCount) == shape.rowCount else { return false }
        partition.mentionedInputs.removeAll()
        let rows = poolRows.base + Int(block.rowBase), constraints = constraints.base
        let variables = variables.base, termVariables = termVariables.base, termCoefficients = termCoefficients.base
        let columns = shape.terms.column.base, coefficients = shape.terms.coefficient.base, starts = shape.terms.start.base
        let relations = shape.relation.base, priorities = shape.priority.base
        var expected = 0
        for row in 0..<Int(block.rowCount) {
            let record = constraints[Int(rows[row])]
            guard record.relation == relations[row], record.priority == priorities[row],
                expected + Int(record.termCount) == Int(starts[row + 1])
            else { return false }
            var entry = Int(record.termStart)
            while expected < Int(starts[row + 1]) {
                let variable = Int(termVariables[entry])
                let isInput = variables[variable].component == VariableRecord.isInput
                let column = isInput ? ~ordinal(ofInput: variable) : variables[variable].position &- block.unknownBase
                guard column == columns[expected], termCoefficients[entry] == coefficients[expected] else { return false }
                entry += 1
                expected += 1
            }
        }
        return true
    }

    /// Fills `partition.shape` with the component's shape and `partition.mentionedInputs` with its inputs.
    private func describe(_ component: Int) {
        let block = components[component]
        var shape = partition.shape[0]
        shape.removeAll()
        partition.mentionedInputs.removeAll()
        shape.unknownCount = Int(block.unknownCount)
        for index in Int(block.rowBase)..<Int(block.rowBase + block.rowCount) {
            let record = constraints[Int(poolRows[index])]
            for entry in Int(record.termStart)..<(Int(record.termStart) + Int(record.termCount)) {
                let variable = Int(termVariables[entry])
                let isInput = variables[variable].component == VariableRecord.isInput
                let column = isInput ? ~ordinal(ofInput: variable) : variables[variable].position - block.unknownBase
                shape.terms.append(column: Int(column), coefficient: termCoefficients[entry])
            }
            shape.terms.endRow()
            shape.relation.append(record.relation)
            shape.priority.append(record.priority)
        }
        shape.inputCount = partition.mentionedInputs.count
        partition.shape[0] = shape
    }

    /// The input's number in the component at hand, given at its first mention.
    @inline(__always)
    private func ordinal(ofInput variable: Int) -> Int32 {
        let inputs = partition.mentionedInputs
        for index in 0..<inputs.count where inputs[index] == variable { return Int32(truncatingIfNeeded: index) }
        inputs.append(Int32(truncatingIfNeeded: variable))
        return Int32(truncatingIfNeeded: inputs.count - 1)
    }

    /// Enters the component at each of its inputs.
    @inline(__always)
    private func noteInputs(_ component: Int) {
        components[component].inputCount = Int32(partition.mentionedInputs.count)
        for ordinal in 0..<partition.mentionedInputs.count {
            let input = Int(variables[Int(partition.mentionedInputs[ordinal])].position)
            poolInputs.append(InputUse(input: Int32(input), userIndex: Int32(inputs[input].users.count)))
            inputs[input].users.append(InputUser(component: Int32(component), ordinal: Int32(ordinal)))
        }
    }
}
