import Synchronization
import QuinceImageIO
import UIKit

public typealias PHImageRequestID = Int32
public let PHInvalidImageRequestID: PHImageRequestID = 0
public let PHImageManagerMaximumSize = CGSize(width: -1, height: -1)
public let PHImageResultIsInCloudKey = "PHImageResultIsInCloudKey"
public let PHImageResultIsDegradedKey = "PHImageResultIsDegradedKey"
public let PHImageResultRequestIDKey = "PHImageResultRequestIDKey"
public let PHImageCancelledKey = "PHImageCancelledKey"
public let PHImageErrorKey = "PHImageErrorKey"

public enum PHImageContentMode: Int, Sendable {
    case aspectFit = 0, aspectFill = 1
    public static var `default`: PHImageContentMode { .aspectFit }
}
public enum PHImageRequestOptionsVersion: Int, Sendable { case current = 0, unadjusted, original }
public enum PHImageRequestOptionsDeliveryMode: Int, Sendable { case opportunistic = 0, highQualityFormat, fastFormat }
public enum PHImageRequestOptionsResizeMode: Int, Sendable { case none = 0, fast, exact }
public typealias PHAssetImageProgressHandler = (Double, (any Error)?, UnsafeMutablePointer<ObjCBool>, [AnyHashable: Any]?) -> Void
public typealias PHAssetVideoProgressHandler = PHAssetImageProgressHandler

/// How a picture is asked for.
open class PHImageRequestOptions: NSObject, NSCopying {
    open var version: PHImageRequestOptionsVersion = .current
    open var deliveryMode: PHImageRequestOptionsDeliveryMode = .opportunistic
    open var resizeMode: PHImageRequestOptionsResizeMode = .fast
    open var normalizedCropRect = CGRect.zero
    open var isNetworkAccessAllowed = false
    /// Whether the handler is called before the request returns.
    open var isSynchronous = false
    open var progressHandler: PHAssetImageProgressHandler?
    open func copy(with zone: NSZone? = nil) -> Any { self }
}
open class PHVideoRequestOptions: NSObject {
    open var isNetworkAccessAllowed = false
    open var deliveryMode = 0
    open var progressHandler: PHAssetVideoProgressHandler?
}
open class PHLivePhotoRequestOptions: NSObject {
    open var deliveryMode: PHImageRequestOptionsDeliveryMode = .opportunistic
    open var isNetworkAccessAllowed = false
    open var progressHandler: PHAssetImageProgressHandler?
}

/// Hands out the pictures of assets, in the size that is asked for.
open class PHImageManager: NSObject, @unchecked Sendable {
    private static var shared: PHImageManager { AppServices.object { PHImageManager() } }
    open class func `default`() -> PHImageManager { shared }

    private struct State {
        var last: PHImageRequestID = 0
        var cancelled: Set<PHImageRequestID> = []
    }
    private let state = Mutex(State())

    private func begin() -> PHImageRequestID {
        state.withLock { state in
            state.last += 1
            return state.last
        }
    }

    /// The handler is called once, on the main queue, or before this returns where the options say so.
    @discardableResult
    open func requestImage(
        for asset: PHAsset, targetSize: CGSize, contentMode: PHImageContentMode, options: PHImageRequestOptions?,
        resultHandler: @escaping (UIImage?, [AnyHashable: Any]?) -> Void
    ) -> PHImageRequestID {
        let id = begin()
        let exact = options?.resizeMode == .exact
        let answer = { [self] in
            guard !state.withLock({ $0.cancelled.contains(id) }) else { return resultHandler(nil, [PHImageCancelledKey: true]) }
            let image = Self.resized(asset.record.image, to: targetSize, contentMode, exact: exact)
            resultHandler(image, [PHImageResultIsDegradedKey: false, PHImageResultRequestIDKey: id, PHImageResultIsInCloudKey: false])
        }
        if options?.isSynchronous == true { answer() } else { ServiceReply.send(on: .main, answer) }
        return id
    }

    @discardableResult
    open func requestImageDataAndOrientation(
        for asset: PHAsset, options: PHImageRequestOptions?,
        resultHandler: @escaping (Data?, String?, CGImagePropertyOrientation, [AnyHashable: Any]?) -> Void
    ) -> PHImageRequestID {
        let id = begin()
        let answer = { resultHandler(asset.record.image.pngData(), "public.png", .up, [PHImageResultRequestIDKey: id]) }
        if options?.isSynchronous == true { answer() } else { ServiceReply.send(on: .main, answer) }
        return id
    }

    @available(iOS, deprecated: 13.0)
    @discardableResult
    open func requestImageData(
        for asset: PHAsset, options: PHImageRequestOptions?,
        resultHandler: @escaping (Data?, String?, UIImage.Orientation, [AnyHashable: Any]?) -> Void
    ) -> PHImageRequestID {
        requestImageDataAndOrientation(for: asset, options: options) { data, type, _, info in resultHandler(data, type, .up, info) }
    }

    /// Cancels a request; its handler hears of that.
    open func cancelImageRequest(_ requestID: PHImageRequestID) { state.withLock { _ = $0.cancelled.insert(requestID) } }

    /// The size in pixels that a picture gets: no larger than it is, and where `exact`, no larger than asked for.
    static func size(of image: CGSize, target: CGSize, _ mode: PHImageContentMode) -> CGSize {
        guard target.width > 0, target.height > 0, image.width > 0, image.height > 0 else { return image }
        let (x, y) = (target.width / image.width, target.height / image.height)
        let scale: CGFloat = min(1, mode == .aspectFill ? max(x, y) : min(x, y))
        return CGSize(width: (image.width * scale).rounded(), height: (image.height * scale).rounded())
    }

    private static func resized(_ image: UIImage, to target: CGSize, _ mode: PHImageContentMode, exact: Bool) -> UIImage {
        let full = CGSize(width: image.size.width * image.scale, height: image.size.height * image.scale)
        let size = size(of: full, target: target, mode)
        guard size != full else { return image }
        let canvas = exact && mode == .aspectFill ? CGSize(width: min(size.width, target.width), height: min(size.height, target.height)) : size
        let draw: @MainActor @Sendable () -> UIImage = {
            let format = UIGraphicsImageRendererFormat()
            format.scale = 1
            return UIGraphicsImageRenderer(size: canvas, format: format).image { _ in
                image.draw(in: CGRect(x: (canvas.width - size.width) / 2, y: (canvas.height - size.height) / 2, width: size.width, height: size.height))
            }
        }
        return ServiceReply.onMain(draw)
    }
}

/// Prepares pictures before they are asked for. They are all at hand here.
open class PHCachingImageManager: PHImageManager, @unchecked Sendable {
    open var allowsCachingHighQualityImages = true
    open func startCachingImages(for assets: [PHAsset], targetSize: CGSize, contentMode: PHImageContentMode, options: PHImageRequestOptions?) {}
    open func stopCachingImages(for assets: [PHAsset], targetSize: CGSize, contentMode: PHImageContentMode, options: PHImageRequestOptions?) {}
    open func stopCachingImagesForAllAssets() {}
}

/// A photo that moves. The library holds none.
open class PHLivePhoto: NSObject, NSCopying, @unchecked Sendable {
    open var size: CGSize { .zero }
    override init() {}
    open func copy(with zone: NSZone? = nil) -> Any { self }
}

/// The file of an asset.
open class PHAssetResource: NSObject, @unchecked Sendable {
    private let asset: PHAsset
    init(_ asset: PHAsset) { self.asset = asset }
    open class func assetResources(for asset: PHAsset) -> [PHAssetResource] { [PHAssetResource(asset)] }
    open var type: PHAssetResourceType { .photo }
    open var assetLocalIdentifier: String { asset.localIdentifier }
    open var originalFilename: String { "IMG_0001.PNG" }
    open var uniformTypeIdentifier: String { "public.png" }
}
