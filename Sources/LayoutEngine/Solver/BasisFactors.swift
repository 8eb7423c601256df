/// The active rows of a basis in an order in which they can be solved one unknown at a time, with a dense inverse for
/// the core of rows where no such order exists.
///
/// Place `p` pairs row `rows[p]` with unknown `unknowns[p]`. Places before `coreStart` and after the core each
/// contain one unknown that no earlier place has; the core's places form a square system of their own.
final class BasisFactors {
    let rows = FlatArray<Int32>(capacity: 32)
    let unknowns = FlatArray<Int32>(capacity: 32)
    private(set) var coreStart = 0
    private(set) var coreCount = 0
    /// Unknown by row, `coreCount` squared.
    let coreInverse = FlatArray<Double>(capacity: 32)

    private let rowOpen = FlatArray<Int32>(capacity: 32)
    private let rowSum = FlatArray<Int32>(capacity: 32)
    private let unknownOpen = FlatArray<Int32>(capacity: 32)
    private let unknownSum = FlatArray<Int32>(capacity: 32)
    private let queue = FlatArray<Int32>(capacity: 32)
    private let tail = FlatArray<Int32>(capacity: 32)
    private let work = FlatArray<Double>(capacity: 32)
    private let coreValues = FlatArray<Double>(capacity: 32)

    /// Orders the active rows of `sides`. Rows that turn out to depend on others make room for implicit preferences,
    /// and lose their active side.
    func factor(_ plan: ComponentPlan, sides: borrowing FlatArray<Int8>) {
        while !tryFactor(plan, sides: sides) {}
    }

    private func tryFactor(_ plan: ComponentPlan, sides: borrowing FlatArray<Int8>) -> Bool {
        let n = plan.unknownCount
        rows.removeAll()
        unknowns.removeAll()
        tail.removeAll()
        queue.removeAll()
        rowOpen.reset(count: plan.rowCount + n, to: 0)
        rowSum.reset(count: plan.rowCount + n, to: 0)
        unknownOpen.reset(count: n, to: 0)
        unknownSum.reset(count: n, to: 0)
        peelRows(plan, sides)
        if rows.count < n { peelUnknowns(plan, sides) }
        coreStart = rows.count
        coreCount = n - rows.count - tail.count
        if coreCount > 0 {
            collectCore(plan, sides)
            guard invertCore(plan, sides) else { return false }
        }
        for index in stride(from: tail.count - 1, through: 0, by: -1) {
            let unknown = tail[index]
            rows.append(unknownSum[Int(unknown)])
            unknowns.append(unknown)
        }
        return true
    }

    /// Takes rows with one open unknown, again and again. Open unknowns of a row are counted and summed up: the sum of
    /// a single one is its number.
    private func peelRows(_ plan: ComponentPlan, _ sides: borrowing FlatArray<Int8>) {
        let m = plan.rowCount
        for row in 0..<m where sides[row] == ComponentSolver.Side.active {
            var sum: Int32 = 0
            for entry in plan.rows.range(row) { sum &+= plan.rows.column[entry] }
            rowOpen[row] = Int32(plan.rows.entryCount(row))
            rowSum[row] = sum
            if rowOpen[row] == 1 { queue.append(Int32(row)) }
        }
        for unknown in 0..<plan.unknownCount where sides[m + unknown] == ComponentSolver.Side.active {
            rowOpen[m + unknown] = 1
            rowSum[m + unknown] = Int32(unknown)
            queue.append(Int32(m + unknown))
        }
        while let row = queue.popLast() {
            guard rowOpen[Int(row)] == 1 else { continue }
            let unknown = Int(rowSum[Int(row)])
            rows.append(row)
            unknowns.append(Int32(unknown))
            unknownOpen[unknown] = -1
            if sides[m + unknown] == ComponentSolver.Side.active { rowOpen[m + unknown] -= 1 }
            for entry in plan.columns.range(unknown) {
                let other = Int(plan.columns.column[entry])
                guard sides[other] == ComponentSolver.Side.active else { continue }
                rowOpen[other] -= 1
                rowSum[other] -= Int32(unknown)
                if rowOpen[other] == 1 { queue.append(Int32(other)) }
            }
        }
    }

    /// Takes unknowns that only one open row has: they are solved last. Leaves their row in `unknownSum`.
    private func peelUnknowns(_ plan: ComponentPlan, _ sides: borrowing FlatArray<Int8>) {
        for unknown in 0..<plan.unknownCount where unknownOpen[unknown] >= 0 {
            for entry in plan.columns.range(unknown) {
                let row = plan.columns.column[entry]
                guard sides[Int(row)] == ComponentSolver.Side.active, rowOpen[Int(row)] > 0 else { continue }
                unknownOpen[unknown] += 1
                unknownSum[unknown] += row
            }
            if unknownOpen[unknown] == 1 { queue.append(Int32(unknown)) }
        }
        while let unknown = queue.popLast() {
            guard unknownOpen[Int(unknown)] == 1 else { continue }
            let row = Int(unknownSum[Int(unknown)])
            tail.append(unknown)
            unknownOpen[Int(unknown)] = -1
            rowOpen[row] = 0
            for entry in plan.rows.range(row) {
                let other = Int(plan.rows.column[entry])
                guard unknownOpen[other] > 0 else { continue }
                unknownOpen[other] -= 1
                unknownSum[other] -= Int32(row)
                if unknownOpen[other] == 1 { queue.append(Int32(other)) }
            }
        }
    }

    private func collectCore(_ plan: ComponentPlan, _ sides: borrowing FlatArray<Int8>) {
        for row in 0..<plan.rowCount where sides[row] == ComponentSolver.Side.active && rowOpen[row] > 0 {
            rows.append(Int32(row))
        }
        for unknown in 0..<plan.unknownCount where unknownOpen[unknown] >= 0 { unknowns.append(Int32(unknown)) }
    }

    /// Inverts the core by elimination with full row pivoting. On a dependent row puts an implicit preference in its
    /// place among `sides` and returns false.
    private func invertCore(_ plan: ComponentPlan, _ sides: borrowing FlatArray<Int8>) -> Bool {
        let q = coreCount
        guard rows.count - coreStart == q else {
            startOver(plan, sides)
            return false
        }
        let width = 2 * q
        work.reset(count: q * width, to: 0)
        for position in 0..<q { unknownSum[Int(unknowns[coreStart + position])] = Int32(position) }
        for index in 0..<q {
            let row = Int(rows[coreStart + index])
            for entry in plan.rows.range(row) {
                let unknown = Int(plan.rows.column[entry])
                guard unknownOpen[unknown] >= 0 else { continue }
                work[index * width + Int(unknownSum[unknown])] = plan.rows.coefficient[entry]
            }
            work[index * width + q + index] = 1
        }
        for pivot in 0..<q {
            var best = pivot
            for index in pivot..<q where abs(work[index * width + pivot]) > abs(work[best * width + pivot]) { best = index }
            guard abs(work[best * width + pivot]) > 1e-9 else {
                replaceDependentRow(plan, sides, unknown: Int(unknowns[coreStart + pivot]), pivot: pivot, width: width)
                return false
            }
            swapWorkRows(best, pivot, width)
            eliminate(pivot, q, width)
        }
        coreInverse.reset(count: q * q, to: 0)
        for index in 0..<q {
            for column in 0..<q { coreInverse[index * q + column] = work[index * width + q + column] }
        }
        return true
    }

    private func swapWorkRows(_ a: Int, _ b: Int, _ width: Int) {
        guard a != b else { return }
        for column in 0..<width {
            let held = work[a * width + column]
            work[a * width + column] = work[b * width + column]
            work[b * width + column] = held
        }
    }

    private func eliminate(_ pivot: Int, _ q: Int, _ width: Int) {
        let scale = 1 / work[pivot * width + pivot]
        for column in pivot..<width { work[pivot * width + column] *= scale }
        for index in 0..<q where index != pivot {
            let factor = work[index * width + pivot]
            guard factor != 0 else { continue }
            for column in pivot..<width { work[index * width + column] -= factor * work[pivot * width + column] }
        }
    }

    /// Column `pivot` of the elimination had no pivot: some row not yet used depends on the others. It is found as the one
    /// that contributes to a remaining row of the work matrix; the unknown's preference takes its place.
    private func replaceDependentRow(_ plan: ComponentPlan, _ sides: borrowing FlatArray<Int8>, unknown: Int, pivot: Int, width: Int) {
        let q = coreCount
        var dependent = 0
        for index in 0..<q where abs(work[pivot * width + q + index]) > abs(work[pivot * width + q + dependent]) + 1e-12 {
            dependent = index
        }
        sides[Int(rows[coreStart + dependent])] = ComponentSolver.Side.balanced
        sides[plan.rowCount + unknown] = ComponentSolver.Side.active
    }

    /// The number of active rows is not the number of unknowns: starts over from the implicit preferences.
    private func startOver(_ plan: ComponentPlan, _ sides: borrowing FlatArray<Int8>) {
        for row in 0..<plan.rowCount where sides[row] == ComponentSolver.Side.active { sides[row] = ComponentSolver.Side.balanced }
        for unknown in 0..<plan.unknownCount { sides[plan.rowCount + unknown] = ComponentSolver.Side.active }
    }

    // MARK: Solving

    /// Solves `B x = b`, `rightHandSide` giving `b` for a row.
    @inline(__always)
    func solveForward(_ plan: ComponentPlan, into x: borrowing FlatArray<Double>, _ rightHandSide: (Int) -> Double) {
        for place in 0..<coreStart { solvePlace(plan, place, x, rightHandSide) }
        if coreCount > 0 {
            coreValues.reset(count: coreCount, to: 0)
            for index in 0..<coreCount { x[Int(unknowns[coreStart + index])] = 0 }
            for index in 0..<coreCount {
                let row = Int(rows[coreStart + index])
                var sum = rightHandSide(row)
                for entry in plan.rows.range(row) { sum -= plan.rows.coefficient[entry] * x[Int(plan.rows.column[entry])] }
                coreValues[index] = sum
            }
            for position in 0..<coreCount {
                var sum = 0.0
                for index in 0..<coreCount { sum += coreInverse[position * coreCount + index] * coreValues[index] }
                x[Int(unknowns[coreStart + position])] = sum
            }
        }
        for place in (coreStart + coreCount)..<rows.count { solvePlace(plan, place, x, rightHandSide) }
    }

    @inline(__always)
    private func solvePlace(_ plan: ComponentPlan, _ place: Int, _ x: borrowing FlatArray<Double>, _ rightHandSide: (Int) -> Double) {
        let row = Int(rows[place]), unknown = Int(unknowns[place])
        guard row < plan.rowCount else {
            x[unknown] = rightHandSide(row)
            return
        }
        var sum = rightHandSide(row)
        var pivot = 1.0
        for entry in plan.rows.range(row) {
            let column = Int(plan.rows.column[entry]), coefficient = plan.rows.coefficient[entry]
            if column == unknown { pivot = coefficient } else { sum -= coefficient * x[column] }
        }
        x[unknown] = sum / pivot
    }

    /// Solves `y B = -pressures` for vectors of `levelCount` entries; `pressures` is used up.
    func solveBackward(
        _ plan: ComponentPlan, pressures: borrowing FlatArray<Double>, levelCount: Int, into y: borrowing FlatArray<Double>
    ) {
        for place in stride(from: rows.count - 1, through: coreStart + coreCount, by: -1) {
            balancePlace(plan, place, pressures, levelCount, y)
        }
        if coreCount > 0 {
            for index in 0..<coreCount {
                let place = coreStart + index
                for level in 0..<levelCount {
                    var sum = 0.0
                    for position in 0..<coreCount {
                        let unknown = Int(unknowns[coreStart + position])
                        sum -= coreInverse[position * coreCount + index] * pressures[unknown * levelCount + level]
                    }
                    y[place * levelCount + level] = sum
                }
            }
            for place in coreStart..<(coreStart + coreCount) { spread(plan, place, pressures, levelCount, y) }
        }
        for place in stride(from: coreStart - 1, through: 0, by: -1) { balancePlace(plan, place, pressures, levelCount, y) }
    }

    @inline(__always)
    private func balancePlace(
        _ plan: ComponentPlan, _ place: Int, _ pressures: borrowing FlatArray<Double>, _ levelCount: Int, _ y: borrowing FlatArray<Double>
    ) {
        let row = Int(rows[place]), unknown = Int(unknowns[place])
        let pivot = row < plan.rowCount ? plan.rows.coefficient(row: row, column: unknown) : 1
        for level in 0..<levelCount { y[place * levelCount + level] = -pressures[unknown * levelCount + level] / pivot }
        if row < plan.rowCount { spread(plan, place, pressures, levelCount, y) }
    }

    @inline(__always)
    private func spread(
        _ plan: ComponentPlan, _ place: Int, _ pressures: borrowing FlatArray<Double>, _ levelCount: Int, _ y: borrowing FlatArray<Double>
    ) {
        let row = Int(rows[place])
        for entry in plan.rows.range(row) {
            let at = Int(plan.rows.column[entry]) * levelCount, coefficient = plan.rows.coefficient[entry]
            for level in 0..<levelCount { pressures[at + level] += coefficient * y[place * levelCount + level] }
        }
    }
}
