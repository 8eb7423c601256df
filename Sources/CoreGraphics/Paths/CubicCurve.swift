import Foundation

/// A rectangle under construction, grown point by point.
struct Bounds {
    var x0: CGFloat, y0: CGFloat, x1: CGFloat, y1: CGFloat

    init(_ point: CGPoint) {
        (x0, y0, x1, y1) = (point.x, point.y, point.x, point.y)
    }

    mutating func include(_ point: CGPoint) {
        x0 = min(x0, point.x)
        y0 = min(y0, point.y)
        x1 = max(x1, point.x)
        y1 = max(y1, point.y)
    }

    var rect: CGRect { CGRect(x: x0, y: y0, width: x1 - x0, height: y1 - y0) }
}

/// One cubic Bézier segment.
package struct CubicCurve: Hashable, Sendable {
    package var start: CGPoint
    package var control1: CGPoint
    package var control2: CGPoint
    package var end: CGPoint

    package init(start: CGPoint, control1: CGPoint, control2: CGPoint, end: CGPoint) {
        self.start = start
        self.control1 = control1
        self.control2 = control2
        self.end = end
    }

    /// The cubic that runs exactly as a quadratic curve.
    package init(quadFrom start: CGPoint, control: CGPoint, to end: CGPoint) {
        self.init(
            start: start,
            control1: CGPoint(x: start.x + (control.x - start.x) * 2 / 3, y: start.y + (control.y - start.y) * 2 / 3),
            control2: CGPoint(x: end.x + (control.x - end.x) * 2 / 3, y: end.y + (control.y - end.y) * 2 / 3),
            end: end)
    }

    package func point(at t: CGFloat) -> CGPoint {
        let u: CGFloat = 1 - t
        let w0: CGFloat = u * u * u
        let w1: CGFloat = 3 * u * u * t
        let w2: CGFloat = 3 * u * t * t
        let w3: CGFloat = t * t * t
        return CGPoint(
            x: w0 * start.x + w1 * control1.x + w2 * control2.x + w3 * end.x,
            y: w0 * start.y + w1 * control1.y + w2 * control2.y + w3 * end.y)
    }

    /// The parts before and after parameter `t`.
    package func split(at t: CGFloat) -> (CubicCurve, CubicCurve) {
        func mix(_ p: CGPoint, _ q: CGPoint) -> CGPoint { CGPoint(x: p.x + (q.x - p.x) * t, y: p.y + (q.y - p.y) * t) }
        let p01 = mix(start, control1), p12 = mix(control1, control2), p23 = mix(control2, end)
        let p012 = mix(p01, p12), p123 = mix(p12, p23)
        let middle = mix(p012, p123)
        return (
            CubicCurve(start: start, control1: p01, control2: p012, end: middle),
            CubicCurve(start: middle, control1: p123, control2: p23, end: end)
        )
    }

    /// Calls `body` with chords that stay within `tolerance` of the curve.
    package func flatten(tolerance: CGFloat, _ body: (CGPoint, CGPoint) -> Void) {
        let count = chordCount(tolerance: tolerance)
        var previous = start
        for index in stride(from: 1, to: count, by: 1) {
            let next = point(at: CGFloat(index) / CGFloat(count))
            body(previous, next)
            previous = next
        }
        body(previous, end)
    }

    /// How many equal steps of the parameter keep chords within `tolerance`, from the bound on the second derivative.
    package func chordCount(tolerance: CGFloat) -> Int {
        let d1 = hypot(start.x - 2 * control1.x + control2.x, start.y - 2 * control1.y + control2.y)
        let d2 = hypot(control1.x - 2 * control2.x + end.x, control1.y - 2 * control2.y + end.y)
        let needed: CGFloat = (0.75 * max(d1, d2) / max(tolerance, 1e-9)).squareRoot()
        return needed.isFinite ? min(1000, max(1, Int(needed.rounded(.up)))) : 1
    }

    /// Grows `box` to hold the curve: its end and the places where it turns in x or y.
    func include(in box: inout Bounds) {
        box.include(end)
        for t in Self.turns(start.x, control1.x, control2.x, end.x) { box.include(point(at: t)) }
        for t in Self.turns(start.y, control1.y, control2.y, end.y) { box.include(point(at: t)) }
    }

    /// Parameters inside (0, 1) where one coordinate's derivative vanishes.
    private static func turns(_ p0: CGFloat, _ p1: CGFloat, _ p2: CGFloat, _ p3: CGFloat) -> [CGFloat] {
        let a: CGFloat = p3 - 3 * p2 + 3 * p1 - p0
        let b: CGFloat = 2 * (p2 - 2 * p1 + p0)
        let c: CGFloat = p1 - p0
        var roots: [CGFloat] = []
        if abs(a) < 1e-12 {
            if abs(b) > 1e-12 { roots = [-c / b] }
        } else {
            let discriminant: CGFloat = b * b - 4 * a * c
            if discriminant >= 0 {
                let root = discriminant.squareRoot()
                roots = [(-b + root) / (2 * a), (-b - root) / (2 * a)]
            }
        }
        return roots.filter { $0 > 0 && $0 < 1 }
    }
}
