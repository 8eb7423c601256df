internal import CPango

/// A glyph's outline in its source's units, y upwards.
struct GlyphOutline {
    enum Verb: UInt8 { case move, line, quadratic, cubic, close }

    private(set) var verbs: [Verb] = []
    private(set) var points: [SIMD2<Float>] = []

    /// Reads the outline of a glyph. Runs while `TextEngine.lock` is held.
    init(_ glyph: UInt32, of source: GlyphSource) {
        withUnsafeMutablePointer(to: &self) { outline in
            hb_font_get_glyph_shape(source.font, glyph, GlyphOutline.callbacks, outline)
        }
    }

    nonisolated(unsafe) private static let callbacks: OpaquePointer = {
        let functions = hb_draw_funcs_create()!
        hb_draw_funcs_set_move_to_func(
            functions,
            { _, data, _, x, y, _ in
                let outline = GlyphOutline.outline(data)
                outline.pointee.verbs.append(.move)
                outline.pointee.points.append(SIMD2(x, y))
            }, nil, nil)
        hb_draw_funcs_set_line_to_func(
            functions,
            { _, data, _, x, y, _ in
                let outline = GlyphOutline.outline(data)
                outline.pointee.verbs.append(.line)
                outline.pointee.points.append(SIMD2(x, y))
            }, nil, nil)
        hb_draw_funcs_set_quadratic_to_func(
            functions,
            { _, data, _, x1, y1, x, y, _ in
                let outline = GlyphOutline.outline(data)
                outline.pointee.verbs.append(.quadratic)
                outline.pointee.points.append(SIMD2(x1, y1))
                outline.pointee.points.append(SIMD2(x, y))
            }, nil, nil)
        hb_draw_funcs_set_cubic_to_func(
            functions,
            { _, data, _, x1, y1, x2, y2, x, y, _ in
                let outline = GlyphOutline.outline(data)
                outline.pointee.verbs.append(.cubic)
                outline.pointee.points.append(SIMD2(x1, y1))
                outline.pointee.points.append(SIMD2(x2, y2))
                outline.pointee.points.append(SIMD2(x, y))
            }, nil, nil)
        hb_draw_funcs_set_close_path_func(
            functions,
            { _, data, _, _ in
                GlyphOutline.outline(data).pointee.verbs.append(.close)
            }, nil, nil)
        hb_draw_funcs_make_immutable(functions)
        return functions
    }()

    private static func outline(_ data: UnsafeMutableRawPointer?) -> UnsafeMutablePointer<GlyphOutline> {
        data!.assumingMemoryBound(to: GlyphOutline.self)
    }
}

extension GlyphOutline {
    /// Appends the outline to a Cairo path: scaled, transformed, at a place, y downwards.
    func addPath(to cairo: OpaquePointer, scale: Double, x: Double, y: Double, matrix: GlyphMatrix? = nil) {
        let m: GlyphMatrix = matrix ?? .identity
        func place(_ point: SIMD2<Float>) -> (Double, Double) {
            let px = Double(point.x) * scale, py = Double(point.y) * scale
            return (x + m.a * px + m.c * py, y - m.b * px - m.d * py)
        }
        var index = 0
        var current = SIMD2<Float>()
        for verb in verbs {
            switch verb {
            case .move:
                current = points[index]
                let to = place(current)
                cairo_move_to(cairo, to.0, to.1)
                index += 1
            case .line:
                current = points[index]
                let to = place(current)
                cairo_line_to(cairo, to.0, to.1)
                index += 1
            case .quadratic:
                let control = points[index], end = points[index + 1]
                let first = place(current + (control - current) * (2.0 / 3)), second = place(end + (control - end) * (2.0 / 3))
                let to = place(end)
                cairo_curve_to(cairo, first.0, first.1, second.0, second.1, to.0, to.1)
                current = end
                index += 2
            case .cubic:
                let first = place(points[index]), second = place(points[index + 1]), to = place(points[index + 2])
                cairo_curve_to(cairo, first.0, first.1, second.0, second.1, to.0, to.1)
                current = points[index + 2]
                index += 3
            case .close:
                cairo_close_path(cairo)
            }
        }
    }
}
