import CoreGraphics
import Foundation

extension CIImage {
    /// A picture of pixels in memory, the highest row first; transparent for a format that is not known.
    ///
    /// - Parameter colorSpace: nil for light itself, or measures that are no colours.
    public convenience init(bitmapData data: Data, bytesPerRow: Int, size: CGSize, format: CIFormat, colorSpace: CGColorSpace?) {
        let whole = PixelArea(minX: 0, minY: 0, width: Int(size.width), height: Int(size.height))
        let layout: PixelLayout? = PixelLayout(format)
        let isLight: Bool = colorSpace == nil
        self.init(extent: CGRect(origin: .zero, size: CGSize(width: whole.width, height: whole.height))) { area in
            guard let layout else { return PixelPlane(area: area) }
            return data.withUnsafeBytes { bytes in
                PixelPlane(area: area) { x, y in
                    let row: Int = (whole.height - 1 - y) * bytesPerRow
                    guard x >= 0, y >= 0, x < whole.width, y < whole.height, let base = bytes.baseAddress, row + (x + 1) * layout.pixelSize <= bytes.count
                    else { return .zero }
                    let color: SIMD4<Float> = layout.read(base + row, column: x)
                    return isLight ? color : LightCurve.linear(color.unpremultiplied).premultiplied
                }
            }
        }
    }

    /// As without `highQualityDownsample`: places between pixels are computed from the four nearest.
    public func transformed(by matrix: CGAffineTransform, highQualityDownsample: Bool) -> CIImage {
        let scale: CGFloat = abs(matrix.a * matrix.d - matrix.b * matrix.c).squareRoot()
        guard highQualityDownsample, scale > 0, scale < 1 else { return transformed(by: matrix) }
        // Made smaller by means first, then moved and turned at its size.
        let small: CIImage = applyingFilter("CILanczosScaleTransform", parameters: [kCIInputScaleKey: Double(scale)])
        return small.transformed(by: CGAffineTransform(scaleX: 1 / scale, y: 1 / scale).concatenating(matrix))
    }

    /// L*, a* and b* in place of colours.
    public func convertingWorkingSpaceToLab() -> CIImage { inLab(isNormalized: false) }
    public func convertingLabToWorkingSpace() -> CIImage { fromLab(isNormalized: false) }

    /// The values that a colour space has for the picture's light. Spaces of linear light change nothing; others have sRGB's curve.
    public func matchedFromWorkingSpace(to colorSpace: CGColorSpace) -> CIImage? {
        guard colorSpace.model == .rgb else { return nil }
        return colorSpace.isLinear ? self : recolored { LightCurve.stored($0) }
    }

    public func matchedToWorkingSpace(from colorSpace: CGColorSpace) -> CIImage? {
        guard colorSpace.model == .rgb else { return nil }
        return colorSpace.isLinear ? self : recolored { LightCurve.linear($0) }
    }

    /// The same picture: what is computed on the way is kept by nobody.
    public func insertingIntermediate() -> CIImage { insertingIntermediate(cache: true) }
    public func insertingIntermediate(cache: Bool) -> CIImage { CIImage(copying: self) }

    /// The file that the picture was read from; nil: files are read when a picture is made.
    public var url: URL? { nil }
}

extension CGColorSpace {
    fileprivate var isLinear: Bool { (name as String?)?.lowercased().contains("linear") == true }
}

public struct CIImageAutoAdjustmentOption: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Whether the light is made better. True if you do not say.
    public static let enhance = CIImageAutoAdjustmentOption(rawValue: "kCIImageAutoAdjustEnhance")
    public static let redEye = CIImageAutoAdjustmentOption(rawValue: "kCIImageAutoAdjustRedEye")
    public static let features = CIImageAutoAdjustmentOption(rawValue: "kCIImageAutoAdjustFeatures")
    public static let crop = CIImageAutoAdjustmentOption(rawValue: "kCIImageAutoAdjustCrop")
    public static let level = CIImageAutoAdjustmentOption(rawValue: "kCIImageAutoAdjustLevel")
}

extension CIImage {
    /// Filters that make the picture's light better, with their values and without an input picture: `CIVibrance` for dull colours, `CIToneCurve` for light
    /// that does not reach from black to white, `CIHighlightShadowAdjust` for shadows. None for faces: nobody looks for them here.
    public func autoAdjustmentFilters() -> [CIFilter] { autoAdjustmentFilters(options: nil) }

    public func autoAdjustmentFilters(options: [CIImageAutoAdjustmentOption: Any]? = nil) -> [CIFilter] {
        guard options?[.enhance] as? Bool != false, let light = PictureLight(self) else { return [] }
        return [
            CIFilter(name: "CIVibrance", parameters: ["inputAmount": Double(light.dullness)]),
            CIFilter(name: "CIToneCurve", parameters: light.curve),
            CIFilter(name: "CIHighlightShadowAdjust", parameters: ["inputShadowAmount": Double(light.shadow), "inputHighlightAmount": 1.0]),
        ].compactMap { $0 }
    }
}

/// How a picture's light is spread, by at most some 10,000 of its pixels.
private struct PictureLight {
    private let lights: [Float]
    private let saturation: Float

    init?(_ image: CIImage) {
        let area = PixelArea(covering: image.extent)
        guard !area.isEmpty, !image.extent.isInfinite else { return nil }
        let plane: PixelPlane = image.render(area)
        let step: Int = max(1, plane.pixels.count / 10_000)
        let colors: [SIMD4<Float>] = stride(from: 0, to: plane.pixels.count, by: step).map { plane.pixels[$0] }.filter { $0.w > 0 }
            .map { LightCurve.stored($0.unpremultiplied).clamped }
        guard !colors.isEmpty else { return nil }
        lights = colors.map(\.luminance).sorted()
        saturation = colors.reduce(0) { $0 + (max($1.x, $1.y, $1.z) - min($1.x, $1.y, $1.z)) } / Float(colors.count)
    }

    private func light(at share: Float) -> Float { lights[min(Int(share * Float(lights.count)), lights.count - 1)] }

    /// Less where colours are strong already.
    var dullness: Float { min(max(0.3 - saturation * 0.6, 0), 0.3) }
    /// More where a quarter of the picture is dark.
    var shadow: Float { min(max(0.35 - light(at: 0.25), 0), 0.35) }

    /// From the darkest hundredth to the lightest, the middle half way to the middle.
    var curve: [String: Any] {
        let (low, high) = (min(light(at: 0.01), 0.25), max(light(at: 0.99), 0.75))
        let middle: Float = min(max(light(at: 0.5), low + 0.1), high - 0.1)
        let target: Float = ((middle - low) / (high - low) + 0.5) / 2
        func point(_ x: Float, _ y: Float) -> CIVector { CIVector(x: CGFloat(x), y: CGFloat(y)) }
        return [
            "inputPoint0": point(low, 0), "inputPoint1": point((low + middle) / 2, target / 2), "inputPoint2": point(middle, target),
            "inputPoint3": point((middle + high) / 2, (target + 1) / 2), "inputPoint4": point(high, 1),
        ]
    }
}
