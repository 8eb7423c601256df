import Foundation

/// Writes lengths of time: `1:02:05`, `1h 2m 5s`, `1 hour, 2 minutes`.
///
/// In English, as long as Foundation's own formatters are here.
open class DateComponentsFormatter: Formatter, @unchecked Sendable {
    public enum UnitsStyle: Int, Sendable {
        case positional = 0, abbreviated, short, full, spellOut, brief
    }

    public struct ZeroFormattingBehavior: OptionSet, Hashable, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// Positional lengths drop leading units and keep the rest; others drop every unit that is 0.
        public static let `default` = ZeroFormattingBehavior(rawValue: 1 << 0)
        public static let dropLeading = ZeroFormattingBehavior(rawValue: 1 << 1)
        public static let dropMiddle = ZeroFormattingBehavior(rawValue: 1 << 2)
        public static let dropTrailing = ZeroFormattingBehavior(rawValue: 1 << 3)
        public static let dropAll: ZeroFormattingBehavior = [.dropLeading, .dropMiddle, .dropTrailing]
        /// Two digits in every unit of a positional length.
        public static let pad = ZeroFormattingBehavior(rawValue: 1 << 16)
    }

    /// Default positional.
    open var unitsStyle: UnitsStyle = .positional
    /// The units that may stand in the text. Default all from years to seconds.
    open var allowedUnits: NSCalendar.Unit = []
    open var zeroFormattingBehavior: ZeroFormattingBehavior = .default
    open var calendar: Calendar? = .current
    open var referenceDate: Date?
    /// Whether the smallest unit has a fraction. Kept for seconds only.
    open var allowsFractionalUnits = false
    /// At most so many units, the largest first; 0 for all.
    open var maximumUnitCount = 0
    open var collapsesLargestUnit = false
    /// Whether the text begins a sentence, or stands by itself: then its first letter is a capital.
    open var formattingContext: Formatter.Context = .unknown
    /// "About 5 minutes".
    open var includesApproximationPhrase = false
    /// "5 minutes remaining".
    open var includesTimeRemainingPhrase = false

    open func string(from components: DateComponents) -> String? {
        let calendar: Calendar = calendar ?? .current
        let start: Date = referenceDate ?? Date(timeIntervalSinceReferenceDate: 0)
        guard let end = calendar.date(byAdding: components, to: start) else { return nil }
        return string(from: start, to: end)
    }

    open func string(from startDate: Date, to endDate: Date) -> String? {
        text(from: startDate, to: endDate)
    }

    open func string(from ti: TimeInterval) -> String? {
        guard ti.isFinite, abs(ti) < 1e12 else { return nil }
        let start: Date = referenceDate ?? Date(timeIntervalSinceReferenceDate: 0)
        return text(from: start, to: start + ti.rounded(.towardZero))
    }

    open class func localizedString(from components: DateComponents, unitsStyle: UnitsStyle) -> String? {
        let formatter = DateComponentsFormatter()
        formatter.unitsStyle = unitsStyle
        return formatter.string(from: components)
    }

    open override func string(for obj: Any?) -> String? {
        if let components = obj as? DateComponents { return string(from: components) }
        return (obj as? TimeInterval).flatMap { string(from: $0) }
    }

    // MARK: Units

    private struct Part {
        var unit: DurationUnit
        var value: Int
    }

    private func text(from start: Date, to end: Date) -> String? {
        let units: [DurationUnit] = DurationUnit.allCases.filter { allowedUnits.isEmpty || allowedUnits.contains($0.unit) }
        guard !units.isEmpty else { return nil }
        let difference: DateComponents = (calendar ?? .current).dateComponents(Set(units.map(\.component)), from: start, to: end)
        let all: [Part] = units.map { Part(unit: $0, value: difference.value(for: $0.component) ?? 0) }
        let isNegative: Bool = all.contains { $0.value < 0 }
        var parts: [Part] = dropZeros(all.map { Part(unit: $0.unit, value: abs($0.value)) })
        if maximumUnitCount > 0 { parts = Array(parts.prefix(maximumUnitCount)) }
        let words: String = (isNegative ? "-" : "") + (unitsStyle == .positional ? positional(parts) : written(parts))
        return phrase(words)
    }

    private func dropZeros(_ parts: [Part]) -> [Part] {
        var behavior: ZeroFormattingBehavior = zeroFormattingBehavior
        if behavior.contains(.default) { behavior.formUnion(unitsStyle == .positional ? .dropLeading : .dropAll) }
        if behavior.contains(.pad), unitsStyle == .positional, !behavior.contains(.dropLeading) { return parts }
        let last: Part = parts[parts.count - 1]
        var left: [Part] = parts
        if behavior.contains(.dropLeading) { left = Array(left.drop { $0.value == 0 }) }
        if behavior.contains(.dropTrailing) { while let end = left.last, end.value == 0 { left.removeLast() } }
        if behavior.contains(.dropMiddle) {
            let edges: Set<Int> = Set([0, left.count - 1])
            left = left.enumerated().filter { $0.element.value != 0 || edges.contains($0.offset) }.map(\.element)
        }
        return left.isEmpty ? [last] : left
    }

    private func positional(_ parts: [Part]) -> String {
        let pads: Bool = zeroFormattingBehavior.contains(.pad)
        return parts.enumerated().map { index, part in
            let digits = String(part.value)
            let isPadded: Bool = part.unit.isTime && (index > 0 || pads)
            return isPadded && digits.utf8.count < 2 ? "0" + digits : digits
        }.joined(separator: ":")
    }

    private func written(_ parts: [Part]) -> String {
        let words: [String] = parts.map { part in
            switch unitsStyle {
            case .abbreviated: "\(part.value)\(part.unit.letter)"
            case .brief: "\(part.value)\(part.unit.brief(part.value))"
            case .short: "\(part.value) \(part.unit.short(part.value))"
            case .spellOut: "\(Self.spelled(part.value)) \(part.unit.full(part.value))"
            default: "\(part.value) \(part.unit.full(part.value))"
            }
        }
        return words.joined(separator: unitsStyle == .abbreviated || unitsStyle == .brief ? " " : ", ")
    }

    private func phrase(_ words: String) -> String {
        let about: String = includesApproximationPhrase ? "About \(words)" : words
        let text: String = includesTimeRemainingPhrase ? "\(about) remaining" : about
        return formattingContext == .beginningOfSentence || formattingContext == .standalone ? text.prefix(1).uppercased() + text.dropFirst() : text
    }

    private static func spelled(_ value: Int) -> String {
        let formatter = NumberFormatter()
        formatter.numberStyle = .spellOut
        return formatter.string(from: NSNumber(value: value)) ?? String(value)
    }
}

/// A unit of a length of time, with its English words.
private enum DurationUnit: CaseIterable {
    case year, month, weekOfMonth, day, hour, minute, second

    var unit: NSCalendar.Unit {
        switch self {
        case .year: .year
        case .month: .month
        case .weekOfMonth: .weekOfMonth
        case .day: .day
        case .hour: .hour
        case .minute: .minute
        case .second: .second
        }
    }

    var component: Calendar.Component {
        switch self {
        case .year: .year
        case .month: .month
        case .weekOfMonth: .weekOfMonth
        case .day: .day
        case .hour: .hour
        case .minute: .minute
        case .second: .second
        }
    }

    var isTime: Bool { self == .hour || self == .minute || self == .second }

    var letter: String {
        switch self {
        case .year: "y"
        case .month: "mo"
        case .weekOfMonth: "w"
        case .day: "d"
        case .hour: "h"
        case .minute: "m"
        case .second: "s"
        }
    }

    func full(_ value: Int) -> String {
        let name: String = self == .weekOfMonth ? "week" : "\(self)"
        return value == 1 ? name : name + "s"
    }

    func short(_ value: Int) -> String {
        switch self {
        case .year: value == 1 ? "yr" : "yrs"
        case .month: value == 1 ? "mth" : "mths"
        case .weekOfMonth: value == 1 ? "wk" : "wks"
        case .day: value == 1 ? "day" : "days"
        case .hour: "hr"
        case .minute: "min"
        case .second: "sec"
        }
    }

    func brief(_ value: Int) -> String {
        switch self {
        case .year: value == 1 ? "yr" : "yrs"
        case .month: value == 1 ? "mo" : "mos"
        case .weekOfMonth: value == 1 ? "wk" : "wks"
        case .day: value == 1 ? "day" : "days"
        case .hour: "hr"
        case .minute: "min"
        case .second: "sec"
        }
    }
}
