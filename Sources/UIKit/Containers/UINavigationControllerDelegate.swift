/// Events of a navigation controller. Every method is optional.
@preconcurrency @MainActor public protocol UINavigationControllerDelegate: NSObjectProtocol {
    func navigationController(_ navigationController: UINavigationController, willShow viewController: UIViewController, animated: Bool)
    func navigationController(_ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool)
    /// Who animates a push or pop. Default nil: the slide.
    func navigationController(
        _ navigationController: UINavigationController, animationControllerFor operation: UINavigationController.Operation,
        from fromVC: UIViewController, to toVC: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)?
    /// Who drives the delegate's animator. Default nil: it runs by itself.
    func navigationController(
        _ navigationController: UINavigationController,
        interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)?
    /// Optional: the orientations of the stack. Without it, the controller's own.
    func navigationControllerSupportedInterfaceOrientations(
        _ navigationController: UINavigationController
    ) throws(Unimplemented) -> UIInterfaceOrientationMask
    /// Optional: the orientation to begin with where the controller is presented over the whole screen. Without it, the controller's own.
    func navigationControllerPreferredInterfaceOrientationForPresentation(
        _ navigationController: UINavigationController
    ) throws(Unimplemented) -> UIInterfaceOrientation
}

extension UINavigationControllerDelegate {
    public func navigationController(
        _ navigationController: UINavigationController, willShow viewController: UIViewController, animated: Bool
    ) {
        try? ObjCRuntime.invokeOptional("navigationController:willShow:animated:", on: self, [navigationController, viewController, animated])
    }
    public func navigationController(
        _ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool
    ) {
        try? ObjCRuntime.invokeOptional("navigationController:didShow:animated:", on: self, [navigationController, viewController, animated])
    }
    public func navigationController(
        _ navigationController: UINavigationController, animationControllerFor operation: UINavigationController.Operation,
        from fromVC: UIViewController, to toVC: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? {
        try? ObjCRuntime.invokeOptional(
            "navigationController:animationControllerFor:from:to:", on: self, [navigationController, operation, fromVC, toVC])
    }
    public func navigationController(
        _ navigationController: UINavigationController,
        interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? {
        try? ObjCRuntime.invokeOptional(
            "navigationController:interactionControllerFor:", on: self, [navigationController, animationController])
    }
    public func navigationControllerSupportedInterfaceOrientations(
        _ navigationController: UINavigationController
    ) throws(Unimplemented) -> UIInterfaceOrientationMask {
        try ObjCRuntime.invokeOptional("navigationControllerSupportedInterfaceOrientations:", on: self, [navigationController])
    }
    public func navigationControllerPreferredInterfaceOrientationForPresentation(
        _ navigationController: UINavigationController
    ) throws(Unimplemented) -> UIInterfaceOrientation {
        try ObjCRuntime.invokeOptional("navigationControllerPreferredInterfaceOrientationForPresentation:", on: self, [navigationController])
    }
}
