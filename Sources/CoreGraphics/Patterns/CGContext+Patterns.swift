import Foundation
internal import CCairo

extension CGContext {
    /// Paints fills with a pattern. The fill colour space must be a pattern space.
    ///
    /// - Parameter components: alpha for a pattern with colours of its own; else a colour in the pattern space's base
    ///   space, and alpha.
    public func setFillPattern(_ pattern: CGPattern, colorComponents components: UnsafePointer<CGFloat>) {
        if let color = CGColor(patternSpace: state.fillSpace, pattern: pattern, components: components) {
            state.fillColor = color
        }
    }

    /// Paints strokes with a pattern. See ``setFillPattern(_:colorComponents:)``.
    public func setStrokePattern(_ pattern: CGPattern, colorComponents components: UnsafePointer<CGFloat>) {
        if let color = CGColor(patternSpace: state.strokeSpace, pattern: pattern, components: components) {
            state.strokeColor = color
        }
    }

    /// Where patterns begin, in the space the context was made with.
    public func setPatternPhase(_ phase: CGSize) {
        state.patternPhase = phase
    }

    /// Sets cairo's source to a repeated tile.
    func setSource(_ pattern: CGPattern, color: CGColor, on cairo: OpaquePointer) {
        let phase = CGAffineTransform(translationX: state.patternPhase.width, y: state.patternPhase.height)
        let tile = pattern.tile(
            base: phase.concatenating(baseToDevice), color: color.patternBaseColor, alpha: color.alpha * state.alpha)
        guard let tile else { return cairo_set_source_rgba(cairo, 0, 0, 0, 0) }
        let source = cairo_pattern_create_for_surface(tile.bitmap.surface)!
        defer { cairo_pattern_destroy(source) }
        guard source.setPatternMatrix(userToDevice.concatenating(tile.placement.inverted())) else {
            return cairo_set_source_rgba(cairo, 0, 0, 0, 0)
        }
        cairo_pattern_set_extend(source, CAIRO_EXTEND_REPEAT)
        let isExact = abs(tile.placement.a) == 1 && abs(tile.placement.d) == 1 && tile.placement.b == 0
            && tile.placement.c == 0 && CGPoint(x: tile.placement.tx, y: tile.placement.ty).isIntegral
        cairo_pattern_set_filter(source, isExact ? CAIRO_FILTER_NEAREST : CAIRO_FILTER_GOOD)
        cairo_set_source(cairo, source)
    }
}

extension CGPoint {
    fileprivate var isIntegral: Bool { x == x.rounded() && y == y.rounded() }
}
