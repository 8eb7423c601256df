import CoreGraphics
import Foundation

/// A picture that is made step by step, as by a brush: each step begins with what the ones before left.
open class CIImageAccumulator: NSObject {
    public let extent: CGRect
    public let format: CIFormat
    private var current: CIImage

    /// Nil for an area without pixels.
    public init?(extent: CGRect, format: CIFormat) {
        guard !extent.isEmpty, !extent.isInfinite else { return nil }
        (self.extent, self.format, current) = (extent, format, .empty())
    }

    public convenience init?(extent: CGRect, format: CIFormat, colorSpace: CGColorSpace) { self.init(extent: extent, format: format) }

    /// The picture that there is now.
    open func image() -> CIImage { current.cropped(to: extent) }

    /// Computes a picture, and keeps its pixels.
    open func setImage(_ image: CIImage) { setImage(image, dirtyRect: extent) }

    /// As `setImage(_:)`, where nothing but `dirtyRect` is another.
    open func setImage(_ image: CIImage, dirtyRect: CGRect) {
        let area = PixelArea(covering: dirtyRect.intersection(extent))
        guard !area.isEmpty else { return }
        let plane: PixelPlane = image.render(area)
        let drawn = CIImage(extent: area.rect) { plane.part($0) }
        let (below, top) = (current.render, drawn.render)
        let whole = PixelArea(covering: extent)
        var result: PixelPlane = below(whole)
        let new: PixelPlane = top(whole)
        for y in area.minY..<area.maxY {
            for x in area.minX..<area.maxX { result.pixels[(y - whole.minY) * whole.width + x - whole.minX] = new[x, y] }
        }
        let kept: PixelPlane = result
        current = CIImage(extent: extent) { kept.part($0) }
    }

    open func clear() { current = .empty() }
}
