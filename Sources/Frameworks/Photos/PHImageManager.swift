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
public enum PHVideoRequestOptionsVersion: Int, Sendable { case current = 0, original }
public enum PHVideoRequestOptionsDeliveryMode: Int, Sendable { case automatic = 0, highQualityFormat, mediumQualityFormat, fastFormat }

/// How a film is asked for.
open class PHVideoRequestOptions: NSObject {
    open var version: PHVideoRequestOptionsVersion = .current
    open var isNetworkAccessAllowed = false
    open var deliveryMode: PHVideoRequestOptionsDeliveryMode = .automatic
    open var progressHandler: PHAssetVideoProgressHandler?
}
/// How a photo that moves is asked for.
open class PHLivePhotoRequestOptions: NSObject {
    open var version: PHImageRequestOptionsVersion = .current
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

    /// Answers that an asset has nothing of the kind: the library holds photos that stand still.
    private func refuse(_ answer: @escaping ([AnyHashable: Any]) -> Void) -> PHImageRequestID {
        let id = begin()
        ServiceReply.send(on: .main) { [self] in
            if state.withLock({ $0.cancelled.contains(id) }) { return answer([PHImageCancelledKey: true, PHImageResultRequestIDKey: id]) }
            answer([PHImageResultRequestIDKey: id, PHImageErrorKey: PHPhotosError(.invalidResource)])
        }
        return id
    }

    /// The film of an asset, to be played. No asset of the library is a film: the handler gets nil and an error.
    @discardableResult
    open func requestPlayerItem(
        forVideo asset: PHAsset, options: PHVideoRequestOptions?, resultHandler: @escaping (AVPlayerItem?, [AnyHashable: Any]?) -> Void
    ) -> PHImageRequestID { refuse { resultHandler(nil, $0) } }

    /// The film of an asset, to be written in another form. No asset of the library is a film: the handler gets nil and an error.
    @discardableResult
    open func requestExportSession(
        forVideo asset: PHAsset, options: PHVideoRequestOptions?, exportPreset: String,
        resultHandler: @escaping (AVAssetExportSession?, [AnyHashable: Any]?) -> Void
    ) -> PHImageRequestID { refuse { resultHandler(nil, $0) } }

    /// The film of an asset. No asset of the library is a film: the handler gets nil and an error.
    @discardableResult
    open func requestAVAsset(
        forVideo asset: PHAsset, options: PHVideoRequestOptions?, resultHandler: @escaping (AVAsset?, AVAudioMix?, [AnyHashable: Any]?) -> Void
    ) -> PHImageRequestID { refuse { resultHandler(nil, nil, $0) } }

    /// The photo of an asset as it moves. No photo of the library does: the handler gets nil and an error.
    @discardableResult
    open func requestLivePhoto(
        for asset: PHAsset, targetSize: CGSize, contentMode: PHImageContentMode, options: PHLivePhotoRequestOptions?,
        resultHandler: @escaping (PHLivePhoto?, [AnyHashable: Any]?) -> Void
    ) -> PHImageRequestID { refuse { resultHandler(nil, $0) } }

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
open class PHLivePhoto: NSObject, NSCopying, NSItemProviderReading, @unchecked Sendable {
    open var size: CGSize { .zero }
    override init() {}
    open func copy(with zone: NSZone? = nil) -> Any { self }

    open class var readableTypeIdentifiersForItemProvider: [String] { ["com.apple.live-photo-bundle", "com.apple.private.live-photo-bundle"] }
    /// - Throws: `PHPhotosError.invalidResource`: no file is a photo that moves.
    open class func object(withItemProviderData data: Data, typeIdentifier: String) throws -> Self { throw PHPhotosError(.invalidResource) }

    /// Makes a photo that moves of a picture and a film. No film is decoded: the handler hears of an error.
    @discardableResult
    open class func request(
        withResourceFileURLs fileURLs: [URL], placeholderImage image: UIImage?, targetSize: CGSize, contentMode: PHImageContentMode,
        resultHandler: @escaping (PHLivePhoto?, [AnyHashable: Any]) -> Void
    ) -> PHLivePhotoRequestID {
        ServiceReply.send(on: .main) { resultHandler(nil, [PHLivePhotoInfoErrorKey: PHPhotosError(.invalidResource)]) }
        return 1
    }
    open class func cancelRequest(withRequestID requestID: PHLivePhotoRequestID) {}
}
public typealias PHLivePhotoRequestID = Int32
public let PHLivePhotoRequestIDInvalid: PHLivePhotoRequestID = 0
public let PHLivePhotoInfoErrorKey = "PHLivePhotoInfoErrorKey"
public let PHLivePhotoInfoIsDegradedKey = "PHLivePhotoInfoIsDegradedKey"
public let PHLivePhotoInfoCancelledKey = "PHLivePhotoInfoCancelledKey"

/// The file of an asset.
open class PHAssetResource: NSObject, @unchecked Sendable {
    private let asset: PHAsset
    init(_ asset: PHAsset) { self.asset = asset }
    open class func assetResources(for asset: PHAsset) -> [PHAssetResource] { [PHAssetResource(asset)] }
    open var type: PHAssetResourceType { .photo }
    open var assetLocalIdentifier: String { asset.localIdentifier }
    open var originalFilename: String { "IMG_0001.PNG" }
    open var uniformTypeIdentifier: String { "public.png" }
    open var pixelWidth: Int { asset.pixelWidth }
    open var pixelHeight: Int { asset.pixelHeight }
    var data: Data? { asset.record.image.pngData() }
}
