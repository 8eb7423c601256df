/// What a program may use. Nil is no limit.
public struct ProcessLimits: Hashable, Sendable {
    /// Bytes of memory of its own that each process may have: heap, stacks, private mappings. Files that are mapped and reserved
    /// address space do not count.
    public var memory: UInt64?
    /// Processes and threads. The system counts all of the user, or all within a namespace of the user's, and leaves root out.
    public var processes: UInt64?

    public init(memory: UInt64? = nil, processes: UInt64? = nil) {
        self.memory = memory
        self.processes = processes
    }
}
