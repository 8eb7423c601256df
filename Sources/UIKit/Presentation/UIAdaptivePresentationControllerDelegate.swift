/// Decides how a presentation adapts to its place and whether the user may dismiss it. Every method is optional.
@preconcurrency @MainActor public protocol UIAdaptivePresentationControllerDelegate: NSObjectProtocol {
    /// The style in a compact environment; `none` keeps the style asked for.
    func adaptivePresentationStyle(for controller: UIPresentationController) throws(Unimplemented) -> UIModalPresentationStyle
    /// The same by traits; asked instead of the other where both are there.
    func adaptivePresentationStyle(
        for controller: UIPresentationController, traitCollection: UITraitCollection
    ) throws(Unimplemented) -> UIModalPresentationStyle
    /// The presentation controller of the adapted style, to be set up before it is used.
    func presentationController(
        _ presentationController: UIPresentationController, prepare adaptivePresentationController: UIPresentationController)
    /// A controller to show instead in the adapted style, typically a navigation controller around the presented one.
    func presentationController(
        _ controller: UIPresentationController, viewControllerForAdaptivePresentationStyle style: UIModalPresentationStyle
    ) -> UIViewController?
    /// The style changes; `none` when it goes back to the one asked for.
    func presentationController(
        _ presentationController: UIPresentationController, willPresentWithAdaptiveStyle style: UIModalPresentationStyle,
        transitionCoordinator: (any UIViewControllerTransitionCoordinator)?)
    /// Asked when the user is about to dismiss. Default true.
    func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool
    /// The user dismisses. Not sent for a dismissal in code, nor is the next.
    func presentationControllerWillDismiss(_ presentationController: UIPresentationController)
    func presentationControllerDidDismiss(_ presentationController: UIPresentationController)
    /// The user tried to dismiss what must not be.
    func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController)
}

extension UIAdaptivePresentationControllerDelegate {
    public func adaptivePresentationStyle(
        for controller: UIPresentationController
    ) throws(Unimplemented) -> UIModalPresentationStyle {
        try ObjCRuntime.invokeOptional("adaptivePresentationStyleFor:", on: self, [controller])
    }
    public func adaptivePresentationStyle(
        for controller: UIPresentationController, traitCollection: UITraitCollection
    ) throws(Unimplemented) -> UIModalPresentationStyle {
        try ObjCRuntime.invokeOptional("adaptivePresentationStyleFor:traitCollection:", on: self, [controller, traitCollection])
    }
    public func presentationController(
        _ presentationController: UIPresentationController, prepare adaptivePresentationController: UIPresentationController
    ) {
        try? ObjCRuntime.invokeOptional(
            "presentationController:prepare:", on: self, [presentationController, adaptivePresentationController])
    }
    public func presentationController(
        _ controller: UIPresentationController, viewControllerForAdaptivePresentationStyle style: UIModalPresentationStyle
    ) -> UIViewController? {
        let selector = "presentationController:viewControllerForAdaptivePresentationStyle:"
        let answer: UIViewController?? = try? ObjCRuntime.invokeOptional(selector, on: self, [controller, style])
        return answer ?? nil
    }
    public func presentationController(
        _ presentationController: UIPresentationController, willPresentWithAdaptiveStyle style: UIModalPresentationStyle,
        transitionCoordinator: (any UIViewControllerTransitionCoordinator)?
    ) {
        try? ObjCRuntime.invokeOptional(
            "presentationController:willPresentWithAdaptiveStyle:transitionCoordinator:", on: self,
            [presentationController, style, transitionCoordinator])
    }
    public func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool {
        (try? ObjCRuntime.invokeOptional("presentationControllerShouldDismiss:", on: self, [presentationController])) ?? true
    }
    public func presentationControllerWillDismiss(_ presentationController: UIPresentationController) {
        try? ObjCRuntime.invokeOptional("presentationControllerWillDismiss:", on: self, [presentationController])
    }
    public func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {
        try? ObjCRuntime.invokeOptional("presentationControllerDidDismiss:", on: self, [presentationController])
    }
    public func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController) {
        try? ObjCRuntime.invokeOptional("presentationControllerDidAttemptToDismiss:", on: self, [presentationController])
    }
}
