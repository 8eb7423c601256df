/// A system's place in the recorded insertion that it follows.
struct ReplayCursor: BitwiseCopyable {
    /// The row to come next; one that nothing equals where no insertion is followed.
    var row: UnsafeMutablePointer<RecordedRow>
    var constants: UnsafeMutablePointer<Double>
    /// The variables that offsets count from: the first unknown, then the inputs, `unbound` until they are mentioned.
    let origins: UnsafeMutablePointer<Int32>
    var nextSlot: Int32 = 0
    /// The insertion's number, -1 where none is followed.
    var insertion: Int32 = -1
    var firstComponent: Int32 = 0
    var firstSequence: UInt32 = 0
    /// The insertion whose inputs the last ones were, -1 where none is known.
    var inputsOf: Int32 = -1
    /// The situation in which it began.
    var situation: UInt64 = 0
    /// The insertion that ended right before, which may be joined with this one.
    var previous = Previous()

    struct Previous: BitwiseCopyable {
        /// Its number, -1 for none.
        var insertion: Int32 = -1
        var lead: Int32 = 0
        var situation: UInt64 = 0
        /// The sequence number after its last constraint.
        var end: UInt32 = 0
        /// Its inputs' variables; `unbound` for none.
        var inputs = SIMD8<Int32>(repeating: ReplayCursor.unbound)
    }

    static let unbound = Int32.min

    /// `origins` has room for the first unknown and all inputs.
    init(noRow: UnsafeMutablePointer<RecordedRow>, origins: UnsafeMutablePointer<Int32>) {
        row = noRow
        constants = UnsafeMutablePointer(bitPattern: MemoryLayout<Double>.alignment).unsafelyUnwrapped
        self.origins = origins
    }

    /// Whether a term is that of the next row.
    @inline(__always)
    func isNext(_ coefficient: Double, _ variable: LayoutVariable, _ expected: Double, _ origin: UInt8, _ offset: Int32) -> Bool {
        coefficient == expected && variable.index &- origins[Int(origin)] == offset
    }

    /// Records the constant of the row that came. Returns its slot.
    @inline(__always)
    mutating func record(_ constant: Double) -> Int32 {
        constants[Int(row.pointee.place)] = constant
        row += 1
        let slot = nextSlot
        nextSlot = slot &+ 1
        return slot
    }
}
