/// A value given from outside.
struct InputRecord: BitwiseCopyable {
    var variable: Int32
    var value: Double
    var isDirty = false
    /// Whether it changed since the solution before the present one.
    var changedInSolve = false
}

/// A component whose rows mention an input, with the input's number in that component.
struct InputUser: BitwiseCopyable {
    var component: Int32
    var ordinal: Int32
}

/// A component's use of an input: the input, and the use's index among its users.
struct InputUse: BitwiseCopyable {
    var input: Int32
    var userIndex: Int32
}
