import Foundation
import ObjectRuntime

/// The end of a task.
enum TaskOutcome {
    case result(AnyObject?)
    case error(any Error)
    case cancelled
}

/// Work that ends with a result, an error, or as cancelled, and what is done then.
open class BFTask<ResultType: AnyObject>: NSObject, @unchecked Sendable {
    private let lock = NSCondition()
    private var outcome: TaskOutcome?
    private var waiting: [() -> Void] = []

    override init() { super.init() }

    init(_ outcome: TaskOutcome) {
        self.outcome = outcome
        super.init()
    }

    public convenience init(result: ResultType?) { self.init(.result(result)) }
    public convenience init(error: any Error) { self.init(.error(error)) }
    open class func cancelled() -> BFTask<ResultType> { BFTask<ResultType>(.cancelled) }

    // MARK: - State

    private var state: TaskOutcome? { lock.withLock { outcome } }
    open var result: ResultType? { if case .result(let object) = state { object as? ResultType } else { nil } }
    open var error: (any Error)? { if case .error(let error) = state { error } else { nil } }
    open var isCancelled: Bool { if case .cancelled = state { true } else { false } }
    open var isFaulted: Bool { error != nil }
    open var isCompleted: Bool { state != nil }

    /// Blocks the thread until the work has ended.
    open func waitUntilFinished() {
        lock.lock()
        while outcome == nil { lock.wait() }
        lock.unlock()
    }

    /// Answers whether it had not ended before.
    @discardableResult
    func end(_ outcome: TaskOutcome) -> Bool {
        lock.lock()
        guard self.outcome == nil else {
            lock.unlock()
            return false
        }
        self.outcome = outcome
        let bodies: [() -> Void] = waiting
        waiting = []
        lock.broadcast()
        lock.unlock()
        bodies.forEach { $0() }
        return true
    }

    private func whenOver(_ body: @escaping () -> Void) {
        lock.lock()
        let isOver: Bool = outcome != nil
        if !isOver { waiting.append(body) }
        lock.unlock()
        if isOver { body() }
    }

    // MARK: - Continuing

    /// Does more when the work has ended, on the thread on which it ends. A task that the block returns is waited for.
    @discardableResult
    open func continueWith(block: @escaping (BFTask<ResultType>) -> Any?) -> BFTask<AnyObject> { next(nil, block) }

    @discardableResult
    open func continueWith(_ executor: BFExecutor, with block: @escaping (BFTask<ResultType>) -> Any?) -> BFTask<AnyObject> { next(executor, block) }

    @discardableResult
    open func continueWith(executor: BFExecutor, block: @escaping (BFTask<ResultType>) -> Any?) -> BFTask<AnyObject> { next(executor, block) }

    /// The same where it ended well; else the error is passed on.
    @discardableResult
    open func continueOnSuccessWith(block: @escaping (BFTask<ResultType>) -> Any?) -> BFTask<AnyObject> { onSuccess(nil, block) }

    @discardableResult
    open func continueOnSuccessWith(executor: BFExecutor, block: @escaping (BFTask<ResultType>) -> Any?) -> BFTask<AnyObject> {
        onSuccess(executor, block)
    }

    /// As versions before 1.9 name it.
    @discardableResult
    open func `continue`(_ block: @escaping (BFTask<ResultType>) -> Any?) -> BFTask<AnyObject> { next(nil, block) }

    @discardableResult
    open func `continue`(successBlock block: @escaping (BFTask<ResultType>) -> Any?) -> BFTask<AnyObject> { onSuccess(nil, block) }

    private func next(_ executor: BFExecutor?, _ block: @escaping (BFTask<ResultType>) -> Any?) -> BFTask<AnyObject> {
        let next = BFTask<AnyObject>()
        whenOver { [self] in (executor ?? .immediate()).execute { next.take(block(self)) } }
        return next
    }

    private func onSuccess(_ executor: BFExecutor?, _ block: @escaping (BFTask<ResultType>) -> Any?) -> BFTask<AnyObject> {
        next(executor) { task in
            switch task.state {
            case .error(let error): BFTask<AnyObject>(error: error)
            case .cancelled: BFTask<AnyObject>.cancelled()
            default: block(task)
            }
        }
    }

    private func take(_ value: Any?) {
        guard let task = value as? any AnyTask else {
            end(.result(value.map { $0 as AnyObject }))
            return
        }
        task.follow { [self] outcome in end(outcome) }
    }

    func follow(_ body: @escaping (TaskOutcome) -> Void) {
        whenOver { [self] in if let state { body(state) } }
    }
}

/// Tasks of any result.
private protocol AnyTask { func follow(_ body: @escaping (TaskOutcome) -> Void) }
extension BFTask: AnyTask {}

/// Runs what a task is continued with.
open class BFExecutor: NSObject, @unchecked Sendable {
    private let run: (@escaping () -> Void) -> Void

    public init(block: @escaping (@escaping () -> Void) -> Void) {
        run = block
        super.init()
    }
    public convenience init(dispatchQueue queue: DispatchQueue) { self.init { body in ServiceReply.send(on: queue, body) } }

    open class func `default`() -> BFExecutor { immediate() }
    /// Runs it at once, on the thread that asks.
    open class func immediate() -> BFExecutor { BFExecutor { $0() } }
    open class func mainThread() -> BFExecutor {
        BFExecutor { body in if Thread.isMainThread { body() } else { ServiceReply.send(on: .main, body) } }
    }
    open func execute(_ block: @escaping () -> Void) { run(block) }
}

/// A task that whoever makes it ends.
open class BFTaskCompletionSource<ResultType: AnyObject>: NSObject, @unchecked Sendable {
    public let task = BFTask<ResultType>()
    public override init() { super.init() }

    open func set(result: ResultType?) { task.end(.result(result)) }
    open func set(error: any Error) { task.end(.error(error)) }
    open func cancel() { task.end(.cancelled) }
    @discardableResult
    open func trySet(result: ResultType?) -> Bool { task.end(.result(result)) }
    @discardableResult
    open func trySet(error: any Error) -> Bool { task.end(.error(error)) }
    @discardableResult
    open func tryCancel() -> Bool { task.end(.cancelled) }
}

/// Answers that come a turn of the main queue after the call.
enum ParseReply {
    static func send(_ body: @escaping () -> Void) { ServiceReply.send(on: .main, body) }

    /// A task that ends as `outcome` says, a turn of the main queue later, when `body` is called too.
    static func task<ResultType: AnyObject>(
        _ outcome: Result<ResultType?, any Error>, _ body: @escaping () -> Void = {}
    ) -> BFTask<ResultType> {
        let task = BFTask<ResultType>()
        send {
            switch outcome {
            case .success(let object): task.end(.result(object))
            case .failure(let error): task.end(.error(error))
            }
            body()
        }
        return task
    }

    /// The same for what succeeds or fails.
    static func flag(_ error: (any Error)?, _ block: PFBooleanResultBlock? = nil) -> BFTask<NSNumber> {
        task(error.map { .failure($0) } ?? .success(true as NSNumber)) { block?(error == nil, error) }
    }
}
