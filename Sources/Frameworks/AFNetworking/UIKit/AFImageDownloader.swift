import FoundationNetworking
import UIKit

/// The order in which pictures that wait are loaded.
public enum AFImageDownloadPrioritization: Int, Sendable {
    case FIFO, LIFO
}

/// One wish for a picture; several may share a task.
open class AFImageDownloadReceipt: NSObject, @unchecked Sendable {
    open var task: URLSessionDataTask
    open var receiptID: UUID

    init(_ receiptID: UUID, _ task: URLSessionDataTask) {
        (self.receiptID, self.task) = (receiptID, task)
        super.init()
    }
}

/// Loads pictures, some at a time and each address once, and keeps them.
open class AFImageDownloader: NSObject, @unchecked Sendable {
    public typealias Success = (URLRequest, HTTPURLResponse?, UIImage) -> Void
    public typealias Failure = (URLRequest, HTTPURLResponse?, any Error) -> Void

    open var imageCache: (any AFImageRequestCache)?
    open var sessionManager: AFHTTPSessionManager
    /// Default those first that were wished first.
    open var downloadPrioritization: AFImageDownloadPrioritization
    private let maximumActiveDownloads: Int

    private struct Wish {
        let receipt: UUID
        let success: Success?
        let failure: Failure?
    }

    private final class Load {
        let task: URLSessionDataTask
        let request: URLRequest
        var wishes: [Wish]
        var isRunning = false

        init(_ task: URLSessionDataTask, _ request: URLRequest, _ wish: Wish) { (self.task, self.request, wishes) = (task, request, [wish]) }
    }

    private let lock = NSLock()
    private var loads: [String: Load] = [:]
    private var waiting: [String] = []

    open class func defaultInstance() -> AFImageDownloader { AppServices.object { AFImageDownloader() } }

    open class func defaultURLSessionConfiguration() -> URLSessionConfiguration {
        let configuration = URLSessionConfiguration.default
        configuration.httpShouldSetCookies = true
        configuration.requestCachePolicy = .useProtocolCachePolicy
        configuration.allowsCellularAccess = true
        configuration.timeoutIntervalForRequest = 60
        return configuration
    }

    public init(
        sessionManager: AFHTTPSessionManager, downloadPrioritization: AFImageDownloadPrioritization, maximumActiveDownloads: Int,
        imageCache: (any AFImageRequestCache)?
    ) {
        self.sessionManager = sessionManager
        self.downloadPrioritization = downloadPrioritization
        self.maximumActiveDownloads = maximumActiveDownloads
        self.imageCache = imageCache
        super.init()
    }

    public convenience init(sessionConfiguration configuration: URLSessionConfiguration) {
        let manager = AFHTTPSessionManager(sessionConfiguration: configuration)
        manager.responseSerializer = AFImageResponseSerializer()
        self.init(sessionManager: manager, downloadPrioritization: .FIFO, maximumActiveDownloads: 4, imageCache: AFAutoPurgingImageCache())
    }

    public override convenience init() { self.init(sessionConfiguration: Self.defaultURLSessionConfiguration()) }

    // MARK: - Loading

    @discardableResult
    open func downloadImage(for request: URLRequest, success: Success?, failure: Failure?) -> AFImageDownloadReceipt? {
        downloadImage(for: request, withReceiptID: UUID(), success: success, failure: failure)
    }

    /// Calls back on the main thread. A picture that is kept needs no task, and has no receipt.
    @discardableResult
    open func downloadImage(for request: URLRequest, withReceiptID receiptID: UUID, success: Success?, failure: Failure?) -> AFImageDownloadReceipt? {
        guard let key = request.url?.absoluteString else {
            ServiceReply.send(on: .main) { failure?(request, nil, NSError(domain: NSURLErrorDomain, code: URLError.Code.badURL.rawValue)) }
            return nil
        }
        let wish = Wish(receipt: receiptID, success: success, failure: failure)
        lock.lock()
        defer { lock.unlock() }
        if let load = loads[key] {
            load.wishes.append(wish)
            return AFImageDownloadReceipt(receiptID, load.task)
        }
        if let image = cachedImage(for: request) {
            ServiceReply.send(on: .main) { success?(request, nil, image) }
            return nil
        }
        let task = sessionManager.dataTask(with: request, uploadProgress: nil, downloadProgress: nil) { [weak self] response, object, error in
            self?.finish(key, response as? HTTPURLResponse, object as? UIImage, error)
        }
        let load = Load(task, request, wish)
        loads[key] = load
        if loads.values.filter(\.isRunning).count < maximumActiveDownloads {
            load.isRunning = true
            sessionManager.start(task)
        } else if downloadPrioritization == .FIFO {
            waiting.append(key)
        } else {
            waiting.insert(key, at: 0)
        }
        return AFImageDownloadReceipt(receiptID, task)
    }

    /// The picture that is kept for a request whose policy may be answered so.
    func cachedImage(for request: URLRequest) -> UIImage? {
        switch request.cachePolicy {
        case .useProtocolCachePolicy, .returnCacheDataElseLoad, .returnCacheDataDontLoad: imageCache?.image(for: request, withAdditionalIdentifier: nil)
        default: nil
        }
    }

    private func finish(_ key: String, _ response: HTTPURLResponse?, _ image: UIImage?, _ error: (any Error)?) {
        let load: Load? = lock.withLock {
            let ended: Load? = loads.removeValue(forKey: key)
            waiting.removeAll { $0 == key }
            startWaiting()
            return ended
        }
        guard let load else { return }
        if let image, error == nil {
            if imageCache?.shouldCacheImage(image, for: load.request, withAdditionalIdentifier: nil) == true {
                imageCache?.add(image, for: load.request, withAdditionalIdentifier: nil)
            }
            for wish in load.wishes { wish.success?(load.request, response, image) }
        } else {
            let reason: any Error = error ?? NSError(domain: NSURLErrorDomain, code: URLError.Code.cannotDecodeContentData.rawValue)
            for wish in load.wishes { wish.failure?(load.request, response, reason) }
        }
    }

    private func startWaiting() {
        while !waiting.isEmpty, loads.values.filter(\.isRunning).count < maximumActiveDownloads {
            guard let next = loads[waiting.removeFirst()] else { continue }
            next.isRunning = true
            sessionManager.start(next.task)
        }
    }

    /// Gives up one wish, which fails as cancelled; the last one of a task ends the task.
    open func cancelTask(for imageDownloadReceipt: AFImageDownloadReceipt) {
        let ended: (wish: Wish, request: URLRequest, task: URLSessionDataTask?)? = lock.withLock {
            guard let key = imageDownloadReceipt.task.originalRequest?.url?.absoluteString, let load = loads[key],
                let index = load.wishes.firstIndex(where: { $0.receipt == imageDownloadReceipt.receiptID })
            else { return nil }
            let wish: Wish = load.wishes.remove(at: index)
            guard load.wishes.isEmpty else { return (wish, load.request, nil) }
            loads[key] = nil
            waiting.removeAll { $0 == key }
            startWaiting()
            return (wish, load.request, load.task)
        }
        guard let ended else { return }
        ended.task?.cancel()
        let error = NSError(domain: NSURLErrorDomain, code: URLError.Code.cancelled.rawValue)
        ServiceReply.send(on: .main) { ended.wish.failure?(ended.request, nil, error) }
    }
}
