/// A plain solver to compare with: one dense tableau over split variables and error variables, objectives in
/// lexicographic order, Bland's rule. Nothing of it is shared with the engine.
struct ReferenceSolver {
    struct Row {
        var coefficients: [Double]
        /// -1 for at most, 0 for equal, 1 for at least.
        var relation: Int
        var constant: Double
        var priority: Float
    }

    /// The least errors, summed up by priority, strongest first; the required priority is the first one.
    static func leastErrors(unknowns: Int, rows: [Row]) -> (errors: [Double], solution: [Double]) {
        var solver = ReferenceSolver(unknowns: unknowns, rows: rows)
        solver.run()
        return (solver.objectives.map { -$0[solver.width] }, solver.solution(unknowns))
    }

    static func levels(_ rows: [Row]) -> [Float] {
        [1000] + Set(rows.map(\.priority)).subtracting([1000]).sorted(by: >)
    }

    static func errors(of solution: [Double], rows: [Row]) -> [Double] {
        var sums = [Double](repeating: 0, count: levels(rows).count)
        for row in rows {
            var residual = -row.constant
            for (index, coefficient) in row.coefficients.enumerated() { residual += coefficient * solution[index] }
            let error = row.relation == 0 ? abs(residual) : max(0, -residual * Double(row.relation))
            sums[levels(rows).firstIndex(of: row.priority)!] += error
        }
        return sums
    }

    private var tableau: [[Double]] = []
    private var objectives: [[Double]] = []
    private var basis: [Int] = []
    private var width = 0

    private init(unknowns: Int, rows: [Row]) {
        let levels = Self.levels(rows)
        width = 2 * unknowns + 2 * rows.count
        objectives = levels.map { _ in [Double](repeating: 0, count: width + 1) }
        for (index, row) in rows.enumerated() {
            var line = [Double](repeating: 0, count: width + 1)
            for (unknown, coefficient) in row.coefficients.enumerated() {
                line[2 * unknown] = coefficient
                line[2 * unknown + 1] = -coefficient
            }
            // The residual is above - below; one of them costs for an inequality, both for an equality.
            let above = 2 * unknowns + 2 * index, below = above + 1
            line[above] = -1
            line[below] = 1
            line[width] = row.constant
            let level = levels.firstIndex(of: row.priority)!
            if row.relation <= 0 { objectives[level][above] = 1 }
            if row.relation >= 0 { objectives[level][below] = 1 }
            if row.constant < 0 { line = line.map { -$0 } }
            basis.append(row.constant < 0 ? above : below)
            tableau.append(line)
        }
        for (index, column) in basis.enumerated() {
            for level in objectives.indices where objectives[level][column] != 0 {
                let factor = objectives[level][column]
                for at in 0...width { objectives[level][at] -= factor * tableau[index][at] }
            }
        }
    }

    private mutating func run() {
        while let column = entering() {
            guard let row = leaving(column) else { return }
            pivot(row, column)
        }
    }

    private func entering() -> Int? {
        (0..<width).first { column in
            for objective in objectives {
                if objective[column] < -1e-9 { return true }
                if objective[column] > 1e-9 { return false }
            }
            return false
        }
    }

    private func leaving(_ column: Int) -> Int? {
        var best: Int?
        var bestRatio = Double.infinity
        for row in tableau.indices where tableau[row][column] > 1e-9 {
            let ratio = tableau[row][width] / tableau[row][column]
            if ratio < bestRatio - 1e-12 || (ratio < bestRatio + 1e-12 && basis[row] < basis[best!]) {
                best = row
                bestRatio = min(ratio, bestRatio)
            }
        }
        return best
    }

    private mutating func pivot(_ row: Int, _ column: Int) {
        let scale = 1 / tableau[row][column]
        for at in 0...width { tableau[row][at] *= scale }
        let line = tableau[row]
        func clear(_ other: inout [Double]) {
            let factor = other[column]
            guard factor != 0 else { return }
            for at in 0...width { other[at] -= factor * line[at] }
        }
        for other in tableau.indices where other != row { clear(&tableau[other]) }
        for level in objectives.indices { clear(&objectives[level]) }
        basis[row] = column
    }

    private func solution(_ unknowns: Int) -> [Double] {
        var columns = [Double](repeating: 0, count: width)
        for (row, column) in basis.enumerated() { columns[column] = tableau[row][width] }
        return (0..<unknowns).map { (unknown: Int) -> Double in
            let first: Int = 2 * unknown
            return columns[first] - columns[first + 1]
        }
    }
}
