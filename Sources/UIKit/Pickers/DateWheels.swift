/// The meaning of a date picker's wheels: rows to dates and back. Values in, values out.
@MainActor struct DateWheels {
    enum Field: Equatable {
        /// A day as such: "Sun Nov 22".
        case date
        case day, month, year
        /// 0 to 23, or 1 to 12 with `period` beside it.
        case hour, minute, period
        /// Of a duration.
        case hours, minutes
    }

    var mode: UIDatePicker.Mode
    /// With the locale and the time zone to count in.
    var calendar: Calendar
    var locale: Locale
    var minuteInterval: Int = 1
    /// The day in the middle of the wheel of days.
    var today: Date

    /// Days before and after today; a wheel that begins anew has so many rounds.
    private static let days = 10_000
    private static let rounds = 200

    // MARK: Fields

    /// Formatters take long to make: one stays for each look.
    final class Formats {
        var templates: [String: String] = [:]
        var numbers: [String: NumberFormatter] = [:]
        var dates: [String: DateFormatter] = [:]
    }
    private static var formats: Formats { AppContext.current.dateFormats }

    /// The locale's way to write what a template names.
    private static func format(_ template: String, _ locale: Locale) -> String? {
        let key = "\(template) \(locale.identifier)"
        if let known = formats.templates[key] { return known }
        formats.templates[key] = DateFormatter.dateFormat(fromTemplate: template, options: 0, locale: locale)
        return formats.templates[key]
    }

    var usesTwelveHours: Bool {
        (Self.format("j", locale) ?? "HH").contains("a")
    }

    var fields: [Field] {
        switch mode {
        case .time: timeFields
        case .date: dateFields
        case .dateAndTime: [.date] + timeFields
        case .countDownTimer: [.hours, .minutes]
        case .yearAndMonth: dateFields.filter { $0 != .day }
        }
    }

    private var timeFields: [Field] {
        guard usesTwelveHours else { return [.hour, .minute] }
        let format: String = Self.format("jmm", locale) ?? "h:mm a"
        return format.hasPrefix("a") ? [.period, .hour, .minute] : [.hour, .minute, .period]
    }

    /// In the order of the locale.
    private var dateFields: [Field] {
        let format: String = Self.format("yMMMMd", locale) ?? "MMMM d, y"
        let places: [(Field, String.Index?)] = [
            (.day, format.firstIndex(of: "d")), (.month, format.firstIndex { $0 == "M" || $0 == "L" }), (.year, format.firstIndex(of: "y")),
        ]
        return places.sorted { ($0.1 ?? format.endIndex) < ($1.1 ?? format.endIndex) }.map(\.0)
    }

    // MARK: Rows

    private var minuteSteps: Int { 60 / max(1, minuteInterval) }

    /// How many values follow each other before a wheel begins anew; nil where it does not.
    private func period(_ field: Field) -> Int? {
        switch field {
        case .day: 31
        case .month: 12
        case .hour: usesTwelveHours ? 12 : 24
        case .minute, .minutes: minuteSteps
        default: nil
        }
    }

    func rowCount(_ field: Field) -> Int {
        if let period = period(field) { return period * Self.rounds }
        return switch field {
        case .date: 2 * Self.days + 1
        case .year: 10_000
        case .period: 2
        default: 24
        }
    }

    /// The row for `date`, in the round that is nearest to `current`.
    func row(of date: Date, _ field: Field, near current: Int? = nil) -> Int {
        let parts: DateComponents = calendar.dateComponents([.year, .month, .day, .hour, .minute], from: date)
        let (hour, minute): (Int, Int) = (parts.hour ?? 0, (parts.minute ?? 0) / max(1, minuteInterval))
        switch field {
        case .date:
            let from: Date = calendar.startOfDay(for: today)
            let days: Int = calendar.dateComponents([.day], from: from, to: calendar.startOfDay(for: date)).day ?? 0
            return max(0, min(2 * Self.days, Self.days + days))
        case .year: return max(0, min(9999, (parts.year ?? 1) - 1))
        case .period: return hour < 12 ? 0 : 1
        case .hours: return hour
        case .day: return nearest((parts.day ?? 1) - 1, field, current)
        case .month: return nearest((parts.month ?? 1) - 1, field, current)
        case .hour: return nearest(usesTwelveHours ? hour % 12 : hour, field, current)
        case .minute, .minutes: return nearest(minute, field, current)
        }
    }

    private func nearest(_ value: Int, _ field: Field, _ current: Int?) -> Int {
        guard let period = period(field) else { return value }
        guard let current else { return Self.rounds / 2 * period + value }
        let round: Int = current / period
        let candidates: [Int] = [round - 1, round, round + 1].filter { $0 >= 0 && $0 < Self.rounds }.map { $0 * period + value }
        return candidates.min { abs($0 - current) < abs($1 - current) } ?? value
    }

    private func value(_ row: Int, _ field: Field) -> Int { period(field).map { row % $0 } ?? row }

    // MARK: Words

    func title(_ row: Int, _ field: Field) -> String {
        let value: Int = value(row, field)
        switch field {
        case .date:
            if value == Self.days { return SystemText.localized("Today") }
            // The wheel has no room for commas.
            return formatter("EEEMMMd").string(from: day(at: value)).replacingOccurrences(of: ",", with: "")
        case .day: return number(value + 1)
        case .month:
            let names: [String] = formatter("MMMM").standaloneMonthSymbols
            return names.indices.contains(value) ? names[value] : number(value + 1)
        case .year: return number(value + 1)
        case .hour: return number(usesTwelveHours ? (value == 0 ? 12 : value) : value, digits: usesTwelveHours ? 1 : 2)
        case .minute: return number(value * minuteInterval, digits: 2)
        case .minutes: return number(value * minuteInterval)
        case .hours: return number(value)
        case .period:
            let plain: DateFormatter = formatter("j")
            return value == 0 ? plain.amSymbol : plain.pmSymbol
        }
    }

    private func number(_ value: Int, digits: Int = 1) -> String {
        let key = "\(digits) \(locale.identifier)"
        let formatter: NumberFormatter = Self.formats.numbers[key] ?? NumberFormatter()
        if Self.formats.numbers[key] == nil {
            formatter.locale = locale
            formatter.minimumIntegerDigits = digits
            formatter.usesGroupingSeparator = false
            Self.formats.numbers[key] = formatter
        }
        return formatter.string(from: NSNumber(value: value)) ?? String(value)
    }

    func formatter(_ template: String) -> DateFormatter {
        let key = "\(template) \(locale.identifier) \(calendar.identifier) \(calendar.timeZone.identifier)"
        if let known = Self.formats.dates[key] { return known }
        let formatter = DateFormatter()
        Self.formats.dates[key] = formatter
        formatter.locale = locale
        formatter.calendar = calendar
        formatter.timeZone = calendar.timeZone
        formatter.setLocalizedDateFormatFromTemplate(template)
        return formatter
    }

    private func day(at row: Int) -> Date {
        calendar.date(byAdding: .day, value: row - Self.days, to: calendar.startOfDay(for: today)) ?? today
    }

    // MARK: Dates

    /// The date that rows stand for; what no wheel says stays as in `date`. A day that its month does not have is the month's last.
    func date(rows: [Int], from date: Date) -> Date {
        var parts: DateComponents = calendar.dateComponents([.era, .year, .month, .day, .hour, .minute], from: date)
        var hour: Int = parts.hour ?? 0
        var isAfternoon: Bool = hour >= 12
        for (field, row) in zip(fields, rows) {
            let value: Int = value(row, field)
            switch field {
            case .date:
                let chosen: DateComponents = calendar.dateComponents([.era, .year, .month, .day], from: day(at: value))
                (parts.era, parts.year, parts.month, parts.day) = (chosen.era, chosen.year, chosen.month, chosen.day)
            case .day: parts.day = value + 1
            case .month: parts.month = value + 1
            case .year: parts.year = value + 1
            case .hour, .hours: hour = value
            case .minute, .minutes: parts.minute = value * minuteInterval
            case .period: isAfternoon = value == 1
            }
        }
        let isTwelve: Bool = usesTwelveHours && fields.contains(.hour)
        parts.hour = isTwelve ? hour % 12 + (isAfternoon ? 12 : 0) : hour
        let wantedDay: Int = parts.day ?? 1
        parts.day = 1
        guard let first = calendar.date(from: parts) else { return date }
        let last: Int = calendar.range(of: .day, in: .month, for: first)?.count ?? 31
        parts.day = min(wantedDay, last)
        return calendar.date(from: parts) ?? date
    }

    /// Whether a row leads to a date between the limits, the other wheels staying as they are.
    func isPossible(_ row: Int, _ field: Field, rows: [Int], from date: Date, minimum: Date?, maximum: Date?) -> Bool {
        guard let index = fields.firstIndex(of: field), rows.indices.contains(index) else { return true }
        if field == .day {
            let length: Int = calendar.range(of: .day, in: .month, for: date)?.count ?? 31
            if value(row, field) >= length { return false }
        }
        guard minimum != nil || maximum != nil else { return true }
        var changed: [Int] = rows
        changed[index] = row
        let result: Date = self.date(rows: changed, from: date)
        // A coarse wheel is possible while any of what it holds is.
        let unit: Calendar.Component? =
            switch field {
            case .year: .year
            case .month: .month
            case .date, .day: .day
            case .hour: .hour
            default: nil
            }
        let span: DateInterval? = unit.flatMap { calendar.dateInterval(of: $0, for: result) }
        if let minimum, (span?.end ?? result.addingTimeInterval(0.5)) <= minimum { return false }
        if let maximum, (span?.start ?? result) > maximum { return false }
        return true
    }
}
