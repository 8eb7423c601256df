import Foundation

// Lowered sources add operations by these names: Foundation for Linux announces nothing of its queues to those who observe them.
extension OperationQueue {
    public func __addOperation(_ op: Operation) { QueueAnnouncements.adding([op], to: self) { addOperation(op) } }

    public func __addOperation(_ block: @escaping @Sendable () -> Void) { __addOperation(BlockOperation(block: block)) }

    public func __addOperations(_ ops: [Operation], waitUntilFinished wait: Bool) {
        QueueAnnouncements.adding(ops, to: self) { addOperations(ops, waitUntilFinished: false) }
        if wait { ops.forEach { $0.waitUntilFinished() } }
    }
}

/// Announces which operations a queue has, where somebody observes it.
enum QueueAnnouncements {
    private static let keys = ["operations", "operationCount"]

    static func adding(_ operations: [Operation], to queue: OperationQueue, by add: () -> Void) {
        guard queue.isObserved else { return add() }
        keys.forEach(queue.willChangeValue)
        add()
        keys.forEach(queue.didChangeValue)
        operations.forEach { announceEnd(of: $0, in: queue) }
    }

    /// Somebody observes an object from now on: of a queue, the ends of what it has already.
    static func begin(with object: NSObject, key: String) {
        guard keys.contains(key), let queue = object as? OperationQueue else { return }
        queue.operations.forEach { announceEnd(of: $0, in: queue) }
    }

    private static let watching = OperationQueue()

    private static func announceEnd(of operation: Operation, in queue: OperationQueue) {
        guard objc_getAssociatedObject(operation, key.address) == nil else { return }
        objc_setAssociatedObject(operation, key.address, true, .OBJC_ASSOCIATION_RETAIN)
        let end = BlockOperation { [weak queue, weak operation] in
            guard let queue else { return }
            // Foundation takes an operation off its queue after it told those that wait for it.
            for _ in 0..<1000 where operation.map(queue.operations.contains) == true { usleep(100) }
            keys.forEach(queue.willChangeValue)
            keys.forEach(queue.didChangeValue)
        }
        end.addDependency(operation)
        watching.addOperation(end)
    }

    private static let key = AssociationKey()
}
