/// Replays recorded insertions: lays down everything one needs when it begins, and ends it, be it after its last row or where
/// something else comes than what was recorded. Then its components are as if their constraints had come one by one.
final class InsertionReplay {
    private let model: Model
    private let components: ComponentTable
    private let plans: PlanStore
    private let expected: ExpectedComponents
    private let unwritten: UnwrittenRecords
    private let cursorBuffer: Buffer<ReplayCursor>
    private let origins = Buffer<Int32>(repeating: ReplayCursor.unbound, count: 1 + RecordedInsertion.mostInputs)

    init(_ model: Model, _ components: ComponentTable, _ plans: PlanStore, _ expected: ExpectedComponents, _ unwritten: UnwrittenRecords) {
        self.model = model
        self.components = components
        self.plans = plans
        self.expected = expected
        self.unwritten = unwritten
        cursorBuffer = Buffer(repeating: ReplayCursor(noRow: plans.noRecordedRow, origins: origins.base), count: 1)
    }

    /// The place where the replay stands.
    @inline(__always) var cursor: UnsafeMutablePointer<ReplayCursor> { cursorBuffer.base }

    @inline(__always) var isActive: Bool { cursor.pointee.insertion >= 0 }

    private var insertion: UnsafeMutablePointer<RecordedInsertion> { plans.insertions[Int(cursor.pointee.insertion)] }

    // MARK: Beginning

    /// Begins the insertion that followed the last time in a situation, where a constraint's first unknown is `lead`. Returns
    /// false where there is none, or where it cannot begin.
    @inline(never)
    func begin(_ lead: Int32, _ situation: UInt64) -> Bool {
        let number = plans.inlineCaches.insertion(in: situation)
        guard number >= 0 else { return false }
        let insertion = plans.insertions[Int(number)], cursor = cursor
        // What was freed is used again first, component by component.
        guard components.freeCount < insertion.pointee.componentCount, model.constraints.freeCount < insertion.pointee.rowCount,
            areUntouched(insertion, lead)
        else { return false }
        expected.makeRoom(insertion.pointee.componentCount)

        let unknownBase = components.appendUnknowns(insertion.pointee.unknownCount)
        let rowBase = components.rows.appendWithoutMemory(insertion.pointee.rowCount)
        _ = components.constants.appendUninitialized(insertion.pointee.rowCount)
        let inputBase = components.inputUses.appendUninitialized(insertion.pointee.useCount)
        let firstSlot = model.constraints.records.appendWithoutMemory(insertion.pointee.rowCount)
        let firstComponent = components.records.appendUninitialized(insertion.pointee.componentCount)
        layDownComponents(insertion, firstComponent, unknownBase, rowBase, inputBase)
        layDownUnknowns(insertion, lead, firstComponent, unknownBase)
        let firstSequence = model.constraints.nextSequence
        unwritten.append(
            UnwrittenReplay(
                insertion: number, firstSlot: Int32(truncatingIfNeeded: firstSlot), firstComponent: Int32(truncatingIfNeeded: firstComponent),
                firstSequence: firstSequence))
        cursor.pointee.row = insertion.pointee.rows
        cursor.pointee.constants = components.constants.base + rowBase
        if insertion.pointee.inputCount > 0 { guessInputs(number, insertion.pointee.inputCount) }
        cursor.pointee.origins[0] = lead
        cursor.pointee.nextSlot = Int32(truncatingIfNeeded: firstSlot)
        cursor.pointee.insertion = number
        cursor.pointee.firstComponent = Int32(truncatingIfNeeded: firstComponent)
        cursor.pointee.firstSequence = firstSequence
        cursor.pointee.situation = situation
        return true
    }

    /// Whether nothing has been done yet with the variables of the insertion. Some of them need not be made yet.
    @inline(__always)
    private func areUntouched(_ insertion: UnsafeMutablePointer<RecordedInsertion>, _ lead: Int32) -> Bool {
        let variables = model.variables
        guard Int(lead) + Int(insertion.pointee.lowestOffset) >= 0,
            variables.provideRecord(Int(lead) + Int(insertion.pointee.highestOffset))
        else { return false }
        if lead &+ insertion.pointee.lowestOffset >= variables.untouched { return true }
        let first = variables.records.base + Int(lead), offsets = insertion.pointee.offsets, count = insertion.pointee.unknownCount
        var unknown = 0
        while unknown < count {
            guard first[Int(offsets[unknown])].isUntouched else { return false }
            unknown &+= 1
        }
        return true
    }

    @inline(__always)
    private func layDownComponents(
        _ insertion: UnsafeMutablePointer<RecordedInsertion>, _ first: Int, _ unknownBase: Int, _ rowBase: Int, _ inputBase: Int
    ) {
        let count = insertion.pointee.componentCount, laidDown = components.records.base + first
        laidDown.update(from: insertion.pointee.components, count: count)
        var ordinal = 0
        while ordinal < count {
            let component = laidDown + ordinal, plan = plans[component]
            component.pointee.unknownBase &+= Int32(truncatingIfNeeded: unknownBase)
            component.pointee.rowBase &+= Int32(truncatingIfNeeded: rowBase)
            component.pointee.inputBase &+= Int32(truncatingIfNeeded: inputBase)
            if plan.pointee.useCount == 0 { plans.countAsUsed() }
            plan.pointee.useCount &+= 1
            ordinal &+= 1
        }
        expected.append(count, from: first)
    }

    @inline(__always)
    private func layDownUnknowns(
        _ insertion: UnsafeMutablePointer<RecordedInsertion>, _ lead: Int32, _ firstComponent: Int, _ unknownBase: Int
    ) {
        let first = model.variables.records.base + Int(lead), pool = components.variables.base + unknownBase
        let offsets = insertion.pointee.offsets, seats = insertion.pointee.seats, count = insertion.pointee.unknownCount
        let firstSeat = SIMD2(Int32(truncatingIfNeeded: firstComponent), Int32(truncatingIfNeeded: unknownBase))
        var unknown = 0
        while unknown < count {
            let offset = offsets[unknown]
            VariableRecord.place(first + Int(offset), at: seats[unknown] &+ firstSeat)
            pool[unknown] = lead &+ offset
            unknown &+= 1
        }
        model.variables.touch(lead &+ insertion.pointee.highestOffset)
    }

    // MARK: Inputs

    /// Guesses that the inputs are the same as the last time.
    @inline(__always)
    private func guessInputs(_ number: Int32, _ count: Int) {
        let cursor = cursor, origins = cursor.pointee.origins, isKnown = cursor.pointee.inputsOf == number
        cursor.pointee.inputsOf = number
        var input = 1
        while input <= count {
            let guess = origins[input]
            if !isKnown || guess == ReplayCursor.unbound || !model.isInput(guess) { origins[input] = ReplayCursor.unbound }
            input &+= 1
        }
    }

    /// Records a constraint that is the insertion's next one and mentions inputs other than those guessed. Returns its slot,
    /// or -1 where it is not.
    func follow(_ form: borrowing LinearForm, _ relation: LayoutRelation, _ constant: Double, _ priority: Float) -> Int32 {
        let row = cursor.pointee.row, count = form.termCount
        guard row.pointee.expects(ExpectedRow.key(priority, relation.rawValue, count), constant),
            follows(form.first, row.pointee.coefficients.0, row.pointee.origins.0, row.pointee.offsets.0),
            count < 2 || follows(form.second, row.pointee.coefficients.1, row.pointee.origins.1, row.pointee.offsets.1),
            count < 3 || follows(form.third, row.pointee.coefficients.2, row.pointee.origins.2, row.pointee.offsets.2),
            count < 4 || follows(form.fourth, row.pointee.coefficients.3, row.pointee.origins.3, row.pointee.offsets.3)
        else { return -1 }
        return cursor.pointee.record(constant)
    }

    private func follows(_ term: LayoutTerm, _ coefficient: Double, _ origin: UInt8, _ offset: Int32) -> Bool {
        guard term.coefficient == coefficient else { return false }
        let variable = term.variable.index, known = cursor.pointee.origins[Int(origin)]
        if known != ReplayCursor.unbound, variable &- known == offset { return true }
        return origin > 0 && bind(origin, to: variable)
    }

    /// Makes the variable the insertion's input of that number, if it can be.
    private func bind(_ origin: UInt8, to variable: Int32) -> Bool {
        guard model.variables.contains(LayoutVariable(index: variable)), model.isInput(variable) else { return false }
        let mentioned = mentionedInputs, origins = cursor.pointee.origins
        guard mentioned & (1 << origin) == 0 else { return false }
        for other in 1...UInt8(RecordedInsertion.mostInputs) where origins[Int(other)] == variable {
            guard mentioned & (1 << other) == 0 else { return false }
            origins[Int(other)] = ReplayCursor.unbound
        }
        origins[Int(origin)] = variable
        return true
    }

    /// The inputs, bit by bit, that constraints of the insertion have mentioned so far.
    private var mentionedInputs: UInt8 {
        var row = insertion.pointee.rows
        var mentioned: UInt8 = 0
        while row < cursor.pointee.row {
            let origins = row.pointee.origins
            mentioned |= 1 << origins.0 | 1 << origins.1 | 1 << origins.2 | 1 << origins.3
            row += 1
        }
        return mentioned & ~1
    }

    /// Enters the insertion's components at its inputs.
    @inline(__always)
    private func recordUses(_ insertion: UnsafeMutablePointer<RecordedInsertion>) {
        var use = insertion.pointee.uses
        let end = use + insertion.pointee.useCount
        while use < end {
            record(use.pointee)
            use += 1
        }
    }

    /// Enters the components of an insertion that ends early at those of its inputs that were mentioned. A component numbers its
    /// inputs in the order in which they came, so that none is recorded behind one that has not come there.
    private func recordUses(_ insertion: UnsafeMutablePointer<RecordedInsertion>, mentioned: UInt8) {
        let first = components.records.base + Int(cursor.pointee.firstComponent)
        for number in 0..<insertion.pointee.useCount {
            let use = insertion.pointee.uses[number], component = first + Int(use.component)
            guard mentioned & (1 << use.input) != 0, component.pointee.inputCount == use.ordinal else { continue }
            record(use)
            component.pointee.inputCount += 1
        }
    }

    @inline(__always)
    private func record(_ use: RecordedInsertion.Use) {
        let input = model.variables.records.base[Int(cursor.pointee.origins[Int(use.input)])].position
        let component = cursor.pointee.firstComponent &+ use.component, users = model.inputs.users(Int(input))
        components.inputUses.base[Int(components.records.base[Int(component)].inputBase &+ use.ordinal)] = InputUse(
            input: input, userIndex: Int32(truncatingIfNeeded: users.pointee.count))
        users.pointee.append(InputUser(component: component, ordinal: use.ordinal))
    }

    // MARK: Ending

    /// Ends the replay, wherever it is.
    @inline(__always)
    func end() {
        if isActive { endActive() }
    }

    /// Forgets everything that points to recorded insertions.
    func reset() {
        end()
        cursor.pointee.previous.insertion = -1
        cursor.pointee.inputsOf = -1
    }

    /// Whatever comes next does not belong to the insertion that ended last.
    func forgetPrevious() { cursor.pointee.previous.insertion = -1 }

    @inline(never)
    private func endActive() {
        let insertion = insertion, cursor = cursor
        let count = cursor.pointee.row - insertion.pointee.rows
        model.constraints.nextSequence = cursor.pointee.firstSequence &+ UInt32(truncatingIfNeeded: count)
        if count > 0 {
            let last = insertion.pointee.rows + (count - 1), origins = cursor.pointee.origins
            let first = origins[Int(last.pointee.origins.0)] &+ last.pointee.offsets.0
            let second = origins[Int(last.pointee.origins.1)] &+ last.pointee.offsets.1
            expected.lastAdded = AddedConstraint(key: last.pointee.key, lead: last.pointee.origins.0 == 0 ? first : second)
        }
        let previous = cursor.pointee.previous
        cursor.pointee.previous.insertion = -1
        if count < insertion.pointee.rowCount {
            reopenComponents(insertion, count)
            recordUses(insertion, mentioned: mentionedInputs)
            if insertion.pointee.prefix >= 0 { forgetJoint(insertion.pointee.prefix) }
        } else if previous.insertion >= 0, previous.end == cursor.pointee.firstSequence {
            recordUses(insertion)
            join(previous)
        } else {
            recordUses(insertion)
            recordPrevious(insertion)
        }
        cursor.pointee.row = plans.noRecordedRow
        cursor.pointee.insertion = -1
    }

    /// Records the insertion that ends here: it may be joined with what comes next.
    @inline(__always)
    private func recordPrevious(_ insertion: UnsafeMutablePointer<RecordedInsertion>) {
        if insertion.pointee.isJoinable, insertion.pointee.rowCount <= RecordedInsertion.mostJoinedRows {
            cursor.pointee.previous = ReplayCursor.Previous(
                insertion: cursor.pointee.insertion, lead: cursor.pointee.origins[0], situation: cursor.pointee.situation,
                end: model.constraints.nextSequence, inputs: followedInputs)
        }
    }

    /// Has the components expect those rows that did not come.
    private func reopenComponents(_ insertion: UnsafeMutablePointer<RecordedInsertion>, _ count: Int) {
        unwritten.write(slot: Int(cursor.pointee.nextSlot) - count)
        let first = components.records.base + Int(cursor.pointee.firstComponent)
        for component in 0..<insertion.pointee.componentCount {
            first[component].rowCount = 0
            first[component].inputCount = 0
            first[component].expectedRow = plans[first + component].pointee.inlineCache.pointer.unsafelyUnwrapped.pointee.rows.base
        }
        for row in 0..<count {
            let component = Int(insertion.pointee.records[row].component)
            first[component].rowCount += 1
            first[component].expectedRow += 1
        }
    }

    // MARK: Joining

    private var followedInputs: SIMD8<Int32> {
        var inputs = SIMD8<Int32>(repeating: ReplayCursor.unbound)
        for number in 0..<insertion.pointee.inputCount { inputs[number + 1] = cursor.pointee.origins[number + 1] }
        return inputs
    }

    /// Has the insertion that ends here expected together with the one before from now on.
    @inline(never)
    private func join(_ previous: ReplayCursor.Previous) {
        guard plans.hasRoomForInsertions else { return }
        let own = followedInputs
        var inputs = previous.inputs, places = SIMD8<UInt8>()
        var count = 0
        while count < RecordedInsertion.mostInputs, inputs[count + 1] != ReplayCursor.unbound { count += 1 }
        for index in 1...RecordedInsertion.mostInputs where own[index] != ReplayCursor.unbound {
            var place = 1
            while place <= count, inputs[place] != own[index] { place += 1 }
            guard place <= RecordedInsertion.mostInputs else { return }
            count = max(count, place)
            inputs[place] = own[index]
            places[index] = UInt8(place)
        }
        let first = plans.insertions[Int(previous.insertion)]
        var joint = first.pointee.joined(with: insertion.pointee, distance: cursor.pointee.origins[0] &- previous.lead, inputs: places)
        joint.prefix = previous.insertion
        let number = plans.number(for: joint)
        plans.inlineCaches.learn(insertion: number, in: previous.situation)
        guard plans.insertions[Int(number)].pointee.rowCount <= RecordedInsertion.mostJoinedRows else { return }
        cursor.pointee.previous = ReplayCursor.Previous(
            insertion: number, lead: previous.lead, situation: previous.situation, end: model.constraints.nextSequence, inputs: inputs)
    }

    /// Forgets an insertion that was joined of two which do not belong together: what it begins with stands alone again.
    private func forgetJoint(_ prefix: Int32) {
        plans.insertions[Int(prefix)].pointee.isJoinable = false
        plans.inlineCaches.learn(insertion: prefix, in: cursor.pointee.situation)
    }
}
