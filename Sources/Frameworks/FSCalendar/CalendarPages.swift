import Foundation

/// Which days stand on which page: a page is a month of six rows, or a week.
struct CalendarPages: Equatable {
    var calendar: Calendar
    var scope: FSCalendarScope
    var placeholders: FSCalendarPlaceholderType
    var minimum: Date
    var maximum: Date

    func firstOfMonth(_ date: Date) -> Date { calendar.date(from: calendar.dateComponents([.year, .month], from: date)) ?? date }

    func firstOfWeek(_ date: Date) -> Date {
        let day: Date = calendar.startOfDay(for: date)
        return calendar.date(byAdding: .day, value: -column(of: day), to: day) ?? day
    }

    /// From 0 for the week's first day.
    private func column(of date: Date) -> Int { (calendar.component(.weekday, from: date) - calendar.firstWeekday + 7) % 7 }

    private func days(from start: Date, to end: Date) -> Int {
        calendar.dateComponents([.day], from: calendar.startOfDay(for: start), to: calendar.startOfDay(for: end)).day ?? 0
    }

    private func months(from start: Date, to end: Date) -> Int {
        calendar.dateComponents([.month], from: firstOfMonth(start), to: firstOfMonth(end)).month ?? 0
    }

    // MARK: - Pages

    var count: Int { page(of: maximum) + 1 }

    func page(of date: Date) -> Int {
        switch scope {
        case .month: months(from: minimum, to: date)
        case .week: days(from: firstOfWeek(minimum), to: firstOfWeek(date)) / 7
        }
    }

    /// The first day of a month's or a week's page.
    func date(ofPage page: Int) -> Date {
        switch scope {
        case .month: calendar.date(byAdding: .month, value: page, to: firstOfMonth(minimum)) ?? minimum
        case .week: calendar.date(byAdding: .day, value: 7 * page, to: firstOfWeek(minimum)) ?? minimum
        }
    }

    // MARK: - Places on a page

    /// The days before the month's first one. With six rows there is a whole row of them where the month begins with a week.
    private func head(ofMonth first: Date) -> Int {
        let days: Int = column(of: first)
        return days == 0 && placeholders == .fillSixRows ? 7 : days
    }

    /// The rows of a month that have something to show.
    func rows(ofMonth date: Date) -> Int {
        guard placeholders != .fillSixRows else { return 6 }
        let first: Date = firstOfMonth(date)
        let length: Int = calendar.range(of: .day, in: .month, for: first)?.count ?? 30
        return (head(ofMonth: first) + length + 6) / 7
    }

    func rows(ofPage page: Int) -> Int { scope == .week ? 1 : rows(ofMonth: date(ofPage: page)) }

    func date(page: Int, item: Int) -> Date {
        let first: Date = date(ofPage: page)
        let offset: Int = scope == .month ? item - head(ofMonth: first) : item
        return calendar.date(byAdding: .day, value: offset, to: first) ?? first
    }

    /// The item of a day on a page; nil where it is not there.
    func item(of date: Date, page: Int) -> Int? {
        let first: Date = self.date(ofPage: page)
        let item: Int = days(from: first, to: date) + (scope == .month ? head(ofMonth: first) : 0)
        return (0..<(scope == .month ? 42 : 7)).contains(item) ? item : nil
    }

    func position(of date: Date, page: Int) -> FSCalendarMonthPosition {
        guard scope == .month else { return .current }
        let distance: Int = months(from: self.date(ofPage: page), to: date)
        return distance < 0 ? .previous : distance > 0 ? .next : .current
    }

    /// Whether nothing is shown at a place: for days of other months, as the kind of placeholders has it.
    func isBlank(page: Int, item: Int) -> Bool {
        guard scope == .month, position(of: date(page: page, item: item), page: page) != .current else { return false }
        return placeholders == .none || placeholders == .fillHeadTail && item / 7 >= rows(ofPage: page)
    }

    func contains(_ date: Date) -> Bool { days(from: minimum, to: date) >= 0 && days(from: date, to: maximum) >= 0 }
}

/// A size that is divided into parts of half points.
enum HalfPoints {
    static func parts(of size: CGFloat, count: Int) -> [CGFloat] {
        var left: CGFloat = size
        return (0..<count).map { index in
            let part: CGFloat = (left / CGFloat(count - index) * 2).rounded() / 2
            left -= part
            return part
        }
    }
}
