/// Hears of, and decides on, a tab bar controller's choices. Every method is optional.
@preconcurrency @MainActor public protocol UITabBarControllerDelegate: NSObjectProtocol {
    /// Default true.
    func tabBarController(_ tabBarController: UITabBarController, shouldSelect viewController: UIViewController) -> Bool
    /// The user chose a tab; not called for changes in code.
    func tabBarController(_ tabBarController: UITabBarController, didSelect viewController: UIViewController)
    /// Asked where the controller was given tabs. Default true.
    func tabBarController(_ tabBarController: UITabBarController, shouldSelectTab tab: UITab) -> Bool
    /// The user chose a tab, of a controller that was given tabs; `previousTab` was selected before.
    func tabBarController(_ tabBarController: UITabBarController, didSelectTab selectedTab: UITab, previousTab: UITab?)
    /// Who animates a change of tab. Default nil: nobody.
    func tabBarController(
        _ tabBarController: UITabBarController, animationControllerForTransitionFrom fromVC: UIViewController,
        to toVC: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)?
    /// Who drives the delegate's animator. Default nil: it runs by itself.
    func tabBarController(
        _ tabBarController: UITabBarController, interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)?
    func tabBarControllerSupportedInterfaceOrientations(
        _ tabBarController: UITabBarController
    ) throws(Unimplemented) -> UIInterfaceOrientationMask
    /// The orientation to begin with where the controller is presented over the whole screen.
    func tabBarControllerPreferredInterfaceOrientationForPresentation(
        _ tabBarController: UITabBarController
    ) throws(Unimplemented) -> UIInterfaceOrientation
    /// The user touched Edit in the More list; `viewControllers` are those that may change places.
    func tabBarController(_ tabBarController: UITabBarController, willBeginCustomizing viewControllers: [UIViewController])
    /// The user is done; `viewControllers` are all in their new order, and `changed` says whether it is another.
    func tabBarController(_ tabBarController: UITabBarController, willEndCustomizing viewControllers: [UIViewController], changed: Bool)
    func tabBarController(_ tabBarController: UITabBarController, didEndCustomizing viewControllers: [UIViewController], changed: Bool)
}

extension UITabBarControllerDelegate {
    public func tabBarController(_ tabBarController: UITabBarController, shouldSelect viewController: UIViewController) -> Bool {
        (try? ObjCRuntime.invokeOptional("tabBarController:shouldSelect:", on: self, [tabBarController, viewController])) ?? true
    }
    public func tabBarController(_ tabBarController: UITabBarController, didSelect viewController: UIViewController) {
        try? ObjCRuntime.invokeOptional("tabBarController:didSelect:", on: self, [tabBarController, viewController])
    }
    public func tabBarController(_ tabBarController: UITabBarController, shouldSelectTab tab: UITab) -> Bool {
        (try? ObjCRuntime.invokeOptional("tabBarController:shouldSelectTab:", on: self, [tabBarController, tab])) ?? true
    }
    public func tabBarController(_ tabBarController: UITabBarController, didSelectTab selectedTab: UITab, previousTab: UITab?) {
        try? ObjCRuntime.invokeOptional("tabBarController:didSelectTab:previousTab:", on: self, [tabBarController, selectedTab, previousTab as Any])
    }
    public func tabBarController(
        _ tabBarController: UITabBarController, animationControllerForTransitionFrom fromVC: UIViewController,
        to toVC: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? {
        try? ObjCRuntime.invokeOptional(
            "tabBarController:animationControllerForTransitionFrom:to:", on: self, [tabBarController, fromVC, toVC])
    }
    public func tabBarController(
        _ tabBarController: UITabBarController, interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? {
        try? ObjCRuntime.invokeOptional(
            "tabBarController:interactionControllerFor:", on: self, [tabBarController, animationController])
    }
    public func tabBarControllerSupportedInterfaceOrientations(
        _ tabBarController: UITabBarController
    ) throws(Unimplemented) -> UIInterfaceOrientationMask {
        try ObjCRuntime.invokeOptional("tabBarControllerSupportedInterfaceOrientations:", on: self, [tabBarController])
    }
    public func tabBarControllerPreferredInterfaceOrientationForPresentation(
        _ tabBarController: UITabBarController
    ) throws(Unimplemented) -> UIInterfaceOrientation {
        try ObjCRuntime.invokeOptional("tabBarControllerPreferredInterfaceOrientationForPresentation:", on: self, [tabBarController])
    }
    public func tabBarController(_ tabBarController: UITabBarController, willBeginCustomizing viewControllers: [UIViewController]) {
        try? ObjCRuntime.invokeOptional("tabBarController:willBeginCustomizing:", on: self, [tabBarController, viewControllers])
    }
    public func tabBarController(_ tabBarController: UITabBarController, willEndCustomizing viewControllers: [UIViewController], changed: Bool) {
        try? ObjCRuntime.invokeOptional("tabBarController:willEndCustomizing:changed:", on: self, [tabBarController, viewControllers, changed])
    }
    public func tabBarController(_ tabBarController: UITabBarController, didEndCustomizing viewControllers: [UIViewController], changed: Bool) {
        try? ObjCRuntime.invokeOptional("tabBarController:didEndCustomizing:changed:", on: self, [tabBarController, viewControllers, changed])
    }
}
