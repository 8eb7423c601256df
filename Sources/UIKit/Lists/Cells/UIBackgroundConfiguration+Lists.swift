/// The backgrounds of list cells and headers.
enum ListBackgroundLook: Hashable {
    case plainCell, groupedCell, sidebarCell, accompaniedSidebarCell, header
}

extension UIBackgroundConfiguration {
    private static func make(_ look: ListBackgroundLook, color: UIColor) -> UIBackgroundConfiguration {
        var made = UIBackgroundConfiguration()
        made.listLook = look
        made.backgroundColor = color
        return made
    }

    public static func listPlainCell() -> UIBackgroundConfiguration { make(.plainCell, color: .systemBackground) }
    public static func listGroupedCell() -> UIBackgroundConfiguration { make(.groupedCell, color: .secondarySystemGroupedBackground) }
    public static func listPlainHeaderFooter() -> UIBackgroundConfiguration { make(.header, color: .clear) }
    public static func listGroupedHeaderFooter() -> UIBackgroundConfiguration { make(.header, color: .clear) }
    public static func listSidebarHeader() -> UIBackgroundConfiguration { make(.header, color: .clear) }

    public static func listSidebarCell() -> UIBackgroundConfiguration {
        var made: UIBackgroundConfiguration = make(.sidebarCell, color: .clear)
        made.cornerRadius = 10
        return made
    }

    public static func listAccompaniedSidebarCell() -> UIBackgroundConfiguration {
        var made: UIBackgroundConfiguration = make(.accompaniedSidebarCell, color: .clear)
        made.cornerRadius = 10
        return made
    }

    /// The configuration with its look in `state`: a colour of the app's own stays, the list's own follows selection.
    @preconcurrency @MainActor public func updated(for state: any UIConfigurationState) -> UIBackgroundConfiguration {
        guard let listLook else { return self }
        let cell: UICellConfigurationState? = state as? UICellConfigurationState
        let isHighlighted: Bool = cell?.isHighlighted ?? false
        // A cell that would take what hovers over it looks selected.
        let isSelected: Bool = cell?.isSelected == true || cell?.cellDropState == .targeted
        var updated: UIBackgroundConfiguration = self
        switch listLook {
        case .plainCell where backgroundColor == .systemBackground, .groupedCell where backgroundColor == .secondarySystemGroupedBackground:
            if isSelected || isHighlighted { updated.backgroundColor = .systemGray4 }
        case .sidebarCell where backgroundColor == .clear, .accompaniedSidebarCell where backgroundColor == .clear:
            if isSelected { updated.backgroundColor = .systemFill } else if isHighlighted { updated.backgroundColor = .quaternarySystemFill }
        default: break
        }
        return updated
    }
}
