import UIKit

/// A footer behind the content with words, an arrow and an indicator.
open class MJRefreshBackNormalFooter: MJRefreshBackStateFooter {
    private let looks = ArrowAndIndicator(isFooter: true)
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
        let words: CGFloat = stateLabel.isHidden ? 0 : stateLabel.mj_textWidth() / 2 + labelLeftInset
        looks.place(at: CGPoint(x: mj_w / 2 - words, y: mj_h / 2), tint: stateLabel.textColor)
    }

    open override var state: MJRefreshState {
        didSet { if state != oldValue { looks.change(from: oldValue, to: self) } }
    }
}
