/// One glyph of a laid-out text; lengths in points, y upwards.
package struct TextGlyph: Sendable {
    package var glyph: UInt32
    /// The UTF-16 offset in the layout's text of the first unit it stands for.
    package var cluster: Int32
    package var advance: Double
    /// The offset from the pen at which the glyph is drawn.
    package var xOffset: Float
    package var yOffset: Float
}

/// Glyphs of a paragraph in the order of its characters, whatever direction they run in.
struct ShapedText {
    var glyphs: [TextGlyph] = []
    var runs: [ShapedRun] = []
}

/// A stretch of glyphs of one font, style and direction.
struct ShapedRun {
    var glyphs: Range<Int>
    /// The font drawn with: the style's, or the one that stands in for it.
    var font: TextFont
    var style: Int
    /// The bidirectional level: odd runs from right to left.
    var level: UInt8
}

/// The role of each UTF-16 unit of a text in layout.
enum TextUnit {
    static let softHyphen: UInt16 = 0xAD

    @inline(__always)
    static func isParagraphEnd(_ unit: UInt16) -> Bool { unit == 0x0A || unit == 0x0D || unit == 0x2029 || unit == 0x85 }

    @inline(__always)
    static func isLineEnd(_ unit: UInt16) -> Bool { unit == 0x2028 || unit == 0x0B || unit == 0x0C }

    /// Spaces that hang over the end of a line instead of wrapping.
    @inline(__always)
    static func isHangingSpace(_ unit: UInt16) -> Bool {
        unit == 0x20 || unit == 0x09 || unit == 0x3000 || (unit >= 0x2000 && unit <= 0x200B && unit != 0x2007)
    }

    /// Units whose glyph follows from the character alone: no shaping, no right-to-left, no joining.
    @inline(__always)
    static func isSimple(_ unit: UInt16) -> Bool {
        if unit >= 0x20 && unit <= 0x7E { return true }
        if unit < 0xA0 || unit == 0xAD { return false }
        if unit < 0x300 { return true }
        switch unit {
        case 0x370...0x482, 0x48A...0x52F, 0x1E00...0x1FFF: return true
        case 0x2010...0x2027, 0x202F...0x205E, 0x2070...0x20BF: return true
        case 0x2100...0x2193, 0x2196...0x21A8, 0x21AB...0x2319, 0x25A1...0x25A9: return true
        default: return false
        }
    }

    /// Characters of East Asian scripts, which are as wide as the font is large.
    static func isWide(_ scalar: UInt32) -> Bool {
        switch scalar {
        case 0x1100...0x115F, 0x2E80...0xA4CF, 0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFE30...0xFE4F: true
        case 0xFF00...0xFF60, 0xFFE0...0xFFE6, 0x20000...0x3FFFD: true
        default: false
        }
    }

    static func isHighSurrogate(_ unit: UInt16) -> Bool { unit & 0xFC00 == 0xD800 }
    static func isLowSurrogate(_ unit: UInt16) -> Bool { unit & 0xFC00 == 0xDC00 }
}
