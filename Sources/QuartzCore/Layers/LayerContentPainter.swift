import CoreGraphics
import Foundation

/// Draws a layer's content straight into the frame each time it is shown, instead of into a bitmap the layer keeps.
///
/// Text and tinted pictures use it: twenty windows of labels would otherwise hold hundreds of megabytes of bitmaps.
/// Whoever sets a painter calls `contentChanged()` on the layer whenever the same bounds would be painted differently.
package protocol LayerContentPainter: AnyObject {
    /// Draws in the layer's coordinates (y downward) into `context`, which is already placed, scaled and clipped.
    func paint(_ layer: CALayer, in context: CGContext)
    /// The rectangle that `paint` may mark, in the layer's coordinates; the bounds unless it draws outside of them. Empty: nothing.
    func paintedRect(of layer: CALayer) -> CGRect
}

extension LayerContentPainter {
    package func paintedRect(of layer: CALayer) -> CGRect { layer.bounds }
}

/// A layer that shows what is below it, blurred: the ground of bars and popovers.
package struct LayerBackdrop: Hashable {
    /// Standard deviation of the blur in points.
    package var blurRadius: CGFloat
    /// 1 leaves colours as they are, more makes them stronger.
    package var saturation: CGFloat
    /// Laid over the blurred picture.
    package var tint: CGColor?

    package init(blurRadius: CGFloat, saturation: CGFloat = 1, tint: CGColor? = nil) {
        self.blurRadius = blurRadius
        self.saturation = saturation
        self.tint = tint
    }
}
