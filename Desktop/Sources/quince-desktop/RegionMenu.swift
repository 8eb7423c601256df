import CGTK
import LiveHosting

/// A list of the device's settings: of languages, regions and pseudolocales, or of time zones. An app follows when it starts again, which
/// the device sees to.
@MainActor final class RegionMenu {
    private var list: DeviceControls.ChoiceList
    var title: String { list.title }
    let widget: UnsafeMutablePointer<GtkWidget>

    init(_ list: DeviceControls.ChoiceList) {
        self.list = list
        widget = gtk_drop_down_new(nil, nil)
        gtk_widget_set_tooltip_text(widget, "The app starts again")
        // Keys are the app's.
        gtk_widget_set_focusable(widget, 0)
        fill()
    }

    private func fill() {
        let titles = gtk_string_list_new(nil)
        for choice in list.choices { gtk_string_list_append(titles, choice.title) }
        gtk_drop_down_set_model(OpaquePointer(widget), titles)
    }

    /// Shows which of the window's traits is this list's.
    func show(_ traits: [String]) {
        let present: String = traits.first { $0.hasPrefix(list.prefix) } ?? ""
        if !list.choices.contains(where: { $0.name == present }) {
            list.choices.append(DeviceControls.Choice(name: present, title: String(present.dropFirst(list.prefix.count))))
            fill()
        }
        if let index = list.choices.firstIndex(where: { $0.name == present }) { gtk_drop_down_set_selected(OpaquePointer(widget), guint(index)) }
    }

    /// The window's traits with the one that was chosen; nil where it is the present one.
    func chosen(with traits: [String]) -> [String]? {
        let index = Int(gtk_drop_down_get_selected(OpaquePointer(widget)))
        guard list.choices.indices.contains(index) else { return nil }
        return DeviceControls.choosing(list.choices[index].name, of: list, in: traits)
    }
}
