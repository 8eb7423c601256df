/// One run of a presentation's transition, in or out: finds the animator and who drives it, and runs them.
@MainActor final class PresentationTransition {
    private let presentation: Presentation
    private let isPresenting: Bool
    private let animator: (any UIViewControllerAnimatedTransitioning)?
    private let isStandard: Bool
    private var interaction: (any UIViewControllerInteractiveTransitioning)?
    let coordinator: TransitionCoordinator

    init(_ presentation: Presentation, presenting: Bool, animated: Bool) {
        self.presentation = presentation
        isPresenting = presenting
        let content: UIViewController = presentation.content
        let delegate: (any UIViewControllerTransitioningDelegate)? = content.transitioningDelegate
        let own: (any UIViewControllerAnimatedTransitioning)? =
            presenting
            ? delegate?.animationController(
                forPresented: content, presenting: presentation.presenter, source: presentation.source ?? presentation.presenter)
            : delegate?.animationController(forDismissed: content)
        isStandard = own == nil
        animator = animated && UIView.areAnimationsEnabled ? own ?? presentation.active.standardAnimator(presenting: presenting) : nil
        if let animator, own != nil {
            interaction =
                presenting
                ? delegate?.interactionControllerForPresentation(using: animator)
                : delegate?.interactionControllerForDismissal(using: animator)
        }
        coordinator = TransitionCoordinator(
            duration: animator?.transitionDuration(using: nil) ?? 0, interactive: interaction?.wantsInteractiveStart ?? false)
    }

    /// Runs the transition. `completion` gets whether it went through.
    func start(revealing revealed: UIView?, completion: @escaping (Bool) -> Void) {
        let context: TransitionContext = makeContext(revealing: revealed, completion: completion)
        guard let animator else {
            UIView.performWithoutAnimation {
                placePresentedView()
                coordinator.runAlongside()
            }
            DeferredWork.shared.runAfterNextCommit { context.completeTransition(true) }
            return
        }
        if isStandard { placePresentedView() }
        if let interaction {
            (interaction as? UIPercentDrivenInteractiveTransition)?.animator = animator
            interaction.startInteractiveTransition(context)
            if !(interaction is UIPercentDrivenInteractiveTransition) { runAlongside() }
        } else {
            animator.animateTransition(using: context)
            runAlongside()
        }
        if !isStandard, isPresenting { announce() }
    }

    /// Runs the animations alongside with a standard animator's spring, or in the time of another one.
    private func runAlongside() {
        let duration: TimeInterval = coordinator.transitionDuration
        if isStandard {
            UIView.animate(
                withDuration: duration, delay: 0, usingSpringWithDamping: 1, initialSpringVelocity: 0,
                animations: { self.coordinator.runAlongside() })
        } else {
            UIView.animate(withDuration: duration) { self.coordinator.runAlongside() }
        }
    }

    private func placePresentedView() {
        guard isPresenting, let view = presentation.active.presentedView else { return }
        view.frame = presentation.active.frameOfPresentedViewInContainerView
        if view.superview !== presentation.container { presentation.container.addSubview(view) }
        announce()
    }

    private func announce() {
        AppearanceTransitions.announceIsAppearing(presentation.shown, animated: animator != nil)
    }

    func end(completed: Bool) {
        animator?.animationEnded(completed)
        coordinator.finish(cancelled: !completed)
    }

    private func makeContext(revealing revealed: UIView?, completion: @escaping (Bool) -> Void) -> TransitionContext {
        let active: UIPresentationController = presentation.active
        let presenter: UIViewController = presentation.presenter
        let presenterFrame: CGRect = presenter.viewIfLoaded.map { presentation.container.convert($0.bounds, from: $0) } ?? .zero
        let isCovering: Bool = isPresenting && active.shouldRemovePresentersView
        let below = TransitionContext.Participant(
            controller: presenter, view: isPresenting ? (isCovering ? presenter.viewIfLoaded : nil) : revealed,
            initialFrame: presenterFrame, finalFrame: presenterFrame)
        let final: CGRect = active.frameOfPresentedViewInContainerView
        let above = TransitionContext.Participant(
            controller: presentation.shown, view: active.presentedView,
            initialFrame: isPresenting ? .zero : active.presentedView?.frame ?? final, finalFrame: final)
        return TransitionContext(
            from: isPresenting ? below : above, to: isPresenting ? above : below, in: presentation.container,
            coordinator: coordinator, completion: completion)
    }
}
