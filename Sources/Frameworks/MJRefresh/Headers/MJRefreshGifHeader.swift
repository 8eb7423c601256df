import UIKit

/// A header with words and pictures that move.
open class MJRefreshGifHeader: MJRefreshStateHeader {
    private let looks = StateImages()
    open var gifView: UIImageView! { looks.view }

    /// - Parameter duration: seconds of one round.
    @discardableResult open func setImages(_ images: [Any]!, duration: TimeInterval, for state: MJRefreshState) -> Self {
        guard let images = images as? [UIImage] else { return self }
        mj_h = max(mj_h, looks.set(images, duration, state))
        return self
    }
    /// A tenth of a second each.
    @discardableResult open func setImages(_ images: [Any]!, for state: MJRefreshState) -> Self {
        setImages(images, duration: Double(images?.count ?? 0) * 0.1, for: state)
    }

    open override func prepare() {
        super.prepare()
        labelLeftInset = 20
        addSubview(looks.view)
    }

    open override func placeSubviews() {
        super.placeSubviews()
        looks.place(in: bounds, textWidth: textWidth, inset: labelLeftInset)
    }

    open override var pullingPercent: CGFloat {
        didSet { if state == .idle { looks.show(pull: pullingPercent) } }
    }

    open override var state: MJRefreshState {
        didSet {
            guard state != oldValue else { return }
            if state == .pulling || state == .refreshing { looks.show(state) } else if state == .idle { looks.view.stopAnimating() }
        }
    }
}
