import Foundation

internal import CPango

/// The glyphs of a source as a font of Cairo's, for PDF documents: what is drawn with it is text there, which readers find and select. Its shapes are the
/// outlines that are drawn elsewhere.
final class DocumentFace {
    /// The glyphs that a document which is finished later still draws.
    private final class Glyphs: @unchecked Sendable {
        struct Glyph {
            var outline: GlyphOutline
            /// As a fraction of the size.
            var advance: Double
        }

        let emPerUnit: Double
        private let lock = NSLock()
        private var known: [UInt32: Glyph] = [:]

        init(emPerUnit: Double) { self.emPerUnit = emPerUnit }

        func add(_ glyph: UInt32, _ make: () -> Glyph) { lock.withLock { if known[glyph] == nil { known[glyph] = make() } } }
        subscript(glyph: UInt32) -> Glyph? { lock.withLock { known[glyph] } }
    }

    private let face: OpaquePointer
    private let glyphs: Glyphs

    /// Cairo knows what belongs to a font by the address of a key.
    nonisolated(unsafe) private static let key = UnsafeMutablePointer<cairo_user_data_key_t>.allocate(capacity: 1)

    init(emPerUnit: Double) {
        glyphs = Glyphs(emPerUnit: emPerUnit)
        face = cairo_user_font_face_create()
        let kept = Unmanaged.passRetained(glyphs).toOpaque()
        cairo_font_face_set_user_data(face, Self.key, kept) { kept in kept.map { Unmanaged<Glyphs>.fromOpaque($0).release() } }
        cairo_user_font_face_set_render_glyph_func(face) { scaled, glyph, cairo, extents in
            guard let data = cairo_font_face_get_user_data(cairo_scaled_font_get_font_face(scaled), DocumentFace.key), let cairo else {
                return CAIRO_STATUS_USER_FONT_ERROR
            }
            let glyphs: Glyphs = Unmanaged<Glyphs>.fromOpaque(data).takeUnretainedValue()
            guard let known = glyphs[UInt32(truncatingIfNeeded: glyph)] else { return CAIRO_STATUS_SUCCESS }
            known.outline.addPath(to: cairo, scale: glyphs.emPerUnit, x: 0, y: 0)
            cairo_set_fill_rule(cairo, CAIRO_FILL_RULE_WINDING)
            cairo_fill(cairo)
            extents?.pointee.x_advance = known.advance
            return CAIRO_STATUS_SUCCESS
        }
    }

    deinit { cairo_font_face_destroy(face) }

    /// Draws a run with the colour that is set. `units` are those of the layout's text, which the run's glyphs speak of.
    func show(_ run: GlyphRun, on cairo: OpaquePointer, x: Double, y: Double, units: [UInt16]) {
        var placed: [cairo_glyph_t] = []
        var starts: [Int] = []
        var pen: Double = x
        for glyph in run.glyphs {
            if glyph.glyph < GlyphNumber.attachment {
                glyphs.add(glyph.glyph) {
                    Glyphs.Glyph(outline: run.font.source.outline(of: glyph.glyph), advance: run.font.source.advance(of: glyph.glyph))
                }
                placed.append(cairo_glyph_t(index: UInt(glyph.glyph), x: pen + Double(glyph.xOffset), y: y - Double(glyph.yOffset)))
                starts.append(Int(glyph.cluster))
            }
            pen += glyph.advance
        }
        guard !placed.isEmpty else { return }
        let (text, clusters) = Self.clusters(starts, isRightToLeft: run.isRightToLeft, units)
        cairo_set_font_face(cairo, face)
        cairo_set_font_size(cairo, run.font.drawingSize)
        let flags: cairo_text_cluster_flags_t = run.isRightToLeft ? CAIRO_TEXT_CLUSTER_FLAG_BACKWARD : cairo_text_cluster_flags_t(rawValue: 0)
        text.withCString { cairo_show_text_glyphs(cairo, $0, Int32(text.utf8.count), placed, Int32(placed.count), clusters, Int32(clusters.count), flags) }
    }

    /// The text of glyphs, in its own order, and how many bytes and glyphs belong together. `starts` are the units that the glyphs stand for, from left
    /// to right.
    static func clusters(_ starts: [Int], isRightToLeft: Bool, _ units: [UInt16]) -> (text: String, clusters: [cairo_text_cluster_t]) {
        let ordered: [Int] = isRightToLeft ? starts.reversed() : starts
        var text = ""
        var clusters: [cairo_text_cluster_t] = []
        var index = 0
        while index < ordered.count {
            var next: Int = index + 1
            while next < ordered.count, ordered[next] == ordered[index] { next += 1 }
            let start: Int = min(max(0, ordered[index]), units.count)
            // The last ends with its character.
            var end: Int = next < ordered.count ? ordered[next] : start + 1
            if next >= ordered.count, start + 1 < units.count, TextUnit.isHighSurrogate(units[start]) { end = start + 2 }
            let part = String(decoding: units[start..<min(max(start, end), units.count)], as: UTF16.self)
            text += part
            clusters.append(cairo_text_cluster_t(num_bytes: Int32(part.utf8.count), num_glyphs: Int32(next - index)))
            index = next
        }
        return (text, clusters)
    }
}
