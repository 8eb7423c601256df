import UIKit

/// Above the content: it refreshes when it is pulled out whole and let go.
open class MJRefreshHeader: MJRefreshComponent {
    public convenience init(refreshingBlock: MJRefreshComponentAction?) {
        self.init(frame: .zero)
        self.refreshingBlock = refreshingBlock
    }
    public convenience init(refreshingTarget target: Any!, refreshingAction action: Selector!) {
        self.init(frame: .zero)
        setRefreshingTarget(target, refreshingAction: action)
    }

    /// The key of the user's defaults that the time of the last refreshing is kept by.
    open var lastUpdatedTimeKey: String = MJRefreshHeaderLastUpdatedTimeKey
    open var lastUpdatedTime: Date? { UserDefaults.standard.object(forKey: lastUpdatedTimeKey) as? Date }
    /// Points of the scroll view's inset that the header leaves free below it. Default 0.
    open var ignoredScrollViewContentInsetTop: CGFloat = 0 {
        didSet { mj_y = -mj_h - ignoredScrollViewContentInsetTop }
    }
    /// Kept: the bounds are animated as they are in both ways.
    open var isCollectionViewAnimationBug = false
    private var addedInset: CGFloat = 0

    open override func prepare() {
        super.prepare()
        mj_h = MJRefreshHeaderHeight
    }

    open override func placeSubviews() {
        super.placeSubviews()
        mj_y = -mj_h - ignoredScrollViewContentInsetTop
    }

    open override func scrollViewContentOffsetDidChange(_ change: [AnyHashable: Any]?) {
        super.scrollViewContentOffsetDidChange(change)
        guard let scrollView else { return }
        if state == .refreshing { return keepInset(scrollView) }
        scrollViewOriginalInset = scrollView.mj_inset
        let pull: CGFloat = scrollView.refreshGeometry.headerPull(mj_h)
        guard pull >= 0 else { return }
        if scrollView.isDragging {
            pullingPercent = pull
            if state == .idle, pull > 1 { state = .pulling } else if state == .pulling, pull <= 1 { state = .idle }
        } else if state == .pulling {
            beginRefreshing()
        } else if pull < 1 {
            pullingPercent = pull
        }
    }

    /// Has a header that refreshes scroll away with the content.
    private func keepInset(_ scrollView: UIScrollView) {
        let inset: CGFloat = scrollView.refreshGeometry.headerInset(mj_h, original: scrollViewOriginalInset.top)
        addedInset = inset - scrollViewOriginalInset.top
        if abs(scrollView.mj_insetT - inset) > 0.001 { scrollView.mj_insetT = inset }
    }

    open override var state: MJRefreshState {
        didSet {
            guard state != oldValue else { return }
            if state == .refreshing { begin() } else if state == .idle, oldValue == .refreshing { end() }
        }
    }

    private func begin() {
        let top: CGFloat = scrollViewOriginalInset.top + mj_h
        UIView.animate(withDuration: fastAnimationDuration) {
            guard let scrollView = self.scrollView, scrollView.panGestureRecognizer.state != .cancelled else { return }
            self.addedInset = self.mj_h
            scrollView.mj_insetT = top
            scrollView.setContentOffset(CGPoint(x: scrollView.contentOffset.x, y: -top), animated: false)
        } completion: { _ in
            self.executeRefreshingCallback()
        }
    }

    private func end() {
        UserDefaults.standard.set(Date(), forKey: lastUpdatedTimeKey)
        UIView.animate(withDuration: slowAnimationDuration) {
            if let scrollView = self.scrollView {
                scrollView.mj_insetT -= self.addedInset
                if scrollView.mj_offsetY < -scrollView.mj_insetT, !scrollView.isDragging { scrollView.mj_offsetY = -scrollView.mj_insetT }
            }
            self.addedInset = 0
            self.endRefreshingAnimationBeginAction?()
            if self.isAutomaticallyChangeAlpha { self.alpha = 0 }
        } completion: { _ in
            self.pullingPercent = 0
            self.endRefreshingCompletionBlock?()
        }
    }
}
