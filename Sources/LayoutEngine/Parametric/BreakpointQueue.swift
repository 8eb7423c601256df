/// Components on their way across breakpoints to neighbouring bases.
final class BreakpointQueue {
    /// The place where components wait: before a check of a motion.
    struct Entry: BitwiseCopyable {
        var motion: UnsafeMutablePointer<InputMotion>
        var check: Int32
        var isRising: Bool
    }

    let entries = FlatArray<Entry>(capacity: 16)
    /// Components that go alone, once no others wait.
    let late = FlatArray<Int32>(capacity: 16)
}
