import Foundation

/// Says when something is or was, seen from another time: "in 2 hours", "3 days ago", "yesterday".
///
/// In English, as long as Foundation's own formatters are here.
open class RelativeDateTimeFormatter: Formatter, @unchecked Sendable {
    public enum DateTimeStyle: Int, Sendable {
        /// "1 day ago".
        case numeric = 0
        /// "yesterday".
        case named
    }

    public enum UnitsStyle: Int, Sendable { case full = 0, spellOut, short, abbreviated }

    /// Default `.numeric`.
    open var dateTimeStyle: DateTimeStyle = .numeric
    /// Default `.full`.
    open var unitsStyle: UnitsStyle = .full
    open var formattingContext: Formatter.Context = .unknown
    open var calendar: Calendar! = .current
    open var locale: Locale! = .current

    public override init() { super.init() }
    public required init?(coder: NSCoder) { super.init() }

    /// By the largest of the components that is not 0.
    open func localizedString(from dateComponents: DateComponents) -> String {
        let parts: [(Unit, Int?)] = [
            (.year, dateComponents.year), (.month, dateComponents.month), (.week, dateComponents.weekOfMonth ?? dateComponents.weekOfYear),
            (.day, dateComponents.day), (.hour, dateComponents.hour), (.minute, dateComponents.minute), (.second, dateComponents.second),
        ]
        let given = parts.compactMap { unit, value in value.map { (unit, $0) } }
        guard let (unit, value) = given.first(where: { $0.1 != 0 }) ?? given.last else { return text(0, .second) }
        return text(value, unit)
    }

    /// Seconds from now.
    open func localizedString(fromTimeInterval timeInterval: TimeInterval) -> String {
        let now = Date()
        return localizedString(for: now.addingTimeInterval(timeInterval), relativeTo: now)
    }

    open func localizedString(for date: Date, relativeTo referenceDate: Date) -> String {
        // Whole seconds: a part of one is no earlier moment.
        let seconds = date.timeIntervalSince(referenceDate).rounded(.toNearestOrAwayFromZero)
        let calendar: Calendar = calendar ?? .current
        let end = referenceDate.addingTimeInterval(seconds)
        return localizedString(
            from: calendar.dateComponents([.year, .month, .weekOfMonth, .day, .hour, .minute, .second], from: referenceDate, to: end))
    }

    open override func string(for obj: Any?) -> String? { (obj as? Date).map { localizedString(for: $0, relativeTo: Date()) } }

    // MARK: Words

    private enum Unit: Int { case year, month, week, day, hour, minute, second }
    private static let long = ["year", "month", "week", "day", "hour", "minute", "second"]
    private static let short = ["yr.", "mo.", "wk.", "day", "hr.", "min.", "sec."]
    private static let narrow = ["y", "mo", "w", "d", "h", "min", "s"]

    private func text(_ value: Int, _ unit: Unit) -> String {
        if dateTimeStyle == .named, let name = name(value, unit) { return capitalized(name) }
        let count = abs(value)
        let amount: String
        switch unitsStyle {
        case .full: amount = "\(grouped(count)) \(Self.long[unit.rawValue])\(count == 1 ? "" : "s")"
        case .spellOut: amount = "\(spelled(count)) \(Self.long[unit.rawValue])\(count == 1 ? "" : "s")"
        case .short: amount = "\(grouped(count)) \(Self.short[unit.rawValue])\(unit == .day && count != 1 ? "s" : "")"
        case .abbreviated: amount = "\(grouped(count))\(Self.narrow[unit.rawValue])"
        }
        return capitalized(value < 0 ? "\(amount) ago" : "in \(amount)")
    }

    private func name(_ value: Int, _ unit: Unit) -> String? {
        if value == 0 { return unit == .second ? "now" : unit == .day ? "today" : "this \(Self.long[unit.rawValue])" }
        guard abs(value) == 1, unit.rawValue <= Unit.day.rawValue else { return nil }
        if unit == .day { return value < 0 ? "yesterday" : "tomorrow" }
        return "\(value < 0 ? "last" : "next") \((unitsStyle == .short || unitsStyle == .abbreviated ? Self.short : Self.long)[unit.rawValue])"
    }

    private func capitalized(_ text: String) -> String {
        formattingContext == .beginningOfSentence || formattingContext == .standalone ? text.prefix(1).uppercased() + text.dropFirst() : text
    }

    private func grouped(_ count: Int) -> String {
        let formatter = NumberFormatter()
        formatter.numberStyle = .decimal
        return formatter.string(from: NSNumber(value: count)) ?? "\(count)"
    }

    private func spelled(_ count: Int) -> String {
        let formatter = NumberFormatter()
        formatter.numberStyle = .spellOut
        return formatter.string(from: NSNumber(value: count)) ?? "\(count)"
    }
}

/// Joins things as a sentence does: "apples, pears, and quinces". In English.
open class ListFormatter: Formatter, @unchecked Sendable {
    open var locale: Locale! = .current
    /// Makes texts of things that are none.
    open var itemFormatter: Formatter?
    public override init() { super.init() }
    public required init?(coder: NSCoder) { super.init() }

    open class func localizedString(byJoining strings: [String]) -> String { join(strings) }
    /// Nil where a thing has no text.
    open func string(from items: [Any]) -> String? {
        let texts = items.map { item in itemFormatter?.string(for: item) ?? (item as? String) ?? "\(item)" }
        return Self.join(texts)
    }
    open override func string(for obj: Any?) -> String? { (obj as? [Any]).flatMap(string(from:)) }

    private static func join(_ strings: [String]) -> String {
        switch strings.count {
        case 0: ""
        case 1: strings[0]
        case 2: "\(strings[0]) and \(strings[1])"
        default: strings.dropLast().joined(separator: ", ") + ", and " + strings[strings.count - 1]
        }
    }
}
