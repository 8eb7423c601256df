/// The way in which components of a plan come into being, learnt from one of them: the rows that are expected one after the
/// other, and where the unknowns' variables lie.
struct InlineCache: ~Copyable {
    /// The plan's rows and, behind the last one, a row that nothing equals.
    let rows: Buffer<ExpectedRow>
    /// The rows' records, as far as they are known beforehand.
    let records: Buffer<ConstraintRecord>
    /// The distance of each unknown's variable from the first unknown's.
    let offsets: Buffer<Int32>

    /// Larger components are not expected: they rarely repeat.
    private static let mostRows = 128

    /// Nil where the shape is not one to be expected.
    init?(_ shape: borrowing ComponentShape) {
        guard shape.rowCount > 0, shape.rowCount <= Self.mostRows else { return nil }
        for row in 0..<shape.rowCount where shape.terms.entryCount(row) > ExpectedRow.mostTerms { return nil }
        rows = Buffer(capacity: shape.rowCount + 1)
        records = Buffer(capacity: shape.rowCount)
        offsets = Buffer(capacity: shape.unknownCount)
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
            (rows.base + row).initialize(to: expected)
            (records.base + row).initialize(to: ConstraintRecord(expectedRow: row, of: shape))
        }
        (rows.base + shape.rowCount).initialize(to: .none)
    }
}
