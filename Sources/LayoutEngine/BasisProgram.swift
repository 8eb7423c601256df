/// A basis of a plan as a program: how to get the unknowns from constants and inputs, one after the other, and which
/// rows must lie on which side for the basis to be the best one. Whether it balances the costs does not depend on
/// constants, so the sides are all there is to check.
///
/// Terms address slots: the unknowns, then the inputs.
struct BasisProgram: BitwiseCopyable {
    /// A value to compute: `scale * constant of row + terms`; 0 for row -1.
    struct Step: BitwiseCopyable {
        var row: Int32
        var unknown: Int32
        var scale: Double
    }

    /// A row whose residual must lie on `side`; row -1 stands for an implicit preference.
    struct Check: BitwiseCopyable {
        var row: Int32
        var side: Int8
    }

    let sides: FlatArray<Int8>
    /// Places of the core compute their right-hand sides; the core's inverse turns those into unknowns.
    private let steps = FlatArray<Step>()
    private let stepTerms = CompressedRows()
    private let coreStart: Int
    private let coreCount: Int
    private let coreInverse: FlatArray<Double>
    private let coreScratch: FlatArray<Double>
    let checks = FlatArray<Check>()
    let checkTerms = CompressedRows()
    /// By check that failed: a basis that was right then, to be tried first; -1 where none is known.
    let successor: FlatArray<Int32>
    /// How the basis follows the plan's input, where it has just one.
    let motion: UnsafeMutablePointer<InputMotion>?

    static let allFine = -1
    static let tolerance = 1e-8

    init(plan: ComponentPlan, factors: BasisFactors, sides: FlatArray<Int8>) {
        self.sides = FlatArray(sides.elements)
        coreStart = factors.coreStart
        coreCount = factors.coreCount
        coreInverse = FlatArray(factors.coreInverse.elements.prefix(factors.coreCount * factors.coreCount))
        coreScratch = FlatArray(repeating: 0, count: factors.coreCount)
        let checkCount = sides.elements.count { $0 != ComponentSolver.Side.active }
        successor = FlatArray(repeating: -1, count: checkCount)
        let coreUnknowns = Set(factors.unknowns.elements[coreStart..<(coreStart + coreCount)])
        steps.reserve(plan.unknownCount)
        stepTerms.reserve(rows: plan.unknownCount, entries: 2 * plan.unknownCount)
        checks.reserve(checkCount)
        checkTerms.reserve(rows: checkCount, entries: plan.rows.column.count + plan.inputRows.column.count + plan.unknownCount)
        motion = plan.inputCount == 1 ? .allocate(capacity: 1) : nil
        for place in 0..<plan.unknownCount { addStep(plan, factors, place, coreUnknowns) }
        addChecks(plan)
        motion?.initialize(to: InputMotion(checkTerms: checkTerms, unknownCount: plan.unknownCount))
    }

    func free() {
        sides.free()
        steps.free()
        stepTerms.free()
        coreInverse.free()
        coreScratch.free()
        checks.free()
        checkTerms.free()
        successor.free()
        motion?.pointee.free()
        motion?.deallocate()
    }

    private func addStep(_ plan: ComponentPlan, _ factors: BasisFactors, _ place: Int, _ coreUnknowns: Set<Int32>) {
        let row = Int(factors.rows[place]), unknown = Int(factors.unknowns[place])
        defer { stepTerms.endRow() }
        guard row < plan.rowCount else {
            steps.append(Step(row: -1, unknown: Int32(unknown), scale: 0))
            return
        }
        let isCore = place >= coreStart && place < coreStart + coreCount
        let scale = isCore ? 1 : 1 / plan.rows.coefficient(row: row, column: unknown)
        steps.append(Step(row: Int32(row), unknown: Int32(unknown), scale: scale))
        for entry in plan.rows.range(row) {
            let column = plan.rows.column[entry]
            if isCore ? coreUnknowns.contains(column) : Int(column) == unknown { continue }
            stepTerms.append(column: Int(column), coefficient: -scale * plan.rows.coefficient[entry])
        }
        for entry in plan.inputRows.range(row) {
            let slot = plan.unknownCount + Int(plan.inputRows.column[entry])
            stepTerms.append(column: slot, coefficient: -scale * plan.inputRows.coefficient[entry])
        }
    }

    private func addChecks(_ plan: ComponentPlan) {
        for row in 0..<plan.rowCount where sides[row] != ComponentSolver.Side.active {
            checks.append(Check(row: Int32(row), side: plan.effectiveSide(row, sides[row])))
            for entry in plan.rows.range(row) {
                checkTerms.append(column: Int(plan.rows.column[entry]), coefficient: plan.rows.coefficient[entry])
            }
            for entry in plan.inputRows.range(row) {
                let slot = plan.unknownCount + Int(plan.inputRows.column[entry])
                checkTerms.append(column: slot, coefficient: plan.inputRows.coefficient[entry])
            }
            checkTerms.endRow()
        }
        for unknown in 0..<plan.unknownCount where sides[plan.rowCount + unknown] != ComponentSolver.Side.active {
            checks.append(Check(row: -1, side: sides[plan.rowCount + unknown]))
            checkTerms.append(column: unknown, coefficient: 1)
            checkTerms.endRow()
        }
    }

    /// Computes all unknowns into the first slots. `constant` gives a row's constant.
    @inline(__always)
    func computeUnknowns(_ slots: UnsafeMutablePointer<Double>, _ constant: (Int) -> Double) {
        let steps = steps.base, start = stepTerms.start.base, column = stepTerms.column.base
        let coefficient = stepTerms.coefficient.base
        var entry = 0
        for place in 0..<self.steps.count {
            let step = steps[place]
            var sum = step.row >= 0 ? step.scale * constant(Int(step.row)) : 0
            let end = Int(start[place + 1])
            while entry < end {
                sum += coefficient[entry] * slots[Int(column[entry])]
                entry += 1
            }
            if coreCount > 0, place >= coreStart, place < coreStart + coreCount {
                coreScratch[place - coreStart] = sum
                if place == coreStart + coreCount - 1 { solveCore(slots) }
            } else {
                slots[Int(step.unknown)] = sum
            }
        }
    }

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
        let checks = checks.base, start = checkTerms.start.base, column = checkTerms.column.base
        let coefficient = checkTerms.coefficient.base
        var entry = 0
        for index in 0..<self.checks.count {
            let check = checks[index]
            var residual = check.row >= 0 ? -constant(Int(check.row)) : 0
            let end = Int(start[index + 1])
            while entry < end {
                residual += coefficient[entry] * slots[Int(column[entry])]
                entry += 1
            }
            // NaN must fail, too.
            let isFine = check.side > 0 ? residual >= -Self.tolerance
                : check.side < 0 ? residual <= Self.tolerance : abs(residual) <= Self.tolerance
            if !isFine { return index }
        }
        return Self.allFine
    }
}
