/// A sparse matrix, row after row.
struct CompressedRows: ~Copyable {
    let start: FlatArray<Int32>
    let column: FlatArray<Int32>
    let coefficient: FlatArray<Double>

    init(rows: Int = 0, entries: Int = 0) {
        start = FlatArray(capacity: rows + 1)
        column = FlatArray(capacity: entries)
        coefficient = FlatArray(capacity: entries)
        start.append(0)
    }

    var rowCount: Int { start.count - 1 }

    func append(column newColumn: Int, coefficient newCoefficient: Double) {
        column.append(Int32(truncatingIfNeeded: newColumn))
        coefficient.append(newCoefficient)
    }

    func removeAll() {
        start.truncate(to: 1)
        column.removeAll()
        coefficient.removeAll()
    }

    func endRow() { start.append(Int32(truncatingIfNeeded: column.count)) }

    @inline(__always)
    func range(_ row: Int) -> Range<Int> {
        Range(uncheckedBounds: (Int(start[row]), Int(start[row + 1])))
    }

    @inline(__always)
    func entryCount(_ row: Int) -> Int { Int(start[row + 1] &- start[row]) }

    /// The coefficient of `wanted` in `row`, 0 where it has none.
    func coefficient(row: Int, column wanted: Int) -> Double {
        for entry in range(row) where Int(column[entry]) == wanted { return coefficient[entry] }
        return 0
    }

    /// The same entries, column after column; `column` then holds row numbers.
    func transposed(columns: Int) -> CompressedRows {
        let result = CompressedRows(rows: columns, entries: column.count)
        result.start.reset(count: columns + 1, to: 0)
        for entry in 0..<column.count { result.start[Int(column[entry]) + 1] += 1 }
        for index in 0..<columns { result.start[index + 1] += result.start[index] }
        result.column.reset(count: column.count, to: 0)
        result.coefficient.reset(count: column.count, to: 0)
        let next = FlatArray(result.start.elements)
        for row in 0..<rowCount {
            for entry in range(row) {
                let at = Int(next[Int(column[entry])])
                next[Int(column[entry])] += 1
                result.column[at] = Int32(truncatingIfNeeded: row)
                result.coefficient[at] = coefficient[entry]
            }
        }
        return result
    }
}
