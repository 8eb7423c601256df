// The content that bars follow, and answers of controllers that systems without keyboards or pointers never ask for.

extension UIViewController {
    /// Has bars at every edge follow `scrollView`; nil returns to the first scroll view in the controller's view.
    public func setContentScrollView(_ scrollView: UIScrollView?) {
        setContentScrollView(scrollView, for: .all)
    }

    /// Bars at the top and at the bottom follow the same scroll view here: the one that was named last.
    public func setContentScrollView(_ scrollView: UIScrollView?, for edge: NSDirectionalRectEdge) {
        guard edge.contains(.top) || edge.contains(.bottom) else { return }
        ownContentScrollView = scrollView
        navigationController?.view.setNeedsLayout()
        tabBarController?.view.setNeedsLayout()
    }

    public func contentScrollView(for edge: NSDirectionalRectEdge) -> UIScrollView? {
        edge.contains(.top) || edge.contains(.bottom) ? barScrollView : nil
    }
}
