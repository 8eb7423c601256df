/// A calendar of one month at a time, with decorations below days, and one day, several or none chosen.
@preconcurrency @MainActor open class UICalendarView: UIView {
    private var month: CalendarMonthView?
    private var decorations: [DateComponents: Decoration] = [:]
    /// Days whose decoration is known to be none.
    private var undecorated: Set<DateComponents> = []

    open weak var delegate: (any UICalendarViewDelegate)? { didSet { decorationsDidChange() } }

    /// Which days are chosen, and may be; nil: none can be.
    open var selectionBehavior: UICalendarSelection? {
        didSet {
            if oldValue !== selectionBehavior { oldValue?.view = nil }
            selectionBehavior?.view = self
            updateDays()
        }
    }

    /// Default: the user's calendar.
    open var calendar: Calendar = .current { didSet { styleDidChange() } }
    /// Default: the user's locale.
    open var locale: Locale = .current { didSet { styleDidChange() } }
    /// nil: the calendar's own.
    open var timeZone: TimeZone? { didSet { styleDidChange() } }
    /// The design of the font that days are set in. Default: the system font's own.
    open var fontDesign: UIFontDescriptor.SystemDesign = .default { didSet { updateDays() } }

    /// The days that can be shown. Default: all.
    open var availableDateRange = DateInterval(start: .distantPast, end: .distantFuture) {
        didSet {
            month?.limits = limits
            updateDays()
        }
    }

    /// Whether the view asks its delegate for decorations, and has room for them. Default true.
    open var wantsDateDecorations = true {
        didSet {
            guard wantsDateDecorations != oldValue else { return }
            invalidateIntrinsicContentSize()
            decorationsDidChange()
        }
    }

    /// Year and month that are shown, by the calendar. Default: this month's.
    open var visibleDateComponents: DateComponents {
        get { style.calendar.dateComponents([.calendar, .era, .year, .month], from: shownMonth.month.start) }
        set { setVisibleDateComponents(newValue, animated: false) }
    }

    open func setVisibleDateComponents(_ dateComponents: DateComponents, animated: Bool) {
        guard let date = style.calendar.date(from: dateComponents) else { return }
        shownMonth.show(monthOf: date, animated: animated)
    }

    /// Asks the delegate anew for the decorations of some days.
    open func reloadDecorations(forDateComponents dates: [DateComponents], animated: Bool) {
        for date in dates.compactMap(day(of:)) {
            decorations[date] = nil
            undecorated.remove(date)
        }
        updateDays()
    }

    public override init(frame: CGRect) {
        super.init(frame: frame)
        isOpaque = false
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        decodeInterface(from: coder, as: UICalendarView.self)
    }

    // MARK: Days

    private var style: CalendarMonthView.Style {
        var calendar: Calendar = calendar
        calendar.locale = locale
        if let timeZone { calendar.timeZone = timeZone }
        return CalendarMonthView.Style(calendar: calendar, locale: locale)
    }

    private var limits: (minimum: Date?, maximum: Date?) {
        (availableDateRange.start == .distantPast ? nil : availableDateRange.start, availableDateRange.end == .distantFuture ? nil : availableDateRange.end)
    }

    private var shownMonth: CalendarMonthView {
        if let month { return month }
        let made = CalendarMonthView(style, showing: Date())
        month = made
        made.limits = limits
        made.rowHeight = rowHeight
        made.onUpdate = { [weak self] in self?.update($0) }
        made.onChoose = { [weak self] in self?.choose($0) }
        made.onTurn = { [weak self] in self?.didTurn(from: $0) }
        addSubview(made)
        made.updateDays()
        return made
    }

    /// A day as it is handed to delegates: with the calendar, the era, year, month and day.
    func components(of date: Date) -> DateComponents { style.calendar.dateComponents([.calendar, .era, .year, .month, .day], from: date) }

    private func day(of given: DateComponents) -> DateComponents? { style.calendar.date(from: given).map(components(of:)) }

    /// Whether both mean the same day.
    func isSameDay(_ a: DateComponents, _ b: DateComponents) -> Bool {
        guard let (first, second) = style.calendar.date(from: a).flatMap({ first in style.calendar.date(from: b).map { (first, $0) } }) else { return false }
        return style.calendar.isDate(first, inSameDayAs: second)
    }

    private func update(_ day: DayButton) {
        let components: DateComponents = components(of: day.date)
        day.isSelected = selectionBehavior?.isChosen(components) ?? false
        day.isToday = style.calendar.isDateInToday(day.date)
        let interval: DateInterval? = style.calendar.dateInterval(of: .day, for: day.date)
        let isAvailable: Bool = interval.map { $0.end > availableDateRange.start && $0.start <= availableDateRange.end } ?? false
        day.isEnabled = isAvailable && (selectionBehavior?.canChange(components) ?? true)
        day.isUserInteractionEnabled = selectionBehavior != nil
        day.hasRoomForDecoration = wantsDateDecorations
        day.fontDesign = fontDesign
        day.decoration = isAvailable ? decoration(for: components)?.view : nil
    }

    private func decoration(for day: DateComponents) -> Decoration? {
        guard wantsDateDecorations, let delegate, !undecorated.contains(day) else { return nil }
        if let known = decorations[day] { return known }
        let made: Decoration? = delegate.calendarView(self, decorationFor: day)
        decorations[day] = made
        if made == nil { undecorated.insert(day) }
        return made
    }

    private func choose(_ day: DayButton) {
        selectionBehavior?.userDidTap(components(of: day.date))
        updateDays()
    }

    private func didTurn(from date: Date) {
        delegate?.calendarView(self, didChangeVisibleDateComponentsFrom: style.calendar.dateComponents([.calendar, .era, .year, .month], from: date))
    }

    func updateDays() { month?.updateDays() }

    private func decorationsDidChange() {
        decorations = [:]
        undecorated = []
        month?.rowHeight = rowHeight
        updateDays()
    }

    private func styleDidChange() {
        month?.adopt(style)
        decorationsDidChange()
    }

    // MARK: Layout

    private var rowHeight: CGFloat { 44 + (wantsDateDecorations ? DayButton.decorationHeight : 0) }

    /// The width that a calendar has where nothing says another: the inline date picker's.
    private static let naturalWidth: CGFloat = 320

    open dynamic override var intrinsicContentSize: CGSize { CGSize(width: Self.naturalWidth, height: CalendarMonthView.height(rows: 6, rowHeight: rowHeight)) }

    open dynamic override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: max(size.width, Self.naturalWidth), height: intrinsicContentSize.height) }

    open dynamic override func layoutSubviews() {
        super.layoutSubviews()
        shownMonth.frame = bounds
    }
}

/// Gives a calendar's days their decorations.
@preconcurrency @MainActor public protocol UICalendarViewDelegate: NSObjectProtocol {
    /// The decoration below a day; nil for none. The components have the calendar, the era, year, month and day.
    func calendarView(_ calendarView: UICalendarView, decorationFor dateComponents: DateComponents) -> UICalendarView.Decoration?
    /// The user went to another month.
    func calendarView(_ calendarView: UICalendarView, didChangeVisibleDateComponentsFrom previousDateComponents: DateComponents)
}

extension UICalendarViewDelegate {
    public func calendarView(_ calendarView: UICalendarView, decorationFor dateComponents: DateComponents) -> UICalendarView.Decoration? { nil }
    public func calendarView(_ calendarView: UICalendarView, didChangeVisibleDateComponentsFrom previousDateComponents: DateComponents) {}
}
