/// A date picker as a calendar of one month, with the time below where it is chosen too.
final class InlineDateView: UIView, DatePickerContent {
    private weak var owner: UIDatePicker?
    private let model: DateWheels
    private let month: CalendarMonthView
    private let timeLabel = UILabel()
    private var time: CompactTimeField?

    private static let size = CGSize(width: 320, height: 332)
    private static let timeHeight: CGFloat = 50
    private static let inset: CGFloat = 12

    init(_ owner: UIDatePicker) {
        self.owner = owner
        model = owner.wheels
        month = CalendarMonthView(CalendarMonthView.Style(calendar: model.calendar, locale: model.locale), showing: owner.date)
        super.init(frame: .zero)
        isOpaque = false
        addSubview(month)
        month.titleColor = owner.textColor
        month.onUpdate = { [weak self] in self?.update($0) }
        month.onChoose = { [weak self] in self?.choose($0.date) }
        if owner.datePickerMode == .dateAndTime {
            timeLabel.text = SystemText.localized("Time")
            timeLabel.font = .systemFont(ofSize: 17)
            timeLabel.textColor = owner.textColor
            let field = CompactTimeField(owner)
            addSubview(timeLabel)
            addSubview(field)
            time = field
        }
        month.updateDays()
    }

    required init?(coder: NSCoder) {
        preconditionFailure("calendars are made by date pickers")
    }

    var fittingSize: CGSize {
        CGSize(width: Self.size.width, height: Self.size.height + (time == nil ? 0 : Self.timeHeight))
    }

    func show(animated: Bool) {
        guard let owner else { return }
        month.limits = owner.limits
        month.show(monthOf: owner.date)
        time?.picker.setDate(owner.date, animated: animated)
        month.updateDays()
    }

    private func update(_ day: DayButton) {
        guard let owner else { return }
        let calendar: Calendar = model.calendar
        day.isSelected = calendar.isDate(day.date, inSameDayAs: owner.date)
        day.textColor = owner.textColor
        day.isToday = owner.highlightsToday && calendar.isDate(day.date, inSameDayAs: model.today)
        day.isEnabled = isPossible(calendar.dateInterval(of: .day, for: day.date))
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

    override func layoutSubviews() {
        super.layoutSubviews()
        let room: CGRect = bounds.insetBy(dx: Self.inset, dy: 0)
        let bottom: CGFloat = bounds.height - (time == nil ? 0 : Self.timeHeight)
        month.frame = CGRect(x: 0, y: 0, width: bounds.width, height: bottom)
        guard let time else { return }
        let size: CGSize = time.picker.intrinsicContentSize
        let label: CGSize = timeLabel.intrinsicContentSize
        let timeX: CGFloat = isRightToLeft ? room.minX : room.maxX - size.width
        time.frame = CGRect(x: timeX, y: bottom + (Self.timeHeight - size.height) / 2, width: size.width, height: size.height)
        let labelX: CGFloat = isRightToLeft ? room.maxX - label.width - 8 : room.minX + 8
        timeLabel.frame = pixelAligned(CGRect(x: labelX, y: bottom + (Self.timeHeight - label.height) / 2, width: label.width, height: label.height))
    }
}
