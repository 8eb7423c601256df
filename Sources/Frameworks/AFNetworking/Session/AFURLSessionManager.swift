import FoundationNetworking
import UIKit

/// A session whose answers become objects. It calls back on `completionQueue`, the main queue where there is none.
open class AFURLSessionManager: NSObject, AFSessionSerializing, NSSecureCoding {
    let works: SessionWorks
    /// Makes objects of answers. Reads JSON unless another is set.
    var serializer: any AFURLResponseSerialization = AFJSONResponseSerializer()
    /// Kept: connections are trusted as the system trusts them.
    open var securityPolicy: AFSecurityPolicy = .default()
    open var reachabilityManager: AFNetworkReachabilityManager = .shared()
    /// Default nil: the main queue.
    open var completionQueue: DispatchQueue?
    open var completionGroup: DispatchGroup?

    public init(sessionConfiguration configuration: URLSessionConfiguration?) {
        works = SessionWorks(configuration ?? .default)
        super.init()
    }

    public override convenience init() { self.init(sessionConfiguration: nil) }

    public class var supportsSecureCoding: Bool { true }
    /// A manager of the default configuration.
    public required init?(coder: NSCoder) {
        works = SessionWorks(.default)
        super.init()
    }
    open func encode(with coder: NSCoder) {}

    deinit { works.invalidate(cancelling: false, reset: false) }

    // MARK: - Session

    open var session: URLSession { works.session }
    open var operationQueue: OperationQueue { works.queue }
    open var tasks: [URLSessionTask] { works.tasks }
    open var dataTasks: [URLSessionDataTask] { tasks.compactMap { $0 is URLSessionUploadTask ? nil : $0 as? URLSessionDataTask } }
    open var uploadTasks: [URLSessionUploadTask] { tasks.compactMap { $0 as? URLSessionUploadTask } }
    open var downloadTasks: [URLSessionDownloadTask] { tasks.compactMap { $0 as? URLSessionDownloadTask } }

    open func invalidateSessionCancelingTasks(_ cancelPendingTasks: Bool) { works.invalidate(cancelling: cancelPendingTasks, reset: false) }
    /// - Parameter resetSession: whether the next task makes another session.
    open func invalidateSessionCancelingTasks(_ cancelPendingTasks: Bool, resetSession: Bool) {
        works.invalidate(cancelling: cancelPendingTasks, reset: resetSession)
    }

    // MARK: - Tasks

    /// A task that waits for `resume()`.
    open func dataTask(
        with request: URLRequest, uploadProgress uploadProgressBlock: ((Progress) -> Void)?, downloadProgress downloadProgressBlock: ((Progress) -> Void)?,
        completionHandler: ((URLResponse, Any?, (any Error)?) -> Void)?
    ) -> URLSessionDataTask {
        let task: URLSessionDataTask = session.dataTask(with: request)
        works.add(TaskWork(upload: uploadProgressBlock, download: downloadProgressBlock, completion: answering(completionHandler)), for: task)
        return task
    }

    open func dataTask(with request: URLRequest, completionHandler: ((URLResponse, Any?, (any Error)?) -> Void)?) -> URLSessionDataTask {
        dataTask(with: request, uploadProgress: nil, downloadProgress: nil, completionHandler: completionHandler)
    }

    /// The same, as calls of a session's own method of that form are written where apps are built.
    public func __dataTask(with request: URLRequest, completionHandler: ((URLResponse, Any?, (any Error)?) -> Void)?) -> URLSessionDataTask {
        dataTask(with: request, completionHandler: completionHandler)
    }

    open func uploadTask(
        with request: URLRequest, fromFile fileURL: URL, progress uploadProgressBlock: ((Progress) -> Void)?,
        completionHandler: ((URLResponse, Any?, (any Error)?) -> Void)?
    ) -> URLSessionUploadTask { add(session.uploadTask(with: request, fromFile: fileURL), uploadProgressBlock, completionHandler) }

    open func uploadTask(
        with request: URLRequest, from bodyData: Data?, progress uploadProgressBlock: ((Progress) -> Void)?,
        completionHandler: ((URLResponse, Any?, (any Error)?) -> Void)?
    ) -> URLSessionUploadTask { add(session.uploadTask(with: request, from: bodyData ?? Data()), uploadProgressBlock, completionHandler) }

    /// Sends the body that the request has.
    open func uploadTask(
        withStreamedRequest request: URLRequest, progress uploadProgressBlock: ((Progress) -> Void)?,
        completionHandler: ((URLResponse, Any?, (any Error)?) -> Void)?
    ) -> URLSessionUploadTask {
        uploadTask(with: request, from: request.httpBody, progress: uploadProgressBlock, completionHandler: completionHandler)
    }

    private func add(
        _ task: URLSessionUploadTask, _ progress: ((Progress) -> Void)?, _ completion: ((URLResponse, Any?, (any Error)?) -> Void)?
    ) -> URLSessionUploadTask {
        works.add(TaskWork(upload: progress, completion: answering(completion)), for: task)
        return task
    }

    /// Loads a file to the place that `destination` says, where the one that is there is replaced.
    open func downloadTask(
        with request: URLRequest, progress downloadProgressBlock: ((Progress) -> Void)?, destination: ((URL, URLResponse) -> URL)?,
        completionHandler: ((URLResponse, URL?, (any Error)?) -> Void)?
    ) -> URLSessionDownloadTask { add(session.downloadTask(with: request), downloadProgressBlock, destination, completionHandler) }

    open func downloadTask(
        withResumeData resumeData: Data, progress downloadProgressBlock: ((Progress) -> Void)?, destination: ((URL, URLResponse) -> URL)?,
        completionHandler: ((URLResponse, URL?, (any Error)?) -> Void)?
    ) -> URLSessionDownloadTask { add(session.downloadTask(withResumeData: resumeData), downloadProgressBlock, destination, completionHandler) }

    private func add(
        _ task: URLSessionDownloadTask, _ progress: ((Progress) -> Void)?, _ destination: ((URL, URLResponse) -> URL)?,
        _ completion: ((URLResponse, URL?, (any Error)?) -> Void)?
    ) -> URLSessionDownloadTask {
        let work = TaskWork(download: progress, destination: destination) { [self] task, outcome in
            finish(task, outcome, object: nil, error: outcome.error) { completion?(Self.response(of: task, outcome), outcome.file, outcome.error) }
        }
        works.add(work, for: task)
        return task
    }

    // MARK: - Answers

    // The manager lives as long as its tasks run.
    private func answering(_ completion: ((URLResponse, Any?, (any Error)?) -> Void)?) -> (URLSessionTask, TaskWork.Outcome) -> Void {
        { [self] task, outcome in
            var failure: NSError?
            var object: Any?
            if outcome.error == nil {
                object = withUnsafeMutablePointer(to: &failure) { serializer.responseObject(for: outcome.response, data: outcome.data, error: $0) }
            }
            let (answer, error): (Any?, (any Error)?) = (object, outcome.error ?? failure)
            finish(task, outcome, object: answer, error: error) { completion?(Self.response(of: task, outcome), answer, error) }
        }
    }

    private func finish(_ task: URLSessionTask, _ outcome: TaskWork.Outcome, object: Any?, error: (any Error)?, _ body: @escaping () -> Void) {
        var info: [String: Any] = [AFNetworkingTaskDidCompleteResponseSerializerKey: serializer]
        info[AFNetworkingTaskDidCompleteAssetPathKey] = outcome.file
        info[AFNetworkingTaskDidCompleteResponseDataKey] = outcome.file == nil ? outcome.data : nil
        info[AFNetworkingTaskDidCompleteSerializedResponseKey] = object
        info[AFNetworkingTaskDidCompleteErrorKey] = error
        nonisolated(unsafe) let sent = info
        let group: DispatchGroup? = completionGroup
        group?.enter()
        ServiceReply.send(on: completionQueue ?? .main) {
            body()
            group?.leave()
            ServiceReply.sendOnMain { NotificationCenter.default.post(name: .AFNetworkingTaskDidComplete, object: task, userInfo: sent) }
        }
    }

    /// The answer, or an empty one where none came.
    private static func response(of task: URLSessionTask, _ outcome: TaskWork.Outcome) -> URLResponse {
        outcome.response
            ?? URLResponse(
                url: task.originalRequest?.url ?? URL(fileURLWithPath: "/"), mimeType: nil, expectedContentLength: -1, textEncodingName: nil)
    }

    /// Starts a task of the manager's own.
    func start(_ task: URLSessionTask) {
        task.resume()
        ServiceReply.sendOnMain { NotificationCenter.default.post(name: .AFNetworkingTaskDidResume, object: task) }
    }

    open func uploadProgress(for task: URLSessionTask) -> Progress? { works.work(of: task)?.upload }
    open func downloadProgress(for task: URLSessionTask) -> Progress? { works.work(of: task)?.download }

    // MARK: - Blocks

    open func setSessionDidBecomeInvalidBlock(_ block: ((URLSession, (any Error)?) -> Void)?) { works.blocks.didBecomeInvalid = block }
    open func setTaskWillPerformHTTPRedirectionBlock(_ block: ((URLSession, URLSessionTask, URLResponse, URLRequest) -> URLRequest?)?) {
        works.blocks.willRedirect = block
    }
    open func setTaskDidSendBodyDataBlock(_ block: ((URLSession, URLSessionTask, Int64, Int64, Int64) -> Void)?) { works.blocks.didSendBodyData = block }
    open func setTaskDidComplete(_ block: ((URLSession, URLSessionTask, (any Error)?) -> Void)?) { works.blocks.didComplete = block }
    open func setDataTaskDidReceiveResponseBlock(_ block: ((URLSession, URLSessionDataTask, URLResponse) -> URLSession.ResponseDisposition)?) {
        works.blocks.didReceiveResponse = block
    }
    open func setDataTaskDidReceiveDataBlock(_ block: ((URLSession, URLSessionDataTask, Data) -> Void)?) { works.blocks.didReceiveData = block }
    open func setDownloadTaskDidFinishDownloadingBlock(_ block: ((URLSession, URLSessionDownloadTask, URL) -> URL?)?) {
        works.blocks.didFinishDownloading = block
    }
    open func setDownloadTaskDidWriteDataBlock(_ block: ((URLSession, URLSessionDownloadTask, Int64, Int64, Int64) -> Void)?) {
        works.blocks.didWriteData = block
    }
}

/// The serializer of a manager, which an `AFHTTPSessionManager` has of a narrower type.
public protocol AFSessionSerializing: AnyObject {}

extension AFSessionSerializing where Self: AFURLSessionManager {
    /// Makes objects of answers. Default `AFJSONResponseSerializer`.
    public var responseSerializer: any AFURLResponseSerialization {
        get { serializer }
        set { serializer = newValue }
    }
}
