// Adding constraints. The shortest way, without a call: the constraint is the next one of the recorded insertion that is
// replayed. Then comes that its component's inline cache expects it, and last the general way.

extension LayoutSystem {
    /// Adds a constraint. Terms of equal variables are summed up.
    @discardableResult
    package func add(_ constraint: LayoutConstraint) -> LayoutConstraintID {
        add(constraint.form, constraint.relation, constraint.constant, priority: constraint.priority, resistance: constraint.resistance)
    }

    /// Adds `form relation constant`.
    @discardableResult
    package func add(
        _ form: borrowing LinearForm, _ relation: LayoutRelation, _ constant: Double, priority: Float = LayoutConstraint.required,
        resistance: UInt8 = 0
    ) -> LayoutConstraintID {
        let cursor = cursor, row = cursor.pointee.row, count = form.termCount
        guard row.pointee.expects(ExpectedRow.key(priority, relation.rawValue, count), constant), resistance == 0,
            isNext(form.first, row.pointee.coefficients.0, row.pointee.origins.0, row.pointee.offsets.0),
            count < 2 || isNext(form.second, row.pointee.coefficients.1, row.pointee.origins.1, row.pointee.offsets.1),
            count < 3 || isNext(form.third, row.pointee.coefficients.2, row.pointee.origins.2, row.pointee.offsets.2),
            count < 4 || isNext(form.fourth, row.pointee.coefficients.3, row.pointee.origins.3, row.pointee.offsets.3)
        else { return addOtherwise(form, relation, constant, priority: priority, resistance: resistance) }
        return LayoutConstraintID(slot: cursor.pointee.record(constant))
    }

    // The following make no form first, for callers that add constraints by the thousand.

    /// Adds `a x relation constant`.
    @discardableResult
    package func add(
        _ a: Double, _ x: LayoutVariable, _ relation: LayoutRelation, _ constant: Double, priority: Float
    ) -> LayoutConstraintID {
        let cursor = cursor, row = cursor.pointee.row
        guard row.pointee.expects(ExpectedRow.key(priority, relation.rawValue, 1), constant),
            cursor.pointee.isNext(a, x, row.pointee.coefficients.0, row.pointee.origins.0, row.pointee.offsets.0)
        else { return addOtherwise(a, x, relation, constant, priority: priority) }
        return LayoutConstraintID(slot: cursor.pointee.record(constant))
    }

    /// Adds `a x + b y relation constant`.
    @discardableResult
    package func add(
        _ a: Double, _ x: LayoutVariable, _ b: Double, _ y: LayoutVariable, _ relation: LayoutRelation, _ constant: Double,
        priority: Float
    ) -> LayoutConstraintID {
        let cursor = cursor, row = cursor.pointee.row
        guard row.pointee.expects(ExpectedRow.key(priority, relation.rawValue, 2), constant),
            cursor.pointee.isNext(a, x, row.pointee.coefficients.0, row.pointee.origins.0, row.pointee.offsets.0),
            cursor.pointee.isNext(b, y, row.pointee.coefficients.1, row.pointee.origins.1, row.pointee.offsets.1)
        else { return addOtherwise(a, x, b, y, relation, constant, priority: priority) }
        return LayoutConstraintID(slot: cursor.pointee.record(constant))
    }

    /// Adds `a x + b y + c z relation constant`.
    @discardableResult
    package func add(
        _ a: Double, _ x: LayoutVariable, _ b: Double, _ y: LayoutVariable, _ c: Double, _ z: LayoutVariable,
        _ relation: LayoutRelation, _ constant: Double, priority: Float
    ) -> LayoutConstraintID {
        let cursor = cursor, row = cursor.pointee.row
        guard row.pointee.expects(ExpectedRow.key(priority, relation.rawValue, 3), constant),
            cursor.pointee.isNext(a, x, row.pointee.coefficients.0, row.pointee.origins.0, row.pointee.offsets.0),
            cursor.pointee.isNext(b, y, row.pointee.coefficients.1, row.pointee.origins.1, row.pointee.offsets.1),
            cursor.pointee.isNext(c, z, row.pointee.coefficients.2, row.pointee.origins.2, row.pointee.offsets.2)
        else { return addOtherwise(a, x, b, y, c, z, relation, constant, priority: priority) }
        return LayoutConstraintID(slot: cursor.pointee.record(constant))
    }

    /// Adds `a x + b y + c z + d w relation constant`.
    @discardableResult
    package func add(
        _ a: Double, _ x: LayoutVariable, _ b: Double, _ y: LayoutVariable, _ c: Double, _ z: LayoutVariable,
        _ d: Double, _ w: LayoutVariable, _ relation: LayoutRelation, _ constant: Double, priority: Float
    ) -> LayoutConstraintID {
        let cursor = cursor, row = cursor.pointee.row
        guard row.pointee.expects(ExpectedRow.key(priority, relation.rawValue, 4), constant),
            cursor.pointee.isNext(a, x, row.pointee.coefficients.0, row.pointee.origins.0, row.pointee.offsets.0),
            cursor.pointee.isNext(b, y, row.pointee.coefficients.1, row.pointee.origins.1, row.pointee.offsets.1),
            cursor.pointee.isNext(c, z, row.pointee.coefficients.2, row.pointee.origins.2, row.pointee.offsets.2),
            cursor.pointee.isNext(d, w, row.pointee.coefficients.3, row.pointee.origins.3, row.pointee.offsets.3)
        else { return addOtherwise(a, x, b, y, c, z, d, w, relation, constant, priority: priority) }
        return LayoutConstraintID(slot: cursor.pointee.record(constant))
    }

    /// Whether a term is that of the recorded insertion's next row.
    @inline(__always)
    private func isNext(_ term: LayoutTerm, _ coefficient: Double, _ origin: UInt8, _ offset: Int32) -> Bool {
        cursor.pointee.isNext(term.coefficient, term.variable, coefficient, origin, offset)
    }

    // MARK: Where no recorded insertion goes on

    // Of their own, so that the ways above need no stack frame.

    @inline(never)
    private func addOtherwise(
        _ form: borrowing LinearForm, _ relation: LayoutRelation, _ constant: Double, priority: Float, resistance: UInt8
    ) -> LayoutConstraintID {
        let slot = recordExpected(
            form.termCount, form.first.variable, form.first.coefficient, form.second.variable, form.second.coefficient,
            form.third.variable, form.third.coefficient, form.fourth.variable, form.fourth.coefficient, relation, constant, priority)
        guard slot >= 0 else { return addUnexpected(form, relation, constant, priority, resistance) }
        if resistance != 0 { model.constraints[Int(slot)].pointee.resistance = resistance }
        return LayoutConstraintID(slot: slot)
    }

    @inline(never)
    private func addOtherwise(
        _ a: Double, _ x: LayoutVariable, _ relation: LayoutRelation, _ constant: Double, priority: Float
    ) -> LayoutConstraintID {
        let slot = recordExpected(1, x, a, x, a, x, a, x, a, relation, constant, priority)
        return slot >= 0 ? LayoutConstraintID(slot: slot) : addUnexpected(LinearForm(x, a), relation, constant, priority, 0)
    }

    @inline(never)
    private func addOtherwise(
        _ a: Double, _ x: LayoutVariable, _ b: Double, _ y: LayoutVariable, _ relation: LayoutRelation, _ constant: Double,
        priority: Float
    ) -> LayoutConstraintID {
        let slot = recordExpected(2, x, a, y, b, y, b, y, b, relation, constant, priority)
        if slot >= 0 { return LayoutConstraintID(slot: slot) }
        return addUnexpected(LinearForm(LayoutTerm(x, a), LayoutTerm(y, b)), relation, constant, priority, 0)
    }

    @inline(never)
    private func addOtherwise(
        _ a: Double, _ x: LayoutVariable, _ b: Double, _ y: LayoutVariable, _ c: Double, _ z: LayoutVariable,
        _ relation: LayoutRelation, _ constant: Double, priority: Float
    ) -> LayoutConstraintID {
        let slot = recordExpected(3, x, a, y, b, z, c, z, c, relation, constant, priority)
        if slot >= 0 { return LayoutConstraintID(slot: slot) }
        return addUnexpected(LinearForm(LayoutTerm(x, a), LayoutTerm(y, b), LayoutTerm(z, c)), relation, constant, priority, 0)
    }

    @inline(never)
    private func addOtherwise(
        _ a: Double, _ x: LayoutVariable, _ b: Double, _ y: LayoutVariable, _ c: Double, _ z: LayoutVariable,
        _ d: Double, _ w: LayoutVariable, _ relation: LayoutRelation, _ constant: Double, priority: Float
    ) -> LayoutConstraintID {
        let slot = recordExpected(4, x, a, y, b, z, c, w, d, relation, constant, priority)
        if slot >= 0 { return LayoutConstraintID(slot: slot) }
        return addUnexpected(
            LinearForm(LayoutTerm(x, a), LayoutTerm(y, b), LayoutTerm(z, c), LayoutTerm(w, d)), relation, constant, priority, 0)
    }

    /// Records a constraint of `count` terms that is the next one expected in its component. Returns its slot, or -1 where it
    /// is not, or not as easily.
    @inline(__always)
    private func recordExpected(
        _ count: Int, _ x: LayoutVariable, _ a: Double, _ y: LayoutVariable, _ b: Double, _ z: LayoutVariable, _ c: Double,
        _ w: LayoutVariable, _ d: Double, _ relation: LayoutRelation, _ constant: Double, _ priority: Float
    ) -> Int32 {
        let limit = UInt32(truncatingIfNeeded: model.variables.count), variables = model.variables.records.base
        guard count > 0, !replay.isActive, UInt32(bitPattern: x.index) < limit else { return -1 }
        let number = variables[Int(x.index)].component
        guard number >= 0 else { return -1 }
        let component = components.records.base + Int(number), row = component.pointee.expectedRow
        let unknownBase = component.pointee.unknownBase, key = ExpectedRow.key(priority, relation.rawValue, count)
        guard row.pointee.key == key, abs(constant) <= Self.largestMagnitude, row.pointee.coefficients.0 == a,
            variables[Int(x.index)].position == unknownBase &+ row.pointee.columns.0
        else { return -1 }
        if count > 1 {
            guard UInt32(bitPattern: y.index) < limit, row.pointee.coefficients.1 == b,
                variables[Int(y.index)].isUnknown(number, unknownBase &+ row.pointee.columns.1)
            else { return -1 }
        }
        if count > 2 {
            guard UInt32(bitPattern: z.index) < limit, row.pointee.coefficients.2 == c,
                variables[Int(z.index)].isUnknown(number, unknownBase &+ row.pointee.columns.2)
            else { return -1 }
        }
        if count > 3 {
            guard UInt32(bitPattern: w.index) < limit, row.pointee.coefficients.3 == d,
                variables[Int(w.index)].isUnknown(number, unknownBase &+ row.pointee.columns.3)
            else { return -1 }
        }
        expected.lastAdded = AddedConstraint(key: key, lead: x.index)
        return expected.recordRow(of: component, constant)
    }

    /// Adds a constraint that begins a component, mentions an input or is not expected at all.
    @inline(never)
    private func addUnexpected(
        _ form: borrowing LinearForm, _ relation: LayoutRelation, _ constant: Double, _ priority: Float, _ resistance: UInt8
    ) -> LayoutConstraintID {
        var slot: Int32 = -1
        if replay.isActive {
            slot = resistance == 0 ? replay.follow(form, relation, constant, priority) : -1
            if slot >= 0 { return LayoutConstraintID(slot: slot) }
            replay.end()
        }
        slot = recordBeginning(form, relation, constant, priority)
        guard slot >= 0 else { return addPending(form, relation, constant, priority, resistance) }
        if resistance != 0 { model.constraints[Int(slot)].pointee.resistance = resistance }
        return LayoutConstraintID(slot: slot)
    }

    /// Records a constraint that is the next one expected in its component, or the first one of a component, or of a recorded
    /// insertion, that begins with it. Returns its slot, or -1 where it is neither.
    @inline(__always)
    private func recordBeginning(_ form: borrowing LinearForm, _ relation: LayoutRelation, _ constant: Double, _ priority: Float) -> Int32 {
        let count = form.termCount, limit = UInt32(truncatingIfNeeded: model.variables.count)
        var lead = form.first.variable.index
        guard count > 0, UInt32(bitPattern: lead) < limit else { return -1 }
        var number = model.variables.records.base[Int(lead)].component
        let isInputFirst = number == VariableRecord.isInput && count > 1
        if isInputFirst {
            lead = form.second.variable.index
            guard UInt32(bitPattern: lead) < limit else { return -1 }
            number = model.variables.records.base[Int(lead)].component
        }
        let added = AddedConstraint(key: ExpectedRow.key(priority, relation.rawValue, count), lead: lead)
        if number == VariableRecord.isUnused {
            let situation = added.situation(after: expected.lastAdded)
            if replay.begin(lead, situation) {
                let slot = replay.follow(form, relation, constant, priority)
                if slot >= 0 { return slot }
                replay.end()
                number = model.variables.records.base[Int(lead)].component
            } else {
                number = expected.begin(lead, isInputFirst: isInputFirst, situation)
            }
        }
        expected.lastAdded = added
        guard number >= 0, isExpected(form, number, added.key, constant, limit) else { return -1 }
        return expected.recordRow(of: components.records.base + Int(number), constant)
    }

    /// Whether a constraint is the next one that a component expects; its terms may mention inputs.
    @inline(__always)
    private func isExpected(_ form: borrowing LinearForm, _ number: Int32, _ key: UInt64, _ constant: Double, _ limit: UInt32) -> Bool {
        let component = components.records.base + Int(number), row = component.pointee.expectedRow
        let unknownBase = component.pointee.unknownBase, count = form.termCount
        guard row.pointee.key == key, abs(constant) <= Self.largestMagnitude, row.pointee.coefficients.0 == form.first.coefficient,
            expected.isExpected(form.first.variable.index, row.pointee.columns.0, number, unknownBase)
        else { return false }
        if count > 1 {
            let y = form.second.variable.index
            guard UInt32(bitPattern: y) < limit, row.pointee.coefficients.1 == form.second.coefficient,
                expected.isExpected(y, row.pointee.columns.1, number, unknownBase)
            else { return false }
        }
        if count > 2 {
            let z = form.third.variable.index
            guard UInt32(bitPattern: z) < limit, row.pointee.coefficients.2 == form.third.coefficient,
                expected.isExpected(z, row.pointee.columns.2, number, unknownBase)
            else { return false }
        }
        if count > 3 {
            let w = form.fourth.variable.index
            guard UInt32(bitPattern: w) < limit, row.pointee.coefficients.3 == form.fourth.coefficient,
                expected.isExpected(w, row.pointee.columns.3, number, unknownBase)
            else { return false }
        }
        return true
    }

    /// Adds a constraint that nothing expects.
    @inline(never)
    private func addPending(
        _ form: borrowing LinearForm, _ relation: LayoutRelation, _ constant: Double, _ priority: Float, _ resistance: UInt8
    ) -> LayoutConstraintID {
        var record = ConstraintRecord(
            constant: ConstraintTable.clamped(constant), relation: relation, priority: min(priority, LayoutConstraint.required),
            resistance: resistance, sequence: model.constraints.nextSequence)
        model.constraints.nextSequence &+= 1
        let cancelled = model.constraints.storeTerms(of: form, into: &record, model.variables)
        for variable in cancelled { partition.releaseUse(of: Int(variable)) }
        let slot = model.constraints.store(record)
        partition.append(slot)
        return LayoutConstraintID(slot: slot)
    }
}
