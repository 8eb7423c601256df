import UIKit

/// A footer behind the content with words for its state.
open class MJRefreshBackStateFooter: MJRefreshBackFooter {
    /// Points between words and what is to their left. Default `MJRefreshLabelLeftInset`.
    open var labelLeftInset: CGFloat = MJRefreshLabelLeftInset
    private let stateText = UILabel.mj_label()
    private var titles: [MJRefreshState: String] = [:]

    open var stateLabel: UILabel! { stateText }

    @discardableResult open func setTitle(_ title: String!, for state: MJRefreshState) -> Self {
        guard let title else { return self }
        titles[state] = title
        stateText.text = titles[self.state]
        return self
    }
    open func title(for state: MJRefreshState) -> String! { titles[state] }

    private func updateTexts() {
        setTitle(Bundle.mj_localizedString(forKey: MJRefreshBackFooterIdleText), for: .idle)
        setTitle(Bundle.mj_localizedString(forKey: MJRefreshBackFooterPullingText), for: .pulling)
        setTitle(Bundle.mj_localizedString(forKey: MJRefreshBackFooterRefreshingText), for: .refreshing)
        setTitle(Bundle.mj_localizedString(forKey: MJRefreshBackFooterNoMoreDataText), for: .noMoreData)
    }

    open override func prepare() {
        super.prepare()
        addSubview(stateText)
        updateTexts()
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
        didSet { if state != oldValue { stateText.text = titles[state] } }
    }
}
