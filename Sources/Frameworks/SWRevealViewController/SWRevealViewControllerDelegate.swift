import UIKit

/// Hears of a reveal controller's positions, gestures and children, and decides on them. Every method is optional.
///
/// Those that apps write with an unwrapped controller and with an implicitly unwrapped one are there in both forms.
@preconcurrency @MainActor public protocol SWRevealViewControllerDelegate: NSObjectProtocol {
    func revealController(_ revealController: SWRevealViewController, willMoveTo position: FrontViewPosition)
    func revealController(_ revealController: SWRevealViewController!, willMoveTo position: FrontViewPosition)
    func revealController(_ revealController: SWRevealViewController, didMoveTo position: FrontViewPosition)
    func revealController(_ revealController: SWRevealViewController!, didMoveTo position: FrontViewPosition)
    /// Called inside the animation.
    func revealController(_ revealController: SWRevealViewController, animateTo position: FrontViewPosition)
    func revealController(_ revealController: SWRevealViewController!, animateTo position: FrontViewPosition)

    /// Default true.
    func revealControllerPanGestureShouldBegin(_ revealController: SWRevealViewController) -> Bool
    func revealControllerPanGestureShouldBegin(_ revealController: SWRevealViewController!) -> Bool
    /// Default true.
    func revealControllerTapGestureShouldBegin(_ revealController: SWRevealViewController) -> Bool
    func revealControllerTapGestureShouldBegin(_ revealController: SWRevealViewController!) -> Bool
    /// Default false.
    func revealController(
        _ revealController: SWRevealViewController!, panGestureRecognizerShouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer!
    ) -> Bool
    /// Default false.
    func revealController(
        _ revealController: SWRevealViewController!, tapGestureRecognizerShouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer!
    ) -> Bool
    func revealControllerPanGestureBegan(_ revealController: SWRevealViewController!)
    func revealControllerPanGestureEnded(_ revealController: SWRevealViewController!)

    /// - Parameters:
    ///   - location: the front view's left edge, in points.
    ///   - progress: how much is revealed; 1 for the whole width, more beyond it.
    ///   - overProgress: how much of the overdraw is used, from 0 to 1; below zero within the width.
    func revealController(
        _ revealController: SWRevealViewController!, panGestureBeganFromLocation location: CGFloat, progress: CGFloat, overProgress: CGFloat)
    func revealController(
        _ revealController: SWRevealViewController!, panGestureMovedToLocation location: CGFloat, progress: CGFloat, overProgress: CGFloat)
    func revealController(
        _ revealController: SWRevealViewController!, panGestureEndedToLocation location: CGFloat, progress: CGFloat, overProgress: CGFloat)
    /// The forms of versions before 2.2.
    func revealController(_ revealController: SWRevealViewController!, panGestureBeganFromLocation location: CGFloat, progress: CGFloat)
    func revealController(_ revealController: SWRevealViewController!, panGestureMovedToLocation location: CGFloat, progress: CGFloat)
    func revealController(_ revealController: SWRevealViewController!, panGestureEndedToLocation location: CGFloat, progress: CGFloat)

    func revealController(
        _ revealController: SWRevealViewController!, willAdd viewController: UIViewController!, for operation: SWRevealControllerOperation, animated: Bool)
    func revealController(
        _ revealController: SWRevealViewController!, didAdd viewController: UIViewController!, for operation: SWRevealControllerOperation, animated: Bool)
    /// The animator of an animated replacement. Default nil: a fade.
    func revealController(
        _ revealController: SWRevealViewController!, animationControllerFor operation: SWRevealControllerOperation, from fromVC: UIViewController!,
        to toVC: UIViewController!
    ) -> (any UIViewControllerAnimatedTransitioning)!
}

extension SWRevealViewControllerDelegate {
    public func revealController(_ revealController: SWRevealViewController, willMoveTo position: FrontViewPosition) {
        self.revealController(Optional(revealController), willMoveTo: position)
    }
    public func revealController(_ revealController: SWRevealViewController!, willMoveTo position: FrontViewPosition) {}
    public func revealController(_ revealController: SWRevealViewController, didMoveTo position: FrontViewPosition) {
        self.revealController(Optional(revealController), didMoveTo: position)
    }
    public func revealController(_ revealController: SWRevealViewController!, didMoveTo position: FrontViewPosition) {}
    public func revealController(_ revealController: SWRevealViewController, animateTo position: FrontViewPosition) {
        self.revealController(Optional(revealController), animateTo: position)
    }
    public func revealController(_ revealController: SWRevealViewController!, animateTo position: FrontViewPosition) {}

    public func revealControllerPanGestureShouldBegin(_ revealController: SWRevealViewController) -> Bool {
        revealControllerPanGestureShouldBegin(Optional(revealController))
    }
    public func revealControllerPanGestureShouldBegin(_ revealController: SWRevealViewController!) -> Bool { true }
    public func revealControllerTapGestureShouldBegin(_ revealController: SWRevealViewController) -> Bool {
        revealControllerTapGestureShouldBegin(Optional(revealController))
    }
    public func revealControllerTapGestureShouldBegin(_ revealController: SWRevealViewController!) -> Bool { true }
    public func revealController(
        _ revealController: SWRevealViewController!, panGestureRecognizerShouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer!
    ) -> Bool { false }
    public func revealController(
        _ revealController: SWRevealViewController!, tapGestureRecognizerShouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer!
    ) -> Bool { false }
    public func revealControllerPanGestureBegan(_ revealController: SWRevealViewController!) {}
    public func revealControllerPanGestureEnded(_ revealController: SWRevealViewController!) {}

    public func revealController(
        _ revealController: SWRevealViewController!, panGestureBeganFromLocation location: CGFloat, progress: CGFloat, overProgress: CGFloat
    ) { self.revealController(revealController, panGestureBeganFromLocation: location, progress: progress) }
    public func revealController(
        _ revealController: SWRevealViewController!, panGestureMovedToLocation location: CGFloat, progress: CGFloat, overProgress: CGFloat
    ) { self.revealController(revealController, panGestureMovedToLocation: location, progress: progress) }
    public func revealController(
        _ revealController: SWRevealViewController!, panGestureEndedToLocation location: CGFloat, progress: CGFloat, overProgress: CGFloat
    ) { self.revealController(revealController, panGestureEndedToLocation: location, progress: progress) }
    public func revealController(_ revealController: SWRevealViewController!, panGestureBeganFromLocation location: CGFloat, progress: CGFloat) {}
    public func revealController(_ revealController: SWRevealViewController!, panGestureMovedToLocation location: CGFloat, progress: CGFloat) {}
    public func revealController(_ revealController: SWRevealViewController!, panGestureEndedToLocation location: CGFloat, progress: CGFloat) {}

    public func revealController(
        _ revealController: SWRevealViewController!, willAdd viewController: UIViewController!, for operation: SWRevealControllerOperation, animated: Bool
    ) {}
    public func revealController(
        _ revealController: SWRevealViewController!, didAdd viewController: UIViewController!, for operation: SWRevealControllerOperation, animated: Bool
    ) {}
    public func revealController(
        _ revealController: SWRevealViewController!, animationControllerFor operation: SWRevealControllerOperation, from fromVC: UIViewController!,
        to toVC: UIViewController!
    ) -> (any UIViewControllerAnimatedTransitioning)! { nil }
}
