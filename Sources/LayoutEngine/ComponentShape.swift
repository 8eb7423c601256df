/// A component's constraints without their constants, in the order of the component's row list. Unknowns are numbered
/// from 0 by the order of their variables; inputs, as `~number`, in the order in which the rows mention them.
struct ComponentShape: BitwiseCopyable {
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

    func free() {
        terms.free()
        relation.free()
        priority.free()
    }

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
}

/// Weights that choose among equally good solutions. They depend only on the numbers of the unknowns that a row
/// mentions, never on the order in which constraints were added.
enum TieBreak {
    /// The weight of being off by one point: smaller for rows of earlier variables, so that of two views that may
    /// stretch or shrink equally well the earlier one does, as UIKit's do. A little noise keeps sums of weights apart.
    static func constraintWeight(columns: some Sequence<Int32>, relation: Int8, unknownCount: Int) -> Double {
        var latest: Int32 = 0
        var hash: UInt64 = UInt64(bitPattern: Int64(relation) + 2)
        for column in columns {
            latest = max(latest, column)
            hash &+= scramble(UInt64(truncatingIfNeeded: column) &+ 1)
        }
        return 1 + (Double(latest) + noise(hash)) / Double(unknownCount + 1)
    }

    /// The weight of one point away from zero: larger for later variables, so that a view with no width given gets
    /// width 0 rather than position 0.
    static func unknownWeight(_ number: Int, unknownCount: Int) -> Double {
        1 + (Double(number) + noise(UInt64(number) &+ 77)) / Double(unknownCount + 1)
    }

    private static func noise(_ seed: UInt64) -> Double {
        Double(scramble(seed) >> 40) / Double(1 << 24) * 0.5
    }

    private static func scramble(_ seed: UInt64) -> UInt64 {
        var z = seed &+ 0x9E37_79B9_7F4A_7C15
        z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
        z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
        return z ^ (z >> 31)
    }
}
