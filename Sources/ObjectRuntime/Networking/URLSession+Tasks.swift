import Foundation
import FoundationNetworking

// Lowered sources make tasks by these names: Foundation for Linux tells nobody of a new task, does not keep when it was made, and measures none.
extension URLSession {
    public func __dataTask(with request: URLRequest) -> URLSessionDataTask { begun(dataTask(with: request)) }
    public func __dataTask(with url: URL) -> URLSessionDataTask { begun(dataTask(with: url)) }
    public func __uploadTask(with request: URLRequest, fromFile fileURL: URL) -> URLSessionUploadTask { begun(uploadTask(with: request, fromFile: fileURL)) }
    public func __uploadTask(with request: URLRequest, from bodyData: Data) -> URLSessionUploadTask { begun(uploadTask(with: request, from: bodyData)) }
    public func __uploadTask(withStreamedRequest request: URLRequest) -> URLSessionUploadTask { begun(uploadTask(withStreamedRequest: request)) }
    public func __downloadTask(with request: URLRequest) -> URLSessionDownloadTask { begun(downloadTask(with: request)) }
    public func __downloadTask(with url: URL) -> URLSessionDownloadTask { begun(downloadTask(with: url)) }

    public func __dataTask(
        with request: URLRequest, completionHandler: @Sendable @escaping (Data?, URLResponse?, (any Error)?) -> Void
    ) -> URLSessionDataTask {
        begun { dataTask(with: request, completionHandler: $0.measuring(completionHandler)) }
    }

    public func __dataTask(with url: URL, completionHandler: @Sendable @escaping (Data?, URLResponse?, (any Error)?) -> Void) -> URLSessionDataTask {
        begun { dataTask(with: url, completionHandler: $0.measuring(completionHandler)) }
    }

    public func __uploadTask(
        with request: URLRequest, fromFile fileURL: URL, completionHandler: @Sendable @escaping (Data?, URLResponse?, (any Error)?) -> Void
    ) -> URLSessionUploadTask {
        begun { uploadTask(with: request, fromFile: fileURL, completionHandler: $0.measuring(completionHandler)) }
    }

    public func __uploadTask(
        with request: URLRequest, from bodyData: Data?, completionHandler: @Sendable @escaping (Data?, URLResponse?, (any Error)?) -> Void
    ) -> URLSessionUploadTask {
        begun { uploadTask(with: request, from: bodyData, completionHandler: $0.measuring(completionHandler)) }
    }

    public func __downloadTask(
        with request: URLRequest, completionHandler: @Sendable @escaping (URL?, URLResponse?, (any Error)?) -> Void
    ) -> URLSessionDownloadTask {
        begun { downloadTask(with: request, completionHandler: $0.measuring(completionHandler)) }
    }

    public func __downloadTask(
        with url: URL, completionHandler: @Sendable @escaping (URL?, URLResponse?, (any Error)?) -> Void
    ) -> URLSessionDownloadTask {
        begun { downloadTask(with: url, completionHandler: $0.measuring(completionHandler)) }
    }

    /// Notes when a task was made, and tells the delegate of it, on this thread and before anybody else has the task.
    private func begun<Made: URLSessionTask>(_ task: Made) -> Made {
        TaskRecord.of(task).state.withLock { $0.moments.made = Date() }
        if let delegate { try? ObjCRuntime.invokeOptional("urlSession:didCreateTask:", on: delegate, [self, task]) }
        return task
    }

    private func begun<Made: URLSessionTask>(_ make: (HandledTask) -> Made) -> Made {
        let handled = HandledTask(session: self)
        let task: Made = make(handled)
        handled.task = task
        return begun(task)
    }
}

/// A task with a handler of its own, of whose end the session's delegate does not hear; of its metrics it does.
private final class HandledTask: @unchecked Sendable {
    // Set before anybody can resume the task. Both hold what is done at the end, and this with it.
    weak var task: URLSessionTask?
    private weak let session: URLSession?

    init(session: URLSession) { self.session = session }

    func measuring<Value>(_ handler: @Sendable @escaping (Value?, URLResponse?, (any Error)?) -> Void) -> @Sendable (Value?, URLResponse?, (any Error)?) -> Void
    {
        { value, response, error in
            if let task = self.task, let session = self.session, let delegate = session.delegate as? any URLSessionTaskDelegate {
                ObjCRuntime.measure(task, of: session, for: delegate)
            }
            handler(value, response, error)
        }
    }
}
