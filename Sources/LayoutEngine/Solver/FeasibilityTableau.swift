/// Whether constraints hold together, asked as they are added one after the other: the simplex method as solvers for linear
/// arithmetic use it, without costs (Dutertre and de Moura, "A Fast Linear-Arithmetic Solver for DPLL(T)", 2006).
///
/// Variables are the unknowns, which have no bounds, and one for each row, whose value is the row's left-hand side: adding the
/// row gives that variable bounds, removing it takes them away, and the tableau stays as it is. Each basic variable is
/// a sum of nonbasic ones, whose values lie within their bounds at all times; where a basic one's does not, it changes places with
/// one that can make way.
struct FeasibilityTableau: ~Copyable {
    private let rowCount: Int
    private let unknownCount: Int
    /// Coefficients, a line for each basic variable and a column for each nonbasic one.
    private let entries: FlatArray<Double>
    /// The basic variable of a line, and the nonbasic one of a column.
    private let basic: FlatArray<Int32>
    private let nonbasic: FlatArray<Int32>
    /// By variable, its column, or -1 where it is basic.
    private let columns: FlatArray<Int32>
    private let values: FlatArray<Double>
    /// `values` as they were when all bounds held.
    private let settled: FlatArray<Double>
    private let lower: FlatArray<Double>
    private let upper: FlatArray<Double>
    /// By row, its relation and right-hand side.
    private let relation: FlatArray<Int8>
    private let constants: FlatArray<Double>
    private let tolerance: Double
    private static let smallestPivot = 1e-9

    /// A tableau of some rows of `plan`, known by their places among `rows`. None is added yet.
    init(_ plan: ComponentPlan, rows: [Int], rightHandSides: borrowing FlatArray<Double>, tolerance: Double) {
        self.tolerance = tolerance
        rowCount = rows.count
        let numbers = FlatArray<Int32>(repeating: -1, count: plan.unknownCount)
        var found: Int32 = 0
        relation = FlatArray(capacity: rows.count)
        constants = FlatArray(capacity: rows.count)
        for row in rows {
            relation.append(plan.relation[row])
            constants.append(rightHandSides[row])
            for entry in plan.rows.range(row) where numbers[Int(plan.rows.column[entry])] < 0 {
                numbers[Int(plan.rows.column[entry])] = found
                found += 1
            }
        }
        unknownCount = Int(found)
        let count = unknownCount + rowCount
        entries = FlatArray(repeating: 0, count: rowCount * unknownCount)
        basic = FlatArray(capacity: rowCount)
        nonbasic = FlatArray(capacity: unknownCount)
        columns = FlatArray(repeating: -1, count: count)
        values = FlatArray(repeating: 0, count: count)
        settled = FlatArray(repeating: 0, count: count)
        lower = FlatArray(repeating: -.infinity, count: count)
        upper = FlatArray(repeating: .infinity, count: count)
        for unknown in 0..<unknownCount {
            nonbasic.append(Int32(unknown))
            columns[unknown] = Int32(unknown)
        }
        for (line, row) in rows.enumerated() {
            basic.append(Int32(unknownCount + line))
            for entry in plan.rows.range(row) {
                entries[line * unknownCount + Int(numbers[Int(plan.rows.column[entry])])] = plan.rows.coefficient[entry]
            }
        }
    }

    /// Adds a row. Returns false, and leaves it out, where it excludes those that were added.
    func add(_ row: Int) -> Bool {
        let variable = unknownCount + row
        if relation[row] >= 0 { lower[variable] = constants[row] }
        if relation[row] <= 0 { upper[variable] = constants[row] }
        guard violation(variable) != 0 else { return true }
        settled.base.update(from: values.base, count: values.count)
        if columns[variable] >= 0 { move(Int(columns[variable]), to: constants[row]) }
        if settle() { return true }
        values.base.update(from: settled.base, count: values.count)
        lower[variable] = -.infinity
        upper[variable] = .infinity
        return false
    }

    /// Takes all rows away that were added.
    func removeAll() {
        for variable in unknownCount..<values.count {
            lower[variable] = -.infinity
            upper[variable] = .infinity
        }
    }

    /// The distance from a variable's bounds to its value: below zero where it is short of them, above where it is beyond.
    private func violation(_ variable: Int) -> Double {
        let value = values[variable]
        if value < lower[variable] - tolerance { return value - lower[variable] }
        if value > upper[variable] + tolerance { return value - upper[variable] }
        return 0
    }

    /// Brings all basic variables within their bounds. Returns false where one cannot be, whatever those it depends on do.
    /// The first variables come first, always (Bland's rule): exact numbers could not go in circles, and rounded ones have a limit.
    private func settle() -> Bool {
        for _ in 0..<100 * (rowCount + unknownCount) {
            guard let line = firstViolated() else { return true }
            let variable = Int(basic[line]), isBelow = violation(variable) < 0
            guard let column = firstThatMakesWay(for: line, upward: isBelow) else { return false }
            exchange(line, column, target: isBelow ? lower[variable] : upper[variable])
        }
        return true
    }

    private func firstViolated() -> Int? {
        var first: Int?
        for line in 0..<rowCount where violation(Int(basic[line])) != 0 {
            if first.map({ basic[line] < basic[$0] }) ?? true { first = line }
        }
        return first
    }

    private func firstThatMakesWay(for line: Int, upward: Bool) -> Int? {
        var first: Int?
        for column in 0..<unknownCount {
            let entry = entries[line * unknownCount + column]
            guard abs(entry) > Self.smallestPivot else { continue }
            let variable = Int(nonbasic[column])
            let makesWay = (entry > 0) == upward ? values[variable] < upper[variable] : values[variable] > lower[variable]
            if makesWay, first.map({ nonbasic[column] < nonbasic[$0] }) ?? true { first = column }
        }
        return first
    }

    /// Gives the variable of a line a value, by moving that of a column, and has them change places.
    private func exchange(_ line: Int, _ column: Int, target: Double) {
        let own = entries.base + line * unknownCount
        let entry = own[column], leaving = Int(basic[line]), entering = Int(nonbasic[column])
        move(column, to: values[entering] + (target - values[leaving]) / entry)
        // Exactly at its bound, which it makes way from to one side only.
        values[leaving] = target
        for index in 0..<unknownCount { own[index] /= -entry }
        own[column] = 1 / entry
        for other in 0..<rowCount where other != line {
            let base = entries.base + other * unknownCount, factor = base[column]
            guard factor != 0 else { continue }
            base[column] = 0
            for index in 0..<unknownCount { base[index] += factor * own[index] }
        }
        basic[line] = Int32(entering)
        nonbasic[column] = Int32(leaving)
        columns[entering] = -1
        columns[leaving] = Int32(column)
    }

    /// Gives the variable of a column a value, and those that depend on it theirs.
    private func move(_ column: Int, to value: Double) {
        let variable = Int(nonbasic[column]), distance = value - values[variable]
        values[variable] = value
        for line in 0..<rowCount {
            let entry = entries[line * unknownCount + column]
            if entry != 0 { values[Int(basic[line])] += entry * distance }
        }
    }
}
