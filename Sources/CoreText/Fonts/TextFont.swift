/// A font at a size: the measures UIKit reports, and the advances and glyphs that layout uses.
///
/// All lengths are points; `descender` is negative, as in `UIFont`.
package final class TextFont: Hashable, @unchecked Sendable {
    package let descriptor: TextFontDescriptor
    package let pointSize: Double
    package let familyName: String
    package let styleName: String
    package let postScriptName: String
    package let ascender: Double
    package let descender: Double
    package let leading: Double
    package let capHeight: Double
    package let xHeight: Double
    package let underlinePosition: Double
    package let underlineThickness: Double

    /// Ascender to descender, without leading; not rounded.
    package var lineHeight: Double { ascender - descender }

    let source: GlyphSource
    /// The size at which glyphs are drawn; smaller than `pointSize` where the bundled shapes are larger than the device's.
    let drawingSize: Double
    let advances: AdvanceRule
    let kerning: SystemKerning?
    /// The optical blend of the system font, 0 for all others.
    let blend: Double
    /// Features of the font that shaping switches on or off.
    let shapingFeatures: [ShapingFeature]
    private let hashOfDescriptor: Int

    // Filled on demand under `TextEngine.lock`; an advance of NaN is one not made yet.
    private let ascii = UnsafeMutablePointer<GlyphPlacement>.allocate(capacity: 128)
    private var others: [UInt32: GlyphPlacement] = [:]
    private var fallbacks: [UInt32: TextFont] = [:]
    /// Of each glyph the first character that has it; made when first asked for.
    var scalarsOfGlyphs: [UInt32: UInt32]?
    /// The font that emoji in this font's text are drawn with.
    private(set) lazy var emojiFont = FontLibrary.emojiFont(for: self)

    init(
        descriptor: TextFontDescriptor, names: (family: String, style: String, postScript: String), metrics: FontMetrics,
        source: GlyphSource, drawingScale: Double, advances: AdvanceRule, kerning: SystemKerning? = nil, blend: Double = 0
    ) {
        let size = descriptor.size
        self.descriptor = descriptor
        pointSize = size
        familyName = names.family
        styleName = names.style
        postScriptName = names.postScript
        ascender = metrics.ascender * size
        descender = metrics.descender * size
        leading = metrics.leading * size
        capHeight = metrics.capHeight * size
        xHeight = metrics.xHeight * size
        underlinePosition = metrics.underlinePosition * size
        underlineThickness = metrics.underlineThickness * size
        self.source = source
        drawingSize = size * drawingScale
        self.advances = advances
        self.kerning = kerning
        self.blend = blend
        hashOfDescriptor = descriptor.hashValue
        shapingFeatures = descriptor.features.compactMap { feature in
            openTypeTag(named: feature.tag).map { ShapingFeature(tag: $0, value: UInt32(clamping: feature.value)) }
        }
        ascii.initialize(repeating: GlyphPlacement(glyph: 0, advance: .nan, xOffset: 0), count: 128)
    }

    deinit { ascii.deallocate() }

    package static func == (a: TextFont, b: TextFont) -> Bool { a === b || a.descriptor == b.descriptor }
    package func hash(into hasher: inout Hasher) { hasher.combine(hashOfDescriptor) }
}

/// A character's glyph with its advance and the glyph's shift to the right within it, in points.
struct GlyphPlacement {
    var glyph: UInt32
    var advance: Double
    var xOffset: Double
}

/// Whose widths a font's characters take.
enum AdvanceRule {
    /// The font file's own.
    case native
    /// San Francisco's, measured; what was not measured follows the bundled font, scaled to match.
    case system(SystemAdvances)
    /// One width for all, as a fraction of the size.
    case fixed(Double)
}

/// The system font's advances at one size and weight, in points and with tracking.
struct SystemAdvances {
    let ascii: [Double]
    let tracking: Double
    /// San Francisco's width over the bundled font's, averaged over the lower case: for characters not measured.
    let ratio: Double

    init(weight: FontWeight, isItalic: Bool, size: Double, source: GlyphSource) {
        let master = SystemFontModel.advances(weight: weight, italic: isItalic)
        let blend = SystemFontModel.opticalBlend(size: size)
        let point = size / SystemFontModel.unitsPerEm
        let tracking = SystemFontModel.tracking(size: size)
        let widths = zip(master.text, master.display).map { text, display in text + (display - text) * blend }
        self.tracking = tracking * point
        ascii = widths.map { ($0 + tracking) * point }
        var measured = 0.0, own = 0.0
        for letter in UInt32(0x61)...0x7A {
            measured += widths[Int(letter - SystemFontModel.firstCharacter)] / SystemFontModel.unitsPerEm
            own += source.advance(of: source.glyph(for: letter))
        }
        ratio = own > 0 ? measured / own : 1
    }
}

extension TextFont {
    /// Whether the font itself, without fallback, shows a character.
    func covers(_ scalar: UInt32) -> Bool { source.glyph(for: scalar) != 0 }

    /// The glyph, advance and shift of a character that takes part in no shaping.
    @inline(__always)
    func placement(of scalar: UInt32) -> GlyphPlacement {
        if scalar < 128 {
            let known = ascii[Int(scalar)]
            if !known.advance.isNaN { return known }
            let placement = makePlacement(scalar)
            ascii[Int(scalar)] = placement
            return placement
        }
        if let known = others[scalar] { return known }
        let placement = makePlacement(scalar)
        others[scalar] = placement
        return placement
    }

    /// The font that shows a character this one lacks; this one itself if none does.
    func fallback(for scalar: UInt32) -> TextFont {
        if let known = fallbacks[scalar] { return known }
        let font = FontLibrary.fallback(for: scalar, in: self)
        fallbacks[scalar] = font
        return font
    }

    private func makePlacement(_ scalar: UInt32) -> GlyphPlacement {
        var glyph = source.glyph(for: scalar)
        var equivalent = scalar
        if descriptor.usesTabularDigits, (0x30...0x39).contains(scalar) {
            glyph = source.tabularDigits()[Int(scalar - 0x30)]
            equivalent = 0x30
        }
        let own = source.advance(of: glyph) * drawingSize
        let full: Double, spacing: Double
        switch advances {
        case .native:
            return GlyphPlacement(glyph: glyph, advance: own * stretch, xOffset: 0)
        case .fixed(let fraction):
            (full, spacing) = (fraction * pointSize, 0)
        case .system(let table):
            spacing = table.tracking
            if let letter = SystemEquivalents.ascii(for: equivalent) {
                full = table.ascii[Int(letter - SystemFontModel.firstCharacter)]
            } else {
                full = source.advance(of: glyph) * pointSize * table.ratio + spacing
            }
        }
        // The glyph stands in the middle of its cell; tracking comes after the cell.
        return GlyphPlacement(glyph: glyph, advance: full * stretch, xOffset: (full - spacing - own) / 2 * stretch)
    }

    /// How much wider than they are by themselves the font's matrix makes advances.
    var stretch: Double { descriptor.matrix?.a ?? 1 }
}
