import Foundation
internal import CCairo

/// Soft clips, which Cairo has not: coverage that what is drawn is multiplied by.
struct MaskClipper {
    let context: CGContext

    /// Lets painting through as `mask`, stretched over `rect`, says, within the soft clip there is.
    func clip(to rect: CGRect, mask: CGImage) {
        let area = rect.applying(context.userToDevice).insetBy(dx: -1, dy: -1).integral.intersection(context.deviceClipBounds.integral)
        guard let source = mask.coverage(), let surface = ScratchSurface(area: area) else {
            return context.clip(to: CGRect(x: rect.minX, y: rect.minY, width: 0, height: 0))
        }
        let inner = context.scratch.makeCairo(for: surface)
        cairo_translate(inner, Double(rect.minX), Double(rect.maxY))
        cairo_scale(inner, Double(rect.width) / Double(mask.width), -Double(rect.height) / Double(mask.height))
        cairo_set_source_rgba(inner, 0, 0, 0, 1)
        let pattern = cairo_pattern_create_for_surface(source.surface)
        cairo_pattern_set_extend(pattern, CAIRO_EXTEND_PAD)
        cairo_pattern_set_filter(pattern, CAIRO_FILTER_GOOD)
        cairo_mask(inner, pattern)
        cairo_pattern_destroy(pattern)
        cairo_destroy(inner)
        cairo_surface_flush(surface.bitmap.surface)
        guard let coverage = Bitmap(width: surface.bitmap.width, height: surface.bitmap.height, format: .coverage) else {
            return
        }
        let bytes = coverage.pixels.assumingMemoryBound(to: UInt8.self)
        PixelMath.alpha(of: surface.bitmap, into: bytes, bytesPerRow: coverage.bytesPerRow)
        coverage.markChanged()
        if let before = context.state.clipMask { multiply(coverage, x: surface.x, y: surface.y, by: before) }
        context.state.clipMask = ClipMask(coverage: coverage, x: surface.x, y: surface.y)
    }

    private func multiply(_ coverage: Bitmap, x: Int, y: Int, by mask: ClipMask) {
        let cairo = cairo_create(coverage.surface)
        cairo_set_operator(cairo, CAIRO_OPERATOR_DEST_IN)
        cairo_set_source_surface(cairo, mask.coverage.surface, Double(mask.x - x), Double(mask.y - y))
        cairo_paint(cairo)
        cairo_destroy(cairo)
        coverage.markChanged()
    }
}
