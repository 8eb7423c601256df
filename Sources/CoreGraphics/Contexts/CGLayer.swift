import Foundation

/// A drawing that is kept as pixels, to be drawn many times.
public final class CGLayer {
    /// In points of the context that the layer was made for.
    public let size: CGSize
    /// Draws into the layer, in its points, with the origin at the lower left.
    public let context: CGContext?

    /// A layer with the pixels that `size` takes in `context`. Nil where it has none, or too many. `auxiliaryInfo` is reserved.
    public init?(_ context: CGContext, size: CGSize, auxiliaryInfo: CFDictionary?) {
        let pixels = context.convertToDeviceSpace(size)
        let width = abs(pixels.width).rounded(.up), height = abs(pixels.height).rounded(.up)
        guard size.width > 0, size.height > 0, width >= 1, height >= 1, width <= CGFloat(Bitmap.largestSide), height <= CGFloat(Bitmap.largestSide),
            let own = CGContext(bitmapWidth: Int(width), height: Int(height))
        else { return nil }
        own.scaleBy(x: width / size.width, y: height / size.height)
        self.size = size
        self.context = own
    }
}

extension CGContext {
    /// Draws what `layer` holds over `rect`, upright where y grows upwards.
    public func draw(_ layer: CGLayer, in rect: CGRect) {
        if let image = layer.context?.makeImage() { draw(image, in: rect) }
    }

    /// Draws what `layer` holds at its size, its lower left corner at `point`.
    public func draw(_ layer: CGLayer, at point: CGPoint) { draw(layer, in: CGRect(origin: point, size: layer.size)) }
}
