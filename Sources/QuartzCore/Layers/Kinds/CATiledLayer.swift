import CoreGraphics

/// A layer whose content is drawn tile by tile: `draw(in:)` of its delegate is called for each with the context cut to it.
///
/// All tiles are drawn at once, at the layer's own scale.
open class CATiledLayer: CALayer {
    /// How long a tile takes to appear. Tiles are there at once here.
    open class func fadeDuration() -> CFTimeInterval { 0.25 }

    /// How many sizes the content is drawn at for smaller and, of them, for larger views of it. Default 1 and 0. Kept.
    open var levelsOfDetail = 1
    open var levelsOfDetailBias = 0

    /// The size of a tile in pixels. Default 256 by 256.
    open var tileSize = CGSize(width: 256, height: 256) {
        didSet { if tileSize != oldValue { setNeedsDisplay() } }
    }

    package override class func make() -> CALayer { CATiledLayer() }

    open override func draw(in ctx: CGContext) {
        let width: CGFloat = max(1, tileSize.width / contentsScale), height: CGFloat = max(1, tileSize.height / contentsScale)
        var hasDrawn = false
        var y: CGFloat = bounds.minY
        while y < bounds.maxY {
            var x: CGFloat = bounds.minX
            while x < bounds.maxX {
                drewNothing = false
                ctx.saveGState()
                ctx.clip(to: CGRect(x: x, y: y, width: min(width, bounds.maxX - x), height: min(height, bounds.maxY - y)))
                super.draw(in: ctx)
                ctx.restoreGState()
                hasDrawn = hasDrawn || !drewNothing
                x += width
            }
            y += height
        }
        drewNothing = !hasDrawn
    }
}
