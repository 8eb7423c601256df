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
    }

    package var face: Face
    /// Points. Sizes that are not positive finite numbers count as the system's 17.
    package var size: Double
    package var weight: FontWeight
    package var isItalic: Bool
    /// All digits take one width (`monospacedDigitSystemFont`).
    package var usesTabularDigits: Bool

    package init(
        face: Face = .system(.standard), size: Double, weight: FontWeight = .regular, isItalic: Bool = false,
        usesTabularDigits: Bool = false
    ) {
        self.face = face
        self.size = size > 0 && size.isFinite ? size : 17
        self.weight = weight
        self.isItalic = isItalic
        self.usesTabularDigits = usesTabularDigits
    }
}
