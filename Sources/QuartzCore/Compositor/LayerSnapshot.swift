import CoreGraphics
import Foundation

/// Pictures of layers apart from any frame.
package enum LayerSnapshot {
    /// The picture of `layer` and its sublayers inside `area` of its coordinates, on a transparent background.
    ///
    /// - Parameters:
    ///   - scale: pixels a point.
    ///   - time: of the session's clock; nil: as they are without animations of the layer itself.
    package static func image(of layer: CALayer, area: CGRect, scale: CGFloat, time: CFTimeInterval? = nil) -> CGImage? {
        bitmap(of: layer, area: area, scale: scale, time: time).map { CGImage(bitmap: $0) }
    }

    /// The same as pixels, premultiplied.
    package static func bitmap(of layer: CALayer, area: CGRect, scale: CGFloat, time: CFTimeInterval? = nil) -> Bitmap? {
        layer.displayTree()
        let size = PixelRect(
            x: 0, y: 0, width: Int((area.width * scale).rounded(.up)), height: Int((area.height * scale).rounded(.up)))
        guard let canvas = PixelCanvas(covering: size) else { return nil }
        let wasCommitted = layer.isCommitted
        let builder = DisplayListBuilder(time: time ?? MediaClock.current.now, scale: scale)
        let map = Homography(a: scale, b: 0, c: 0, d: scale, tx: -area.minX * scale, ty: -area.minY * scale)
        let shown = time == nil ? layer : builder.shown(layer, delay: 0)
        builder.draw(layer, shown: shown, place: LayerPlace(map: map, clip: size))
        layer.isCommitted = wasCommitted
        ItemRasterizer(canvas: canvas).draw(builder.items, within: size)
        return canvas.bitmap
    }

    /// Draws the tree into a context at the density of its pixels.
    static func draw(_ layer: CALayer, in context: CGContext) {
        var area = layer.bounds
        if !layer.masksToBounds {
            let builder = DisplayListBuilder(time: MediaClock.current.now, scale: 1)
            builder.draw(layer, shown: layer, place: LayerPlace(map: .identity, clip: .everything))
            area = builder.items.reduce(PixelRect(covering: area)) { $0.union($1.bounds) }.cgRect
        }
        let transform = context.userToDevice
        let scale = max(hypot(transform.a, transform.b), hypot(transform.c, transform.d))
        // Only what the context can show is worth drawing.
        let visible = area.intersection(context.boundingBoxOfClipPath)
        guard !visible.isNull, visible.width > 0, visible.height > 0, scale > 0 else { return }
        let whole = CGRect(
            x: (visible.minX * scale).rounded(.down) / scale, y: (visible.minY * scale).rounded(.down) / scale,
            width: (visible.width * scale).rounded(.up) / scale + 1 / scale,
            height: (visible.height * scale).rounded(.up) / scale + 1 / scale)
        guard let image = image(of: layer, area: whole, scale: scale) else { return }
        let size = CGSize(width: CGFloat(image.width) / scale, height: CGFloat(image.height) / scale)
        context.saveGState()
        // Pictures stand upright where y grows upward.
        context.translateBy(x: whole.minX, y: whole.minY + size.height)
        context.scaleBy(x: 1, y: -1)
        context.draw(image, in: CGRect(origin: .zero, size: size))
        context.restoreGState()
    }
}
