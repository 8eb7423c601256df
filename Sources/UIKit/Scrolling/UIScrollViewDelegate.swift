/// Events of a scroll view. Every method is optional.
@preconcurrency @MainActor public protocol UIScrollViewDelegate: NSObjectProtocol {
    func scrollViewDidScroll(_ scrollView: UIScrollView)
    func scrollViewDidZoom(_ scrollView: UIScrollView)
    func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView)
    /// A finger begins to scroll.
    func scrollViewWillBeginDragging(_ scrollView: UIScrollView)
    /// The finger left. The velocity is in points a millisecond; the target may be changed. Not called while paging.
    func scrollViewWillEndDragging(
        _ scrollView: UIScrollView, withVelocity velocity: CGPoint, targetContentOffset: UnsafeMutablePointer<CGPoint>)
    func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool)
    func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView)
    func scrollViewDidEndDecelerating(_ scrollView: UIScrollView)
    /// Whether a tap on the status bar scrolls to the top. Default true.
    func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool
    func scrollViewDidScrollToTop(_ scrollView: UIScrollView)
    func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView)
    /// The view that zooming scales; nil for none, the default.
    func viewForZooming(in scrollView: UIScrollView) -> UIView?
    func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?)
    func scrollViewDidEndZooming(_ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat)
}

extension UIScrollViewDelegate {
    public func scrollViewDidScroll(_ scrollView: UIScrollView) {
        try? ObjCRuntime.invokeOptional("scrollViewDidScroll:", on: self, [scrollView])
    }
    public func scrollViewDidZoom(_ scrollView: UIScrollView) {
        try? ObjCRuntime.invokeOptional("scrollViewDidZoom:", on: self, [scrollView])
    }
    public func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {
        try? ObjCRuntime.invokeOptional("scrollViewDidEndScrollingAnimation:", on: self, [scrollView])
    }
    public func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {
        try? ObjCRuntime.invokeOptional("scrollViewWillBeginDragging:", on: self, [scrollView])
    }
    public func scrollViewWillEndDragging(
        _ scrollView: UIScrollView, withVelocity velocity: CGPoint, targetContentOffset: UnsafeMutablePointer<CGPoint>
    ) {
        let selector = "scrollViewWillEndDragging:withVelocity:targetContentOffset:"
        try? ObjCRuntime.invokeOptional(selector, on: self, [scrollView, velocity, targetContentOffset])
    }
    public func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
        try? ObjCRuntime.invokeOptional("scrollViewDidEndDragging:willDecelerate:", on: self, [scrollView, decelerate])
    }
    public func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) {
        try? ObjCRuntime.invokeOptional("scrollViewWillBeginDecelerating:", on: self, [scrollView])
    }
    public func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {
        try? ObjCRuntime.invokeOptional("scrollViewDidEndDecelerating:", on: self, [scrollView])
    }
    public func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool {
        (try? ObjCRuntime.invokeOptional("scrollViewShouldScrollToTop:", on: self, [scrollView])) ?? true
    }
    public func scrollViewDidScrollToTop(_ scrollView: UIScrollView) {
        try? ObjCRuntime.invokeOptional("scrollViewDidScrollToTop:", on: self, [scrollView])
    }
    public func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) {
        try? ObjCRuntime.invokeOptional("scrollViewDidChangeAdjustedContentInset:", on: self, [scrollView])
    }
    public func viewForZooming(in scrollView: UIScrollView) -> UIView? {
        let view: UIView?? = try? ObjCRuntime.invokeOptional("viewForZoomingIn:", on: self, [scrollView])
        return view ?? nil
    }
    public func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?) {
        try? ObjCRuntime.invokeOptional("scrollViewWillBeginZooming:with:", on: self, [scrollView, view])
    }
    public func scrollViewDidEndZooming(_ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat) {
        try? ObjCRuntime.invokeOptional("scrollViewDidEndZooming:with:atScale:", on: self, [scrollView, view, scale])
    }
}
