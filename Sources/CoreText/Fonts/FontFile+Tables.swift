import CoreGraphics
import Foundation

internal import CPango

// What a font's file says of itself beyond its names and measures. All of it runs while `TextEngine.lock` is held.
extension FontFile {
    var glyphCount: Int { Int(hb_face_get_glyph_count(face)) }

    /// The tags of the tables there are, in the file's order.
    var tableTags: [UInt32] {
        var count: UInt32 = 0
        let all: UInt32 = hb_face_get_table_tags(face, 0, &count, nil)
        guard all > 0 else { return [] }
        var tags = [hb_tag_t](repeating: 0, count: Int(all))
        count = all
        hb_face_get_table_tags(face, 0, &count, &tags)
        return Array(tags[..<Int(count)])
    }

    /// The bytes of a table; nil where the file has none of this tag.
    func table(_ tag: UInt32) -> Data? {
        guard let blob = hb_face_reference_table(face, tag) else { return nil }
        defer { hb_blob_destroy(blob) }
        var length: UInt32 = 0
        guard let bytes = hb_blob_get_data(blob, &length), length > 0 else { return nil }
        return Data(bytes: bytes, count: Int(length))
    }

    /// A signed number of two bytes in a table, the most significant first.
    private func number(_ tag: StaticString, at offset: Int) -> Int? {
        guard let table = table(openTypeTag(tag)), table.count >= offset + 2 else { return nil }
        return Int(Int16(bitPattern: UInt16(table[offset]) << 8 | UInt16(table[offset + 1])))
    }

    /// The box that holds all glyphs, in font units, y upwards.
    var boundingBox: CGRect {
        guard let x0 = number("head", at: 36), let y0 = number("head", at: 38), let x1 = number("head", at: 40), let y1 = number("head", at: 42) else {
            return .zero
        }
        return CGRect(x: x0, y: y0, width: x1 - x0, height: y1 - y0)
    }

    /// Degrees counter-clockwise from upright; negative for a font that leans to the right.
    var italicAngle: Double {
        guard let whole = number("post", at: 4), let part = number("post", at: 6) else { return 0 }
        return Double(whole) + Double(UInt16(truncatingIfNeeded: part)) / 65536
    }
}

extension GlyphSource {
    /// The name of a glyph in the font's file; nil where it has none.
    func name(of glyph: UInt32) -> String? {
        var text = [CChar](repeating: 0, count: 64)
        guard hb_font_get_glyph_name(font, glyph, &text, UInt32(text.count)) != 0 else { return nil }
        return String(decoding: text.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }, as: UTF8.self)
    }

    /// The glyph of a name; nil where there is none.
    func glyph(named name: String) -> UInt32? {
        var glyph: hb_codepoint_t = 0
        return hb_font_get_glyph_from_name(font, name, -1, &glyph) != 0 ? glyph : nil
    }

    /// The box around a glyph's outline as fractions of the size, y upwards; empty for a glyph without one.
    func bounds(of glyph: UInt32) -> CGRect {
        var extents = hb_glyph_extents_t()
        guard hb_font_get_glyph_extents(font, glyph, &extents) != 0, extents.width != 0 || extents.height != 0 else { return .zero }
        return CGRect(
            x: Double(extents.x_bearing) * emPerUnit, y: Double(extents.y_bearing + extents.height) * emPerUnit,
            width: Double(extents.width) * emPerUnit, height: -Double(extents.height) * emPerUnit)
    }

    /// All characters that have a glyph.
    func characters() -> [UInt32] {
        let set = hb_set_create()
        defer { hb_set_destroy(set) }
        hb_face_collect_unicodes(file.face, set)
        var found: [UInt32] = []
        var next: hb_codepoint_t = .max
        while hb_set_next(set, &next) != 0 { found.append(next) }
        return found
    }
}

extension TextFont {
    /// The character that a glyph shows by itself: the first of those that have it.
    private func scalar(of glyph: UInt32) -> UInt32? {
        if scalarsOfGlyphs == nil {
            var scalars: [UInt32: UInt32] = [:]
            for scalar in source.characters() where scalars[source.glyph(for: scalar)] == nil { scalars[source.glyph(for: scalar)] = scalar }
            scalarsOfGlyphs = scalars
        }
        return scalarsOfGlyphs?[glyph]
    }

    /// How far a glyph moves the pen, in points.
    func advance(ofGlyph glyph: UInt32) -> Double { placement(ofGlyph: glyph).advance }

    /// A glyph's advance and shift, as its character has them in text.
    func placement(ofGlyph glyph: UInt32) -> GlyphPlacement {
        if case .native = advances {} else if let scalar = scalar(of: glyph) { return placement(of: scalar) }
        return GlyphPlacement(glyph: glyph, advance: source.advance(of: glyph) * drawingSize * stretch, xOffset: 0)
    }

    /// A glyph's outline in points from the pen, y upwards.
    func outline(ofGlyph glyph: UInt32) -> CGPath {
        let path = CGMutablePath()
        let scale = CGFloat(drawingSize * source.emPerUnit)
        var transform = CGAffineTransform(scaleX: scale, y: scale)
        if let matrix = descriptor.matrix { transform = transform.concatenating(matrix.transform) }
        transform.tx += CGFloat(placement(ofGlyph: glyph).xOffset)
        source.outline(of: glyph).add(to: path, transform)
        return path
    }

    /// The box around a glyph's outline in points from the pen, y upwards.
    func bounds(ofGlyph glyph: UInt32) -> CGRect {
        let size = CGFloat(drawingSize)
        var bounds: CGRect = source.bounds(of: glyph).applying(CGAffineTransform(scaleX: size, y: size))
        guard !bounds.isEmpty else { return .zero }
        if let matrix = descriptor.matrix { bounds = bounds.applying(matrix.transform) }
        return bounds.offsetBy(dx: CGFloat(placement(ofGlyph: glyph).xOffset), dy: 0)
    }
}
