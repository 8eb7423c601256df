import Testing
@testable import UIKit

/// A transition with an animator that a finger moves.
@MainActor @Suite(.serialized) struct InterruptibleTransitionTests {
    private final class Slide: NSObject, UIViewControllerAnimatedTransitioning, UIViewControllerTransitioningDelegate {
        let interaction = UIPercentDrivenInteractiveTransition()
        var made: UIViewPropertyAnimator?
        var styles: [UIModalPresentationStyle] = []

        func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval { 0.5 }
        func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
            interruptibleAnimator(using: transitionContext).startAnimation()
        }
        func interruptibleAnimator(using context: any UIViewControllerContextTransitioning) -> any UIViewImplicitlyAnimating {
            if let made { return made }
            styles.append(context.presentationStyle)
            let view: UIView = context.view(forKey: .to) ?? UIView()
            view.frame = context.containerView.bounds.offsetBy(dx: 400, dy: 0)
            context.containerView.addSubview(view)
            let animator = UIViewPropertyAnimator(duration: 0.5, curve: .linear) { view.frame = context.containerView.bounds }
            animator.addCompletion { _ in context.completeTransition(!context.transitionWasCancelled) }
            made = animator
            return animator
        }
        func animationController(
            forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
        ) -> (any UIViewControllerAnimatedTransitioning)? { self }
        func interactionControllerForPresentation(
            using animator: any UIViewControllerAnimatedTransitioning
        ) -> (any UIViewControllerInteractiveTransitioning)? { interaction }
    }

    private func begin(_ window: TestWindow, _ slide: Slide) -> UIViewController {
        let screen = UIViewController()
        screen.modalPresentationStyle = .fullScreen
        screen.transitioningDelegate = slide
        window.window.rootViewController?.present(screen, animated: true)
        window.run(0.1)
        return screen
    }

    @Test("the animator stands still under the finger and runs on when it leaves")
    func finishes() throws {
        let (window, slide) = (TestWindow(.phonePortrait, root: UIViewController()), Slide())
        defer { window.close() }
        let screen = begin(window, slide)
        let animator = try #require(slide.made)
        #expect(slide.styles == [.fullScreen] && !animator.isRunning)
        slide.interaction.update(0.4)
        window.run(0.2)
        #expect(abs(animator.fractionComplete - 0.4) < 0.01)
        slide.interaction.timingCurve = UICubicTimingParameters(animationCurve: .linear)
        slide.interaction.finish()
        window.run(1)
        #expect(screen.presentingViewController != nil && screen.view.frame.minX == 0 && screen.viewIfLoaded?.window != nil)
    }

    @Test("cancelled, it runs back and the screen is not there")
    func cancels() throws {
        let (window, slide) = (TestWindow(.phonePortrait, root: UIViewController()), Slide())
        defer { window.close() }
        let screen = begin(window, slide)
        slide.interaction.update(0.6)
        slide.interaction.cancel()
        window.run(1)
        #expect(screen.presentingViewController == nil && screen.viewIfLoaded?.window == nil)
    }
}
