extension UIViewController {
    /// Leads from one child's view to another's: the new view is put beside the old one, `animations` run, and the old view is
    /// taken away at the end. Both children hear of it. `options` may name a transition as `UIView.transition` has.
    public func transition(
        from fromViewController: UIViewController, to toViewController: UIViewController, duration: TimeInterval,
        options: UIView.AnimationOptions = [], animations: (() -> Void)?, completion: ((Bool) -> Void)? = nil
    ) {
        precondition(
            fromViewController.parent === self && toViewController.parent === self,
            "Children view controllers must have a common parent view controller when calling transition(from:to:duration:options:animations:completion:)")
        guard let container = fromViewController.viewIfLoaded?.superview else {
            completion?(false)
            return
        }
        let isAnimated: Bool = duration > 0
        AppearanceTransitions.begin(fromViewController, appearing: false, animated: isAnimated)
        toViewController.loadViewIfNeeded()
        AppearanceTransitions.begin(toViewController, appearing: true, animated: isAnimated)
        let end: (Bool) -> Void = { finished in
            if fromViewController.view.superview === container { fromViewController.view.removeFromSuperview() }
            AppearanceTransitions.end(fromViewController)
            AppearanceTransitions.end(toViewController)
            completion?(finished)
        }
        let arrive: () -> Void = {
            if toViewController.view.superview !== container { container.addSubview(toViewController.view) }
            AppearanceTransitions.announceIsAppearing(toViewController, animated: isAnimated)
        }
        if options.transition != nil {
            UIView.transition(
                with: container, duration: duration, options: options,
                animations: {
                    arrive()
                    fromViewController.view.removeFromSuperview()
                    animations?()
                }, completion: end)
            return
        }
        UIView.performWithoutAnimation(arrive)
        guard isAnimated else {
            animations?()
            end(true)
            return
        }
        UIView.animate(withDuration: duration, delay: 0, options: options, animations: { animations?() }, completion: end)
    }
}
