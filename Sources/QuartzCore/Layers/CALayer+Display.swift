import CoreGraphics
import Foundation

extension CALayer {
    /// Draws the content into a bitmap of `contentsScale` pixels a point, which becomes the contents.
    final func displayByDrawing() {
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
        drewNothing = false
        context.saveGState()
        draw(in: context)
        context.restoreGState()
        let wasSilent = drewNothing
        drewNothing = false
        if wasSilent && !isBackedByDrawing { return }
        isBackedByDrawing = !wasSilent
        state.contents = wasSilent ? nil : context.finishImage()
        contentChanged()
    }
}
