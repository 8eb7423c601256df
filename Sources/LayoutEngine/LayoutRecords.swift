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

/// A constraint as it was given: 32 bytes, since there are many.
struct ConstraintRecord: BitwiseCopyable {
    /// Out of date while it belongs to a component: then `poolConstants` has it.
    var constant: Double
    /// Where its terms begin; -1 for a row of a component that knows its terms from its plan.
    var termStart: Int32 = -1
    /// The component it belongs to, -1 where none, and its number among that component's rows.
    var component: Int32 = -1
    var row: Int32 = 0
    var sequence: UInt32
    var priority: Float
    var termCount: UInt16 = 0
    var resistance: UInt8
    /// The cases below, and the relation from `relationShift` on.
    var flags: UInt8

    init(constant: Double, relation: LayoutRelation, priority: Float, resistance: UInt8, sequence: UInt32) {
        self.constant = constant
        self.sequence = sequence
        self.priority = priority
        self.resistance = resistance
        let storedRelation = UInt8(truncatingIfNeeded: relation.rawValue &+ 1) << Self.relationShift
        flags = Self.isAlive | Self.hasFiniteTerms | Self.isPending | storedRelation
    }

    /// A row of a plan that is expected; its component is yet to be set.
    init(expectedRow row: Int, of shape: ComponentShape) {
        constant = 0
        self.row = Int32(row)
        sequence = 0
        priority = shape.priority[row]
        resistance = 0
        let storedRelation = UInt8(truncatingIfNeeded: shape.relation[row] &+ 1) << Self.relationShift
        flags = Self.isAlive | Self.hasFiniteTerms | storedRelation
    }

    /// Copies records, sixteen bytes at a time.
    @inline(__always)
    static func copy(
        _ source: UnsafeMutablePointer<ConstraintRecord>, to target: UnsafeMutablePointer<ConstraintRecord>, count: Int,
        addingToComponent component: Int32, toSequence sequence: UInt32
    ) {
        assert(MemoryLayout<Self>.stride == 32 && MemoryLayout.offset(of: \Self.component) == 12 && MemoryLayout.offset(of: \Self.sequence) == 20)
        let first = SIMD4<UInt32>(0, 0, 0, UInt32(bitPattern: component)), second = SIMD4<UInt32>(0, sequence, 0, 0)
        let from = UnsafeRawPointer(source), to = UnsafeMutableRawPointer(target)
        var offset = 0
        let end = 32 * count
        while offset < end {
            to.storeBytes(of: from.loadUnaligned(fromByteOffset: offset, as: SIMD4<UInt32>.self) &+ first, toByteOffset: offset, as: SIMD4<UInt32>.self)
            to.storeBytes(
                of: from.loadUnaligned(fromByteOffset: offset + 16, as: SIMD4<UInt32>.self) &+ second, toByteOffset: offset + 16,
                as: SIMD4<UInt32>.self)
            offset &+= 32
        }
    }

    @inline(__always) var relation: Int8 { Int8(truncatingIfNeeded: flags >> Self.relationShift) &- 1 }

    private static let relationShift: UInt8 = 5
    static let isAlive: UInt8 = 1
    static let isPending: UInt8 = 2
    static let isBroken: UInt8 = 4
    /// Mentions inputs only.
    static let isConstant: UInt8 = 8
    /// Every coefficient is finite.
    static let hasFiniteTerms: UInt8 = 16

    var isEffective: Bool {
        flags & (Self.isAlive | Self.isBroken | Self.hasFiniteTerms) == Self.isAlive | Self.hasFiniteTerms
            && priority > 0 && constant.isFinite
    }
}

struct InputRecord: BitwiseCopyable {
    var variable: Int32
    var value: Double
    var isDirty = false
    /// Whether it changed since the solution before the present one.
    var changedInSolve = false
    /// Components whose rows mention the input, each with the input's number in that component.
    let users = FlatArray<InputUser>()
}

struct InputUser: BitwiseCopyable {
    var component: Int32
    var ordinal: Int32
}

/// A component's use of an input: the input, and the use's index among its users.
struct InputUse: BitwiseCopyable {
    var input: Int32
    var userIndex: Int32
}

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
    /// While the component follows its only input: the motion of its basis, from the values that the pool `anchors`
    /// holds, which were right at `anchorInput`.
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
}
