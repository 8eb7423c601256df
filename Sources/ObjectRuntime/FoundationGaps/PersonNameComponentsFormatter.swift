import Foundation

/// Writes people's names in the order that their language has: "Juan Chavez", "山田太郎".
open class PersonNameComponentsFormatter: Formatter, @unchecked Sendable {
    public enum Style: Int, Sendable {
        case `default` = 0
        /// The nickname, else the given name.
        case short
        /// Given and family name: what the default style is.
        case medium
        /// With prefix, middle name and suffix.
        case long
        /// Initials.
        case abbreviated
    }

    public struct Options: OptionSet, Hashable, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// The names as they are spoken.
        public static let phonetic = Options(rawValue: 1 << 1)
    }

    open var style: Style = .default
    open var isPhonetic = false
    /// Default: the current locale.
    open var locale: Locale! = .autoupdatingCurrent

    public override init() { super.init() }
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    open class func localizedString(from components: PersonNameComponents, style nameFormatStyle: Style, options nameOptions: Options = []) -> String {
        let formatter = PersonNameComponentsFormatter()
        formatter.style = nameFormatStyle
        formatter.isPhonetic = nameOptions.contains(.phonetic)
        return formatter.string(from: components)
    }

    open func string(from components: PersonNameComponents) -> String {
        let name = isPhonetic ? components.phoneticRepresentation ?? components : components
        let order = NameOrder(of: name, locale: locale ?? .current)
        switch style {
        case .default, .medium: return order.joined(name.givenName, name.familyName)
        case .short: return [name.nickname, name.givenName, name.familyName].compactMap { $0 }.first { !$0.isEmpty } ?? ""
        case .long:
            let plain = order.joined(order.isFamilyFirst ? name.givenName : NameOrder.spaced([name.givenName, name.middleName]), name.familyName)
            return NameOrder.spaced([name.namePrefix, plain, name.nameSuffix])
        case .abbreviated:
            if order.isWithoutSpaces { return name.familyName ?? name.givenName ?? "" }
            let initials = [name.givenName, name.familyName].map { $0?.first.map { String($0).uppercased() } ?? "" }
            return (order.isFamilyFirst ? initials.reversed() : initials).joined()
        }
    }

    open override func string(for obj: Any?) -> String? { (obj as? PersonNameComponents).map(string) }

    /// Reads a name of one to many words. Nil for a text without any.
    open func personNameComponents(from string: String) -> PersonNameComponents? {
        let words = string.split(whereSeparator: \.isWhitespace).map(String.init)
        guard let first = words.first, let last = words.last else { return nil }
        var name = PersonNameComponents()
        let isFamilyFirst = NameOrder.isFamilyFirst(locale ?? .current)
        name.givenName = isFamilyFirst && words.count > 1 ? last : first
        if words.count > 1 { name.familyName = isFamilyFirst ? first : last }
        if words.count > 2 { name.middleName = words.dropFirst().dropLast().joined(separator: " ") }
        return name
    }
}

/// The order of a name's parts: that of the language it is written in.
private struct NameOrder {
    let isFamilyFirst: Bool
    /// Names in Han, kana and Hangul are written without spaces.
    let isWithoutSpaces: Bool

    init(of name: PersonNameComponents, locale: Locale) {
        let letters = ((name.familyName ?? "") + (name.givenName ?? "")).unicodeScalars
        isWithoutSpaces = !letters.isEmpty && letters.allSatisfy { (0x2E80...0x9FFF).contains($0.value) || (0xAC00...0xD7AF).contains($0.value) }
        isFamilyFirst = isWithoutSpaces || Self.isFamilyFirst(locale)
    }

    static func isFamilyFirst(_ locale: Locale) -> Bool { ["hu", "ja", "ko", "zh"].contains(locale.language.languageCode?.identifier ?? "") }

    func joined(_ given: String?, _ family: String?) -> String {
        let parts = isFamilyFirst ? [family, given] : [given, family]
        return isWithoutSpaces ? parts.compactMap { $0 }.joined() : Self.spaced(parts)
    }

    static func spaced(_ parts: [String?]) -> String { parts.compactMap { $0 }.filter { !$0.isEmpty }.joined(separator: " ") }
}
