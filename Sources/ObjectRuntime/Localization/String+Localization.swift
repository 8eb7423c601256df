import Foundation

extension String {
    /// A text with values in it, and the key it is translated under: `"Hello \(name)"` has the key `Hello %@`.
    public struct LocalizationValue: ExpressibleByStringInterpolation, Equatable, Sendable {
        let key: String
        fileprivate let arguments: [Argument]

        /// A value in the text, already in the form that a format takes.
        enum Argument: Equatable, Sendable {
            case text(String)
            case integer(Int64)
            case unsigned(UInt64)
            case real(Double)

            var formatValue: any CVarArg {
                switch self {
                case .text(let text): return text as NSString
                case .integer(let value): return value
                case .unsigned(let value): return value
                case .real(let value): return value
                }
            }
        }

        public init(_ value: String) {
            key = value
            arguments = []
        }

        public init(stringLiteral value: String) {
            self.init(value)
        }

        public init(stringInterpolation: StringInterpolation) {
            key = stringInterpolation.key
            arguments = stringInterpolation.arguments
        }

        public struct StringInterpolation: StringInterpolationProtocol, Sendable {
            fileprivate var key = ""
            fileprivate var arguments: [Argument] = []

            public init(literalCapacity: Int, interpolationCount: Int) {
                key.reserveCapacity(literalCapacity + interpolationCount * 2)
            }

            public mutating func appendLiteral(_ literal: String) {
                key += literal.replacingOccurrences(of: "%", with: "%%")
            }

            public mutating func appendInterpolation(_ string: String) {
                key += "%@"
                arguments.append(.text(string))
            }

            public mutating func appendInterpolation<Value>(_ value: Value) {
                appendInterpolation(String(describing: value))
            }

            public mutating func appendInterpolation<Integer: FixedWidthInteger>(_ value: Integer) {
                key += Integer.isSigned ? "%lld" : "%llu"
                arguments.append(Integer.isSigned ? .integer(Int64(truncatingIfNeeded: value)) : .unsigned(UInt64(truncatingIfNeeded: value)))
            }

            public mutating func appendInterpolation(_ value: Double) {
                key += "%lf"
                arguments.append(.real(value))
            }

            public mutating func appendInterpolation(_ value: Float) {
                key += "%f"
                arguments.append(.real(Double(value)))
            }

            public mutating func appendInterpolation<Value>(_ value: Value, specifier: String) where Value: CVarArg {
                key += specifier
                if let integer = value as? any FixedWidthInteger {
                    arguments.append(.integer(Int64(truncatingIfNeeded: integer)))
                } else if let real = value as? any BinaryFloatingPoint {
                    arguments.append(.real(Double(real)))
                } else {
                    arguments.append(.text(String(describing: value)))
                }
            }
        }
    }

    /// The text translated into the device's language, its values filled in.
    public init(
        localized keyAndValue: String.LocalizationValue, table: String? = nil, bundle: Bundle? = nil, locale: Locale = .current,
        comment: StaticString? = nil
    ) {
        self.init(key: keyAndValue.key, defaultValue: keyAndValue, table: table, bundle: bundle, locale: locale)
    }

    /// The text translated under a key of its own; `defaultValue` where there is no translation.
    public init(
        localized key: StaticString, defaultValue: String.LocalizationValue, table: String? = nil, bundle: Bundle? = nil,
        locale: Locale = .current, comment: StaticString? = nil
    ) {
        self.init(key: "\(key)", defaultValue: defaultValue, table: table, bundle: bundle, locale: locale)
    }

    init(key: String, defaultValue: LocalizationValue, table: String?, bundle: Bundle?, locale: Locale) {
        let format = NSLocalizedString(key, tableName: table, bundle: bundle ?? .main, value: defaultValue.key, comment: "")
        guard !defaultValue.arguments.isEmpty || format.contains("%") else {
            self = format
            return
        }
        self.init(__format: format, locale: locale, arguments: defaultValue.arguments.map(\.formatValue))
    }

    // Formats. Lowered sources call these instead of Foundation's, which do not know plural forms. They have names of their
    // own because members of the same name would be ambiguous wherever both modules are visible.

    /// `String.localizedStringWithFormat`. A format from a `.stringsdict` takes the plural forms that the numbers ask for.
    public static func __localizedStringWithFormat(_ format: String, _ arguments: any CVarArg...) -> String {
        String(__format: format, locale: Locale.current, arguments: arguments)
    }

    /// `String(format:)`. A format from a `.stringsdict` takes the plural forms that the numbers ask for.
    public init(__format format: String, _ arguments: any CVarArg...) {
        self.init(__format: format, locale: nil, arguments: arguments)
    }

    public init(__format format: String, arguments: [any CVarArg]) {
        self.init(__format: format, locale: nil, arguments: arguments)
    }

    public init(__format format: String, locale: Locale?, _ arguments: any CVarArg...) {
        self.init(__format: format, locale: locale, arguments: arguments)
    }

    public init(__format format: String, locale: Locale?, arguments: [any CVarArg]) {
        guard let plural = LocalizedStrings.shared.pluralFormat(for: format) else {
            self.init(format: format, locale: locale, arguments: arguments)
            return
        }
        let plain = plural.resolved(with: arguments)
        self.init(format: plain.format, locale: locale, arguments: plain.arguments)
    }
}
