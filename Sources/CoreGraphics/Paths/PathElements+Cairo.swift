import Foundation
internal import CCairo

extension PathElements {
    /// Adds these steps, after `transform`, to a cairo context's path, in device pixels whatever its own transform.
    func emit(to cairo: OpaquePointer, transform: CGAffineTransform = .identity) {
        var matrix = cairo_matrix_t()
        cairo_get_matrix(cairo, &matrix)
        cairo_identity_matrix(cairo)
        defer { cairo_set_matrix(cairo, &matrix) }
        let t = transform
        @inline(__always) func x(_ p: CGPoint) -> Double { DeviceLimits.clamped(t.a * p.x + t.c * p.y + t.tx) }
        @inline(__always) func y(_ p: CGPoint) -> Double { DeviceLimits.clamped(t.b * p.x + t.d * p.y + t.ty) }
        var current: CGPoint = .zero
        var start: CGPoint = .zero
        points.withUnsafeBufferPointer { points in
            forEach { type, offset in
                switch type {
                case .moveToPoint:
                    start = points[offset]
                    current = start
                    cairo_move_to(cairo, x(current), y(current))
                case .addLineToPoint:
                    current = points[offset]
                    cairo_line_to(cairo, x(current), y(current))
                case .addQuadCurveToPoint:
                    let c = CubicCurve(quadFrom: current, control: points[offset], to: points[offset + 1])
                    cairo_curve_to(cairo, x(c.control1), y(c.control1), x(c.control2), y(c.control2), x(c.end), y(c.end))
                    current = c.end
                case .addCurveToPoint:
                    let (p, q) = (points[offset], points[offset + 1])
                    current = points[offset + 2]
                    cairo_curve_to(cairo, x(p), y(p), x(q), y(q), x(current), y(current))
                case .closeSubpath:
                    cairo_close_path(cairo)
                    current = start
                }
            }
        }
    }
}

/// Cairo counts pixels in 24 bits; what lies beyond must not wrap around.
enum DeviceLimits {
    static let largest: CGFloat = 4_000_000

    /// `value` within the limits; a value that is no number counts as far away.
    @inline(__always)
    static func clamped(_ value: CGFloat) -> Double {
        value > -largest ? Double(value < largest ? value : largest) : Double(-largest)
    }

    /// The part of a rectangle in device pixels that lies within the limits; empty where there is none.
    static func clamped(_ rect: CGRect) -> CGRect {
        guard !rect.isNull else { return .zero }
        let x0 = clamped(rect.minX), x1 = clamped(rect.maxX), y0 = clamped(rect.minY), y1 = clamped(rect.maxY)
        return CGRect(x: x0, y: y0, width: max(0, x1 - x0), height: max(0, y1 - y0))
    }
}
