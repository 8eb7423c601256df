extension UIListContentConfiguration {
    private static func make(
        _ style: Style, _ text: UIFont.TextStyle, _ color: UIColor, secondary: UIFont.TextStyle, _ secondaryColor: UIColor,
        bold: Bool = false
    ) -> UIListContentConfiguration {
        let font: UIFont = bold ? preferred(text, weight: .semibold) : .preferredFont(forTextStyle: text)
        var made = UIListContentConfiguration(
            style: style, text: TextProperties(font: font, color: color),
            secondary: TextProperties(font: .preferredFont(forTextStyle: secondary), color: secondaryColor))
        made.imageProperties.preferredSymbolConfiguration = UIImage.SymbolConfiguration(textStyle: .body, scale: .large)
        made.imageProperties.reservedLayoutSize = CGSize(width: ImageProperties.standardDimension, height: ImageProperties.standardDimension)
        return made
    }

    private static func preferred(_ style: UIFont.TextStyle, weight: UIFont.Weight) -> UIFont {
        UIFontMetrics(forTextStyle: style).scaledFont(
            for: .systemFont(ofSize: UIFont.preferredFont(forTextStyle: style, compatibleWith: Self.standardTraits).pointSize, weight: weight))
    }

    private static let standardTraits = UITraitCollection(preferredContentSizeCategory: .large)

    // MARK: Cells

    public static func cell() -> UIListContentConfiguration {
        make(.cell, .body, .label, secondary: .subheadline, .label)
    }

    /// The secondary text under the text.
    public static func subtitleCell() -> UIListContentConfiguration {
        make(.cell, .body, .label, secondary: .subheadline, .secondaryLabel)
    }

    /// The secondary text at the trailing edge, grey.
    public static func valueCell() -> UIListContentConfiguration {
        var made: UIListContentConfiguration = make(.cell, .body, .label, secondary: .body, .secondaryLabel)
        made.prefersSideBySideTextAndSecondaryText = true
        return made
    }

    public static func sidebarCell() -> UIListContentConfiguration {
        make(.sidebarCell, .body, .label, secondary: .body, .secondaryLabel)
    }

    public static func sidebarSubtitleCell() -> UIListContentConfiguration {
        make(.sidebarCell, .body, .label, secondary: .subheadline, .secondaryLabel)
    }

    public static func accompaniedSidebarCell() -> UIListContentConfiguration {
        make(.accompaniedSidebarCell, .body, .label, secondary: .body, .secondaryLabel)
    }

    public static func accompaniedSidebarSubtitleCell() -> UIListContentConfiguration {
        make(.accompaniedSidebarCell, .body, .label, secondary: .subheadline, .secondaryLabel)
    }

    // MARK: Headers and footers

    public static func plainHeader() -> UIListContentConfiguration {
        var made: UIListContentConfiguration = make(.header, .subheadline, .label, secondary: .subheadline, .secondaryLabel, bold: true)
        made.directionalLayoutMargins = NSDirectionalEdgeInsets(top: 5, leading: 16, bottom: 5, trailing: 8)
        return made
    }

    public static func plainFooter() -> UIListContentConfiguration {
        var made: UIListContentConfiguration = make(.header, .footnote, .secondaryLabel, secondary: .footnote, .secondaryLabel)
        made.directionalLayoutMargins = NSDirectionalEdgeInsets(top: 8, leading: 16, bottom: 8, trailing: 8)
        return made
    }

    public static func groupedHeader() -> UIListContentConfiguration {
        var made: UIListContentConfiguration = make(.header, .footnote, .secondaryLabel, secondary: .footnote, .secondaryLabel)
        made.textProperties.transform = .uppercase
        made.directionalLayoutMargins = NSDirectionalEdgeInsets(top: 17, leading: 16, bottom: 6, trailing: 16)
        return made
    }

    public static func groupedFooter() -> UIListContentConfiguration {
        var made: UIListContentConfiguration = make(.header, .footnote, .secondaryLabel, secondary: .footnote, .secondaryLabel)
        made.directionalLayoutMargins = NSDirectionalEdgeInsets(top: 8, leading: 16, bottom: 8, trailing: 16)
        return made
    }

    public static func prominentInsetGroupedHeader() -> UIListContentConfiguration {
        var made: UIListContentConfiguration = make(.header, .headline, .label, secondary: .subheadline, .secondaryLabel)
        made.directionalLayoutMargins = NSDirectionalEdgeInsets(top: 17, leading: 16, bottom: 7, trailing: 16)
        return made
    }

    public static func extraProminentInsetGroupedHeader() -> UIListContentConfiguration {
        var made: UIListContentConfiguration = make(.header, .title3, .label, secondary: .subheadline, .secondaryLabel, bold: true)
        made.directionalLayoutMargins = NSDirectionalEdgeInsets(top: 17, leading: 16, bottom: 7, trailing: 16)
        return made
    }

    public static func sidebarHeader() -> UIListContentConfiguration {
        var made: UIListContentConfiguration = make(.sidebarHeader, .title3, .label, secondary: .subheadline, .secondaryLabel, bold: true)
        made.directionalLayoutMargins = NSDirectionalEdgeInsets(top: 12, leading: 16, bottom: 6, trailing: 8)
        return made
    }
}
