/// The slide of a push or pop: the upper screen moves a whole width, the lower a third of it (behaviour/measured-constants.md 3).
@MainActor struct NavigationTransition {
    let operation: UINavigationController.Operation
    let rightToLeft: Bool

    static let duration: TimeInterval = 0.35
    static let parallax: CGFloat = 0.3
    /// Of the shade over the lower screen (behaviour/measured-constants.md 3).
    static let shade: CGFloat = 0.08

    func run(
        from old: UIView, to new: UIView, in container: UIView, coordinator: TransitionCoordinator, completion: @escaping () -> Void
    ) {
        let width: CGFloat = container.bounds.width * (rightToLeft ? -1 : 1)
        let isPush: Bool = operation != .pop
        let (upper, lower): (UIView, UIView) = isPush ? (new, old) : (old, new)
        // Screens that end at a bar stand elsewhere than those that reach under it.
        let (newPlace, oldPlace): (CGPoint, CGPoint) = (new.center, old.center)
        func shifted(_ place: CGPoint, _ distance: CGFloat) -> CGPoint { CGPoint(x: place.x + distance, y: place.y) }
        let dimming = UIView(frame: container.bounds)
        dimming.isUserInteractionEnabled = false
        dimming.backgroundColor = UIColor(white: 0, alpha: Self.shade)
        UIView.performWithoutAnimation {
            container.insertSubview(lower, at: 0)
            container.insertSubview(dimming, aboveSubview: lower)
            container.bringSubviewToFront(upper)
            dimming.alpha = isPush ? 0 : 1
            new.center = shifted(newPlace, isPush ? width : -width * Self.parallax)
            new.layoutIfNeeded()
        }
        UIView.animate(
            withDuration: Self.duration,
            animations: {
                new.center = newPlace
                old.center = shifted(oldPlace, isPush ? -width * Self.parallax : width)
                dimming.alpha = isPush ? 1 : 0
                coordinator.runAlongside()
            }
        ) { _ in
            dimming.removeFromSuperview()
            completion()
            old.center = oldPlace
        }
    }
}

/// Holds a navigation controller's screens and its bars.
final class UILayoutContainerView: UIView {}
/// The place where a navigation controller's screens come and go.
final class UINavigationTransitionView: UIView {}
/// Carries the screens.
final class UIViewControllerWrapperView: UIView {
    override var placesControllerView: Bool { true }
}
