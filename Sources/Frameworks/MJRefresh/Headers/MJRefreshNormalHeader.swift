import UIKit

/// A header with words, an arrow and an indicator.
open class MJRefreshNormalHeader: MJRefreshStateHeader {
    private let looks = ArrowAndIndicator(isFooter: false)
    open var arrowView: UIImageView! { looks.arrow }
    open var loadingView: UIActivityIndicatorView! { looks.indicator }
    /// Default medium.
    open var activityIndicatorViewStyle: UIActivityIndicatorView.Style = .medium {
        didSet {
            looks.setIndicator(activityIndicatorViewStyle, in: self)
            setNeedsLayout()
        }
    }

    open override func prepare() {
        super.prepare()
        addSubview(looks.arrow)
        addSubview(looks.indicator)
    }

    open override func placeSubviews() {
        super.placeSubviews()
        let words: CGFloat = stateLabel.isHidden ? 0 : (textWidth ?? 0) / 2 + labelLeftInset
        looks.place(at: CGPoint(x: mj_w / 2 - words, y: mj_h / 2), tint: stateLabel.textColor)
    }

    open override var state: MJRefreshState {
        didSet { if state != oldValue { looks.change(from: oldValue, to: self) } }
    }
}
