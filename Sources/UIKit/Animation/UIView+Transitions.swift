extension UIView.AnimationOptions {
    /// Shows and hides the views of `transition(from:to:)` instead of adding and removing them.
    public static let showHideTransitionViews = UIView.AnimationOptions(rawValue: 1 << 8)
    public static let transitionFlipFromLeft = UIView.AnimationOptions(rawValue: 1 << 20)
    public static let transitionFlipFromRight = UIView.AnimationOptions(rawValue: 2 << 20)
    /// The view's old look curls up like a sheet of paper and uncovers the new one.
    public static let transitionCurlUp = UIView.AnimationOptions(rawValue: 3 << 20)
    /// The view's new look comes down like a sheet of paper over the old one.
    public static let transitionCurlDown = UIView.AnimationOptions(rawValue: 4 << 20)
    public static let transitionCrossDissolve = UIView.AnimationOptions(rawValue: 5 << 20)
    public static let transitionFlipFromTop = UIView.AnimationOptions(rawValue: 6 << 20)
    public static let transitionFlipFromBottom = UIView.AnimationOptions(rawValue: 7 << 20)

    var transition: ViewTransition.Kind? { ViewTransition.Kind(rawValue: (rawValue >> 20) & 7) }
}

extension UIView {
    /// Shows the change that `animations` makes to a view as a transition of the whole view; without a transition in `options`
    /// the change is not animated. `completion` gets whether the transition ran to its end.
    public class func transition(
        with view: UIView, duration: TimeInterval, options: AnimationOptions = [], animations: (() -> Void)?,
        completion: ((Bool) -> Void)? = nil
    ) {
        guard let kind = options.transition, duration > 0, areAnimationsEnabled, view.window != nil else {
            performWithoutAnimation { animations?() }
            completion?(true)
            return
        }
        ViewTransition.run(
            kind, on: view, duration: duration, timing: options.timingFunction, changes: animations ?? {},
            completion: completion ?? { _ in })
    }

    /// Puts `toView` in the place of `fromView`, by a transition of their superview.
    public class func transition(
        from fromView: UIView, to toView: UIView, duration: TimeInterval, options: AnimationOptions = [],
        completion: ((Bool) -> Void)? = nil
    ) {
        let change: () -> Void = {
            if options.contains(.showHideTransitionViews) {
                fromView.isHidden = true
                toView.isHidden = false
            } else if let superview = fromView.superview {
                superview.insertSubview(toView, aboveSubview: fromView)
                fromView.removeFromSuperview()
            }
        }
        transition(with: fromView.superview ?? fromView, duration: duration, options: options, animations: change, completion: completion)
    }
}
