/// A component's constraints without their constants, in the order of the component's row list. Unknowns are numbered
/// from 0 by the order of their variables; inputs, as `~number`, in the order in which the rows mention them.
struct ComponentShape: ~Copyable {
    var unknownCount = 0
    var inputCount = 0
    let terms: CompressedRows
    let relation: FlatArray<Int8>
    let priority: FlatArray<Float>

    init(rows: Int = 32, entries: Int = 64) {
        terms = CompressedRows(rows: rows, entries: entries)
        relation = FlatArray(capacity: rows)
        priority = FlatArray(capacity: rows)
    }

    var rowCount: Int { relation.count }

    mutating func removeAll() {
        unknownCount = 0
        inputCount = 0
        terms.removeAll()
        relation.removeAll()
        priority.removeAll()
    }

    /// A copy that shares nothing.
    func copy() -> ComponentShape {
        var copy = ComponentShape(rows: rowCount, entries: terms.column.count)
        copy.unknownCount = unknownCount
        copy.inputCount = inputCount
        for row in 0..<rowCount {
            for entry in terms.range(row) {
                copy.terms.append(column: Int(terms.column[entry]), coefficient: terms.coefficient[entry])
            }
            copy.terms.endRow()
            copy.relation.append(relation[row])
            copy.priority.append(priority[row])
        }
        return copy
    }

    func hashed() -> UInt64 {
        var hash: UInt64 = UInt64(truncatingIfNeeded: unknownCount) &+ 0x9E37_79B9_7F4A_7C15
        @inline(__always)
        func mix(_ value: UInt64) {
            hash = (hash ^ value) &* 0xFF51_AFD7_ED55_8CCD
            hash ^= hash >> 32
        }
        for row in 0..<rowCount {
            mix(UInt64(priority[row].bitPattern) << 8 | UInt64(UInt8(bitPattern: relation[row])))
            for entry in terms.range(row) {
                mix(terms.coefficient[entry].bitPattern ^ UInt64(truncatingIfNeeded: Int(terms.column[entry])))
            }
        }
        return hash
    }

    func equals(_ other: borrowing ComponentShape) -> Bool {
        guard unknownCount == other.unknownCount, inputCount == other.inputCount, rowCount == other.rowCount,
            terms.column.count == other.terms.column.count
        else { return false }
        for row in 0..<rowCount {
            guard relation[row] == other.relation[row], priority[row] == other.priority[row],
                terms.start[row + 1] == other.terms.start[row + 1]
            else { return false }
        }
        for entry in 0..<terms.column.count {
            guard terms.column[entry] == other.terms.column[entry], terms.coefficient[entry] == other.terms.coefficient[entry]
            else { return false }
        }
        return true
    }
}
