/// Draws a view through its `draw(_:)` each time the frame is composed, so that it needs no bitmap of its own. Cut to the view's
/// bounds, as a bitmap of that size would.
///
/// Sendable because the compositor, which calls it, runs on the main thread like the view.
final class ViewPainter: LayerContentPainter, @unchecked Sendable {
    private weak var view: UIView?

    @MainActor init(_ view: UIView) {
        self.view = view
    }

    nonisolated func paint(_ layer: CALayer, in context: CGContext) {
        nonisolated(unsafe) let context = context
        MainActor.assumeIsolated {
            guard let view else { return }
            UIGraphicsPushContext(context)
            view.traitCollection.performAsCurrent { view.draw(view.bounds) }
            UIGraphicsPopContext()
        }
    }
}
