import Foundation

/// A mutex of the system's.
private final class Mutex: @unchecked Sendable {
    private let mutex: UnsafeMutablePointer<pthread_mutex_t>

    init(isRecursive: Bool) {
        mutex = .allocate(capacity: 1)
        var attributes = pthread_mutexattr_t()
        pthread_mutexattr_init(&attributes)
        pthread_mutexattr_settype(&attributes, Int32(isRecursive ? PTHREAD_MUTEX_RECURSIVE : PTHREAD_MUTEX_NORMAL))
        pthread_mutex_init(mutex, &attributes)
        pthread_mutexattr_destroy(&attributes)
    }

    deinit {
        pthread_mutex_destroy(mutex)
        mutex.deallocate()
    }

    func lock() { pthread_mutex_lock(mutex) }
    func unlock() { pthread_mutex_unlock(mutex) }
    func tryLock() -> Bool { pthread_mutex_trylock(mutex) == 0 }

    func lock(before limit: Date) -> Bool {
        let seconds: Double = max(0, limit.timeIntervalSince1970)
        var time = timespec(tv_sec: Int(seconds), tv_nsec: Int(seconds.truncatingRemainder(dividingBy: 1) * 1e9))
        return pthread_mutex_timedlock(mutex, &time) == 0
    }
}

extension ObjCRuntime {
    /// The superclass of classes that name NSLock as theirs: Foundation's on Linux cannot be subclassed.
    open class Lock: NSObject, NSLocking, @unchecked Sendable {
        private let mutex = Mutex(isRecursive: false)
        open var name: String?

        public override init() { super.init() }
        open func lock() { mutex.lock() }
        open func unlock() { mutex.unlock() }
        /// Whether the lock was free and now is held.
        open func `try`() -> Bool { mutex.tryLock() }
        open func lock(before limit: Date) -> Bool { mutex.lock(before: limit) }
    }

    /// The same in place of NSRecursiveLock: the thread that holds it may take it again.
    open class RecursiveLock: NSObject, NSLocking, @unchecked Sendable {
        private let mutex = Mutex(isRecursive: true)
        open var name: String?

        public override init() { super.init() }
        open func lock() { mutex.lock() }
        open func unlock() { mutex.unlock() }
        open func `try`() -> Bool { mutex.tryLock() }
        open func lock(before limit: Date) -> Bool { mutex.lock(before: limit) }
    }
}
