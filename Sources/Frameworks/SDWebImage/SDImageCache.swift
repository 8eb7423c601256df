import UIKit

/// Keeps pictures in memory and in the app's caches.
open class SDImageCache: NSObject, @unchecked Sendable {
    public static var shared: SDImageCache { AppServices.object { SDImageCache() } }

    private let lock = NSLock()
    private var pictures: [String: UIImage] = [:]
    private let folder: URL

    public override convenience init() { self.init(namespace: "default") }

    public init(namespace: String) {
        let caches = FileManager.default.urls(for: .cachesDirectory, in: .userDomainMask).first ?? FileManager.default.temporaryDirectory
        folder = caches.appendingPathComponent("com.hackemist.SDImageCache").appendingPathComponent(namespace.replacingOccurrences(of: "/", with: "_"))
        super.init()
    }

    open func imageFromMemoryCache(forKey key: String?) -> UIImage? { key.flatMap { key in lock.withLock { pictures[key] } } }

    open func imageFromDiskCache(forKey key: String?) -> UIImage? {
        guard let key, let data = diskImageData(forKey: key), let image = SDImageCodersManager.shared.decodedImage(with: data, options: nil) else { return nil }
        lock.withLock { pictures[key] = image }
        return image
    }

    open func imageFromCache(forKey key: String?) -> UIImage? { imageFromMemoryCache(forKey: key) ?? imageFromDiskCache(forKey: key) }

    open func diskImageData(forKey key: String?) -> Data? { key.flatMap { try? Data(contentsOf: file(of: $0)) } }

    open func diskImageDataExists(withKey key: String?) -> Bool { key.map { FileManager.default.fileExists(atPath: file(of: $0).path) } ?? false }

    open func diskImageExists(withKey key: String?, completion completionBlock: ((Bool) -> Void)? = nil) {
        let exists: Bool = diskImageDataExists(withKey: key)
        if let completionBlock { ServiceReply.send(on: .main) { completionBlock(exists) } }
    }

    open func store(_ image: UIImage?, forKey key: String?, completion completionBlock: (() -> Void)? = nil) {
        store(image, imageData: nil, forKey: key, toDisk: true, completion: completionBlock)
    }

    open func store(_ image: UIImage?, forKey key: String?, toDisk: Bool, completion completionBlock: (() -> Void)? = nil) {
        store(image, imageData: nil, forKey: key, toDisk: toDisk, completion: completionBlock)
    }

    /// Keeps a picture, by what it was made of where that is given.
    open func store(_ image: UIImage?, imageData: Data?, forKey key: String?, toDisk: Bool, completion completionBlock: (() -> Void)? = nil) {
        if let key, let image {
            lock.withLock { pictures[key] = image }
            if toDisk, let data = imageData ?? image.pngData() {
                try? FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
                try? data.write(to: file(of: key), options: .atomic)
            }
        }
        if let completionBlock { ServiceReply.send(on: .main, completionBlock) }
    }

    open func removeImage(forKey key: String?, withCompletion completion: (() -> Void)? = nil) {
        removeImage(forKey: key, fromDisk: true, withCompletion: completion)
    }

    open func removeImage(forKey key: String?, fromDisk: Bool, withCompletion completion: (() -> Void)? = nil) {
        if let key {
            _ = lock.withLock { pictures.removeValue(forKey: key) }
            if fromDisk { try? FileManager.default.removeItem(at: file(of: key)) }
        }
        if let completion { ServiceReply.send(on: .main, completion) }
    }

    open func clearMemory() { lock.withLock { pictures = [:] } }

    open func clearDisk(onCompletion completion: (() -> Void)? = nil) {
        try? FileManager.default.removeItem(at: folder)
        if let completion { ServiceReply.send(on: .main, completion) }
    }

    open func deleteOldFiles(completionBlock: (() -> Void)? = nil) { if let completionBlock { ServiceReply.send(on: .main, completionBlock) } }

    private var files: [URL] { (try? FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: [.fileSizeKey])) ?? [] }

    /// The bytes of what is kept on disk.
    open func totalDiskSize() -> UInt { files.reduce(0) { $0 + UInt((try? $1.resourceValues(forKeys: [.fileSizeKey]))?.fileSize ?? 0) } }
    open func totalDiskCount() -> UInt { UInt(files.count) }

    open func calculateSize(completionBlock: ((UInt, UInt) -> Void)? = nil) {
        let (count, size) = (totalDiskCount(), totalDiskSize())
        if let completionBlock { ServiceReply.send(on: .main) { completionBlock(count, size) } }
    }

    /// A name that no address can lead out of the folder by.
    private func file(of key: String) -> URL {
        var hash: UInt64 = 0xcbf2_9ce4_8422_2325
        for byte in key.utf8 { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01b3 }
        return folder.appendingPathComponent(String(hash, radix: 16) + "-\(key.utf8.count)")
    }
}
