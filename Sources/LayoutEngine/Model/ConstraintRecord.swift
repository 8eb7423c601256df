/// A constraint as it was given: 32 bytes, since there are many.
struct ConstraintRecord: BitwiseCopyable {
    /// Out of date while it belongs to a component: then `poolConstants` has it.
    var constant: Double
    /// The place where its terms begin; -1 for a row of a component that knows its terms from its plan.
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
    init(expectedRow row: Int, of shape: borrowing ComponentShape) {
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
