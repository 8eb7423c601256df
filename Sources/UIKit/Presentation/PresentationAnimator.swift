/// UIKit's own ways for a presented view to come and go.
@MainActor final class PresentationAnimator: NSObject, UIViewControllerAnimatedTransitioning {
    private let style: UIModalTransitionStyle
    private let isPresenting: Bool
    private let duration: TimeInterval

    /// Seconds of a critically damped spring (behaviour/metrics.json, animation.modalPresent).
    static let coverDuration: TimeInterval = 0.404

    init(style: UIModalTransitionStyle, isPresenting: Bool, duration: TimeInterval? = nil) {
        self.style = style
        self.isPresenting = isPresenting
        self.duration = duration ?? (style == .flipHorizontal || style == .partialCurl ? 0.75 : Self.coverDuration)
    }

    func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval { duration }

    func animateTransition(using context: any UIViewControllerContextTransitioning) {
        let container: UIView = context.containerView
        if let to = context.view(forKey: .to), let controller = context.viewController(forKey: .to), isPresenting {
            to.frame = context.finalFrame(for: controller)
            if to.superview !== container { container.addSubview(to) }
        }
        guard let moving = context.view(forKey: isPresenting ? .to : .from) else {
            context.completeTransition(!context.transitionWasCancelled)
            return
        }
        container.layoutIfNeeded()
        switch style {
        case .coverVertical: slide(moving, context)
        case .crossDissolve: fade(moving, context)
        case .flipHorizontal: flip(moving, context)
        case .partialCurl: curl(moving, context)
        }
    }

    private func slide(_ view: UIView, _ context: any UIViewControllerContextTransitioning) {
        let place: CGRect = view.frame
        let away: CGRect = place.offsetBy(dx: 0, dy: context.containerView.bounds.maxY - place.minY)
        if isPresenting { UIView.performWithoutAnimation { view.frame = away } }
        animate(context) { view.frame = self.isPresenting ? place : away }
    }

    private func fade(_ view: UIView, _ context: any UIViewControllerContextTransitioning) {
        if isPresenting { UIView.performWithoutAnimation { view.alpha = 0 } }
        animate(context, completed: { view.alpha = 1 }) { view.alpha = self.isPresenting ? 1 : 0 }
    }

    private func animate(
        _ context: any UIViewControllerContextTransitioning, completed: @escaping () -> Void = {}, changes: @escaping () -> Void
    ) {
        UIView.animate(
            withDuration: duration, delay: 0, usingSpringWithDamping: 1, initialSpringVelocity: 0, animations: changes
        ) { _ in
            completed()
            context.completeTransition(!context.transitionWasCancelled)
        }
    }

    /// The page that was there curls up, or comes down again.
    private func curl(_ view: UIView, _ context: any UIViewControllerContextTransitioning) {
        if isPresenting { UIView.performWithoutAnimation { view.isHidden = true } }
        UIView.transition(
            with: context.containerView, duration: duration, options: isPresenting ? .transitionCurlUp : .transitionCurlDown,
            animations: { view.isHidden = !self.isPresenting }
        ) { _ in
            view.isHidden = false
            context.completeTransition(!context.transitionWasCancelled)
        }
    }

    /// The old side turns away until it is seen edge on, then the new one turns in from there.
    private func flip(_ view: UIView, _ context: any UIViewControllerContextTransitioning) {
        let container: UIView = context.containerView
        let other: UIView? =
            context.view(forKey: isPresenting ? .from : .to) ?? context.viewController(forKey: isPresenting ? .from : .to)?.viewIfLoaded
        let front: UIView? = isPresenting ? other : view
        let back: UIView? = isPresenting ? view : other
        var perspective = CATransform3DIdentity
        perspective.m34 = -1 / max(2 * container.bounds.width, 1)
        let quarter: CGFloat = isPresenting ? .pi / 2 : -.pi / 2
        let turnedAway = CATransform3DRotate(perspective, -quarter, 0, 1, 0)
        let turnedIn = CATransform3DRotate(perspective, quarter, 0, 1, 0)
        UIView.performWithoutAnimation { back?.layer.transform = turnedIn }
        UIView.animate(withDuration: duration / 2, delay: 0, options: .curveEaseIn, animations: { front?.transform3D = turnedAway }) { _ in
            UIView.animate(
                withDuration: self.duration / 2, delay: 0, options: .curveEaseOut,
                animations: { back?.transform3D = CATransform3DIdentity }
            ) { _ in
                front?.transform3D = CATransform3DIdentity
                context.completeTransition(!context.transitionWasCancelled)
            }
        }
    }
}
