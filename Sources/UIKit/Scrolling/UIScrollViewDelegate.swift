/// What happens in a scroll view. Every method is optional.
@preconcurrency @MainActor public protocol UIScrollViewDelegate: NSObjectProtocol {
    func scrollViewDidScroll(_ scrollView: UIScrollView)
    func scrollViewDidZoom(_ scrollView: UIScrollView)
    func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView)
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
