import Foundation
internal import CCairo

/// Paints images and stencil masks with the context's state, their shadows included.
struct ImagePainter {
    let context: CGContext

    func draw(_ image: CGImage, in rect: CGRect, flipped: Bool, filling area: CGRect) {
        guard let bitmap = image.bitmap, rect.width > 0, rect.height > 0, area.width > 0, area.height > 0 else { return }
        if image.isMask { return drawStencil(image, in: rect, flipped: flipped) }
        let place = imagePlacement(width: image.width, height: image.height, in: rect, flipped: flipped)
        let isTiled = area != rect
        let filter = Self.filter(for: context.state.interpolation, placement: place.concatenating(context.userToDevice))
        let outline: (OpaquePointer) -> Void = { cairo in
            cairo_rectangle(cairo, Double(area.minX), Double(area.minY), Double(area.width), Double(area.height))
        }
        let source: (OpaquePointer) -> Void = { cairo in
            let pattern = cairo_pattern_create_for_surface(bitmap.surface)!
            defer { cairo_pattern_destroy(pattern) }
            guard pattern.setPatternMatrix(place.inverted()) else { return cairo_set_source_rgba(cairo, 0, 0, 0, 0) }
            cairo_pattern_set_filter(pattern, filter)
            cairo_pattern_set_extend(pattern, isTiled ? CAIRO_EXTEND_REPEAT : CAIRO_EXTEND_PAD)
            cairo_set_source(cairo, pattern)
        }
        let alpha = Double(context.state.alpha)
        let drawNow = {
            context.shapes.render(within: area.applying(context.userToDevice), alpha: alpha, outline: outline, source: source)
        }
        guard let shadow = context.state.shadow, image.isOpaque, context.state.clipMask == nil else { return drawNow() }
        var shape = PathElements()
        shape.addRect(area, transform: context.userToDevice)
        context.shadows.paint(
            behind: shape, rule: .winding, shadow, strength: alpha, isCovered: alpha >= 1 && context.state.blendMode == .normal)
        context.state.shadow = nil
        drawNow()
        context.state.shadow = shadow
    }

    /// Paints the fill colour where a stencil mask lets it through.
    private func drawStencil(_ image: CGImage, in rect: CGRect, flipped: Bool) {
        guard let coverage = image.coverage() else { return }
        let place = imagePlacement(width: image.width, height: image.height, in: rect, flipped: flipped)
        let color = context.state.fillColor
        context.render(within: rect.applying(context.userToDevice)) { cairo in
            let pattern = cairo_pattern_create_for_surface(coverage.surface)!
            defer { cairo_pattern_destroy(pattern) }
            guard pattern.setPatternMatrix(place.inverted()) else { return }
            context.setSource(color, on: cairo)
            cairo_mask(cairo, pattern)
        }
    }

    /// From an image's pixels, counted from its upper left, to user space.
    private func imagePlacement(width: Int, height: Int, in rect: CGRect, flipped: Bool) -> CGAffineTransform {
        let sx = rect.width / CGFloat(width)
        let sy = rect.height / CGFloat(height)
        return flipped
            ? CGAffineTransform(a: sx, b: 0, c: 0, d: -sy, tx: rect.minX, ty: rect.maxY)
            : CGAffineTransform(a: sx, b: 0, c: 0, d: sy, tx: rect.minX, ty: rect.minY)
    }

    /// The filter for a placement in device pixels: none at all where pixels meet pixels.
    private static func filter(for quality: CGInterpolationQuality, placement: CGAffineTransform) -> cairo_filter_t {
        let isPixelExact =
            placement.b == 0 && placement.c == 0 && abs(placement.a) == 1 && abs(placement.d) == 1
            && placement.tx == placement.tx.rounded() && placement.ty == placement.ty.rounded()
        if isPixelExact { return CAIRO_FILTER_NEAREST }
        switch quality {
        case .none: return CAIRO_FILTER_NEAREST
        case .low: return CAIRO_FILTER_BILINEAR
        case .default, .medium: return CAIRO_FILTER_GOOD
        case .high: return CAIRO_FILTER_BEST
        }
    }
}
