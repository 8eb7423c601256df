/// Takes changed constants through a program: recomputes what depends on them, in order, stopping where values stay the
/// same, and looks only at the checks that this touches. Scratch memory, kept between uses.
final class ChangeWalk {
    /// The steps that were recomputed, in order.
    let places = FlatArray<Int32>()
    /// The checks that were touched.
    let checks = FlatArray<Int32>()
    private let waiting = FlatArray<Int32>()
    /// The round in which a step or check was noted last.
    private let stepRound = FlatArray<UInt32>()
    private let checkRound = FlatArray<UInt32>()
    private var round: UInt32 = 0

    deinit {
        for array in [places, checks, waiting] { array.free() }
        stepRound.free()
        checkRound.free()
    }

    /// What a walk works on: a component's values, constants and inputs.
    struct Ground {
        var program: UnsafeMutablePointer<BasisProgram>
        var dependents: Dependents
        var unknownCount: Int
        var values: UnsafeMutablePointer<Double>
        var constants: UnsafeMutablePointer<Double>
        /// The inputs' values, by number.
        var inputs: UnsafeMutablePointer<Double>

        @inline(__always)
        func value(_ slot: Int32) -> Double {
            Int(slot) < unknownCount ? values[Int(slot)] : inputs[Int(slot) - unknownCount]
        }

        func step(_ place: Int) -> Double {
            let step = program.pointee.steps[place]
            var sum = step.row >= 0 ? step.scale * constants[Int(step.row)] : 0
            for entry in program.pointee.terms(ofStep: place) {
                sum += program.pointee.stepTerms[entry].coefficient * value(program.pointee.stepTerms[entry].slot)
            }
            return sum
        }

        func residual(_ check: Int) -> Double {
            let row = program.pointee.checks[check].row
            var sum = row >= 0 ? -constants[Int(row)] : 0
            for entry in program.pointee.terms(ofCheck: check) {
                sum += program.pointee.checkTerms[entry].coefficient * value(program.pointee.checkTerms[entry].slot)
            }
            return sum
        }
    }

    /// Recomputes what depends on the given rows' constants. Returns whether the basis still is the best one.
    func walk(_ ground: Ground, from rows: some Sequence<Int32>) -> Bool {
        begin(ground)
        for row in rows {
            let user = ground.dependents.user[Int(row)]
            if user >= 0 { note(step: user) } else { note(check: ~user) }
        }
        let coreStart = ground.program.pointee.coreStart, coreEnd = coreStart + ground.program.pointee.coreCount
        while let next = waiting.popSmallest() {
            let place = Int(next)
            if place >= coreStart, place < coreEnd {
                recomputeCore(ground, coreStart, coreEnd)
                while let next = waiting.first, Int(next) < coreEnd { _ = waiting.popSmallest() }
                continue
            }
            places.append(Int32(truncatingIfNeeded: place))
            set(Int(ground.program.pointee.steps[place].unknown), to: ground.step(place), ground)
        }
        for index in 0..<checks.count {
            let check = Int(checks[index])
            if !ground.program.pointee.checks[check].passes(ground.residual(check)) { return false }
        }
        return true
    }

    private func begin(_ ground: Ground) {
        round &+= 1
        if round == 0 || stepRound.count < ground.unknownCount || checkRound.count < ground.program.pointee.checks.count {
            stepRound.reset(count: max(stepRound.count, ground.unknownCount), to: 0)
            checkRound.reset(count: max(checkRound.count, ground.program.pointee.checks.count), to: 0)
            round = 1
        }
        places.removeAll()
        checks.removeAll()
        waiting.removeAll()
    }

    private func note(step place: Int32) {
        guard stepRound[Int(place)] != round else { return }
        stepRound[Int(place)] = round
        waiting.pushHeap(place)
    }

    private func note(check: Int32) {
        guard checkRound[Int(check)] != round else { return }
        checkRound[Int(check)] = round
        checks.append(check)
    }

    private func set(_ unknown: Int, to value: Double, _ ground: Ground) {
        guard ground.values[unknown] != value else { return }
        ground.values[unknown] = value
        for place in ground.dependents.steps[unknown] { note(step: place) }
        for check in ground.dependents.checks[unknown] { note(check: check) }
    }

    private func recomputeCore(_ ground: Ground, _ start: Int, _ end: Int) {
        let sums = (start..<end).map { ground.step($0) }
        for place in start..<end {
            stepRound[place] = round
            places.append(Int32(truncatingIfNeeded: place))
            var value = 0.0
            for other in start..<end { value += ground.program.pointee.coreResponse(of: other, at: place) * sums[other - start] }
            set(Int(ground.program.pointee.steps[place].unknown), to: value, ground)
        }
    }

    // MARK: How fast values move

    /// What the last walk's unknowns move by for 1 of the constant of `row`, into `slopes`, which are zero.
    func computeSlopes(_ ground: Ground, row: Int32, into slopes: UnsafeMutablePointer<Double>) {
        let program = ground.program, coreStart = program.pointee.coreStart, coreEnd = coreStart + program.pointee.coreCount
        func slope(_ place: Int) -> Double {
            let step = program.pointee.steps[place]
            var sum = step.row == row ? step.scale : 0
            for entry in program.pointee.terms(ofStep: place) where Int(program.pointee.stepTerms[entry].slot) < ground.unknownCount {
                sum += program.pointee.stepTerms[entry].coefficient * slopes[Int(program.pointee.stepTerms[entry].slot)]
            }
            return sum
        }
        var index = 0
        while index < places.count {
            let place = Int(places[index])
            if place >= coreStart, place < coreEnd {
                let sums = (coreStart..<coreEnd).map { slope($0) }
                for at in coreStart..<coreEnd {
                    var value = 0.0
                    for other in coreStart..<coreEnd { value += program.pointee.coreResponse(of: other, at: at) * sums[other - coreStart] }
                    slopes[Int(program.pointee.steps[at].unknown)] = value
                }
                index += coreEnd - coreStart
            } else {
                slopes[Int(program.pointee.steps[place].unknown)] = slope(place)
                index += 1
            }
        }
    }

    /// How much the constant of `row` can shrink and grow from where it is before a check fails that the last walk touched.
    func limits(_ ground: Ground, row: Int32, slopes: UnsafeMutablePointer<Double>) -> (below: Double, above: Double) {
        var below = -Double.infinity, above = Double.infinity
        for index in 0..<checks.count {
            let number = Int(checks[index]), check = ground.program.pointee.checks[number]
            var slope = check.row == row ? -1.0 : 0
            for entry in ground.program.pointee.terms(ofCheck: number) {
                let term = ground.program.pointee.checkTerms[entry]
                if Int(term.slot) < ground.unknownCount { slope += term.coefficient * slopes[Int(term.slot)] }
            }
            guard abs(slope) > 1e-12 else { continue }
            let residual = ground.residual(number)
            let first = (check.lower - residual) / slope, second = (check.upper - residual) / slope
            below = max(below, min(first, second))
            above = min(above, max(first, second))
        }
        return (below, above)
    }
}
