extension UIView {
    /// Animates with a spring that is described by how long it feels and how much it bounces. Since iOS 17.
    ///
    /// - Parameters:
    ///   - duration: seconds in which the motion seems to be over.
    ///   - bounce: 0 and less: none, towards 1 more. The damping ratio is 1 - bounce.
    public class func animate(
        springDuration duration: TimeInterval = 0.5, bounce: CGFloat = 0.0, initialSpringVelocity: CGFloat = 0.0, delay: TimeInterval = 0.0,
        options: UIView.AnimationOptions = [], animations: () -> Void, completion: ((Bool) -> Void)? = nil
    ) {
        let damping: CGFloat = min(1, max(0.001, 1 - bounce))
        // They run at once, as in all of these methods; the older ones alone declare that they might not.
        withoutActuallyEscaping(animations) {
            animate(
                withDuration: duration, delay: delay, usingSpringWithDamping: damping, initialSpringVelocity: initialSpringVelocity, options: options,
                animations: $0, completion: completion)
        }
    }
}
