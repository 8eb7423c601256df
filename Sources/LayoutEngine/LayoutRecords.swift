/// A variable's place.
struct VariableRecord {
    /// The component it is an unknown of, or one of the cases below.
    var component: Int32
    /// An unknown's index in the pools, an input's number; -1 where there is none.
    var position: Int32
    /// Constraints that mention it.
    var useCount: Int32
    var isRemoved: Bool

    static let isLoose: Int32 = -1
    static let isInput: Int32 = -2
    static let isUnused: Int32 = -3
}

/// A constraint as it was given: 32 bytes, since there are many.
struct ConstraintRecord {
    var constant: Double
    var termStart: Int32
    /// The component it belongs to, -1 where none.
    var component: Int32
    var sequence: UInt32
    var priority: Float
    var termCount: UInt16
    var relation: Int8
    var resistance: UInt8
    /// Its number among its component's rows.
    var row: Int32
    var flags: UInt8

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

struct InputRecord {
    var variable: Int32
    var value: Double
    var isDirty = false
    /// Whether it changed since the solution before the present one.
    var changedInSolve = false
    /// Components whose rows mention the input, each with the input's number in that component.
    var users: [InputUser] = []
}

struct InputUser {
    var component: Int32
    var ordinal: Int32
}

/// A component's use of an input: the input, and the use's index among its users.
struct InputUse {
    var input: Int32
    var userIndex: Int32
}

/// A connected component: blocks of the pools, the plan it shares and its present basis there.
struct ComponentRecord {
    var plan: Int32
    /// -1 before the first solution.
    var basis: Int32
    var unknownBase: Int32
    var unknownCount: Int32
    var rowBase: Int32
    var rowCount: Int32
    var inputBase: Int32
    var inputCount: Int32
    var flags: UInt32

    static let alive: UInt32 = 1
    static let dirty: UInt32 = 2
    static let changed: UInt32 = 4
    static let listedAsChanged: UInt32 = 8
}
