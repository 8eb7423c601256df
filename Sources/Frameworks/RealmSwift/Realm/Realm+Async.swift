import Dispatch
import ObjectRuntime

/// Names a write that is still to come.
public typealias AsyncTransactionId = UInt32

extension Realm {
    /// Opens a Realm in the background, migration included, and hands it over on a queue.
    @discardableResult
    public static func asyncOpen(
        configuration: Realm.Configuration = .defaultConfiguration, callbackQueue: DispatchQueue = .main,
        callback: @escaping (Result<Realm, Swift.Error>) -> Void
    ) -> AsyncOpenTask {
        let task = AsyncOpenTask()
        // Called once, on its queue.
        nonisolated(unsafe) let callback = callback
        let configuration: Configuration = configuration
        DispatchQueue.global(qos: .userInitiated).async {
            let opened = Result<RealmStore, Swift.Error> { try StoreOpening.store(configuration) }
            callbackQueue.async {
                if task.isCancelled { return }
                callback(opened.map { Realm($0.session(configuration, queue: callbackQueue)) })
            }
        }
        return task
    }

    /// As Realm had it up to its fifth version.
    @discardableResult
    public static func asyncOpen(
        configuration: Realm.Configuration = .defaultConfiguration, callbackQueue: DispatchQueue = .main,
        callback: @escaping (Realm?, Swift.Error?) -> Void
    ) -> AsyncOpenTask {
        asyncOpen(configuration: configuration, callbackQueue: callbackQueue) { (result: Result<Realm, Swift.Error>) in
            switch result {
            case .success(let realm): callback(realm, nil)
            case .failure(let error): callback(nil, error)
            }
        }
    }

    /// A Realm that is being opened, to be given up.
    public final class AsyncOpenTask: @unchecked Sendable {
        private let lock = NSLock()
        private var wasCancelled = false

        var isCancelled: Bool { lock.withLock { wasCancelled } }

        public func cancel() { lock.withLock { wasCancelled = true } }
    }

    /// Whether what a server has is loaded first; there is no server.
    public enum OpenBehavior: Sendable {
        case never
        case once
        case always
    }

    @MainActor
    public init(configuration: Realm.Configuration = .defaultConfiguration, downloadBeforeOpen: OpenBehavior = .never) async throws {
        try self.init(configuration: configuration, queue: .main)
    }

    // MARK: Writing later

    /// Runs a block in a write transaction after the present call.
    @discardableResult
    public func writeAsync(_ block: @escaping () -> Void, onComplete: ((Swift.Error?) -> Void)? = nil) -> AsyncTransactionId {
        beginAsyncWrite {
            block()
            if self.isInWriteTransaction { _ = self.commitAsyncWrite(onComplete) }
        }
    }

    /// Begins a write transaction after the present call, which the block or later code ends.
    @discardableResult
    public func beginAsyncWrite(_ asyncWriteBlock: @escaping () -> Void) -> AsyncTransactionId {
        let number: AsyncTransactionId = session.laterWrites.begin()
        let session: RealmSession = session
        // Called once, on the Realm's queue.
        nonisolated(unsafe) let block = asyncWriteBlock
        (session.queue ?? .main).async {
            guard session.laterWrites.end(number) else { return }
            session.beginWrite()
            block()
        }
        return number
    }

    @discardableResult
    public func commitAsyncWrite(allowGrouping: Bool = false, _ onComplete: ((Swift.Error?) -> Void)? = nil) -> AsyncTransactionId {
        var failure: Swift.Error?
        do { try session.commitWrite() } catch { failure = error }
        let result: Swift.Error? = failure
        if let onComplete { ServiceReply.send(on: session.queue ?? .main) { onComplete(result) } }
        return 0
    }

    /// Takes back a write that has not begun.
    public func cancelAsyncWrite(_ asyncTransactionId: AsyncTransactionId) throws { _ = session.laterWrites.end(asyncTransactionId) }

    public var isPerformingAsynchronousWriteOperations: Bool { session.laterWrites.isWaiting }

    @discardableResult @MainActor
    public func asyncWrite<Result>(_ block: (() throws -> Result)) async throws -> Result { try write(block) }

    @discardableResult @MainActor
    public func asyncRefresh() async -> Bool { refresh() }
}

/// The writes of a session that are still to come.
final class LaterWrites: @unchecked Sendable {
    private let lock = NSLock()
    private var next: AsyncTransactionId = 0
    private var waiting: Set<AsyncTransactionId> = []

    func begin() -> AsyncTransactionId {
        lock.withLock {
            next += 1
            waiting.insert(next)
            return next
        }
    }

    /// Whether it was still to come.
    func end(_ number: AsyncTransactionId) -> Bool { lock.withLock { waiting.remove(number) != nil } }

    var isWaiting: Bool { lock.withLock { !waiting.isEmpty } }
}
