import Foundation

/// Stops the program unless the code runs on a queue, or not on it, as `condition` says. Lowered sources ask by this name: the main thread belongs to the
/// main queue on Apple's systems, whatever it is doing.
public func __dispatchPrecondition(condition: @autoclosure () -> DispatchPredicate) {
    let predicate = condition()
    guard Thread.isMainThread else { return dispatchPrecondition(condition: predicate) }
    switch predicate {
    case .onQueue(let queue) where queue.isMain: return
    case .onQueueAsBarrier(let queue) where queue.isMain: return
    case .notOnQueue(let queue) where queue.isMain:
        fatalError("Block was expected not to execute on queue [com.apple.main-thread], and does")
    default: dispatchPrecondition(condition: predicate)
    }
}

extension DispatchQueue {
    /// Whether it is the main queue, of which Dispatch for Linux gives out a new object each time.
    fileprivate var isMain: Bool { label == DispatchQueue.main.label }
}

/// Whether two queues are the same: the main queue is always one object on Apple's systems.
public func === (lhs: DispatchQueue?, rhs: DispatchQueue?) -> Bool {
    guard let lhs, let rhs else { return lhs == nil && rhs == nil }
    return ObjectIdentifier(lhs) == ObjectIdentifier(rhs) || lhs.isMain && rhs.isMain
}

public func !== (lhs: DispatchQueue?, rhs: DispatchQueue?) -> Bool { !(lhs === rhs) }
