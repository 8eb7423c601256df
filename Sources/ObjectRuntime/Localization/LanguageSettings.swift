import Foundation

/// The languages that texts are looked up in. They do not come from the environment, so that a run gives the same texts
/// anywhere; the device's settings decide.
package enum LanguageSettings {
    // Set at start-up, before anything is looked up, and by tests.
    nonisolated(unsafe) private static var languages = ["en"]
    nonisolated(unsafe) private static var pseudo: Pseudolocale?
    private static let lock = NSLock()

    /// The user's languages, most wanted first: `["de-CH", "en"]`.
    package static var preferred: [String] {
        get { lock.withLock { languages } }
        set {
            lock.withLock { languages = newValue.isEmpty ? ["en"] : newValue }
            LocalizedStrings.shared.forgetAll()
        }
    }

    /// How localised texts are changed to see what translation does; nil for not at all.
    package static var pseudolocale: Pseudolocale? {
        get { lock.withLock { pseudo } }
        set {
            lock.withLock { pseudo = newValue }
            LocalizedStrings.shared.forgetAll()
        }
    }

    /// A localised text as the device shows it; `SystemText` has those of the system's own.
    package static func shown(_ text: String) -> String { pseudolocale.map { $0.text(text) } ?? text }

    /// Which of a bundle's localisations are looked into, and in which order: those that match the preferred languages,
    /// then the development language, then `Base`.
    package static func matching(_ available: [String], development: String?, preferred: [String] = LanguageSettings.preferred) -> [String] {
        var chosen: [String] = []
        let canonical = Dictionary(available.map { (canonicalName($0), $0) }, uniquingKeysWith: { first, _ in first })
        for language in preferred {
            var name = canonicalName(language)
            while true {
                if let found = canonical[name], !chosen.contains(found) { chosen.append(found) }
                guard let dash = name.lastIndex(of: "-") else { break }
                name = String(name[..<dash])
            }
        }
        for fallback in [development, "en", "Base"].compactMap({ $0 }) {
            if let found = canonical[canonicalName(fallback)], !chosen.contains(found) { chosen.append(found) }
        }
        return chosen
    }

    /// `pt_BR` and `pt-br` are one language; so are the old long names.
    private static func canonicalName(_ language: String) -> String {
        let name = language.replacingOccurrences(of: "_", with: "-").lowercased()
        return longNames[name] ?? name
    }

    private static let longNames = [
        "english": "en", "german": "de", "french": "fr", "italian": "it", "spanish": "es", "japanese": "ja", "dutch": "nl",
    ]
}
