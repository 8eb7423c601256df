/// The state of a transition.
@preconcurrency @MainActor public protocol UIViewControllerTransitionCoordinatorContext: NSObjectProtocol {
    var isAnimated: Bool { get }
    /// Whether the transition began under a finger.
    var initiallyInteractive: Bool { get }
    /// Whether it is under a finger now.
    var isInteractive: Bool { get }
    var isCancelled: Bool { get }
    /// Seconds.
    var transitionDuration: TimeInterval { get }
    /// 0 to 1, as far as a finger brought an interactive transition.
    var percentComplete: CGFloat { get }
    func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController?
    func view(forKey key: UITransitionContextViewKey) -> UIView?
    /// The view in which the transition takes place.
    var containerView: UIView { get }
    /// The turn of a rotation; the identity for a mere resize.
    var targetTransform: CGAffineTransform { get }
    /// The style of a presentation; `none` for other transitions.
    var presentationStyle: UIModalPresentationStyle { get }
    /// How fast, and along which curve, an interactive transition runs on once the finger lets go.
    var completionVelocity: CGFloat { get }
    var completionCurve: UIView.AnimationCurve { get }
    /// Whether the transition can be held while it runs.
    var isInterruptible: Bool { get }
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

    /// The same for views outside the transition's container.
    @discardableResult
    func animateAlongsideTransition(
        in view: UIView?, animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
        completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
    ) -> Bool

    /// Runs `handler` when a transition stops being under a finger.
    func notifyWhenInteractionChanges(_ handler: @escaping (any UIViewControllerTransitionCoordinatorContext) -> Void)
}

extension UIViewControllerTransitionCoordinator {
    @discardableResult
    public func animate(alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?) -> Bool {
        animate(alongsideTransition: animation, completion: nil)
    }

    @discardableResult
    public func animateAlongsideTransition(
        in view: UIView?, animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
    ) -> Bool {
        animateAlongsideTransition(in: view, animation: animation, completion: nil)
    }

    /// Runs `handler` when a transition stops being under a finger: `notifyWhenInteractionChanges(_:)` by the name of iOS 7.
    @available(iOS, introduced: 7.0, deprecated: 10.0)
    public func notifyWhenInteractionEnds(_ handler: @escaping (any UIViewControllerTransitionCoordinatorContext) -> Void) {
        notifyWhenInteractionChanges(handler)
    }
}

/// The coordinator of one change of size, traits or controller: collects what is to run alongside, runs it with the change,
/// and then the completions.
@MainActor final class TransitionCoordinator: NSObject, UIViewControllerTransitionCoordinator {
    let transitionDuration: TimeInterval
    let targetTransform: CGAffineTransform
    private var alongside: [(any UIViewControllerTransitionCoordinatorContext) -> Void] = []
    private var completions: [(any UIViewControllerTransitionCoordinatorContext) -> Void] = []
    private var interactionHandlers: [(any UIViewControllerTransitionCoordinatorContext) -> Void] = []
    private var hasRun = false
    var controllers: [UITransitionContextViewControllerKey: UIViewController] = [:]
    var views: [UITransitionContextViewKey: UIView] = [:]
    weak var place: UIView?
    /// The interface's orientations before and after, where the transition is a rotation.
    var rotation: (from: UIInterfaceOrientation, to: UIInterfaceOrientation)?

    init(duration: TimeInterval, targetTransform: CGAffineTransform = .identity, interactive: Bool = false) {
        transitionDuration = duration
        self.targetTransform = targetTransform
        initiallyInteractive = interactive
        isInteractive = interactive
    }

    var isAnimated: Bool { transitionDuration > 0 }
    let initiallyInteractive: Bool
    private(set) var isInteractive: Bool
    private(set) var isCancelled = false
    var percentComplete: CGFloat = 0

    var completionVelocity: CGFloat = 1
    var completionCurve: UIView.AnimationCurve = .easeInOut
    var isInterruptible = false

    var presentationStyle: UIModalPresentationStyle {
        let (from, to): (UIViewController?, UIViewController?) = (controllers[.from], controllers[.to])
        for (presented, presenter) in [(to, from), (from, to)] {
            guard let presented, let under = presented.presentingViewController else { continue }
            let isUnder: Bool = presenter === under || presenter == nil || presented.modalPresentationStyle == .custom
            if isUnder { return presented.presentationController?.presentationStyle ?? presented.modalPresentationStyle }
        }
        return .none
    }

    var containerView: UIView { place ?? UIApplication.shared.currentKeyWindow ?? UIView() }
    func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController? { controllers[key] }
    func view(forKey key: UITransitionContextViewKey) -> UIView? { views[key] }

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

    func animateAlongsideTransition(
        in view: UIView?, animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
        completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
    ) -> Bool {
        animate(alongsideTransition: animation, completion: completion)
    }

    func notifyWhenInteractionChanges(_ handler: @escaping (any UIViewControllerTransitionCoordinatorContext) -> Void) {
        interactionHandlers.append(handler)
    }

    /// The user takes hold of a transition that was going on by itself.
    func interactionBegan() {
        guard !isInteractive else { return }
        isInteractive = true
        for handler in interactionHandlers { handler(self) }
    }

    func interactionEnded(cancelled: Bool) {
        guard isInteractive else { return }
        isInteractive = false
        isCancelled = cancelled
        for handler in interactionHandlers { handler(self) }
    }

    /// Makes the change and what runs alongside it, in one animation.
    func run(_ change: @escaping () -> Void) {
        let body: () -> Void = {
            change()
            self.runAlongside()
            for window in UIApplication.shared.visibleWindows { LayoutPass.run(in: window) }
        }
        guard isAnimated else {
            UIView.performWithoutAnimation(body)
            return
        }
        UIView.animate(withDuration: transitionDuration, animations: body)
    }

    /// Runs what was asked to run alongside, once; in whatever animation is in force.
    func runAlongside() {
        hasRun = true
        let animations = alongside
        alongside = []
        for animation in animations {
            CallTrace.record(self, "alongside")
            animation(self)
        }
    }

    /// Runs the completions, once.
    func finish(cancelled: Bool = false) {
        isCancelled = cancelled
        isInteractive = false
        let handlers = completions
        completions = []
        for handler in handlers {
            CallTrace.record(self, "completion")
            handler(self)
        }
    }
}
