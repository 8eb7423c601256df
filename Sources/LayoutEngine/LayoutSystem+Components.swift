// Splitting constraints into connected components. Inputs connect nothing, so that a window's cells, and the two axes,
// are components of their own. Only what changed is split anew.

/// Scratch of the splitting, kept between uses.
struct PartitionScratch {
    /// Union-find over variables; -1 for those not in the present split.
    var parent = FlatArray<Int32>()
    var unknowns = FlatArray<Int32>()
    var rows = FlatArray<Int32>()
    /// For each root, the new component's number.
    var componentOfRoot = FlatArray<Int32>()
    var inputOrdinal = FlatArray<Int32>()
    var touchedInputs = FlatArray<Int32>()
    var newComponents = FlatArray<Int32>()
    var shape = ComponentShape()

    func free() {
        for array in [parent, unknowns, rows, componentOfRoot, inputOrdinal, touchedInputs, newComponents] { array.free() }
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
        gatherUnknowns()
        placeUnknowns()
        placeRows()
        for index in 0..<partition.newComponents.count {
            let component = Int(partition.newComponents[index])
            describe(component)
            let plan = plans.plan(for: partition.shape)
            components[component].plan = Int32(plan)
            markDirty(component)
        }
        for index in 0..<partition.unknowns.count { partition.parent[Int(partition.unknowns[index])] = -1 }
    }

    /// Walks the pending constraints, which grow as components are dissolved, and unites the unknowns of each.
    private func uniteUnknowns() {
        partition.unknowns.removeAll()
        partition.rows.removeAll()
        let missing = variables.count - partition.parent.count
        if missing > 0 { partition.parent.append(repeating: -1, count: missing) }
        var next = 0
        while next < pendingConstraints.count {
            let slot = Int(pendingConstraints[next])
            next += 1
            guard constraints[slot].flags & ConstraintRecord.isAlive != 0 else {
                freeConstraints.append(Int32(slot))
                continue
            }
            constraints[slot].flags &= ~ConstraintRecord.isPending
            guard constraints[slot].isEffective else { continue }
            let start = Int(constraints[slot].termStart)
            var first = -1
            for entry in start..<(start + Int(constraints[slot].termCount)) {
                let variable = Int(termVariables[entry])
                let component = variables[variable].component
                if component == VariableRecord.isInput { continue }
                if component >= 0 { dissolve(Int(component)) }
                join(variable)
                if first < 0 {
                    first = partition.root(of: variable)
                } else {
                    let root = partition.root(of: variable)
                    if root != first {
                        partition.parent[max(root, first)] = Int32(min(root, first))
                        first = min(root, first)
                    }
                }
            }
            if first >= 0 {
                partition.rows.append(Int32(slot))
            } else {
                constraints[slot].flags |= ConstraintRecord.isConstant
                constantConstraints.append(Int32(slot))
                checksConstantConstraints = true
            }
        }
        pendingConstraints.removeAll()
        for index in 0..<looseVariables.count {
            let variable = Int(looseVariables[index])
            guard variables[variable].component == VariableRecord.isLoose else { continue }
            if variables[variable].isRemoved, variables[variable].useCount == 0 {
                variables[variable].component = VariableRecord.isUnused
                variables[variable].position = -1
                freeVariables.append(Int32(variable))
            } else {
                join(variable)
            }
        }
        looseVariables.removeAll()
    }

    @inline(__always)
    private func join(_ variable: Int) {
        if partition.parent[variable] < 0 {
            partition.parent[variable] = Int32(variable)
            partition.unknowns.append(Int32(variable))
        }
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
        let missing = variables.count - partition.componentOfRoot.count
        if missing > 0 { partition.componentOfRoot.append(repeating: -1, count: missing) }
        for index in 0..<partition.unknowns.count {
            let variable = Int(partition.unknowns[index]), root = partition.root(of: variable)
            if root == variable {
                let component = makeComponent()
                partition.newComponents.append(Int32(component))
                partition.componentOfRoot[root] = Int32(component)
            }
            components[Int(partition.componentOfRoot[root])].unknownCount += 1
        }
        var base = poolVariables.count
        poolVariables.append(repeating: 0, count: partition.unknowns.count)
        values.append(repeating: 0, count: partition.unknowns.count)
        reported.append(repeating: 0, count: partition.unknowns.count)
        for index in 0..<partition.newComponents.count {
            let component = Int(partition.newComponents[index])
            components[component].unknownBase = Int32(base)
            base += Int(components[component].unknownCount)
            components[component].unknownCount = 0
        }
        for index in 0..<partition.unknowns.count {
            let variable = Int(partition.unknowns[index])
            let component = partition.componentOfRoot[partition.root(of: variable)]
            let position = Int(components[Int(component)].unknownBase + components[Int(component)].unknownCount)
            components[Int(component)].unknownCount += 1
            let old = Int(variables[variable].position)
            if old >= 0 {
                values[position] = values[old]
                reported[position] = reported[old]
            }
            poolVariables[position] = Int32(variable)
            variables[variable].component = component
            variables[variable].position = Int32(position)
        }
        liveVariables += partition.unknowns.count
    }

    /// Gives each new component a block of the rows' pool, rows in the order in which they came.
    private func placeRows() {
        for index in 0..<partition.rows.count {
            let slot = Int(partition.rows[index])
            let component = componentOfTerms(slot)
            constraints[slot].component = Int32(component)
            components[component].rowCount += 1
        }
        var base = poolRows.count
        poolRows.append(repeating: 0, count: partition.rows.count)
        for index in 0..<partition.newComponents.count {
            let component = Int(partition.newComponents[index])
            components[component].rowBase = Int32(base)
            base += Int(components[component].rowCount)
            components[component].rowCount = 0
        }
        for index in 0..<partition.rows.count {
            let slot = Int(partition.rows[index]), component = Int(constraints[slot].component)
            let row = components[component].rowCount
            constraints[slot].row = row
            poolRows[Int(components[component].rowBase + row)] = Int32(slot)
            components[component].rowCount += 1
        }
    }

    @inline(__always)
    private func componentOfTerms(_ slot: Int) -> Int {
        var entry = Int(constraints[slot].termStart)
        while true {
            let component = variables[Int(termVariables[entry])].component
            if component >= 0 { return Int(component) }
            entry += 1
        }
    }

    private func makeComponent() -> Int {
        let record = ComponentRecord(
            plan: -1, basis: -1, unknownBase: 0, unknownCount: 0, rowBase: 0, rowCount: 0, inputBase: 0, inputCount: 0,
            flags: ComponentRecord.alive)
        if let reused = freeComponents.popLast() {
            // It may still stand on a list of work.
            let kept = components[Int(reused)].flags & (ComponentRecord.dirty | ComponentRecord.listedAsChanged)
            components[Int(reused)] = record
            components[Int(reused)].flags |= kept
            return Int(reused)
        }
        components.append(record)
        return components.count - 1
    }

    /// Fills `partition.shape` with the component's shape, and gives the component its block of inputs.
    private func describe(_ component: Int) {
        let missing = variables.count - partition.inputOrdinal.count
        if missing > 0 { partition.inputOrdinal.append(repeating: -1, count: missing) }
        let unknownBase = components[component].unknownBase
        let inputBase = poolInputs.count
        components[component].inputBase = Int32(inputBase)
        partition.touchedInputs.removeAll()
        partition.shape.unknownCount = Int(components[component].unknownCount)
        partition.shape.relation.removeAll()
        partition.shape.priority.removeAll()
        partition.shape.terms.start.truncate(to: 1)
        partition.shape.terms.column.removeAll()
        partition.shape.terms.coefficient.removeAll()
        let rowBase = Int(components[component].rowBase)
        for index in rowBase..<(rowBase + Int(components[component].rowCount)) {
            let record = constraints[Int(poolRows[index])]
            let start = Int(record.termStart)
            for entry in start..<(start + Int(record.termCount)) {
                let variable = Int(termVariables[entry])
                let isInput = variables[variable].component == VariableRecord.isInput
                let column = isInput ? ~inputOrdinal(variable, component) : Int(variables[variable].position - unknownBase)
                partition.shape.terms.append(column: column, coefficient: termCoefficients[entry])
            }
            partition.shape.terms.endRow()
            partition.shape.relation.append(record.relation)
            partition.shape.priority.append(record.priority)
        }
        for index in 0..<partition.touchedInputs.count { partition.inputOrdinal[Int(partition.touchedInputs[index])] = -1 }
        partition.shape.inputCount = partition.touchedInputs.count
        components[component].inputCount = Int32(partition.touchedInputs.count)
    }

    /// The input's number in the component, given at its first mention.
    private func inputOrdinal(_ variable: Int, _ component: Int) -> Int {
        let known = partition.inputOrdinal[variable]
        if known >= 0 { return Int(known) }
        let ordinal = partition.touchedInputs.count
        partition.touchedInputs.append(Int32(variable))
        partition.inputOrdinal[variable] = Int32(ordinal)
        let input = Int(variables[variable].position)
        poolInputs.append(InputUse(input: Int32(input), userIndex: Int32(inputs[input].users.count)))
        inputs[input].users.append(InputUser(component: Int32(component), ordinal: Int32(ordinal)))
        return ordinal
    }

    // MARK: Dissolving

    /// Dissolves a component: its constraints become pending, its unknowns loose. Values stay readable.
    func dissolve(_ component: Int) {
        let record = components[component]
        for index in Int(record.rowBase)..<Int(record.rowBase + record.rowCount) {
            let slot = Int(poolRows[index])
            constraints[slot].component = -1
            if constraints[slot].flags & ConstraintRecord.isAlive != 0 { setPending(slot) }
        }
        for position in Int(record.unknownBase)..<Int(record.unknownBase + record.unknownCount) {
            let variable = Int(poolVariables[position])
            variables[variable].component = VariableRecord.isLoose
            looseVariables.append(Int32(variable))
        }
        for index in Int(record.inputBase)..<Int(record.inputBase + record.inputCount) { forgetUse(poolInputs[index]) }
        liveVariables -= Int(record.unknownCount)
        if record.plan >= 0 { plans.release(Int(record.plan)) }
        components[component].flags &= ~ComponentRecord.alive
        components[component].unknownCount = 0
        components[component].rowCount = 0
        components[component].inputCount = 0
        freeComponents.append(Int32(component))
    }

    private func forgetUse(_ use: InputUse) {
        let input = Int(use.input), index = Int(use.userIndex)
        let last = inputs[input].users.removeLast()
        guard index < inputs[input].users.count else { return }
        inputs[input].users[index] = last
        poolInputs[Int(components[Int(last.component)].inputBase + last.ordinal)].userIndex = Int32(index)
    }

    // MARK: Compaction

    /// Moves the pools' blocks together once more than half of them belongs to dissolved components.
    func compactIfWasteful() {
        guard poolVariables.count > 1024, poolVariables.count > 2 * liveVariables else { return }
        var newVariables = FlatArray<Int32>(capacity: liveVariables)
        var newValues = FlatArray<Double>(capacity: liveVariables), newReported = FlatArray<Double>(capacity: liveVariables)
        var newRows = FlatArray<Int32>(), newInputs = FlatArray<InputUse>()
        for component in 0..<components.count where components[component].flags & ComponentRecord.alive != 0 {
            let record = components[component]
            components[component].unknownBase = Int32(newVariables.count)
            components[component].rowBase = Int32(newRows.count)
            components[component].inputBase = Int32(newInputs.count)
            for position in Int(record.unknownBase)..<Int(record.unknownBase + record.unknownCount) {
                variables[Int(poolVariables[position])].position = Int32(newVariables.count)
                newVariables.append(poolVariables[position])
                newValues.append(values[position])
                newReported.append(reported[position])
            }
            for index in Int(record.rowBase)..<Int(record.rowBase + record.rowCount) { newRows.append(poolRows[index]) }
            for index in Int(record.inputBase)..<Int(record.inputBase + record.inputCount) { newInputs.append(poolInputs[index]) }
        }
        poolVariables.free()
        values.free()
        reported.free()
        poolRows.free()
        poolInputs.free()
        (poolVariables, values, reported, poolRows, poolInputs) = (newVariables, newValues, newReported, newRows, newInputs)
    }
}
