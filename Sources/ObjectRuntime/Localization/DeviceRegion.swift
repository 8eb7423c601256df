import Foundation

/// The device's settings of language and region: what `Locale.current` and its like answer in an app. They do not come from the machine.
///
/// Foundation on Linux knows one locale, `en_001`, whatever the environment says. Its public entry points are therefore answered here:
/// programs that Quince builds define them anew (`GeneratedPackage`), and so everybody in the process, Foundation's formatters included,
/// calls these.
package enum DeviceRegion {
    private static let lock = NSLock()
    // Guarded by `lock`, which is not held while Foundation is asked for anything: it may ask back.
    nonisolated(unsafe) private static var currentLocale = Locale(identifier: "en_US")
    nonisolated(unsafe) private static var currentCalendar: Calendar?

    package static var locale: Locale { lock.withLock { currentLocale } }

    package static var calendar: Calendar {
        if let known: Calendar = lock.withLock({ currentCalendar }) { return known }
        let made: Calendar = calendar(of: locale)
        lock.withLock { currentCalendar = made }
        return made
    }

    /// Sets language, region, calendar and time zone. To be called before an app starts: what it asked for before stays as it was.
    /// - Parameters:
    ///   - identifier: such as `de_DE`.
    ///   - timeZone: as the time zone database names it, such as `Europe/Berlin`.
    package static func set(locale identifier: String, timeZone: String, pseudolocale: Pseudolocale? = nil) {
        setenv("TZ", timeZone, 1)
        setenv("LANG", identifier + ".UTF-8", 1)
        setenv("LC_ALL", identifier + ".UTF-8", 1)
        tzset()
        NSTimeZone.resetSystemTimeZone()
        // Formatters without a zone of their own ask for this one.
        if let zone = TimeZone(identifier: timeZone) { NSTimeZone.default = zone }
        let locale = Locale(identifier: identifier)
        lock.withLock { (currentLocale, currentCalendar) = (locale, nil) }
        LanguageSettings.preferred = languages(of: identifier)
        LanguageSettings.pseudolocale = pseudolocale
        UserDefaults.standard.register(defaults: ["AppleLanguages": LanguageSettings.preferred, "AppleLocale": identifier])
    }

    /// The languages that go with a locale, most wanted first: `["de-DE"]`.
    package static func languages(of identifier: String) -> [String] {
        [identifier.prefix { $0 != "@" }.replacingOccurrences(of: "_", with: "-")]
    }

    private static func calendar(of locale: Locale) -> Calendar {
        var calendar = Calendar(identifier: locale.calendar.identifier)
        calendar.locale = locale
        calendar.timeZone = .current
        return calendar
    }
}

/// `Locale.current` in programs that Quince builds.
public func __currentLocale() -> Locale { DeviceRegion.locale }

/// `Calendar.current` in programs that Quince builds.
public func __currentCalendar() -> Calendar { DeviceRegion.calendar }

/// `Locale.preferredLanguages` in programs that Quince builds.
public func __preferredLanguages() -> [String] { LanguageSettings.preferred }

extension Bundle {
    /// `localizedString(forKey:value:table:)` in the device's language. Lowered sources call it instead of Foundation's.
    public func __localizedString(forKey key: String, value: String?, table: String?) -> String {
        NSLocalizedString(key, tableName: table.flatMap { $0.isEmpty ? nil : $0 }, bundle: self, value: value ?? "", comment: "")
    }
}
