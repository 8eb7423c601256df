/// What a transition tells about itself.
@preconcurrency @MainActor public protocol UIViewControllerTransitionCoordinatorContext: NSObjectProtocol {
    var isAnimated: Bool { get }
    /// Seconds.
    var transitionDuration: TimeInterval { get }
    var isCancelled: Bool { get }
    /// The view in which the transition takes place.
    var containerView: UIView { get }
    /// The turn of a rotation; the identity for a mere resize.
    var targetTransform: CGAffineTransform { get }
}

/// Lets controllers animate alongside a transition and clean up after it.
@preconcurrency @MainActor public protocol UIViewControllerTransitionCoordinator: UIViewControllerTransitionCoordinatorContext {
    /// Runs `animation` inside the transition's own animation and `completion` when that has ended. Returns whether the
    /// animation was taken; false once the transition runs.
    @discardableResult
    func animate(
        alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
        completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
    ) -> Bool
}

extension UIViewControllerTransitionCoordinator {
    @discardableResult
    public func animate(alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?) -> Bool {
        animate(alongsideTransition: animation, completion: nil)
    }
}

/// The coordinator of one change of size, traits or controller: collects what is to run alongside, runs it with the change,
/// and then the completions.
@MainActor final class TransitionCoordinator: NSObject, UIViewControllerTransitionCoordinator {
    let transitionDuration: TimeInterval
    let targetTransform: CGAffineTransform
    private var alongside: [(any UIViewControllerTransitionCoordinatorContext) -> Void] = []
    private var completions: [(any UIViewControllerTransitionCoordinatorContext) -> Void] = []
    private var hasRun = false

    init(duration: TimeInterval, targetTransform: CGAffineTransform = .identity) {
        transitionDuration = duration
        self.targetTransform = targetTransform
    }

    var isAnimated: Bool { transitionDuration > 0 }
    private(set) var isCancelled = false

    var containerView: UIView { UIApplication.shared.currentKeyWindow ?? UIView() }

    func animate(
        alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
        completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
    ) -> Bool {
        if let completion { completions.append(completion) }
        guard let animation else { return true }
        guard !hasRun else { return false }
        alongside.append(animation)
        return true
    }

    /// Makes the change and what runs alongside it, in one animation.
    func run(_ change: @escaping () -> Void) {
        let body: () -> Void = {
            change()
            self.hasRun = true
            for animation in self.alongside { animation(self) }
            for window in UIApplication.shared.visibleWindows { LayoutPass.run(in: window) }
        }
        guard isAnimated else {
            UIView.performWithoutAnimation(body)
            return
        }
        UIView.animate(withDuration: transitionDuration, animations: body)
    }

    /// Runs the completions, once.
    func finish(cancelled: Bool = false) {
        isCancelled = cancelled
        let handlers = completions
        completions = []
        for handler in handlers { handler(self) }
    }
}
