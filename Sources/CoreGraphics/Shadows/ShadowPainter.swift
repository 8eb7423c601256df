import Foundation
internal import CCairo

/// Paints the shadows of shapes and of what was drawn apart.
struct ShadowPainter {
    let context: CGContext

    /// A shadow's offset and deviation in device pixels.
    func placement(of shadow: Shadow) -> (offset: CGVector, deviation: CGFloat) {
        let offset = context.baseToDevice.applied(to: CGVector(dx: shadow.offset.width, dy: shadow.offset.height))
        return (offset, shadow.blur / 2 * context.baseToDevice.meanScale)
    }

    /// Paints the state's shadow of a shape given in device pixels.
    func paint(
        behind elements: PathElements, rule: CGPathFillRule, _ shadow: Shadow, strength: Double, isCovered: Bool
    ) {
        let (offset, deviation) = placement(of: shadow)
        paint(
            behind: elements, rule: rule, offset: offset, deviation: deviation, color: shadow.color, strength: strength,
            cover: isCovered ? elements.rectangle : nil)
    }

    func paint(
        behind elements: PathElements, rule: CGPathFillRule, offset: CGVector, deviation: CGFloat, color: CGColor,
        strength: Double, cover: CGRect?
    ) {
        let moved = elements.applying(CGAffineTransform(translationX: offset.dx, y: offset.dy))
        let reach = GaussianBlur.reach(deviation: Double(deviation))
        let box = DeviceLimits.clamped(moved.controlBounds).insetBy(dx: -CGFloat(reach + 1), dy: -CGFloat(reach + 1))
        guard !box.isNull, box.intersects(context.deviceClipBounds), max(box.width, box.height) < 16384 else { return }
        let shape = ShadowShape(moved, reach: reach)
        let mask = SoftMaskCache.shared.mask(shape.elements, rule: rule, deviation: Double(deviation))
        guard let mask, let full = mask.expanded(horizontal: shape.horizontal, vertical: shape.vertical) else { return }
        context.prepare()
        cairo_save(context.cairo)
        cairo_identity_matrix(context.cairo)
        if let cover { clipOut(cover) }
        setSource(color, strength: strength)
        cairo_mask_surface(context.cairo, full.surface, Double(shape.x - mask.margin), Double(shape.y - mask.margin))
        cairo_restore(context.cairo)
        context.target.publish()
    }

    /// Paints the state's shadow of what was drawn apart.
    func paint(behind surface: ScratchSurface, _ shadow: Shadow, strength: Double) {
        let (offset, deviation) = placement(of: shadow)
        let margin = GaussianBlur.reach(deviation: Double(deviation)) + 1
        let mask = Bitmap(
            width: surface.bitmap.width + margin * 2, height: surface.bitmap.height + margin * 2, format: .coverage)
        guard let mask else { return }
        let bytes = mask.pixels.assumingMemoryBound(to: UInt8.self)
        PixelMath.alpha(of: surface.bitmap, into: bytes + margin * mask.bytesPerRow + margin, bytesPerRow: mask.bytesPerRow)
        GaussianBlur.blur(mask, deviation: Double(deviation))
        if let clip = context.state.clipMask { multiplyShadow(mask, x: surface.x - margin, y: surface.y - margin, offset, clip) }
        cairo_save(context.cairo)
        cairo_identity_matrix(context.cairo)
        setSource(shadow.color, strength: strength)
        cairo_mask_surface(
            context.cairo, mask.surface, Double(surface.x - margin) + Double(offset.dx.rounded()),
            Double(surface.y - margin) + Double(offset.dy.rounded()))
        cairo_restore(context.cairo)
    }

    private func multiplyShadow(_ mask: Bitmap, x: Int, y: Int, _ offset: CGVector, _ clip: ClipMask) {
        let inner = cairo_create(mask.surface)
        cairo_set_operator(inner, CAIRO_OPERATOR_DEST_IN)
        cairo_set_source_surface(
            inner, clip.coverage.surface, Double(clip.x - x) - Double(offset.dx.rounded()),
            Double(clip.y - y) - Double(offset.dy.rounded()))
        cairo_paint(inner)
        cairo_destroy(inner)
    }

    private func setSource(_ color: CGColor, strength: Double) {
        let c = color.rgba
        cairo_set_operator(context.cairo, CAIRO_OPERATOR_OVER)
        cairo_set_source_rgba(context.cairo, c.x, c.y, c.z, c.w * strength)
    }

    /// Cuts the whole pixels inside `cover`, which is in device pixels, out of the clip.
    private func clipOut(_ cover: CGRect) {
        let x0 = cover.minX.rounded(.up), y0 = cover.minY.rounded(.up)
        let x1 = cover.maxX.rounded(.down), y1 = cover.maxY.rounded(.down)
        guard x1 > x0, y1 > y0 else { return }
        let all = context.deviceClipBounds.integral
        cairo_new_path(context.cairo)
        cairo_rectangle(context.cairo, Double(all.minX), Double(all.minY), Double(all.width), Double(all.height))
        cairo_rectangle(context.cairo, Double(x0), Double(y0), Double(x1 - x0), Double(y1 - y0))
        cairo_set_fill_rule(context.cairo, CAIRO_FILL_RULE_EVEN_ODD)
        cairo_clip(context.cairo)
    }
}
