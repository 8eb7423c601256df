import Foundation

/// A text that is looked up when it is needed: its key, and where it is translated.
public struct LocalizedStringResource: Equatable, Sendable, ExpressibleByStringInterpolation, CustomLocalizedStringResourceConvertible {
    /// Which bundle has the translations.
    public enum BundleDescription: Sendable, Equatable {
        case main
        /// That of a class.
        case forClass(AnyClass)
        /// The one at an address.
        case atURL(URL)

        var bundle: Bundle? {
            switch self {
            case .main: .main
            case .forClass(let type): Bundle(for: type)
            case .atURL(let url): Bundle(url: url)
            }
        }

        public static func == (first: BundleDescription, second: BundleDescription) -> Bool {
            switch (first, second) {
            case (.main, .main): true
            case (.forClass(let first), .forClass(let second)): first == second
            case (.atURL(let first), .atURL(let second)): first == second
            default: false
            }
        }
    }

    public let key: String
    /// The text where there is no translation.
    public let defaultValue: String.LocalizationValue
    public let table: String?
    public var locale: Locale
    public let bundle: BundleDescription

    public init(
        _ key: StaticString, defaultValue: String.LocalizationValue, table: String? = nil, locale: Locale = .current,
        bundle: BundleDescription = .main, comment: StaticString? = nil
    ) {
        self.init(key: "\(key)", defaultValue: defaultValue, table: table, locale: locale, bundle: bundle)
    }

    public init(
        _ keyAndValue: String.LocalizationValue, table: String? = nil, locale: Locale = .current, bundle: BundleDescription = .main,
        comment: StaticString? = nil
    ) {
        self.init(key: keyAndValue.key, defaultValue: keyAndValue, table: table, locale: locale, bundle: bundle)
    }

    public init(stringLiteral value: String) { self.init(String.LocalizationValue(stringLiteral: value)) }

    public init(stringInterpolation: String.LocalizationValue.StringInterpolation) {
        self.init(String.LocalizationValue(stringInterpolation: stringInterpolation))
    }

    private init(key: String, defaultValue: String.LocalizationValue, table: String?, locale: Locale, bundle: BundleDescription) {
        self.key = key
        self.defaultValue = defaultValue
        self.table = table
        self.locale = locale
        self.bundle = bundle
    }

    public var localizedStringResource: LocalizedStringResource { self }
}

/// A type with a text of its own to show.
public protocol CustomLocalizedStringResourceConvertible {
    var localizedStringResource: LocalizedStringResource { get }
}

extension String {
    /// The text of a resource in the device's language, its values filled in.
    public init(localized resource: LocalizedStringResource) {
        self.init(
            key: resource.key, defaultValue: resource.defaultValue, table: resource.table, bundle: resource.bundle.bundle, locale: resource.locale)
    }
}
