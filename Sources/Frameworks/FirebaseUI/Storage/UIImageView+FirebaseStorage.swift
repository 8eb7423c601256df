@_exported import QuinceFirebase
@_exported import QuinceSDWebImage
import UIKit

/// The picture that a view waits for.
@MainActor private final class StorageLoad {
    private(set) var task: StorageDownloadTask?
    private var round = 0

    static func of(_ view: UIImageView) -> StorageLoad {
        let key = UnsafeRawPointer(bitPattern: Int(bitPattern: ObjectIdentifier(StorageLoad.self)))!
        if let known = objc_getAssociatedObject(view, key) as? StorageLoad { return known }
        let made = StorageLoad()
        objc_setAssociatedObject(view, key, made, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
        return made
    }

    /// Gives up what is under way, and begins anew.
    func begin(_ make: (@escaping () -> Bool) -> StorageDownloadTask?) {
        task?.cancel()
        round += 1
        let asked: Int = round
        task = make { [weak self] in self?.round == asked }
    }
}

extension UIImageView {
    /// The size in bytes that a picture may have where none is named.
    private static var greatestSize: UInt64 { 10_000_000 }

    /// The load that is under way, or the last one.
    public var sd_currentDownloadTask: StorageDownloadTask? { StorageLoad.of(self).task }

    /// Shows a file of the storage. One that was loaded before comes from SDWebImage's cache.
    public func sd_setImage(with storageRef: StorageReference) { sd_setImage(with: storageRef, placeholderImage: nil) }

    @discardableResult
    public func sd_setImage(with storageRef: StorageReference, placeholderImage placeholder: UIImage?) -> StorageDownloadTask? {
        sd_setImage(with: storageRef, placeholderImage: placeholder, completion: nil)
    }

    /// - Parameter completionBlock: called on the main thread, with the picture or the error of the storage.
    @discardableResult
    public func sd_setImage(
        with storageRef: StorageReference, placeholderImage placeholder: UIImage?,
        completion completionBlock: ((UIImage?, (any Error)?, SDImageCacheType, StorageReference) -> Void)?
    ) -> StorageDownloadTask? {
        sd_setImage(with: storageRef, maxImageSize: Self.greatestSize, placeholderImage: placeholder, completion: completionBlock)
    }

    @discardableResult
    public func sd_setImage(
        with storageRef: StorageReference, maxImageSize size: UInt64, placeholderImage placeholder: UIImage?,
        completion completionBlock: ((UIImage?, (any Error)?, SDImageCacheType, StorageReference) -> Void)?
    ) -> StorageDownloadTask? {
        sd_setImage(with: storageRef, maxImageSize: size, placeholderImage: placeholder, options: [], completion: completionBlock)
    }

    /// - Parameters:
    ///   - size: bytes. A greater file ends with an error.
    ///   - options: `refreshCached` loads the file anew; others have no effect.
    @discardableResult
    public func sd_setImage(
        with storageRef: StorageReference, maxImageSize size: UInt64, placeholderImage placeholder: UIImage?, options: SDWebImageOptions,
        completion completionBlock: ((UIImage?, (any Error)?, SDImageCacheType, StorageReference) -> Void)?
    ) -> StorageDownloadTask? {
        let key: String = storageRef.description
        if !options.contains(.refreshCached), let known = SDImageCache.shared.imageFromCache(forKey: key) {
            StorageLoad.of(self).begin { _ in nil }
            image = known
            completionBlock?(known, nil, .memory, storageRef)
            return nil
        }
        image = placeholder
        StorageLoad.of(self).begin { isCurrent in
            storageRef.getData(maxSize: Int64(min(size, UInt64(Int64.max)))) { [weak self] data, error in
                MainActor.assumeIsolated {
                    guard let self, isCurrent() else { return }
                    let picture: UIImage? = data.flatMap { UIImage(data: $0) }
                    if let picture {
                        SDImageCache.shared.store(picture, imageData: data, forKey: key, toDisk: true)
                        self.image = picture
                    }
                    completionBlock?(picture, error, .none, storageRef)
                }
            }
        }
        return sd_currentDownloadTask
    }
}
