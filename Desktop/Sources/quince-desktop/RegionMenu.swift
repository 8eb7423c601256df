import CGTK

/// A list of the device's settings: of languages, regions and pseudolocales, or of time zones. An app follows when it starts again, which
/// the device sees to.
@MainActor final class RegionMenu {
    /// A trait by its name, empty for the usual, and what people call it.
    private struct Entry {
        var trait: String
        var title: String
    }

    private static let usual: [Entry] = [
        Entry(trait: "", title: "English (US)"), Entry(trait: "locale-en_GB", title: "English (UK)"), Entry(trait: "locale-de_DE", title: "Deutsch"),
        Entry(trait: "locale-fr_FR", title: "Français"), Entry(trait: "locale-ja_JP", title: "日本語"), Entry(trait: "locale-ar_SA", title: "العربية"),
        Entry(trait: "locale-long", title: "Texts twice as long"), Entry(trait: "locale-accented", title: "[Ţéẋţš ŵîţĥ åççéñţš]"),
    ]
    private static let usualZones: [Entry] = [
        Entry(trait: "", title: "Los Angeles"), Entry(trait: "zone-UTC", title: "UTC"), Entry(trait: "zone-Europe-Berlin", title: "Berlin"),
        Entry(trait: "zone-Asia-Kolkata", title: "Kolkata"), Entry(trait: "zone-Asia-Tokyo", title: "Tokyo"),
    ]

    /// The title of the list.
    let title: String
    let widget: UnsafeMutablePointer<GtkWidget>
    private let prefix: String
    private var entries: [Entry]

    static func languages() -> RegionMenu { RegionMenu("Language", "locale-", usual) }
    static func timeZones() -> RegionMenu { RegionMenu("Time Zone", "zone-", usualZones) }

    private init(_ title: String, _ prefix: String, _ entries: [Entry]) {
        self.title = title
        self.prefix = prefix
        self.entries = entries
        widget = gtk_drop_down_new(nil, nil)
        gtk_widget_set_tooltip_text(widget, "The app starts again")
        // Keys are the app's.
        gtk_widget_set_focusable(widget, 0)
        fill()
    }

    private func fill() {
        let list = gtk_string_list_new(nil)
        for entry in entries { gtk_string_list_append(list, entry.title) }
        gtk_drop_down_set_model(OpaquePointer(widget), list)
    }

    /// Shows which of the window's traits is this list's.
    func show(_ traits: [String]) {
        let present: String = traits.first { $0.hasPrefix(prefix) } ?? ""
        if !entries.contains(where: { $0.trait == present }) {
            entries.append(Entry(trait: present, title: String(present.dropFirst(prefix.count))))
            fill()
        }
        if let index = entries.firstIndex(where: { $0.trait == present }) { gtk_drop_down_set_selected(OpaquePointer(widget), guint(index)) }
    }

    /// The window's traits with the one that was chosen; nil where it is the present one.
    func chosen(with traits: [String]) -> [String]? {
        let index = Int(gtk_drop_down_get_selected(OpaquePointer(widget)))
        guard entries.indices.contains(index) else { return nil }
        let trait: String = entries[index].trait
        let next: [String] = traits.filter { !$0.hasPrefix(prefix) } + (trait.isEmpty ? [] : [trait])
        return Set(next) == Set(traits) ? nil : next
    }
}
