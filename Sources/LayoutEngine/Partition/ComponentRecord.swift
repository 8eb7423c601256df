/// A connected component: blocks of the pools, the plan it shares and its present basis there.
struct ComponentRecord: BitwiseCopyable {
    var plan: Int32 = -1
    /// The number of the basis among the plan's, -1 before the first solution.
    var basis: Int32 = -1
    var unknownBase: Int32 = 0
    var unknownCount: Int32 = 0
    var rowBase: Int32 = 0
    var rowCount: Int32 = 0
    var inputBase: Int32 = 0
    var inputCount: Int32 = 0
    var flags: UInt32 = ComponentRecord.alive
    /// The checks that fail below `lowerLimit` and above `upperLimit`, -1 where the limit is only as far as is known.
    var lowerCheck: Int32 = -1
    var upperCheck: Int32 = -1
    /// The motion of its basis, while the component follows its only input: it leads on from the values in the pool `anchors`,
    /// which were right at `anchorInput`.
    var motion: UnsafeMutablePointer<InputMotion>?
    var lowerLimit = 0.0
    var upperLimit = 0.0
    /// The input's value at the last evaluation, where there is only one.
    var anchorInput = 0.0
    /// The row to come next, while constraints are expected.
    var expectedRow: UnsafeMutablePointer<ExpectedRow>

    init(expectedRow: UnsafeMutablePointer<ExpectedRow>) { self.expectedRow = expectedRow }

    static let alive: UInt32 = 1
    static let dirty: UInt32 = 2
    static let changed: UInt32 = 4
    static let listedAsChanged: UInt32 = 8
    /// Not all of its rows have come yet, or nobody has looked since.
    static let expected: UInt32 = 16
    /// Its values stand on the list of those to be checked, in debug builds.
    static let unchecked: UInt32 = 32
}
