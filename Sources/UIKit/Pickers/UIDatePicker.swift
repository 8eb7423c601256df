/// Chooses a date, a time, both, or a duration: on wheels, in a calendar, or behind compact buttons that open these.
@preconcurrency @MainActor open class UIDatePicker: UIControl {
    public enum Mode: Int, Sendable {
        case time = 0, date = 1, dateAndTime = 2, countDownTimer = 3, yearAndMonth = 4
    }

    private var content: (any DatePickerContent)?

    public override init(frame: CGRect) {
        super.init(frame: frame)
        setUp()
        if frame.size == .zero { bounds.size = intrinsicContentSize }
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUp()
        decodeInterface(from: coder, as: UIDatePicker.self)
    }

    private func setUp() {
        isOpaque = false
        rebuild()
    }

    // MARK: What is chosen

    /// Default `dateAndTime`.
    open var datePickerMode: Mode = .dateAndTime {
        didSet {
            guard datePickerMode != oldValue else { return }
            rebuild()
            if datePickerMode == .countDownTimer { countDownDuration = storedDuration }
        }
    }

    /// Default now. A date beyond the limits is shown as the limit.
    open var date: Date {
        get { storedDate }
        set { setDate(newValue, animated: false) }
    }
    private var storedDate = Date()

    open func setDate(_ date: Date, animated: Bool) {
        storedDate = limited(date)
        content?.show(animated: animated)
        invalidateIntrinsicContentSize()
    }

    /// The earliest and the latest date to choose. Default nil for none; not heeded when the one lies after the other, nor for
    /// durations.
    open var minimumDate: Date? {
        didSet { limitsDidChange() }
    }
    open var maximumDate: Date? {
        didSet { limitsDidChange() }
    }

    private func limitsDidChange() {
        storedDate = limited(storedDate)
        content?.show(animated: false)
    }

    var limits: (minimum: Date?, maximum: Date?) {
        if datePickerMode == .countDownTimer { return (nil, nil) }
        if let minimumDate, let maximumDate, minimumDate > maximumDate { return (nil, nil) }
        return (minimumDate, maximumDate)
    }

    private func limited(_ date: Date) -> Date {
        var result: Date = date
        if let minimum = limits.minimum { result = max(result, minimum) }
        if let maximum = limits.maximum { result = min(result, maximum) }
        return result
    }

    /// Seconds from 60 to 23 hours 59 minutes, in the mode of that name. Default 0: nothing was chosen, and the wheels show a minute.
    open var countDownDuration: TimeInterval {
        get {
            let parts: DateComponents = wheels.calendar.dateComponents([.hour, .minute], from: storedDate)
            return datePickerMode == .countDownTimer ? TimeInterval((parts.hour ?? 0) * 3600 + (parts.minute ?? 0) * 60) : storedDuration
        }
        set {
            storedDuration = newValue
            guard datePickerMode == .countDownTimer else { return }
            let start: Date = wheels.calendar.startOfDay(for: storedDate)
            setDate(start.addingTimeInterval(max(60, min(86_340, newValue))), animated: false)
        }
    }
    private var storedDuration: TimeInterval = 0

    /// Minutes from one row of minutes to the next, a divisor of 60 up to 30. Default 1.
    open var minuteInterval: Int = 1 {
        didSet {
            if minuteInterval < 1 || minuteInterval > 30 || 60 % minuteInterval != 0 { minuteInterval = oldValue }
            if minuteInterval != oldValue { rebuild() }
        }
    }

    /// Whether a date between two steps is shown as the step before it. Default true. The wheels have steps alone in any case.
    open var roundsToMinuteInterval: Bool = true { didSet { if roundsToMinuteInterval != oldValue { rebuild() } } }

    /// The date as it is shown: down to the minutes there are to choose. `date` stays what it was set to.
    var shownDate: Date {
        guard roundsToMinuteInterval, minuteInterval > 1, datePickerMode == .time || datePickerMode == .dateAndTime else { return date }
        let over: Int = wheels.calendar.component(.minute, from: date) % minuteInterval
        return date.addingTimeInterval(TimeInterval(-60 * over))
    }

    // MARK: How

    /// Default nil: the current one.
    open var locale: Locale? {
        didSet { rebuild() }
    }
    /// Default the current one.
    open var calendar: Calendar! = .current {
        didSet { rebuild() }
    }
    /// Default nil: the calendar's.
    open var timeZone: TimeZone? {
        didSet { rebuild() }
    }

    /// Default `automatic`: wheels for durations, compact otherwise.
    open var preferredDatePickerStyle: UIDatePickerStyle = .automatic {
        didSet { if preferredDatePickerStyle != oldValue { rebuild() } }
    }

    // MARK: Values that only key-value coding reaches

    /// Of the wheels' rows, of days and of the words of compact pickers, where they have no other for a reason. Nil: the label colour.
    var textColor: UIColor? { didSet { if textColor != oldValue { rebuild() } } }
    /// Whether today stands out among the days. Default true.
    var highlightsToday = true { didSet { if highlightsToday != oldValue { rebuild() } } }

    // MARK: Style

    /// The style in use.
    open var datePickerStyle: UIDatePickerStyle {
        switch preferredDatePickerStyle {
        case .automatic: datePickerMode == .countDownTimer || datePickerMode == .yearAndMonth ? .wheels : .compact
        case .inline where datePickerMode == .countDownTimer || datePickerMode == .yearAndMonth: .wheels
        case .compact where datePickerMode == .countDownTimer || datePickerMode == .yearAndMonth: .wheels
        default: preferredDatePickerStyle
        }
    }

    var wheels: DateWheels {
        var calendar: Calendar = self.calendar ?? .current
        if let locale { calendar.locale = locale }
        if let timeZone { calendar.timeZone = timeZone }
        return DateWheels(
            mode: datePickerMode, calendar: calendar, locale: locale ?? calendar.locale ?? .current, minuteInterval: minuteInterval,
            today: Date())
    }

    private func rebuild() {
        content?.removeFromSuperview()
        let made: any DatePickerContent =
            switch datePickerStyle {
            case .compact: CompactDateView(self)
            case .inline: datePickerMode == .time ? CompactDateView(self) : InlineDateView(self)
            default: DateWheelsView(self)
            }
        content = made
        addSubview(made)
        made.show(animated: false)
        hugging =
            datePickerStyle == .compact
            ? AxisPriorities(horizontal: .defaultHigh, vertical: .defaultHigh) : AxisPriorities(horizontal: .defaultLow, vertical: .defaultLow)
        invalidateIntrinsicContentSize()
        setNeedsLayout()
    }

    /// The user chose a date.
    func userDidChoose(_ date: Date) {
        let chosen: Date = limited(date)
        let changed: Bool = chosen != storedDate
        storedDate = chosen
        content?.show(animated: true)
        invalidateIntrinsicContentSize()
        if changed { send([.valueChanged, .primaryActionTriggered], with: nil) }
    }

    override func stateDidChange() {
        super.stateDidChange()
        content?.isUserInteractionEnabled = isEnabled
        content?.alpha = isEnabled ? 1 : 0.5
    }

    // MARK: Layout

    open dynamic override var intrinsicContentSize: CGSize { content?.fittingSize ?? .zero }
    open dynamic override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

    open dynamic override func layoutSubviews() {
        super.layoutSubviews()
        content?.frame = bounds
    }

    open override func tintColorDidChange() {
        super.tintColorDidChange()
        content?.show(animated: false)
    }
}

/// How a date picker looks.
public enum UIDatePickerStyle: Int, Sendable {
    case automatic = 0, wheels = 1, compact = 2, inline = 3
}

/// A view that shows a date picker's date and lets the user change it.
@MainActor protocol DatePickerContent: UIView {
    /// Shows the picker's date as it is now.
    func show(animated: Bool)
    var fittingSize: CGSize { get }
}
