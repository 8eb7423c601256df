// Following inputs, such as a window's width. As long as a component keeps its basis, its values move along straight lines
// of the input: a few multiplications, no constraint is looked at. The input's range in which the basis stays right is
// known from the checks; at its end the neighbouring basis takes over.

extension LayoutSystem {
    /// Moves what changed inputs move. Components that need more are marked as dirty.
    func spreadInputChanges() {
        guard dirtyInputs.count > 0 else { return }
        if constantConstraints.count > 0 { checksConstantConstraints = true }
        for index in 0..<dirtyInputs.count { inputs[Int(dirtyInputs[index])].changedInSolve = true }
        // A broken constraint may have to be put back first, which dissolves components.
        if brokenConstraints.count > 0 {
            markUsersDirty()
            return
        }
        for index in 0..<dirtyInputs.count { moveUsers(of: inputs[Int(dirtyInputs[index])]) }
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
        for index in 0..<input.users.count {
            let number = Int(users[index].component)
            let component = components + number
            if component.pointee.flags & ComponentRecord.dirty != 0 { continue }
            var slopes = component.pointee.slopes
            if slopes == nil || value > component.pointee.upperLimit || value < component.pointee.lowerLimit {
                guard follow(number, to: value) else {
                    markDirty(number)
                    continue
                }
                slopes = component.pointee.slopes
            }
            let distance = value - component.pointee.anchorInput
            let base = Int(component.pointee.unknownBase)
            Self.move(
                values + base, from: anchors + base, along: slopes.unsafelyUnwrapped, by: distance,
                count: Int(component.pointee.unknownCount))
            let isListed = ComponentRecord.changed | ComponentRecord.listedAsChanged
            if component.pointee.flags & isListed != isListed { markChanged(number) }
        }
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

    /// Makes the component's basis one that is right at `value`, along neighbouring bases. Returns false where that takes more.
    private func follow(_ number: Int, to value: Double) -> Bool {
        let component = components.base + number
        guard component.pointee.inputCount == 1 else { return false }
        let plan = plans.records.base + Int(component.pointee.plan)
        guard var program = plan.pointee.address(component.pointee.basis) else { return false }
        if component.pointee.slopes == nil {
            let base = Int(component.pointee.unknownBase), count = Int(component.pointee.unknownCount)
            (anchors.base + base).update(from: values.base + base, count: count)
            enter(program, component)
        }
        for _ in 0..<64 {
            let rising = value > component.pointee.upperLimit
            guard rising || value < component.pointee.lowerLimit else { return true }
            if (rising ? component.pointee.upperCheck : component.pointee.lowerCheck) < 0 {
                findLimit(program, component, rising: rising)
            } else {
                guard let next = crossLimit(program, number, rising: rising) else { return false }
                program = next
            }
        }
        return false
    }

    /// Starts moving along `program`'s slopes from the anchor.
    @inline(__always)
    private func enter(_ program: UnsafeMutablePointer<BasisProgram>, _ component: UnsafeMutablePointer<ComponentRecord>) {
        let motion = program.pointee.motion
        if motion.slopes.count == 0 { prepareMotion(program.pointee, Int(component.pointee.unknownCount)) }
        let input = component.pointee.anchorInput
        component.pointee.slopes = motion.slopes.base
        component.pointee.lowerLimit = input
        component.pointee.upperLimit = input
        component.pointee.lowerCheck = -1
        component.pointee.upperCheck = -1
    }

    private func prepareMotion(_ program: BasisProgram, _ unknownCount: Int) {
        if slots.count <= unknownCount { slots.reset(count: unknownCount + 1, to: 0) }
        program.motion.prepare(program, unknownCount: unknownCount, slots: slots.base)
    }

    /// Finds how far the basis stays right, and the check that ends it.
    @inline(__always)
    private func findLimit(
        _ program: UnsafeMutablePointer<BasisProgram>, _ component: UnsafeMutablePointer<ComponentRecord>, rising: Bool
    ) {
        let watches = rising ? program.pointee.motion.rising : program.pointee.motion.falling
        let constants = poolConstants.base + Int(component.pointee.rowBase)
        let anchors = anchors.base + Int(component.pointee.unknownBase)
        let unknownCount = Int(component.pointee.unknownCount), input = component.pointee.anchorInput
        let columns = program.pointee.checkTerms.column.base, coefficients = program.pointee.checkTerms.coefficient.base
        let watch = watches.base
        var nearest = Double.infinity
        // Without a limit, any check's number will do: it is never asked for.
        var check: Int32 = 0
        for index in 0..<watches.count {
            let row = Int(watch[index].row)
            var residual = row >= 0 ? -constants[row] : 0
            for entry in Int(watch[index].start)..<Int(watch[index].end) {
                let column = Int(columns[entry])
                residual += coefficients[entry] * (column < unknownCount ? anchors[column] : input)
            }
            let signed = residual * watch[index].pace, distance = max(0, rising ? signed : -signed)
            if distance < nearest {
                nearest = distance
                check = watch[index].check
            }
        }
        if rising {
            component.pointee.upperLimit = input + nearest
            component.pointee.upperCheck = check
        } else {
            component.pointee.lowerLimit = input - nearest
            component.pointee.lowerCheck = check
        }
    }

    /// Takes the neighbouring basis where the present one ends. Returns nil where there is no such neighbour.
    @inline(__always)
    private func crossLimit(
        _ program: UnsafeMutablePointer<BasisProgram>, _ number: Int, rising: Bool
    ) -> UnsafeMutablePointer<BasisProgram>? {
        let component = components.base + number
        let limit = rising ? component.pointee.upperLimit : component.pointee.lowerLimit
        let check = Int(rising ? component.pointee.upperCheck : component.pointee.lowerCheck)
        var next = program.pointee.motion.neighbour.base[check]
        if next == InputMotion.unknownNeighbour {
            let neighbour = program.pointee.motion.neighbour
            next = findNeighbour(number, at: limit + (rising ? 1e-3 : -1e-3), of: program.pointee)
            // The search may have dropped the plan's programs, this one among them.
            guard component.pointee.slopes != nil else { return nil }
            neighbour[check] = next
        }
        guard next >= 0, let beyond = plans.records.base[Int(component.pointee.plan)].address(next) else { return nil }
        let distance = limit - component.pointee.anchorInput
        let anchors = anchors.base + Int(component.pointee.unknownBase), slopes = component.pointee.slopes.unsafelyUnwrapped
        for unknown in 0..<Int(component.pointee.unknownCount) { anchors[unknown] += slopes[unknown] * distance }
        component.pointee.anchorInput = limit
        component.pointee.basis = next
        enter(beyond, component)
        return beyond
    }

    /// Solves the component a little beyond its limit. Returns the basis found there if it differs from `program`'s by no
    /// more than a pair of rows, so that values are continuous from one to the other.
    private func findNeighbour(_ number: Int, at value: Double, of program: BasisProgram) -> Int32 {
        let index = Int(components[number].plan), plan = plans[index]
        let input = Int(poolInputs[Int(components[number].inputBase)].input), held = inputs[input].value
        inputs[input].value = value
        loadSolver(number, plan)
        inputs[input].value = held
        solver.solve(startingFrom: program)
        guard solver.violatedRequiredRows() == nil else { return InputMotion.noNeighbour }
        var exchanged = 0, flipped = 0
        for row in 0..<solver.sides.count {
            let old = plan.effectiveSide(row, program.sides[row]), new = plan.effectiveSide(row, solver.sides[row])
            guard old != new else { continue }
            if old == ComponentSolver.Side.active || new == ComponentSolver.Side.active { exchanged += 1 } else { flipped += 1 }
        }
        guard (exchanged == 2 && flipped == 0) || (exchanged == 0 && flipped == 1) else { return InputMotion.noNeighbour }
        return adopt(BasisProgram(plan: plan, factors: solver.factors, sides: solver.sides), plan: index)
    }
}
