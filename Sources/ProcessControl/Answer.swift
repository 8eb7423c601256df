import Foundation
import Synchronization

/// A value that is there, or that a thread of its own is finding out.
final class Answer<Value: Sendable>: Sendable {
    private let known: Mutex<Value?>
    private let search = DispatchGroup()

    init(_ value: Value) { known = Mutex(.some(value)) }

    init(_ find: @escaping @Sendable () -> Value) {
        known = Mutex(nil)
        search.enter()
        Thread.detachNewThread { [self] in
            let value = find()
            known.withLock { $0 = .some(value) }
            search.leave()
        }
    }

    /// Waits until it is known.
    var value: Value {
        search.wait()
        return known.withLock { $0! }
    }
}
