import CoreGraphics
import Foundation

/// A colour as drawing needs it: sRGB components from 0 to 1, not premultiplied.
package struct TextColor: Hashable, Sendable {
    package var red: Double
    package var green: Double
    package var blue: Double
    package var alpha: Double

    package init(red: Double, green: Double, blue: Double, alpha: Double = 1) {
        self.red = red
        self.green = green
        self.blue = blue
        self.alpha = alpha
    }

    package static let black = TextColor(red: 0, green: 0, blue: 0)
}

/// A line drawn under or through text. `style` is the raw value of UIKit's `NSUnderlineStyle`.
package struct TextDecoration: Hashable, Sendable {
    package var style: Int
    /// Nil: the text's own colour.
    package var color: TextColor?

    package init(style: Int, color: TextColor? = nil) {
        self.style = style
        self.color = color
    }
}

/// A shadow behind text. The offset is in points, y downwards; the blur is UIKit's `shadowBlurRadius`.
package struct TextShadow: Hashable, Sendable {
    package var offset: CGSize
    package var blurRadius: Double
    package var color: TextColor

    package init(offset: CGSize, blurRadius: Double, color: TextColor) {
        self.offset = offset
        self.blurRadius = blurRadius
        self.color = color
    }
}

/// The outline of glyphs. `width` is that of `NSAttributedString.Key.strokeWidth`: percent of the font's size; a positive
/// one leaves the inside empty, a negative one is drawn over the filled glyphs.
package struct TextStroke: Hashable, Sendable {
    package var width: Double
    /// Nil: the text's own colour.
    package var color: TextColor?

    package init(width: Double, color: TextColor? = nil) {
        self.width = width
        self.color = color
    }
}

/// A box that stands in a line in place of a character (U+FFFC): an image, for example.
package final class TextAttachment: Hashable, @unchecked Sendable {
    /// Relative to the pen on the baseline, y upwards, as in `NSTextAttachment.bounds`: a negative y reaches below.
    package let bounds: CGRect
    /// Draws the box. The context's coordinates are those of the layout, y downwards; the rectangle says where.
    package let draw: (CGContext, CGRect) -> Void
    /// Whether each character that has the attachment is such a box; else those alone that stand for objects.
    let takesEveryCharacter: Bool

    /// - Parameter draw: gets the context drawn into and the box's rectangle in the layout's coordinates.
    package init(bounds: CGRect, takesEveryCharacter: Bool = false, draw: @escaping (CGContext, CGRect) -> Void) {
        self.bounds = bounds
        self.takesEveryCharacter = takesEveryCharacter
        self.draw = draw
    }

    package static func == (a: TextAttachment, b: TextAttachment) -> Bool { a === b }
    package func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

/// The appearance of a stretch of text; lengths in points.
///
/// The attributes that most text does without are kept apart, so that a plain style is quick to copy and compare.
package struct TextStyle: Hashable, Sendable {
    package var font: TextFont
    /// Nil: the colour given when the layout is drawn.
    package var color: TextColor?
    /// Added after each character (`NSAttributedString.Key.kern`, `.tracking`).
    package var kern: Double
    /// Raises the text above the baseline.
    package var baselineOffset: Double
    private var extras: Extras?

    package init(
        font: TextFont, color: TextColor? = nil, backgroundColor: TextColor? = nil, kern: Double = 0, baselineOffset: Double = 0,
        underline: TextDecoration? = nil, strikethrough: TextDecoration? = nil, shadow: TextShadow? = nil,
        stroke: TextStroke? = nil, attachment: TextAttachment? = nil
    ) {
        self.font = font
        self.color = color
        self.kern = kern
        self.baselineOffset = baselineOffset
        let values = ExtraValues(
            backgroundColor: backgroundColor, underline: underline, strikethrough: strikethrough, shadow: shadow, stroke: stroke,
            attachment: attachment)
        extras = values == ExtraValues() ? nil : Extras(values)
    }

    package var backgroundColor: TextColor? {
        get { extras?.values.backgroundColor }
        set { setExtra(\.backgroundColor, newValue) }
    }

    package var underline: TextDecoration? {
        get { extras?.values.underline }
        set { setExtra(\.underline, newValue) }
    }

    package var strikethrough: TextDecoration? {
        get { extras?.values.strikethrough }
        set { setExtra(\.strikethrough, newValue) }
    }

    package var shadow: TextShadow? {
        get { extras?.values.shadow }
        set { setExtra(\.shadow, newValue) }
    }

    package var stroke: TextStroke? {
        get { extras?.values.stroke }
        set { setExtra(\.stroke, newValue) }
    }

    package var attachment: TextAttachment? {
        get { extras?.values.attachment }
        set { setExtra(\.attachment, newValue) }
    }

    /// Whether letters may join to one shape (`NSAttributedString.Key.ligature`); true by default.
    package var hasLigatures: Bool {
        get { !(extras?.values.isWithoutLigatures ?? false) }
        set { setExtra(\.isWithoutLigatures, !newValue) }
    }

    private mutating func setExtra<Value>(_ member: WritableKeyPath<ExtraValues, Value>, _ value: Value) {
        var values = extras?.values ?? ExtraValues()
        values[keyPath: member] = value
        extras = values == ExtraValues() ? nil : Extras(values)
    }

    // Font and spacing tell most styles apart; hashing the rest would cost more than the rare collision.
    package func hash(into hasher: inout Hasher) {
        hasher.combine(font)
        hasher.combine(kern)
    }

    /// Whether the style asks for more than coloured glyphs.
    var hasDecorations: Bool { extras != nil }

    /// How far this style reaches above and below the baseline; both positive.
    var verticalExtent: (ascent: Double, descent: Double) {
        if let bounds = attachment?.bounds {
            return (max(0, Double(bounds.maxY) + baselineOffset), max(0, -Double(bounds.minY) - baselineOffset))
        }
        return (max(0, font.ascender + baselineOffset), max(0, -font.descender - baselineOffset))
    }
}

private struct ExtraValues: Hashable, Sendable {
    var backgroundColor: TextColor?
    var underline: TextDecoration?
    var strikethrough: TextDecoration?
    var shadow: TextShadow?
    var stroke: TextStroke?
    var attachment: TextAttachment?
    var isWithoutLigatures = false
}

/// Values that do not change, shared by copies of a style.
private final class Extras: Hashable, Sendable {
    let values: ExtraValues

    init(_ values: ExtraValues) { self.values = values }

    static func == (a: Extras, b: Extras) -> Bool { a === b || a.values == b.values }
    func hash(into hasher: inout Hasher) { hasher.combine(values) }
}
