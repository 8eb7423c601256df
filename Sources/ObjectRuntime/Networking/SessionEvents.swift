import Foundation
import FoundationNetworking

// What lowered delegates of sessions ask first: Foundation for Linux measures no tasks, and passes over what a delegate makes of an answer.
extension ObjCRuntime {
    /// Tells the delegate of a task that ended what was measured of it, as Apple's sessions do before they tell of the end.
    ///
    /// - Parameter error: The error that ended the task. With one it ends at once, and without the data that waits for the delegate's decision.
    /// - Parameter delegate: Who hears of the end. One to whom the session's delegate only passes it on hears of no metrics.
    /// - Returns: The error that the task ended with: `URLError.cancelled` where its answer was refused.
    public static func ended(_ task: URLSessionTask, of session: URLSession, with error: (any Error)?, for delegate: Any) -> (any Error)? {
        let receiver: (any URLSessionDelegate)? = task.delegate ?? session.delegate
        if let delegate = delegate as? any URLSessionTaskDelegate, receiver == nil || receiver === delegate { measure(task, of: session, for: delegate) }
        let isRefused: Bool = TaskRecord.of(task).state.withLock { state in
            state.held = nil
            return state.isRefused
        }
        return TaskEnd.error(error ?? task.error, isRefused: isRefused, address: task.originalRequest?.url)
    }

    /// A closure that takes the delegate's decision on an answer: a task whose answer is refused is cancelled. Until the decision comes the delegate hears
    /// nothing more of the task, though its data may have come.
    public static func deciding(
        _ decide: @escaping (URLSession.ResponseDisposition) -> Void, on task: URLSessionTask, of session: URLSession
    ) -> @Sendable (URLSession.ResponseDisposition) -> Void {
        let record = TaskRecord.of(task)
        record.answer()
        record.state.withLock { $0.held = [] }
        nonisolated(unsafe) let decide = decide
        return { disposition in
            if disposition == .cancel {
                record.state.withLock { $0.isRefused = true }
                task.cancel()
            }
            decide(disposition)
            // On the delegate's queue nothing is heard at the same time.
            if OperationQueue.current === session.delegateQueue { record.release() } else { session.delegateQueue.addOperation { record.release() } }
        }
    }

    /// Whether the delegate is to hear of the end of its task, or of data of it, now. Otherwise `later` is called when it has decided on the answer, or after
    /// the time that the request has, in seconds: delegates that cancel a task in place of an answer hear of its end all the same.
    public static func isDue(_ task: URLSessionTask, of session: URLSession, else later: @escaping () -> Void) -> Bool {
        if task.state == .canceling || task.error != nil { return true }
        let record = TaskRecord.of(task)
        nonisolated(unsafe) let later = later
        switch record.hold({ later() }) {
        case 0: return true
        case 1:
            DispatchQueue.global().asyncAfter(deadline: .now() + (task.originalRequest?.timeoutInterval ?? 60)) {
                session.delegateQueue.addOperation { record.release() }
            }
        default: break
        }
        return false
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

    /// A closure that takes the delegate's answer to a challenge. Foundation for Linux cancels a task whose challenge's protection space is rejected; Apple's
    /// sessions ask of the next one, and after the last give the server's answer as it is.
    public static func answering(
        _ answer: @escaping (URLSession.AuthChallengeDisposition, URLCredential?) -> Void, to challenge: URLAuthenticationChallenge
    ) -> @Sendable (URLSession.AuthChallengeDisposition, URLCredential?) -> Void {
        nonisolated(unsafe) let answer = answer
        // By default the credential that is proposed is tried.
        let isOpen: Bool = challenge.proposedCredential == nil
        return { disposition, credential in answer(disposition == .rejectProtectionSpace && isOpen ? .performDefaultHandling : disposition, credential) }
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
