/// The shape of a connected component: everything about it but its constants and the values of its inputs.
/// Components of equal shape (the cells of a class) share one plan, and with it every basis found for it so far.
///
/// Rows are the component's constraints in the order of its row list. Row `m + j` (with `m` constraints) is the
/// implicit preference `unknown j == 0`, the weakest of all.
///
/// Costs are vectors compared from their first entry on: required, one entry for each priority from the strongest
/// to the weakest, the tie entry, the zero entry. A row off by `r` costs `|r|` times its cost vector; a
/// constraint's vector has 1 at its level and a small distinct weight at the tie entry, an implicit preference has
/// only a weight at the zero entry. Where there are inclinations, two entries stand before the zero entry: that of the
/// implicit preferences of sizes, and theirs.
final class ComponentPlan {
    let unknownCount: Int
    let inputCount: Int
    let rowCount: Int
    /// Entries of a cost vector.
    let levelCount: Int
    /// The constraints' terms in unknowns.
    let rows: CompressedRows
    /// The constraints' terms in inputs.
    let inputRows: CompressedRows
    /// The terms in unknowns, unknown by unknown.
    let columns: CompressedRows
    let relation: FlatArray<Int8>
    let level: FlatArray<Int32>
    let tieWeight: FlatArray<Double>
    let zeroWeight: FlatArray<Double>
    /// By unknown, the entry of its implicit preference.
    let zeroLevel: FlatArray<Int32>
    let tieLevel: Int
    /// The first level at which implicit preferences have a say.
    let firstPreferenceLevel: Int

    init(shape: borrowing ComponentShape) {
        unknownCount = shape.unknownCount
        inputCount = shape.inputCount
        rowCount = shape.rowCount
        let rows = CompressedRows(rows: shape.rowCount, entries: shape.terms.column.count)
        let inputRows = CompressedRows(rows: shape.rowCount, entries: shape.inputCount)
        for row in 0..<shape.rowCount {
            for entry in shape.terms.range(row) {
                let column = Int(shape.terms.column[entry])
                if column >= 0 {
                    rows.append(column: column, coefficient: shape.terms.coefficient[entry])
                } else {
                    inputRows.append(column: ~column, coefficient: shape.terms.coefficient[entry])
                }
            }
            rows.endRow()
            inputRows.endRow()
        }
        self.rows = rows
        self.inputRows = inputRows
        columns = self.rows.transposed(columns: shape.unknownCount)
        relation = FlatArray(shape.relation.elements)

        var soft: [Float] = []
        var hasInclinations = false
        for priority in shape.priority.elements where !LayoutConstraint.isRequired(priority) {
            if priority == LayoutConstraint.inclination {
                hasInclinations = true
            } else if !soft.contains(priority) {
                soft.append(priority)
            }
        }
        soft.sort(by: >)
        tieLevel = soft.count + 1
        levelCount = tieLevel + (hasInclinations ? 4 : 2)
        firstPreferenceLevel = tieLevel + 1
        level = FlatArray(capacity: shape.rowCount)
        tieWeight = FlatArray(capacity: shape.rowCount)
        for row in 0..<shape.rowCount {
            if shape.priority[row] == LayoutConstraint.inclination {
                level.append(Int32(levelCount - 2))
                tieWeight.append(0)
                continue
            }
            level.append(Int32((soft.firstIndex(of: shape.priority[row]) ?? -1) + 1))
            tieWeight.append(
                TieBreak.constraintWeight(
                    columns: self.rows.column.elements[self.rows.range(row)], relation: shape.relation[row], unknownCount: shape.unknownCount))
        }
        zeroWeight = FlatArray(capacity: shape.unknownCount)
        for unknown in 0..<shape.unknownCount {
            zeroWeight.append(TieBreak.unknownWeight(unknown, unknownCount: shape.unknownCount))
        }
        zeroLevel = FlatArray(repeating: Int32(levelCount - 1), count: shape.unknownCount)
        guard hasInclinations else { return }
        for row in 0..<shape.rowCount where shape.priority[row] == LayoutConstraint.nonnegative && self.rows.entryCount(row) == 1 {
            zeroLevel[Int(self.rows.column[self.rows.range(row).lowerBound])] = Int32(levelCount - 3)
        }
    }

    /// The side on which a row must lie: a balanced inequality has no say, so it must lie on its good side.
    func effectiveSide(_ row: Int, _ side: Int8) -> Int8 {
        row < rowCount && side == ComponentSolver.Side.balanced && relation[row] != 0 ? relation[row] : side
    }
}
