@_exported import UIKit

// The library SDWebImage is in Objective-C, which is not compiled here: apps that use it get this module in its place. Names, defaults and behaviour are
// those of its version 5.

/// The place that a picture came from.
public enum SDImageCacheType: Int, Sendable { case none, disk, memory, all }

public struct SDWebImageOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// An address that failed is asked for again. Without it, it is not until the app starts anew.
    public static let retryFailed = SDWebImageOptions(rawValue: 1 << 0)
    public static let lowPriority = SDWebImageOptions(rawValue: 1 << 1)
    public static let progressiveLoad = SDWebImageOptions(rawValue: 1 << 2)
    /// The server is asked although the picture is kept.
    public static let refreshCached = SDWebImageOptions(rawValue: 1 << 3)
    public static let continueInBackground = SDWebImageOptions(rawValue: 1 << 4)
    public static let handleCookies = SDWebImageOptions(rawValue: 1 << 5)
    public static let allowInvalidSSLCertificates = SDWebImageOptions(rawValue: 1 << 6)
    public static let highPriority = SDWebImageOptions(rawValue: 1 << 7)
    /// The placeholder comes only where the picture cannot be had.
    public static let delayPlaceholder = SDWebImageOptions(rawValue: 1 << 8)
    public static let transformAnimatedImage = SDWebImageOptions(rawValue: 1 << 9)
    /// The view's picture is left to who asked.
    public static let avoidAutoSetImage = SDWebImageOptions(rawValue: 1 << 10)
    public static let scaleDownLargeImages = SDWebImageOptions(rawValue: 1 << 11)
    public static let queryMemoryData = SDWebImageOptions(rawValue: 1 << 12)
    public static let queryMemoryDataSync = SDWebImageOptions(rawValue: 1 << 13)
    public static let queryDiskDataSync = SDWebImageOptions(rawValue: 1 << 14)
    /// Nothing is loaded.
    public static let fromCacheOnly = SDWebImageOptions(rawValue: 1 << 15)
    /// The cache is not looked at.
    public static let fromLoaderOnly = SDWebImageOptions(rawValue: 1 << 16)
    public static let forceTransition = SDWebImageOptions(rawValue: 1 << 17)
    public static let avoidDecodeImage = SDWebImageOptions(rawValue: 1 << 18)
    public static let decodeFirstFrameOnly = SDWebImageOptions(rawValue: 1 << 19)
    public static let preloadAllFrames = SDWebImageOptions(rawValue: 1 << 20)
    public static let matchAnimatedImageClass = SDWebImageOptions(rawValue: 1 << 21)
    public static let waitStoreCache = SDWebImageOptions(rawValue: 1 << 22)
    public static let transformVectorImage = SDWebImageOptions(rawValue: 1 << 23)
}

public struct SDWebImageContextOption: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let imageTransformer = SDWebImageContextOption(rawValue: "imageTransformer")
    public static let imageScaleFactor = SDWebImageContextOption(rawValue: "imageScaleFactor")
    public static let imageThumbnailPixelSize = SDWebImageContextOption(rawValue: "imageThumbnailPixelSize")
    public static let imagePreserveAspectRatio = SDWebImageContextOption(rawValue: "imagePreserveAspectRatio")
    public static let storeCacheType = SDWebImageContextOption(rawValue: "storeCacheType")
    public static let queryCacheType = SDWebImageContextOption(rawValue: "queryCacheType")
}

public typealias SDExternalCompletionBlock = (UIImage?, (any Error)?, SDImageCacheType, URL?) -> Void
public typealias SDInternalCompletionBlock = (UIImage?, Data?, (any Error)?, SDImageCacheType, Bool, URL?) -> Void
public typealias SDImageLoaderProgressBlock = (Int, Int, URL?) -> Void
public typealias SDWebImageDownloaderCompletedBlock = (UIImage?, Data?, (any Error)?, Bool) -> Void

public let SDWebImageErrorDomain = "SDWebImageErrorDomain"

public struct SDWebImageError: Error, CustomNSError, Sendable {
    public enum Code: Int, Sendable {
        case invalidURL = 1000, badImageData, cacheNotModified, blackListed
        case invalidDownloadOperation = 2000, invalidDownloadStatusCode, cancelled, invalidDownloadResponse, invalidDownloadContentType
    }
    public let code: Code
    public init(_ code: Code) { self.code = code }
    public static var errorDomain: String { SDWebImageErrorDomain }
    public var errorCode: Int { code.rawValue }
}

/// Makes another picture of one that was loaded.
@preconcurrency @MainActor public protocol SDImageTransformer: AnyObject {
    func transformedImage(with image: UIImage, forKey key: String) -> UIImage?
}

public enum SDImageScaleMode: UInt, Sendable { case fill, aspectFit, aspectFill }

@preconcurrency @MainActor open class SDImageResizingTransformer: NSObject, SDImageTransformer {
    public let size: CGSize
    public let scaleMode: SDImageScaleMode

    public init(size: CGSize, scaleMode: SDImageScaleMode) {
        (self.size, self.scaleMode) = (size, scaleMode)
        super.init()
    }

    open func transformedImage(with image: UIImage, forKey key: String) -> UIImage? {
        guard image.size.width > 0, image.size.height > 0 else { return image }
        let ratios = (size.width / image.size.width, size.height / image.size.height)
        let scale: CGFloat = scaleMode == .aspectFit ? min(ratios.0, ratios.1) : max(ratios.0, ratios.1)
        let drawn: CGSize = scaleMode == .fill ? size : CGSize(width: image.size.width * scale, height: image.size.height * scale)
        return UIGraphicsImageRenderer(size: size).image { _ in
            image.draw(in: CGRect(x: (size.width - drawn.width) / 2, y: (size.height - drawn.height) / 2, width: drawn.width, height: drawn.height))
        }
    }
}

@preconcurrency @MainActor open class SDImageRoundCornerTransformer: NSObject, SDImageTransformer {
    public let cornerRadius: CGFloat
    public let corners: UIRectCorner
    public let borderWidth: CGFloat
    public let borderColor: UIColor?

    public init(radius cornerRadius: CGFloat, corners: UIRectCorner, borderWidth: CGFloat, borderColor: UIColor?) {
        (self.cornerRadius, self.corners, self.borderWidth, self.borderColor) = (cornerRadius, corners, borderWidth, borderColor)
        super.init()
    }

    open func transformedImage(with image: UIImage, forKey key: String) -> UIImage? {
        let bounds = CGRect(origin: .zero, size: image.size)
        return UIGraphicsImageRenderer(size: image.size).image { _ in
            let radius: CGFloat = min(cornerRadius, min(bounds.width, bounds.height) / 2)
            UIBezierPath(roundedRect: bounds, byRoundingCorners: corners, cornerRadii: CGSize(width: radius, height: radius)).addClip()
            image.draw(in: bounds)
            guard borderWidth > 0, let borderColor else { return }
            let edge = UIBezierPath(
                roundedRect: bounds.insetBy(dx: borderWidth / 2, dy: borderWidth / 2), byRoundingCorners: corners,
                cornerRadii: CGSize(width: radius, height: radius))
            edge.lineWidth = borderWidth
            borderColor.setStroke()
            edge.stroke()
        }
    }
}
