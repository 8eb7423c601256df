/// The transition as its animator knows it, and how the animator says that it is done.
@preconcurrency @MainActor public protocol UIViewControllerContextTransitioning: NSObjectProtocol {
    /// The view in which the transition takes place: the animator puts the new view here.
    var containerView: UIView { get }
    var isAnimated: Bool { get }
    var isInteractive: Bool { get }
    var transitionWasCancelled: Bool { get }
    /// The turn of a rotation; the identity otherwise.
    var targetTransform: CGAffineTransform { get }

    /// The style of a presentation; `none` for other transitions.
    var presentationStyle: UIModalPresentationStyle { get }

    func updateInteractiveTransition(_ percentComplete: CGFloat)
    /// The user takes hold of the transition, whose animations the animator pauses: it is interactive from then on.
    func pauseInteractiveTransition()
    func finishInteractiveTransition()
    func cancelInteractiveTransition()

    /// Ends the transition. Every animator calls it once, with false when the old screen is to stay.
    func completeTransition(_ didComplete: Bool)

    func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController?
    /// The view that is to be animated; nil where the transition leaves it alone.
    func view(forKey key: UITransitionContextViewKey) -> UIView?
    /// In the container's coordinates; an empty rectangle for a view that is not on screen then.
    func initialFrame(for vc: UIViewController) -> CGRect
    func finalFrame(for vc: UIViewController) -> CGRect
}

/// The context of a transition between two controllers, whoever animates it.
@MainActor final class TransitionContext: NSObject, UIViewControllerContextTransitioning {
    let containerView: UIView
    let isAnimated: Bool
    let coordinator: TransitionCoordinator
    private let controllers: [UITransitionContextViewControllerKey: UIViewController]
    private let views: [UITransitionContextViewKey: UIView]
    private let initialFrames: [ObjectIdentifier: CGRect]
    private let finalFrames: [ObjectIdentifier: CGRect]
    private var onCompletion: ((Bool) -> Void)?
    /// Hears of the progress of an interactive transition and of its decision.
    var onInteraction: ((Interaction) -> Void)?

    enum Interaction: Equatable {
        case progress(CGFloat), finish, cancel
    }

    struct Participant {
        var controller: UIViewController?
        var view: UIView?
        var initialFrame: CGRect
        var finalFrame: CGRect
    }

    init(
        from: Participant, to: Participant, in containerView: UIView, coordinator: TransitionCoordinator,
        completion: @escaping (Bool) -> Void
    ) {
        self.containerView = containerView
        self.coordinator = coordinator
        isAnimated = coordinator.isAnimated
        var controllers: [UITransitionContextViewControllerKey: UIViewController] = [:]
        controllers[.from] = from.controller
        controllers[.to] = to.controller
        self.controllers = controllers
        var views: [UITransitionContextViewKey: UIView] = [:]
        views[.from] = from.view
        views[.to] = to.view
        self.views = views
        var initialFrames: [ObjectIdentifier: CGRect] = [:]
        var finalFrames: [ObjectIdentifier: CGRect] = [:]
        for participant in [from, to] {
            guard let controller = participant.controller else { continue }
            initialFrames[ObjectIdentifier(controller)] = participant.initialFrame
            finalFrames[ObjectIdentifier(controller)] = participant.finalFrame
        }
        self.initialFrames = initialFrames
        self.finalFrames = finalFrames
        onCompletion = completion
        super.init()
        coordinator.controllers = controllers
        coordinator.views = views
        coordinator.place = containerView
    }

    var isInteractive: Bool { coordinator.isInteractive }
    private(set) var transitionWasCancelled = false
    var targetTransform: CGAffineTransform { coordinator.targetTransform }
    var presentationStyle: UIModalPresentationStyle { coordinator.presentationStyle }

    func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController? { controllers[key] }
    func view(forKey key: UITransitionContextViewKey) -> UIView? { views[key] }
    func initialFrame(for vc: UIViewController) -> CGRect { initialFrames[ObjectIdentifier(vc)] ?? .zero }
    func finalFrame(for vc: UIViewController) -> CGRect { finalFrames[ObjectIdentifier(vc)] ?? .zero }

    func updateInteractiveTransition(_ percentComplete: CGFloat) {
        coordinator.percentComplete = percentComplete
        onInteraction?(.progress(percentComplete))
    }

    func pauseInteractiveTransition() { coordinator.interactionBegan() }

    func finishInteractiveTransition() {
        coordinator.interactionEnded(cancelled: false)
        onInteraction?(.finish)
    }

    func cancelInteractiveTransition() {
        transitionWasCancelled = true
        coordinator.interactionEnded(cancelled: true)
        onInteraction?(.cancel)
    }

    func completeTransition(_ didComplete: Bool) {
        guard let completion = onCompletion else { return }
        onCompletion = nil
        transitionWasCancelled = !didComplete
        completion(didComplete)
    }
}
