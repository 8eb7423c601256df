import AppSession
import Foundation

/// One trait that a window can have: how it is written, what it does, and what it is about.
///
/// `all` is the one list of them: names of windows, the step `traits`, `quince devices`, the docs and suggestions read it.
package struct WindowTrait: Sendable {
    /// Such as `dark` or `locale-ID`.
    package let usage: String
    /// The effect of it, as a part of a sentence.
    package let summary: String
    /// The subject of it; a window names each subject at most once.
    let subject: Subject
    /// The names that can be listed.
    let names: [String]
    /// Applies a name; false when it is none of this trait's.
    let apply: @Sendable (String, inout WindowTraits) -> Bool
    /// The name that makes these traits; nil for the default.
    let name: @Sendable (WindowTraits) -> String?

    enum Subject: Hashable, Sendable { case style, contrast, boldText, layoutDirection, textSize, voiceOver, motion, locale, timeZone }

    /// Every trait there is, in the order in which names print them.
    package static let all: [WindowTrait] = [
        flag("dark", "dark appearance", .style) {
            $0.style = .dark
        } isSet: {
            $0.style == .dark
        },
        flag("contrast", "increased contrast", .contrast) {
            $0.contrast = .high
        } isSet: {
            $0.contrast == .high
        },
        flag("bold", "Bold Text: the system's fonts are heavier", .boldText) {
            $0.boldText = true
        } isSet: {
            $0.boldText
        },
        flag("rtl", "right to left", .layoutDirection) {
            $0.layoutDirection = .rightToLeft
        } isSet: {
            $0.layoutDirection == .rightToLeft
        },
        textSize,
        flag("voiceover", "VoiceOver reads the screen", .voiceOver) {
            $0.isVoiceOverRunning = true
        } isSet: {
            $0.isVoiceOverRunning
        },
        flag("reduce-motion", "fewer animations", .motion) {
            $0.reducesMotion = true
        } isSet: {
            $0.reducesMotion
        },
        pseudolocale("long", "every localised text about twice as long"),
        pseudolocale("accented", "every localised text with accents and in brackets"),
        locale, timeZone,
    ]

    private static func flag(
        _ name: String, _ summary: String, _ subject: Subject, set: @escaping @Sendable (inout WindowTraits) -> Void,
        isSet: @escaping @Sendable (WindowTraits) -> Bool
    ) -> WindowTrait {
        WindowTrait(
            usage: name, summary: summary, subject: subject, names: [name],
            apply: { word, traits in
                if word == name { set(&traits) }
                return word == name
            }, name: { isSet($0) ? name : nil })
    }

    private static func pseudolocale(_ kind: String, _ summary: String) -> WindowTrait {
        flag("locale-" + kind, summary, .locale) {
            $0.pseudolocale = kind
        } isSet: {
            $0.pseudolocale == kind
        }
    }

    private static let textSizes: [String] = ["xs", "s", "m", "l", "xl", "xxl", "xxxl", "a1", "a2", "a3", "a4", "a5"]

    private static let textSize = WindowTrait(
        usage: "text-SIZE", summary: "a text size: \(textSizes.joined(separator: ", ")); l is the usual one", subject: .textSize,
        names: textSizes.map { "text-" + $0 },
        apply: { word, traits in
            guard word.hasPrefix("text-"), let step: Int = textSizes.firstIndex(of: String(word.dropFirst(5))) else { return false }
            traits.textSize = WindowEnvironment.TextSize.allCases[step]
            return true
        },
        name: { traits in
            guard traits.textSize != .large, let step: Int = WindowEnvironment.TextSize.allCases.firstIndex(of: traits.textSize) else { return nil }
            return "text-" + textSizes[step]
        })

    private static let locale = WindowTrait(
        usage: "locale-ID", summary: "language, region and calendar, such as locale-de_DE; en_US is the usual one", subject: .locale, names: [],
        apply: { word, traits in
            guard word.hasPrefix("locale-"), let identifier: String = Region.locale(named: String(word.dropFirst(7))) else { return false }
            traits.locale = identifier
            return true
        },
        name: { $0.locale == WindowTraits().locale ? nil : "locale-" + $0.locale })

    private static let timeZone = WindowTrait(
        usage: "zone-NAME", summary: "a time zone with - for /, such as zone-Europe-Berlin; America-Los_Angeles is the usual one", subject: .timeZone,
        names: [],
        apply: { word, traits in
            guard word.hasPrefix("zone-"), let identifier: String = Region.timeZone(named: String(word.dropFirst(5))) else { return false }
            traits.timeZone = identifier
            return true
        },
        name: { $0.timeZone == WindowTraits().timeZone ? nil : "zone-" + Region.name(ofTimeZone: $0.timeZone) })
}

/// Names of locales and time zones, as windows write them.
enum Region {
    /// The identifier of the locale of that name, in one spelling; nil when there is none.
    static func locale(named name: String) -> String? {
        let identifier: String = name.replacingOccurrences(of: "-", with: "_")
        return identifier.count >= 2 && Locale.availableIdentifiers.contains(identifier) ? identifier : nil
    }

    static func name(ofTimeZone identifier: String) -> String { identifier.replacingOccurrences(of: "/", with: "-") }

    /// The identifier of the time zone of that name; nil when there is none.
    static func timeZone(named name: String) -> String? {
        if name == "UTC" || name == "GMT" { return name }
        return TimeZone.knownTimeZoneIdentifiers.first { Region.name(ofTimeZone: $0) == name }
    }
}
