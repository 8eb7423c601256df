/// Says in words where a scroll view is, for those who do not see it. Every method is optional.
@preconcurrency @MainActor public protocol UIScrollViewAccessibilityDelegate: UIScrollViewDelegate {
    /// The words that are spoken after it was scrolled. Default nil: the page that is seen.
    func accessibilityScrollStatus(for scrollView: UIScrollView) -> String?
    func accessibilityAttributedScrollStatus(for scrollView: UIScrollView) -> NSAttributedString?
}

extension UIScrollViewAccessibilityDelegate {
    public func accessibilityScrollStatus(for scrollView: UIScrollView) -> String? {
        let status: String?? = try? ObjCRuntime.invokeOptional("accessibilityScrollStatusFor:", on: self, [scrollView])
        return status ?? nil
    }
    public func accessibilityAttributedScrollStatus(for scrollView: UIScrollView) -> NSAttributedString? {
        let status: NSAttributedString?? = try? ObjCRuntime.invokeOptional("accessibilityAttributedScrollStatusFor:", on: self, [scrollView])
        return status ?? nil
    }
}
