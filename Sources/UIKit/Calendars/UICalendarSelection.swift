/// Which days of a calendar are chosen. Apps use one of its subclasses.
@preconcurrency @MainActor open class UICalendarSelection: NSObject {
    weak var view: UICalendarView?

    override init() { super.init() }

    /// Asks the delegate anew which days can be chosen.
    open func updateSelectableDates() { view?.updateDays() }

    func isChosen(_ day: DateComponents) -> Bool { false }
    /// Whether a tap on a day does anything.
    func canChange(_ day: DateComponents) -> Bool { true }
    func userDidTap(_ day: DateComponents) {}

    final func isSameDay(_ a: DateComponents, _ b: DateComponents) -> Bool {
        if let view { return view.isSameDay(a, b) }
        return a.era ?? b.era == b.era ?? a.era && a.year == b.year && a.month == b.month && a.day == b.day
    }
}

/// One day, or none.
open class UICalendarSelectionSingleDate: UICalendarSelection {
    open private(set) weak var delegate: (any UICalendarSelectionSingleDateDelegate)?

    public init(delegate: (any UICalendarSelectionSingleDateDelegate)?) {
        self.delegate = delegate
        super.init()
    }

    open var selectedDate: DateComponents? {
        get { selected }
        set { setSelected(newValue, animated: false) }
    }
    private var selected: DateComponents?

    /// Chooses a day. The calendar goes to its month.
    open func setSelected(_ date: DateComponents?, animated: Bool) {
        selected = date
        if let date { view?.setVisibleDateComponents(date, animated: animated) }
        view?.updateDays()
    }

    override func isChosen(_ day: DateComponents) -> Bool { selected.map { isSameDay($0, day) } ?? false }
    override func canChange(_ day: DateComponents) -> Bool { delegate?.dateSelection(self, canSelectDate: day) ?? true }

    /// The chosen day again means none, where the delegate lets it.
    override func userDidTap(_ day: DateComponents) {
        let next: DateComponents? = isChosen(day) ? nil : day
        guard next != nil || delegate?.dateSelection(self, canSelectDate: nil) ?? true else { return }
        selected = next
        delegate?.dateSelection(self, didSelectDate: next)
    }
}

@preconcurrency @MainActor public protocol UICalendarSelectionSingleDateDelegate: NSObjectProtocol {
    /// The user chose a day, or none any more.
    func dateSelection(_ selection: UICalendarSelectionSingleDate, didSelectDate dateComponents: DateComponents?)
    /// Whether a day, or none, can be chosen.
    func dateSelection(_ selection: UICalendarSelectionSingleDate, canSelectDate dateComponents: DateComponents?) -> Bool
}

extension UICalendarSelectionSingleDateDelegate {
    public func dateSelection(_ selection: UICalendarSelectionSingleDate, canSelectDate dateComponents: DateComponents?) -> Bool { true }
}

/// Any number of days.
open class UICalendarSelectionMultiDate: UICalendarSelection {
    open private(set) weak var delegate: (any UICalendarSelectionMultiDateDelegate)?

    public init(delegate: (any UICalendarSelectionMultiDateDelegate)?) {
        self.delegate = delegate
        super.init()
    }

    open var selectedDates: [DateComponents] {
        get { selected }
        set { setSelectedDates(newValue, animated: false) }
    }
    private var selected: [DateComponents] = []

    open func setSelectedDates(_ dates: [DateComponents], animated: Bool) {
        selected = dates
        view?.updateDays()
    }

    override func isChosen(_ day: DateComponents) -> Bool { selected.contains { isSameDay($0, day) } }

    override func canChange(_ day: DateComponents) -> Bool {
        guard let delegate else { return true }
        return isChosen(day) ? delegate.multiDateSelection(self, canDeselectDate: day) : delegate.multiDateSelection(self, canSelectDate: day)
    }

    override func userDidTap(_ day: DateComponents) {
        if isChosen(day) {
            selected.removeAll { isSameDay($0, day) }
            delegate?.multiDateSelection(self, didDeselectDate: day)
        } else {
            selected.append(day)
            delegate?.multiDateSelection(self, didSelectDate: day)
        }
    }
}

@preconcurrency @MainActor public protocol UICalendarSelectionMultiDateDelegate: NSObjectProtocol {
    func multiDateSelection(_ selection: UICalendarSelectionMultiDate, didSelectDate dateComponents: DateComponents)
    func multiDateSelection(_ selection: UICalendarSelectionMultiDate, didDeselectDate dateComponents: DateComponents)
    func multiDateSelection(_ selection: UICalendarSelectionMultiDate, canSelectDate dateComponents: DateComponents) -> Bool
    func multiDateSelection(_ selection: UICalendarSelectionMultiDate, canDeselectDate dateComponents: DateComponents) -> Bool
}

extension UICalendarSelectionMultiDateDelegate {
    public func multiDateSelection(_ selection: UICalendarSelectionMultiDate, canSelectDate dateComponents: DateComponents) -> Bool { true }
    public func multiDateSelection(_ selection: UICalendarSelectionMultiDate, canDeselectDate dateComponents: DateComponents) -> Bool { true }
}
