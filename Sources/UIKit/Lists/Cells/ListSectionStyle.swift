/// A list configuration as a compositional section needs it: insets, headers, and what each cell is told.
@MainActor final class ListSectionStyle {
    let configuration: UICollectionLayoutListConfiguration
    /// From the cell's edge to its content.
    private let margin: CGFloat

    private init(_ configuration: UICollectionLayoutListConfiguration, margin: CGFloat) {
        self.configuration = configuration
        self.margin = margin
    }

    /// Room above the header, where the configuration asks for some.
    var headerTopPadding: CGFloat { configuration.headerMode == .none ? 0 : max(0, configuration.headerTopPadding ?? 0) }

    /// Rows of the standard height, and the room sections keep (behaviour/metrics.json, tableView).
    enum Metrics {
        static let rowHeight: CGFloat = 44
        static let headerHeight: CGFloat = 38.5
        static let plainHeaderHeight: CGFloat = 28
        /// Between a grouped section's rows and the next section.
        static let groupSpacing: CGFloat = 53.0 / 3
        static let plainHeaderTopPadding: CGFloat = 22
        static let cornerRadius: CGFloat = 10
        static let sidebarInset: CGFloat = 10

        /// From the sides to inset rows, and from the rows' edges to their content: 20 from 393 points on, below 16 (measured at
        /// 375, 393 and 414).
        static func margin(forWidth width: CGFloat) -> CGFloat { width >= 393 ? 20 : 16 }
        /// From the edges of rows that run from side to side to their content: the system's margin of a view so wide.
        static func plainMargin(forWidth width: CGFloat) -> CGFloat { width >= 414 ? 20 : 16 }
    }

    static func section(
        _ configuration: UICollectionLayoutListConfiguration, _ environment: any NSCollectionLayoutEnvironment
    ) -> NSCollectionLayoutSection {
        let row = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .estimated(Metrics.rowHeight))
        let group = NSCollectionLayoutGroup.vertical(layoutSize: row, subitems: [NSCollectionLayoutItem(layoutSize: row)])
        let section = NSCollectionLayoutSection(group: group)
        let width: CGFloat = environment.container.contentSize.width
        let isInset: Bool = configuration.appearance == .insetGrouped
        let surroundings: LayoutSurroundings = (environment as? LayoutEnvironment)?.surroundings ?? LayoutSurroundings()
        let around: CGFloat = surroundings.margins.leading - surroundings.safeArea.leading
        let standard: CGFloat = max(around, Metrics.margin(forWidth: width))
        let margin: CGFloat = isInset ? Metrics.margin(forWidth: width) : max(around, Metrics.plainMargin(forWidth: width))
        section.list = ListSectionStyle(configuration, margin: configuration.appearance == .sidebar ? 16 : margin)
        var insets = NSDirectionalEdgeInsets.zero
        switch configuration.appearance {
        case .insetGrouped:
            insets.leading = standard
            insets.trailing = standard
        case .sidebar:
            insets.leading = Metrics.sidebarInset
            insets.trailing = Metrics.sidebarInset
        case .plain, .grouped, .sidebarPlain: break
        }
        if configuration.appearance == .grouped || isInset {
            insets.top = configuration.headerMode == .none ? Metrics.groupSpacing : 0
            insets.bottom = configuration.footerMode == .none ? Metrics.groupSpacing : 0
        }
        section.contentInsets = insets
        section.boundarySupplementaryItems = boundaryItems(configuration)
        return section
    }

    private static func boundaryItems(_ configuration: UICollectionLayoutListConfiguration) -> [NSCollectionLayoutBoundarySupplementaryItem] {
        let isPlain: Bool = configuration.appearance == .plain || configuration.appearance == .sidebarPlain
        func item(_ kind: String, _ alignment: NSRectAlignment, pinned: Bool) -> NSCollectionLayoutBoundarySupplementaryItem {
            let size = NSCollectionLayoutSize(
                widthDimension: .fractionalWidth(1),
                heightDimension: .estimated(isPlain ? Metrics.plainHeaderHeight : Metrics.headerHeight))
            let made = NSCollectionLayoutBoundarySupplementaryItem(layoutSize: size, elementKind: kind, alignment: alignment)
            made.pinToVisibleBounds = pinned
            return made
        }
        var items: [NSCollectionLayoutBoundarySupplementaryItem] = []
        if configuration.headerMode == .supplementary { items.append(item(UICollectionView.elementKindSectionHeader, .top, pinned: isPlain)) }
        if configuration.footerMode == .supplementary { items.append(item(UICollectionView.elementKindSectionFooter, .bottom, pinned: false)) }
        return items
    }

    // MARK: What cells are told

    func context(item: Int, of count: Int, section: Int) -> ListCellContext {
        var context = ListCellContext(appearance: configuration.appearance)
        context.margin = margin
        let isHeader: Bool = configuration.headerMode == .firstItemInSection && item == 0
        context.role = isHeader ? .header : .cell
        let first: Int = configuration.headerMode == .firstItemInSection ? 1 : 0
        context.isFirst = item == first
        context.isLast = item == count - 1
        var separators: UIListSeparatorConfiguration = configuration.separatorConfiguration
        if let handler = configuration.itemSeparatorHandler {
            separators = handler(IndexPath(item: item, section: section), separators)
        }
        let shows: Bool = configuration.showsSeparators && !isHeader
        let isLastOfCard: Bool = configuration.appearance == .insetGrouped && context.isLast
        context.showsBottomSeparator = shows && isVisible(separators.bottomSeparatorVisibility, automatic: !isLastOfCard)
        context.showsTopSeparator =
            shows && isVisible(separators.topSeparatorVisibility, automatic: configuration.appearance == .grouped && context.isFirst)
        context.separatorColor = separators.color
        if separators.bottomSeparatorInsets != UIListSeparatorConfiguration.automaticInsets {
            context.bottomSeparatorInsets = separators.bottomSeparatorInsets
        }
        if separators.topSeparatorInsets != UIListSeparatorConfiguration.automaticInsets {
            context.topSeparatorInsets = separators.topSeparatorInsets
        }
        return context
    }

    private func isVisible(_ visibility: UIListSeparatorConfiguration.Visibility, automatic: Bool) -> Bool {
        switch visibility {
        case .automatic: automatic
        case .visible: true
        case .hidden: false
        }
    }

    func context(boundary item: NSCollectionLayoutBoundarySupplementaryItem, isPinned: Bool) -> ListCellContext? {
        var context = ListCellContext(appearance: configuration.appearance)
        context.margin = margin
        context.role = item.elementKind == UICollectionView.elementKindSectionHeader ? .header : .footer
        context.showsBottomSeparator = false
        context.isPinned = isPinned
        return context
    }
}
