import Foundation

internal import CPango

/// Paints runs of glyphs into a Cairo context, by the fastest way its transform, clip and surface allow:
///
/// | transform | clip, surface | way |
/// |---|---|---|
/// | moves and scales evenly | one rectangle of an image | cached bitmaps, blended straight into the pixels |
/// | moves and scales evenly | anything else | cached bitmaps into a mask, painted by Cairo |
/// | turns, skews, flips; very large text | any | outlines, filled by Cairo |
///
/// Runs while `TextEngine.lock` is held.
struct GlyphPainter {
    private let cairo: OpaquePointer
    private let matrix: cairo_matrix_t
    private let way: Way

    private enum Way {
        case nothing
        case pixels(GlyphTarget, surface: OpaquePointer, dx: Double, dy: Double)
        case mask
        case outlines
    }

    init(_ cairo: OpaquePointer) {
        self.cairo = cairo
        var matrix = cairo_matrix_t()
        cairo_get_matrix(cairo, &matrix)
        self.matrix = matrix
        let isUpright = matrix.xy == 0 && matrix.yx == 0 && matrix.xx > 0 && abs(matrix.xx - matrix.yy) < 1e-6 * matrix.xx
        way = isUpright ? GlyphPainter.findWay(cairo, matrix) : .outlines
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

    /// Paints a run whose pen starts at `x` on a baseline at `y`, in user space.
    func paint(_ run: GlyphRun, x: Double, y: Double, color: TextColor, alpha: Double) {
        guard color.alpha * alpha > 0 else { return }
        let pixelSize = run.font.drawingSize * matrix.xx
        switch way {
        case .nothing: return
        case .pixels(let target, let surface, let dx, let dy) where pixelSize <= GlyphSource.largestBitmapSize:
            let packed = PackedColor(color, alpha: alpha)
            let cache = run.font.source.bitmaps(pixelSize: pixelSize)
            forEachBitmap(run, cache, x: x * matrix.xx + matrix.x0 + dx, y: y * matrix.yy + matrix.y0 + dy) { bitmap, left, top in
                cache.coverage.withUnsafeBufferPointer { target.blend($0.baseAddress!, bitmap, x: left, y: top, packed) }
            }
            cairo_surface_mark_dirty(surface)
        case .mask where pixelSize <= GlyphSource.largestBitmapSize:
            paintThroughMask(run, x: x, y: y, pixelSize: pixelSize, color, alpha)
        default:
            paintOutlines(run, x: x, y: y, color, alpha)
        }
    }

    /// Calls `body` with each visible glyph's bitmap and its upper left pixel. `x` and `y` are the pen's in pixels.
    @inline(__always)
    private func forEachBitmap(
        _ run: GlyphRun, _ cache: GlyphBitmapCache, x: Double, y: Double, _ body: (GlyphBitmap, Int, Int) -> Void
    ) {
        // Baselines stand on whole pixels.
        let scale = matrix.xx
        // Far outside any surface positions no longer fit whole numbers.
        guard abs(x) < 1e7, abs(y) < 1e7 else { return }
        var pen = x
        for glyph in run.glyphs {
            if glyph.glyph < GlyphNumber.attachment {
                let quarters = Int(((pen + Double(glyph.xOffset) * scale) * 4).rounded())
                let bitmap = cache.bitmap(glyph.glyph, shift: quarters & 3)
                if bitmap.width > 0 {
                    let baseline = Int((y - Double(glyph.yOffset) * scale).rounded())
                    body(bitmap, (quarters >> 2) + Int(bitmap.left), baseline - Int(bitmap.top))
                }
            }
            pen += glyph.advance * scale
        }
    }

    private func paintThroughMask(_ run: GlyphRun, x: Double, y: Double, pixelSize: Double, _ color: TextColor, _ alpha: Double) {
        let cache = run.font.source.bitmaps(pixelSize: pixelSize)
        let penX = x * matrix.xx + matrix.x0, penY = y * matrix.yy + matrix.y0
        var placed: [(bitmap: GlyphBitmap, x: Int, y: Int)] = []
        forEachBitmap(run, cache, x: penX, y: penY) { placed.append(($0, $1, $2)) }
        cairo_save(cairo)
        defer { cairo_restore(cairo) }
        cairo_identity_matrix(cairo)
        var x0 = 0.0, y0 = 0.0, x1 = 0.0, y1 = 0.0
        cairo_clip_extents(cairo, &x0, &y0, &x1, &y1)
        guard let area = bounds(placed, clip: (x0, y0, x1, y1)) else { return }
        guard let mask = cairo_image_surface_create(CAIRO_FORMAT_A8, Int32(area.width), Int32(area.height)) else { return }
        defer { cairo_surface_destroy(mask) }
        guard let data = cairo_image_surface_get_data(mask) else { return }
        let target = GlyphTarget(
            pixels: UnsafeMutableRawPointer(data), bytesPerRow: Int(cairo_image_surface_get_stride(mask)),
            left: 0, top: 0, right: area.width, bottom: area.height)
        cache.coverage.withUnsafeBufferPointer { coverage in
            for glyph in placed { target.add(coverage.baseAddress!, glyph.bitmap, x: glyph.x - area.x, y: glyph.y - area.y) }
        }
        cairo_surface_mark_dirty(mask)
        cairo_set_source_rgba(cairo, color.red, color.green, color.blue, color.alpha * alpha)
        cairo_mask_surface(cairo, mask, Double(area.x), Double(area.y))
    }

    private func bounds(
        _ placed: [(bitmap: GlyphBitmap, x: Int, y: Int)], clip: (Double, Double, Double, Double)
    ) -> (x: Int, y: Int, width: Int, height: Int)? {
        func whole(_ value: Double) -> Int { Int(max(-1e7, min(1e7, value))) }
        guard let left = placed.map(\.x).min(), let top = placed.map(\.y).min() else { return nil }
        let right = placed.map { $0.x + Int($0.bitmap.width) }.max()!, bottom = placed.map { $0.y + Int($0.bitmap.height) }.max()!
        let x0 = max(left, whole(clip.0.rounded(.down))), x1 = min(right, whole(clip.2.rounded(.up)))
        let y0 = max(top, whole(clip.1.rounded(.down))), y1 = min(bottom, whole(clip.3.rounded(.up)))
        return x0 < x1 && y0 < y1 ? (x0, y0, x1 - x0, y1 - y0) : nil
    }

    private func paintOutlines(_ run: GlyphRun, x: Double, y: Double, _ color: TextColor, _ alpha: Double) {
        cairo_new_path(cairo)
        let scale = run.font.drawingSize * run.font.source.emPerUnit
        var pen = x
        for glyph in run.glyphs {
            if glyph.glyph < GlyphNumber.attachment {
                GlyphOutline(glyph.glyph, of: run.font.source).addPath(
                    to: cairo, scale: scale, x: pen + Double(glyph.xOffset), y: y - Double(glyph.yOffset))
            }
            pen += glyph.advance
        }
        cairo_set_fill_rule(cairo, CAIRO_FILL_RULE_WINDING)
        cairo_set_source_rgba(cairo, color.red, color.green, color.blue, color.alpha * alpha)
        cairo_fill(cairo)
    }
}
