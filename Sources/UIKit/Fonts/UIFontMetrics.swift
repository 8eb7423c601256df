/// How a font came from another by scaling, so that it can follow another text size.
struct FontScaling: Equatable, Sendable {
    var style: UIFont.TextStyle
    /// The size at the default text size.
    var baseSize: CGFloat
}

/// Scales fonts and lengths as a text style scales (behaviour/dynamic-type-measured.json).
open class UIFontMetrics: NSObject, @unchecked Sendable {
    private let style: UIFont.TextStyle

    /// The metrics of the body style.
    public class var `default`: UIFontMetrics { defaultMetrics }
    private static let defaultMetrics = UIFontMetrics(forTextStyle: .body)

    public init(forTextStyle textStyle: UIFont.TextStyle) {
        style = textStyle
        super.init()
    }

    /// `font`, taken as meant for the default text size, at the current one.
    open func scaledFont(for font: UIFont) -> UIFont {
        scaled(font, nil, nil)
    }

    open func scaledFont(for font: UIFont, compatibleWith traitCollection: UITraitCollection?) -> UIFont {
        scaled(font, nil, traitCollection)
    }

    /// As `scaledFont(for:)`, but no larger than `maximumPointSize`.
    open func scaledFont(for font: UIFont, maximumPointSize: CGFloat) -> UIFont {
        scaled(font, maximumPointSize, nil)
    }

    open func scaledFont(
        for font: UIFont, maximumPointSize: CGFloat, compatibleWith traitCollection: UITraitCollection?
    ) -> UIFont {
        scaled(font, maximumPointSize, traitCollection)
    }

    /// A length that grows and shrinks with the text, rounded to a pixel.
    open func scaledValue(for value: CGFloat) -> CGFloat {
        scaledValue(for: value, compatibleWith: nil)
    }

    open func scaledValue(for value: CGFloat, compatibleWith traitCollection: UITraitCollection?) -> CGFloat {
        let scale: CGFloat = traitCollection?.displayScale ?? 0
        let pixels: CGFloat = scale > 0 ? scale : ScreenScale.current
        return Self.scaledValue(value, style: style, step: DynamicTypeStep.of(traitCollection), displayScale: pixels)
    }

    private func scaled(_ font: UIFont, _ maximum: CGFloat?, _ traits: UITraitCollection?) -> UIFont {
        precondition(
            font.scaling == nil,
            "Attempted to scale a font that has already been scaled; scale the original font instead")
        let size: CGFloat = Self.scaledFontSize(font.pointSize, style: style, step: DynamicTypeStep.of(traits))
        var descriptor: TextFontDescriptor = font.textFont.descriptor
        descriptor.size = Double(maximum.map { $0 > 0 ? min(size, $0) : size } ?? size)
        return UIFont(
            FontLibrary.font(descriptor), scaling: FontScaling(style: style, baseSize: font.pointSize),
            maximumScaledSize: maximum)
    }

    /// The rule behind `scaledValue(for:)`: lengths scale as the style's leading, to the nearest pixel.
    static func scaledValue(_ value: CGFloat, style: UIFont.TextStyle, step: Int, displayScale: CGFloat) -> CGFloat {
        let leadings: [CGFloat] = TextStyleTable.row(style).leadings
        let scaled: CGFloat = value * leadings[step] / leadings[TextStyleTable.defaultStep]
        return (scaled * displayScale).rounded() / displayScale
    }

    /// Fonts take whole sizes.
    static func scaledFontSize(_ size: CGFloat, style: UIFont.TextStyle, step: Int) -> CGFloat {
        if step == TextStyleTable.defaultStep { return size }
        return scaledValue(size, style: style, step: step, displayScale: 3).rounded()
    }
}

extension UIFont {
    /// The same font at the text size of `traits`, for fonts that follow Dynamic Type; itself for others.
    func adjusted(to traits: UITraitCollection) -> UIFont {
        if let style = textStyle {
            var descriptor: TextFontDescriptor = textFont.descriptor
            descriptor.size = Double(TextStyleTable.row(style).sizes[DynamicTypeStep.of(traits)])
            return UIFont(FontLibrary.font(descriptor), textStyle: style)
        }
        guard let scaling else { return self }
        let size: CGFloat = UIFontMetrics.scaledFontSize(
            scaling.baseSize, style: scaling.style, step: DynamicTypeStep.of(traits))
        var descriptor: TextFontDescriptor = textFont.descriptor
        descriptor.size = Double(maximumScaledSize.map { $0 > 0 ? min(size, $0) : size } ?? size)
        return UIFont(FontLibrary.font(descriptor), scaling: scaling, maximumScaledSize: maximumScaledSize)
    }
}
