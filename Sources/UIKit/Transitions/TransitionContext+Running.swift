extension TransitionContext {
    /// Starts an app's animator, or hands it to who drives it; what was asked to run alongside runs with it.
    func run(
        _ animator: any UIViewControllerAnimatedTransitioning, drivenBy interaction: (any UIViewControllerInteractiveTransitioning)?
    ) {
        let coordinator: TransitionCoordinator = self.coordinator
        if let driven = interaction as? UIPercentDrivenInteractiveTransition {
            driven.animator = animator
            driven.startInteractiveTransition(self)
            return
        }
        if let interaction { interaction.startInteractiveTransition(self) } else { animator.animateTransition(using: self) }
        UIView.animate(withDuration: coordinator.transitionDuration) { coordinator.runAlongside() }
    }
}
