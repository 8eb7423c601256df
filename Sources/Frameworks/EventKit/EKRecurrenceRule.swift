/// How an item happens again.
open class EKRecurrenceRule: EKObject, NSCopying, @unchecked Sendable {
    let record: RecurrenceRecord
    /// Nil for a rule without an end.
    open var recurrenceEnd: EKRecurrenceEnd?

    /// - Parameter interval: every how many days, weeks, months or years; more than 0.
    public init(recurrenceWith type: EKRecurrenceFrequency, interval: Int, end: EKRecurrenceEnd?) {
        precondition(interval > 0, "interval must be greater than 0")
        record = RecurrenceRecord(frequency: type.rawValue, interval: interval)
        recurrenceEnd = end
    }

    /// - Parameters:
    ///   - days: for all but daily rules; numbers of weeks for monthly and yearly ones alone.
    ///   - monthDays: 1 to 31, or -1 to -31 from the end; for monthly rules.
    ///   - months: 1 to 12; for yearly rules.
    ///   - weeksOfTheYear: 1 to 53, or from the end; for yearly rules.
    ///   - daysOfTheYear: 1 to 366, or from the end; for yearly rules.
    ///   - setPositions: which of the days that the others leave in a period.
    public init(
        recurrenceWith type: EKRecurrenceFrequency, interval: Int, daysOfTheWeek days: [EKRecurrenceDayOfWeek]?, daysOfTheMonth monthDays: [NSNumber]?,
        monthsOfTheYear months: [NSNumber]?, weeksOfTheYear: [NSNumber]?, daysOfTheYear: [NSNumber]?, setPositions: [NSNumber]?, end: EKRecurrenceEnd?
    ) {
        precondition(interval > 0, "interval must be greater than 0")
        func numbers(_ list: [NSNumber]?, _ isMeant: Bool) -> [Int]? { isMeant ? list.map { $0.map(\.intValue) } : nil }
        record = RecurrenceRecord(
            frequency: type.rawValue, interval: interval,
            weekdays: type == .daily ? nil : days.map { $0.map { RecurrenceRecord.Weekday(day: $0.dayOfTheWeek.rawValue, week: $0.weekNumber) } },
            monthDays: numbers(monthDays, type == .monthly), months: numbers(months, type == .yearly), weeks: numbers(weeksOfTheYear, type == .yearly),
            yearDays: numbers(daysOfTheYear, type == .yearly), positions: numbers(setPositions, true))
        recurrenceEnd = end
    }

    init(_ record: RecurrenceRecord) {
        self.record = record
        recurrenceEnd = record.end.map { EKRecurrenceEnd(end: $0) } ?? record.count.map { EKRecurrenceEnd(occurrenceCount: $0) }
    }

    open var calendarIdentifier: String { "gregorian" }
    open var frequency: EKRecurrenceFrequency { EKRecurrenceFrequency(rawValue: record.frequency) ?? .daily }
    open var interval: Int { record.interval }
    /// 1 for Sunday to 7; 0 where the rule says nothing of it.
    open var firstDayOfTheWeek: Int { 0 }
    open var daysOfTheWeek: [EKRecurrenceDayOfWeek]? {
        record.weekdays.map { $0.compactMap { day in EKWeekday(rawValue: day.day).map { EKRecurrenceDayOfWeek($0, weekNumber: day.week) } } }
    }
    open var daysOfTheMonth: [NSNumber]? { record.monthDays.map { $0.map { NSNumber(value: $0) } } }
    open var monthsOfTheYear: [NSNumber]? { record.months.map { $0.map { NSNumber(value: $0) } } }
    open var weeksOfTheYear: [NSNumber]? { record.weeks.map { $0.map { NSNumber(value: $0) } } }
    open var daysOfTheYear: [NSNumber]? { record.yearDays.map { $0.map { NSNumber(value: $0) } } }
    open var setPositions: [NSNumber]? { record.positions.map { $0.map { NSNumber(value: $0) } } }
    open func copy(with zone: NSZone? = nil) -> Any { EKRecurrenceRule(full) }

    /// The rule with its end.
    var full: RecurrenceRecord {
        var full = record
        full.end = recurrenceEnd?.endDate
        full.count = recurrenceEnd.flatMap { $0.occurrenceCount > 0 ? $0.occurrenceCount : nil }
        return full
    }
}

/// When a rule ends: at a date, or after so many occurrences.
open class EKRecurrenceEnd: NSObject, NSCopying, @unchecked Sendable {
    /// Nil where occurrences are counted.
    public let endDate: Date?
    /// 0 where a date ends the rule.
    public let occurrenceCount: Int
    public init(end endDate: Date) { (self.endDate, occurrenceCount) = (endDate, 0) }
    public init(occurrenceCount: Int) {
        precondition(occurrenceCount > 0, "occurrenceCount must be greater than 0")
        (endDate, self.occurrenceCount) = (nil, occurrenceCount)
    }
    open func copy(with zone: NSZone? = nil) -> Any { self }
}

/// A day of the week, or one of a certain week of a month or year.
open class EKRecurrenceDayOfWeek: NSObject, NSCopying, @unchecked Sendable {
    public let dayOfTheWeek: EKWeekday
    /// -53 to 53; 0 for the days of all weeks, negative from the end.
    public let weekNumber: Int
    public init(dayOfTheWeek: EKWeekday, weekNumber: Int) { (self.dayOfTheWeek, self.weekNumber) = (dayOfTheWeek, weekNumber) }
    public convenience init(_ dayOfTheWeek: EKWeekday) { self.init(dayOfTheWeek: dayOfTheWeek, weekNumber: 0) }
    public convenience init(_ dayOfTheWeek: EKWeekday, weekNumber: Int) { self.init(dayOfTheWeek: dayOfTheWeek, weekNumber: weekNumber) }
    open override func isEqual(_ object: Any?) -> Bool {
        (object as? EKRecurrenceDayOfWeek).map { $0.dayOfTheWeek == dayOfTheWeek && $0.weekNumber == weekNumber } ?? false
    }
    open override var hash: Int { dayOfTheWeek.rawValue * 100 + weekNumber }
    open func copy(with zone: NSZone? = nil) -> Any { self }
}
