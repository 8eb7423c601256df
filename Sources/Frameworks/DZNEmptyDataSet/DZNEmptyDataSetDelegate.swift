import UIKit

/// Decides how an empty scroll view behaves, and hears of it. Every method is optional, and there with a scroll view that may be nil and without.
@preconcurrency @MainActor public protocol DZNEmptyDataSetDelegate: NSObjectProtocol {
    /// Whether what is shown fades in. Default true.
    func emptyDataSetShouldFade(in scrollView: UIScrollView) -> Bool
    func emptyDataSetShouldFade(in scrollView: UIScrollView!) -> Bool
    /// Whether it is shown although there are rows. Default false.
    func emptyDataSetShouldBeForced(toDisplay scrollView: UIScrollView) -> Bool
    func emptyDataSetShouldBeForced(toDisplay scrollView: UIScrollView!) -> Bool
    /// Whether it is shown where there are no rows. Default true.
    func emptyDataSetShouldDisplay(_ scrollView: UIScrollView) -> Bool
    func emptyDataSetShouldDisplay(_ scrollView: UIScrollView!) -> Bool
    /// Whether it takes touches. Default true.
    func emptyDataSetShouldAllowTouch(_ scrollView: UIScrollView) -> Bool
    func emptyDataSetShouldAllowTouch(_ scrollView: UIScrollView!) -> Bool
    /// Whether the scroll view scrolls meanwhile. Default false.
    func emptyDataSetShouldAllowScroll(_ scrollView: UIScrollView) -> Bool
    func emptyDataSetShouldAllowScroll(_ scrollView: UIScrollView!) -> Bool
    /// Whether the picture moves. Default false.
    func emptyDataSetShouldAnimateImageView(_ scrollView: UIScrollView) -> Bool
    func emptyDataSetShouldAnimateImageView(_ scrollView: UIScrollView!) -> Bool
    /// The words, the picture or the view was touched.
    func emptyDataSet(_ scrollView: UIScrollView, didTap view: UIView)
    func emptyDataSet(_ scrollView: UIScrollView!, didTap view: UIView!)
    /// The button was touched.
    func emptyDataSet(_ scrollView: UIScrollView, didTap button: UIButton)
    func emptyDataSet(_ scrollView: UIScrollView!, didTap button: UIButton!)
    /// The forms of versions before 1.7.
    func emptyDataSetDidTap(_ scrollView: UIScrollView!)
    func emptyDataSetDidTapButton(_ scrollView: UIScrollView!)
    func emptyDataSetWillAppear(_ scrollView: UIScrollView)
    func emptyDataSetWillAppear(_ scrollView: UIScrollView!)
    func emptyDataSetDidAppear(_ scrollView: UIScrollView)
    func emptyDataSetDidAppear(_ scrollView: UIScrollView!)
    func emptyDataSetWillDisappear(_ scrollView: UIScrollView)
    func emptyDataSetWillDisappear(_ scrollView: UIScrollView!)
    func emptyDataSetDidDisappear(_ scrollView: UIScrollView)
    func emptyDataSetDidDisappear(_ scrollView: UIScrollView!)
}

extension DZNEmptyDataSetDelegate {
    public func emptyDataSetShouldFade(in scrollView: UIScrollView) -> Bool { emptyDataSetShouldFade(in: Optional(scrollView)) }
    public func emptyDataSetShouldFade(in scrollView: UIScrollView!) -> Bool { true }
    public func emptyDataSetShouldBeForced(toDisplay scrollView: UIScrollView) -> Bool { emptyDataSetShouldBeForced(toDisplay: Optional(scrollView)) }
    public func emptyDataSetShouldBeForced(toDisplay scrollView: UIScrollView!) -> Bool { false }
    public func emptyDataSetShouldDisplay(_ scrollView: UIScrollView) -> Bool { emptyDataSetShouldDisplay(Optional(scrollView)) }
    public func emptyDataSetShouldDisplay(_ scrollView: UIScrollView!) -> Bool { true }
    public func emptyDataSetShouldAllowTouch(_ scrollView: UIScrollView) -> Bool { emptyDataSetShouldAllowTouch(Optional(scrollView)) }
    public func emptyDataSetShouldAllowTouch(_ scrollView: UIScrollView!) -> Bool { true }
    public func emptyDataSetShouldAllowScroll(_ scrollView: UIScrollView) -> Bool { emptyDataSetShouldAllowScroll(Optional(scrollView)) }
    public func emptyDataSetShouldAllowScroll(_ scrollView: UIScrollView!) -> Bool { false }
    public func emptyDataSetShouldAnimateImageView(_ scrollView: UIScrollView) -> Bool { emptyDataSetShouldAnimateImageView(Optional(scrollView)) }
    public func emptyDataSetShouldAnimateImageView(_ scrollView: UIScrollView!) -> Bool { false }
    public func emptyDataSet(_ scrollView: UIScrollView, didTap view: UIView) { emptyDataSet(Optional(scrollView), didTap: Optional(view)) }
    public func emptyDataSet(_ scrollView: UIScrollView!, didTap view: UIView!) { emptyDataSetDidTap(scrollView) }
    public func emptyDataSet(_ scrollView: UIScrollView, didTap button: UIButton) { emptyDataSet(Optional(scrollView), didTap: Optional(button)) }
    public func emptyDataSet(_ scrollView: UIScrollView!, didTap button: UIButton!) { emptyDataSetDidTapButton(scrollView) }
    public func emptyDataSetDidTap(_ scrollView: UIScrollView!) {}
    public func emptyDataSetDidTapButton(_ scrollView: UIScrollView!) {}
    public func emptyDataSetWillAppear(_ scrollView: UIScrollView) { emptyDataSetWillAppear(Optional(scrollView)) }
    public func emptyDataSetWillAppear(_ scrollView: UIScrollView!) {}
    public func emptyDataSetDidAppear(_ scrollView: UIScrollView) { emptyDataSetDidAppear(Optional(scrollView)) }
    public func emptyDataSetDidAppear(_ scrollView: UIScrollView!) {}
    public func emptyDataSetWillDisappear(_ scrollView: UIScrollView) { emptyDataSetWillDisappear(Optional(scrollView)) }
    public func emptyDataSetWillDisappear(_ scrollView: UIScrollView!) {}
    public func emptyDataSetDidDisappear(_ scrollView: UIScrollView) { emptyDataSetDidDisappear(Optional(scrollView)) }
    public func emptyDataSetDidDisappear(_ scrollView: UIScrollView!) {}
}
