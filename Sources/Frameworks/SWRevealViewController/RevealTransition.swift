import UIKit

/// A child's replacement, as its animator knows it.
@MainActor final class RevealTransition: NSObject, UIViewControllerContextTransitioning {
    let containerView: UIView
    private let from: UIViewController?
    private let to: UIViewController?
    private var completion: (() -> Void)?

    init(from: UIViewController?, to: UIViewController?, in containerView: UIView, completion: @escaping () -> Void) {
        self.from = from
        self.to = to
        self.containerView = containerView
        self.completion = completion
        super.init()
    }

    var isAnimated: Bool { true }
    var isInteractive: Bool { false }
    var transitionWasCancelled: Bool { false }
    var targetTransform: CGAffineTransform { .identity }
    var presentationStyle: UIModalPresentationStyle { .none }

    func updateInteractiveTransition(_ percentComplete: CGFloat) {}
    func pauseInteractiveTransition() {}
    func finishInteractiveTransition() {}
    func cancelInteractiveTransition() {}

    func completeTransition(_ didComplete: Bool) {
        completion?()
        completion = nil
    }

    func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController? { key == .from ? from : key == .to ? to : nil }
    func view(forKey key: UITransitionContextViewKey) -> UIView? { key == .from ? from?.view : key == .to ? to?.view : nil }
    func initialFrame(for vc: UIViewController) -> CGRect { containerView.bounds }
    func finalFrame(for vc: UIViewController) -> CGRect { containerView.bounds }
}

/// The animator of replacements that have none of their own.
final class RevealFade: NSObject, UIViewControllerAnimatedTransitioning {
    private let duration: TimeInterval

    init(duration: TimeInterval) {
        self.duration = duration
        super.init()
    }

    func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval { duration }

    func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
        let new: UIView? = transitionContext.view(forKey: .to)
        let old: UIView? = transitionContext.view(forKey: .from)
        new?.alpha = 0
        UIView.animate(withDuration: duration, delay: 0, options: .curveEaseOut) {
            new?.alpha = 1
            if new == nil { old?.alpha = 0 }
        } completion: { _ in
            old?.alpha = 1
            transitionContext.completeTransition(true)
        }
    }
}
