import Foundation

// `NSLocale` on Linux keeps its members to itself: these are `Locale`'s.
extension NSLocale {
    private var value: Locale { self as Locale }

    /// The user's locale, which follows changes of the settings.
    public class var autoupdatingCurrent: Locale { Locale.autoupdatingCurrent }

    /// The locale's identifier, as in `en_GB`.
    public var localeIdentifier: String { value.identifier }
    /// The language's code, as in `en`.
    public var languageCode: String { value.language.languageCode?.identifier ?? "" }
    /// The region's code, as in `GB`; nil where the locale names none.
    public var countryCode: String? { value.region?.identifier }
    /// The region's code, as in `GB`; nil where the locale names none.
    public var regionCode: String? { countryCode }
    public var scriptCode: String? { Locale.Components(identifier: value.identifier).languageComponents.script?.identifier }
    public var variantCode: String? { value.variant?.identifier }
    public var collationIdentifier: String? { value.collation.identifier }
    public var collatorIdentifier: String { value.collation.identifier }
    public var calendarIdentifier: String { "\(value.calendar.identifier)" }
    public var usesMetricSystem: Bool { value.measurementSystem == .metric }
    public var decimalSeparator: String { value.decimalSeparator ?? "." }
    public var groupingSeparator: String { value.groupingSeparator ?? "," }
    public var currencySymbol: String { value.currencySymbol ?? "" }
    public var currencyCode: String? { value.currency?.identifier }
    public var quotationBeginDelimiter: String { value.quotationBeginDelimiter ?? "\"" }
    public var quotationEndDelimiter: String { value.quotationEndDelimiter ?? "\"" }
    public var alternateQuotationBeginDelimiter: String { value.alternateQuotationBeginDelimiter ?? "'" }
    public var alternateQuotationEndDelimiter: String { value.alternateQuotationEndDelimiter ?? "'" }

    public func localizedString(forLocaleIdentifier localeIdentifier: String) -> String {
        value.localizedString(forIdentifier: localeIdentifier) ?? localeIdentifier
    }
    public func localizedString(forLanguageCode languageCode: String) -> String? { value.localizedString(forLanguageCode: languageCode) }
    public func localizedString(forCountryCode countryCode: String) -> String? { value.localizedString(forRegionCode: countryCode) }
    public func localizedString(forRegionCode regionCode: String) -> String? { value.localizedString(forRegionCode: regionCode) }
    public func localizedString(forScriptCode scriptCode: String) -> String? { value.localizedString(forScriptCode: scriptCode) }
    public func localizedString(forVariantCode variantCode: String) -> String? { value.localizedString(forVariantCode: variantCode) }
    public func localizedString(forCurrencyCode currencyCode: String) -> String? { value.localizedString(forCurrencyCode: currencyCode) }
    public func localizedString(forCollationIdentifier collationIdentifier: String) -> String? {
        value.localizedString(forCollationIdentifier: collationIdentifier)
    }
    public func localizedString(forCollatorIdentifier collatorIdentifier: String) -> String? {
        value.localizedString(forCollatorIdentifier: collatorIdentifier)
    }
}
