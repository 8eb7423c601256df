import Foundation
import FoundationNetworking
import Synchronization

/// Facts about a session's task that Foundation for Linux does not keep.
final class TaskRecord: Sendable {
    struct State: Sendable {
        var moments = TaskMoments()
        /// Whether the delegate would have no more of the task's answer.
        var isRefused = false
        var hasMetrics = false
        /// How many bytes of the answer's body came, which Foundation for Linux counts for downloads alone.
        var received: Int64 = 0
        /// Calls of the delegate that wait until it has decided on the answer; nil where none has to.
        var held: [@Sendable () -> Void]?
    }

    let state: Mutex<State> = Mutex(State())

    static func of(_ task: URLSessionTask) -> TaskRecord {
        if let record = objc_getAssociatedObject(task, key.address) as? TaskRecord { return record }
        let record = TaskRecord()
        objc_setAssociatedObject(task, key.address, record, .OBJC_ASSOCIATION_RETAIN)
        return record
    }

    /// Notes that the task's answer has begun, unless it had.
    func answer() { state.withLock { $0.moments.answered = $0.moments.answered ?? Date() } }

    /// Keeps `work` until the delegate has decided on the answer, and returns how much is kept: nothing where it has, or is not asked.
    func hold(_ work: @escaping @Sendable () -> Void) -> Int {
        state.withLock { state in
            state.held?.append(work)
            return state.held?.count ?? 0
        }
    }

    /// Does the work that was kept, in its order. What the delegate's queue has waiting is kept until then, and comes after it.
    func release() {
        let works: [@Sendable () -> Void] = state.withLock { state in
            defer { state.held = nil }
            return state.held ?? []
        }
        for work in works { work() }
    }

    private static let key = AssociationKey()
}

/// The moments of a task.
struct TaskMoments: Equatable, Sendable {
    var made: Date?
    /// When its delegate heard of an answer.
    var answered: Date?
}

/// How a task ended, as its delegate is to hear it.
enum TaskEnd {
    /// The error of a task, which Foundation for Linux loads to its end also where the delegate refused the answer.
    static func error(_ error: (any Error)?, isRefused: Bool, address: URL?) -> (any Error)? {
        isRefused && error == nil ? URLError.failure(.cancelled, at: address) : error
    }
}
