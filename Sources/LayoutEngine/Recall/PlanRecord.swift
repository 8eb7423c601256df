/// Everything known of the components of one shape: their plan, and what was learnt of it.
struct PlanRecord: ~Copyable {
    let shape: ComponentShape
    /// Nil where the number is free.
    let plan: ComponentPlan?
    /// Every basis known to be the best for some constants, in the order they were found.
    let bases = StableList<CompiledBasis>(capacity: 4)
    /// The number of the first of `bases`: numbers are not used again when bases are dropped.
    var firstBasis: Int32 = 0
    /// The basis that was right the last time, tried first on a new component.
    var recentBasis: Int32 = -1
    /// The number of new components that `recentBasis` was wrong for, of late, less those that it was right for.
    var misses = 0
    /// Components that use the plan.
    var useCount: Int32 = 0
    /// The plans of the components that were formed after one of this plan the last times: the first guesses for the next.
    var followingPlans: (Int32, Int32) = (-1, -1)
    var inlineCache = StableSlot<InlineCache>()
    #if DEBUG
        /// Answers that components of the plan gave, see `AnswerCheck`.
        var answerCount = 0
    #endif

    /// The record of a free number.
    init() {
        shape = ComponentShape(rows: 0, entries: 0)
        plan = nil
    }

    init(_ newShape: consuming ComponentShape) {
        plan = ComponentPlan(shape: newShape)
        shape = newShape
    }

    /// The basis of a number, compiled, if it is still known.
    @inline(__always)
    func basis(_ number: Int32) -> UnsafeMutablePointer<CompiledBasis>? {
        let index = Int(number &- firstBasis)
        return number >= 0 && index >= 0 && index < bases.count ? bases[index] : nil
    }
}
