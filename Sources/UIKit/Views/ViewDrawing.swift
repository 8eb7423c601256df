/// Calls `draw(_:)` for views that have one, and knows which do: a view without one gets no backing.
@MainActor enum ViewDrawing {
    private class SilentView: UIView {}

    private class DrawingView: UIView {
        override func draw(_ rect: CGRect) {}
    }

    private static let drawSlot = OverrideSlot(base: UIView.self, inheriting: SilentView.self, overriding: DrawingView.self)

    static func mayDraw(_ viewClass: UIView.Type) -> Bool {
        guard let drawSlot else { return true }
        return drawSlot.isOverridden(in: viewClass) && !viewClass.drawsByPainter
    }

    static func draw(_ view: UIView, in context: CGContext) {
        guard mayDraw(type(of: view)) else {
            view.layer.drewNothing = true
            return
        }
        UIGraphicsPushContext(context)
        // Of content in tiles each is asked for by itself.
        let area: CGRect = view.layer is CATiledLayer ? context.boundingBoxOfClipPath : view.bounds
        view.traitCollection.performAsCurrent { view.draw(area) }
        UIGraphicsPopContext()
    }
}
