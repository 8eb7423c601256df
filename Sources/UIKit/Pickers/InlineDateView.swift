/// A date picker as a calendar of one month, with the time below where it is chosen too.
final class InlineDateView: UIView, DatePickerContent {
    private weak var owner: UIDatePicker?
    private let model: DateWheels
    private var month: MonthGrid
    private let title = MonthButton()
    /// Months and years on wheels, in place of the days while the title is open.
    private var months: UIDatePicker?
    private let back = UIButton(type: .system)
    private let forward = UIButton(type: .system)
    private var weekdays: [UILabel] = []
    private var days: [DayButton] = []
    private let timeLabel = UILabel()
    private var time: CompactTimeField?

    private static let size = CGSize(width: 320, height: 332)
    private static let headerHeight: CGFloat = 44
    private static let weekdayHeight: CGFloat = 22
    private static let timeHeight: CGFloat = 50
    private static let inset: CGFloat = 12

    init(_ owner: UIDatePicker) {
        self.owner = owner
        model = owner.wheels
        month = MonthGrid(containing: owner.date, calendar: model.calendar, locale: model.locale)
        super.init(frame: .zero)
        isOpaque = false
        title.addAction(UIAction { [weak self] _ in self?.toggleMonths() }, for: .touchUpInside)
        addSubview(title)
        for (button, name, step, words) in [(back, "chevron.left", -1, "Previous Month"), (forward, "chevron.right", 1, "Next Month")] {
            let symbol = UIImage.SymbolConfiguration(pointSize: 20, weight: .medium)
            button.setImage(UIImage(systemName: name, withConfiguration: symbol), for: .normal)
            button.accessibilityLabel = words
            button.addAction(UIAction { [weak self] _ in self?.turn(by: step) }, for: .touchUpInside)
            addSubview(button)
        }
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
        if owner.datePickerMode == .dateAndTime {
            timeLabel.text = LanguageSettings.shown("Time")
            timeLabel.font = .systemFont(ofSize: 17)
            let field = CompactTimeField(owner)
            addSubview(timeLabel)
            addSubview(field)
            time = field
        }
        showMonth()
    }

    required init?(coder: NSCoder) {
        preconditionFailure("calendars are made by date pickers")
    }

    var fittingSize: CGSize {
        CGSize(width: Self.size.width, height: Self.size.height + (time == nil ? 0 : Self.timeHeight))
    }

    func show(animated: Bool) {
        guard let owner else { return }
        if !model.calendar.isDate(owner.date, equalTo: month.start, toGranularity: .month) {
            month = MonthGrid(containing: owner.date, calendar: model.calendar, locale: model.locale)
            showMonth()
        }
        time?.picker.setDate(owner.date, animated: animated)
        updateDays()
    }

    private func turn(by months: Int) {
        guard let next = model.calendar.date(byAdding: .month, value: months, to: month.start) else { return }
        month = MonthGrid(containing: next, calendar: model.calendar, locale: model.locale)
        showMonth()
        updateDays()
        let fade = CATransition()
        fade.type = .push
        fade.subtype = (months > 0) != isRightToLeft ? .fromRight : .fromLeft
        fade.duration = 0.25
        grid.layer.add(fade, forKey: "month")
    }

    /// Shows wheels for month and year instead of the days, or the days again.
    private func toggleMonths() {
        title.isOpen.toggle()
        if let months {
            months.removeFromSuperview()
            self.months = nil
        } else if let owner {
            let picker = UIDatePicker(frame: .zero)
            picker.datePickerMode = .yearAndMonth
            picker.locale = owner.locale
            picker.calendar = owner.calendar
            picker.timeZone = owner.timeZone
            picker.minimumDate = owner.minimumDate
            picker.maximumDate = owner.maximumDate
            picker.date = month.start
            picker.addAction(UIAction { [weak self, weak picker] _ in
                if let picker { self?.show(monthOf: picker.date) }
            }, for: .valueChanged)
            addSubview(picker)
            months = picker
        }
        for view in [grid, back, forward] + weekdays { view.isHidden = months != nil }
        setNeedsLayout()
    }

    private func show(monthOf date: Date) {
        month = MonthGrid(containing: date, calendar: model.calendar, locale: model.locale)
        showMonth()
        updateDays()
    }

    /// Holds the days, so that they move together.
    private lazy var grid: UIView = {
        let view = UIView()
        view.isOpaque = false
        view.clipsToBounds = true
        addSubview(view)
        return view
    }()

    private func showMonth() {
        title.text = model.formatter("yMMMM").string(from: month.start)
        for day in days { day.removeFromSuperview() }
        let names: DateFormatter = model.formatter("EEEEMMMMd")
        let numbers = NumberFormatter()
        numbers.locale = model.locale
        days = month.days.enumerated().compactMap { index, date in
            guard let date else { return nil }
            let number: Int = model.calendar.component(.day, from: date)
            let button = DayButton(date, cell: index, text: numbers.string(from: NSNumber(value: number)) ?? "\(number)")
            button.accessibilityLabel = names.string(from: date)
            button.addAction(UIAction { [weak self] _ in self?.choose(date) }, for: .touchUpInside)
            grid.addSubview(button)
            return button
        }
        setNeedsLayout()
    }

    private func updateDays() {
        guard let owner else { return }
        let calendar: Calendar = model.calendar
        for day in days {
            day.isSelected = calendar.isDate(day.date, inSameDayAs: owner.date)
            day.isToday = calendar.isDate(day.date, inSameDayAs: model.today)
            day.isEnabled = isPossible(calendar.dateInterval(of: .day, for: day.date))
        }
        back.isEnabled = owner.limits.minimum.map { $0 < month.start } ?? true
        let next: Date? = calendar.date(byAdding: .month, value: 1, to: month.start)
        forward.isEnabled = owner.limits.maximum.map { maximum in next.map { $0 <= maximum } ?? true } ?? true
    }

    private func isPossible(_ day: DateInterval?) -> Bool {
        guard let owner, let day else { return false }
        if let minimum = owner.limits.minimum, day.end <= minimum { return false }
        if let maximum = owner.limits.maximum, day.start > maximum { return false }
        return true
    }

    /// The day with the time of day as it is.
    private func choose(_ day: Date) {
        guard let owner else { return }
        let calendar: Calendar = model.calendar
        let now: DateComponents = calendar.dateComponents([.hour, .minute, .second], from: owner.date)
        let chosen: Date? = calendar.date(bySettingHour: now.hour ?? 0, minute: now.minute ?? 0, second: now.second ?? 0, of: day)
        owner.userDidChoose(chosen ?? day)
    }

    override func tintColorDidChange() {
        super.tintColorDidChange()
        for day in days { day.update() }
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let room: CGRect = bounds.insetBy(dx: Self.inset, dy: 0)
        let words: CGSize = title.fittingSize
        let titleX: CGFloat = isRightToLeft ? room.maxX - words.width - 8 : room.minX + 8
        title.frame = pixelAligned(CGRect(x: titleX, y: (Self.headerHeight - words.height) / 2, width: words.width, height: words.height))
        let side: CGFloat = 44
        let (first, second): (UIButton, UIButton) = isRightToLeft ? (forward, back) : (back, forward)
        let edge: CGFloat = isRightToLeft ? room.minX : room.maxX - 2 * side
        first.frame = CGRect(x: edge, y: 0, width: side, height: Self.headerHeight)
        second.frame = CGRect(x: edge + side, y: 0, width: side, height: Self.headerHeight)
        let column: CGFloat = room.width / 7
        for (index, label) in weekdays.enumerated() {
            label.frame = CGRect(x: left(of: index, column, in: room), y: Self.headerHeight, width: column, height: Self.weekdayHeight)
        }
        let top: CGFloat = Self.headerHeight + Self.weekdayHeight + 2
        let bottom: CGFloat = bounds.height - (time == nil ? 0 : Self.timeHeight)
        grid.frame = CGRect(x: 0, y: top, width: bounds.width, height: max(0, bottom - top))
        months?.frame = CGRect(x: room.minX, y: Self.headerHeight, width: room.width, height: max(0, bottom - Self.headerHeight))
        let row: CGFloat = min(44, grid.bounds.height / 6)
        for day in days {
            day.frame = CGRect(x: left(of: day.cell % 7, column, in: room), y: CGFloat(day.cell / 7) * row, width: column, height: row)
        }
        guard let time else { return }
        let size: CGSize = time.picker.intrinsicContentSize
        let label: CGSize = timeLabel.intrinsicContentSize
        let timeX: CGFloat = isRightToLeft ? room.minX : room.maxX - size.width
        time.frame = CGRect(x: timeX, y: bottom + (Self.timeHeight - size.height) / 2, width: size.width, height: size.height)
        let labelX: CGFloat = isRightToLeft ? room.maxX - label.width - 8 : room.minX + 8
        timeLabel.frame = pixelAligned(CGRect(x: labelX, y: bottom + (Self.timeHeight - label.height) / 2, width: label.width, height: label.height))
    }

    private func left(of column: Int, _ width: CGFloat, in room: CGRect) -> CGFloat {
        isRightToLeft ? room.maxX - CGFloat(column + 1) * width : room.minX + CGFloat(column) * width
    }
}

/// The time below a calendar: a compact picker of its own.
final class CompactTimeField: UIView {
    let picker = UIDatePicker(frame: .zero)

    init(_ owner: UIDatePicker) {
        super.init(frame: .zero)
        isOpaque = false
        picker.datePickerMode = .time
        picker.preferredDatePickerStyle = .compact
        picker.locale = owner.locale
        picker.calendar = owner.calendar
        picker.timeZone = owner.timeZone
        picker.minuteInterval = owner.minuteInterval
        picker.date = owner.date
        picker.addAction(UIAction { [weak owner, weak picker] _ in
            if let picker { owner?.userDidChoose(picker.date) }
        }, for: .valueChanged)
        addSubview(picker)
    }

    required init?(coder: NSCoder) {
        preconditionFailure("times are made by calendars")
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        picker.frame = bounds
    }
}

/// A day of a calendar.
final class DayButton: UIControl {
    let date: Date
    let cell: Int
    private let disc = UIView()
    private let label = UILabel()
    var isToday = false { didSet { update() } }

    init(_ date: Date, cell: Int, text: String) {
        self.date = date
        self.cell = cell
        super.init(frame: .zero)
        isOpaque = false
        label.text = text
        label.textAlignment = .center
        for view in [disc, label] {
            view.isUserInteractionEnabled = false
            addSubview(view)
        }
        isAccessibilityElement = true
        accessibilityTraits = .button
        update()
    }

    required init?(coder: NSCoder) {
        preconditionFailure("days are made by calendars")
    }

    func update() {
        label.font = isSelected ? .systemFont(ofSize: 24, weight: .medium) : .systemFont(ofSize: 20)
        let plain: UIColor = isToday ? tintColor : .label
        // The chosen day stands on a pale disc; today, when it is the chosen one, on a full one.
        label.textColor = !isEnabled ? .tertiaryLabel : isSelected ? (isToday ? .white : tintColor) : plain
        disc.isHidden = !isSelected
        disc.backgroundColor = isToday ? tintColor : tintColor.withAlphaComponent(0.18)
        accessibilityTraits = isSelected ? [.button, .selected] : isEnabled ? .button : [.button, .notEnabled]
    }

    override func stateDidChange() {
        super.stateDidChange()
        update()
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        label.frame = bounds
        let side: CGFloat = min(44, bounds.width, bounds.height)
        disc.frame = CGRect(x: bounds.midX - side / 2, y: bounds.midY - side / 2, width: side, height: side)
        disc.layer.cornerRadius = side / 2
    }
}
