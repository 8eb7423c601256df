import ObjectRuntime

enum ContextQueue {
    /// On the main queue, which need not be served by the main thread.
    static let mainKey = DispatchSpecificKey<Bool>()
    static let key = DispatchSpecificKey<ObjectIdentifier>()
    static let currentKey = "Quince.NSManagedObjectContext.current"
}

extension NSManagedObjectContext {
    /// The context whose block is running on this thread.
    static var current: NSManagedObjectContext? { Thread.current.threadDictionary[ContextQueue.currentKey] as? NSManagedObjectContext }

    var isOnQueue: Bool {
        switch concurrencyType {
        case .mainQueueConcurrencyType: Thread.isMainThread || DispatchQueue.getSpecific(key: ContextQueue.mainKey) == true
        case .privateQueueConcurrencyType: DispatchQueue.getSpecific(key: ContextQueue.key) == ObjectIdentifier(self)
        case .confinementConcurrencyType: true
        }
    }

    private func asCurrent<Result>(_ block: () throws -> Result) rethrows -> Result {
        let dictionary = Thread.current.threadDictionary
        let before = dictionary[ContextQueue.currentKey]
        dictionary[ContextQueue.currentKey] = self
        defer { dictionary[ContextQueue.currentKey] = before }
        return try block()
    }

    /// Runs a block on the context's queue, later.
    public func perform(_ block: @escaping () -> Void) {
        nonisolated(unsafe) let block = block
        queue.async { [self] in
            asCurrent(block)
            processPendingChanges()
        }
    }

    /// Runs a block on the context's queue and waits for it. A block of the context may call this itself.
    public func performAndWait<Result>(_ block: () throws -> Result) rethrows -> Result { try runAndWait(block) }

    /// The same for a block without a result: what an app takes as a function that throws nothing, as Apple's framework has it beside the other.
    public func performAndWait(_ block: () -> Void) { runAndWait(block) }

    private func runAndWait<Result>(_ block: () throws -> Result) rethrows -> Result {
        if isOnQueue { return try asCurrent(block) }
        return try queue.sync {
            defer { processPendingChanges() }
            return try asCurrent(block)
        }
    }

    /// Runs a block on the context's queue.
    public func perform<Result, Failure: Error>(schedule: ScheduledTaskType = .immediate, _ block: @escaping () throws(Failure) -> Result) async throws(Failure)
        -> Result
    {
        if schedule == .immediate, isOnQueue { return try block() }
        nonisolated(unsafe) let block = block
        let outcome: ContextOutcome<Result, Failure> = await withCheckedContinuation { continuation in
            perform { continuation.resume(returning: ContextOutcome(block)) }
        }
        return try outcome.result.get()
    }
}

/// The outcome of a block, on its way from one queue to another.
private struct ContextOutcome<Value, Failure: Error>: @unchecked Sendable {
    let result: Result<Value, Failure>

    init(_ block: () throws(Failure) -> Value) {
        do throws(Failure) { result = .success(try block()) } catch { result = .failure(error) }
    }
}
