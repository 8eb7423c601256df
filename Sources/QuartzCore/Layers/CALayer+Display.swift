import CoreGraphics
import Foundation

extension CALayer {
    /// Draws the content into a bitmap of `contentsScale` pixels a point, which becomes the contents.
    package final func displayByDrawing() {
        let width = Int((bounds.width * contentsScale).rounded(.up)), height = Int((bounds.height * contentsScale).rounded(.up))
        guard width > 0, height > 0 else {
            state.contents = nil
            return contentChanged()
        }
        guard let context = CGContext(bitmapWidth: width, height: height, isOpaque: isOpaque) else { return }
        delegate?.layerWillDraw(self)
        context.translateBy(x: 0, y: CGFloat(height))
        context.scaleBy(x: contentsScale, y: -contentsScale)
        context.translateBy(x: -bounds.origin.x, y: -bounds.origin.y)
        let wasSilent = !drawContent(in: context)
        drewNothing = false
        if wasSilent && !isBackedByDrawing { return }
        isBackedByDrawing = !wasSilent
        state.contents = wasSilent ? nil : context.finishImage()
        contentChanged()
    }

    /// Draws by `draw(in:)`, with values as they are on screen; false where nobody draws anything.
    private final func drawContent(in context: CGContext) -> Bool {
        func draws(_ layer: CALayer) -> Bool {
            layer.drewNothing = false
            context.saveGState()
            layer.draw(in: context)
            context.restoreGState()
            return !layer.drewNothing
        }
        let shown = drawnLayer
        // A presentation has no delegate that would draw for it.
        return draws(shown) || shown !== self && draws(self)
    }
}
