/// The slide of a push or pop: the upper screen moves a whole width, the lower a third of it (facts/measured-constants.md 3).
@MainActor struct NavigationTransition {
    let operation: UINavigationController.Operation
    let rightToLeft: Bool

    static let duration: TimeInterval = 0.35
    static let parallax: CGFloat = 0.3

    func run(from old: UIView, to new: UIView, in container: UIView, completion: @escaping () -> Void) {
        let width: CGFloat = container.bounds.width * (rightToLeft ? -1 : 1)
        let isPush: Bool = operation != .pop
        let upper: UIView = isPush ? new : old
        container.bringSubviewToFront(upper)
        let (start, end): (CGFloat, CGFloat) = isPush ? (width, -width * Self.parallax) : (-width * Self.parallax, width)
        new.transform = CGAffineTransform(translationX: start, y: 0)
        UIView.animate(withDuration: Self.duration, animations: {
            new.transform = .identity
            old.transform = CGAffineTransform(translationX: end, y: 0)
        }) { _ in
            old.transform = .identity
            completion()
        }
    }
}

/// Holds a navigation controller's screens and its bar.
final class UILayoutContainerView: UIView {}
/// The place where a navigation controller's screens come and go.
final class UINavigationTransitionView: UIView {}
/// Carries one screen.
final class UIViewControllerWrapperView: UIView {}
