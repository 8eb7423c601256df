/// Hears of the turns that the user makes. Every method is optional.
@preconcurrency @MainActor public protocol UIPageViewControllerDelegate: NSObjectProtocol {
    func pageViewController(
        _ pageViewController: UIPageViewController, willTransitionTo pendingViewControllers: [UIViewController])
    func pageViewController(
        _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool,
        previousViewControllers: [UIViewController], transitionCompleted completed: Bool)
    /// The place at which pages that curl are bound in an orientation that the interface turns to; asked as it turns. The delegate sets the pages for it first: one,
    /// or two where it is the middle. Optional: without it the book stays as it is.
    func pageViewController(
        _ pageViewController: UIPageViewController, spineLocationFor orientation: UIInterfaceOrientation
    ) throws(Unimplemented) -> UIPageViewController.SpineLocation
    /// Optional: without it, the controller's own.
    func pageViewControllerSupportedInterfaceOrientations(
        _ pageViewController: UIPageViewController
    ) throws(Unimplemented) -> UIInterfaceOrientationMask
    /// Optional: without it, the controller's own.
    func pageViewControllerPreferredInterfaceOrientationForPresentation(
        _ pageViewController: UIPageViewController
    ) throws(Unimplemented) -> UIInterfaceOrientation
}

extension UIPageViewControllerDelegate {
    public func pageViewController(
        _ pageViewController: UIPageViewController, willTransitionTo pendingViewControllers: [UIViewController]
    ) {
        try? ObjCRuntime.invokeOptional(
            "pageViewController:willTransitionTo:", on: self, [pageViewController, pendingViewControllers])
    }
    public func pageViewController(
        _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool,
        previousViewControllers: [UIViewController], transitionCompleted completed: Bool
    ) {
        try? ObjCRuntime.invokeOptional(
            "pageViewController:didFinishAnimating:previousViewControllers:transitionCompleted:", on: self,
            [pageViewController, finished, previousViewControllers, completed])
    }
    public func pageViewController(
        _ pageViewController: UIPageViewController, spineLocationFor orientation: UIInterfaceOrientation
    ) throws(Unimplemented) -> UIPageViewController.SpineLocation {
        try ObjCRuntime.invokeOptional("pageViewController:spineLocationFor:", on: self, [pageViewController, orientation])
    }
    public func pageViewControllerSupportedInterfaceOrientations(
        _ pageViewController: UIPageViewController
    ) throws(Unimplemented) -> UIInterfaceOrientationMask {
        try ObjCRuntime.invokeOptional("pageViewControllerSupportedInterfaceOrientations:", on: self, [pageViewController])
    }
    public func pageViewControllerPreferredInterfaceOrientationForPresentation(
        _ pageViewController: UIPageViewController
    ) throws(Unimplemented) -> UIInterfaceOrientation {
        try ObjCRuntime.invokeOptional("pageViewControllerPreferredInterfaceOrientationForPresentation:", on: self, [pageViewController])
    }
}
