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
