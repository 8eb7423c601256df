import UIKit

/// At the end of the content: it loads more as soon as it is seen.
open class MJRefreshAutoFooter: MJRefreshFooter {
    /// Whether it loads without being touched. Default true.
    open var isAutomaticallyRefresh = true
    /// How much of it has to be seen. Default 1: all.
    open var triggerAutomaticallyRefreshPercent: CGFloat = 1
    /// How often one drag may have it load; -1 for any number. Default 1.
    open var autoTriggerTimes: Int = 1 {
        didSet { timesLeft = autoTriggerTimes }
    }
    private var timesLeft = 1
    private var isByDrag = false

    open override func willMove(toSuperview newSuperview: UIView?) {
        let old: UIScrollView? = scrollView
        super.willMove(toSuperview: newSuperview)
        if newSuperview != nil {
            guard let scrollView else { return }
            if !isHidden { scrollView.mj_insetB += mj_h }
            mj_y = scrollView.mj_contentH + ignoredScrollViewContentInsetBottom
        } else if !isHidden, superview != nil {
            old?.mj_insetB -= mj_h
        }
    }

    open override var isHidden: Bool {
        didSet {
            guard isHidden != oldValue, let scrollView, superview != nil else { return }
            if isHidden {
                state = .idle
                scrollView.mj_insetB -= mj_h
            } else {
                scrollView.mj_insetB += mj_h
                mj_y = scrollView.mj_contentH + ignoredScrollViewContentInsetBottom
            }
        }
    }

    open override func scrollViewContentSizeDidChange(_ change: [AnyHashable: Any]?) {
        super.scrollViewContentSizeDidChange(change)
        guard let scrollView else { return }
        mj_y = scrollView.mj_contentH + ignoredScrollViewContentInsetBottom
    }

    open override func scrollViewContentOffsetDidChange(_ change: [AnyHashable: Any]?) {
        super.scrollViewContentOffsetDidChange(change)
        guard let scrollView, state == .idle, isAutomaticallyRefresh, mj_y != 0,
            scrollView.refreshGeometry.triggersAutomatically(mj_h, percent: triggerAutomaticallyRefreshPercent)
        else { return }
        let old: CGPoint = (change?["old"] as? NSValue)?.cgPointValue ?? .zero
        let new: CGPoint = (change?["new"] as? NSValue)?.cgPointValue ?? .zero
        guard new.y > old.y else { return }
        if scrollView.isDragging { isByDrag = true }
        beginRefreshing()
    }

    open override func scrollViewPanStateDidChange(_ change: [AnyHashable: Any]?) {
        super.scrollViewPanStateDidChange(change)
        guard let scrollView, state == .idle else { return }
        switch scrollView.panGestureRecognizer.state {
        case .began: timesLeft = autoTriggerTimes
        case .ended where scrollView.refreshGeometry.triggersAtEndOfDrag:
            isByDrag = true
            beginRefreshing()
        default: break
        }
    }

    open override func beginRefreshing() {
        if isByDrag, timesLeft <= 0, timesLeft != -1 { return }
        super.beginRefreshing()
    }

    /// Loads although the drag has had it load before: the user touched it.
    func beginRefreshingByTouch() {
        isByDrag = false
        beginRefreshing()
    }

    open override var state: MJRefreshState {
        didSet {
            guard state != oldValue else { return }
            if state == .refreshing { return executeRefreshingCallback() }
            guard state == .noMoreData || state == .idle else { return }
            if isByDrag {
                if timesLeft != -1 { timesLeft -= 1 }
                isByDrag = false
            }
            if oldValue == .refreshing { end() }
        }
    }

    private func end() {
        guard let scrollView, scrollView.isPagingEnabled else { return endRefreshingCompletionBlock?() ?? () }
        UIView.animate(withDuration: slowAnimationDuration) {
            scrollView.mj_offsetY -= scrollView.mj_insetB
            self.endRefreshingAnimationBeginAction?()
        } completion: { _ in
            self.endRefreshingCompletionBlock?()
        }
    }
}
