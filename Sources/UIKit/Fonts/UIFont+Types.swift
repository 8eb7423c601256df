extension UIFont {
    /// A weight on a scale from -1 to 1, regular being 0.
    public struct Weight: RawRepresentable, Hashable, Comparable, Sendable {
        public let rawValue: CGFloat

        public init(rawValue: CGFloat) {
            self.rawValue = rawValue
        }

        public init(_ rawValue: CGFloat) {
            self.rawValue = rawValue
        }

        public static let ultraLight = Weight(-0.8)
        public static let thin = Weight(-0.6)
        public static let light = Weight(-0.4)
        public static let regular = Weight(0)
        public static let medium = Weight(0.23)
        public static let semibold = Weight(0.3)
        public static let bold = Weight(0.4)
        public static let heavy = Weight(0.56)
        public static let black = Weight(0.62)

        public static func + (lhs: Self, rhs: Self.RawValue) -> Self { Weight(lhs.rawValue + rhs) }
        public static func + (lhs: Self.RawValue, rhs: Self) -> Self { Weight(lhs + rhs.rawValue) }
        public static func - (lhs: Self, rhs: Self.RawValue) -> Self { Weight(lhs.rawValue - rhs) }
        public static func < (lhs: Weight, rhs: Weight) -> Bool { lhs.rawValue < rhs.rawValue }
        /// The distance between two weights.
        public static func - (lhs: Self, rhs: Self) -> Self.RawValue { lhs.rawValue - rhs.rawValue }
        public static func += (lhs: inout Self, rhs: Self.RawValue) { lhs = lhs + rhs }
        public static func -= (lhs: inout Self, rhs: Self.RawValue) { lhs = lhs - rhs }
    }

    /// How wide glyphs are on a scale from -1 to 1, standard being 0.
    public struct Width: RawRepresentable, Hashable, Comparable, Sendable {
        public let rawValue: CGFloat

        public init(rawValue: CGFloat) { self.rawValue = rawValue }
        public init(_ rawValue: CGFloat) { self.rawValue = rawValue }

        public static let compressed = Width(-0.4)
        public static let condensed = Width(-0.2)
        public static let standard = Width(0)
        public static let expanded = Width(0.2)

        public static func < (lhs: Width, rhs: Width) -> Bool { lhs.rawValue < rhs.rawValue }
        public static func + (lhs: Self, rhs: Self.RawValue) -> Self { Width(lhs.rawValue + rhs) }
        public static func + (lhs: Self.RawValue, rhs: Self) -> Self { Width(lhs + rhs.rawValue) }
        public static func - (lhs: Self, rhs: Self.RawValue) -> Self { Width(lhs.rawValue - rhs) }
        public static func - (lhs: Self, rhs: Self) -> Self.RawValue { lhs.rawValue - rhs.rawValue }
        public static func += (lhs: inout Self, rhs: Self.RawValue) { lhs = lhs + rhs }
        public static func -= (lhs: inout Self, rhs: Self.RawValue) { lhs = lhs - rhs }

        /// How much wider than standard glyphs are drawn: the bundled font has one width, which is stretched.
        var stretch: Double { max(0.5, 1 + Double(rawValue) * 0.8) }
    }

    /// A role of text whose size follows the text size a person chose.
    public struct TextStyle: RawRepresentable, Hashable, Sendable {
        public let rawValue: String

        public init(rawValue: String) {
            self.rawValue = rawValue
        }

        public static let largeTitle = TextStyle(rawValue: "UICTFontTextStyleTitle0")
        /// 36 and 28 points at the default text size, bold.
        public static let extraLargeTitle = TextStyle(rawValue: "UICTFontTextStyleExtraLargeTitle")
        public static let extraLargeTitle2 = TextStyle(rawValue: "UICTFontTextStyleExtraLargeTitle2")
        public static let title1 = TextStyle(rawValue: "UICTFontTextStyleTitle1")
        public static let title2 = TextStyle(rawValue: "UICTFontTextStyleTitle2")
        public static let title3 = TextStyle(rawValue: "UICTFontTextStyleTitle3")
        public static let headline = TextStyle(rawValue: "UICTFontTextStyleHeadline")
        public static let subheadline = TextStyle(rawValue: "UICTFontTextStyleSubhead")
        public static let body = TextStyle(rawValue: "UICTFontTextStyleBody")
        public static let callout = TextStyle(rawValue: "UICTFontTextStyleCallout")
        public static let footnote = TextStyle(rawValue: "UICTFontTextStyleFootnote")
        public static let caption1 = TextStyle(rawValue: "UICTFontTextStyleCaption1")
        public static let caption2 = TextStyle(rawValue: "UICTFontTextStyleCaption2")

        /// The metrics that scale an app's own fonts as this style's are.
        public var metrics: UIFontMetrics { UIFontMetrics(forTextStyle: self) }
    }
}

/// The place of a text size among the twelve.
enum DynamicTypeStep {
    /// The step of `traits`, else of the current traits; the default size where neither says.
    static func of(_ traits: UITraitCollection?) -> Int {
        if let step = traits?.preferredContentSizeCategory.step { return step }
        if let step = UITraitCollection.current.preferredContentSizeCategory.step { return step }
        return TextStyleTable.defaultStep
    }
}
