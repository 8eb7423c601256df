import CoreGraphics
import Foundation
import ObjectRuntime

public struct CIImageOption: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let colorSpace = CIImageOption(rawValue: "kCIImageColorSpace")
    public static let properties = CIImageOption(rawValue: "kCIImageProperties")
    public static let applyOrientationProperty = CIImageOption(rawValue: "kCIImageApplyOrientationProperty")
    public static let nearestSampling = CIImageOption(rawValue: "kCIImageNearestSampling")
}

/// A recipe for a picture in a plane without ends, whose y grows upward. Nothing is computed before a context asks for pixels.
open class CIImage: NSObject, NSCopying, @unchecked Sendable {
    /// The area in which the picture is not transparent; infinite for plain colours.
    public let extent: CGRect
    /// The picture that this one was made from, if nothing was changed.
    public let cgImage: CGImage?
    let render: @Sendable (PixelArea) -> PixelPlane
    let samplesNearest: Bool
    /// Whether its values measure something, as differences do, and are no colours: no colour space changes them.
    var isMeasure = false
    open private(set) var properties: [String: Any] = [:]

    init(extent: CGRect, cgImage: CGImage? = nil, samplesNearest: Bool = false, render: @escaping @Sendable (PixelArea) -> PixelPlane) {
        self.extent = extent
        self.cgImage = cgImage
        self.samplesNearest = samplesNearest
        self.render = render
    }

    package convenience init(copying other: CIImage) {
        self.init(extent: other.extent, cgImage: other.cgImage, samplesNearest: other.samplesNearest, render: other.render)
        isMeasure = other.isMeasure
    }

    public convenience init(cgImage image: CGImage) { self.init(cgImage: image, options: nil) }

    public convenience init(cgImage image: CGImage, options: [CIImageOption: Any]? = nil) {
        self.init(
            extent: CGRect(x: 0, y: 0, width: image.width, height: image.height), cgImage: image,
            samplesNearest: options?[.nearestSampling] as? Bool == true
        ) { BitmapPixels.plane(of: image, in: $0) }
    }

    /// Nil where the data are no picture.
    public convenience init?(data: Data) { self.init(data: data, options: nil) }

    public convenience init?(data: Data, options: [CIImageOption: Any]? = nil) {
        guard let image = CGImage.decode(data)?.image else { return nil }
        self.init(cgImage: image, options: options)
    }

    public convenience init?(contentsOf url: URL) { self.init(contentsOf: url, options: nil) }

    public convenience init?(contentsOf url: URL, options: [CIImageOption: Any]? = nil) {
        guard let data = try? Data(contentsOf: url) else { return nil }
        self.init(data: data, options: options)
    }

    /// One colour everywhere.
    public convenience init(color: CIColor) {
        let pixel = color.pixel
        self.init(extent: .infinite) { PixelPlane(area: $0, color: pixel) }
    }

    open class func empty() -> CIImage { CIImage(extent: .null) { PixelPlane(area: $0) } }

    open class var black: CIImage { CIImage(color: .black) }
    open class var white: CIImage { CIImage(color: .white) }
    open class var gray: CIImage { CIImage(color: .gray) }
    open class var red: CIImage { CIImage(color: .red) }
    open class var green: CIImage { CIImage(color: .green) }
    open class var blue: CIImage { CIImage(color: .blue) }
    open class var cyan: CIImage { CIImage(color: .cyan) }
    open class var magenta: CIImage { CIImage(color: .magenta) }
    open class var yellow: CIImage { CIImage(color: .yellow) }
    open class var clear: CIImage { CIImage(color: .clear) }

    open var colorSpace: CGColorSpace? { cgImage?.colorSpace }
    open func copy(with zone: NSZone? = nil) -> Any { self }
    open override var description: String { "<CIImage: extent \(extent)>" }

    // MARK: Filters

    /// The picture after a filter; itself where there is no filter of the name.
    open func applyingFilter(_ filterName: String, parameters params: [String: Any]) -> CIImage {
        guard let filter = CIFilter(name: filterName, parameters: params) else { return self }
        filter.setValue(self, forKey: kCIInputImageKey)
        return filter.outputImage ?? .empty()
    }

    open func applyingFilter(_ filterName: String) -> CIImage { applyingFilter(filterName, parameters: [:]) }

    open func applyingGaussianBlur(sigma: Double) -> CIImage {
        applyingFilter("CIGaussianBlur", parameters: [kCIInputRadiusKey: sigma])
    }

    open func settingProperties(_ properties: [AnyHashable: Any]) -> CIImage {
        let copy = CIImage(copying: self)
        copy.properties = Dictionary(properties.compactMap { key, value in (key as? String).map { ($0, value) } }) { $1 }
        return copy
    }
}
