/// What a window puts between itself and its root view: the place where presentations come and go.
final class UITransitionView: UIView {
    override var describesOpacity: Bool { false }
}

/// Carries the root controller's view.
final class UIDropShadowView: UIView {
    override var describesOpacity: Bool { false }
}
