/// A variable's place.
struct VariableRecord: BitwiseCopyable {
    /// The component it is an unknown of, or one of the cases below.
    var component: Int32 = VariableRecord.isUnused
    /// An unknown's index in the pools, an input's number; -1 where there is none.
    var position: Int32 = -1
    /// Constraints with terms of their own that mention it.
    var useCount: Int32 = 0
    // Four bytes, so that the record has none that mean nothing.
    private var removal: Int32 = 0

    var isRemoved: Bool {
        get { removal != 0 }
        set { removal = newValue ? 1 : 0 }
    }

    /// Nothing mentions it yet.
    @inline(__always) var isUntouched: Bool { component == Self.isUnused && useCount == 0 }

    /// Whether it is the unknown at a position of a component.
    @inline(__always)
    func isUnknown(_ number: Int32, _ expectedPosition: Int32) -> Bool { component == number && position == expectedPosition }

    /// Writes component and position at once.
    @inline(__always)
    static func place(_ variable: UnsafeMutablePointer<VariableRecord>, at seat: SIMD2<Int32>) {
        assert(MemoryLayout.offset(of: \Self.component) == 0 && MemoryLayout.offset(of: \Self.position) == 4)
        UnsafeMutableRawPointer(variable).storeBytes(of: seat, as: SIMD2<Int32>.self)
    }

    static let isLoose: Int32 = -1
    static let isInput: Int32 = -2
    static let isUnused: Int32 = -3
}
