import CoreGraphics
import Foundation

/// The bitmap that a layer's own drawing is kept in.
struct LayerBacking {
    let layer: CALayer

    /// Draws the content into a bitmap of `contentsScale` pixels a point, which becomes the contents.
    func display() {
        let scale: CGFloat = layer.contentsScale
        let width = Int((layer.bounds.width * scale).rounded(.up)), height = Int((layer.bounds.height * scale).rounded(.up))
        guard width > 0, height > 0 else {
            layer.state.contents = nil
            return layer.contentChanged()
        }
        guard let context = CGContext(bitmapWidth: width, height: height, isOpaque: layer.isOpaque) else { return }
        layer.delegate?.layerWillDraw(layer)
        if layer.contentsAreFlipped() {
            context.beginViewSpace(scale: scale)
            context.translateBy(x: 0, y: CGFloat(height))
            context.scaleBy(x: scale, y: -scale)
        } else {
            // The layer's own y grows upward, as the context's.
            context.scaleBy(x: scale, y: scale)
        }
        context.translateBy(x: -layer.bounds.origin.x, y: -layer.bounds.origin.y)
        let wasSilent = !drawContent(in: context)
        layer.drewNothing = false
        if wasSilent && !layer.isBackedByDrawing { return }
        layer.isBackedByDrawing = !wasSilent
        layer.state.contents = wasSilent ? nil : context.finishImage()
        layer.contentChanged()
    }

    /// Draws by `draw(in:)`, with values as they are on screen; false where nobody draws anything.
    private func drawContent(in context: CGContext) -> Bool {
        func draws(_ drawn: CALayer) -> Bool {
            drawn.drewNothing = false
            context.saveGState()
            drawn.draw(in: context)
            context.restoreGState()
            return !drawn.drewNothing
        }
        let shown = layer.animations.drawnLayer
        // A presentation has no delegate that would draw for it.
        return draws(shown) || shown !== layer && draws(layer)
    }
}
