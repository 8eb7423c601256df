// Building what was built before. Most components repeat one that is there already: the cells of a class. When a
// component's first constraint comes, the plan that followed in the same situation the last time is expected again: its
// unknowns get their places at once, and each constraint that comes is only compared with the row expected next. What is
// stored of it is its constant. Where a constraint differs, the component goes the general way, with all it has so far.

extension LayoutSystem {
    /// The constraint that was added last.
    struct LastAdded: BitwiseCopyable {
        var key: UInt64 = 0
        /// Its first unknown.
        var lead: Int32 = 0
    }

    /// Takes a constraint that is the next one expected in its component, or the first one of a component that begins with
    /// it. Returns its slot, or -1 where it is neither.
    @inline(__always)
    func takeBeginning(_ form: borrowing LinearForm, _ relation: LayoutRelation, _ constant: Double, _ priority: Float) -> Int32 {
        let count = form.termCount, limit = UInt32(truncatingIfNeeded: self.variables.count)
        var lead = form.first.variable.index
        guard count > 0, UInt32(bitPattern: lead) < limit else { return -1 }
        var number = variables.base[Int(lead)].component
        let isInputFirst = number == VariableRecord.isInput && count > 1
        if isInputFirst {
            lead = form.second.variable.index
            guard UInt32(bitPattern: lead) < limit else { return -1 }
            number = variables.base[Int(lead)].component
        }
        let key = ExpectedRow.key(priority, relation.rawValue, count)
        if number == VariableRecord.isUnused {
            let last = counters.pointee.lastAdded
            let situation = ExpectationTable.situation(key, after: last.key, distance: lead &- last.lead)
            if beginPassage(lead, situation) {
                let slot = takeFollowing(form, relation, constant, priority)
                if slot >= 0 { return slot }
                leavePassage()
                number = self.variables.base[Int(lead)].component
            } else {
                number = begin(lead, isInputFirst, situation)
            }
        }
        counters.pointee.lastAdded = LastAdded(key: key, lead: lead)
        guard number >= 0 else { return -1 }
        let component = components.base + Int(number), row = component.pointee.expectedRow
        let unknownBase = component.pointee.unknownBase, variables = variables.base
        guard row.pointee.key == key, abs(constant) <= Self.largestMagnitude, row.pointee.coefficients.0 == form.first.coefficient,
            isExpected(variables + Int(form.first.variable.index), row.pointee.columns.0, number, unknownBase)
        else { return -1 }
        if count > 1 {
            let y = form.second.variable.index
            guard UInt32(bitPattern: y) < limit, row.pointee.coefficients.1 == form.second.coefficient,
                isExpected(variables + Int(y), row.pointee.columns.1, number, unknownBase)
            else { return -1 }
        }
        if count > 2 {
            let z = form.third.variable.index
            guard UInt32(bitPattern: z) < limit, row.pointee.coefficients.2 == form.third.coefficient,
                isExpected(variables + Int(z), row.pointee.columns.2, number, unknownBase)
            else { return -1 }
        }
        if count > 3 {
            let w = form.fourth.variable.index
            guard UInt32(bitPattern: w) < limit, row.pointee.coefficients.3 == form.fourth.coefficient,
                isExpected(variables + Int(w), row.pointee.columns.3, number, unknownBase)
            else { return -1 }
        }
        return takeRow(of: component, constant)
    }

    @inline(__always)
    private func isExpected(_ variable: UnsafeMutablePointer<VariableRecord>, _ column: Int32, _ number: Int32, _ unknownBase: Int32) -> Bool {
        if variable.pointee.component == number { return variable.pointee.position == unknownBase &+ column }
        return variable.pointee.component == VariableRecord.isInput && isExpectedInput(variable.pointee.position, ~column, number)
    }

    /// Whether `input` is, or can become, the component's input of number `ordinal`.
    @inline(never)
    private func isExpectedInput(_ input: Int32, _ ordinal: Int32, _ number: Int32) -> Bool {
        let component = components.base + Int(number)
        let known = component.pointee.inputCount, uses = poolInputs.base + Int(component.pointee.inputBase)
        guard ordinal >= 0, ordinal <= known else { return false }
        if ordinal < known { return uses[Int(ordinal)].input == input }
        for earlier in 0..<Int(known) where uses[earlier].input == input { return false }
        let users = inputs.base[Int(input)].users
        uses[Int(known)] = InputUse(input: input, userIndex: Int32(truncatingIfNeeded: users.count))
        users.append(InputUser(component: number, ordinal: ordinal))
        component.pointee.inputCount = known &+ 1
        return true
    }

    // MARK: Beginning and closing

    /// Begins the component that is expected in the present situation. Returns its number, or -1 where none is.
    @inline(never)
    private func begin(_ lead: Int32, _ isInputFirst: Bool, _ situation: UInt64) -> Int32 {
        let plan = plans.expectations.plan(in: situation)
        guard plan >= 0, let expectation = plans.records.base[Int(plan)].expectation else { return -1 }
        let column = isInputFirst ? expectation.rows[0].columns.1 : expectation.rows[0].columns.0
        guard column >= 0 else { return -1 }
        let first = Int(lead) - Int(expectation.offsets[Int(column)])
        return claim(plan, expectation, firstVariable: first)
    }

    /// Makes a component of the plan and gives it its variables, if all of them are free. Some of them need not be made yet.
    @inline(__always)
    private func claim(_ plan: Int32, _ expectation: Expectation, firstVariable: Int) -> Int32 {
        let shape = plans.records.base[Int(plan)].shape
        let count = shape.unknownCount, rowCount = shape.rowCount, inputCount = shape.inputCount
        let last = firstVariable + Int(expectation.offsets[count - 1])
        guard firstVariable >= 0, last < variables.count + 1024 else { return -1 }
        if last >= variables.count { appendVariables(last + 1 - variables.count) }
        let claimed = variables.base + firstVariable, offsets = expectation.offsets
        var unknown = 0
        while unknown < count {
            guard claimed[Int(offsets[unknown])].isUntouched else { return -1 }
            unknown += 1
        }

        touch(Int32(truncatingIfNeeded: last))
        let number = makeComponent()
        let unknownBase = appendUnknowns(count)
        let rowBase = poolRows.appendUninitialized(rowCount)
        _ = poolConstants.appendUninitialized(rowCount)
        let component = components.base + number
        component.pointee.plan = plan
        component.pointee.unknownBase = Int32(truncatingIfNeeded: unknownBase)
        component.pointee.unknownCount = Int32(truncatingIfNeeded: count)
        component.pointee.rowBase = Int32(truncatingIfNeeded: rowBase)
        component.pointee.inputBase = Int32(truncatingIfNeeded: poolInputs.appendUninitialized(inputCount))
        component.pointee.flags |= ComponentRecord.expected
        component.pointee.expectedRow = expectation.rows
        let slotBase = constraints.appendUninitialized(rowCount)
        let records = constraints.base + slotBase, poolRows = poolRows.base + rowBase
        records.update(from: expectation.records, count: rowCount)
        var row = 0
        while row < rowCount {
            records[row].component = Int32(truncatingIfNeeded: number)
            poolRows[row] = Int32(truncatingIfNeeded: slotBase &+ row)
            row &+= 1
        }
        let poolVariables = poolVariables.base + unknownBase
        unknown = 0
        while unknown < count {
            let variable = claimed + Int(offsets[unknown])
            variable.pointee.component = Int32(truncatingIfNeeded: number)
            variable.pointee.position = Int32(truncatingIfNeeded: unknownBase &+ unknown)
            poolVariables[unknown] = Int32(truncatingIfNeeded: firstVariable) &+ offsets[unknown]
            unknown &+= 1
        }
        plans.retain(Int(plan))
        if expectedComponents.count == Self.mostOpen { closeExpectedComponents(whereComplete: true) }
        expectedComponents.append(Int32(truncatingIfNeeded: number))
        return Int32(truncatingIfNeeded: number)
    }

    /// So many components are left until there is time to look at them: not more than the nearest caches hold.
    static let mostOpen = 256

    /// Computes complete components, and has those that are not go the general way, or leaves them if only complete ones
    /// are asked for.
    func closeExpectedComponents(whereComplete onlyComplete: Bool = false) {
        var kept = 0
        for index in 0..<expectedComponents.count {
            let number = Int(expectedComponents.base[index])
            let component = components.base + number
            guard component.pointee.flags & ComponentRecord.expected != 0 else { continue }
            if component.pointee.expectedRow.pointee.key == 0 {
                component.pointee.flags &= ~ComponentRecord.expected
                if !enqueue(number) { markDirty(number) }
            } else if onlyComplete {
                expectedComponents.base[kept] = Int32(truncatingIfNeeded: number)
                kept += 1
            } else {
                dissolve(number)
            }
        }
        expectedComponents.truncate(to: kept)
        runBatches(thenSolve: false)
    }

    // MARK: Forming early

    /// Forms what looks finished among the first constraints of many, so that the others are expected.
    func formEarly() {
        guard looseVariables.count == 0, pendingConstraints.count == counters.pointee.earlyFormation else { return }
        counters.pointee.earlyFormation *= 16
        let held = FlatArray<Int32>(), finished = FlatArray<Int32>()
        defer {
            held.free()
            finished.free()
        }
        sortOutFinished(into: finished, others: held)
        guard finished.count > 0 else { return }
        pendingConstraints.removeAll()
        for index in 0..<finished.count { pendingConstraints.append(finished[index]) }
        formComponents()
        for index in 0..<held.count { pendingConstraints.append(held[index]) }
    }

    /// Finished is what no row among the last quarter of the pending ones mentions.
    private func sortOutFinished(into finished: FlatArray<Int32>, others: FlatArray<Int32>) {
        let count = pendingConstraints.count, recent = count - count / 4
        let lastRow = FlatArray<Int32>(repeating: -1, count: variables.count), root = FlatArray<Int32>(repeating: -1, count: count)
        defer {
            lastRow.free()
            root.free()
        }
        partition.unknowns.removeAll()
        preparePartition()
        for index in 0..<count { root[index] = Int32(unite(Int(pendingConstraints[index]))) }
        for index in 0..<count where root[index] >= 0 { lastRow[partition.root(of: Int(root[index]))] = Int32(index) }
        for index in 0..<count {
            let isFinished = root[index] >= 0 && lastRow[partition.root(of: Int(root[index]))] < recent
            (isFinished ? finished : others).append(pendingConstraints[index])
        }
        for index in 0..<partition.unknowns.count { partition.parent[Int(partition.unknowns[index])] = -1 }
    }

    /// Unites the unknowns of a constraint. Returns one of them; -1 where it has none, or cannot take part or touches a
    /// component that is there already.
    private func unite(_ slot: Int) -> Int {
        let record = constraints[slot]
        guard record.isEffective else { return -1 }
        var root = -1
        for entry in Int(record.termStart)..<(Int(record.termStart) + Int(record.termCount)) {
            let component = variables[Int(termVariables[entry])].component
            if component == VariableRecord.isInput { continue }
            if component >= 0 { return -1 }
            root = join(Int(termVariables[entry]), root)
        }
        return root
    }
}
