import Foundation

public let ALErrorInvalidProperty = "ALErrorInvalidProperty"
public let ALAssetPropertyType = "ALAssetPropertyType"
public let ALAssetPropertyLocation = "ALAssetPropertyLocation"
public let ALAssetPropertyDuration = "ALAssetPropertyDuration"
public let ALAssetPropertyOrientation = "ALAssetPropertyOrientation"
public let ALAssetPropertyDate = "ALAssetPropertyDate"
public let ALAssetPropertyRepresentations = "ALAssetPropertyRepresentations"
public let ALAssetPropertyURLs = "ALAssetPropertyURLs"
public let ALAssetPropertyAssetURL = "ALAssetPropertyAssetURL"
public let ALAssetTypePhoto = "ALAssetTypePhoto"
public let ALAssetTypeVideo = "ALAssetTypeVideo"
public let ALAssetTypeUnknown = "ALAssetTypeUnknown"

/// A photo.
open class ALAsset: NSObject {
    let asset: PHAsset
    private let pictures: ALPictures
    init(_ asset: PHAsset) { (self.asset, pictures) = (asset, ALPictures(asset)) }

    static func address(of identifier: String) -> URL {
        var parts = URLComponents()
        (parts.scheme, parts.host, parts.path) = ("assets-library", "asset", "/asset.PNG")
        parts.queryItems = [URLQueryItem(name: "id", value: identifier), URLQueryItem(name: "ext", value: "PNG")]
        return parts.url ?? URL(fileURLWithPath: "/")
    }
    static func identifier(in address: URL) -> String? {
        URLComponents(url: address, resolvingAgainstBaseURL: false)?.queryItems?.first { $0.name == "id" }?.value
    }

    open func value(forProperty property: String!) -> Any! {
        let url: URL = Self.address(of: asset.localIdentifier)
        switch property {
        case ALAssetPropertyType: return asset.mediaType == .image ? ALAssetTypePhoto : ALAssetTypeVideo
        case ALAssetPropertyLocation: return asset.location
        case ALAssetPropertyOrientation: return NSNumber(value: ALAssetOrientation.up.rawValue)
        case ALAssetPropertyDate: return asset.creationDate
        case ALAssetPropertyRepresentations: return ["public.png"]
        case ALAssetPropertyURLs: return ["public.png": url]
        case ALAssetPropertyAssetURL: return url
        // A photo has no length.
        default: return ALErrorInvalidProperty
        }
    }
    open func defaultRepresentation() -> ALAssetRepresentation! { ALAssetRepresentation(asset) }
    open func representation(forUTI representationUTI: String!) -> ALAssetRepresentation! {
        representationUTI == "public.png" ? defaultRepresentation() : nil
    }
    /// A square of 150 pixels.
    open func thumbnail() -> Unmanaged<CGImage>! { pictures.picture(CGSize(width: 150, height: 150), .aspectFill) }
    /// As wide as high as the photo, within 256 pixels.
    open func aspectRatioThumbnail() -> Unmanaged<CGImage>! { pictures.picture(CGSize(width: 256, height: 256), .aspectFit) }
    open var originalAsset: ALAsset! { nil }
    open var isEditable: Bool { false }
}

/// A photo's file.
open class ALAssetRepresentation: NSObject {
    private let asset: PHAsset
    private let pictures: ALPictures
    init(_ asset: PHAsset) { (self.asset, pictures) = (asset, ALPictures(asset)) }
    private lazy var bytes: Data = {
        let options = PHImageRequestOptions()
        options.isSynchronous = true
        var result = Data()
        _ = PHImageManager.default().requestImageDataAndOrientation(for: asset, options: options) { data, _, _, _ in result = data ?? Data() }
        return result
    }()

    open func uti() -> String! { "public.png" }
    /// Pixels.
    open func dimensions() -> CGSize { CGSize(width: asset.pixelWidth, height: asset.pixelHeight) }
    open func size() -> Int64 { Int64(bytes.count) }
    /// - Returns: how many bytes were read.
    open func getBytes(
        _ buffer: UnsafeMutablePointer<UInt8>!, fromOffset offset: Int64, length: Int, error: UnsafeMutablePointer<NSError?>?
    ) -> Int {
        let part: Data = bytes.dropFirst(Int(max(0, offset))).prefix(length)
        part.copyBytes(to: buffer, count: part.count)
        return part.count
    }
    open func fullResolutionImage() -> Unmanaged<CGImage>! { pictures.picture(dimensions(), .aspectFit) }
    /// As large as the screen.
    open func fullScreenImage() -> Unmanaged<CGImage>! {
        let size: CGSize = ServiceReply.onMain { UIScreen.main.nativeBounds.size }
        return pictures.picture(CGSize(width: min(size.width, dimensions().width), height: min(size.height, dimensions().height)), .aspectFit)
    }
    open func url() -> URL! { ALAsset.address(of: asset.localIdentifier) }
    open func metadata() -> [AnyHashable: Any]! { ["PixelWidth": asset.pixelWidth, "PixelHeight": asset.pixelHeight] }
    open func orientation() -> ALAssetOrientation { .up }
    open func scale() -> Float { 1 }
    open func filename() -> String! { "IMG_\(asset.localIdentifier.prefix(4)).PNG" }
}

/// The pictures that were handed out, unretained: they stay as long as the object that gave them.
final class ALPictures {
    private let asset: PHAsset
    private var kept: [String: CGImage] = [:]
    init(_ asset: PHAsset) { self.asset = asset }

    func picture(_ size: CGSize, _ mode: PHImageContentMode) -> Unmanaged<CGImage>? {
        let key = "\(size) \(mode)"
        if kept[key] == nil {
            let options = PHImageRequestOptions()
            options.isSynchronous = true
            options.resizeMode = .exact
            _ = PHImageManager.default().requestImage(for: asset, targetSize: size, contentMode: mode, options: options) { image, _ in
                self.kept[key] = image?.cgImage
            }
        }
        return kept[key].map { Unmanaged.passUnretained($0) }
    }
}
