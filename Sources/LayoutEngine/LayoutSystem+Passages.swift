// Following passages (see `Passage`): laying down what one needs when it begins, and leaving it, be it at its end or where
// something else comes than what was expected. Then its components are as if their constraints had come one by one.

extension LayoutSystem {
    /// Begins the passage that followed the last time in the present situation. Returns false where there is none, or where
    /// it cannot begin.
    @inline(never)
    func beginPassage(_ lead: Int32, _ situation: UInt64) -> Bool {
        let number = plans.expectations.passage(in: situation)
        guard number >= 0 else { return false }
        let passage = plans.passages.base + Int(number)
        // What was freed is used again first, component by component.
        guard freeComponents.count < passage.pointee.componentCount, freeConstraints.count < passage.pointee.rowCount,
            isFree(passage, lead)
        else { return false }
        if expectedComponents.count + passage.pointee.componentCount > Self.mostOpen { closeExpectedComponents(whereComplete: true) }

        let unknownBase = appendUnknowns(passage.pointee.unknownCount)
        let rowBase = poolRows.appendWithoutMemory(passage.pointee.rowCount)
        _ = poolConstants.appendUninitialized(passage.pointee.rowCount)
        let inputBase = poolInputs.appendUninitialized(passage.pointee.useCount)
        let firstSlot = constraints.appendWithoutMemory(passage.pointee.rowCount)
        let firstComponent = components.appendUninitialized(passage.pointee.componentCount)
        layDownComponents(passage, firstComponent, unknownBase, rowBase, inputBase)
        layDownUnknowns(passage, lead, firstComponent, unknownBase)
        occurrences.append(Occurrence(
            passage: number, firstSlot: Int32(truncatingIfNeeded: firstSlot), firstComponent: Int32(truncatingIfNeeded: firstComponent),
            firstSequence: counters.pointee.sequence))
        following.pointee.row = passage.pointee.rows
        following.pointee.constants = poolConstants.base + rowBase
        if passage.pointee.inputCount > 0 { guessInputs(number, passage.pointee.inputCount) }
        following.pointee.origins[0] = lead
        following.pointee.nextSlot = Int32(truncatingIfNeeded: firstSlot)
        following.pointee.passage = number
        following.pointee.firstComponent = Int32(truncatingIfNeeded: firstComponent)
        following.pointee.firstSequence = counters.pointee.sequence
        following.pointee.situation = situation
        return true
    }

    /// Whether nothing has been done yet with the variables of the passage. Some of them need not be made yet.
    @inline(__always)
    private func isFree(_ passage: UnsafeMutablePointer<Passage>, _ lead: Int32) -> Bool {
        let last = Int(lead) + Int(passage.pointee.highestOffset)
        guard Int(lead) + Int(passage.pointee.lowestOffset) >= 0, last < variables.count + 1024 else { return false }
        if last >= variables.count { appendVariables(last + 1 - variables.count) }
        if lead &+ passage.pointee.lowestOffset >= counters.pointee.untouchedVariables { return true }
        let first = variables.base + Int(lead), offsets = passage.pointee.offsets, count = passage.pointee.unknownCount
        var unknown = 0
        while unknown < count {
            guard first[Int(offsets[unknown])].isUntouched else { return false }
            unknown &+= 1
        }
        return true
    }

    @inline(__always)
    private func layDownComponents(
        _ passage: UnsafeMutablePointer<Passage>, _ first: Int, _ unknownBase: Int, _ rowBase: Int, _ inputBase: Int
    ) {
        let count = passage.pointee.componentCount, laidDown = components.base + first, plans = plans.records.base
        laidDown.update(from: passage.pointee.components, count: count)
        let listed = expectedComponents.base + expectedComponents.appendUninitialized(count)
        var ordinal = 0
        while ordinal < count {
            let component = laidDown + ordinal, plan = plans + Int(component.pointee.plan)
            component.pointee.unknownBase &+= Int32(truncatingIfNeeded: unknownBase)
            component.pointee.rowBase &+= Int32(truncatingIfNeeded: rowBase)
            component.pointee.inputBase &+= Int32(truncatingIfNeeded: inputBase)
            if plan.pointee.useCount == 0 { self.plans.countAsUsed() }
            plan.pointee.useCount &+= 1
            listed[ordinal] = Int32(truncatingIfNeeded: first &+ ordinal)
            ordinal &+= 1
        }
    }

    @inline(__always)
    private func layDownUnknowns(_ passage: UnsafeMutablePointer<Passage>, _ lead: Int32, _ firstComponent: Int, _ unknownBase: Int) {
        let first = variables.base + Int(lead), pool = poolVariables.base + unknownBase
        let offsets = passage.pointee.offsets, seats = passage.pointee.seats, count = passage.pointee.unknownCount
        let firstSeat = SIMD2(Int32(truncatingIfNeeded: firstComponent), Int32(truncatingIfNeeded: unknownBase))
        var unknown = 0
        while unknown < count {
            let offset = offsets[unknown]
            VariableRecord.place(first + Int(offset), at: seats[unknown] &+ firstSeat)
            pool[unknown] = lead &+ offset
            unknown &+= 1
        }
        touch(lead &+ passage.pointee.highestOffset)
    }

    // MARK: Inputs

    /// The inputs are likely to be the same as the last time.
    @inline(__always)
    private func guessInputs(_ passage: Int32, _ count: Int) {
        let origins = following.pointee.origins, isKnown = following.pointee.inputsOf == passage
        following.pointee.inputsOf = passage
        var number = 1
        while number <= count {
            let guess = origins[number]
            if !isKnown || guess == Following.unbound || variables.base[Int(guess)].component != VariableRecord.isInput {
                origins[number] = Following.unbound
            }
            number &+= 1
        }
    }

    /// Takes a constraint that is the next one of the passage and mentions inputs other than those guessed. Returns its slot,
    /// or -1 where it is not.
    func takeFollowing(_ form: borrowing LinearForm, _ relation: LayoutRelation, _ constant: Double, _ priority: Float) -> Int32 {
        let row = following.pointee.row, count = form.termCount
        guard row.pointee.key == ExpectedRow.key(priority, relation.rawValue, count), abs(constant) <= Self.largestMagnitude,
            follows(form.first, row.pointee.coefficients.0, row.pointee.origins.0, row.pointee.offsets.0),
            count < 2 || follows(form.second, row.pointee.coefficients.1, row.pointee.origins.1, row.pointee.offsets.1),
            count < 3 || follows(form.third, row.pointee.coefficients.2, row.pointee.origins.2, row.pointee.offsets.2),
            count < 4 || follows(form.fourth, row.pointee.coefficients.3, row.pointee.origins.3, row.pointee.offsets.3)
        else { return -1 }
        return following.pointee.take(constant)
    }

    private func follows(_ term: LayoutTerm, _ coefficient: Double, _ origin: UInt8, _ offset: Int32) -> Bool {
        guard term.coefficient == coefficient else { return false }
        let index = term.variable.index, known = following.pointee.origins[Int(origin)]
        if known != Following.unbound, index &- known == offset { return true }
        return origin > 0 && bind(origin, to: index)
    }

    /// Makes the variable the passage's input of that number, if it can be.
    private func bind(_ origin: UInt8, to index: Int32) -> Bool {
        guard index >= 0, Int(index) < variables.count, variables[Int(index)].component == VariableRecord.isInput else { return false }
        let mentioned = mentionedInputs
        guard mentioned & (1 << origin) == 0 else { return false }
        for other in 1...UInt8(Passage.mostInputs) where following.pointee.origins[Int(other)] == index {
            guard mentioned & (1 << other) == 0 else { return false }
            following.pointee.origins[Int(other)] = Following.unbound
        }
        following.pointee.origins[Int(origin)] = index
        return true
    }

    /// The inputs, bit by bit, that constraints of the passage have mentioned so far.
    private var mentionedInputs: UInt8 {
        var row = (plans.passages.base + Int(following.pointee.passage)).pointee.rows
        var mentioned: UInt8 = 0
        while row < following.pointee.row {
            let origins = row.pointee.origins
            mentioned |= 1 << origins.0 | 1 << origins.1 | 1 << origins.2 | 1 << origins.3
            row += 1
        }
        return mentioned & ~1
    }

    /// Enters the passage's components at those of its inputs that were mentioned.
    @inline(__always)
    private func noteInputs(_ passage: UnsafeMutablePointer<Passage>, mentioned: UInt8) {
        var use = passage.pointee.uses
        let end = use + passage.pointee.useCount, first = following.pointee.firstComponent
        while use < end {
            if mentioned & (1 << use.pointee.input) != 0 {
                let input = variables.base[Int(following.pointee.origins[Int(use.pointee.input)])].position
                let component = first &+ use.pointee.component, users = inputs.base[Int(input)].users
                poolInputs.base[Int(components.base[Int(component)].inputBase &+ use.pointee.ordinal)] = InputUse(
                    input: input, userIndex: Int32(truncatingIfNeeded: users.count))
                users.append(InputUser(component: component, ordinal: use.pointee.ordinal))
            }
            use += 1
        }
    }

    // MARK: Leaving

    /// Ends following a passage, wherever it is.
    @inline(__always)
    func leavePassage() {
        if following.pointee.passage >= 0 { leaveFollowedPassage() }
    }

    @inline(never)
    private func leaveFollowedPassage() {
        let passage = plans.passages.base + Int(following.pointee.passage)
        let taken = following.pointee.row - passage.pointee.rows
        counters.pointee.sequence = following.pointee.firstSequence &+ UInt32(truncatingIfNeeded: taken)
        if taken > 0 {
            let last = passage.pointee.rows + (taken - 1), origins = following.pointee.origins
            let first = origins[Int(last.pointee.origins.0)] &+ last.pointee.offsets.0
            let second = origins[Int(last.pointee.origins.1)] &+ last.pointee.offsets.1
            counters.pointee.lastAdded = LastAdded(key: last.pointee.key, lead: last.pointee.origins.0 == 0 ? first : second)
        }
        let previous = following.pointee.previous
        following.pointee.previous.passage = -1
        if taken < passage.pointee.rowCount {
            let mentioned = mentionedInputs
            noteInputs(passage, mentioned: mentioned)
            reopenComponents(passage, taken, mentioned)
            if passage.pointee.prefix >= 0 { forgetJoint(passage.pointee.prefix) }
        } else if previous.passage >= 0, previous.end == following.pointee.firstSequence {
            noteInputs(passage, mentioned: ~0)
            join(previous)
        } else {
            noteInputs(passage, mentioned: ~0)
            notePrevious(passage)
        }
        following.pointee.row = plans.noPassageRow
        following.pointee.passage = -1
    }

    /// What comes next may be joined with the passage that ends here.
    @inline(__always)
    private func notePrevious(_ passage: UnsafeMutablePointer<Passage>) {
        if passage.pointee.isJoinable, passage.pointee.rowCount <= Passage.mostJoinedRows {
            following.pointee.previous = Following.Previous(
                passage: following.pointee.passage, lead: following.pointee.origins[0], situation: following.pointee.situation,
                end: counters.pointee.sequence, inputs: followedInputs)
        }
    }

    /// Not all rows came: the components expect the others.
    private func reopenComponents(_ passage: UnsafeMutablePointer<Passage>, _ taken: Int, _ mentioned: UInt8) {
        writeRecord(Int(following.pointee.nextSlot) - taken)
        let first = components.base + Int(following.pointee.firstComponent)
        for component in 0..<passage.pointee.componentCount {
            first[component].rowCount = 0
            first[component].inputCount = 0
            first[component].expectedRow = plans.records[Int(first[component].plan)].expectation.unsafelyUnwrapped.rows
        }
        for row in 0..<taken {
            let component = Int(passage.pointee.records[row].component)
            first[component].rowCount += 1
            first[component].expectedRow += 1
        }
        for number in 0..<passage.pointee.useCount {
            let use = passage.pointee.uses[number]
            if mentioned & (1 << use.input) != 0 { first[Int(use.component)].inputCount += 1 }
        }
    }

    // MARK: Joining

    private var followedInputs: SIMD8<Int32> {
        var inputs = SIMD8<Int32>(repeating: Following.unbound)
        let count = plans.passages[Int(following.pointee.passage)].inputCount
        for number in 0..<count { inputs[number + 1] = following.pointee.origins[number + 1] }
        return inputs
    }

    /// Has the passage that ends here expected together with the one before from now on.
    @inline(never)
    private func join(_ previous: Following.Previous) {
        guard plans.hasRoomForPassages else { return }
        let own = followedInputs
        var inputs = previous.inputs, places = SIMD8<UInt8>()
        var count = 0
        while count < Passage.mostInputs, inputs[count + 1] != Following.unbound { count += 1 }
        for index in 1...Passage.mostInputs where own[index] != Following.unbound {
            var place = 1
            while place <= count, inputs[place] != own[index] { place += 1 }
            guard place <= Passage.mostInputs else { return }
            count = max(count, place)
            inputs[place] = own[index]
            places[index] = UInt8(place)
        }
        let first = plans.passages[Int(previous.passage)], second = plans.passages[Int(following.pointee.passage)]
        var joint = first.joined(with: second, distance: following.pointee.origins[0] &- previous.lead, inputs: places)
        joint.prefix = previous.passage
        let number = plans.passage(joint)
        plans.expectations.learn(passage: number, in: previous.situation)
        guard plans.passages[Int(number)].rowCount <= Passage.mostJoinedRows else { return }
        following.pointee.previous = Following.Previous(
            passage: number, lead: previous.lead, situation: previous.situation, end: counters.pointee.sequence, inputs: inputs)
    }

    /// What was joined does not belong together.
    private func forgetJoint(_ prefix: Int32) {
        plans.passages[Int(prefix)].isJoinable = false
        plans.expectations.learn(passage: prefix, in: following.pointee.situation)
    }
}
