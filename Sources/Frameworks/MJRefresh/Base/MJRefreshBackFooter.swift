import UIKit

/// Behind the end of the content: it loads more when it is pulled out whole and let go.
open class MJRefreshBackFooter: MJRefreshFooter {
    private var countBefore = 0
    private var addedInset: CGFloat = 0

    open override func willMove(toSuperview newSuperview: UIView?) {
        super.willMove(toSuperview: newSuperview)
        scrollViewContentSizeDidChange(nil)
    }

    /// Without the inset of the refreshing.
    private func geometry(_ scrollView: UIScrollView) -> RefreshGeometry {
        var result: RefreshGeometry = scrollView.refreshGeometry
        (result.top, result.bottom) = (scrollViewOriginalInset.top, scrollViewOriginalInset.bottom)
        return result
    }

    open override func scrollViewContentSizeDidChange(_ change: [AnyHashable: Any]?) {
        super.scrollViewContentSizeDidChange(change)
        guard let scrollView else { return }
        mj_y = geometry(scrollView).backFooterY(ignoring: ignoredScrollViewContentInsetBottom)
    }

    open override func scrollViewContentOffsetDidChange(_ change: [AnyHashable: Any]?) {
        super.scrollViewContentOffsetDidChange(change)
        guard let scrollView, state != .refreshing else { return }
        scrollViewOriginalInset = scrollView.mj_inset
        let pull: CGFloat = geometry(scrollView).footerPull(mj_h)
        guard pull > 0 else { return }
        if state == .noMoreData {
            pullingPercent = pull
        } else if scrollView.isDragging {
            pullingPercent = pull
            if state == .idle, pull > 1 { state = .pulling } else if state == .pulling, pull <= 1 { state = .idle }
        } else if state == .pulling {
            beginRefreshing()
        } else if pull < 1 {
            pullingPercent = pull
        }
    }

    open override var state: MJRefreshState {
        didSet {
            guard state != oldValue else { return }
            if state == .refreshing { begin() } else if oldValue == .refreshing, state == .noMoreData || state == .idle { end() }
        }
    }

    private func begin() {
        countBefore = scrollView?.mj_totalDataCount() ?? 0
        UIView.animate(withDuration: fastAnimationDuration) {
            guard let scrollView = self.scrollView else { return }
            let geometry: RefreshGeometry = self.geometry(scrollView)
            let bottom: CGFloat = self.mj_h + geometry.bottom - min(geometry.overflow, 0)
            self.addedInset = bottom - scrollView.mj_insetB
            scrollView.mj_insetB = bottom
            scrollView.mj_offsetY = geometry.footerStart + self.mj_h
        } completion: { _ in
            self.executeRefreshingCallback()
        }
    }

    private func end() {
        let place: CGFloat? = scrollView?.mj_offsetY
        let hasMore: Bool = scrollView.map { $0.mj_totalDataCount() != countBefore && geometry($0).overflow > 0 } ?? false
        UIView.animate(withDuration: slowAnimationDuration) {
            self.endRefreshingAnimationBeginAction?()
            self.scrollView?.mj_insetB -= self.addedInset
            self.addedInset = 0
            if self.isAutomaticallyChangeAlpha { self.alpha = 0 }
        } completion: { _ in
            self.pullingPercent = 0
            self.endRefreshingCompletionBlock?()
        }
        // What was loaded is where the footer was.
        if hasMore, let place { scrollView?.mj_offsetY = place }
    }
}
