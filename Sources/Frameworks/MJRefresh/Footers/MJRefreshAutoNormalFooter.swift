import UIKit

/// A footer at the end of the content with words and an indicator.
open class MJRefreshAutoNormalFooter: MJRefreshAutoStateFooter {
    private var indicator = UIActivityIndicatorView(style: .medium)
    open var loadingView: UIActivityIndicatorView! { indicator }
    /// Default medium.
    open var activityIndicatorViewStyle: UIActivityIndicatorView.Style = .medium {
        didSet {
            indicator.removeFromSuperview()
            indicator = UIActivityIndicatorView(style: activityIndicatorViewStyle)
            addSubview(indicator)
            setNeedsLayout()
        }
    }

    open override func prepare() {
        super.prepare()
        addSubview(indicator)
    }

    open override func placeSubviews() {
        super.placeSubviews()
        guard indicator.constraints.isEmpty else { return }
        let words: CGFloat = isRefreshingTitleHidden ? 0 : stateLabel.mj_textWidth() / 2 + labelLeftInset
        indicator.center = CGPoint(x: mj_w / 2 - words, y: mj_h / 2)
    }

    open override var state: MJRefreshState {
        didSet {
            guard state != oldValue else { return }
            if state == .refreshing { indicator.startAnimating() } else if state != .willRefresh { indicator.stopAnimating() }
        }
    }
}
