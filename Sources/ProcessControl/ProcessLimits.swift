/// Limits of a program's resources. Nil is no limit.
public struct ProcessLimits: Hashable, Sendable {
    /// Bytes of memory of its own that each process may have: heap, stacks, private mappings. Files that are mapped and reserved
    /// address space do not count.
    public var memory: UInt64?
    /// Processes and threads of a confined program. Does not hold for root.
    public var processes: UInt64?

    public init(memory: UInt64? = nil, processes: UInt64? = nil) {
        self.memory = memory
        self.processes = processes
    }
}
