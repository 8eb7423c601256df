import CoreGraphics
import Foundation

internal import CPango

/// A glyph that is a picture, as emoji in colour are: its pixels, and the place that they take. Lengths are fractions of the font's size.
final class GlyphPicture {
    let bitmap: Bitmap
    /// From the pen to the left edge.
    let left: Double
    /// The upper edge above the baseline.
    let top: Double
    let width: Double
    let height: Double

    /// Nil where the font has no picture of the glyph.
    init?(_ glyph: UInt32, of source: GlyphSource) {
        guard let blob = hb_ot_color_glyph_reference_png(source.font, glyph) else { return nil }
        defer { hb_blob_destroy(blob) }
        var length: UInt32 = 0
        var extents = hb_glyph_extents_t()
        guard let bytes = hb_blob_get_data(blob, &length), length > 0, hb_font_get_glyph_extents(source.font, glyph, &extents) != 0,
            let bitmap = PNGDecoder.decode(Data(bytes: bytes, count: Int(length)))
        else { return nil }
        self.bitmap = bitmap
        left = Double(extents.x_bearing) * source.emPerUnit
        top = Double(extents.y_bearing) * source.emPerUnit
        width = Double(extents.width) * source.emPerUnit
        height = -Double(extents.height) * source.emPerUnit
    }
}
