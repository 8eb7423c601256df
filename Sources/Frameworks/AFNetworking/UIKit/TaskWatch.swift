import FoundationNetworking
import UIKit

/// Looks at a task ten times a second until it ends: Foundation tells nobody of its state.
@MainActor final class TaskWatch {
    private let task: URLSessionTask
    private let onChange: (URLSessionTask) -> Void
    private var isOver = false

    /// - Parameter onChange: called at once, then whenever something may have changed, the last time when the task has ended.
    init(_ task: URLSessionTask, onChange: @escaping (URLSessionTask) -> Void) {
        self.task = task
        self.onChange = onChange
        look()
    }

    func stop() { isOver = true }

    private func look() {
        guard !isOver else { return }
        onChange(task)
        guard task.state != .completed else { return }
        DispatchQueue.main.asyncAfter(deadline: .now() + 0.1) { [weak self] in MainActor.assumeIsolated { self?.look() } }
    }

    /// The watch of a view, one each.
    static func set(_ watch: TaskWatch?, of view: UIView) {
        (objc_getAssociatedObject(view, key) as? TaskWatch)?.stop()
        objc_setAssociatedObject(view, key, watch, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
    }

    private static var key: UnsafeRawPointer { UnsafeRawPointer(bitPattern: Int(bitPattern: ObjectIdentifier(TaskWatch.self)))! }
}

extension UIActivityIndicatorView {
    /// Turns while a task runs.
    public func setAnimatingWithStateOf(_ task: URLSessionTask?) {
        let watch = task.map { task in
            TaskWatch(task) { [weak self] task in if task.state == .running { self?.startAnimating() } else { self?.stopAnimating() } }
        }
        TaskWatch.set(watch, of: self)
    }
}

extension UIRefreshControl {
    /// Refreshes while a task runs.
    public func setRefreshingWithStateOf(_ task: URLSessionTask?) {
        let watch = task.map { task in
            TaskWatch(task) { [weak self] task in
                guard let self, isRefreshing != (task.state == .running) else { return }
                if task.state == .running { beginRefreshing() } else { endRefreshing() }
            }
        }
        TaskWatch.set(watch, of: self)
    }
}

extension UIProgressView {
    /// Shows how much of a task's body is sent.
    public func setProgressWithUploadProgressOf(_ task: URLSessionUploadTask, animated: Bool) {
        follow(task, animated) { ($0.countOfBytesSent, $0.countOfBytesExpectedToSend) }
    }
    /// Shows how much of a task's file is there.
    public func setProgressWithDownloadProgressOf(_ task: URLSessionDownloadTask, animated: Bool) {
        follow(task, animated) { ($0.countOfBytesReceived, $0.countOfBytesExpectedToReceive) }
    }

    private func follow(_ task: URLSessionTask, _ animated: Bool, _ counts: @escaping (URLSessionTask) -> (Int64, Int64)) {
        let watch = TaskWatch(task) { [weak self] task in
            let (done, whole): (Int64, Int64) = counts(task)
            if whole > 0 { self?.setProgress(Float(done) / Float(whole), animated: animated) }
        }
        TaskWatch.set(watch, of: self)
    }
}
