/// Names the pages of a page view controller.
@preconcurrency @MainActor public protocol UIPageViewControllerDataSource: NSObjectProtocol {
    /// The page before another, nil where that is the first.
    func pageViewController(
        _ pageViewController: UIPageViewController, viewControllerBefore viewController: UIViewController
    ) -> UIViewController?
    func pageViewController(
        _ pageViewController: UIPageViewController, viewControllerAfter viewController: UIViewController
    ) -> UIViewController?
    /// Optional: how many dots a page indicator has. Without it there is no indicator.
    func presentationCount(for pageViewController: UIPageViewController) throws(Unimplemented) -> Int
    /// Optional: which dot is the present page's.
    func presentationIndex(for pageViewController: UIPageViewController) throws(Unimplemented) -> Int
}

extension UIPageViewControllerDataSource {
    public func presentationCount(for pageViewController: UIPageViewController) throws(Unimplemented) -> Int {
        try ObjCRuntime.invokeOptional("presentationCountFor:", on: self, [pageViewController])
    }
    public func presentationIndex(for pageViewController: UIPageViewController) throws(Unimplemented) -> Int {
        try ObjCRuntime.invokeOptional("presentationIndexFor:", on: self, [pageViewController])
    }
}

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
