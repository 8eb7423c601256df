/// The content of a cell, header or footer of a list: an image, a text and a secondary text.
@preconcurrency @MainActor public struct UIListContentConfiguration: UIContentConfiguration, @preconcurrency Hashable {
    public var image: UIImage?
    public var imageProperties = ImageProperties()
    public var text: String?
    public var attributedText: NSAttributedString?
    public var textProperties: TextProperties
    public var secondaryText: String?
    public var secondaryAttributedText: NSAttributedString?
    public var secondaryTextProperties: TextProperties
    /// The axes along which the margins are at least what the view's superview leaves.
    public var axesPreservingSuperviewLayoutMargins: UIAxis = .horizontal
    /// The room around the content, in points.
    public var directionalLayoutMargins = NSDirectionalEdgeInsets(top: 11, leading: 16, bottom: 11, trailing: 8)
    /// Whether both texts stand side by side where there is room. Default false.
    public var prefersSideBySideTextAndSecondaryText = false
    public var imageToTextPadding: CGFloat = 16
    public var textToSecondaryTextHorizontalPadding: CGFloat = 6
    public var textToSecondaryTextVerticalPadding: CGFloat = 3
    /// The style that the look follows: which factory made it.
    var style: Style

    enum Style: Hashable {
        case cell, sidebarCell, accompaniedSidebarCell, header, sidebarHeader
    }

    init(style: Style, text: TextProperties, secondary: TextProperties) {
        self.style = style
        textProperties = text
        secondaryTextProperties = secondary
    }

    public func makeContentView() -> any UIView & UIContentView {
        UIListContentView(configuration: self)
    }

    /// Disabled content is grey; other states look the same.
    public func updated(for state: any UIConfigurationState) -> UIListContentConfiguration {
        var updated: UIListContentConfiguration = self
        let cell: UICellConfigurationState? = state as? UICellConfigurationState
        let view: UIViewConfigurationState? = state as? UIViewConfigurationState
        let isDisabled: Bool = cell?.isDisabled ?? view?.isDisabled ?? false
        updated.textProperties.shownColor = nil
        updated.secondaryTextProperties.shownColor = nil
        updated.imageProperties.shownTintColor = nil
        if isDisabled {
            updated.textProperties.shownColor = .tertiaryLabel
            updated.secondaryTextProperties.shownColor = .tertiaryLabel
            updated.imageProperties.shownTintColor = .tertiaryLabel
        }
        return updated
    }

    public static func == (a: UIListContentConfiguration, b: UIListContentConfiguration) -> Bool {
        a.image === b.image && a.imageProperties == b.imageProperties && a.text == b.text && a.attributedText == b.attributedText
            && a.textProperties == b.textProperties && a.secondaryText == b.secondaryText
            && a.secondaryAttributedText == b.secondaryAttributedText && a.secondaryTextProperties == b.secondaryTextProperties
            && a.axesPreservingSuperviewLayoutMargins == b.axesPreservingSuperviewLayoutMargins
            && a.directionalLayoutMargins == b.directionalLayoutMargins
            && a.prefersSideBySideTextAndSecondaryText == b.prefersSideBySideTextAndSecondaryText
            && a.imageToTextPadding == b.imageToTextPadding
            && a.textToSecondaryTextHorizontalPadding == b.textToSecondaryTextHorizontalPadding
            && a.textToSecondaryTextVerticalPadding == b.textToSecondaryTextVerticalPadding && a.style == b.style
    }

    public func hash(into hasher: inout Hasher) {
        hasher.combine(text)
        hasher.combine(secondaryText)
        hasher.combine(style)
    }
}

/// One or both axes.
public struct UIAxis: OptionSet, Hashable, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let horizontal = UIAxis(rawValue: 1)
    public static let vertical = UIAxis(rawValue: 2)
    public static let both: UIAxis = [.horizontal, .vertical]
}
