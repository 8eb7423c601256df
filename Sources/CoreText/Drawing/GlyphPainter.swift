import Foundation

internal import CPango

/// Paints runs of glyphs into a Cairo context, by the fastest way its transform, clip and surface allow:
///
/// | transform | clip, surface | way |
/// |---|---|---|
/// | moves and scales evenly | one rectangle of an image | cached bitmaps, blended straight into the pixels |
/// | moves and scales evenly | anything else | cached bitmaps into a mask, painted by Cairo |
/// | turns, skews, flips; very large text | any | outlines, filled by Cairo |
/// | any | a page of a PDF document | text in a font of outlines |
///
/// Glyphs that are pictures, as emoji in colour are, are scaled and painted by Cairo everywhere.
///
/// Runs while `TextEngine.lock` is held.
struct GlyphPainter {
    private let cairo: OpaquePointer
    private let matrix: cairo_matrix_t
    private let way: Way
    /// The batch to which blending straight into pixels may be put off.
    private let batch: GlyphBatch?

    private enum Way {
        case nothing
        case pixels(GlyphTarget, surface: OpaquePointer, dx: Double, dy: Double)
        case mask
        case outlines
        case text
    }

    init(_ cairo: OpaquePointer, batch: GlyphBatch? = nil) {
        self.cairo = cairo
        self.batch = batch
        var matrix = cairo_matrix_t()
        cairo_get_matrix(cairo, &matrix)
        self.matrix = matrix
        let isUpright = matrix.xy == 0 && matrix.yx == 0 && matrix.xx > 0 && abs(matrix.xx - matrix.yy) < 1e-6 * matrix.xx
        way = GlyphPainter.keepsShapes(cairo) ? .text : isUpright ? GlyphPainter.findWay(cairo, matrix) : .outlines
    }

    /// Whether what is painted stays a shape, as in a PDF document: text is sharp there however large it is shown.
    private static func keepsShapes(_ cairo: OpaquePointer) -> Bool {
        cairo_get_group_target(cairo).map { cairo_surface_get_type($0) == CAIRO_SURFACE_TYPE_PDF } ?? false
    }

    private static func findWay(_ cairo: OpaquePointer, _ matrix: cairo_matrix_t) -> Way {
        guard let surface = cairo_get_group_target(cairo), cairo_surface_get_type(surface) == CAIRO_SURFACE_TYPE_IMAGE,
            cairo_get_operator(cairo) == CAIRO_OPERATOR_OVER
        else { return .mask }
        let format = cairo_image_surface_get_format(surface)
        guard format == CAIRO_FORMAT_ARGB32 || format == CAIRO_FORMAT_RGB24 else { return .mask }
        guard let list = cairo_copy_clip_rectangle_list(cairo) else { return .mask }
        defer { cairo_rectangle_list_destroy(list) }
        guard list.pointee.status == CAIRO_STATUS_SUCCESS, list.pointee.num_rectangles <= 1 else { return .mask }
        guard list.pointee.num_rectangles == 1 else { return .nothing }
        let clip = list.pointee.rectangles[0]
        var dx = 0.0, dy = 0.0
        cairo_surface_get_device_offset(surface, &dx, &dy)
        func pixel(_ value: Double, _ limit: Int32) -> Int { Int(max(0, min(Double(limit), value.rounded()))) }
        let width = cairo_image_surface_get_width(surface), height = cairo_image_surface_get_height(surface)
        cairo_surface_flush(surface)
        guard let data = cairo_image_surface_get_data(surface) else { return .nothing }
        let target = GlyphTarget(
            pixels: UnsafeMutableRawPointer(data), bytesPerRow: Int(cairo_image_surface_get_stride(surface)),
            left: pixel(clip.x * matrix.xx + matrix.x0 + dx, width), top: pixel(clip.y * matrix.yy + matrix.y0 + dy, height),
            right: pixel((clip.x + clip.width) * matrix.xx + matrix.x0 + dx, width),
            bottom: pixel((clip.y + clip.height) * matrix.yy + matrix.y0 + dy, height))
        return .pixels(target, surface: surface, dx: dx, dy: dy)
    }

    /// Paints a run whose pen starts at `x` on a baseline at `y`, in user space. `units` are those of the text that the run is of.
    func paint(_ run: GlyphRun, of units: [UInt16], x: Double, y: Double, color: TextColor, alpha: Double) {
        guard color.alpha * alpha > 0 else { return }
        if run.font.source.hasPictures { return paintPictures(run, x: x, y: y, alpha: color.alpha * alpha) }
        let pixelSize = run.font.drawingSize * matrix.xx
        switch way {
        case .nothing: return
        case _ where run.font.descriptor.matrix != nil:
            batch?.settle()
            paintOutlines(run, x: x, y: y, color, alpha)
        case .text:
            batch?.settle()
            cairo_set_source_rgba(cairo, color.red, color.green, color.blue, color.alpha * alpha)
            run.font.source.documentFace.show(run, on: cairo, x: x, y: y, units: units)
        case .pixels(let target, let surface, let dx, let dy) where pixelSize <= GlyphSource.largestBitmapSize:
            let packed = PackedColor(color, alpha: alpha)
            let cache = run.font.source.bitmaps(pixelSize: pixelSize)
            withPlacedGlyphs(run, cache, x: x * matrix.xx + matrix.x0 + dx, y: y * matrix.yy + matrix.y0 + dy) {
                if let batch, batch.pixels == target.pixels {
                    batch.append($0, packed, to: target, from: cache)
                } else {
                    target.blend($0, packed, rows: target.top..<target.bottom)
                }
            }
            cairo_surface_mark_dirty(surface)
        case .mask where pixelSize <= GlyphSource.largestBitmapSize:
            batch?.settle()
            paintThroughMask(run, x: x, y: y, pixelSize: pixelSize, color, alpha)
        default:
            batch?.settle()
            paintOutlines(run, x: x, y: y, color, alpha)
        }
    }

    /// Calls `body` with the bitmaps of all visible glyphs. `x` and `y` are the pen's in pixels.
    private func withPlacedGlyphs(
        _ run: GlyphRun, _ cache: GlyphBitmapCache, x: Double, y: Double, _ body: (UnsafeBufferPointer<PlacedGlyph>) -> Void
    ) {
        // Far outside any surface positions no longer fit whole numbers.
        guard abs(x) < 1e7, abs(y) < 1e7 else { return }
        let scale = matrix.xx
        withUnsafeTemporaryAllocation(of: PlacedGlyph.self, capacity: run.glyphs.count) { placed in
            var count = 0
            var pen = x
            for glyph in run.glyphs {
                if glyph.glyph < GlyphNumber.attachment {
                    let quarters = Int(((pen + Double(glyph.xOffset) * scale) * 4).rounded())
                    let bitmap = cache.bitmap(glyph.glyph, shift: quarters & 3)
                    if bitmap.width > 0 {
                        // Baselines stand on whole pixels.
                        let baseline = Int((y - Double(glyph.yOffset) * scale).rounded())
                        placed.initializeElement(
                            at: count,
                            to: PlacedGlyph(
                                coverage: bitmap.coverage, x: Int32(clamping: (quarters >> 2) + Int(bitmap.left)),
                                y: Int32(clamping: baseline - Int(bitmap.top)), width: Int32(bitmap.width), height: Int32(bitmap.height)))
                        count += 1
                    }
                }
                pen += glyph.advance * scale
            }
            body(UnsafeBufferPointer(rebasing: placed[..<count]))
        }
    }

    private func paintThroughMask(_ run: GlyphRun, x: Double, y: Double, pixelSize: Double, _ color: TextColor, _ alpha: Double) {
        let cache = run.font.source.bitmaps(pixelSize: pixelSize)
        cairo_save(cairo)
        defer { cairo_restore(cairo) }
        cairo_identity_matrix(cairo)
        withPlacedGlyphs(run, cache, x: x * matrix.xx + matrix.x0, y: y * matrix.yy + matrix.y0) { placed in
            guard let area = visibleArea(of: placed) else { return }
            guard let mask = cairo_image_surface_create(CAIRO_FORMAT_A8, Int32(area.width), Int32(area.height)) else { return }
            defer { cairo_surface_destroy(mask) }
            guard let data = cairo_image_surface_get_data(mask) else { return }
            let target = GlyphTarget(
                pixels: UnsafeMutableRawPointer(data), bytesPerRow: Int(cairo_image_surface_get_stride(mask)),
                left: 0, top: 0, right: area.width, bottom: area.height)
            for glyph in placed { target.add(glyph, dx: -area.x, dy: -area.y) }
            cairo_surface_mark_dirty(mask)
            cairo_set_source_rgba(cairo, color.red, color.green, color.blue, color.alpha * alpha)
            cairo_mask_surface(cairo, mask, Double(area.x), Double(area.y))
        }
    }

    /// The pixels that glyphs cover and the clip lets through; the context's transform must be the identity.
    private func visibleArea(of placed: UnsafeBufferPointer<PlacedGlyph>) -> (x: Int, y: Int, width: Int, height: Int)? {
        var clipX0 = 0.0, clipY0 = 0.0, clipX1 = 0.0, clipY1 = 0.0
        cairo_clip_extents(cairo, &clipX0, &clipY0, &clipX1, &clipY1)
        func whole(_ value: Double) -> Int { Int(max(-1e7, min(1e7, value))) }
        var x0 = Int.max, y0 = Int.max, x1 = Int.min, y1 = Int.min
        for glyph in placed {
            x0 = min(x0, Int(glyph.x))
            y0 = min(y0, Int(glyph.y))
            x1 = max(x1, Int(glyph.x) + Int(glyph.width))
            y1 = max(y1, Int(glyph.y) + Int(glyph.height))
        }
        x0 = max(x0, whole(clipX0.rounded(.down)))
        y0 = max(y0, whole(clipY0.rounded(.down)))
        x1 = min(x1, whole(clipX1.rounded(.up)))
        y1 = min(y1, whole(clipY1.rounded(.up)))
        return x0 < x1 && y0 < y1 ? (x0, y0, x1 - x0, y1 - y0) : nil
    }

    /// Pictures have colours of their own; of the text's they take the opacity.
    private func paintPictures(_ run: GlyphRun, x: Double, y: Double, alpha: Double) {
        if case .nothing = way { return }
        batch?.settle()
        let size = run.font.drawingSize
        var pen = x
        for glyph in run.glyphs {
            if glyph.glyph < GlyphNumber.attachment, let picture = run.font.source.picture(of: glyph.glyph) {
                cairo_save(cairo)
                cairo_translate(
                    cairo, pen + Double(glyph.xOffset) + picture.left * size, y - Double(glyph.yOffset) - picture.top * size)
                cairo_scale(
                    cairo, picture.width * size / Double(picture.bitmap.width), picture.height * size / Double(picture.bitmap.height))
                cairo_set_source_surface(cairo, picture.bitmap.surface, 0, 0)
                cairo_pattern_set_filter(cairo_get_source(cairo), CAIRO_FILTER_GOOD)
                cairo_paint_with_alpha(cairo, min(1, alpha))
                cairo_restore(cairo)
            }
            pen += glyph.advance
        }
    }

    private func paintOutlines(_ run: GlyphRun, x: Double, y: Double, _ color: TextColor, _ alpha: Double) {
        addOutlines(run, x: x, y: y)
        cairo_set_fill_rule(cairo, CAIRO_FILL_RULE_WINDING)
        cairo_set_source_rgba(cairo, color.red, color.green, color.blue, color.alpha * alpha)
        cairo_fill(cairo)
    }

    /// Draws along the outlines of a run's glyphs with a line of the given width in points.
    func stroke(_ run: GlyphRun, x: Double, y: Double, width: Double, color: TextColor, alpha: Double) {
        batch?.settle()
        addOutlines(run, x: x, y: y)
        cairo_set_source_rgba(cairo, color.red, color.green, color.blue, color.alpha * alpha)
        cairo_set_line_width(cairo, width)
        cairo_set_line_join(cairo, CAIRO_LINE_JOIN_MITER)
        cairo_stroke(cairo)
    }

    private func addOutlines(_ run: GlyphRun, x: Double, y: Double) {
        cairo_new_path(cairo)
        let scale = run.font.drawingSize * run.font.source.emPerUnit
        var pen = x
        for glyph in run.glyphs {
            if glyph.glyph < GlyphNumber.attachment {
                run.font.source.outline(of: glyph.glyph).addPath(
                    to: cairo, scale: scale, x: pen + Double(glyph.xOffset), y: y - Double(glyph.yOffset), matrix: run.font.descriptor.matrix)
            }
            pen += glyph.advance
        }
    }
}
