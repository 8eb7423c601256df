/// The view that a window puts between itself and its root view: the place where presentations come and go.
final class UITransitionView: UIView {
    override var describesOpacity: Bool { false }

    /// The presentation this view is the container of; nil for the root controller's.
    weak var presentation: Presentation?

    override func layoutSubviews() {
        presentation?.active.containerViewWillLayoutSubviews()
        super.layoutSubviews()
        presentation?.active.containerViewDidLayoutSubviews()
    }

    override func contentTraitsDidChange(from previous: UITraitCollection) {
        presentation?.adaptIfNeeded()
    }

    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        let hit: UIView? = super.hitTest(point, with: event)
        guard let presentation, presentation.active.letsTouchesThrough else { return hit }
        return hit === self || hit is UIDimmingView ? nil : hit
    }
}

/// Carries the root controller's view.
final class UIDropShadowView: UIView {
    override var describesOpacity: Bool { false }
    override var placesControllerView: Bool { true }
}
