/// The days of a month in weeks: values in, values out.
struct MonthGrid: Equatable {
    /// The first day of each cell's day, nil before the month's first and after its last.
    var days: [Date?]
    /// Names of the weekdays from the week's first.
    var weekdays: [String]
    /// The month's first moment.
    var start: Date

    init(containing date: Date, calendar: Calendar, locale: Locale) {
        let start: Date = calendar.dateInterval(of: .month, for: date)?.start ?? date
        let count: Int = calendar.range(of: .day, in: .month, for: start)?.count ?? 30
        let lead: Int = (calendar.component(.weekday, from: start) - calendar.firstWeekday + 7) % 7
        var days: [Date?] = Array(repeating: nil, count: lead)
        days += (0..<count).map { calendar.date(byAdding: .day, value: $0, to: start) }
        while days.count % 7 != 0 { days.append(nil) }
        let formatter = DateFormatter()
        formatter.locale = locale
        let names: [String] = formatter.shortStandaloneWeekdaySymbols
        weekdays = names.isEmpty ? [] : (0..<7).map { names[(calendar.firstWeekday - 1 + $0) % 7].uppercased(with: locale) }
        self.days = days
        self.start = start
    }

    var weekCount: Int { days.count / 7 }
}
