// Following inputs, such as a window's width. As long as a component keeps its basis, its values move along straight lines
// of the input: a few multiplications, no constraint is looked at. The input's range in which the basis stays right is
// known from the checks; at its end the neighbouring basis takes over.

extension LayoutSystem {
    /// Moves what changed inputs move. Components that need more are marked as dirty.
    func spreadInputChanges() {
        guard dirtyInputs.count > 0 else { return }
        if shifts.count > 0 { endShifts() }
        coverAnchors()
        if constantConstraints.count > 0 { checksConstantConstraints = true }
        for index in 0..<dirtyInputs.count { inputs[Int(dirtyInputs[index])].changedInSolve = true }
        // A broken constraint may have to be put back first, which dissolves components.
        if brokenConstraints.count > 0 {
            markUsersDirty()
            return
        }
        for index in 0..<dirtyInputs.count { moveUsers(of: inputs[Int(dirtyInputs[index])]) }
    }

    /// Anchors are kept only once an input has changed.
    func coverAnchors() {
        if anchors.count < values.count { _ = anchors.appendUninitialized(values.count - anchors.count) }
    }

    func endInputChanges() {
        for index in 0..<dirtyInputs.count {
            inputs[Int(dirtyInputs[index])].isDirty = false
            inputs[Int(dirtyInputs[index])].changedInSolve = false
        }
        dirtyInputs.removeAll()
    }

    private func markUsersDirty() {
        for index in 0..<dirtyInputs.count {
            let users = inputs[Int(dirtyInputs[index])].users
            for user in 0..<users.count { markDirty(Int(users[user].component)) }
        }
    }

    private func moveUsers(of input: InputRecord) {
        let value = input.value, users = input.users.base
        let components = components.base, values = values.base, anchors = anchors.base
        let isListed = ComponentRecord.changed | ComponentRecord.listedAsChanged, tracksChanges = counters.pointee.tracksChanges
        for index in 0..<input.users.count {
            let number = Int(users[index].component)
            let component = components + number
            if component.pointee.flags & ComponentRecord.dirty != 0 { continue }
            guard let motion = component.pointee.motion else {
                plans.crossings.late.append(users[index].component)
                continue
            }
            if value > component.pointee.upperLimit {
                enqueueCrossing(users[index].component, motion, component.pointee.upperCheck, to: value, rising: true)
                continue
            }
            if value < component.pointee.lowerLimit {
                enqueueCrossing(users[index].component, motion, component.pointee.lowerCheck, to: value, rising: false)
                continue
            }
            let base = Int(component.pointee.unknownBase)
            Self.move(
                values + base, from: anchors + base, along: motion.pointee.slopes, by: value - component.pointee.anchorInput,
                count: Int(component.pointee.unknownCount))
            if tracksChanges, component.pointee.flags & isListed != isListed { markChanged(number) }
        }
        finishCrossings(to: value)
    }

    /// Moves a component, wherever that leads it, or marks it as dirty.
    func moveAlone(_ number: Int, to value: Double) {
        let component = components.base + number
        guard let motion = follow(number, to: value) else {
            markDirty(number)
            return
        }
        let base = Int(component.pointee.unknownBase)
        Self.move(
            values.base + base, from: anchors.base + base, along: motion.pointee.slopes, by: value - component.pointee.anchorInput,
            count: Int(component.pointee.unknownCount))
        markChanged(number)
    }

    /// `values = anchors + slopes * distance`, two at a time.
    @inline(__always)
    private static func move(
        _ values: UnsafeMutablePointer<Double>, from anchors: UnsafeMutablePointer<Double>, along slopes: UnsafeMutablePointer<Double>,
        by distance: Double, count: Int
    ) {
        let target = UnsafeMutableRawPointer(values), start = UnsafeRawPointer(anchors), slope = UnsafeRawPointer(slopes)
        let distances = SIMD2(repeating: distance)
        var offset = 0
        let pairs = (count & ~1) * MemoryLayout<Double>.stride
        while offset < pairs {
            let moved = start.loadUnaligned(fromByteOffset: offset, as: SIMD2<Double>.self)
                + slope.loadUnaligned(fromByteOffset: offset, as: SIMD2<Double>.self) * distances
            target.storeBytes(of: moved, toByteOffset: offset, as: SIMD2<Double>.self)
            offset += 2 * MemoryLayout<Double>.stride
        }
        if count & 1 == 1 { values[count - 1] = anchors[count - 1] + slopes[count - 1] * distance }
    }

    /// Makes the component's basis one that is right at `value`, along neighbouring bases. Returns nil where that takes more.
    private func follow(_ number: Int, to value: Double) -> UnsafeMutablePointer<InputMotion>? {
        let component = components.base + number
        let base = Int(component.pointee.unknownBase)
        let anchors = anchors.base + base, constants = poolConstants.base + Int(component.pointee.rowBase)
        guard var motion = component.pointee.motion ?? startMotion(number) else { return nil }
        for _ in 0..<64 {
            if value > component.pointee.upperLimit {
                if component.pointee.upperCheck >= 0 {
                    let limit = component.pointee.upperLimit, check = Int(component.pointee.upperCheck)
                    guard let next = neighbour(of: motion, check, number, limit, rising: true) else { return nil }
                    let isSure = !motion.pointee.neighbours[check].needsPreferences
                    Self.cross(component, to: next, at: limit, anchors)
                    component.pointee.lowerCheck = motion.pointee.neighbours[check].wayBack
                    guard isSure || next.pointee.agrees(with: anchors) else { return nil }
                    motion = next
                }
                let (distance, check) = motion.pointee.limit(
                    rising: true, values: anchors, input: component.pointee.anchorInput, constants: constants)
                component.pointee.upperLimit = component.pointee.anchorInput + distance
                component.pointee.upperCheck = check
            } else if value < component.pointee.lowerLimit {
                if component.pointee.lowerCheck >= 0 {
                    let limit = component.pointee.lowerLimit, check = Int(component.pointee.lowerCheck)
                    guard let next = neighbour(of: motion, check, number, limit, rising: false) else { return nil }
                    let isSure = !motion.pointee.neighbours[check].needsPreferences
                    Self.cross(component, to: next, at: limit, anchors)
                    component.pointee.upperCheck = motion.pointee.neighbours[check].wayBack
                    guard isSure || next.pointee.agrees(with: anchors) else { return nil }
                    motion = next
                }
                let (distance, check) = motion.pointee.limit(
                    rising: false, values: anchors, input: component.pointee.anchorInput, constants: constants)
                component.pointee.lowerLimit = component.pointee.anchorInput - distance
                component.pointee.lowerCheck = check
            } else {
                return motion
            }
        }
        return nil
    }

    /// Has the component follow its input from its present values on, if it has just one.
    private func startMotion(_ number: Int) -> UnsafeMutablePointer<InputMotion>? {
        let component = components.base + number
        guard component.pointee.inputCount == 1,
            let program = plans.records.base[Int(component.pointee.plan)].program(component.pointee.basis)
        else { return nil }
        let base = Int(component.pointee.unknownBase), count = Int(component.pointee.unknownCount)
        (anchors.base + base).update(from: values.base + base, count: count)
        let motion = motion(of: program, count)
        Self.enter(component, motion, at: component.pointee.anchorInput)
        return motion
    }

    @inline(__always)
    private func motion(of program: UnsafeMutablePointer<BasisProgram>, _ unknownCount: Int) -> UnsafeMutablePointer<InputMotion> {
        if slots.count <= unknownCount { slots.reset(count: unknownCount + 1, to: 0) }
        return BasisProgram.motion(of: program, unknownCount: unknownCount, slots: slots.base)
    }

    /// Nothing is known yet of how far the basis reaches from `input`.
    @inline(__always)
    private static func enter(
        _ component: UnsafeMutablePointer<ComponentRecord>, _ motion: UnsafeMutablePointer<InputMotion>, at input: Double
    ) {
        component.pointee.anchorInput = input
        component.pointee.motion = motion
        component.pointee.basis = motion.pointee.basis
        component.pointee.lowerLimit = input
        component.pointee.upperLimit = input
        component.pointee.lowerCheck = -1
        component.pointee.upperCheck = -1
    }

    /// Takes the neighbouring basis where the present one ends.
    @inline(__always)
    private static func cross(
        _ component: UnsafeMutablePointer<ComponentRecord>, to next: UnsafeMutablePointer<InputMotion>, at limit: Double,
        _ anchors: UnsafeMutablePointer<Double>
    ) {
        move(
            anchors, from: anchors, along: component.pointee.motion.unsafelyUnwrapped.pointee.slopes,
            by: limit - component.pointee.anchorInput, count: Int(component.pointee.unknownCount))
        enter(component, next, at: limit)
    }

    /// The motion beyond a check that the component meets at `limit`.
    @inline(__always)
    private func neighbour(
        of motion: UnsafeMutablePointer<InputMotion>, _ check: Int, _ number: Int, _ limit: Double, rising: Bool
    ) -> UnsafeMutablePointer<InputMotion>? {
        let known = motion.pointee.neighbours[check]
        if known.isKnown, known.conditionCount == 0 || conditionsHold(known, of: motion, number, at: limit) { return known.motion }
        guard known.searchCount < InputMotion.Neighbour.mostSearches else { return nil }
        motion.pointee.neighbours[check].searchCount += 1
        return searchNeighbour(of: motion, check, number, limit, rising: rising)
    }

    private func conditionsHold(
        _ neighbour: InputMotion.Neighbour, of motion: UnsafeMutablePointer<InputMotion>, _ number: Int, at limit: Double
    ) -> Bool {
        let component = components.base + number
        return motion.pointee.conditionsHold(
            neighbour, anchors: anchors.base + Int(component.pointee.unknownBase), distance: limit - component.pointee.anchorInput,
            input: limit, constants: poolConstants.base + Int(component.pointee.rowBase))
    }

    /// Whether the program's values at the limit are those that the component's motion leads to. Leaves the former in `slots`.
    private func agrees(_ program: UnsafeMutablePointer<BasisProgram>, _ number: Int, at limit: Double) -> Bool {
        let component = components[number], unknownCount = Int(component.unknownCount)
        guard let motion = component.motion else { return false }
        if slots.count <= unknownCount { slots.reset(count: unknownCount + 1, to: 0) }
        slots[unknownCount] = limit
        let constants = poolConstants.base + Int(component.rowBase), base = Int(component.unknownBase)
        program.pointee.computeUnknowns(slots.base) { constants[$0] }
        for unknown in 0..<unknownCount {
            let present = anchors[base + unknown] + motion.pointee.slopes[unknown] * (limit - component.anchorInput)
            guard abs(slots[unknown] - present) <= 1e-7 * max(1, abs(present)) else { return false }
        }
        return true
    }

    private func searchNeighbour(
        of motion: UnsafeMutablePointer<InputMotion>, _ check: Int, _ number: Int, _ limit: Double, rising: Bool
    ) -> UnsafeMutablePointer<InputMotion>? {
        let plan = Int(components[number].plan)
        guard let program = plans.records[plan].program(components[number].basis) else { return nil }
        let basis = findNeighbour(number, beyond: limit, rising: rising, of: program)
        // The search may have dropped the plan's programs, and this motion with them.
        guard components[number].motion != nil else { return nil }
        let found = plans.records[plan].program(basis), unknownCount = plans.records[plan].shape.unknownCount
        let beyond = found.map { self.motion(of: $0, unknownCount) }
        motion.pointee.neighbours[check] = InputMotion.Neighbour(
            motion: beyond, isKnown: true, needsPreferences: beyond?.pointee.hangsOnMore(than: motion) ?? false,
            searchCount: motion.pointee.neighbours[check].searchCount)
        guard let found, let beyond else { return nil }
        let rows = program.pointee.rowsMet(found, across: check, rowCount: plans.records[plan].shape.rowCount)
        motion.pointee.setConditions(rows, beyond: check, plans[plan])
        motion.pointee.neighbours[check].wayBack = wayBack(from: beyond, found, to: motion, program, check, number, limit, rising: !rising)
        return beyond
    }

    /// The check of `motion` through which its components that came from `other` go back there; -1 where that cannot be told.
    private func wayBack(
        from motion: UnsafeMutablePointer<InputMotion>, _ program: UnsafeMutablePointer<BasisProgram>,
        to other: UnsafeMutablePointer<InputMotion>, _ otherProgram: UnsafeMutablePointer<BasisProgram>, _ otherCheck: Int, _ number: Int,
        _ limit: Double, rising: Bool
    ) -> Int32 {
        let component = components.base + number, constants = poolConstants.base + Int(component.pointee.rowBase)
        slots[Int(component.pointee.unknownCount)] = limit
        program.pointee.computeUnknowns(slots.base) { constants[$0] }
        let check = motion.pointee.onlyObstacle(rising: rising, values: slots.base, input: limit, constants: constants)
        guard check >= 0 else { return -1 }
        let neighbour = motion.pointee.neighbours + Int(check)
        if !neighbour.pointee.isKnown {
            neighbour.pointee = InputMotion.Neighbour(
                motion: other, isKnown: true, needsPreferences: other.pointee.hangsOnMore(than: motion), wayBack: Int32(otherCheck))
            let plan = plans[Int(component.pointee.plan)]
            motion.pointee.setConditions(
                program.pointee.rowsMet(otherProgram, across: Int(check), rowCount: plan.rowCount), beyond: Int(check), plan)
        }
        return neighbour.pointee.motion == other ? check : -1
    }

    /// Solves the component a little beyond its limit. Returns the number of the basis found there if its values agree with
    /// the present ones at the limit, so that one can take over from the other; -1 otherwise.
    private func findNeighbour(
        _ number: Int, beyond limit: Double, rising: Bool, of program: UnsafeMutablePointer<BasisProgram>
    ) -> Int32 {
        let component = components[number]
        let index = Int(component.plan), plan = plans[index]
        let input = Int(poolInputs[Int(component.inputBase)].input), held = inputs[input].value
        inputs[input].value = limit + (rising ? 1e-3 : -1e-3)
        loadSolver(number, plan)
        inputs[input].value = held
        solver.solve(startingFrom: program)
        guard solver.violatedRequiredRows() == nil else { return -1 }
        let found = BasisProgram.make(solver)
        guard agrees(found, number, at: limit) else {
            BasisProgram.destroy(found)
            return -1
        }
        return adopt(found, plan: index)
    }
}
