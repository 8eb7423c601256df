import Foundation
internal import CCairo

extension CGPattern {
    /// Sets cairo's source to a repeated tile.
    func setSource(on cairo: OpaquePointer, of context: CGContext, color: CGColor) {
        let phase = CGAffineTransform(translationX: context.state.patternPhase.width, y: context.state.patternPhase.height)
        let tile = self.tile(
            base: phase.concatenating(context.baseToDevice), color: color.patternBaseColor, alpha: color.alpha * context.state.alpha)
        guard let tile else { return cairo_set_source_rgba(cairo, 0, 0, 0, 0) }
        let source = cairo_pattern_create_for_surface(tile.bitmap.surface)!
        defer { cairo_pattern_destroy(source) }
        guard source.setPatternMatrix(context.userToDevice.concatenating(tile.placement.inverted())) else {
            return cairo_set_source_rgba(cairo, 0, 0, 0, 0)
        }
        cairo_pattern_set_extend(source, CAIRO_EXTEND_REPEAT)
        let isExact =
            abs(tile.placement.a) == 1 && abs(tile.placement.d) == 1 && tile.placement.b == 0
            && tile.placement.c == 0 && CGPoint(x: tile.placement.tx, y: tile.placement.ty).isIntegral
        cairo_pattern_set_filter(source, isExact ? CAIRO_FILTER_NEAREST : CAIRO_FILTER_GOOD)
        cairo_set_source(cairo, source)
    }
}

extension CGPoint {
    fileprivate var isIntegral: Bool { x == x.rounded() && y == y.rounded() }
}
