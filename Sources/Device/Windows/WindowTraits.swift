import AppSession

/// The traits of a window configuration beyond geometry: appearance, contrast, direction, text size, language and region, and settings of
/// accessibility.
package struct WindowTraits: Hashable, Sendable {
    package var style: WindowEnvironment.Style
    package var contrast: WindowEnvironment.Contrast
    package var layoutDirection: WindowEnvironment.LayoutDirection
    package var textSize: WindowEnvironment.TextSize
    /// Whether the user wants heavier text.
    package var boldText: Bool = false
    /// Whether VoiceOver reads the screen.
    package var isVoiceOverRunning: Bool = false
    /// Whether the user wants fewer animations.
    package var reducesMotion: Bool = false
    /// The identifier of the locale, which an app takes over when it starts: a simulator's unless the window says otherwise.
    package var locale: String = "en_US"
    /// The time zone, by its name in the time zone database.
    package var timeZone: String = "America/Los_Angeles"
    /// The pseudolocale that localised texts are shown in, `long` or `accented`; nil for none.
    package var pseudolocale: String?

    package init(
        style: WindowEnvironment.Style = .light, contrast: WindowEnvironment.Contrast = .normal,
        layoutDirection: WindowEnvironment.LayoutDirection = .leftToRight, textSize: WindowEnvironment.TextSize = .large
    ) {
        self.style = style
        self.contrast = contrast
        self.layoutDirection = layoutDirection
        self.textSize = textSize
    }

    /// Names of the traits that differ from the defaults, in the order names print them.
    package var names: [String] { WindowTrait.all.compactMap { $0.name(self) } }

    /// Every trait name that can be listed; locales and time zones are too many.
    package static let allNames: [String] = WindowTrait.all.flatMap(\.names)

    /// The names of the traits in which an app's words are to be looked at: each of its languages but the one that windows have anyway, the
    /// pseudolocales, and from right to left.
    /// - Parameter languages: as resources are named by them, `pt-BR`; what is no language of this system, such as `Base`, is passed over.
    package static func names(ofLanguages languages: [String]) -> [String] {
        let usual: String = WindowTraits().locale
        let own: [String] = languages.filter { language in
            guard let locale: String = Region.locale(named: language) else { return false }
            return !usual.hasPrefix(locale)
        }
        return own.map { "locale-" + $0.replacingOccurrences(of: "-", with: "_") } + allNames.filter { $0.hasPrefix("locale-") || $0 == "rtl" }
    }

    /// Applies a trait by name and returns its subject; nil when there is no such trait.
    mutating func apply(name: String) -> WindowTrait.Subject? {
        for trait in WindowTrait.all where trait.apply(name, &self) { return trait.subject }
        return nil
    }

    /// Whether an app would have to start again to follow: what differs is of language, region or time zone.
    package func needsRelaunch(from other: WindowTraits) -> Bool {
        (locale, timeZone, pseudolocale) != (other.locale, other.timeZone, other.pseudolocale)
    }
}
