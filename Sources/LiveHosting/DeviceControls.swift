import DeviceLink

/// The controls around a device that is shown live: which of a window's traits they change, and how they name things.
public enum DeviceControls {
    /// A choice in a list: the name that a window configuration has for it, empty for the usual, and what people call it.
    public struct Choice: Hashable, Sendable, Codable {
        public var name: String
        public var title: String

        public init(name: String, title: String) {
            self.name = name
            self.title = title
        }
    }

    /// A list of which one entry is chosen: its trait's name begins with `prefix`.
    public struct ChoiceList: Hashable, Sendable, Codable {
        public var title: String
        public var prefix: String
        public var choices: [Choice]
    }

    /// Languages, regions and pseudolocales. An app follows when it starts again, which the device sees to.
    public static let languages = ChoiceList(
        title: "Language", prefix: "locale-",
        choices: [
            Choice(name: "", title: "English (US)"), Choice(name: "locale-en_GB", title: "English (UK)"),
            Choice(name: "locale-de_DE", title: "Deutsch"), Choice(name: "locale-fr_FR", title: "Français"),
            Choice(name: "locale-ja_JP", title: "日本語"), Choice(name: "locale-ar_SA", title: "العربية"),
            Choice(name: "locale-long", title: "Texts twice as long"), Choice(name: "locale-accented", title: "[Ţéẋţš ŵîţĥ åççéñţš]"),
        ])

    public static let timeZones = ChoiceList(
        title: "Time Zone", prefix: "zone-",
        choices: [
            Choice(name: "", title: "Los Angeles"), Choice(name: "zone-UTC", title: "UTC"), Choice(name: "zone-Europe-Berlin", title: "Berlin"),
            Choice(name: "zone-Asia-Kolkata", title: "Kolkata"), Choice(name: "zone-Asia-Tokyo", title: "Tokyo"),
        ])

    /// All lists there are.
    public static let lists: [ChoiceList] = [languages, timeZones]

    /// Text sizes by their names, the smallest first.
    private static let textSizes: [String] = ["xs", "s", "m", "l", "xl", "xxl", "xxxl", "a1", "a2", "a3", "a4", "a5"]

    /// The traits with dark in place of light, or the other way round.
    public static func togglingStyle(_ traits: [String]) -> [String] {
        let others: [String] = traits.filter { $0 != "dark" }
        return traits.contains("dark") ? others : ["dark"] + others
    }

    /// The traits with a text size so many steps larger, or smaller where negative; nil where there is none.
    public static func changingTextSize(_ traits: [String], by steps: Int) -> [String]? {
        let present: String = traits.first { $0.hasPrefix("text-") }.map { String($0.dropFirst(5)) } ?? "l"
        let index: Int = (textSizes.firstIndex(of: present) ?? 3) + steps
        guard textSizes.indices.contains(index) else { return nil }
        return traits.filter { !$0.hasPrefix("text-") } + ["text-" + textSizes[index]]
    }

    /// The traits with another entry of a list, by its name, which is empty for the usual one; nil where it is the present one.
    public static func choosing(_ name: String, of list: ChoiceList, in traits: [String]) -> [String]? {
        let next: [String] = traits.filter { !$0.hasPrefix(list.prefix) } + (name.isEmpty ? [] : [name])
        return Set(next) == Set(traits) ? nil : next
    }

    /// An arrangement as people call it; its name where they have no other.
    public static func title(ofArrangement name: String) -> String { arrangementTitles[name] ?? name }

    /// Arrangements as people call them, by their names.
    public static let arrangementTitles: [String: String] = [
        "full": "Full Screen", "slide-over": "Slide Over", "split-third": "Split View, Third", "split-half": "Split View, Half",
        "split-two-thirds": "Split View, Two Thirds",
    ]
}
