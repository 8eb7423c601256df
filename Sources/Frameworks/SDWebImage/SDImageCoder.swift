import UIKit

/// A format of pictures. Coders of an app's own have numbers of their own.
public struct SDImageFormat: RawRepresentable, Hashable, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    public init(_ rawValue: Int) { self.rawValue = rawValue }
    public static let undefined = SDImageFormat(-1)
    public static let JPEG = SDImageFormat(0)
    public static let PNG = SDImageFormat(1)
    public static let GIF = SDImageFormat(2)
    public static let TIFF = SDImageFormat(3)
    public static let webP = SDImageFormat(4)
    public static let HEIC = SDImageFormat(5)
    public static let HEIF = SDImageFormat(6)
    public static let PDF = SDImageFormat(7)
    public static let SVG = SDImageFormat(8)
    public static let BMP = SDImageFormat(9)
    public static let RAW = SDImageFormat(10)
}

public struct SDImageCoderOption: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let decodeFirstFrameOnly = SDImageCoderOption(rawValue: "decodeFirstFrameOnly")
    public static let decodeScaleFactor = SDImageCoderOption(rawValue: "decodeScaleFactor")
    public static let decodePreserveAspectRatio = SDImageCoderOption(rawValue: "decodePreserveAspectRatio")
    public static let decodeThumbnailPixelSize = SDImageCoderOption(rawValue: "decodeThumbnailPixelSize")
    public static let encodeFirstFrameOnly = SDImageCoderOption(rawValue: "encodeFirstFrameOnly")
    /// 0 (small) to 1 (good, the default).
    public static let encodeCompressionQuality = SDImageCoderOption(rawValue: "encodeCompressionQuality")
}

/// Makes pictures of the bytes of a format, and bytes of pictures.
public protocol SDImageCoder: AnyObject {
    func canDecode(from data: Data?) -> Bool
    func decodedImage(with data: Data?, options: [SDImageCoderOption: Any]?) -> UIImage?
    func canEncode(to format: SDImageFormat) -> Bool
    func encodedData(with image: UIImage?, format: SDImageFormat, options: [SDImageCoderOption: Any]?) -> Data?
}

/// The coders that the library asks: the one that was added last comes first.
open class SDImageCodersManager: NSObject, SDImageCoder, @unchecked Sendable {
    public static var shared: SDImageCodersManager { AppServices.object { SDImageCodersManager() } }

    private let lock = NSLock()
    private var known: [any SDImageCoder] = [SDImageIOCoder.shared]

    /// The last of them is asked first. What UIKit reads is there from the beginning.
    open var coders: [any SDImageCoder]? {
        get { lock.withLock { known } }
        set { lock.withLock { known = newValue ?? [] } }
    }

    open func addCoder(_ coder: any SDImageCoder) { lock.withLock { known.append(coder) } }
    open func removeCoder(_ coder: any SDImageCoder) { lock.withLock { known.removeAll { $0 === coder } } }

    private func coder(where accepts: (any SDImageCoder) -> Bool) -> (any SDImageCoder)? { lock.withLock { known }.last(where: accepts) }

    open func canDecode(from data: Data?) -> Bool { coder { $0.canDecode(from: data) } != nil }
    open func decodedImage(with data: Data?, options: [SDImageCoderOption: Any]?) -> UIImage? {
        coder { $0.canDecode(from: data) }?.decodedImage(with: data, options: options)
    }
    open func canEncode(to format: SDImageFormat) -> Bool { coder { $0.canEncode(to: format) } != nil }
    open func encodedData(with image: UIImage?, format: SDImageFormat, options: [SDImageCoderOption: Any]?) -> Data? {
        coder { $0.canEncode(to: format) }?.encodedData(with: image, format: format, options: options)
    }
}

/// The formats that UIKit reads; JPEG and PNG are written.
open class SDImageIOCoder: NSObject, SDImageCoder, @unchecked Sendable {
    public static var shared: SDImageIOCoder { AppServices.object { SDImageIOCoder() } }

    open func canDecode(from data: Data?) -> Bool { data.flatMap { UIImage(data: $0) } != nil }
    open func decodedImage(with data: Data?, options: [SDImageCoderOption: Any]?) -> UIImage? {
        let scale: CGFloat = (options?[.decodeScaleFactor] as? NSNumber).map { max(1, CGFloat($0.doubleValue)) } ?? 1
        return data.flatMap { UIImage(data: $0, scale: scale) }
    }
    open func canEncode(to format: SDImageFormat) -> Bool { format == .JPEG || format == .PNG || format == .undefined }
    open func encodedData(with image: UIImage?, format: SDImageFormat, options: [SDImageCoderOption: Any]?) -> Data? {
        guard canEncode(to: format) else { return nil }
        let quality: CGFloat = (options?[.encodeCompressionQuality] as? NSNumber).map { CGFloat($0.doubleValue) } ?? 1
        return format == .JPEG ? image?.jpegData(compressionQuality: quality) : image?.pngData()
    }
}

/// Drawings in SVG, which UIKit reads in asset catalogues alone. Those of the libraries SDWebImageSVGCoder and SDWebImageSVGNativeCoder.
open class SDImageSVGCoder: NSObject, SDImageCoder, @unchecked Sendable {
    public static var shared: SDImageSVGCoder { AppServices.object { SDImageSVGCoder() } }

    open func canDecode(from data: Data?) -> Bool { data.flatMap { UIImage(svg: $0) } != nil }
    open func decodedImage(with data: Data?, options: [SDImageCoderOption: Any]?) -> UIImage? { data.flatMap { UIImage(svg: $0) } }
    open func canEncode(to format: SDImageFormat) -> Bool { false }
    open func encodedData(with image: UIImage?, format: SDImageFormat, options: [SDImageCoderOption: Any]?) -> Data? { nil }
}
public typealias SDImageSVGNativeCoder = SDImageSVGCoder

/// Pictures in WebP, which UIKit reads itself: the library SDWebImageWebPCoder. None are written.
open class SDImageWebPCoder: NSObject, SDImageCoder, @unchecked Sendable {
    public static var shared: SDImageWebPCoder { AppServices.object { SDImageWebPCoder() } }

    open func canDecode(from data: Data?) -> Bool {
        guard let data, data.count >= 12 else { return false }
        return data.prefix(4).elementsEqual("RIFF".utf8) && data.dropFirst(8).prefix(4).elementsEqual("WEBP".utf8)
    }
    open func decodedImage(with data: Data?, options: [SDImageCoderOption: Any]?) -> UIImage? {
        canDecode(from: data) ? SDImageIOCoder.shared.decodedImage(with: data, options: options) : nil
    }
    open func canEncode(to format: SDImageFormat) -> Bool { false }
    open func encodedData(with image: UIImage?, format: SDImageFormat, options: [SDImageCoderOption: Any]?) -> Data? { nil }
}
