/// Moves components along with their inputs, such as a window's width. As long as a component keeps its basis, its values move
/// along straight lines of the input: a few multiplications, no constraint is looked at. The input's range in which the basis
/// stays right is known from the checks; at its end, a breakpoint, the neighbouring basis takes over.
struct InputFollower {
    private let evaluator: BasisEvaluator
    private let inputs: InputTable
    let components: ComponentTable
    let plans: PlanStore

    init(_ evaluator: BasisEvaluator) {
        self.evaluator = evaluator
        inputs = evaluator.inputs
        components = evaluator.components
        plans = evaluator.plans
    }

    private var loader: ComponentLoader { ComponentLoader(evaluator: evaluator) }

    /// Moves what changed inputs move. Components that need more are marked as dirty.
    func followChanges() {
        components.coverAnchors()
        for index in 0..<inputs.dirty.count { moveUsers(of: Int(inputs.dirty[index])) }
    }

    /// Marks all components as dirty that mention a changed input.
    func markUsersDirty() {
        for index in 0..<inputs.dirty.count {
            let users = inputs.users(Int(inputs.dirty[index]))
            for user in 0..<users.pointee.count { components.markDirty(Int(users.pointee[user].component)) }
        }
    }

    /// Moves the components that mention an input to its value.
    private func moveUsers(of input: Int) {
        let value = inputs[input].pointee.value, users = inputs.users(input).pointee.base
        let records = components.records.base, values = components.values.base, anchors = components.anchors.base
        for index in 0..<inputs.users(input).pointee.count {
            let number = Int(users[index].component)
            let component = records + number
            if component.pointee.flags & ComponentRecord.dirty != 0 { continue }
            guard let motion = component.pointee.motion else {
                plans.breakpoints.late.append(users[index].component)
                continue
            }
            if value > component.pointee.upperLimit {
                enqueue(users[index].component, motion, component.pointee.upperCheck, to: value, rising: true)
                continue
            }
            if value < component.pointee.lowerLimit {
                enqueue(users[index].component, motion, component.pointee.lowerCheck, to: value, rising: false)
                continue
            }
            let base = Int(component.pointee.unknownBase)
            Self.move(
                values + base, from: anchors + base, along: motion.pointee.slopes, by: value - component.pointee.anchorInput,
                count: Int(component.pointee.unknownCount))
            components.markChanged(number)
        }
        finishQueue(to: value)
    }

    /// Moves a component, wherever that leads it, or marks it as dirty.
    func moveAlone(_ number: Int, to value: Double) {
        let component = components.records.base + number
        guard let motion = follow(number, to: value) else {
            components.markDirty(number)
            return
        }
        let base = Int(component.pointee.unknownBase)
        Self.move(
            components.values.base + base, from: components.anchors.base + base, along: motion.pointee.slopes,
            by: value - component.pointee.anchorInput, count: Int(component.pointee.unknownCount))
        components.markChanged(number)
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
            let moved =
                start.loadUnaligned(fromByteOffset: offset, as: SIMD2<Double>.self)
                + slope.loadUnaligned(fromByteOffset: offset, as: SIMD2<Double>.self) * distances
            target.storeBytes(of: moved, toByteOffset: offset, as: SIMD2<Double>.self)
            offset += 2 * MemoryLayout<Double>.stride
        }
        if count & 1 == 1 { values[count - 1] = anchors[count - 1] + slopes[count - 1] * distance }
    }

    /// Makes the component's basis one that is right at `value`, along neighbouring bases. Returns nil where that takes more.
    private func follow(_ number: Int, to value: Double) -> UnsafeMutablePointer<InputMotion>? {
        let component = components.records.base + number
        let anchors = components.anchors.base + Int(component.pointee.unknownBase)
        let constants = components.constants.base + Int(component.pointee.rowBase)
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
        let component = components.records.base + number
        guard component.pointee.inputCount == 1,
            let basis = plans[component].pointee.basis(component.pointee.basis)
        else { return nil }
        let base = Int(component.pointee.unknownBase), count = Int(component.pointee.unknownCount)
        (components.anchors.base + base).update(from: components.values.base + base, count: count)
        let motion = motion(of: basis, count)
        Self.enter(component, motion, at: component.pointee.anchorInput)
        return motion
    }

    @inline(__always)
    private func motion(of basis: UnsafeMutablePointer<CompiledBasis>, _ unknownCount: Int) -> UnsafeMutablePointer<InputMotion> {
        CompiledBasis.motion(of: basis, unknownCount: unknownCount, slots: evaluator.slots(unknownCount))
    }

    /// Nothing is known yet of how far the basis reaches from `input`.
    @inline(__always)
    private static func enter(
        _ component: UnsafeMutablePointer<ComponentRecord>, _ motion: UnsafeMutablePointer<InputMotion>, at input: Double
    ) {
        component.pointee.anchorInput = input
        component.pointee.motion = motion
        component.pointee.basis = motion.pointee.basisNumber
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
        let component = components.records.base + number
        return motion.pointee.conditionsHold(
            neighbour, anchors: components.anchors.base + Int(component.pointee.unknownBase),
            distance: limit - component.pointee.anchorInput, input: limit, constants: components.constants.base + Int(component.pointee.rowBase))
    }

    /// Whether the basis' values at the limit are those that the component's motion leads to.
    private func agrees(_ basis: borrowing CompiledBasis, _ number: Int, at limit: Double) -> Bool {
        let component = components[number].pointee, unknownCount = Int(component.unknownCount)
        guard let motion = component.motion else { return false }
        let slots = evaluator.slots(unknownCount)
        slots[unknownCount] = limit
        let constants = components.constants.base + Int(component.rowBase), base = Int(component.unknownBase)
        basis.computeUnknowns(slots) { constants[$0] }
        for unknown in 0..<unknownCount {
            let present = components.anchors[base + unknown] + motion.pointee.slopes[unknown] * (limit - component.anchorInput)
            guard abs(slots[unknown] - present) <= 1e-7 * max(1, abs(present)) else { return false }
        }
        return true
    }

    private func searchNeighbour(
        of motion: UnsafeMutablePointer<InputMotion>, _ check: Int, _ number: Int, _ limit: Double, rising: Bool
    ) -> UnsafeMutablePointer<InputMotion>? {
        let plan = plans[components[number]], shape = plans.plan(Int(components[number].pointee.plan))
        guard let basis = plan.pointee.basis(components[number].pointee.basis) else { return nil }
        let foundNumber = findNeighbour(number, beyond: limit, rising: rising, of: basis)
        // The search may have dropped the plan's bases, and this motion with them.
        guard components[number].pointee.motion != nil else { return nil }
        let found = plan.pointee.basis(foundNumber), unknownCount = shape.unknownCount
        let beyond = found.map { self.motion(of: $0, unknownCount) }
        motion.pointee.neighbours[check] = InputMotion.Neighbour(
            motion: beyond, isKnown: true, needsPreferences: beyond?.pointee.hangsOnMore(than: motion) ?? false,
            searchCount: motion.pointee.neighbours[check].searchCount)
        guard let found, let beyond else { return nil }
        let rows = basis.pointee.rowsMet(found, across: check, rowCount: shape.rowCount)
        motion.pointee.setConditions(rows, beyond: check, shape)
        motion.pointee.neighbours[check].wayBack = wayBack(from: beyond, found, to: motion, basis, check, number, limit, rising: !rising)
        return beyond
    }

    /// The check of `motion` through which its components that came from `other` go back there; -1 where that cannot be told.
    private func wayBack(
        from motion: UnsafeMutablePointer<InputMotion>, _ basis: UnsafeMutablePointer<CompiledBasis>,
        to other: UnsafeMutablePointer<InputMotion>, _ otherBasis: UnsafeMutablePointer<CompiledBasis>, _ otherCheck: Int, _ number: Int,
        _ limit: Double, rising: Bool
    ) -> Int32 {
        let component = components[number], constants = components.constants.base + Int(component.pointee.rowBase)
        let slots = evaluator.slots(Int(component.pointee.unknownCount))
        slots[Int(component.pointee.unknownCount)] = limit
        basis.pointee.computeUnknowns(slots) { constants[$0] }
        let check = motion.pointee.onlyObstacle(rising: rising, values: slots, input: limit, constants: constants)
        guard check >= 0 else { return -1 }
        let neighbour = motion.pointee.neighbours + Int(check)
        if !neighbour.pointee.isKnown {
            neighbour.pointee = InputMotion.Neighbour(
                motion: other, isKnown: true, needsPreferences: other.pointee.hangsOnMore(than: motion), wayBack: Int32(otherCheck))
            let plan = plans.plan(Int(component.pointee.plan))
            motion.pointee.setConditions(
                basis.pointee.rowsMet(otherBasis, across: Int(check), rowCount: plan.rowCount), beyond: Int(check), plan)
        }
        return neighbour.pointee.motion == other ? check : -1
    }

    /// Solves the component a little beyond its limit. Returns the number of the basis found there if its values agree with
    /// the present ones at the limit, so that one can take over from the other; -1 otherwise.
    private func findNeighbour(
        _ number: Int, beyond limit: Double, rising: Bool, of basis: UnsafeMutablePointer<CompiledBasis>
    ) -> Int32 {
        let component = components[number]
        let input = inputs[components.input(component, 0)], held = input.pointee.value
        input.pointee.value = limit + (rising ? 1e-3 : -1e-3)
        loader.load(number)
        input.pointee.value = held
        let solver = plans.solver
        solver.solve(startingFrom: basis)
        guard solver.violatedRequiredRows() == nil else { return -1 }
        let found = CompiledBasis(solver)
        guard agrees(found, number, at: limit) else { return -1 }
        return loader.adopt(found, plan: Int(component.pointee.plan))
    }
}
