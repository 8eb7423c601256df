@_exported import UIKit
import CoreGraphics

/// The facts about a source's pictures.
public enum CGImageSourceStatus: Int32, Sendable {
    case statusUnexpectedEOF = -5, statusInvalidData = -4, statusUnknownType = -3, statusReadingHeader = -2, statusIncomplete = -1, statusComplete = 0
}

/// The pictures in a file. PNG, JPEG and WebP files have one, GIF files one for each frame, TIFF files one for each page, icons one for each size.
public final class CGImageSource: @unchecked Sendable {
    private let lock = NSLock()
    private var content: (data: Data, pictures: StoredPictures?)
    private var isFinal: Bool

    init(_ data: Data, isFinal: Bool = true) {
        content = (data, StoredPictures(data))
        self.isFinal = isFinal
    }

    fileprivate func update(_ data: Data, isFinal: Bool) {
        let pictures = StoredPictures(data)
        lock.withLock { (content, self.isFinal) = ((data, pictures), isFinal) }
    }

    var data: Data { lock.withLock { content.data } }
    var pictures: StoredPictures? { lock.withLock { content.pictures } }

    var type: String? { CGImage.FileFormat(data).flatMap { Self.typeIdentifiers[$0] } }

    fileprivate var status: CGImageSourceStatus {
        let (data, pictures, isFinal) = lock.withLock { (content.data, content.pictures, self.isFinal) }
        guard let pictures else {
            if isFinal { return CGImage.FileFormat(data) == nil ? .statusUnknownType : .statusInvalidData }
            return .statusReadingHeader
        }
        let isWhole =
            switch pictures.format {
            case .gif: pictures.gif?.isComplete ?? false
            case .jpeg: data.suffix(64).range(of: Data([0xFF, 0xD9])) != nil
            case .png: data.suffix(64).range(of: Data("IEND".utf8)) != nil
            default: isFinal
            }
        return isWhole ? .statusComplete : isFinal ? .statusUnexpectedEOF : .statusIncomplete
    }

    fileprivate func status(at index: Int) -> CGImageSourceStatus {
        guard let pictures, (0..<pictures.count).contains(index) else { return status == .statusReadingHeader ? .statusReadingHeader : .statusUnknownType }
        // Frames before the last are whole.
        return index + 1 < pictures.count ? .statusComplete : status
    }

    func metadata(at index: Int) -> ImageMetadata {
        switch pictures?.format {
        case .jpeg: ImageMetadata(jpeg: data)
        case .tiff: ImageMetadata(tiff: data, page: index)
        default: ImageMetadata(tiff: Data())
        }
    }

    /// A picture in a size whose longer side is at most `limit` pixels.
    fileprivate static func scaled(_ image: CGImage, longest limit: CGFloat, orientation: Int = 1) -> CGImage? {
        let turned = CGImagePropertyOrientation(rawValue: UInt32(orientation)) ?? .up
        let picture = UIImage(cgImage: image, scale: 1, orientation: UIImage.Orientation(turned))
        let scale: CGFloat = min(1, limit / max(picture.size.width, picture.size.height))
        guard scale < 1 || orientation != 1 else { return image }
        let size = CGSize(width: max(1, (picture.size.width * scale).rounded()), height: max(1, (picture.size.height * scale).rounded()))
        return picture.preparingThumbnail(of: size)?.cgImage
    }
}

public func CGImageSourceCreateWithData(_ data: CFData, _ options: CFDictionary?) -> CGImageSource? { CGImageSource(data as Data) }

/// Nil for a file that cannot be read.
public func CGImageSourceCreateWithURL(_ url: CFURL, _ options: CFDictionary?) -> CGImageSource? {
    (try? Data(contentsOf: url as URL)).map { CGImageSource($0) }
}

public func CGImageSourceCreateWithDataProvider(_ provider: CGDataProvider, _ options: CFDictionary?) -> CGImageSource? {
    provider.data.map { CGImageSource($0 as Data) }
}

/// A source without data, which `CGImageSourceUpdateData` gives it.
public func CGImageSourceCreateIncremental(_ options: CFDictionary?) -> CGImageSource { CGImageSource(Data(), isFinal: false) }

/// Gives a source all the data that has come so far. JPEG pictures show what there is, GIF files have the frames that are whole.
///
/// - Parameter final: Whether nothing more comes.
public func CGImageSourceUpdateData(_ isrc: CGImageSource, _ data: CFData, _ final: Bool) {
    // The data may be one that grows.
    isrc.update(Data(data as Data), isFinal: final)
}

/// The same, of all that a provider gives.
public func CGImageSourceUpdateDataProvider(_ isrc: CGImageSource, _ provider: CGDataProvider, _ final: Bool) {
    isrc.update((provider.data as Data?) ?? Data(), isFinal: final)
}

public func CGImageSourceGetCount(_ isrc: CGImageSource) -> Int { isrc.pictures?.count ?? 0 }

/// The type of the file, told by its first bytes; nil for what is no picture.
public func CGImageSourceGetType(_ isrc: CGImageSource) -> CFString? { isrc.type.map { $0 as NSString } }

/// The first: no form that is read here names another.
public func CGImageSourceGetPrimaryImageIndex(_ isrc: CGImageSource) -> Int { 0 }
public func CGImageSourceGetStatus(_ isrc: CGImageSource) -> CGImageSourceStatus { isrc.status }
public func CGImageSourceGetStatusAtIndex(_ isrc: CGImageSource, _ index: Int) -> CGImageSourceStatus { isrc.status(at: index) }

/// The types that are read here.
public func CGImageSourceCopyTypeIdentifiers() -> CFArray {
    StoredPictures.readableFormats.compactMap { CGImageSource.typeIdentifiers[$0] } as NSArray
}

/// Pictures are made anew each time they are asked for: nothing is kept that could be removed.
public func CGImageSourceRemoveCacheAtIndex(_ isrc: CGImageSource, _ index: Int) {}

/// The picture as it is stored, not turned. Its pixels are read when they are first needed. Nil for an index out of bounds.
///
/// Of the options `kCGImageSourceSubsampleFactor` counts: 2, 4 or 8 makes JPEG and TIFF pictures smaller by it.
public func CGImageSourceCreateImageAtIndex(_ isrc: CGImageSource, _ index: Int, _ options: CFDictionary?) -> CGImage? {
    guard let pictures = isrc.pictures, let image = pictures.picture(at: index)?.image else { return nil }
    let factor = (options?.object(forKey: kCGImageSourceSubsampleFactor) as? NSNumber)?.intValue ?? 1
    guard [2, 4, 8].contains(factor), pictures.format == .jpeg || pictures.format == .tiff else { return image }
    return CGImageSource.scaled(image, longest: (CGFloat(max(image.width, image.height)) / CGFloat(factor)).rounded(.up))
}

/// A small picture. Without options it is the one in the file, where there is one: cameras put it into JPEG files.
/// `kCGImageSourceCreateThumbnailFromImageIfAbsent` has one made where there is none, `kCGImageSourceCreateThumbnailFromImageAlways` in any case, at
/// most `kCGImageSourceThumbnailMaxPixelSize` pixels long (default: the picture's own size), and `kCGImageSourceCreateThumbnailWithTransform` has it
/// turned upright.
public func CGImageSourceCreateThumbnailAtIndex(_ isrc: CGImageSource, _ index: Int, _ options: CFDictionary?) -> CGImage? {
    func isOn(_ key: CFString) -> Bool { (options?.object(forKey: key) as? NSNumber)?.boolValue ?? false }
    guard let (picture, orientation) = isrc.pictures?.picture(at: index) else { return nil }
    let isAlways = isOn(kCGImageSourceCreateThumbnailFromImageAlways)
    let stored = isAlways ? nil : isrc.metadata(at: index).thumbnail.flatMap { StoredPictures($0)?.picture(at: 0)?.image }
    guard stored != nil || isAlways || isOn(kCGImageSourceCreateThumbnailFromImageIfAbsent) else { return nil }
    let image = stored ?? picture
    let limit = (options?.object(forKey: kCGImageSourceThumbnailMaxPixelSize) as? NSNumber)?.doubleValue ?? 0
    return CGImageSource.scaled(
        image, longest: limit > 0 ? CGFloat(limit) : CGFloat(max(image.width, image.height)),
        orientation: isOn(kCGImageSourceCreateThumbnailWithTransform) ? orientation : 1)
}

/// The properties of the file: its size in bytes, and how often a GIF is shown.
public func CGImageSourceCopyProperties(_ isrc: CGImageSource, _ options: CFDictionary?) -> CFDictionary? {
    var result: [String: Any] = ["FileSize": isrc.data.count]
    if let gif = isrc.pictures?.gif {
        var values: [String: Any] = ["HasGlobalColorMap": gif.hasGlobalColorMap, "CanvasPixelWidth": gif.width, "CanvasPixelHeight": gif.height]
        if let loops = gif.loopCount { values["LoopCount"] = loops }
        values["FrameInfo"] = gif.frames.map { CGImageSource.delays($0) as NSDictionary } as NSArray
        result["{GIF}"] = values as NSDictionary
    }
    return result as NSDictionary
}

/// The properties of one picture: its size, and what the camera or the program that made it says. Nil for an index out of bounds.
public func CGImageSourceCopyPropertiesAtIndex(_ isrc: CGImageSource, _ index: Int, _ options: CFDictionary?) -> CFDictionary? {
    guard let pictures = isrc.pictures, let image = pictures.picture(at: index)?.image else { return nil }
    let metadata = isrc.metadata(at: index)
    var result: [String: Any] = metadata.dictionaries
    result["PixelWidth"] = image.width
    result["PixelHeight"] = image.height
    result["ColorModel"] = "RGB"
    result["Depth"] = 8
    if pictures.format != .jpeg { result["HasAlpha"] = !image.isOpaque }
    if let orientation = metadata.orientation { result["Orientation"] = orientation }
    if let resolution = metadata.resolution ?? (pictures.format == .jpeg ? JPEGSegments(isrc.data).resolution : nil) {
        result["DPIWidth"] = resolution.x
        result["DPIHeight"] = resolution.y
    }
    if let gif = pictures.gif { result["{GIF}"] = CGImageSource.delays(gif.frames[index]) as NSDictionary }
    return result as NSDictionary
}

extension CGImageSource {
    static let typeIdentifiers: [CGImage.FileFormat: String] = [
        .png: "public.png", .jpeg: "public.jpeg", .gif: "com.compuserve.gif", .tiff: "public.tiff", .bmp: "com.microsoft.bmp",
        .ico: "com.microsoft.ico", .webp: "org.webmproject.webp", .pdf: "com.adobe.pdf",
    ]

    /// The seconds of a frame: as the file has them, and at least a tenth.
    static func delays(_ frame: GIFStructure.Frame) -> [String: Any] {
        ["DelayTime": max(0.1, frame.delay), "UnclampedDelayTime": frame.delay]
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

extension UIImage.Orientation {
    init(_ orientation: CGImagePropertyOrientation) {
        self =
            switch orientation {
            case .up: .up
            case .upMirrored: .upMirrored
            case .down: .down
            case .downMirrored: .downMirrored
            case .leftMirrored: .leftMirrored
            case .right: .right
            case .rightMirrored: .rightMirrored
            case .left: .left
            }
    }
}
