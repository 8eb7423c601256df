import UIKit

/// Below the content.
open class MJRefreshFooter: MJRefreshComponent {
    public convenience init(refreshingBlock: MJRefreshComponentAction?) {
        self.init(frame: .zero)
        self.refreshingBlock = refreshingBlock
    }
    public convenience init(refreshingTarget target: Any!, refreshingAction action: Selector!) {
        self.init(frame: .zero)
        setRefreshingTarget(target, refreshingAction: action)
    }

    /// Points of the scroll view's inset that are free above the footer. Default 0.
    open var ignoredScrollViewContentInsetBottom: CGFloat = 0
    /// Kept: the app hides a footer of no rows itself.
    open var isAutomaticallyHidden = false

    open override func prepare() {
        super.prepare()
        mj_h = MJRefreshFooterHeight
    }

    /// Ends refreshing: there is nothing more to load.
    open func endRefreshingWithNoMoreData() { setLater(.noMoreData) }
    open func noticeNoMoreData() { endRefreshingWithNoMoreData() }
    /// There may be more to load again.
    open func resetNoMoreData() { setLater(.idle) }
}
