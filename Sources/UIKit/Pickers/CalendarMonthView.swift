/// A month as a calendar shows it: its name, arrows to the months around it, the weekdays, and a button for each day.
final class CalendarMonthView: UIView {
    /// How dates are counted and written.
    @MainActor struct Style {
        /// With the locale and the time zone to count in.
        var calendar: Calendar
        var locale: Locale

        func formatter(_ template: String) -> DateFormatter {
            DateWheels(mode: .date, calendar: calendar, locale: locale, today: .distantPast).formatter(template)
        }
    }

    private(set) var style: Style
    private(set) var month: MonthGrid
    /// No month that lies outside of these is shown.
    var limits: (minimum: Date?, maximum: Date?) = (nil, nil) { didSet { updateArrows() } }
    /// Called with each day's button when it is made and when `updateDays()` is called.
    var onUpdate: (DayButton) -> Void = { _ in }
    var onChoose: (DayButton) -> Void = { _ in }
    /// Called after the user went to another month, with the first moment of the one before.
    var onTurn: (Date) -> Void = { _ in }
    /// How high a row of days is at most, in points.
    var rowHeight: CGFloat = 44 { didSet { setNeedsLayout() } }

    /// Of the month's name. Nil: the label colour.
    var titleColor: UIColor? {
        get { title.textColor }
        set { title.textColor = newValue }
    }

    private let title = MonthButton()
    /// Months and years on wheels, in place of the days while the title is open.
    private var months: UIDatePicker?
    private let back = UIButton(type: .system)
    private let forward = UIButton(type: .system)
    private var weekdays: [UILabel] = []
    private(set) var days: [DayButton] = []

    static let headerHeight: CGFloat = 44
    private static let weekdayHeight: CGFloat = 22
    private static let gap: CGFloat = 2
    private static let inset: CGFloat = 12

    init(_ style: Style, showing date: Date) {
        self.style = style
        month = MonthGrid(containing: date, calendar: style.calendar, locale: style.locale)
        super.init(frame: .zero)
        isOpaque = false
        title.addAction(UIAction { [weak self] _ in self?.toggleMonths() }, for: .touchUpInside)
        addSubview(title)
        for (button, name, step, words) in [(back, "chevron.backward", -1, "Previous Month"), (forward, "chevron.forward", 1, "Next Month")] {
            let symbol = UIImage.SymbolConfiguration(pointSize: 20, weight: .medium)
            button.setImage(UIImage(systemName: name, withConfiguration: symbol), for: .normal)
            button.accessibilityLabel = SystemText.localized(words)
            button.addAction(UIAction { [weak self] _ in self?.turn(by: step) }, for: .touchUpInside)
            addSubview(button)
        }
        showWeekdays()
        showMonth()
    }

    required init?(coder: NSCoder) { preconditionFailure("months are made by calendars") }

    /// The height of a month with so many rows of days.
    static func height(rows: Int, rowHeight: CGFloat) -> CGFloat { headerHeight + weekdayHeight + gap + CGFloat(rows) * rowHeight }

    /// Counts and writes dates in another way.
    func adopt(_ style: Style) {
        self.style = style
        month = MonthGrid(containing: month.start, calendar: style.calendar, locale: style.locale)
        showWeekdays()
        showMonth()
    }

    // MARK: Months

    /// Shows the month of `date`, moving there when it is another one and `animated`.
    func show(monthOf date: Date, animated: Bool = false) {
        let next = MonthGrid(containing: date, calendar: style.calendar, locale: style.locale)
        guard next != month else { return }
        let isLater: Bool = next.start > month.start
        month = next
        showMonth()
        guard animated else { return }
        let push = CATransition()
        push.type = .push
        push.subtype = isLater != isRightToLeft ? .fromRight : .fromLeft
        push.duration = 0.25
        grid.layer.add(push, forKey: "month")
    }

    private func turn(by months: Int) {
        guard let next = style.calendar.date(byAdding: .month, value: months, to: month.start) else { return }
        userDidTurn { show(monthOf: next, animated: true) }
    }

    private func userDidTurn(_ change: () -> Void) {
        let before: Date = month.start
        change()
        if month.start != before { onTurn(before) }
    }

    /// Shows wheels for month and year instead of the days, or the days again.
    private func toggleMonths() {
        title.isOpen.toggle()
        if let months {
            months.removeFromSuperview()
            self.months = nil
        } else {
            let picker = UIDatePicker(frame: .zero)
            picker.datePickerMode = .yearAndMonth
            picker.locale = style.locale
            picker.calendar = style.calendar
            picker.timeZone = style.calendar.timeZone
            (picker.minimumDate, picker.maximumDate) = limits
            picker.date = month.start
            picker.addAction(
                UIAction { [weak self, weak picker] _ in
                    guard let self, let picker else { return }
                    self.userDidTurn { self.show(monthOf: picker.date) }
                }, for: .valueChanged)
            addSubview(picker)
            months = picker
        }
        for view in [grid, back, forward] + weekdays { view.isHidden = months != nil }
        setNeedsLayout()
    }

    /// Holds the days, so that they move together.
    private lazy var grid: UIView = {
        let view = UIView()
        view.isOpaque = false
        view.clipsToBounds = true
        addSubview(view)
        return view
    }()

    private func showWeekdays() {
        for label in weekdays { label.removeFromSuperview() }
        weekdays = month.weekdays.map { name in
            let label = UILabel()
            label.text = name
            label.font = .systemFont(ofSize: 13, weight: .semibold)
            label.textColor = .tertiaryLabel
            label.textAlignment = .center
            label.isAccessibilityElement = false
            addSubview(label)
            return label
        }
    }

    private func showMonth() {
        title.text = style.formatter("yMMMM").string(from: month.start)
        for day in days { day.removeFromSuperview() }
        let names: DateFormatter = style.formatter("EEEEMMMMd")
        let numbers = NumberFormatter()
        numbers.locale = style.locale
        days = month.days.enumerated().compactMap { index, date in
            guard let date else { return nil }
            let number: Int = style.calendar.component(.day, from: date)
            let button = DayButton(date, cell: index, text: numbers.string(from: NSNumber(value: number)) ?? "\(number)")
            button.accessibilityLabel = names.string(from: date)
            button.addAction(UIAction { [weak self, weak button] _ in if let button { self?.onChoose(button) } }, for: .touchUpInside)
            grid.addSubview(button)
            return button
        }
        updateArrows()
        updateDays()
        setNeedsLayout()
    }

    /// Has every day's button brought up to date.
    func updateDays() {
        for day in days { onUpdate(day) }
        setNeedsLayout()
    }

    private func updateArrows() {
        back.isEnabled = limits.minimum.map { $0 < month.start } ?? true
        let next: Date? = style.calendar.date(byAdding: .month, value: 1, to: month.start)
        forward.isEnabled = limits.maximum.map { maximum in next.map { $0 <= maximum } ?? true } ?? true
    }

    override func tintColorDidChange() {
        super.tintColorDidChange()
        for day in days { day.update() }
    }

    // MARK: Layout

    override func layoutSubviews() {
        super.layoutSubviews()
        let room: CGRect = bounds.insetBy(dx: Self.inset, dy: 0)
        layOutHeader(in: room)
        let column: CGFloat = room.width / 7
        for (index, label) in weekdays.enumerated() {
            label.frame = CGRect(x: left(of: index, column, in: room), y: Self.headerHeight, width: column, height: Self.weekdayHeight)
        }
        let top: CGFloat = Self.headerHeight + Self.weekdayHeight + Self.gap
        grid.frame = CGRect(x: 0, y: top, width: bounds.width, height: max(0, bounds.height - top))
        months?.frame = CGRect(x: room.minX, y: Self.headerHeight, width: room.width, height: max(0, bounds.height - Self.headerHeight))
        let row: CGFloat = min(rowHeight, grid.bounds.height / 6)
        for day in days {
            day.frame = CGRect(x: left(of: day.cell % 7, column, in: room), y: CGFloat(day.cell / 7) * row, width: column, height: row)
        }
    }

    private func layOutHeader(in room: CGRect) {
        let words: CGSize = title.fittingSize
        let titleX: CGFloat = isRightToLeft ? room.maxX - words.width - 8 : room.minX + 8
        title.frame = pixelAligned(CGRect(x: titleX, y: (Self.headerHeight - words.height) / 2, width: words.width, height: words.height))
        let side: CGFloat = 44
        let (first, second): (UIButton, UIButton) = isRightToLeft ? (forward, back) : (back, forward)
        let edge: CGFloat = isRightToLeft ? room.minX : room.maxX - 2 * side
        first.frame = CGRect(x: edge, y: 0, width: side, height: Self.headerHeight)
        second.frame = CGRect(x: edge + side, y: 0, width: side, height: Self.headerHeight)
    }

    private func left(of column: Int, _ width: CGFloat, in room: CGRect) -> CGFloat {
        isRightToLeft ? room.maxX - CGFloat(column + 1) * width : room.minX + CGFloat(column) * width
    }
}
