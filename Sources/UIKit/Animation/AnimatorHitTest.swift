/// The places at which touches find views that property animators move: those where the views are seen, unless the animator leaves that to the app or wants no touches.
@MainActor enum AnimatorHitTest {
    /// The place in a subview that a point of its superview is at; nil where the subview is to get no touch there.
    static func place(of point: CGPoint, from superview: UIView, in subview: UIView) -> CGPoint? {
        let state: ViewAnimation.State = AppContext.current.animation
        guard !state.moved.isEmpty, let animator = state.moved[ObjectIdentifier(subview.layer)]?.animator, animator.state == .active else {
            return subview.convert(point, from: superview)
        }
        guard animator.isUserInteractionEnabled else { return nil }
        guard !animator.isManualHitTestingEnabled, let shown = subview.layer.presentation() else { return subview.convert(point, from: superview) }
        return local(point, to: shown, model: subview.bounds)
    }

    /// A point of the superlayer in the coordinates that `model` has, through where the layer is seen: of a layer that grows, its part of the whole.
    static func local(_ point: CGPoint, to shown: CALayer, model: CGRect) -> CGPoint? {
        let transform: CGAffineTransform = shown.affineTransform()
        let bounds: CGRect = shown.bounds
        guard transform.a * transform.d != transform.b * transform.c, bounds.width > 0, bounds.height > 0 else { return nil }
        let turned: CGPoint = CGPoint(x: point.x - shown.position.x, y: point.y - shown.position.y).applying(transform.inverted())
        let anchor: CGPoint = shown.anchorPoint
        let x: CGFloat = (turned.x + anchor.x * bounds.width) / bounds.width
        let y: CGFloat = (turned.y + anchor.y * bounds.height) / bounds.height
        return CGPoint(x: model.minX + x * model.width, y: model.minY + y * model.height)
    }

    /// An animator of a layer, which may go.
    struct Entry {
        weak var animator: UIViewPropertyAnimator?
    }

    /// The layers are moved by an animator from now on.
    static func add(_ layers: [CALayer], of animator: UIViewPropertyAnimator) {
        let state: ViewAnimation.State = AppContext.current.animation
        for layer in layers { state.moved[ObjectIdentifier(layer)] = Entry(animator: animator) }
    }

    static func remove(_ animator: UIViewPropertyAnimator) {
        let state: ViewAnimation.State = AppContext.current.animation
        guard !state.moved.isEmpty else { return }
        state.moved = state.moved.filter { $0.value.animator != nil && $0.value.animator !== animator }
    }
}
