import UIKit

/// The names of the months, of which the one in the middle is seen best.
@preconcurrency @MainActor open class FSCalendarHeaderView: UIView {
    open weak var calendar: FSCalendar!
    /// Whether the names beside the one in the middle are seen.
    open var scrollEnabled = true {
        didSet { setNeedsLayout() }
    }
    private var labels: [UILabel] = (0..<3).map { _ in UILabel() }

    open func reloadData() { setNeedsLayout() }
    open func configureAppearance() { setNeedsLayout() }

    open override func layoutSubviews() {
        super.layoutSubviews()
        guard let calendar else { return }
        clipsToBounds = true
        let appearance: FSCalendarAppearance = calendar.appearance
        let offset: CGFloat = calendar.pageOffset
        let middle = Int(offset.rounded())
        let isHorizontal: Bool = calendar.scrollDirection == .horizontal
        let step: CGFloat = isHorizontal ? bounds.width / 2 : bounds.height
        for (index, label) in labels.enumerated() {
            if label.superview == nil {
                label.numberOfLines = 0
                addSubview(label)
            }
            let page: Int = middle + index - 1
            let distance: CGFloat = CGFloat(page) - offset
            (label.font, label.textColor, label.textAlignment) = (appearance.headerTitleFont, appearance.headerTitleColor, appearance.headerTitleAlignment)
            label.text = calendar.headerTitle(ofPage: page)
            let origin = CGPoint(x: isHorizontal ? bounds.width / 4 + distance * step : 0, y: bounds.height * 0.1 + (isHorizontal ? 0 : distance * step))
            label.frame = CGRect(origin: origin, size: CGSize(width: isHorizontal ? step : bounds.width, height: bounds.height * 0.9))
                .offsetBy(dx: appearance.headerTitleOffset.x, dy: appearance.headerTitleOffset.y)
            let dissolved: CGFloat = 1 - (1 - appearance.headerMinimumDissolvedAlpha) * abs(distance)
            label.alpha = scrollEnabled ? max(dissolved, 0) : abs(distance) < 0.5 ? 1 : 0
        }
    }
}

/// The names of a week's days.
@preconcurrency @MainActor open class FSCalendarWeekdayView: UIView {
    open weak var calendar: FSCalendar!
    public let weekdayLabels: [UILabel] = (0..<7).map { _ in UILabel() }

    public override init(frame: CGRect) {
        super.init(frame: frame)
        prepare()
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        prepare()
    }

    private func prepare() {
        for label in weekdayLabels {
            label.textAlignment = .center
            addSubview(label)
        }
    }

    open func configureAppearance() {
        guard let calendar else { return }
        let options: FSCalendarCaseOptions = calendar.appearance.caseOptions
        let isSingle: Bool = options.contains(.weekdayUsesSingleUpperCase)
        let dates: Calendar = calendar.dates
        let symbols: [String] = isSingle ? dates.veryShortStandaloneWeekdaySymbols : dates.shortStandaloneWeekdaySymbols
        for (index, label) in weekdayLabels.enumerated() {
            let symbol: String = symbols[(index + dates.firstWeekday - 1) % 7]
            (label.font, label.textColor) = (calendar.appearance.weekdayFont, calendar.appearance.weekdayTextColor)
            label.text = isSingle || options.contains(.weekdayUsesUpperCase) ? symbol.uppercased() : symbol
        }
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        var x: CGFloat = 0
        for (label, width) in zip(weekdayLabels, HalfPoints.parts(of: bounds.width, count: 7)) {
            label.frame = CGRect(x: x, y: 0, width: width, height: bounds.height)
            x += width
        }
    }
}
