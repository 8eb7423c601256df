extension UIListContentConfiguration {
    /// How a text looks.
    @preconcurrency @MainActor public struct TextProperties: @preconcurrency Hashable {
        public enum TextAlignment: Int, Sendable {
            case natural = 0, center = 1, justified = 2
        }

        public enum TextTransform: Int, Sendable {
            case none = 0, uppercase = 1, lowercase = 2, capitalized = 3
        }

        public var font: UIFont
        public var color: UIColor
        public var colorTransformer: UIConfigurationColorTransformer?
        public var alignment: TextAlignment = .natural
        public var lineBreakMode: NSLineBreakMode = .byTruncatingTail
        /// 0 sets no limit, the default.
        public var numberOfLines = 0
        public var adjustsFontSizeToFitWidth = false
        public var minimumScaleFactor: CGFloat = 0
        public var adjustsFontForContentSizeCategory = true
        public var transform: TextTransform = .none
        /// Whether letters may move closer together before a line is cut. Default false. Kept: lines are cut without it.
        public var allowsDefaultTighteningForTruncation = false
        /// Whether a pointer over a text that is cut shows all of it. Default false. Kept: there is no pointer.
        public var showsExpansionTextWhenTruncated = false
        /// The colour that the state gives instead of `color`; nil where it gives none.
        var shownColor: UIColor?

        init(font: UIFont, color: UIColor) {
            self.font = font
            self.color = color
        }

        public func resolvedColor() -> UIColor {
            let base: UIColor = shownColor ?? color
            return colorTransformer?(base) ?? base
        }

        public static func == (a: TextProperties, b: TextProperties) -> Bool {
            a.font == b.font && a.color == b.color && (a.colorTransformer == nil) == (b.colorTransformer == nil)
                && a.alignment == b.alignment && a.lineBreakMode == b.lineBreakMode && a.numberOfLines == b.numberOfLines
                && a.adjustsFontSizeToFitWidth == b.adjustsFontSizeToFitWidth && a.minimumScaleFactor == b.minimumScaleFactor
                && a.adjustsFontForContentSizeCategory == b.adjustsFontForContentSizeCategory && a.transform == b.transform
                && a.shownColor == b.shownColor && a.allowsDefaultTighteningForTruncation == b.allowsDefaultTighteningForTruncation
                && a.showsExpansionTextWhenTruncated == b.showsExpansionTextWhenTruncated
        }

        public func hash(into hasher: inout Hasher) {
            hasher.combine(font)
            hasher.combine(color)
        }

        func transformed(_ text: String) -> String {
            switch transform {
            case .none: text
            case .uppercase: text.uppercased()
            case .lowercase: text.lowercased()
            case .capitalized: text.capitalized
            }
        }
    }

    /// How an image looks.
    @preconcurrency @MainActor public struct ImageProperties: @preconcurrency Hashable {
        /// The size along an axis that lines up with the system's own images, for `reservedLayoutSize`.
        public nonisolated static let standardDimension: CGFloat = -1

        public var preferredSymbolConfiguration: UIImage.SymbolConfiguration?
        /// nil takes the view's tint colour.
        public var tintColor: UIColor?
        public var tintColorTransformer: UIConfigurationColorTransformer?
        public var cornerRadius: CGFloat = 0
        /// The most an image may measure, in points; 0 sets no limit along that axis.
        public var maximumSize: CGSize = .zero
        /// The size of the place the image stands in the middle of; 0 takes the image's own.
        public var reservedLayoutSize: CGSize = .zero
        /// Kept: colours are not inverted. Default false.
        public var accessibilityIgnoresInvertColors = false
        var shownTintColor: UIColor?

        public func resolvedTintColor(for tintColor: UIColor) -> UIColor {
            let base: UIColor = shownTintColor ?? self.tintColor ?? tintColor
            return tintColorTransformer?(base) ?? base
        }

        public static func == (a: ImageProperties, b: ImageProperties) -> Bool {
            a.preferredSymbolConfiguration == b.preferredSymbolConfiguration && a.tintColor == b.tintColor
                && (a.tintColorTransformer == nil) == (b.tintColorTransformer == nil) && a.cornerRadius == b.cornerRadius
                && a.maximumSize == b.maximumSize && a.reservedLayoutSize == b.reservedLayoutSize
                && a.shownTintColor == b.shownTintColor && a.accessibilityIgnoresInvertColors == b.accessibilityIgnoresInvertColors
        }

        public func hash(into hasher: inout Hasher) {
            hasher.combine(maximumSize.width)
            hasher.combine(cornerRadius)
        }
    }
}
