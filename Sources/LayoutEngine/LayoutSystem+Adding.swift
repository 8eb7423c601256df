// Adding constraints. The shortest way, without a call: the constraint is the next one of the passage that is followed
// (see `Passage`). Then comes that its component expects it (see `Expectation`), and last the general way.

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
        let following = following, row = following.pointee.row, count = form.termCount
        guard row.pointee.expects(ExpectedRow.key(priority, relation.rawValue, count), constant), resistance == 0,
            isNext(form.first.coefficient, form.first.variable, row.pointee.coefficients.0, row.pointee.origins.0, row.pointee.offsets.0),
            count < 2
                || isNext(
                    form.second.coefficient, form.second.variable, row.pointee.coefficients.1, row.pointee.origins.1, row.pointee.offsets.1),
            count < 3
                || isNext(
                    form.third.coefficient, form.third.variable, row.pointee.coefficients.2, row.pointee.origins.2, row.pointee.offsets.2),
            count < 4
                || isNext(
                    form.fourth.coefficient, form.fourth.variable, row.pointee.coefficients.3, row.pointee.origins.3, row.pointee.offsets.3)
        else { return addOtherwise(form, relation, constant, priority: priority, resistance: resistance) }
        return LayoutConstraintID(slot: following.pointee.take(constant))
    }

    // The following make no form first, for callers that add constraints by the thousand.

    /// Adds `a x relation constant`.
    @discardableResult
    package func add(
        _ a: Double, _ x: LayoutVariable, _ relation: LayoutRelation, _ constant: Double, priority: Float
    ) -> LayoutConstraintID {
        let following = following, row = following.pointee.row
        guard row.pointee.expects(ExpectedRow.key(priority, relation.rawValue, 1), constant),
            isNext(a, x, row.pointee.coefficients.0, row.pointee.origins.0, row.pointee.offsets.0)
        else { return addOtherwise(a, x, relation, constant, priority: priority) }
        return LayoutConstraintID(slot: following.pointee.take(constant))
    }

    /// Adds `a x + b y relation constant`.
    @discardableResult
    package func add(
        _ a: Double, _ x: LayoutVariable, _ b: Double, _ y: LayoutVariable, _ relation: LayoutRelation, _ constant: Double,
        priority: Float
    ) -> LayoutConstraintID {
        let following = following, row = following.pointee.row
        guard row.pointee.expects(ExpectedRow.key(priority, relation.rawValue, 2), constant),
            isNext(a, x, row.pointee.coefficients.0, row.pointee.origins.0, row.pointee.offsets.0),
            isNext(b, y, row.pointee.coefficients.1, row.pointee.origins.1, row.pointee.offsets.1)
        else { return addOtherwise(a, x, b, y, relation, constant, priority: priority) }
        return LayoutConstraintID(slot: following.pointee.take(constant))
    }

    /// Adds `a x + b y + c z relation constant`.
    @discardableResult
    package func add(
        _ a: Double, _ x: LayoutVariable, _ b: Double, _ y: LayoutVariable, _ c: Double, _ z: LayoutVariable,
        _ relation: LayoutRelation, _ constant: Double, priority: Float
    ) -> LayoutConstraintID {
        let following = following, row = following.pointee.row
        guard row.pointee.expects(ExpectedRow.key(priority, relation.rawValue, 3), constant),
            isNext(a, x, row.pointee.coefficients.0, row.pointee.origins.0, row.pointee.offsets.0),
            isNext(b, y, row.pointee.coefficients.1, row.pointee.origins.1, row.pointee.offsets.1),
            isNext(c, z, row.pointee.coefficients.2, row.pointee.origins.2, row.pointee.offsets.2)
        else { return addOtherwise(a, x, b, y, c, z, relation, constant, priority: priority) }
        return LayoutConstraintID(slot: following.pointee.take(constant))
    }

    /// Adds `a x + b y + c z + d w relation constant`.
    @discardableResult
    package func add(
        _ a: Double, _ x: LayoutVariable, _ b: Double, _ y: LayoutVariable, _ c: Double, _ z: LayoutVariable,
        _ d: Double, _ w: LayoutVariable, _ relation: LayoutRelation, _ constant: Double, priority: Float
    ) -> LayoutConstraintID {
        let following = following, row = following.pointee.row
        guard row.pointee.expects(ExpectedRow.key(priority, relation.rawValue, 4), constant),
            isNext(a, x, row.pointee.coefficients.0, row.pointee.origins.0, row.pointee.offsets.0),
            isNext(b, y, row.pointee.coefficients.1, row.pointee.origins.1, row.pointee.offsets.1),
            isNext(c, z, row.pointee.coefficients.2, row.pointee.origins.2, row.pointee.offsets.2),
            isNext(d, w, row.pointee.coefficients.3, row.pointee.origins.3, row.pointee.offsets.3)
        else { return addOtherwise(a, x, b, y, c, z, d, w, relation, constant, priority: priority) }
        return LayoutConstraintID(slot: following.pointee.take(constant))
    }

    /// Whether a term is that of the passage's next row.
    @inline(__always)
    private func isNext(
        _ coefficient: Double, _ variable: LayoutVariable, _ expected: Double, _ origin: UInt8, _ offset: Int32
    ) -> Bool {
        coefficient == expected && variable.index &- following.pointee.origins[Int(origin)] == offset
    }

    // MARK: Where no passage goes on

    // Of their own, so that the ways above need no stack frame.

    @inline(never)
    private func addOtherwise(
        _ form: borrowing LinearForm, _ relation: LayoutRelation, _ constant: Double, priority: Float, resistance: UInt8
    ) -> LayoutConstraintID {
        let slot = takeExpected(
            form.termCount, form.first.variable, form.first.coefficient, form.second.variable, form.second.coefficient,
            form.third.variable, form.third.coefficient, form.fourth.variable, form.fourth.coefficient, relation, constant, priority)
        guard slot >= 0 else { return addUnexpected(form, relation, constant, priority, resistance) }
        if resistance != 0 { constraints.base[Int(slot)].resistance = resistance }
        return LayoutConstraintID(slot: slot)
    }

    @inline(never)
    private func addOtherwise(
        _ a: Double, _ x: LayoutVariable, _ relation: LayoutRelation, _ constant: Double, priority: Float
    ) -> LayoutConstraintID {
        let slot = takeExpected(1, x, a, x, a, x, a, x, a, relation, constant, priority)
        return slot >= 0 ? LayoutConstraintID(slot: slot) : addUnexpected(LinearForm(x, a), relation, constant, priority, 0)
    }

    @inline(never)
    private func addOtherwise(
        _ a: Double, _ x: LayoutVariable, _ b: Double, _ y: LayoutVariable, _ relation: LayoutRelation, _ constant: Double,
        priority: Float
    ) -> LayoutConstraintID {
        let slot = takeExpected(2, x, a, y, b, y, b, y, b, relation, constant, priority)
        if slot >= 0 { return LayoutConstraintID(slot: slot) }
        return addUnexpected(LinearForm(LayoutTerm(x, a), LayoutTerm(y, b)), relation, constant, priority, 0)
    }

    @inline(never)
    private func addOtherwise(
        _ a: Double, _ x: LayoutVariable, _ b: Double, _ y: LayoutVariable, _ c: Double, _ z: LayoutVariable,
        _ relation: LayoutRelation, _ constant: Double, priority: Float
    ) -> LayoutConstraintID {
        let slot = takeExpected(3, x, a, y, b, z, c, z, c, relation, constant, priority)
        if slot >= 0 { return LayoutConstraintID(slot: slot) }
        return addUnexpected(LinearForm(LayoutTerm(x, a), LayoutTerm(y, b), LayoutTerm(z, c)), relation, constant, priority, 0)
    }

    @inline(never)
    private func addOtherwise(
        _ a: Double, _ x: LayoutVariable, _ b: Double, _ y: LayoutVariable, _ c: Double, _ z: LayoutVariable,
        _ d: Double, _ w: LayoutVariable, _ relation: LayoutRelation, _ constant: Double, priority: Float
    ) -> LayoutConstraintID {
        let slot = takeExpected(4, x, a, y, b, z, c, w, d, relation, constant, priority)
        if slot >= 0 { return LayoutConstraintID(slot: slot) }
        return addUnexpected(
            LinearForm(LayoutTerm(x, a), LayoutTerm(y, b), LayoutTerm(z, c), LayoutTerm(w, d)), relation, constant, priority, 0)
    }

    /// Takes a constraint of `count` terms that is the next one expected in its component. Returns its slot, or -1 where it
    /// is not, or not as easily.
    @inline(__always)
    private func takeExpected(
        _ count: Int, _ x: LayoutVariable, _ a: Double, _ y: LayoutVariable, _ b: Double, _ z: LayoutVariable, _ c: Double,
        _ w: LayoutVariable, _ d: Double, _ relation: LayoutRelation, _ constant: Double, _ priority: Float
    ) -> Int32 {
        let limit = UInt32(truncatingIfNeeded: self.variables.count), variables = variables.base
        guard count > 0, following.pointee.passage < 0, UInt32(bitPattern: x.index) < limit else { return -1 }
        let number = variables[Int(x.index)].component
        guard number >= 0 else { return -1 }
        let component = components.base + Int(number), row = component.pointee.expectedRow
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
        counters.pointee.lastAdded = LastAdded(key: key, lead: x.index)
        return takeRow(of: component, constant)
    }

    /// Takes the row that the component expects, with its constant. Returns its slot.
    @inline(__always)
    func takeRow(of component: UnsafeMutablePointer<ComponentRecord>, _ constant: Double) -> Int32 {
        let rowNumber = component.pointee.rowCount, place = Int(component.pointee.rowBase &+ rowNumber)
        component.pointee.rowCount = rowNumber &+ 1
        component.pointee.expectedRow += 1
        poolConstants.base[place] = constant
        let slot = poolRows.base[place], sequence = counters.pointee.sequence
        counters.pointee.sequence = sequence &+ 1
        constraints.base[Int(slot)].sequence = sequence
        return slot
    }

    /// Adds a constraint that begins a component, mentions an input or is not expected at all.
    @inline(never)
    private func addUnexpected(
        _ form: borrowing LinearForm, _ relation: LayoutRelation, _ constant: Double, _ priority: Float, _ resistance: UInt8
    ) -> LayoutConstraintID {
        var slot: Int32 = -1
        if following.pointee.passage >= 0 {
            slot = resistance == 0 ? takeFollowing(form, relation, constant, priority) : -1
            if slot >= 0 { return LayoutConstraintID(slot: slot) }
            leavePassage()
        }
        slot = takeBeginning(form, relation, constant, priority)
        guard slot >= 0 else { return addPending(form, relation, constant, priority, resistance) }
        if resistance != 0 { constraints.base[Int(slot)].resistance = resistance }
        return LayoutConstraintID(slot: slot)
    }

    @inline(never)
    private func addPending(
        _ form: borrowing LinearForm, _ relation: LayoutRelation, _ constant: Double, _ priority: Float, _ resistance: UInt8
    ) -> LayoutConstraintID {
        var record = ConstraintRecord(
            constant: Self.clamped(constant), relation: relation, priority: min(priority, LayoutConstraint.required),
            resistance: resistance, sequence: counters.pointee.sequence)
        counters.pointee.sequence &+= 1
        storeTerms(of: form, into: &record)
        let slot = store(record)
        pendingConstraints.append(slot)
        if pendingConstraints.count == counters.pointee.earlyFormation { formEarly() }
        return LayoutConstraintID(slot: slot)
    }
}
