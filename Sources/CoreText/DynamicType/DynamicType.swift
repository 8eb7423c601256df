/// The text styles of Dynamic Type, as `UIFont.TextStyle` names them.
package enum DynamicTextStyle: String, CaseIterable, Sendable, Hashable {
    case largeTitle, title1, title2, title3, headline, body, callout, subheadline, footnote, caption1, caption2
}

/// The twelve text sizes a user can choose, as `UIContentSizeCategory` names them.
package enum TextSizeCategory: Int, CaseIterable, Sendable, Hashable, Comparable {
    case extraSmall, small, medium, large, extraLarge, extraExtraLarge, extraExtraExtraLarge
    case accessibilityMedium, accessibilityLarge, accessibilityExtraLarge, accessibilityExtraExtraLarge
    case accessibilityExtraExtraExtraLarge

    package static func < (a: TextSizeCategory, b: TextSizeCategory) -> Bool { a.rawValue < b.rawValue }

    package var isAccessibility: Bool { self >= .accessibilityMedium }
}

/// Sizes and scaling of Dynamic Type, measured on a device (behaviour/dynamic-type-measured.json).
package enum DynamicType {
    /// The point size of a text style's font.
    package static func pointSize(_ style: DynamicTextStyle, _ category: TextSizeCategory) -> Double {
        row(style).sizes[category.rawValue]
    }

    /// The weight of a text style's font: semibold for headline, regular for all others.
    package static func weight(_ style: DynamicTextStyle) -> FontWeight { style == .headline ? .semibold : .regular }

    /// The distance from line to line that a text style is designed for.
    package static func leading(_ style: DynamicTextStyle, _ category: TextSizeCategory) -> Double {
        row(style).leadings[category.rawValue]
    }

    /// The font of a text style.
    package static func font(_ style: DynamicTextStyle, _ category: TextSizeCategory) -> TextFont {
        FontLibrary.systemFont(size: pointSize(style, category), weight: weight(style))
    }

    /// How `UIFontMetrics.scaledValue(for:)` scales a length: by the ratio of leadings, to whole pixels.
    ///
    /// - Parameter scale: pixels a point. Only 3 was measured.
    package static func scaledValue(
        _ value: Double, _ style: DynamicTextStyle, _ category: TextSizeCategory, scale: Double = 3
    ) -> Double {
        let leadings = row(style).leadings
        let leading = leadings[category.rawValue], usual = leadings[TextSizeCategory.large.rawValue]
        guard leading != usual else { return value }
        // Divided last: a half pixel must come out as a half, to be rounded up.
        return (value * leading * scale / usual).rounded() / scale
    }

    /// How `UIFontMetrics.scaledFont(for:)` scales a point size: as `scaledValue`, to whole points.
    package static func scaledPointSize(
        _ size: Double, _ style: DynamicTextStyle, _ category: TextSizeCategory, maximum: Double = .infinity
    ) -> Double {
        let scaled = scaledValue(size, style, category)
        return min(maximum, category == .large ? size : scaled.rounded())
    }

    private static func row(_ style: DynamicTextStyle) -> (sizes: [Double], leadings: [Double]) {
        switch style {
        case .largeTitle: largeTitle
        case .title1: title1
        case .title2: title2
        case .title3: title3
        case .headline: headline
        case .body: body
        case .callout: callout
        case .subheadline: subheadline
        case .footnote: footnote
        case .caption1: caption1
        case .caption2: caption2
        }
    }

    // Each from extra small to the largest accessibility size.
    private static let largeTitle: (sizes: [Double], leadings: [Double]) = (
        [31, 32, 33, 34, 36, 38, 40, 44, 48, 52, 56, 60],
        [38, 39, 40, 41, 43, 46, 48, 52, 57, 61, 66, 70]
    )
    private static let title1: (sizes: [Double], leadings: [Double]) = (
        [25, 26, 27, 28, 30, 32, 34, 38, 43, 48, 53, 58],
        [31, 32, 33, 34, 36, 38, 41, 46, 51, 57, 61, 68]
    )
    private static let title2: (sizes: [Double], leadings: [Double]) = (
        [19, 20, 21, 22, 24, 26, 28, 34, 39, 44, 50, 56],
        [24, 25, 26, 28, 30, 32, 34, 41, 47, 52, 59, 66]
    )
    private static let title3: (sizes: [Double], leadings: [Double]) = (
        [17, 18, 19, 20, 22, 24, 26, 31, 37, 43, 49, 55],
        [22, 23, 24, 25, 28, 30, 32, 38, 44, 51, 58, 65]
    )
    private static let headline: (sizes: [Double], leadings: [Double]) = (
        [14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53],
        [19, 20, 21, 22, 24, 26, 29, 34, 40, 48, 51, 62]
    )
    private static let body: (sizes: [Double], leadings: [Double]) = (
        [14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53],
        [19, 20, 21, 22, 24, 26, 29, 34, 40, 48, 56, 62]
    )
    private static let callout: (sizes: [Double], leadings: [Double]) = (
        [13, 14, 15, 16, 18, 20, 22, 26, 32, 38, 44, 51],
        [18, 19, 20, 21, 23, 25, 28, 32, 39, 46, 52, 60]
    )
    private static let subheadline: (sizes: [Double], leadings: [Double]) = (
        [12, 13, 14, 15, 17, 19, 21, 25, 30, 36, 42, 49],
        [16, 18, 19, 20, 22, 24, 26, 31, 36, 43, 50, 58]
    )
    private static let footnote: (sizes: [Double], leadings: [Double]) = (
        [12, 12, 12, 13, 15, 17, 19, 23, 27, 33, 38, 44],
        [16, 16, 16, 18, 20, 22, 24, 29, 33, 40, 46, 52]
    )
    private static let caption1: (sizes: [Double], leadings: [Double]) = (
        [11, 11, 11, 12, 14, 16, 18, 22, 26, 32, 37, 43],
        [13, 13, 13, 16, 19, 21, 23, 27, 32, 39, 44, 51]
    )
    private static let caption2: (sizes: [Double], leadings: [Double]) = (
        [11, 11, 11, 11, 13, 15, 17, 20, 24, 29, 34, 40],
        [13, 13, 13, 13, 18, 20, 22, 25, 29, 35, 41, 48]
    )
}
