/// The pictures and offsets that an app gives a search bar. Offsets in points.
struct SearchBarPictures {
    /// The bar's own background.
    var bar = BarImages()
    /// By the icons' raw values.
    private var icons: [Int: ButtonStateTable<UIImage>] = [:]
    var iconOffsets: [Int: UIOffset] = [:]
    var fieldBackgrounds = ButtonStateTable<UIImage>()
    var fieldOffset = UIOffset.zero
    var textOffset = UIOffset.zero
    /// Behind the row of scopes.
    var scopeBar: UIImage?
    var scopes = SegmentPictures()
    var scopeTitles = ButtonStateTable<[NSAttributedString.Key: Any]>()

    var isEmpty: Bool {
        bar.isEmpty && icons.isEmpty && iconOffsets.isEmpty && fieldBackgrounds.isEmpty && fieldOffset == .zero && textOffset == .zero
            && scopeBar == nil && scopes.isEmpty && scopeTitles.isEmpty
    }

    /// The icon that was set for the state, else for the normal one.
    func icon(_ icon: UISearchBar.Icon, _ state: UIControl.State) -> UIImage? { icons[icon.rawValue]?.value(for: state) }

    func exactIcon(_ icon: UISearchBar.Icon, _ state: UIControl.State) -> UIImage? { icons[icon.rawValue]?[state] }

    mutating func setIcon(_ image: UIImage?, _ icon: UISearchBar.Icon, _ state: UIControl.State) {
        icons[icon.rawValue, default: ButtonStateTable()][state] = image
    }

    /// Gives the scopes' control what was set for it.
    @MainActor func apply(to control: UISegmentedControl) {
        control.pictures = scopes
        for state: UIControl.State in [.normal, .selected, .highlighted, .disabled] where scopeTitles[state] != nil {
            control.setTitleTextAttributes(scopeTitles[state], for: state)
        }
    }
}

/// The offsets by which an app moved the contents of a search field, in points.
struct SearchFieldOffsets: Equatable {
    var text = UIOffset.zero
    var search = UIOffset.zero
    var clear = UIOffset.zero
}
