/// The place of an item's search bar in a navigation bar, in points: values in, values out.
struct NavigationSearchLayout: Equatable {
    enum Placement: Equatable {
        case none
        /// Beside the buttons.
        case inline
        /// Below the row of buttons and the title.
        case stacked
    }

    /// Room below the row of buttons, and what of it the field takes.
    static let height: CGFloat = 52
    static let topPadding: CGFloat = 1
    /// While it searches, the field stands at the bar's top.
    static let activeTopPadding: CGFloat = 4
    static let inlineWidth: CGFloat = 320

    var placement = Placement.none
    var isActive = false
    var hidesRow = false
    /// Of the row of scopes.
    var scopes: CGFloat = 0

    /// Room the search takes below the row of buttons.
    var extraHeight: CGFloat { placement == .stacked ? Self.height + scopes : placement == .inline ? scopes : 0 }

    /// The placement of the search bar: regular widths have room beside the buttons (iOS 16).
    static func placement(
        preferred: UINavigationItem.SearchBarPlacement, isPad: Bool, isCompact: Bool
    ) -> Placement {
        switch preferred {
        case .stacked: .stacked
        case .inline, .automatic: isPad && !isCompact ? .inline : .stacked
        }
    }

    /// How far scrolled content has pushed the search bar under the row of buttons, and how far then a large title.
    static func shrink(travel: CGFloat, search: CGFloat, title: CGFloat) -> (search: CGFloat, title: CGFloat) {
        let pushed: CGFloat = min(max(travel, 0), search)
        return (pushed, min(travel - pushed, title))
    }
}
