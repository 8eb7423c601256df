import FoundationNetworking
import UIKit

/// Keeps pictures by name.
public protocol AFImageCache: NSObjectProtocol {
    func add(_ image: UIImage, withIdentifier identifier: String)
    @discardableResult func removeImage(withIdentifier identifier: String) -> Bool
    @discardableResult func removeAllImages() -> Bool
    func image(withIdentifier identifier: String) -> UIImage?
}

/// Keeps pictures by request.
public protocol AFImageRequestCache: AFImageCache {
    func shouldCacheImage(_ image: UIImage, for request: URLRequest, withAdditionalIdentifier identifier: String?) -> Bool
    func add(_ image: UIImage, for request: URLRequest, withAdditionalIdentifier identifier: String?)
    @discardableResult func removeImage(for request: URLRequest, withAdditionalIdentifier identifier: String?) -> Bool
    func image(for request: URLRequest, withAdditionalIdentifier identifier: String?) -> UIImage?
}

/// Keeps pictures in memory, up to a number of bytes: beyond it those that were asked for longest ago go.
open class AFAutoPurgingImageCache: NSObject, AFImageRequestCache, @unchecked Sendable {
    /// Bytes. Default 100 MB.
    open var memoryCapacity: UInt64
    /// Bytes that are left after pictures went. Default 60 MB.
    open var preferredMemoryUsageAfterPurge: UInt64

    private let lock = NSLock()
    private var entries: [String: (image: UIImage, bytes: UInt64, turn: UInt64)] = [:]
    private var turns: UInt64 = 0
    private var usage: UInt64 = 0
    private var observer: (any NSObjectProtocol)?

    public init(memoryCapacity: UInt64, preferredMemoryCapacity: UInt64) {
        self.memoryCapacity = memoryCapacity
        preferredMemoryUsageAfterPurge = preferredMemoryCapacity
        super.init()
        observer = NotificationCenter.default.addObserver(forName: UIApplication.didReceiveMemoryWarningNotification, object: nil, queue: nil) {
            [weak self] _ in self?.removeAllImages()
        }
    }

    public override convenience init() { self.init(memoryCapacity: 100 * 1024 * 1024, preferredMemoryCapacity: 60 * 1024 * 1024) }

    deinit { observer.map(NotificationCenter.default.removeObserver) }

    /// Bytes of the pictures that are kept.
    open var memoryUsage: UInt64 { lock.withLock { usage } }

    open func add(_ image: UIImage, withIdentifier identifier: String) {
        let bytes = UInt64(max(image.size.width * image.scale, 0) * max(image.size.height * image.scale, 0) * 4)
        lock.withLock {
            usage -= entries[identifier]?.bytes ?? 0
            turns += 1
            entries[identifier] = (image, bytes, turns)
            usage += bytes
            guard usage > memoryCapacity else { return }
            for (name, entry) in entries.sorted(by: { $0.value.turn < $1.value.turn }) where usage > preferredMemoryUsageAfterPurge {
                entries[name] = nil
                usage -= entry.bytes
            }
        }
    }

    @discardableResult
    open func removeImage(withIdentifier identifier: String) -> Bool {
        lock.withLock {
            guard let entry = entries.removeValue(forKey: identifier) else { return false }
            usage -= entry.bytes
            return true
        }
    }

    @discardableResult
    open func removeAllImages() -> Bool {
        lock.withLock {
            let hadAny: Bool = !entries.isEmpty
            (entries, usage) = ([:], 0)
            return hadAny
        }
    }

    open func image(withIdentifier identifier: String) -> UIImage? {
        lock.withLock {
            turns += 1
            entries[identifier]?.turn = turns
            return entries[identifier]?.image
        }
    }

    open func shouldCacheImage(_ image: UIImage, for request: URLRequest, withAdditionalIdentifier identifier: String?) -> Bool { true }

    open func add(_ image: UIImage, for request: URLRequest, withAdditionalIdentifier identifier: String?) {
        add(image, withIdentifier: Self.key(request, identifier))
    }
    @discardableResult
    open func removeImage(for request: URLRequest, withAdditionalIdentifier identifier: String?) -> Bool {
        removeImage(withIdentifier: Self.key(request, identifier))
    }
    open func image(for request: URLRequest, withAdditionalIdentifier identifier: String?) -> UIImage? {
        image(withIdentifier: Self.key(request, identifier))
    }

    private static func key(_ request: URLRequest, _ identifier: String?) -> String { (request.url?.absoluteString ?? "") + (identifier ?? "") }
}
