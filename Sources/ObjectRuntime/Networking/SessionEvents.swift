import Foundation
import FoundationNetworking

// What lowered delegates of sessions ask first: Foundation for Linux measures no tasks, and passes over what a delegate makes of an answer.
extension ObjCRuntime {
    /// Tells the delegate of a task that ended what was measured of it, as Apple's sessions do before they tell of the end.
    ///
    /// - Parameter delegate: Who hears of the end. One to whom the session's delegate only passes it on hears of no metrics.
    /// - Returns: The error that the task ended with: `URLError.cancelled` where its answer was refused.
    public static func ended(_ task: URLSessionTask, of session: URLSession, with error: (any Error)?, for delegate: Any) -> (any Error)? {
        let receiver: (any URLSessionDelegate)? = task.delegate ?? session.delegate
        if let delegate = delegate as? any URLSessionTaskDelegate, receiver == nil || receiver === delegate { measure(task, of: session, for: delegate) }
        let isRefused: Bool = TaskRecord.of(task).state.withLock(\.isRefused)
        return TaskEnd.error(error, isRefused: isRefused, address: task.originalRequest?.url)
    }

    /// A closure that takes the delegate's decision on an answer: a task whose answer is refused is cancelled.
    public static func deciding(
        _ decide: @escaping (URLSession.ResponseDisposition) -> Void, on task: URLSessionTask
    ) -> @Sendable (URLSession.ResponseDisposition) -> Void {
        let record = TaskRecord.of(task)
        record.answer()
        nonisolated(unsafe) let decide = decide
        return { disposition in
            if disposition == .cancel {
                record.state.withLock { $0.isRefused = true }
                task.cancel()
            }
            decide(disposition)
        }
    }

    /// Whether the task's delegate is to have data that came: not after it refused the answer.
    public static func expects(_ data: Data, of task: URLSessionTask) -> Bool {
        let record = TaskRecord.of(task)
        record.answer()
        return record.state.withLock { state in
            state.received += Int64(data.count)
            return !state.isRefused
        }
    }

    /// Tells of a task's metrics once.
    static func measure(_ task: URLSessionTask, of session: URLSession, for delegate: any URLSessionTaskDelegate) {
        let known: TaskRecord.State = TaskRecord.of(task).state.withLock { state in
            defer { state.hasMetrics = true }
            return state
        }
        guard !known.hasMetrics, let metrics = TaskMetricsValues(of: TaskOutcome(of: task, known), end: Date()).makeMetrics() else { return }
        delegate.urlSession(session, task: task, didFinishCollecting: metrics)
    }
}
