/// A basis of a plan as a program: how to get the unknowns from constants and inputs, one after the other, and which
/// rows must lie on which side for the basis to be the best one. Whether it balances the costs does not depend on
/// constants, so the sides are all there is to check.
///
/// Terms address slots: the unknowns, then the inputs.
final class PlanBasis {
    /// A value to compute: `scale * constant of row + terms`; 0 for row -1.
    struct Step {
        var row: Int32
        var unknown: Int32
        var scale: Double
    }

    /// A row whose residual must lie on `side`.
    struct Check {
        var row: Int32
        var side: Int8
    }

    let sides: FlatArray<Int8>
    /// Places of the core compute their right-hand sides; the core's inverse turns those into unknowns.
    private let steps: FlatArray<Step>
    private let stepTerms: CompressedRows
    private let coreStart: Int
    private let coreCount: Int
    private let coreInverse: FlatArray<Double>
    private let coreScratch: FlatArray<Double>
    private let checks: FlatArray<Check>
    private let checkTerms: CompressedRows
    private let signChecks: FlatArray<Check>
    /// The basis that was right the last time that a component left this one, by check that failed.
    let successor: FlatArray<Int32>

    static let allFine = -1
    static let tolerance = 1e-8

    init(plan: ComponentPlan, factors: BasisFactors, sides: FlatArray<Int8>) {
        let n = plan.unknownCount, m = plan.rowCount
        self.sides = FlatArray(sides.elements)
        coreStart = factors.coreStart
        coreCount = factors.coreCount
        coreInverse = FlatArray(factors.coreInverse.elements.prefix(coreCount * coreCount))
        coreScratch = FlatArray(repeating: 0, count: coreCount)
        let coreUnknowns = Set(factors.unknowns.elements[coreStart..<(coreStart + coreCount)])

        var steps = FlatArray<Step>(capacity: n)
        var terms = CompressedRows()
        for place in 0..<n {
            let row = Int(factors.rows[place]), unknown = Int(factors.unknowns[place])
            let isCore = place >= coreStart && place < coreStart + coreCount
            var scale = row < m ? 1.0 : 0.0
            if row < m, !isCore { scale = 1 / plan.rows.coefficient(row: row, column: unknown) }
            steps.append(Step(row: Int32(row < m ? row : -1), unknown: Int32(unknown), scale: scale))
            if row < m {
                for entry in plan.rows.range(row) {
                    let column = plan.rows.column[entry]
                    if isCore ? coreUnknowns.contains(column) : Int(column) == unknown { continue }
                    terms.append(column: Int(column), coefficient: -scale * plan.rows.coefficient[entry])
                }
                for entry in plan.inputRows.range(row) {
                    terms.append(column: n + Int(plan.inputRows.column[entry]), coefficient: -scale * plan.inputRows.coefficient[entry])
                }
            }
            terms.endRow()
        }
        self.steps = steps
        stepTerms = terms

        var checks = FlatArray<Check>(), signChecks = FlatArray<Check>()
        var checkTerms = CompressedRows()
        for row in 0..<m where sides[row] != ComponentSolver.Side.active {
            checks.append(Check(row: Int32(row), side: PlanBasis.checkedSide(plan, row, sides[row])))
            for entry in plan.rows.range(row) {
                checkTerms.append(column: Int(plan.rows.column[entry]), coefficient: plan.rows.coefficient[entry])
            }
            for entry in plan.inputRows.range(row) {
                checkTerms.append(column: n + Int(plan.inputRows.column[entry]), coefficient: plan.inputRows.coefficient[entry])
            }
            checkTerms.endRow()
        }
        for unknown in 0..<n where sides[m + unknown] != ComponentSolver.Side.active {
            signChecks.append(Check(row: Int32(unknown), side: sides[m + unknown]))
        }
        self.checks = checks
        self.checkTerms = checkTerms
        self.signChecks = signChecks
        successor = FlatArray(repeating: -1, count: checks.count + signChecks.count)
    }

    deinit {
        sides.free()
        steps.free()
        stepTerms.free()
        coreInverse.free()
        coreScratch.free()
        checks.free()
        checkTerms.free()
        signChecks.free()
        successor.free()
    }

    /// A balanced inequality has no say: it must lie on its good side.
    private static func checkedSide(_ plan: ComponentPlan, _ row: Int, _ side: Int8) -> Int8 {
        side == ComponentSolver.Side.balanced && plan.relation[row] != 0 ? plan.relation[row] : side
    }

    /// Computes all unknowns into the first slots. `constant` gives a row's constant.
    @inline(__always)
    func computeUnknowns(_ slots: UnsafeMutablePointer<Double>, _ constant: (Int) -> Double) {
        for place in 0..<steps.count {
            let step = steps[place]
            var sum = step.row >= 0 ? step.scale * constant(Int(step.row)) : 0
            for entry in stepTerms.range(place) {
                sum += stepTerms.coefficient[entry] * slots[Int(stepTerms.column[entry])]
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
        let tolerance = Self.tolerance
        for index in 0..<checks.count {
            let check = checks[index]
            var residual = -constant(Int(check.row))
            for entry in checkTerms.range(index) {
                residual += checkTerms.coefficient[entry] * slots[Int(checkTerms.column[entry])]
            }
            if Self.fails(residual, check.side, tolerance) { return index }
        }
        for index in 0..<signChecks.count {
            let check = signChecks[index]
            if Self.fails(slots[Int(check.row)], check.side, tolerance) { return checks.count + index }
        }
        return Self.allFine
    }

    @inline(__always)
    private static func fails(_ residual: Double, _ side: Int8, _ tolerance: Double) -> Bool {
        if side > 0 { return !(residual >= -tolerance) }
        if side < 0 { return !(residual <= tolerance) }
        return !(abs(residual) <= tolerance)
    }
}
