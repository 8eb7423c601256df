/// Hears of the turns that the user makes. Every method is optional.
@preconcurrency @MainActor public protocol UIPageViewControllerDelegate: NSObjectProtocol {
    func pageViewController(
        _ pageViewController: UIPageViewController, willTransitionTo pendingViewControllers: [UIViewController])
    func pageViewController(
        _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool,
        previousViewControllers: [UIViewController], transitionCompleted completed: Bool)
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
}
