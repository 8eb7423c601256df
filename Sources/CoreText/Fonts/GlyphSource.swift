internal import CPango

/// Glyphs of one font file at one place of its variation axes: which glyph shows a character, how wide it is, its outline.
///
/// Lengths are in `unit`s: 1/16 of a font unit, so that variations do not lose fractions. Not locked: touched only while
/// `TextEngine.lock` is held.
final class GlyphSource {
    /// HarfBuzz counts in whole numbers; this many of them make one font unit.
    static let precision = 16.0

    let file: FontFile
    let font: OpaquePointer
    /// Multiplied by a length in units gives a fraction of the font's size.
    let emPerUnit: Double
    private var asciiGlyphs = [UInt32](repeating: 0, count: 128)
    private var glyphs: [UInt32: UInt32] = [:]
    private var advances: [UInt32: Double] = [:]
    private var outlines: [UInt32: GlyphOutline] = [:]
    private var tabularGlyphs: [UInt32]?
    private var pictures: [UInt32: GlyphPicture?] = [:]
    /// Whether glyphs are pictures in colour.
    private(set) lazy var hasPictures: Bool = hb_ot_color_has_png(file.face) != 0
    /// Bitmaps of these glyphs, by pixel size in 1/64 pixel.
    var bitmaps: [Int: GlyphBitmapCache] = [:]
    /// These glyphs in PDF documents.
    private(set) lazy var documentFace = DocumentFace(emPerUnit: emPerUnit)

    init(file: FontFile, variations: [FontVariation]) {
        self.file = file
        font = hb_font_create(file.face)
        let scale = Int32(file.unitsPerEm * GlyphSource.precision)
        hb_font_set_scale(font, scale, scale)
        emPerUnit = 1 / (file.unitsPerEm * GlyphSource.precision)
        let values = variations.compactMap { variation in
            openTypeTag(named: variation.axis).map { hb_variation_t(tag: $0, value: Float(variation.value)) }
        }
        if !values.isEmpty { hb_font_set_variations(font, values, UInt32(values.count)) }
        for scalar in 0x20..<0x7F { asciiGlyphs[scalar] = nominalGlyph(UInt32(scalar)) }
    }

    deinit { hb_font_destroy(font) }

    /// The glyph that shows a character, 0 if there is none.
    func glyph(for scalar: UInt32) -> UInt32 {
        if scalar < 128 { return asciiGlyphs[Int(scalar)] }
        if let known = glyphs[scalar] { return known }
        let glyph = nominalGlyph(scalar)
        glyphs[scalar] = glyph
        return glyph
    }

    /// A glyph's own width as a fraction of the size.
    func advance(of glyph: UInt32) -> Double {
        if let known = advances[glyph] { return known }
        let advance = Double(hb_font_get_glyph_h_advance(font, glyph)) * emPerUnit
        advances[glyph] = advance
        return advance
    }

    /// A glyph's outline; kept, since one outline gives the bitmaps of all sizes and shifts.
    func outline(of glyph: UInt32) -> GlyphOutline {
        if let known = outlines[glyph] { return known }
        if outlines.count >= 2048 { outlines.removeAll() }
        let outline = GlyphOutline(glyph, of: self)
        outlines[glyph] = outline
        return outline
    }

    /// A glyph's picture in colour; nil where it has none.
    func picture(of glyph: UInt32) -> GlyphPicture? {
        if let known = pictures[glyph] { return known }
        if pictures.count >= 512 { pictures.removeAll() }
        let picture = GlyphPicture(glyph, of: self)
        pictures[glyph] = .some(picture)
        return picture
    }

    /// The top of a character's outline above the baseline, as a fraction of the size.
    func height(of scalar: Unicode.Scalar) -> Double? {
        var extents = hb_glyph_extents_t()
        let glyph = glyph(for: scalar.value)
        guard glyph != 0, hb_font_get_glyph_extents(font, glyph, &extents) != 0 else { return nil }
        return Double(extents.y_bearing) * emPerUnit
    }

    /// The glyphs of 0 to 9 that are all of one width, or the plain ones where the font has no others.
    func tabularDigits() -> [UInt32] {
        if let tabularGlyphs { return tabularGlyphs }
        let digits: [UInt16] = Array(0x30...0x39)
        let shaped = shape(digits[...], script: HB_SCRIPT_LATIN, rightToLeft: false, features: [.on("tnum"), .off("kern"), .off("calt")])
        let result = shaped.count == 10 ? shaped.map(\.glyph) : digits.map { glyph(for: UInt32($0)) }
        tabularGlyphs = result
        return result
    }

    private func nominalGlyph(_ scalar: UInt32) -> UInt32 {
        var glyph: hb_codepoint_t = 0
        return hb_font_get_nominal_glyph(font, scalar, &glyph) != 0 ? glyph : 0
    }
}

/// One glyph as shaping left it; lengths are fractions of the font's size, y upwards.
struct ShapedGlyph {
    var glyph: UInt32
    /// The UTF-16 offset, within the shaped text, of the first unit this glyph stands for.
    var cluster: Int
    var advance: Double
    var xOffset: Double
    var yOffset: Double
}

/// An OpenType feature switched on or off for a whole text.
struct ShapingFeature: Hashable {
    let tag: UInt32
    let value: UInt32

    static func on(_ tag: StaticString) -> ShapingFeature { ShapingFeature(tag: openTypeTag(tag), value: 1) }
    static func off(_ tag: StaticString) -> ShapingFeature { ShapingFeature(tag: openTypeTag(tag), value: 0) }
}

extension GlyphSource {
    /// Shapes text of one script and direction. The glyphs come in visual order, left to right.
    func shape(_ text: ArraySlice<UInt16>, script: hb_script_t, rightToLeft: Bool, features: [ShapingFeature]) -> [ShapedGlyph] {
        let buffer = GlyphSource.buffer
        hb_buffer_clear_contents(buffer)
        text.withUnsafeBufferPointer { units in
            hb_buffer_add_utf16(buffer, units.baseAddress, Int32(units.count), 0, Int32(units.count))
        }
        hb_buffer_set_script(buffer, script)
        hb_buffer_set_direction(buffer, rightToLeft ? HB_DIRECTION_RTL : HB_DIRECTION_LTR)
        // Never the machine's language: the same text gives the same glyphs everywhere.
        hb_buffer_set_language(buffer, GlyphSource.language)
        let list = features.map { hb_feature_t(tag: $0.tag, value: $0.value, start: 0, end: UInt32.max) }
        hb_shape(font, buffer, list, UInt32(list.count))
        var count: UInt32 = 0
        guard let infos = hb_buffer_get_glyph_infos(buffer, &count), let positions = hb_buffer_get_glyph_positions(buffer, &count) else {
            return []
        }
        return (0..<Int(count)).map { index in
            let position = positions[index]
            return ShapedGlyph(
                glyph: infos[index].codepoint,
                cluster: Int(infos[index].cluster),
                advance: Double(position.x_advance) * emPerUnit,
                xOffset: Double(position.x_offset) * emPerUnit,
                yOffset: Double(position.y_offset) * emPerUnit)
        }
    }

    // One buffer for all: shaping happens only while `TextEngine.lock` is held.
    nonisolated(unsafe) private static let buffer: OpaquePointer = hb_buffer_create()
    nonisolated(unsafe) private static let language: OpaquePointer = hb_language_from_string("en", 2)
}
