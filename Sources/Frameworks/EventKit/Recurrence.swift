import ObjectRuntime

/// A rule as it is kept, and the dates that it gives.
struct RecurrenceRecord: Codable, Equatable, Sendable {
    struct Weekday: Codable, Equatable, Sendable {
        var day: Int
        var week: Int
    }
    var frequency: Int
    var interval: Int
    var weekdays: [Weekday]?
    var monthDays: [Int]?
    var months: [Int]?
    var weeks: [Int]?
    var yearDays: [Int]?
    var positions: [Int]?
    var end: Date?
    var count: Int?

    /// The rule once it has happened so often.
    func after(_ past: Int) -> RecurrenceRecord {
        var rule = self
        rule.count = count.map { max(1, $0 - past) }
        return rule
    }

    private var unit: Calendar.Component { [.day, .weekOfYear, .month, .year][min(max(0, frequency), 3)] }

    /// The moments at which what begins at `start` happens, `start` first, up to `limit`. Days that a month lacks are passed over.
    func occurrences(from start: Date, until limit: Date, calendar: Calendar) -> [Date] {
        var calendar = calendar
        calendar.firstWeekday = 2
        let last = min(limit, end ?? limit)
        let most = count ?? .max
        guard start <= last, most > 0, let first = calendar.dateInterval(of: unit, for: start)?.start else { return [] }
        let time = calendar.dateComponents([.hour, .minute, .second], from: start)
        var found = [start]
        var step = 0
        while found.count < most, step < 20_000 {
            guard let period = calendar.date(byAdding: unit, value: step * interval, to: first), period <= last else { break }
            step += 1
            for day in days(of: period, start, calendar) {
                guard
                    let moment = calendar.date(
                        bySettingHour: time.hour ?? 0, minute: time.minute ?? 0, second: time.second ?? 0, of: day), moment > start
                else { continue }
                if moment > last || found.count == most { return found }
                found.append(moment)
            }
        }
        return found
    }

    /// The days of a period on which the rule falls, in their order.
    private func days(of period: Date, _ start: Date, _ calendar: Calendar) -> [Date] {
        guard let whole = calendar.dateInterval(of: unit, for: period) else { return [] }
        var days: [Date] = []
        var day = whole.start
        while day < whole.end {
            if fits(day, start, calendar) { days.append(day) }
            guard let next = calendar.date(byAdding: .day, value: 1, to: day) else { break }
            day = next
        }
        guard let positions, !positions.isEmpty else { return days }
        let chosen = Set(positions.map { $0 > 0 ? $0 - 1 : days.count + $0 })
        return days.indices.filter(chosen.contains).map { days[$0] }
    }

    private func fits(_ day: Date, _ start: Date, _ calendar: Calendar) -> Bool {
        let parts = calendar.dateComponents([.year, .month, .day, .weekday], from: day)
        let begin = calendar.dateComponents([.month, .day, .weekday], from: start)
        guard let month = parts.month, let date = parts.day, let weekday = parts.weekday else { return false }
        let daysInMonth = calendar.range(of: .day, in: .month, for: day)?.count ?? 31
        let daysInYear = calendar.range(of: .day, in: .year, for: day)?.count ?? 365
        let dayOfYear = calendar.ordinality(of: .day, in: .year, for: day) ?? 1
        func has(_ list: [Int], _ number: Int, of count: Int) -> Bool { list.contains(number) || list.contains(number - count - 1) }

        if let months, !months.contains(month) { return false }
        if let weeks, !has(weeks, calendar.component(.weekOfYear, from: day), of: calendar.range(of: .weekOfYear, in: .year, for: day)?.count ?? 52) {
            return false
        }
        if let yearDays, !has(yearDays, dayOfYear, of: daysInYear) { return false }
        if let monthDays, !has(monthDays, date, of: daysInMonth) { return false }
        if let weekdays {
            // In a year without chosen months, weeks are counted from the year's first day.
            let isOfYear = frequency == 3 && months == nil
            let place = isOfYear ? dayOfYear : date
            let all = isOfYear ? daysInYear : daysInMonth
            return weekdays.contains { wanted in
                wanted.day == weekday && (wanted.week == 0 || frequency == 1 || wanted.week == (place - 1) / 7 + 1 || wanted.week == -((all - place) / 7 + 1))
            }
        }
        switch frequency {
        case 1: return weekday == begin.weekday
        case 2: return monthDays != nil || date == begin.day
        case 3:
            if yearDays != nil { return true }
            if weeks != nil { return weekday == begin.weekday }
            return date == begin.day && (months != nil || month == begin.month)
        default: return true
        }
    }
}
