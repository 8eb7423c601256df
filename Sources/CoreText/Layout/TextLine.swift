import Foundation

/// A line of a layout. Lengths in points, in the layout's coordinates: y downwards from the top of the layout, x from the
/// left edge of its width.
package struct TextLine: Sendable {
    /// The UTF-16 offsets of the text the line stands for, its terminator included.
    package var range: Range<Int>
    /// Without terminator and hanging spaces.
    package var visibleRange: Range<Int>
    /// The left end of the text.
    package var x: Double
    package var width: Double
    /// The indent before the text, which counts to the layout's width.
    package var indent: Double
    package var top: Double
    package var height: Double
    package var baseline: Double
    package var ascent: Double
    package var descent: Double
    package var isTruncated: Bool
    package var isRightToLeft: Bool
    /// From left to right.
    package var runs: [GlyphRun]

    package var bottom: Double { top + height }
}

/// Glyphs of one font and style that stand side by side.
package struct GlyphRun: Sendable {
    package var font: TextFont
    /// The index of the run's style in the layout's `styles`.
    package var style: Int
    /// The left end, in the layout's coordinates.
    package var x: Double
    package var width: Double
    package var isRightToLeft: Bool
    /// From left to right.
    package var glyphs: [TextGlyph]
}
