import Foundation

extension PathElements {
    /// The bounds of all points, control points included.
    package var controlBounds: CGRect {
        guard let first = points.first else { return .null }
        var box = Bounds(first)
        for point in points.dropFirst() { box.include(point) }
        return box.rect
    }

    /// The bounds of the lines and curves themselves.
    package var bounds: CGRect {
        guard let first = points.first else { return .null }
        var box = Bounds(first)
        var current: CGPoint = first
        forEach { type, offset in
            switch type {
            case .moveToPoint, .addLineToPoint:
                current = points[offset]
                box.include(current)
            case .addQuadCurveToPoint:
                let cubic = CubicCurve(quadFrom: current, control: points[offset], to: points[offset + 1])
                cubic.include(in: &box)
                current = cubic.end
            case .addCurveToPoint:
                let cubic = CubicCurve(
                    start: current, control1: points[offset], control2: points[offset + 1], end: points[offset + 2])
                cubic.include(in: &box)
                current = cubic.end
            case .closeSubpath:
                break
            }
        }
        return box.rect
    }

    /// The rectangle this path is, when it is one axis-parallel rectangle and nothing else.
    package var rectangle: CGRect? {
        guard points.count == 4 || points.count == 5, types.first == .moveToPoint else { return nil }
        for type in types.dropFirst(1).prefix(points.count - 1) where type != .addLineToPoint { return nil }
        guard types.count == points.count || (types.count == points.count + 1 && types.last == .closeSubpath) else {
            return nil
        }
        if points.count == 5, points[4] != points[0] { return nil }
        if points.count == 4, types.last != .closeSubpath { return nil }
        let (p, q, r, s) = (points[0], points[1], points[2], points[3])
        let xFirst = p.y == q.y && q.x == r.x && r.y == s.y && s.x == p.x
        let yFirst = p.x == q.x && q.y == r.y && r.x == s.x && s.y == p.y
        guard xFirst || yFirst else { return nil }
        return CGRect(x: min(p.x, r.x), y: min(p.y, r.y), width: abs(r.x - p.x), height: abs(r.y - p.y))
    }

    /// Whether filling would paint `point`. Open subpaths count as closed.
    package func contains(_ point: CGPoint, rule: CGPathFillRule) -> Bool {
        var winding = 0
        forEachLine(tolerance: max(1e-4, Self.tolerance(for: controlBounds)), closingSubpaths: true) { from, to in
            guard (from.y <= point.y) != (to.y <= point.y) else { return }
            let side: CGFloat = (to.x - from.x) * (point.y - from.y) - (point.x - from.x) * (to.y - from.y)
            if from.y <= point.y {
                if side > 0 { return }
                winding += 1
            } else {
                if side < 0 { return }
                winding -= 1
            }
        }
        return rule == .winding ? winding != 0 : winding & 1 != 0
    }

    package func withElements(_ block: CGPathApplyBlock) {
        var scratch = points
        scratch.append(.zero)
        scratch.withUnsafeMutableBufferPointer { buffer in
            guard let base = buffer.baseAddress else { return }
            forEach { type, offset in
                var element = CGPathElement(type: type, points: base + offset)
                block(&element)
            }
        }
    }

    /// A flattening error that cannot be seen: a ten-thousandth of the path's size.
    package static func tolerance(for box: CGRect) -> CGFloat {
        box.isNull ? 0 : max(box.width, box.height) * 1e-4
    }

    /// Calls `body` with each straight piece, curves cut so that none strays further than `tolerance`.
    package func forEachLine(tolerance: CGFloat, closingSubpaths: Bool, _ body: (CGPoint, CGPoint) -> Void) {
        var start: CGPoint = .zero
        var current: CGPoint = .zero
        forEach { type, offset in
            switch type {
            case .moveToPoint:
                if closingSubpaths, current != start { body(current, start) }
                start = points[offset]
                current = start
            case .addLineToPoint:
                body(current, points[offset])
                current = points[offset]
            case .addQuadCurveToPoint:
                let cubic = CubicCurve(quadFrom: current, control: points[offset], to: points[offset + 1])
                cubic.flatten(tolerance: tolerance, body)
                current = cubic.end
            case .addCurveToPoint:
                let cubic = CubicCurve(
                    start: current, control1: points[offset], control2: points[offset + 1], end: points[offset + 2])
                cubic.flatten(tolerance: tolerance, body)
                current = cubic.end
            case .closeSubpath:
                if current != start { body(current, start) }
                current = start
            }
        }
        if closingSubpaths, current != start { body(current, start) }
    }
}
