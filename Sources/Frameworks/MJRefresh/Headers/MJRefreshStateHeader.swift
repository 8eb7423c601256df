import UIKit

/// A header with words for its state, and the time of the last refreshing.
open class MJRefreshStateHeader: MJRefreshHeader {
    /// Default `MJRefreshLabelLeftInset`: points between words and what is to their left.
    open var labelLeftInset: CGFloat = MJRefreshLabelLeftInset
    private let stateText = UILabel.mj_label()
    private let timeText = UILabel.mj_label()
    private var titles: [MJRefreshState: String] = [:]

    open var stateLabel: UILabel! { stateText }
    open var lastUpdatedTimeLabel: UILabel! { timeText }

    /// Makes words of the time of the last refreshing. Default nil: the time with the words of the library.
    open var lastUpdatedTimeText: ((Date?) -> String)? {
        didSet { updateTime() }
    }
    open override var lastUpdatedTimeKey: String {
        didSet { updateTime() }
    }

    @discardableResult open func setTitle(_ title: String!, for state: MJRefreshState) -> Self {
        guard let title else { return self }
        titles[state] = title
        stateText.text = titles[self.state]
        return self
    }
    @discardableResult open func modifyLastUpdatedTimeText(_ handler: @escaping (Date?) -> String) -> Self {
        lastUpdatedTimeText = handler
        return self
    }

    private func updateTexts() {
        setTitle(Bundle.mj_localizedString(forKey: MJRefreshHeaderIdleText), for: .idle)
        setTitle(Bundle.mj_localizedString(forKey: MJRefreshHeaderPullingText), for: .pulling)
        setTitle(Bundle.mj_localizedString(forKey: MJRefreshHeaderRefreshingText), for: .refreshing)
        updateTime()
    }

    private func updateTime() {
        guard !timeText.isHidden else { return }
        timeText.text = lastUpdatedTimeText?(lastUpdatedTime) ?? Self.text(of: lastUpdatedTime, now: Date(), calendar: .current)
    }

    /// The time of the last refreshing in words, with as much of the date as differs from today's.
    static func text(of time: Date?, now: Date, calendar: Calendar) -> String {
        let title: String = Bundle.mj_localizedString(forKey: MJRefreshHeaderLastTimeText)
        guard let time else { return title + Bundle.mj_localizedString(forKey: MJRefreshHeaderNoneLastDateText) }
        let formatter = DateFormatter()
        formatter.calendar = calendar
        formatter.timeZone = calendar.timeZone
        let isToday: Bool = calendar.component(.day, from: time) == calendar.component(.day, from: now)
        let isThisYear: Bool = calendar.component(.year, from: time) == calendar.component(.year, from: now)
        formatter.dateFormat = isToday ? " HH:mm" : isThisYear ? "MM-dd HH:mm" : "yyyy-MM-dd HH:mm"
        return title + (isToday ? Bundle.mj_localizedString(forKey: MJRefreshHeaderDateTodayText) : "") + formatter.string(from: time)
    }

    open override func prepare() {
        super.prepare()
        addSubview(stateText)
        addSubview(timeText)
        updateTexts()
    }

    open override func i18nDidChange() {
        updateTexts()
        super.i18nDidChange()
    }

    open override func placeSubviews() {
        super.placeSubviews()
        guard !stateText.isHidden else { return }
        let half: CGFloat = timeText.isHidden ? mj_h : mj_h / 2
        if stateText.constraints.isEmpty { stateText.frame = CGRect(x: 0, y: 0, width: mj_w, height: half) }
        if timeText.constraints.isEmpty { timeText.frame = CGRect(x: 0, y: half, width: mj_w, height: mj_h - half) }
    }

    /// The width of what is written; nil where nothing is.
    var textWidth: CGFloat? {
        let shown: [UILabel] = [stateText, timeText].filter { !$0.isHidden }
        return shown.isEmpty ? nil : shown.map { $0.mj_textWidth() }.max()
    }

    open override var state: MJRefreshState {
        didSet {
            guard state != oldValue else { return }
            stateText.text = titles[state]
            updateTime()
        }
    }
}
