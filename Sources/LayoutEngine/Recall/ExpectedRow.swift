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
