import Synchronization

/// A lock with the state it protects, shared by reference.
public struct OSAllocatedUnfairLock<State>: @unchecked Sendable {
    fileprivate final class Storage: @unchecked Sendable {
        var state: State
        let lock: os_unfair_lock_t

        init(_ state: State) {
            self.state = state
            lock = .allocate(capacity: 1)
            lock.initialize(to: os_unfair_lock())
        }

        deinit { lock.deallocate() }
    }

    fileprivate let storage: Storage

    public init(uncheckedState initialState: State) { storage = Storage(initialState) }
    public init(initialState: State) where State: Sendable { self.init(uncheckedState: initialState) }

    public func withLockUnchecked<Result>(_ body: (inout State) throws -> Result) rethrows -> Result {
        os_unfair_lock_lock(storage.lock)
        defer { os_unfair_lock_unlock(storage.lock) }
        return try body(&storage.state)
    }

    public func withLock<Result: Sendable>(_ body: @Sendable (inout State) throws -> Result) rethrows -> Result {
        try withLockUnchecked(body)
    }

    /// The same, where the lock is free; nil where it is not.
    public func withLockIfAvailableUnchecked<Result>(_ body: (inout State) throws -> Result) rethrows -> Result? {
        guard os_unfair_lock_trylock(storage.lock) else { return nil }
        defer { os_unfair_lock_unlock(storage.lock) }
        return try body(&storage.state)
    }

    public func withLockIfAvailable<Result: Sendable>(_ body: @Sendable (inout State) throws -> Result) rethrows -> Result? {
        try withLockIfAvailableUnchecked(body)
    }
}

extension OSAllocatedUnfairLock where State == Void {
    public init() { self.init(uncheckedState: ()) }
    public func lock() { os_unfair_lock_lock(storage.lock) }
    public func unlock() { os_unfair_lock_unlock(storage.lock) }
    public func lockIfAvailable() -> Bool { os_unfair_lock_trylock(storage.lock) }
    public func withLock<Result: Sendable>(_ body: @Sendable () throws -> Result) rethrows -> Result { try withLock { _ in try body() } }
}
