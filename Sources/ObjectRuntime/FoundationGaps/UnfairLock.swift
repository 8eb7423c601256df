import Foundation
import Synchronization

/// A lock of a few bytes, as Darwin has it: 0 while nobody holds it.
///
/// It waits by giving its time slice away; the thread that holds it hands it to whoever comes first.
public struct os_unfair_lock_s: Sendable {
    fileprivate var value: UInt32
    public init() { value = 0 }
    /// The form that C's initialiser has.
    public init(_os_unfair_lock_opaque: UInt32) { value = _os_unfair_lock_opaque }
}

public typealias os_unfair_lock = os_unfair_lock_s
public typealias os_unfair_lock_t = UnsafeMutablePointer<os_unfair_lock_s>

public func os_unfair_lock_trylock(_ lock: os_unfair_lock_t) -> Bool {
    word(of: lock).compareExchange(expected: 0, desired: currentThread, ordering: .acquiring).exchanged
}

public func os_unfair_lock_lock(_ lock: os_unfair_lock_t) {
    while !os_unfair_lock_trylock(lock) { sched_yield() }
}

public func os_unfair_lock_unlock(_ lock: os_unfair_lock_t) {
    let (held, _) = word(of: lock).compareExchange(expected: currentThread, desired: 0, ordering: .releasing)
    precondition(held, "BUG IN CLIENT OF LIBPLATFORM: Unlock of an os_unfair_lock not owned by current thread")
}

public func os_unfair_lock_assert_owner(_ lock: os_unfair_lock_t) {
    precondition(lock.pointee.value == currentThread, "BUG IN CLIENT OF LIBPLATFORM: Lock unexpectedly not owned by current thread")
}

public func os_unfair_lock_assert_not_owner(_ lock: os_unfair_lock_t) {
    precondition(lock.pointee.value != currentThread, "BUG IN CLIENT OF LIBPLATFORM: Lock unexpectedly owned by current thread")
}

/// The value of a lock that the thread that runs holds: never 0.
private var currentThread: UInt32 { UInt32(truncatingIfNeeded: UInt(pthread_self()) >> 4) | 1 }

/// The lock's bytes as an atomic word: both are one `UInt32`.
private func word(of lock: os_unfair_lock_t) -> UnsafeMutableAtomic { UnsafeMutableAtomic(lock) }

/// A `UInt32` somewhere in memory that threads change at once.
private struct UnsafeMutableAtomic {
    private let address: UnsafeMutablePointer<Atomic<UInt32>>

    init(_ lock: os_unfair_lock_t) {
        address = UnsafeMutableRawPointer(lock).assumingMemoryBound(to: Atomic<UInt32>.self)
    }

    func compareExchange(expected: UInt32, desired: UInt32, ordering: Ordering) -> (exchanged: Bool, original: UInt32) {
        switch ordering {
        case .acquiring: address.pointee.compareExchange(expected: expected, desired: desired, ordering: .acquiring)
        case .releasing: address.pointee.compareExchange(expected: expected, desired: desired, ordering: .releasing)
        }
    }

    enum Ordering { case acquiring, releasing }
}
