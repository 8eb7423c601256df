extension UIView {
    /// An animation of the system's.
    public enum SystemAnimation: UInt, Sendable {
        /// Views shrink and fade, and are then removed.
        case delete = 0
    }

    /// Runs an animation of the system's on views, with animations of the app's beside it.
    /// - Parameter completion: called with whether the animations ran to their end.
    public class func perform(
        _ animation: SystemAnimation, on views: [UIView], options: AnimationOptions = [], animations parallelAnimations: (() -> Void)?,
        completion: ((Bool) -> Void)? = nil
    ) {
        let before: [(alpha: CGFloat, transform: CGAffineTransform)] = views.map { ($0.alpha, $0.transform) }
        animate(withDuration: 0.25, delay: 0, options: options) {
            for view in views {
                view.alpha = 0
                view.transform = view.transform.scaledBy(x: 0.1, y: 0.1)
            }
            parallelAnimations?()
        } completion: { finished in
            for (view, look) in zip(views, before) {
                view.removeFromSuperview()
                view.alpha = look.alpha
                view.transform = look.transform
            }
            completion?(finished)
        }
    }
}
