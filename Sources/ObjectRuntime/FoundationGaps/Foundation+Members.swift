import Foundation

extension NSDate {
    /// The current date and time.
    public class var now: Date { Date() }
}

extension PersonNameComponents {
    /// The name in the current locale's order.
    public func formatted() -> String { PersonNameComponentsFormatter.localizedString(from: self, style: .default) }

    public func formatted<F: Foundation.FormatStyle>(_ style: F) -> F.FormatOutput where F.FormatInput == PersonNameComponents { style.format(self) }

    /// How a name is written.
    public struct FormatStyle: Foundation.FormatStyle, Sendable {
        public typealias FormatInput = PersonNameComponents
        public typealias FormatOutput = String

        public var style: Style
        public var locale: Locale

        public init(style: Style, locale: Locale = .autoupdatingCurrent) {
            self.style = style
            self.locale = locale
        }

        public enum Style: Int, Codable, Sendable {
            /// The nickname, else the given name.
            case short
            /// Given and family name.
            case medium
            /// With prefix, middle name and suffix.
            case long
            /// Initials.
            case abbreviated
        }

        public func format(_ value: PersonNameComponents) -> String {
            let formatter = PersonNameComponentsFormatter()
            formatter.locale = locale
            formatter.style =
                switch style {
                case .short: .short
                case .medium: .medium
                case .long: .long
                case .abbreviated: .abbreviated
                }
            return formatter.string(from: value)
        }

        public func locale(_ locale: Locale) -> FormatStyle { FormatStyle(style: style, locale: locale) }
    }
}

extension FormatStyle where Self == PersonNameComponents.FormatStyle {
    public static func name(style: PersonNameComponents.FormatStyle.Style) -> Self { PersonNameComponents.FormatStyle(style: style) }
}
