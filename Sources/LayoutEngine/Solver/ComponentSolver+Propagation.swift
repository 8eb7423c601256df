// The first guess. Unknowns are decided one after the other; each takes the value that is best for the rows in which
// nothing else is open. Which unknown comes next is decided by the strongest row with one open unknown: required
// equalities, then preferences from the strongest to the weakest, then required inequalities, which only bound.
// Going back, each unknown hands the pressure of later rows on to the rows that hold it.

extension ComponentSolver {
    func propagate() {
        preparePropagation()
        var nextUnknown = 0
        while factors.rows.count < unknownCount {
            if let row = nextRow() {
                decide(Int(openSum[row]))
                continue
            }
            while owner[rowCount + nextUnknown] >= 0 { nextUnknown += 1 }
            decide(nextUnknown)
        }
        handPressureBack()
        factors.factor(plan, sides: sides)
    }

    private func preparePropagation() {
        let plan = plan!
        openCount.reset(count: rowCount, to: 0)
        openSum.reset(count: rowCount, to: 0)
        owner.reset(count: rowCount + unknownCount, to: -1)
        weights.reset(count: levelCount, to: 0)
        // The guess may rank levels by plain weights: what it gets wrong the simplex puts right.
        var weight = 1.0
        for level in stride(from: levelCount - 1, through: 0, by: -1) {
            weights[level] = weight
            weight = min(weight * 1e4, 1e200)
        }
        while buckets.count < levelCount { buckets.append(FlatArray()) }
        for index in 0..<buckets.count { buckets[index].pointee.removeAll() }
        for row in 0..<rowCount {
            var sum: Int32 = 0
            for entry in plan.rows.range(row) { sum &+= plan.rows.column[entry] }
            openCount[row] = Int32(plan.rows.entryCount(row))
            openSum[row] = sum
            if openCount[row] == 1 { buckets[bucket(row)].pointee.append(Int32(row)) }
        }
        factors.rows.removeAll()
        factors.unknowns.removeAll()
    }

    private func bucket(_ row: Int) -> Int {
        let level = Int(plan.level[row])
        return level == 0 && plan.relation[row] != 0 ? plan.tieLevel : level
    }

    private func nextRow() -> Int? {
        for index in 0..<levelCount {
            while let row = buckets[index].pointee.popLast() {
                if openCount[Int(row)] == 1 { return Int(row) }
            }
        }
        return nil
    }

    /// Gives `unknown` the best value for the rows in which it alone is open.
    private func decide(_ unknown: Int) {
        let plan = plan!
        kinks.removeAll()
        let nearness = weights[Int(plan.zeroLevel[unknown])]
        kinks.append(Kink(position: 0, costBelow: nearness, costAbove: nearness))
        var total = -nearness
        for entry in plan.columns.range(unknown) {
            let row = Int(plan.columns.column[entry])
            openCount[row] -= 1
            openSum[row] -= Int32(unknown)
            if openCount[row] == 1 { buckets[bucket(row)].pointee.append(Int32(row)) }
            guard openCount[row] == 0 else { continue }
            owner[row] = Int32(unknown)
            let coefficient = plan.columns.coefficient[entry]
            var rest = rightHandSides[row]
            for other in plan.rows.range(row) where Int(plan.rows.column[other]) != unknown {
                rest -= plan.rows.coefficient[other] * values[Int(plan.rows.column[other])]
            }
            let weight = abs(coefficient) * weights[Int(plan.level[row])]
            let sign = plan.relation[row] == 0 ? 0 : (coefficient > 0) == (plan.relation[row] > 0) ? 1 : -1
            let kink = Kink(position: rest / coefficient, costBelow: sign >= 0 ? weight : 0, costAbove: sign <= 0 ? weight : 0)
            total -= kink.costBelow
            insertKink(kink)
        }
        var position = 0.0
        for index in 0..<kinks.count {
            position = kinks[index].position
            total += kinks[index].costBelow + kinks[index].costAbove
            if total >= 0 { break }
        }
        values[unknown] = position
        owner[rowCount + unknown] = Int32(unknown)
        factors.unknowns.append(Int32(unknown))
        factors.rows.append(0)
    }

    private func insertKink(_ kink: Kink) {
        kinks.append(kink)
        var at = kinks.count - 1
        while at > 0, kinks[at - 1].position > kink.position {
            kinks[at] = kinks[at - 1]
            at -= 1
        }
        kinks[at] = kink
    }

    // MARK: Which of the rows that hold an unknown are active

    /// Goes back over the decisions: rows off zero press on their unknowns, and each unknown's pressure is taken up by
    /// the rows at zero that it was the last of, in the order of `insertHolder`, each as far as its costs allow.
    private func handPressureBack() {
        for place in stride(from: unknownCount - 1, through: 0, by: -1) {
            let unknown = Int(factors.unknowns[place])
            holders.removeAll()
            for entry in plan.columns.range(unknown) {
                let row = Int(plan.columns.column[entry])
                guard Int(owner[row]) == unknown else { continue }
                let residual = residual(row)
                if abs(residual) <= residualTolerance {
                    insertHolder(row)
                } else {
                    sides[row] = residual > 0 ? Side.above : Side.below
                    press(row, factor: costSign(row, side: sides[row]))
                }
            }
            let value = values[unknown], preference = rowCount + unknown
            if abs(value) > residualTolerance {
                sides[preference] = value > 0 ? Side.above : Side.below
                addCost(of: preference, times: Double(sides[preference]), to: pressures.base + unknown * levelCount)
            } else {
                holders.append(Holder(row: Int32(preference), order: Int32.max))
            }
            chooseHolder(of: unknown)
        }
    }

    private func residual(_ row: Int) -> Double {
        var sum = -rightHandSides[row]
        for entry in plan.rows.range(row) { sum += plan.rows.coefficient[entry] * values[Int(plan.rows.column[entry])] }
        return sum
    }

    /// Rows with no other unknown first, since they hand nothing on; then the strongest.
    private func insertHolder(_ row: Int) {
        let order = plan.level[row] + (plan.rows.entryCount(row) == 1 ? 0 : Int32(levelCount))
        holders.append(Holder(row: Int32(row), order: order))
        var at = holders.count - 1
        while at > 0, holders[at - 1].order > order {
            holders.elements.swapAt(at, at - 1)
            at -= 1
        }
    }

    private func chooseHolder(of unknown: Int) {
        let pressure = pressures.base + unknown * levelCount
        for index in 0..<holders.count {
            let row = Int(holders[index].row)
            let coefficient = row < rowCount ? plan.rows.coefficient(row: row, column: unknown) : 1
            for level in 0..<levelCount { multipliers[level] = -pressure[level] / coefficient }
            let side =
                excess(place: 0, row: row, side: Side.above) != nil
                ? Side.above
                : excess(place: 0, row: row, side: Side.below) != nil ? Side.below : Side.active
            if side == Side.active || index == holders.count - 1 {
                sides[row] = Side.active
                spreadHolder(row, unknown)
                return
            }
            sides[row] = side
            press(row, factor: costSign(row, side: side))
        }
    }

    /// Hands the multiplier in the first entries of `multipliers` on to the row's other unknowns.
    private func spreadHolder(_ row: Int, _ unknown: Int) {
        guard row < rowCount else { return }
        for entry in plan.rows.range(row) {
            let column = Int(plan.rows.column[entry])
            guard column != unknown else { continue }
            for level in 0..<levelCount {
                pressures[column * levelCount + level] += plan.rows.coefficient[entry] * multipliers[level]
            }
        }
    }

    private func press(_ row: Int, factor: Double) {
        guard factor != 0 else { return }
        guard row < rowCount else {
            addCost(of: row, times: factor, to: pressures.base + (row - rowCount) * levelCount)
            return
        }
        for entry in plan.rows.range(row) {
            addCost(
                of: row, times: factor * plan.rows.coefficient[entry],
                to: pressures.base + Int(plan.rows.column[entry]) * levelCount)
        }
    }
}
