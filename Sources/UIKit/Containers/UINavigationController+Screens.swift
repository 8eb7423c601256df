extension UINavigationController {
    /// Shows `new` in place of `old`, animated by the delegate's animator or by the slide (behaviour/rules.md 7.2 for the
    /// callbacks). `completion` hears false when an animator gave the transition up.
    func show(
        _ new: UIViewController?, insteadOf old: UIViewController?, operation: Operation, animated: Bool,
        completion: @escaping (Bool) -> Void
    ) {
        guard let new else {
            if let old { takeAway(old) }
            completion(true)
            return
        }
        let isAnimated: Bool = animated && old?.viewIfLoaded?.superview === screenView
        var animator: (any UIViewControllerAnimatedTransitioning)?
        if isAnimated, let old {
            animator = delegate?.navigationController(self, animationControllerFor: operation, from: old, to: new)
        }
        let interaction = animator.flatMap { delegate?.navigationController(self, interactionControllerFor: $0) }
        let coordinator = TransitionCoordinator(
            duration: isAnimated ? animator?.transitionDuration(using: nil) ?? NavigationTransition.duration : 0,
            interactive: interaction?.wantsInteractiveStart ?? false)
        if isAnimated { activeCoordinator = coordinator }
        delegate.traced("navigationController(_:willShow:animated:)")?
            .navigationController(self, willShow: new, animated: animated)
        beginAppearance(of: new, insteadOf: old, animated: animated)
        install(new, isAnimator: animator != nil)
        layOutBars()
        let context = makeContext(new, insteadOf: old, coordinator: coordinator) { [weak self] completed in
            self?.transitionDidEnd(new, insteadOf: old, animated: animated, completed: completed, completion)
            if self?.activeCoordinator === coordinator { self?.activeCoordinator = nil }
            coordinator.finish(cancelled: !completed)
            animator?.animationEnded(completed)
        }
        if let animator {
            context.run(animator, drivenBy: interaction)
            AppearanceTransitions.announceIsAppearing(new, animated: animated)
            return
        }
        AppearanceTransitions.announceIsAppearing(new, animated: animated)
        guard isAnimated, let old else {
            coordinator.runAlongside()
            if let old, old.viewIfLoaded?.superview === screenView { old.view.removeFromSuperview() }
            if appearance == .appeared {
                DeferredWork.shared.runAfterNextCommit { context.completeTransition(true) }
            } else {
                context.completeTransition(true)
            }
            return
        }
        NavigationTransition(operation: operation, rightToLeft: view.isRightToLeft)
            .run(from: old.view, to: new.view, in: screenView, coordinator: coordinator) { context.completeTransition(true) }
    }

    private var forwardsAppearance: Bool { appearance == .appearing || appearance == .appeared }

    func beginAppearance(of new: UIViewController, insteadOf old: UIViewController?, animated: Bool) {
        guard forwardsAppearance else { return }
        if let old { AppearanceTransitions.begin(old, appearing: false, animated: animated) }
        new.loadViewIfNeeded()
        AppearanceTransitions.begin(new, appearing: true, animated: animated)
    }

    /// Puts the new screen into place. An animator of the app's does that itself, it only finds the frame set.
    func install(_ controller: UIViewController, isAnimator: Bool) {
        let child: UIView = controller.view
        child.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        child.frame = screenFrame(of: controller)
        if !isAnimator { screenView.addSubview(child) }
    }

    func makeContext(
        _ new: UIViewController, insteadOf old: UIViewController?, coordinator: TransitionCoordinator,
        completion: @escaping (Bool) -> Void
    ) -> TransitionContext {
        let oldFrame: CGRect = old.map(screenFrame(of:)) ?? screenView.bounds
        return TransitionContext(
            from: .init(controller: old, view: old?.viewIfLoaded, initialFrame: oldFrame, finalFrame: .zero),
            to: .init(controller: new, view: new.viewIfLoaded, initialFrame: .zero, finalFrame: screenFrame(of: new)), in: screenView,
            coordinator: coordinator, completion: completion)
    }

    func transitionDidEnd(
        _ new: UIViewController, insteadOf old: UIViewController?, animated: Bool, completed: Bool,
        _ completion: (Bool) -> Void
    ) {
        guard completed else {
            giveUp(new, insteadOf: old, animated: animated)
            completion(false)
            return
        }
        if let old, stack.last !== old {
            takeAway(old)
            AppearanceTransitions.end(old)
        }
        if new.view.superview !== screenView, stack.last === new { screenView.addSubview(new.view) }
        if forwardsAppearance { AppearanceTransitions.end(new) }
        if stack.last === new { view.setNeedsLayout() }
        completion(true)
        delegate.traced("navigationController(_:didShow:animated:)")?.navigationController(self, didShow: new, animated: animated)
    }

    /// The reverse pair of callbacks for both (behaviour/rules.md 7.2).
    private func giveUp(_ new: UIViewController, insteadOf old: UIViewController?, animated: Bool) {
        if forwardsAppearance {
            AppearanceTransitions.begin(new, appearing: false, animated: animated)
            if let old { AppearanceTransitions.begin(old, appearing: true, animated: animated) }
        }
        takeAway(new)
        AppearanceTransitions.end(new)
        if let old {
            if old.view.superview !== screenView { screenView.addSubview(old.view) }
            AppearanceTransitions.end(old)
        }
    }

    private func takeAway(_ controller: UIViewController) {
        guard let child = controller.viewIfLoaded, child.superview === screenView else { return }
        child.removeFromSuperview()
    }
}

extension UINavigationController {
    /// Begins a pop that a finger leads: the screen below is in place and both have been told. Whoever leads it ends it through
    /// the context.
    func beginInteractivePop() -> (context: TransitionContext, old: UIViewController, new: UIViewController)? {
        guard stack.count > 1, let old = stack.last else { return nil }
        let before: [UIViewController] = stack
        let new: UIViewController = stack[stack.count - 2]
        let coordinator = TransitionCoordinator(duration: NavigationTransition.duration, interactive: true)
        activeCoordinator = coordinator
        old.willMove(toParent: nil)
        old.movingFromParent = true
        stack.removeLast()
        delegate.traced("navigationController(_:willShow:animated:)")?.navigationController(self, willShow: new, animated: true)
        beginAppearance(of: new, insteadOf: old, animated: true)
        install(new, isAnimator: false)
        AppearanceTransitions.announceIsAppearing(new, animated: true)
        let context = makeContext(new, insteadOf: old, coordinator: coordinator) { [weak self] completed in
            old.movingFromParent = false
            guard let self else { return }
            if !completed { stack = before }
            transitionDidEnd(new, insteadOf: old, animated: true, completed: completed) { done in
                if done { old.removeFromParent() }
            }
            stackDidChange(animated: true)
            layOutBars()
            activeCoordinator = nil
            coordinator.finish(cancelled: !completed)
        }
        return (context, old, new)
    }
}
