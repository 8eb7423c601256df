import Foundation
internal import CCairo

/// Bitmaps of their own for what Cairo cannot paint at once, and how they come into the context.
struct ScratchPainter {
    let context: CGContext

    /// The pixels that a bitmap for painting `bounds` must hold to get everything right that can be seen.
    func area(for bounds: CGRect) -> CGRect {
        var visible = context.deviceClipBounds
        if let shadow = context.state.shadow {
            let (offset, deviation) = context.shadows.placement(of: shadow)
            let reach = (deviation * 3).rounded(.up) + 1
            let casting = visible.offsetBy(dx: -offset.dx, dy: -offset.dy).insetBy(dx: -reach, dy: -reach)
            visible = visible.union(casting)
        }
        return DeviceLimits.clamped(bounds).insetBy(dx: -1, dy: -1).integral.intersection(visible.integral)
    }

    /// A cairo context over `surface` with the current transform and no clip.
    func makeCairo(for surface: ScratchSurface) -> OpaquePointer {
        let inner = cairo_create(surface.bitmap.surface)!
        var matrix = cairo_matrix_t()
        cairo_get_matrix(context.cairo, &matrix)
        cairo_set_matrix(inner, &matrix)
        cairo_set_antialias(inner, cairo_get_antialias(context.cairo))
        cairo_set_tolerance(inner, cairo_get_tolerance(context.cairo))
        return inner
    }

    /// Paints what was drawn apart, with the state's shadow, soft clip and blend mode.
    func composite(_ surface: ScratchSurface, alpha: Double) {
        cairo_surface_flush(surface.bitmap.surface)
        // A mask leaves no room for another factor, and what replaces pixels must not be mixed with them.
        context.deferred?.settle()
        let mode = context.state.blendMode
        let isScaled = alpha < 1 && (context.state.clipMask != nil || mode == .plusDarker || mode.reachesBeyondSource)
        if isScaled { PixelMath.scale(surface.bitmap, by: alpha) }
        let rest = isScaled ? 1 : alpha
        if let shadow = context.state.shadow { context.shadows.paint(behind: surface, shadow, strength: rest) }
        cairo_save(context.cairo)
        cairo_identity_matrix(context.cairo)
        if context.state.blendMode == .plusDarker {
            blendPlusDarker(surface)
            cairo_set_operator(context.cairo, CAIRO_OPERATOR_SOURCE)
        } else {
            cairo_set_operator(context.cairo, context.state.blendMode.cairoOperator ?? CAIRO_OPERATOR_OVER)
        }
        if context.state.blendMode.reachesBeyondSource || context.state.blendMode == .plusDarker {
            let area = surface.area
            cairo_rectangle(context.cairo, Double(area.minX), Double(area.minY), Double(area.width), Double(area.height))
            cairo_clip(context.cairo)
        }
        cairo_set_source_surface(context.cairo, surface.bitmap.surface, 0, 0)
        cairo_pattern_set_filter(cairo_get_source(context.cairo), CAIRO_FILTER_NEAREST)
        if let mask = context.state.clipMask {
            cairo_mask_surface(context.cairo, mask.coverage.surface, Double(mask.x), Double(mask.y))
        } else if rest < 1 {
            cairo_paint_with_alpha(context.cairo, rest)
        } else {
            cairo_paint(context.cairo)
        }
        cairo_restore(context.cairo)
    }

    /// Replaces the pixels of `surface` by what they give over the destination: dark parts add up.
    private func blendPlusDarker(_ surface: ScratchSurface) {
        let under = context.layers.last?.surface ?? nil
        let destination = under?.bitmap ?? context.target.bitmap
        cairo_surface_flush(destination.surface)
        PixelMath.plusDarker(
            surface.bitmap, over: destination, dx: surface.x - (under?.x ?? 0), dy: surface.y - (under?.y ?? 0))
        cairo_surface_mark_dirty(surface.bitmap.surface)
    }
}
