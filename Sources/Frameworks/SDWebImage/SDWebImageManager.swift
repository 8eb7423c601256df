import FoundationNetworking
import UIKit

/// A load that can be given up.
open class SDWebImageCombinedOperation: NSObject, @unchecked Sendable {
    private let lock = NSLock()
    private var stopped = false
    private var task: URLSessionTask?

    open var isCancelled: Bool { lock.withLock { stopped } }

    open func cancel() {
        let running: URLSessionTask? = lock.withLock {
            stopped = true
            return task
        }
        running?.cancel()
    }

    func run(_ new: URLSessionTask) {
        let isOver: Bool = lock.withLock {
            task = new
            return stopped
        }
        if isOver { new.cancel() } else { new.resume() }
    }
}

/// Takes pictures from the cache, or loads and keeps them.
open class SDWebImageManager: NSObject, @unchecked Sendable {
    public static var shared: SDWebImageManager { AppServices.object { SDWebImageManager() } }

    public let imageCache: SDImageCache
    public let imageLoader: SDWebImageDownloader
    open var transformer: (any SDImageTransformer)?
    open var cacheKeyFilter: ((URL) -> String?)?
    private let lock = NSLock()
    private var failed: Set<URL> = []

    public override convenience init() { self.init(cache: .shared, loader: .shared) }

    public init(cache: SDImageCache, loader: SDWebImageDownloader) {
        imageCache = cache
        imageLoader = loader
        super.init()
    }

    open func cacheKey(for url: URL?) -> String? {
        guard let url else { return nil }
        return cacheKeyFilter.map { $0(url) } ?? url.absoluteString
    }

    @discardableResult
    open func loadImage(
        with url: URL?, options: SDWebImageOptions = [], progress progressBlock: SDImageLoaderProgressBlock?,
        completed completedBlock: @escaping SDInternalCompletionBlock
    ) -> SDWebImageCombinedOperation? {
        loadImage(with: url, options: options, context: nil, progress: progressBlock, completed: completedBlock)
    }

    /// Calls back on the main thread; at once for a picture that is in memory.
    @discardableResult
    open func loadImage(
        with url: URL?, options: SDWebImageOptions = [], context: [SDWebImageContextOption: Any]?, progress progressBlock: SDImageLoaderProgressBlock?,
        completed completedBlock: @escaping SDInternalCompletionBlock
    ) -> SDWebImageCombinedOperation? {
        let operation = SDWebImageCombinedOperation()
        guard let url, !url.absoluteString.isEmpty, let key = cacheKey(for: url) else {
            completedBlock(nil, nil, SDWebImageError(.invalidURL), .none, true, url)
            return operation
        }
        let isRefused: Bool = !options.contains(.retryFailed) && lock.withLock { failed.contains(url) }
        if isRefused {
            completedBlock(nil, nil, SDWebImageError(.blackListed), .none, true, url)
            return operation
        }
        if !options.contains(.fromLoaderOnly) {
            let inMemory: UIImage? = imageCache.imageFromMemoryCache(forKey: key)
            let found: (UIImage, SDImageCacheType)? = inMemory.map { ($0, .memory) } ?? imageCache.imageFromDiskCache(forKey: key).map { ($0, .disk) }
            if let (image, place) = found {
                completedBlock(image, nil, nil, place, true, url)
                if !options.contains(.refreshCached) { return operation }
            } else if options.contains(.fromCacheOnly) {
                completedBlock(nil, nil, nil, .none, true, url)
                return operation
            }
        }
        // Used on the main thread alone.
        nonisolated(unsafe) let transformer = context?[.imageTransformer] as? any SDImageTransformer ?? transformer
        nonisolated(unsafe) let completedBlock = completedBlock
        imageLoader.load(url, operation, progress: progressBlock) { [self] image, data, error in
            if let error, !operation.isCancelled, Self.isLasting(error) { _ = lock.withLock { failed.insert(url) } }
            if operation.isCancelled { return }
            ServiceReply.sendOnMain {
                let result: UIImage? = image.map { transformer?.transformedImage(with: $0, forKey: key) ?? $0 }
                if let result { self.imageCache.store(result, imageData: transformer == nil ? data : nil, forKey: key, toDisk: true) }
                completedBlock(result, data, error, .none, true, url)
            }
        }
        return operation
    }

    open func removeFailedURL(_ url: URL) { _ = lock.withLock { failed.remove(url) } }
    open func removeAllFailedURLs() { lock.withLock { failed = [] } }

    /// Whether asking again is in vain. A network that is away comes back.
    private static func isLasting(_ error: any Error) -> Bool {
        (error as? SDWebImageError)?.code == .badImageData || (error as? SDWebImageError)?.code == .invalidDownloadStatusCode
    }
}

/// Loads pictures over the network.
open class SDWebImageDownloader: NSObject, @unchecked Sendable {
    public static var shared: SDWebImageDownloader { AppServices.object { SDWebImageDownloader() } }

    private let lock = NSLock()
    private let session: URLSession
    private var headers: [String: String] = ["Accept": "image/*,*/*;q=0.8"]

    public override convenience init() { self.init(session: .shared) }

    init(session: URLSession) {
        self.session = session
        super.init()
    }

    open func setValue(_ value: String?, forHTTPHeaderField field: String?) { if let field { lock.withLock { headers[field] = value } } }
    open func value(forHTTPHeaderField field: String?) -> String? { field.flatMap { field in lock.withLock { headers[field] } } }

    @discardableResult
    open func downloadImage(with url: URL?, completed completedBlock: SDWebImageDownloaderCompletedBlock?) -> SDWebImageCombinedOperation? {
        downloadImage(with: url, options: [], progress: nil, completed: completedBlock)
    }

    @discardableResult
    open func downloadImage(
        with url: URL?, options: SDWebImageDownloaderOptions = [], progress progressBlock: SDImageLoaderProgressBlock?,
        completed completedBlock: SDWebImageDownloaderCompletedBlock?
    ) -> SDWebImageCombinedOperation? {
        guard let url else {
            completedBlock?(nil, nil, SDWebImageError(.invalidURL), true)
            return nil
        }
        let operation = SDWebImageCombinedOperation()
        nonisolated(unsafe) let completedBlock = completedBlock
        load(url, operation, progress: progressBlock) { image, data, error in ServiceReply.sendOnMain { completedBlock?(image, data, error, true) } }
        return operation
    }

    func load(
        _ url: URL, _ operation: SDWebImageCombinedOperation, progress: SDImageLoaderProgressBlock?, done: @escaping (UIImage?, Data?, (any Error)?) -> Void
    ) {
        var request = URLRequest(url: url)
        for (field, value) in lock.withLock({ headers }) { request.setValue(value, forHTTPHeaderField: field) }
        // Called once each, on the main thread in the end.
        nonisolated(unsafe) let done = done
        nonisolated(unsafe) let progress = progress
        let task = session.dataTask(with: request) { data, response, error in
            if let error { return done(nil, nil, error) }
            if let status = (response as? HTTPURLResponse)?.statusCode, !(200..<400).contains(status) {
                return done(nil, nil, SDWebImageError(.invalidDownloadStatusCode))
            }
            guard let data, let image = SDImageCodersManager.shared.decodedImage(with: data, options: nil) else {
                return done(nil, data, SDWebImageError(.badImageData))
            }
            ServiceReply.sendOnMain { progress?(data.count, data.count, url) }
            done(image, data, nil)
        }
        operation.run(task)
    }
}

public struct SDWebImageDownloaderOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let lowPriority = SDWebImageDownloaderOptions(rawValue: 1 << 0)
    public static let progressiveLoad = SDWebImageDownloaderOptions(rawValue: 1 << 1)
    public static let useNSURLCache = SDWebImageDownloaderOptions(rawValue: 1 << 2)
    public static let ignoreCachedResponse = SDWebImageDownloaderOptions(rawValue: 1 << 3)
    public static let continueInBackground = SDWebImageDownloaderOptions(rawValue: 1 << 4)
    public static let handleCookies = SDWebImageDownloaderOptions(rawValue: 1 << 5)
    public static let allowInvalidSSLCertificates = SDWebImageDownloaderOptions(rawValue: 1 << 6)
    public static let highPriority = SDWebImageDownloaderOptions(rawValue: 1 << 7)
    public static let scaleDownLargeImages = SDWebImageDownloaderOptions(rawValue: 1 << 8)
}

/// Loads pictures before they are shown.
open class SDWebImagePrefetcher: NSObject, @unchecked Sendable {
    public static var shared: SDWebImagePrefetcher { AppServices.object { SDWebImagePrefetcher() } }

    private let lock = NSLock()
    private var running: [SDWebImageCombinedOperation] = []

    open func prefetchURLs(_ urls: [URL]?) { prefetchURLs(urls, progress: nil, completed: nil) }

    open func prefetchURLs(_ urls: [URL]?, progress progressBlock: ((UInt, UInt) -> Void)?, completed completionBlock: ((UInt, UInt) -> Void)?) {
        let urls: [URL] = urls ?? []
        var (finished, skipped): (UInt, UInt) = (0, 0)
        guard !urls.isEmpty else { return completionBlock?(0, 0) ?? () }
        for url in urls {
            let operation = SDWebImageManager.shared.loadImage(with: url, options: [.lowPriority], progress: nil) { image, _, _, _, _, _ in
                finished += 1
                if image == nil { skipped += 1 }
                progressBlock?(finished, UInt(urls.count))
                if finished == urls.count { completionBlock?(finished - skipped, skipped) }
            }
            if let operation { lock.withLock { running.append(operation) } }
        }
    }

    open func cancelPrefetching() {
        let operations: [SDWebImageCombinedOperation] = lock.withLock {
            defer { running = [] }
            return running
        }
        operations.forEach { $0.cancel() }
    }
}
