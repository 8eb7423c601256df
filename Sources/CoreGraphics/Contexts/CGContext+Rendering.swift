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
        target.takeIn()
        if state.isPlain {
            let mode = state.blendMode
            if mode == .normal {
                draw(cairo)
            } else if let cairoOperator = mode.cairoOperator {
                cairo_set_operator(cairo, cairoOperator)
                draw(cairo)
                cairo_set_operator(cairo, CAIRO_OPERATOR_OVER)
            }
        } else if let surface = ScratchSurface(area: scratch.area(for: bounds())) {
            let inner = scratch.makeCairo(for: surface)
            draw(inner)
            cairo_destroy(inner)
            scratch.composite(surface, alpha: 1)
        }
        target.publish()
    }

    var scratch: ScratchPainter { ScratchPainter(context: self) }
}
