import FoundationNetworking
import UIKit

/// One task's data, progress and end. Its session's delegate alone speaks to it, on the session's queue.
final class TaskWork: @unchecked Sendable {
    struct Outcome {
        var data: Data?
        /// The file that was loaded, in its place.
        var file: URL?
        var response: URLResponse?
        var error: (any Error)?
    }

    let upload = Progress(totalUnitCount: -1)
    let download = Progress(totalUnitCount: -1)
    private let onUpload: ((Progress) -> Void)?
    private let onDownload: ((Progress) -> Void)?
    private let destination: ((URL, URLResponse) -> URL?)?
    private let completion: (URLSessionTask, Outcome) -> Void
    private var data = Data()
    private var file: URL?
    private var failure: (any Error)?

    init(
        upload: ((Progress) -> Void)? = nil, download: ((Progress) -> Void)? = nil, destination: ((URL, URLResponse) -> URL?)? = nil,
        completion: @escaping (URLSessionTask, Outcome) -> Void
    ) {
        (onUpload, onDownload, self.destination, self.completion) = (upload, download, destination, completion)
    }

    func didSend(_ sent: Int64, of whole: Int64) {
        (upload.totalUnitCount, upload.completedUnitCount) = (whole, sent)
        onUpload?(upload)
    }

    func didReceive(_ new: Data, of task: URLSessionTask) {
        data += new
        didReceive(task.countOfBytesReceived, of: task.countOfBytesExpectedToReceive)
    }

    func didReceive(_ received: Int64, of whole: Int64) {
        (download.totalUnitCount, download.completedUnitCount) = (whole, received)
        onDownload?(download)
    }

    /// Moves the file that was loaded, which the session removes when this returns.
    func didLoad(_ location: URL, _ task: URLSessionTask) {
        guard let response = task.response, let place = destination?(location, response) else { return }
        file = place
        do {
            if FileManager.default.fileExists(atPath: place.path) { try FileManager.default.removeItem(at: place) }
            try FileManager.default.moveItem(at: location, to: place)
            post(.AFURLSessionDownloadTaskDidMoveFileSuccessfully, task, [:])
        } catch {
            failure = error
            post(.AFURLSessionDownloadTaskDidFailToMoveFile, task, (error as NSError).userInfo)
        }
    }

    func end(_ task: URLSessionTask, _ error: (any Error)?) {
        completion(task, Outcome(data: data, file: file, response: task.response, error: error ?? failure))
    }

    private func post(_ name: Notification.Name, _ task: URLSessionTask, _ info: [String: Any]) {
        nonisolated(unsafe) let info = info
        ServiceReply.sendOnMain { NotificationCenter.default.post(name: name, object: task, userInfo: info) }
    }
}

/// A session and what its tasks are for.
final class SessionWorks: NSObject, URLSessionDataDelegate, URLSessionDownloadDelegate, @unchecked Sendable {
    private let lock = NSLock()
    private var works: [Int: TaskWork] = [:]
    private var running: [Int: URLSessionTask] = [:]
    private let configuration: URLSessionConfiguration
    let queue = OperationQueue()
    private var made: URLSession?
    var blocks = SessionBlocks()

    init(_ configuration: URLSessionConfiguration) {
        self.configuration = configuration
        queue.maxConcurrentOperationCount = 1
        super.init()
    }

    /// The session, a new one after it was invalidated.
    var session: URLSession {
        lock.withLock {
            if let made { return made }
            let session = URLSession(configuration: configuration, delegate: self, delegateQueue: queue)
            made = session
            return session
        }
    }

    var tasks: [URLSessionTask] { lock.withLock { running.values.sorted { $0.taskIdentifier < $1.taskIdentifier } } }

    func add(_ work: TaskWork, for task: URLSessionTask) {
        lock.withLock {
            works[task.taskIdentifier] = work
            running[task.taskIdentifier] = task
        }
    }

    func work(of task: URLSessionTask) -> TaskWork? { lock.withLock { works[task.taskIdentifier] } }

    func invalidate(cancelling: Bool, reset: Bool) {
        let old: URLSession? = lock.withLock { made }
        if cancelling { old?.invalidateAndCancel() } else { old?.finishTasksAndInvalidate() }
        if reset { lock.withLock { made = nil } }
    }

    // MARK: - Delegate

    func urlSession(_ session: URLSession, didBecomeInvalidWithError error: (any Error)?) {
        blocks.didBecomeInvalid?(session, error)
        ServiceReply.sendOnMain { NotificationCenter.default.post(name: .AFURLSessionDidInvalidate, object: session) }
    }

    func urlSession(
        _ session: URLSession, task: URLSessionTask, willPerformHTTPRedirection response: HTTPURLResponse, newRequest request: URLRequest,
        completionHandler: @escaping @Sendable (URLRequest?) -> Void
    ) {
        guard let block = blocks.willRedirect else { return completionHandler(request) }
        completionHandler(block(session, task, response, request))
    }

    func urlSession(
        _ session: URLSession, task: URLSessionTask, didSendBodyData bytesSent: Int64, totalBytesSent: Int64, totalBytesExpectedToSend: Int64
    ) {
        work(of: task)?.didSend(totalBytesSent, of: totalBytesExpectedToSend)
        blocks.didSendBodyData?(session, task, bytesSent, totalBytesSent, totalBytesExpectedToSend)
    }

    func urlSession(
        _ session: URLSession, dataTask: URLSessionDataTask, didReceive response: URLResponse,
        completionHandler: @escaping @Sendable (URLSession.ResponseDisposition) -> Void
    ) { completionHandler(blocks.didReceiveResponse?(session, dataTask, response) ?? .allow) }

    func urlSession(_ session: URLSession, dataTask: URLSessionDataTask, didReceive data: Data) {
        work(of: dataTask)?.didReceive(data, of: dataTask)
        blocks.didReceiveData?(session, dataTask, data)
    }

    func urlSession(_ session: URLSession, downloadTask: URLSessionDownloadTask, didFinishDownloadingTo location: URL) {
        if let place = blocks.didFinishDownloading?(session, downloadTask, location) {
            try? FileManager.default.moveItem(at: location, to: place)
        } else {
            work(of: downloadTask)?.didLoad(location, downloadTask)
        }
    }

    func urlSession(
        _ session: URLSession, downloadTask: URLSessionDownloadTask, didWriteData bytesWritten: Int64, totalBytesWritten: Int64,
        totalBytesExpectedToWrite: Int64
    ) {
        work(of: downloadTask)?.didReceive(totalBytesWritten, of: totalBytesExpectedToWrite)
        blocks.didWriteData?(session, downloadTask, bytesWritten, totalBytesWritten, totalBytesExpectedToWrite)
    }

    func urlSession(_ session: URLSession, task: URLSessionTask, didCompleteWithError error: (any Error)?) {
        let work: TaskWork? = lock.withLock {
            running[task.taskIdentifier] = nil
            return works.removeValue(forKey: task.taskIdentifier)
        }
        work?.end(task, error)
        blocks.didComplete?(session, task, error)
    }
}

/// The blocks that an app gave a manager.
struct SessionBlocks {
    var didBecomeInvalid: ((URLSession, (any Error)?) -> Void)?
    var willRedirect: ((URLSession, URLSessionTask, URLResponse, URLRequest) -> URLRequest?)?
    var didSendBodyData: ((URLSession, URLSessionTask, Int64, Int64, Int64) -> Void)?
    var didComplete: ((URLSession, URLSessionTask, (any Error)?) -> Void)?
    var didReceiveResponse: ((URLSession, URLSessionDataTask, URLResponse) -> URLSession.ResponseDisposition)?
    var didReceiveData: ((URLSession, URLSessionDataTask, Data) -> Void)?
    var didFinishDownloading: ((URLSession, URLSessionDownloadTask, URL) -> URL?)?
    var didWriteData: ((URLSession, URLSessionDownloadTask, Int64, Int64, Int64) -> Void)?
}

extension Notification.Name {
    /// A task began; its object is the task. Posted for the tasks that the library itself starts.
    public static let AFNetworkingTaskDidResume = Notification.Name("com.alamofire.networking.task.resume")
    /// A task ended; its object is the task. Posted on the main thread.
    public static let AFNetworkingTaskDidComplete = Notification.Name("com.alamofire.networking.task.complete")
    public static let AFURLSessionDidInvalidate = Notification.Name("com.alamofire.networking.session.invalidate")
    public static let AFURLSessionDownloadTaskDidMoveFileSuccessfully = Notification.Name("com.alamofire.networking.session.download.file-manager-succeed")
    public static let AFURLSessionDownloadTaskDidFailToMoveFile = Notification.Name("com.alamofire.networking.session.download.file-manager-error")
}

public let AFNetworkingTaskDidCompleteResponseDataKey = "com.alamofire.networking.complete.finish.responsedata"
public let AFNetworkingTaskDidCompleteSerializedResponseKey = "com.alamofire.networking.task.complete.serializedresponse"
public let AFNetworkingTaskDidCompleteResponseSerializerKey = "com.alamofire.networking.task.complete.responseserializer"
public let AFNetworkingTaskDidCompleteAssetPathKey = "com.alamofire.networking.task.complete.assetpath"
public let AFNetworkingTaskDidCompleteErrorKey = "com.alamofire.networking.task.complete.error"
