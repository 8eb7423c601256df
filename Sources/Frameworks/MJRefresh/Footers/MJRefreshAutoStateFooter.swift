import UIKit

/// A footer at the end of the content with words for its state, which load when they are touched.
open class MJRefreshAutoStateFooter: MJRefreshAutoFooter {
    /// Points between words and what is to their left. Default `MJRefreshLabelLeftInset`.
    open var labelLeftInset: CGFloat = MJRefreshLabelLeftInset
    /// Whether nothing is written while it loads. Default false.
    open var isRefreshingTitleHidden = false
    private let stateText = UILabel.mj_label()
    private var titles: [MJRefreshState: String] = [:]

    open var stateLabel: UILabel! { stateText }

    @discardableResult open func setTitle(_ title: String!, for state: MJRefreshState) -> Self {
        guard let title else { return self }
        titles[state] = title
        stateText.text = titles[self.state]
        return self
    }

    private func updateTexts() {
        setTitle(Bundle.mj_localizedString(forKey: MJRefreshAutoFooterIdleText), for: .idle)
        setTitle(Bundle.mj_localizedString(forKey: MJRefreshAutoFooterRefreshingText), for: .refreshing)
        setTitle(Bundle.mj_localizedString(forKey: MJRefreshAutoFooterNoMoreDataText), for: .noMoreData)
    }

    open override func prepare() {
        super.prepare()
        addSubview(stateText)
        updateTexts()
        stateText.isUserInteractionEnabled = true
        let tap = UITapGestureRecognizer(target: nil, action: nil)
        tap.onAction = { [weak self] in if self?.state == .idle { self?.beginRefreshingByTouch() } }
        stateText.addGestureRecognizer(tap)
    }

    open override func i18nDidChange() {
        updateTexts()
        super.i18nDidChange()
    }

    open override func placeSubviews() {
        super.placeSubviews()
        if stateText.constraints.isEmpty { stateText.frame = bounds }
    }

    open override var state: MJRefreshState {
        didSet {
            guard state != oldValue else { return }
            stateText.text = isRefreshingTitleHidden && state == .refreshing ? nil : titles[state]
        }
    }
}
