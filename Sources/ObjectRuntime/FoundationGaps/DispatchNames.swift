/// Nanoseconds in a second, as Darwin's headers name them, and their kin.
public let NSEC_PER_SEC: UInt64 = 1_000_000_000
public let NSEC_PER_MSEC: UInt64 = 1_000_000
public let NSEC_PER_USEC: UInt64 = 1_000
public let USEC_PER_SEC: UInt64 = 1_000_000
public let MSEC_PER_SEC: UInt64 = 1_000

extension DispatchQueue {
    /// Runs a block on the queue and waits for it. Apple's may run it on a thread of the queue's choice; here it is as `sync`.
    public func asyncAndWait<T>(execute work: () throws -> T) rethrows -> T { try sync(execute: work) }

    public func asyncAndWait<T>(flags: DispatchWorkItemFlags, execute work: () throws -> T) rethrows -> T { try sync(flags: flags, execute: work) }

    public func asyncAndWait(execute workItem: DispatchWorkItem) { sync(execute: workItem) }
}

// Objects on Apple's systems, and so equal to themselves alone. On Linux `DispatchQueue.main` is another object each time, around the same queue.
extension DispatchQueue: @retroactive Hashable {
    public static func == (left: DispatchQueue, right: DispatchQueue) -> Bool { left === right || left.address == right.address }
    public func hash(into hasher: inout Hasher) { hasher.combine(address) }

    /// The queue inside, in words.
    private var address: String {
        let children = Mirror(reflecting: self).children
        return children.first { $0.label == "__wrapped" }.map { "\($0.value)" } ?? "\(ObjectIdentifier(self))"
    }
}

/// Dispatch's own function in C: the label of a queue, nil for the one that runs.
@_silgen_name("dispatch_queue_get_label") private func labelOfQueue(_ queue: UnsafeRawPointer?) -> UnsafePointer<CChar>?

/// The label of a queue, which is there for as long as the process runs; of the one that runs for nil.
public func __dispatch_queue_get_label(_ queue: DispatchQueue?) -> UnsafePointer<CChar> {
    let label: String = queue?.label ?? labelOfQueue(nil).map { String(cString: $0) } ?? ""
    return UnsafePointer(ClassRegistry.shared.lastingText(Array(label.utf8) + [0]))
}
