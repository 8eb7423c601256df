/// A row of a recorded insertion: what the next constraint is compared with.
struct RecordedRow: BitwiseCopyable {
    /// As `ExpectedRow.key`; 0, which no constraint has, where no row is expected.
    var key: UInt64
    /// The place of its constant, among those of the insertion.
    var place: Int32 = 0
    /// The origins that each variable's number is counted from: 0 for the insertion's first unknown, else an input of it.
    var origins: (UInt8, UInt8, UInt8, UInt8) = (0, 0, 0, 0)
    var offsets: (Int32, Int32, Int32, Int32) = (0, 0, 0, 0)
    var coefficients: (Double, Double, Double, Double) = (0, 0, 0, 0)

    @inline(__always)
    func expects(_ otherKey: UInt64, _ constant: Double) -> Bool { key == otherKey && abs(constant) <= LayoutSystem.largestMagnitude }

    func equals(_ other: RecordedRow) -> Bool {
        key == other.key && place == other.place && origins == other.origins && offsets == other.offsets && coefficients == other.coefficients
    }
}
