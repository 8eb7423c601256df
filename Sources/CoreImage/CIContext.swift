import CoreGraphics
import Foundation
import ObjectRuntime
internal import PNGEncoding

public struct CIContextOption: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let outputColorSpace = CIContextOption(rawValue: "output_color_space")
    public static let workingColorSpace = CIContextOption(rawValue: "working_color_space")
    public static let workingFormat = CIContextOption(rawValue: "working_format")
    public static let highQualityDownsample = CIContextOption(rawValue: "high_quality_downsample")
    public static let outputPremultiplied = CIContextOption(rawValue: "output_premultiplied")
    public static let cacheIntermediates = CIContextOption(rawValue: "kCIContextCacheIntermediates")
    public static let useSoftwareRenderer = CIContextOption(rawValue: "software_renderer")
    public static let priorityRequestLow = CIContextOption(rawValue: "low_priority")
    public static let allowLowPower = CIContextOption(rawValue: "kCIContextAllowLowPower")
    public static let name = CIContextOption(rawValue: "kCIContextName")
}

public struct CIImageRepresentationOption: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
}

/// Computes the pixels of pictures, on the processor, in linear sRGB of 32 bits a component.
open class CIContext: NSObject, @unchecked Sendable {
    // Its presence means that colours are not converted, whatever else its value is.
    private let keepsStoredValues: Bool
    private var canvas: CGContext?

    public override convenience init() { self.init(options: nil) }

    public init(options: [CIContextOption: Any]? = nil) { keepsStoredValues = options?[.workingColorSpace] is NSNull }

    /// - Parameter cgContext: where `draw(_:in:from:)` draws. The pictures that are made do not depend on it.
    public convenience init(cgContext: CGContext, options: [CIContextOption: Any]? = nil) {
        self.init(options: options)
        canvas = cgContext
    }

    /// Draws the part of a picture in `fromRect` into a rectangle of the context that this one was made with; nothing without one.
    open func draw(_ image: CIImage, in inRect: CGRect, from fromRect: CGRect) {
        guard let canvas, let picture = createCGImage(image, from: fromRect) else { return }
        canvas.draw(picture, in: inRect)
    }

    /// The format that is computed in.
    open var workingFormat: CIFormat { .RGBAf }
    /// The largest picture that is taken, in pixels.
    open func inputImageMaximumSize() -> CGSize { CGSize(width: 16384, height: 16384) }
    /// The largest picture that is made, in pixels.
    open func outputImageMaximumSize() -> CGSize { CGSize(width: 16384, height: 16384) }

    open var workingColorSpace: CGColorSpace? { keepsStoredValues ? nil : CGColorSpace(name: CGColorSpace.linearSRGB) }
    open class func offlineGPUCount() -> UInt32 { 0 }
    open func clearCaches() {}
    open func reclaimResources() {}

    /// The pixels in `fromRect`, opened outward to whole ones; nil for what is empty or too large.
    open func createCGImage(_ image: CIImage, from fromRect: CGRect) -> CGImage? { bitmap(of: image, in: fromRect).map(CGImage.init(bitmap:)) }

    /// As without format and colour space: 8 bits a component of sRGB.
    open func createCGImage(_ image: CIImage, from fromRect: CGRect, format: CIFormat, colorSpace: CGColorSpace?) -> CGImage? {
        createCGImage(image, from: fromRect)
    }

    private func bitmap(of image: CIImage, in rect: CGRect) -> Bitmap? {
        guard !rect.isNull, !rect.isInfinite else { return nil }
        let whole = PixelArea(covering: rect)
        guard !whole.isEmpty, let bitmap = Bitmap(width: whole.width, height: whole.height, format: .premultiplied) else { return nil }
        // In bands: a plane takes four times the memory of its pixels.
        let rows = max(1, (1 << 20) / whole.width)
        for start in stride(from: whole.minY, to: whole.maxY, by: rows) {
            let band = PixelArea(minX: whole.minX, minY: start, width: whole.width, height: min(rows, whole.maxY - start))
            let shown = band.intersection(PixelArea(covering: image.extent))
            guard !shown.isEmpty else { continue }
            BitmapPixels.write(image.render(shown), into: bitmap, whole: whole)
        }
        bitmap.markChanged()
        return bitmap
    }

    /// Writes the pixels of `bounds` to `data`, the highest row first; a format that is not known is not written.
    open func render(
        _ image: CIImage, toBitmap data: UnsafeMutableRawPointer, rowBytes: Int, bounds: CGRect, format: CIFormat, colorSpace: CGColorSpace?
    ) {
        let area = PixelArea(covering: bounds)
        guard !area.isEmpty, let layout = PixelLayout(format) else { return }
        let shown = area.intersection(PixelArea(covering: image.extent))
        let plane = shown.isEmpty ? PixelPlane(area: area) : image.render(shown).part(area)
        // Without a colour space the light itself is written, and measures are no colours.
        let isLinear = image.isMeasure || colorSpace == nil && !keepsStoredValues
        for y in area.minY..<area.maxY {
            let row = data + (area.maxY - 1 - y) * rowBytes
            for x in area.minX..<area.maxX {
                let pixel = plane[x, y]
                layout.write(isLinear ? pixel : LightCurve.stored(pixel.unpremultiplied).premultiplied, to: row, column: x - area.minX)
            }
        }
    }

    open func pngRepresentation(
        of image: CIImage, format: CIFormat, colorSpace: CGColorSpace, options: [CIImageRepresentationOption: Any] = [:]
    ) -> Data? {
        createCGImage(image, from: image.extent).flatMap { PNGEncoder.encode($0) }
    }

    open func jpegRepresentation(of image: CIImage, colorSpace: CGColorSpace, options: [CIImageRepresentationOption: Any] = [:]) -> Data? {
        let quality = options[CIImageRepresentationOption(rawValue: "kCGImageDestinationLossyCompressionQuality")] as? NSNumber
        return createCGImage(image, from: image.extent).flatMap { JPEGEncoder.encode($0, quality: CGFloat(quality?.doubleValue ?? 0.8)) }
    }
}
