import Foundation
internal import CCairo

// How painting reaches the pixels: at once where Cairo can do all that the state asks for, else through a bitmap of its
// own, from which shadow, soft clip and blending are made.
extension CGContext {
    /// Paints with the state's shadow, soft clip and blend mode.
    ///
    /// - Parameters:
    ///   - bounds: what `draw` can touch, in device pixels; asked for only when needed.
    ///   - draw: paints with operator OVER into the cairo context it is given, whose transform is the current one. The
    ///     state's alpha is its business.
    ///   - settling: whether what was deferred is drawn first; else that is left to `draw`.
    package func render(within bounds: @autoclosure () -> CGRect, settling: Bool = true, _ draw: (OpaquePointer) -> Void) {
        if settling { deferred?.settle() }
        if state.isPlain {
            let mode = state.blendMode
            if mode == .normal {
                draw(cairo)
            } else if let cairoOperator = mode.cairoOperator {
                cairo_set_operator(cairo, cairoOperator)
                draw(cairo)
                cairo_set_operator(cairo, CAIRO_OPERATOR_OVER)
            }
        } else if let surface = ScratchSurface(area: scratchArea(for: bounds())) {
            let inner = makeCairo(for: surface)
            draw(inner)
            cairo_destroy(inner)
            composite(surface, alpha: 1)
        }
        target.publish()
    }

    /// Paints a filled shape.
    ///
    /// - Parameters:
    ///   - outline: adds the shape to the path of the cairo context it is given.
    ///   - source: sets what it is filled with.
    func renderShape(
        within bounds: @autoclosure () -> CGRect, alpha: Double = 1, outline: (OpaquePointer) -> Void,
        source: (OpaquePointer) -> Void
    ) {
        let keepsToShape = state.isPlain && state.blendMode.reachesBeyondSource
        render(within: bounds()) { cairo in
            if alpha == 1, !keepsToShape {
                source(cairo)
                outline(cairo)
                cairo_fill(cairo)
            } else {
                cairo_save(cairo)
                outline(cairo)
                cairo_clip(cairo)
                source(cairo)
                cairo_paint_with_alpha(cairo, alpha)
                cairo_restore(cairo)
            }
        }
    }

    /// The pixels that a bitmap for painting `bounds` must hold to get everything right that can be seen.
    func scratchArea(for bounds: CGRect) -> CGRect {
        var visible = deviceClipBounds
        if let shadow = state.shadow {
            let (offset, deviation) = deviceShadow(shadow)
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
        cairo_get_matrix(cairo, &matrix)
        cairo_set_matrix(inner, &matrix)
        cairo_set_antialias(inner, cairo_get_antialias(cairo))
        cairo_set_tolerance(inner, cairo_get_tolerance(cairo))
        return inner
    }

    /// Paints what was drawn apart, with the state's shadow, soft clip and blend mode.
    func composite(_ surface: ScratchSurface, alpha: Double) {
        cairo_surface_flush(surface.bitmap.surface)
        // A mask leaves no room for another factor, and what replaces pixels must not be mixed with them.
        deferred?.settle()
        let mode = state.blendMode
        let isScaled = alpha < 1 && (state.clipMask != nil || mode == .plusDarker || mode.reachesBeyondSource)
        if isScaled { PixelMath.scale(surface.bitmap, by: alpha) }
        let rest = isScaled ? 1 : alpha
        if let shadow = state.shadow { paintShadow(of: surface, shadow, strength: rest) }
        cairo_save(cairo)
        cairo_identity_matrix(cairo)
        if state.blendMode == .plusDarker {
            blendPlusDarker(surface)
            cairo_set_operator(cairo, CAIRO_OPERATOR_SOURCE)
        } else {
            cairo_set_operator(cairo, state.blendMode.cairoOperator ?? CAIRO_OPERATOR_OVER)
        }
        if state.blendMode.reachesBeyondSource || state.blendMode == .plusDarker {
            let area = surface.area
            cairo_rectangle(cairo, Double(area.minX), Double(area.minY), Double(area.width), Double(area.height))
            cairo_clip(cairo)
        }
        cairo_set_source_surface(cairo, surface.bitmap.surface, 0, 0)
        cairo_pattern_set_filter(cairo_get_source(cairo), CAIRO_FILTER_NEAREST)
        if let mask = state.clipMask {
            cairo_mask_surface(cairo, mask.coverage.surface, Double(mask.x), Double(mask.y))
        } else if rest < 1 {
            cairo_paint_with_alpha(cairo, rest)
        } else {
            cairo_paint(cairo)
        }
        cairo_restore(cairo)
    }

    /// Replaces the pixels of `surface` by what they give over the destination: dark parts add up.
    private func blendPlusDarker(_ surface: ScratchSurface) {
        let under = layers.last?.surface ?? nil
        let destination = under?.bitmap ?? target.bitmap
        cairo_surface_flush(destination.surface)
        PixelMath.plusDarker(
            surface.bitmap, over: destination, dx: surface.x - (under?.x ?? 0), dy: surface.y - (under?.y ?? 0))
        cairo_surface_mark_dirty(surface.bitmap.surface)
    }
}
