/// A walk of changed constants through a compiled basis: recomputes what depends on them, in order, stopping where values stay the
/// same, and looks only at the checks that this touches. Scratch memory, kept between uses.
final class ChangeWalk {
    /// The steps that were recomputed, in order.
    let places = FlatArray<Int32>()
    /// The checks that were touched.
    let checks = FlatArray<Int32>()
    private let waiting = FlatArray<Int32>()
    /// The round in which a step or check was recorded last.
    private let stepRound = FlatArray<UInt32>()
    private let checkRound = FlatArray<UInt32>()
    private var round: UInt32 = 0

    /// The operands of a walk: a component's values, constants and inputs.
    struct Operands {
        var basis: UnsafeMutablePointer<CompiledBasis>
        var dependents: UnsafeMutablePointer<Dependents>
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
            let step = basis.pointee.steps[place]
            var sum = step.row >= 0 ? step.scale * constants[Int(step.row)] : 0
            for entry in basis.pointee.terms(ofStep: place) {
                sum += basis.pointee.stepTerms[entry].coefficient * value(basis.pointee.stepTerms[entry].slot)
            }
            return sum
        }

        func residual(_ check: Int) -> Double {
            let row = basis.pointee.checks[check].row
            var sum = row >= 0 ? -constants[Int(row)] : 0
            for entry in basis.pointee.terms(ofCheck: check) {
                sum += basis.pointee.checkTerms[entry].coefficient * value(basis.pointee.checkTerms[entry].slot)
            }
            return sum
        }
    }

    /// Recomputes what depends on the given rows' constants. Returns whether the basis still is the best one.
    func walk(_ operands: Operands, from rows: some Sequence<Int32>) -> Bool {
        begin(operands)
        for row in rows {
            let user = operands.dependents.pointee.user[Int(row)]
            if user >= 0 { record(step: user) } else { record(check: ~user) }
        }
        let coreStart = operands.basis.pointee.coreStart, coreEnd = coreStart + operands.basis.pointee.coreCount
        while let next = waiting.popSmallest() {
            let place = Int(next)
            if place >= coreStart, place < coreEnd {
                recomputeCore(operands, coreStart, coreEnd)
                while let next = waiting.first, Int(next) < coreEnd { _ = waiting.popSmallest() }
                continue
            }
            places.append(Int32(truncatingIfNeeded: place))
            set(Int(operands.basis.pointee.steps[place].unknown), to: operands.step(place), operands)
        }
        for index in 0..<checks.count {
            let check = Int(checks[index])
            if !operands.basis.pointee.checks[check].passes(operands.residual(check)) { return false }
        }
        return true
    }

    private func begin(_ operands: Operands) {
        round &+= 1
        if round == 0 || stepRound.count < operands.unknownCount || checkRound.count < operands.basis.pointee.checks.count {
            stepRound.reset(count: max(stepRound.count, operands.unknownCount), to: 0)
            checkRound.reset(count: max(checkRound.count, operands.basis.pointee.checks.count), to: 0)
            round = 1
        }
        places.removeAll()
        checks.removeAll()
        waiting.removeAll()
    }

    private func record(step place: Int32) {
        guard stepRound[Int(place)] != round else { return }
        stepRound[Int(place)] = round
        waiting.pushHeap(place)
    }

    private func record(check: Int32) {
        guard checkRound[Int(check)] != round else { return }
        checkRound[Int(check)] = round
        checks.append(check)
    }

    private func set(_ unknown: Int, to value: Double, _ operands: Operands) {
        guard operands.values[unknown] != value else { return }
        operands.values[unknown] = value
        for place in operands.dependents.pointee.steps[unknown] { record(step: place) }
        for check in operands.dependents.pointee.checks[unknown] { record(check: check) }
    }

    private func recomputeCore(_ operands: Operands, _ start: Int, _ end: Int) {
        let sums = (start..<end).map { operands.step($0) }
        for place in start..<end {
            stepRound[place] = round
            places.append(Int32(truncatingIfNeeded: place))
            var value = 0.0
            for other in start..<end { value += operands.basis.pointee.coreResponse(of: other, at: place) * sums[other - start] }
            set(Int(operands.basis.pointee.steps[place].unknown), to: value, operands)
        }
    }

    // MARK: Slopes and limits

    /// Computes by how much the last walk's unknowns move for 1 of the constant of `row`, into `slopes`, which are zero.
    func computeSlopes(_ operands: Operands, row: Int32, into slopes: UnsafeMutablePointer<Double>) {
        let basis = operands.basis, coreStart = basis.pointee.coreStart, coreEnd = coreStart + basis.pointee.coreCount
        func slope(_ place: Int) -> Double {
            let step = basis.pointee.steps[place]
            var sum = step.row == row ? step.scale : 0
            for entry in basis.pointee.terms(ofStep: place) where Int(basis.pointee.stepTerms[entry].slot) < operands.unknownCount {
                sum += basis.pointee.stepTerms[entry].coefficient * slopes[Int(basis.pointee.stepTerms[entry].slot)]
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
                    for other in coreStart..<coreEnd { value += basis.pointee.coreResponse(of: other, at: at) * sums[other - coreStart] }
                    slopes[Int(basis.pointee.steps[at].unknown)] = value
                }
                index += coreEnd - coreStart
            } else {
                slopes[Int(basis.pointee.steps[place].unknown)] = slope(place)
                index += 1
            }
        }
    }

    /// The way by which the constant of `row` can shrink and grow from where it is before a check fails that the last walk touched.
    func limits(_ operands: Operands, row: Int32, slopes: UnsafeMutablePointer<Double>) -> (below: Double, above: Double) {
        var below = -Double.infinity, above = Double.infinity
        for index in 0..<checks.count {
            let number = Int(checks[index]), check = operands.basis.pointee.checks[number]
            var slope = check.row == row ? -1.0 : 0
            for entry in operands.basis.pointee.terms(ofCheck: number) {
                let term = operands.basis.pointee.checkTerms[entry]
                if Int(term.slot) < operands.unknownCount { slope += term.coefficient * slopes[Int(term.slot)] }
            }
            guard abs(slope) > 1e-12 else { continue }
            let residual = operands.residual(number)
            let first = (check.lower - residual) / slope, second = (check.upper - residual) / slope
            below = max(below, min(first, second))
            above = min(above, max(first, second))
        }
        return (below, above)
    }
}
