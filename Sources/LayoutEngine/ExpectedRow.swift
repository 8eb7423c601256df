/// A row of a plan as it is expected to be added: what a constraint is compared with.
struct ExpectedRow: BitwiseCopyable {
    /// Priority, relation and number of terms; 0, which no constraint has, where no row is expected.
    var key: UInt64
    /// Unknowns by their number in the component, inputs as `~number`; in the order in which the constraint has them.
    var columns: (Int32, Int32, Int32, Int32) = (0, 0, 0, 0)
    var coefficients: (Double, Double, Double, Double) = (0, 0, 0, 0)

    static let none = ExpectedRow(key: 0)
    static let mostTerms = 4

    @inline(__always)
    static func key(_ priority: Float, _ relation: Int8, _ termCount: Int) -> UInt64 {
        UInt64(priority.bitPattern) << 32 | UInt64(UInt8(bitPattern: relation)) << 8 | UInt64(truncatingIfNeeded: termCount)
    }
}

/// How components of a plan come into being, learnt from one of them.
struct Expectation: BitwiseCopyable {
    /// The plan's rows and, behind the last one, a row that nothing equals.
    let rows: UnsafeMutablePointer<ExpectedRow>
    /// The rows' records, as far as they are known beforehand.
    let records: UnsafeMutablePointer<ConstraintRecord>
    /// How far each unknown's variable lies behind the first unknown's.
    let offsets: UnsafeMutablePointer<Int32>

    /// Larger components are not expected: they rarely repeat.
    private static let mostRows = 128

    /// Nil where the shape is not one to be expected.
    init?(_ shape: ComponentShape) {
        guard shape.rowCount > 0, shape.rowCount <= Self.mostRows else { return nil }
        for row in 0..<shape.rowCount where shape.terms.entryCount(row) > ExpectedRow.mostTerms { return nil }
        rows = .allocate(capacity: shape.rowCount + 1)
        records = .allocate(capacity: shape.rowCount)
        offsets = .allocate(capacity: shape.unknownCount)
        for row in 0..<shape.rowCount {
            let terms = shape.terms.range(row)
            var expected = ExpectedRow(key: ExpectedRow.key(shape.priority[row], shape.relation[row], terms.count))
            withUnsafeMutableBytes(of: &expected.columns) { bytes in
                let columns = bytes.assumingMemoryBound(to: Int32.self)
                for (index, entry) in terms.enumerated() { columns[index] = shape.terms.column[entry] }
            }
            withUnsafeMutableBytes(of: &expected.coefficients) { bytes in
                let coefficients = bytes.assumingMemoryBound(to: Double.self)
                for (index, entry) in terms.enumerated() { coefficients[index] = shape.terms.coefficient[entry] }
            }
            (rows + row).initialize(to: expected)
            (records + row).initialize(to: ConstraintRecord(expectedRow: row, of: shape))
        }
        (rows + shape.rowCount).initialize(to: .none)
    }

    func free() {
        rows.deallocate()
        records.deallocate()
        offsets.deallocate()
    }
}

/// Which plan a component that begins is likely to have: what followed in the same situation the last time.
struct ExpectationTable: BitwiseCopyable {
    private struct Entry: BitwiseCopyable {
        var situation: UInt64
        var plan: Int32 = -1
        var passage: Int32 = -1
    }

    private let entries = FlatArray(repeating: Entry(situation: 0), count: Self.size)
    private static let size = 1024

    func free() { entries.free() }

    func forgetAll() { entries.reset(count: Self.size, to: Entry(situation: 0)) }

    /// The situation: the component's first row, the row that was added right before, and how far apart the first unknowns of
    /// the two are among the variables.
    @inline(__always)
    static func situation(_ key: UInt64, after last: UInt64, distance: Int32) -> UInt64 {
        let context = (last &* 0xD6E8_FEB8_6659_FD93) ^ UInt64(UInt32(bitPattern: distance))
        let mixed = (key ^ (context &* 0x9E37_79B9_7F4A_7C15)) &* 0xFF51_AFD7_ED55_8CCD
        return mixed ^ (mixed >> 29) | 1
    }

    @inline(__always)
    private func entry(_ situation: UInt64) -> UnsafeMutablePointer<Entry> {
        entries.base + Int(truncatingIfNeeded: situation >> 1) & (Self.size - 1)
    }

    @inline(__always)
    func plan(in situation: UInt64) -> Int32 {
        let entry = entry(situation)
        return entry.pointee.situation == situation ? entry.pointee.plan : -1
    }

    /// The passage that is likely to begin.
    @inline(__always)
    func passage(in situation: UInt64) -> Int32 {
        let entry = entry(situation)
        return entry.pointee.situation == situation ? entry.pointee.passage : -1
    }

    func learn(_ plan: Int32, in situation: UInt64) {
        let entry = entry(situation)
        if entry.pointee.situation != situation { entry.pointee = Entry(situation: situation) }
        entry.pointee.plan = plan
    }

    func learn(passage: Int32, in situation: UInt64) {
        let entry = entry(situation)
        if entry.pointee.situation != situation { entry.pointee = Entry(situation: situation) }
        entry.pointee.passage = passage
    }
}
