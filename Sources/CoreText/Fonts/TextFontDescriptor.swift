import CoreGraphics
import Foundation

/// The values by which a font is requested; equal descriptors give equal fonts.
package struct TextFontDescriptor: Hashable, Sendable {
    /// The system font's designs (`UIFontDescriptor.SystemDesign`). Rounded draws as the default design.
    package enum Design: Hashable, Sendable {
        case standard, rounded, serif, monospaced
    }

    package enum Face: Hashable, Sendable {
        case system(Design)
        /// A face by its PostScript name.
        case named(String)
        /// One of the bundled files that stand in for characters other faces lack.
        case fallback(String)
        /// A font in memory that nothing has to know by name (`CGFont`).
        case file(RegisteredFont)
    }

    package var face: Face
    /// Points. Sizes that are not positive finite numbers count as the system's 17.
    package var size: Double
    package var weight: FontWeight
    package var isItalic: Bool
    /// All digits take one width (`monospacedDigitSystemFont`).
    package var usesTabularDigits: Bool
    /// The transform of glyphs; nil: none.
    package var matrix: GlyphMatrix?
    /// OpenType features switched on or off, besides those that text has by default.
    package var features: [FontFeature]
    /// The names of fonts that are asked first for characters that this one lacks.
    package var cascade: [String] = []

    package init(
        face: Face = .system(.standard), size: Double, weight: FontWeight = .regular, isItalic: Bool = false,
        usesTabularDigits: Bool = false, matrix: GlyphMatrix? = nil, features: [FontFeature] = []
    ) {
        self.face = face
        self.size = size > 0 && size.isFinite ? size : 17
        self.weight = weight
        self.isItalic = isItalic
        self.usesTabularDigits = usesTabularDigits
        self.features = features
        self.matrix = matrix == .identity ? nil : matrix
    }
}

/// An OpenType feature by its four letters, with the value that it is given: 1 for on, 0 for off.
package struct FontFeature: Hashable, Sendable {
    package var tag: String
    package var value: Int

    package init(_ tag: String, _ value: Int = 1) {
        self.tag = tag
        self.value = value
    }
}

/// How a font's glyphs are slanted, stretched or turned about their origins, y upwards; what it moves is left out.
package struct GlyphMatrix: Hashable, Sendable {
    package var a: Double
    package var b: Double
    package var c: Double
    package var d: Double

    package init(a: Double, b: Double, c: Double, d: Double) {
        (self.a, self.b, self.c, self.d) = (a, b, c, d)
    }

    package init(_ transform: CGAffineTransform) {
        self.init(a: Double(transform.a), b: Double(transform.b), c: Double(transform.c), d: Double(transform.d))
    }

    package static let identity = GlyphMatrix(a: 1, b: 0, c: 0, d: 1)

    package var transform: CGAffineTransform { CGAffineTransform(a: CGFloat(a), b: CGFloat(b), c: CGFloat(c), d: CGFloat(d), tx: 0, ty: 0) }

    /// This one first, then `other`.
    package func concatenating(_ other: GlyphMatrix) -> GlyphMatrix { GlyphMatrix(transform.concatenating(other.transform)) }
}
