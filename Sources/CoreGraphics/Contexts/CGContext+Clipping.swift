import Foundation
internal import CCairo

extension CGContext {
    /// Cuts painting to the current path, which is then empty.
    public func clip(using rule: CGPathFillRule = .winding) {
        clip(currentPath, rule: rule)
        currentPath.removeAll()
    }

    public func clip(to rect: CGRect) {
        currentPath.removeAll()
        cairo_new_path(cairo)
        outline(rect, on: cairo)
        cairo_clip(cairo)
    }

    /// Cuts painting to the union of `rects`.
    public func clip(to rects: [CGRect]) {
        currentPath.removeAll()
        var elements = PathElements()
        for rect in rects { elements.addRect(rect, transform: userToDevice) }
        clip(elements, rule: .winding)
    }

    /// Lets painting through as `mask`, stretched over `rect` the way drawing it would, says: by its alpha where it has
    /// some, else by its brightness; stencil masks let through where their samples are 0.
    public func clip(to rect: CGRect, mask: CGImage) {
        clip(to: rect)
        let area = rect.applying(userToDevice).insetBy(dx: -1, dy: -1).integral.intersection(deviceClipBounds.integral)
        guard let source = mask.coverage(), let surface = ScratchSurface(area: area) else {
            return clip(to: CGRect(x: rect.minX, y: rect.minY, width: 0, height: 0))
        }
        let inner = makeCairo(for: surface)
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
        if let before = state.clipMask { multiply(coverage, x: surface.x, y: surface.y, by: before) }
        state.clipMask = ClipMask(coverage: coverage, x: surface.x, y: surface.y)
    }

    /// The area painting can reach, in user space.
    public var boundingBoxOfClipPath: CGRect {
        var x0 = 0.0, y0 = 0.0, x1 = 0.0, y1 = 0.0
        cairo_clip_extents(cairo, &x0, &y0, &x1, &y1)
        return CGRect(x: x0, y: y0, width: x1 - x0, height: y1 - y0)
    }

    /// Undoes every clip, those of outer saved states included, until the state is restored.
    public func resetClip() {
        cairo_reset_clip(cairo)
        state.clipMask = nil
    }

    /// Cuts painting to `path` without touching the current path.
    package func clip(to path: CGPath, using rule: CGPathFillRule = .winding) {
        clip(path.elements, transform: userToDevice, rule: rule)
    }

    /// Cuts painting to a path given in a space from which `transform` leads to device pixels.
    func clip(_ elements: PathElements, transform: CGAffineTransform = .identity, rule: CGPathFillRule) {
        cairo_set_fill_rule(cairo, rule == .winding ? CAIRO_FILL_RULE_WINDING : CAIRO_FILL_RULE_EVEN_ODD)
        cairo_new_path(cairo)
        elements.emit(to: cairo, transform: transform)
        cairo_clip(cairo)
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
