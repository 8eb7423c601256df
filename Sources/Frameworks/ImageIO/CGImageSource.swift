@_exported import UIKit

nonisolated(unsafe) public let kCGImageSourceShouldCache: CFString = "kCGImageSourceShouldCache" as NSString
nonisolated(unsafe) public let kCGImageSourceShouldCacheImmediately: CFString = "kCGImageSourceShouldCacheImmediately" as NSString
nonisolated(unsafe) public let kCGImageSourceTypeIdentifierHint: CFString = "kCGImageSourceTypeIdentifierHint" as NSString
nonisolated(unsafe) public let kCGImageSourceCreateThumbnailFromImageAlways: CFString = "kCGImageSourceCreateThumbnailFromImageAlways" as NSString
nonisolated(unsafe) public let kCGImageSourceCreateThumbnailFromImageIfAbsent: CFString = "kCGImageSourceCreateThumbnailFromImageIfAbsent" as NSString
nonisolated(unsafe) public let kCGImageSourceCreateThumbnailWithTransform: CFString = "kCGImageSourceCreateThumbnailWithTransform" as NSString
nonisolated(unsafe) public let kCGImageSourceThumbnailMaxPixelSize: CFString = "kCGImageSourceThumbnailMaxPixelSize" as NSString
nonisolated(unsafe) public let kCGImagePropertyPixelWidth: CFString = "PixelWidth" as NSString
nonisolated(unsafe) public let kCGImagePropertyPixelHeight: CFString = "PixelHeight" as NSString
nonisolated(unsafe) public let kCGImagePropertyOrientation: CFString = "Orientation" as NSString
nonisolated(unsafe) public let kCGImagePropertyHasAlpha: CFString = "HasAlpha" as NSString
nonisolated(unsafe) public let kCGImagePropertyGIFDictionary: CFString = "{GIF}" as NSString
nonisolated(unsafe) public let kCGImagePropertyGIFDelayTime: CFString = "DelayTime" as NSString
nonisolated(unsafe) public let kCGImagePropertyGIFUnclampedDelayTime: CFString = "UnclampedDelayTime" as NSString
nonisolated(unsafe) public let kCGImagePropertyGIFLoopCount: CFString = "LoopCount" as NSString
nonisolated(unsafe) public let kCGImagePropertyExifDictionary: CFString = "{Exif}" as NSString
nonisolated(unsafe) public let kCGImagePropertyTIFFDictionary: CFString = "{TIFF}" as NSString
nonisolated(unsafe) public let kCGImagePropertyGPSDictionary: CFString = "{GPS}" as NSString
nonisolated(unsafe) public let kCGImageDestinationLossyCompressionQuality: CFString = "kCGImageDestinationLossyCompressionQuality" as NSString

public enum CGImageSourceStatus: Int32, Sendable {
    case statusUnexpectedEOF = -5, statusInvalidData = -4, statusUnknownType = -3, statusReadingHeader = -2, statusIncomplete = -1, statusComplete = 0
}

/// The pictures in a file. Of the kinds that Core Graphics reads here (PNG, JPEG), each file holds one.
public final class CGImageSource: @unchecked Sendable {
    fileprivate let data: Data
    fileprivate let picture: UIImage?
    init(_ data: Data) {
        self.data = data
        picture = UIImage(data: data)
    }

    fileprivate var type: String? {
        let head = [UInt8](data.prefix(12))
        if head.starts(with: [0x89, 0x50, 0x4E, 0x47]) { return "public.png" }
        if head.starts(with: [0xFF, 0xD8, 0xFF]) { return "public.jpeg" }
        if head.starts(with: Array("GIF8".utf8)) { return "com.compuserve.gif" }
        if head.count == 12, head.suffix(4) == Array("WEBP".utf8)[...] { return "org.webmproject.webp" }
        return nil
    }
}

public func CGImageSourceCreateWithData(_ data: CFData, _ options: CFDictionary?) -> CGImageSource? { CGImageSource(data as Data) }
public func CGImageSourceCreateWithURL(_ url: CFURL, _ options: CFDictionary?) -> CGImageSource? {
    (try? Data(contentsOf: url as URL)).map(CGImageSource.init)
}
public func CGImageSourceGetCount(_ isrc: CGImageSource) -> Int { isrc.picture == nil ? 0 : 1 }
public func CGImageSourceGetType(_ isrc: CGImageSource) -> CFString? { isrc.type.map { $0 as NSString } }
public func CGImageSourceGetPrimaryImageIndex(_ isrc: CGImageSource) -> Int { 0 }
public func CGImageSourceGetStatus(_ isrc: CGImageSource) -> CGImageSourceStatus { isrc.picture == nil ? .statusUnknownType : .statusComplete }
public func CGImageSourceCopyTypeIdentifiers() -> CFArray { ["public.png", "public.jpeg"] as NSArray }
public func CGImageSourceCopyProperties(_ isrc: CGImageSource, _ options: CFDictionary?) -> CFDictionary? {
    ["FileSize": isrc.data.count] as NSDictionary
}
public func CGImageSourceCreateImageAtIndex(_ isrc: CGImageSource, _ index: Int, _ options: CFDictionary?) -> CGImage? {
    index == 0 ? isrc.picture?.cgImage : nil
}

public func CGImageSourceCopyPropertiesAtIndex(_ isrc: CGImageSource, _ index: Int, _ options: CFDictionary?) -> CFDictionary? {
    guard index == 0, let picture = isrc.picture, let image = picture.cgImage else { return nil }
    return [
        "PixelWidth": image.width, "PixelHeight": image.height, "Orientation": CGImagePropertyOrientation(picture.imageOrientation).rawValue,
        "HasAlpha": isrc.type == "public.png", "ColorModel": "RGB", "Depth": 8,
    ] as NSDictionary
}

/// The picture, made smaller where it is larger than the options allow.
public func CGImageSourceCreateThumbnailAtIndex(_ isrc: CGImageSource, _ index: Int, _ options: CFDictionary?) -> CGImage? {
    guard index == 0, let picture = isrc.picture, let image = picture.cgImage else { return nil }
    let limit = (options?.object(forKey: "kCGImageSourceThumbnailMaxPixelSize") as? NSNumber)?.doubleValue ?? 0
    let size = CGSize(width: CGFloat(image.width), height: CGFloat(image.height))
    guard limit > 0, max(size.width, size.height) > CGFloat(limit) else { return image }
    let scale: CGFloat = CGFloat(limit) / max(size.width, size.height)
    let target = CGSize(width: max(1, (size.width * scale).rounded()), height: max(1, (size.height * scale).rounded()))
    return picture.preparingThumbnail(of: target)?.cgImage
}

/// Pictures on their way into a file.
public final class CGImageDestination: @unchecked Sendable {
    fileprivate enum Place {
        case data(NSMutableData)
        case url(URL)
    }
    fileprivate let place: Place
    fileprivate let type: String
    fileprivate var picture: (image: CGImage, quality: CGFloat)?
    fileprivate init(_ place: Place, _ type: String) {
        self.place = place
        self.type = type
    }
}

private let writableTypes = ["public.png", "public.jpeg"]

/// Nil for kinds that cannot be written here.
public func CGImageDestinationCreateWithData(_ data: CFMutableData, _ type: CFString, _ count: Int, _ options: CFDictionary?) -> CGImageDestination? {
    writableTypes.contains(type as String) ? CGImageDestination(.data(data), type as String) : nil
}
public func CGImageDestinationCreateWithURL(_ url: CFURL, _ type: CFString, _ count: Int, _ options: CFDictionary?) -> CGImageDestination? {
    writableTypes.contains(type as String) ? CGImageDestination(.url(url as URL), type as String) : nil
}
public func CGImageDestinationAddImage(_ idst: CGImageDestination, _ image: CGImage, _ properties: CFDictionary?) {
    let quality = (properties?.object(forKey: "kCGImageDestinationLossyCompressionQuality") as? NSNumber)?.doubleValue ?? 0.8
    idst.picture = (image, CGFloat(quality))
}
public func CGImageDestinationSetProperties(_ idst: CGImageDestination, _ properties: CFDictionary?) {}
public func CGImageDestinationFinalize(_ idst: CGImageDestination) -> Bool {
    guard let (image, quality) = idst.picture else { return false }
    let picture = UIImage(cgImage: image)
    guard let data = idst.type == "public.png" ? picture.pngData() : picture.jpegData(compressionQuality: quality) else { return false }
    switch idst.place {
    case .data(let target):
        target.append(data)
        return true
    case .url(let url): return (try? data.write(to: url)) != nil
    }
}

extension CGImagePropertyOrientation {
    public init(_ orientation: UIImage.Orientation) {
        switch orientation {
        case .up: self = .up
        case .down: self = .down
        case .left: self = .left
        case .right: self = .right
        case .upMirrored: self = .upMirrored
        case .downMirrored: self = .downMirrored
        case .leftMirrored: self = .leftMirrored
        case .rightMirrored: self = .rightMirrored
        @unknown default: self = .up
        }
    }
}
