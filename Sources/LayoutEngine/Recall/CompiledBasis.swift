/// A basis of a plan, compiled: the steps that get the unknowns from constants and inputs, one after the other, and which
/// rows must lie on which side for the basis to be the best one. Whether it balances the costs does not depend on
/// constants, so the sides are all there is to check. Of implicit preferences those are left out whose side makes no
/// difference: an unknown held by a required constraint is held whether it is above zero or below.
///
/// Terms address slots: the unknowns, then the inputs. A compiled basis stands at a fixed address as long as it is known.
struct CompiledBasis: ~Copyable {
    struct Term: BitwiseCopyable {
        var slot: Int32
        var coefficient: Double
    }

    /// A value to compute: `scale * constant of row + terms`; 0 for row -1. Its terms follow those of the step before.
    struct Step: BitwiseCopyable {
        var row: Int32
        var unknown: Int32
        var termEnd: Int32
        var scale: Double
    }

    /// A row whose residual must lie within bounds, that is on one side or at zero; row -1 stands for an implicit
    /// preference. Its terms follow those of the check before.
    struct Check: BitwiseCopyable {
        var row: Int32
        var termEnd: Int32
        var lower: Double
        var upper: Double

        /// NaN does not pass.
        @inline(__always)
        func passes(_ residual: Double) -> Bool { residual >= lower && residual <= upper }

        var side: Int8 { lower == -.infinity ? ComponentSolver.Side.below : upper == .infinity ? ComponentSolver.Side.above : 0 }
    }

    let sides: FlatArray<Int8>
    /// Places of the core compute their right-hand sides; the core's inverse turns those into unknowns.
    let steps: FlatArray<Step>
    let stepTerms: FlatArray<Term>
    let coreStart: Int
    let coreCount: Int
    private let coreInverse: FlatArray<Double>
    private let coreScratch: FlatArray<Double>
    let checks: FlatArray<Check>
    let checkTerms: FlatArray<Term>
    /// By check that failed: a basis that was right then, to be tried first; -1 where none is known.
    let successor: FlatArray<Int32>
    /// Whether it computes one unknown from one constant, and that is always right.
    private(set) var isSingle = false
    /// The basis' number among its plan's.
    var number: Int32 = -1
    /// Components that are to be computed with it together.
    var waiting = Batch()
    private var motion = StableSlot<InputMotion>()
    private var dependents = StableSlot<Dependents>()

    static let allFine = -1
    static let tolerance = 1e-8

    /// The basis that the solver found, compiled.
    init(_ solver: ComponentSolver) {
        solver.markPreferencesThatMatter()
        self.init(plan: solver.plan.unsafelyUnwrapped, factors: solver.factors, sides: solver.sides, matters: solver.matters)
    }

    /// The motion of a basis along its plan's only input, made when it is first asked for. `slots` is scratch for all unknowns and the input.
    static func motion(
        of basis: UnsafeMutablePointer<CompiledBasis>, unknownCount: Int, slots: UnsafeMutablePointer<Double>
    ) -> UnsafeMutablePointer<InputMotion> {
        if let known = basis.pointee.motion.pointer { return known }
        var motion = InputMotion(basis, unknownCount: unknownCount)
        motion.prepare(basis, unknownCount: unknownCount, slots: slots)
        return basis.pointee.motion.fill(with: motion)
    }

    private init(plan: ComponentPlan, factors: BasisFactors, sides newSides: borrowing FlatArray<Int8>, matters: borrowing FlatArray<Int8>) {
        sides = FlatArray(newSides.elements)
        coreStart = factors.coreStart
        coreCount = factors.coreCount
        coreInverse = FlatArray(factors.coreInverse.elements.prefix(factors.coreCount * factors.coreCount))
        coreScratch = FlatArray(repeating: 0, count: factors.coreCount)
        var checkCount = 0
        for row in 0..<sides.count where sides[row] != ComponentSolver.Side.active && (row < plan.rowCount || matters[row - plan.rowCount] != 0) {
            checkCount += 1
        }
        successor = FlatArray(repeating: -1, count: checkCount)
        let coreUnknowns = Set(factors.unknowns.elements[coreStart..<(coreStart + coreCount)])
        steps = FlatArray(capacity: plan.unknownCount)
        stepTerms = FlatArray(capacity: 2 * plan.unknownCount)
        checks = FlatArray(capacity: checkCount)
        checkTerms = FlatArray(capacity: plan.rows.column.count + plan.inputRows.column.count + plan.unknownCount)
        for place in 0..<plan.unknownCount { addStep(plan, factors, place, coreUnknowns) }
        addChecks(plan, matters)
        isSingle = plan.rowCount == 1 && steps.count == 1 && steps[0].row == 0 && stepTerms.count == 0 && checks.count == 0
    }

    private func addStep(_ plan: ComponentPlan, _ factors: BasisFactors, _ place: Int, _ coreUnknowns: Set<Int32>) {
        let row = Int(factors.rows[place]), unknown = Int(factors.unknowns[place])
        guard row < plan.rowCount else {
            steps.append(Step(row: -1, unknown: Int32(unknown), termEnd: Int32(stepTerms.count), scale: 0))
            return
        }
        let isCore = place >= coreStart && place < coreStart + coreCount
        let scale = isCore ? 1 : 1 / plan.rows.coefficient(row: row, column: unknown)
        for entry in plan.rows.range(row) {
            let column = plan.rows.column[entry]
            if isCore ? coreUnknowns.contains(column) : Int(column) == unknown { continue }
            stepTerms.append(Term(slot: column, coefficient: -scale * plan.rows.coefficient[entry]))
        }
        for entry in plan.inputRows.range(row) {
            let slot = Int32(plan.unknownCount) + plan.inputRows.column[entry]
            stepTerms.append(Term(slot: slot, coefficient: -scale * plan.inputRows.coefficient[entry]))
        }
        steps.append(Step(row: Int32(row), unknown: Int32(unknown), termEnd: Int32(stepTerms.count), scale: scale))
    }

    private func addChecks(_ plan: ComponentPlan, _ matters: borrowing FlatArray<Int8>) {
        for row in 0..<plan.rowCount where sides[row] != ComponentSolver.Side.active {
            for entry in plan.rows.range(row) {
                checkTerms.append(Term(slot: plan.rows.column[entry], coefficient: plan.rows.coefficient[entry]))
            }
            for entry in plan.inputRows.range(row) {
                let slot = Int32(plan.unknownCount) + plan.inputRows.column[entry]
                checkTerms.append(Term(slot: slot, coefficient: plan.inputRows.coefficient[entry]))
            }
            addCheck(Int32(row), plan.effectiveSide(row, sides[row]))
        }
        for unknown in 0..<plan.unknownCount where sides[plan.rowCount + unknown] != ComponentSolver.Side.active && matters[unknown] != 0 {
            checkTerms.append(Term(slot: Int32(unknown), coefficient: 1))
            addCheck(-1, sides[plan.rowCount + unknown])
        }
    }

    private func addCheck(_ row: Int32, _ side: Int8) {
        checks.append(
            Check(
                row: row, termEnd: Int32(checkTerms.count), lower: side < 0 ? -.infinity : -Self.tolerance,
                upper: side > 0 ? .infinity : Self.tolerance))
    }

    // MARK: Running

    /// Computes all unknowns into the first slots. `constant` gives a row's constant.
    @inline(__always)
    func computeUnknowns(_ slots: UnsafeMutablePointer<Double>, _ constant: (Int) -> Double) {
        var term = stepTerms.base
        let terms = stepTerms.base
        var step = steps.base
        let last = steps.base + steps.count
        let coreFirst = coreCount > 0 ? steps.base + coreStart : last, coreLast = coreFirst + coreCount
        while step < last {
            var sum = step.pointee.row >= 0 ? step.pointee.scale * constant(Int(step.pointee.row)) : 0
            let end = terms + Int(step.pointee.termEnd)
            while term < end {
                sum += term.pointee.coefficient * slots[Int(term.pointee.slot)]
                term += 1
            }
            if step >= coreFirst, step < coreLast {
                coreScratch[step - coreFirst] = sum
                if step + 1 == coreLast { solveCore(slots) }
            } else {
                slots[Int(step.pointee.unknown)] = sum
            }
            step += 1
        }
    }

    @inline(never)
    private func solveCore(_ slots: UnsafeMutablePointer<Double>) {
        for position in 0..<coreCount {
            var sum = 0.0
            for index in 0..<coreCount { sum += coreInverse[position * coreCount + index] * coreScratch[index] }
            slots[Int(steps[coreStart + position].unknown)] = sum
        }
    }

    /// The number of the first check that the values in `slots` fail, or `allFine`.
    @inline(__always)
    func failedCheck(_ slots: UnsafeMutablePointer<Double>, _ constant: (Int) -> Double) -> Int {
        var term = checkTerms.base
        let terms = checkTerms.base, checks = checks.base, count = self.checks.count
        var index = 0
        while index < count {
            let check = checks + index
            var residual = check.pointee.row >= 0 ? -constant(Int(check.pointee.row)) : 0
            let end = terms + Int(check.pointee.termEnd)
            while term < end {
                residual += term.pointee.coefficient * slots[Int(term.pointee.slot)]
                term += 1
            }
            if !check.pointee.passes(residual) { return index }
            index += 1
        }
        return Self.allFine
    }

    /// The rows that hold exactly where `other` takes over from this basis, besides the check's own; from `rowCount` on, unknowns
    /// that are zero there.
    func rowsMet(_ other: UnsafeMutablePointer<CompiledBasis>, across check: Int, rowCount: Int) -> [Int] {
        let row = checks[check].row, crossed = row >= 0 ? Int(row) : rowCount + Int(checkTerms[terms(ofCheck: check).lowerBound].slot)
        return (0..<sides.count).filter { index in
            let side = sides[index], otherSide = other.pointee.sides[index]
            guard index != crossed, side != otherSide, side != ComponentSolver.Side.active else { return false }
            // That an unknown is above zero or below matters where preferences do, see `InputMotion.Neighbour.needsPreferences`.
            return index < rowCount || otherSide == ComponentSolver.Side.active
        }
    }

    /// The terms of a check.
    @inline(__always)
    func terms(ofCheck check: Int) -> Range<Int> {
        Range(uncheckedBounds: (check > 0 ? Int(checks[check - 1].termEnd) : 0, Int(checks[check].termEnd)))
    }

    /// The terms of a step.
    @inline(__always)
    func terms(ofStep place: Int) -> Range<Int> {
        Range(uncheckedBounds: (place > 0 ? Int(steps[place - 1].termEnd) : 0, Int(steps[place].termEnd)))
    }

    /// The column of the core's inverse that belongs to a place of the core, at a place of the core.
    @inline(__always)
    func coreResponse(of place: Int, at other: Int) -> Double { coreInverse[(other - coreStart) * coreCount + place - coreStart] }

    /// The dependents of a basis, made when they are first asked for.
    static func dependents(of basis: UnsafeMutablePointer<CompiledBasis>, _ plan: ComponentPlan) -> UnsafeMutablePointer<Dependents> {
        if let known = basis.pointee.dependents.pointer { return known }
        let made = Dependents(basis.pointee, unknownCount: plan.unknownCount, rowCount: plan.rowCount)
        return basis.pointee.dependents.fill(with: made)
    }
}
