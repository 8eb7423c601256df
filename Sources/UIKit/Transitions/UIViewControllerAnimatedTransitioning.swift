/// Animates the change from one controller to another.
@preconcurrency @MainActor public protocol UIViewControllerAnimatedTransitioning: NSObjectProtocol {
    /// Seconds the animation takes, so that others can animate alongside.
    func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval
    /// Puts the new view into the context's container, animates, and calls `completeTransition(_:)`.
    func animateTransition(using transitionContext: any UIViewControllerContextTransitioning)
    /// Optional: an animator that runs the same transition and can be held, scrubbed and turned round. A percent driven transition moves it in
    /// place of the animations of `animateTransition(using:)`.
    func interruptibleAnimator(using transitionContext: any UIViewControllerContextTransitioning) throws(Unimplemented) -> any UIViewImplicitlyAnimating
    /// Optional: the transition is over. Called after the context was told so.
    func animationEnded(_ transitionCompleted: Bool)
}

extension UIViewControllerAnimatedTransitioning {
    public func interruptibleAnimator(
        using transitionContext: any UIViewControllerContextTransitioning
    ) throws(Unimplemented) -> any UIViewImplicitlyAnimating {
        try ObjCRuntime.invokeOptional("interruptibleAnimatorUsing:", on: self, [transitionContext])
    }

    public func animationEnded(_ transitionCompleted: Bool) {
        try? ObjCRuntime.invokeOptional("animationEnded:", on: self, [transitionCompleted])
    }
}
