/// Finds the best values of one component from scratch: a first guess by propagation, then a simplex on it.
///
/// A basis picks as many rows as there are unknowns and holds them at residual zero; all others lie on one side. Each
/// row, active or not, has a multiplier: fixed by its side for those aside, free between the costs of its two sides
/// for the active ones. When the active rows' multipliers balance the others', and lie within their bounds, no
/// direction improves the costs: the basis is best. As long as one multiplier is out of bounds, letting go of its row
/// in that direction improves, until enough other rows are crossed that it no longer does; the row crossed last takes
/// the freed place.
///
/// A solver is scratch memory: it belongs to a system and is loaded with one component after the other.
final class ComponentSolver {
    /// The side of a row: its residual is negative, balanced at zero without a say, positive, or held at zero.
    enum Side {
        static let below: Int8 = -1
        static let balanced: Int8 = 0
        static let above: Int8 = 1
        static let active: Int8 = 2
    }

    private(set) var plan: ComponentPlan!
    private(set) var unknownCount = 0
    private(set) var rowCount = 0
    private(set) var levelCount = 0
    /// Right-hand sides of the constraints, the inputs' terms taken over.
    let rightHandSides = FlatArray<Double>(capacity: 32)
    let values = FlatArray<Double>(capacity: 32)
    let residuals = FlatArray<Double>(capacity: 32)
    let sides = FlatArray<Int8>(capacity: 32)
    let factors = BasisFactors()
    /// `levelCount` entries for each place of the sequence of `factors`.
    let multipliers = FlatArray<Double>(capacity: 32)
    /// `levelCount` entries for each unknown.
    let pressures = FlatArray<Double>(capacity: 32)
    let direction = FlatArray<Double>(capacity: 32)
    let slopes = FlatArray<Double>(capacity: 32)
    let breakpoints = FlatArray<Breakpoint>(capacity: 32)
    let rate = FlatArray<Double>(capacity: 32)
    /// By unknown, what `markPreferencesThatMatter` found.
    let matters = FlatArray<Int8>(capacity: 32)
    var residualTolerance = 1e-8
    static let costTolerance = 1e-9
    private static let mostUnknownsToReport = 32

    // Propagation's own scratch.
    let openCount = FlatArray<Int32>(capacity: 32)
    let openSum = FlatArray<Int32>(capacity: 32)
    let owner = FlatArray<Int32>(capacity: 32)
    let weights = FlatArray<Double>(capacity: 32)
    let buckets = StableList<FlatArray<Int32>>()
    let kinks = FlatArray<Kink>(capacity: 32)
    let holders = FlatArray<Holder>(capacity: 32)

    /// A point on a direction's way: there a row's residual becomes zero.
    struct Breakpoint {
        var distance: Double
        var row: Int32
    }

    /// A point along one unknown where a row's residual is zero, and the row's costs for one point of distance on either side.
    struct Kink {
        var position: Double
        var costBelow: Double
        var costAbove: Double
    }

    /// A row that can hold an unknown where it is; lower orders take up pressure first.
    struct Holder {
        var row: Int32
        var order: Int32
    }

    /// Makes `plan` the component to solve; the caller then fills `rightHandSides`.
    func load(_ plan: ComponentPlan) {
        self.plan = plan
        unknownCount = plan.unknownCount
        rowCount = plan.rowCount
        levelCount = plan.levelCount
        rightHandSides.reset(count: rowCount, to: 0)
        values.reset(count: unknownCount, to: 0)
        residuals.reset(count: rowCount + unknownCount, to: 0)
        sides.reset(count: rowCount + unknownCount, to: Side.balanced)
        multipliers.reset(count: unknownCount * levelCount, to: 0)
        pressures.reset(count: unknownCount * levelCount, to: 0)
        direction.reset(count: unknownCount, to: 0)
        slopes.reset(count: rowCount + unknownCount, to: 0)
        rate.reset(count: levelCount, to: 0)
    }

    /// Solves the loaded component. Afterwards `values`, `residuals`, `sides` and `factors` describe the best basis.
    func solve() {
        setTolerance()
        propagate()
        improve()
    }

    /// Solves the loaded component, starting from a basis that was best for other right-hand sides.
    func solve(startingFrom basis: UnsafeMutablePointer<CompiledBasis>) {
        setTolerance()
        for row in 0..<sides.count { sides[row] = basis.pointee.sides[row] }
        factors.factor(plan, sides: sides)
        improve()
    }

    private func setTolerance() {
        var largest = 1.0
        for row in 0..<rowCount { largest = max(largest, abs(rightHandSides[row])) }
        residualTolerance = max(1e-8, largest * 1e-12)
    }

    private func improve() {
        let limit = 200 + 20 * (rowCount + unknownCount)
        var stalled = 0
        var randomState: UInt64 = 0x1234_5678_9ABC_DEF1
        for iteration in 0...limit {
            computeValues()
            computeResiduals()
            resolveSides()
            computeMultipliers()
            guard iteration < limit, let leaving = chooseLeaving(shuffled: stalled > 20, &randomState) else { break }
            let moved = exchange(leaving)
            guard moved >= 0 else { break }
            stalled = moved > residualTolerance ? 0 : stalled + 1
        }
    }

    // MARK: One iteration's parts

    private func computeValues() {
        let rightHandSides = rightHandSides.base, rowCount = rowCount
        factors.solveForward(plan, into: values) { row in row < rowCount ? rightHandSides[row] : 0 }
    }

    private func computeResiduals() {
        let plan = plan!
        for row in 0..<rowCount {
            var sum = -rightHandSides[row]
            for entry in plan.rows.range(row) { sum += plan.rows.coefficient[entry] * values[Int(plan.rows.column[entry])] }
            residuals[row] = sum
        }
        for unknown in 0..<unknownCount { residuals[rowCount + unknown] = values[unknown] }
    }

    private func resolveSides() {
        for row in 0..<sides.count where sides[row] != Side.active {
            let residual = residuals[row]
            if residual > residualTolerance {
                sides[row] = Side.above
            } else if residual < -residualTolerance {
                sides[row] = Side.below
            }
        }
    }

    private func computeMultipliers() {
        let plan = plan!, levelCount = levelCount
        pressures.reset(count: unknownCount * levelCount, to: 0)
        for row in 0..<rowCount {
            let sign = costSign(row, side: sides[row])
            guard sign != 0 else { continue }
            let level = Int(plan.level[row]), tie = sign * plan.tieWeight[row]
            for entry in plan.rows.range(row) {
                let at = Int(plan.rows.column[entry]) * levelCount
                pressures[at + level] += sign * plan.rows.coefficient[entry]
                pressures[at + plan.tieLevel] += tie * plan.rows.coefficient[entry]
            }
        }
        for unknown in 0..<unknownCount where sides[rowCount + unknown] != Side.active {
            pressures[unknown * levelCount + Int(plan.zeroLevel[unknown])] += Double(sides[rowCount + unknown]) * plan.zeroWeight[unknown]
        }
        factors.solveBackward(plan, pressures: pressures, levelCount: levelCount, into: multipliers)
    }

    /// The multiplier, in units of the row's cost vector, that a row has on `side`.
    @inline(__always)
    func costSign(_ row: Int, side: Int8) -> Double {
        if side == Side.active || side == Side.balanced { return 0 }
        if row >= rowCount { return Double(side) }
        return plan.relation[row] &+ side == 0 || plan.relation[row] == 0 ? Double(side) : 0
    }

    /// Adds `factor` times the row's cost vector to `vector`.
    @inline(__always)
    func addCost(of row: Int, times factor: Double, to vector: UnsafeMutablePointer<Double>) {
        if row < rowCount {
            vector[Int(plan.level[row])] += factor
            vector[plan.tieLevel] += factor * plan.tieWeight[row]
        } else {
            vector[Int(plan.zeroLevel[row - rowCount])] += factor * plan.zeroWeight[row - rowCount]
        }
    }

    /// The entry of the row's cost vector at `level`.
    @inline(__always)
    private func cost(of row: Int, at level: Int) -> Double {
        if row < rowCount {
            return level == Int(plan.level[row]) ? 1 : level == plan.tieLevel ? plan.tieWeight[row] : 0
        }
        return level == Int(plan.zeroLevel[row - rowCount]) ? plan.zeroWeight[row - rowCount] : 0
    }

    /// The excess of the multiplier at a place of the sequence over its bound on `side`: the level that decides and
    /// the amount there, or nil when within.
    func excess(place: Int, row: Int, side: Int8) -> (level: Int, amount: Double)? {
        let bounded = row >= rowCount || plan.relation[row] == 0 || plan.relation[row] &+ side == 0
        let sign = Double(side)
        for level in 0..<levelCount {
            let bound = bounded ? cost(of: row, at: level) : 0
            let beyond = sign * multipliers[place * levelCount + level] - bound
            if beyond > Self.costTolerance { return (level, beyond) }
            if beyond < -Self.costTolerance { return nil }
        }
        return nil
    }

    // MARK: What the best basis hangs on

    /// Marks in `matters`, by unknown, whether the basis may stop being the best one where the unknown's implicit preference changes sides.
    /// Preferences are the weakest: they matter only to active rows whose bounds nothing stronger keeps the multipliers
    /// away from, and to those only if their right-hand sides move the unknown.
    /// In large components, which rarely repeat, finding out costs more than it saves: there all are taken to matter.
    func markPreferencesThatMatter() {
        let isSmall = unknownCount <= Self.mostUnknownsToReport
        matters.reset(count: unknownCount, to: isSmall ? 0 : 1)
        guard isSmall else { return }
        for place in 0..<unknownCount {
            let row = Int(factors.rows[place])
            guard isDecidedByPreferences(place, row, Side.above) || isDecidedByPreferences(place, row, Side.below) else { continue }
            factors.solveForward(plan, into: direction) { $0 == row ? 1 : 0 }
            for unknown in 0..<unknownCount where abs(direction[unknown]) > 1e-12 { matters[unknown] = 1 }
        }
    }

    /// Whether nothing stronger than preferences decides that the multiplier at a place is within its bound.
    private func isDecidedByPreferences(_ place: Int, _ row: Int, _ side: Int8) -> Bool {
        let bounded = row >= rowCount || plan.relation[row] == 0 || plan.relation[row] &+ side == 0
        for level in 0..<plan.firstPreferenceLevel {
            let bound = bounded ? cost(of: row, at: level) : 0
            if abs(Double(side) * multipliers[place * levelCount + level] - bound) > Self.costTolerance { return false }
        }
        return true
    }

    /// The place whose row should be let go, and to which side: the one that gains most, or, once the search has stalled,
    /// any one that gains, which keeps it from going in circles.
    private func chooseLeaving(shuffled: Bool, _ random: inout UInt64) -> (place: Int, side: Int8)? {
        var best: (place: Int, side: Int8)?
        var bestLevel = Int.max
        var bestAmount = 0.0
        var seen: UInt64 = 0
        for place in 0..<unknownCount {
            let row = Int(factors.rows[place])
            for side in [Side.above, Side.below] {
                guard let found = excess(place: place, row: row, side: side) else { continue }
                if shuffled {
                    seen += 1
                    random = random &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
                    if (random >> 33) % seen == 0 { best = (place, side) }
                } else if found.level < bestLevel || (found.level == bestLevel && found.amount > bestAmount) {
                    best = (place, side)
                    bestLevel = found.level
                    bestAmount = found.amount
                }
            }
        }
        return best
    }

    /// Lets the row at `leaving.place` go to `leaving.side`, as far as that improves, and puts the row that stops it
    /// in its place. Returns the distance, or -1 when nothing stops it.
    private func exchange(_ leaving: (place: Int, side: Int8)) -> Double {
        let leavingRow = Int(factors.rows[leaving.place]), sign = Double(leaving.side)
        factors.solveForward(plan, into: direction) { $0 == leavingRow ? sign : 0 }
        collectBreakpoints()
        rate.reset(count: levelCount, to: 0)
        for level in 0..<levelCount { rate[level] = -sign * multipliers[leaving.place * levelCount + level] }
        if costSign(leavingRow, side: leaving.side) != 0 { addCost(of: leavingRow, times: 1, to: rate.base) }

        breakpoints.sort { $0.distance < $1.distance }
        var stop = -1
        for index in 0..<breakpoints.count {
            stop = index
            let row = Int(breakpoints[index].row)
            addCost(of: row, times: abs(slopes[row]) * kinkHeight(row), to: rate.base)
            if isRateNonnegative { break }
        }
        guard stop >= 0 else { return -1 }
        for index in 0..<stop {
            let row = Int(breakpoints[index].row)
            sides[row] = slopes[row] > 0 ? Side.above : Side.below
        }
        sides[Int(breakpoints[stop].row)] = Side.active
        sides[leavingRow] = leaving.side
        factors.factor(plan, sides: sides)
        return breakpoints[stop].distance
    }

    /// The multiple of its cost vector by which a row's slope grows where the direction crosses it.
    private func kinkHeight(_ row: Int) -> Double {
        guard row >= rowCount || plan.relation[row] == 0 else { return 1 }
        return sides[row] == Side.balanced ? 1 : 2
    }

    private var isRateNonnegative: Bool {
        for level in 0..<levelCount {
            if rate[level] > Self.costTolerance { return true }
            if rate[level] < -Self.costTolerance { return false }
        }
        return true
    }

    /// Fills `slopes` for all rows aside, and `breakpoints` with those that the direction brings to zero.
    private func collectBreakpoints() {
        let plan = plan!
        breakpoints.removeAll()
        for row in 0..<sides.count where sides[row] != Side.active {
            var slope = 0.0
            if row < rowCount {
                for entry in plan.rows.range(row) { slope += plan.rows.coefficient[entry] * direction[Int(plan.rows.column[entry])] }
            } else {
                slope = direction[row - rowCount]
            }
            slopes[row] = slope
            guard abs(slope) > 1e-9 else { continue }
            let side = sides[row]
            if side == Side.balanced {
                // An inequality without a say is on its good side: only the other way does it cross.
                if row < rowCount, plan.relation[row] != 0, (slope > 0) != (plan.relation[row] < 0) { continue }
                breakpoints.append(Breakpoint(distance: 0, row: Int32(truncatingIfNeeded: row)))
            } else if (side > 0) != (slope > 0) {
                let distance = max(0, -residuals[row] / slope)
                breakpoints.append(Breakpoint(distance: distance, row: Int32(truncatingIfNeeded: row)))
            }
        }
    }
}
