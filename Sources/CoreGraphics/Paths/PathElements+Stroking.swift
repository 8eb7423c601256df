import Foundation

/// How a line is widened.
struct StrokeStyle {
    var width: CGFloat
    var cap: CGLineCap
    var join: CGLineJoin
    var miterLimit: CGFloat
}

extension PathElements {
    /// The outline, to be filled by the winding rule, of what stroking these lines paints.
    func stroked(_ style: StrokeStyle) -> PathElements {
        guard style.width > 0 else { return PathElements() }
        let tolerance = max(1e-4, min(Self.tolerance(for: controlBounds), style.width / 100))
        var outline = PathElements()
        for line in polylines(tolerance: tolerance) {
            var stroker = PolylineStroker(line: line, style: style)
            outline.append(stroker.outline())
        }
        return outline
    }

    /// Each subpath as points without repetitions, and whether it was closed.
    func polylines(tolerance: CGFloat) -> [Polyline] {
        var lines: [Polyline] = []
        var line = Polyline()
        var start: CGPoint = .zero
        func finish() {
            if !line.points.isEmpty { lines.append(line) }
            line = Polyline()
        }
        func append(_ point: CGPoint, isJoin: Bool) {
            if line.points.isEmpty {
                line.points = [start]
                line.isSmooth = [false]
            }
            guard point != line.points[line.points.count - 1] else { return }
            line.points.append(point)
            line.isSmooth.append(!isJoin)
        }
        forEach { type, offset in
            switch type {
            case .moveToPoint:
                finish()
                start = points[offset]
            case .addLineToPoint:
                append(points[offset], isJoin: true)
                if line.points.isEmpty { line.points = [start] }
            case .addQuadCurveToPoint, .addCurveToPoint:
                let from = line.points.last ?? start
                let curve =
                    type == .addCurveToPoint
                    ? CubicCurve(
                        start: from, control1: points[offset], control2: points[offset + 1], end: points[offset + 2])
                    : CubicCurve(quadFrom: from, control: points[offset], to: points[offset + 1])
                curve.flatten(tolerance: tolerance) { _, to in append(to, isJoin: to == curve.end) }
            case .closeSubpath:
                if line.points.isEmpty { line.points = [start]; line.isSmooth = [false] }
                if line.points.count > 1, line.points.last == line.points.first {
                    line.points.removeLast()
                    line.isSmooth.removeLast()
                }
                line.isClosed = true
                finish()
            }
        }
        finish()
        return lines
    }
}

/// A subpath cut into straight pieces.
struct Polyline {
    var points: [CGPoint] = []
    /// For each point, whether it lies inside a curve, so that no join shows there.
    var isSmooth: [Bool] = []
    var isClosed = false
}

/// Walks along both sides of a polyline.
private struct PolylineStroker {
    let line: Polyline
    let style: StrokeStyle
    let half: CGFloat
    private var result = PathElements()

    init(line: Polyline, style: StrokeStyle) {
        self.line = line
        self.style = style
        half = style.width / 2
    }

    mutating func outline() -> PathElements {
        let count = line.points.count
        if count == 1 {
            addDot(line.points[0])
        } else if line.isClosed, count > 2 {
            addSide(Array(0..<count), closed: true)
            addSide(Array((0..<count).reversed()), closed: true)
        } else {
            let forward = Array(0..<count)
            addSide(forward, closed: false)
            addCap(at: line.points[count - 1], direction: direction(count - 2, count - 1))
            addSide(forward.reversed(), closed: false, continuing: true)
            addCap(at: line.points[0], direction: direction(1, 0))
            result.closeSubpath()
        }
        return result
    }

    /// A subpath of no length shows as its caps.
    private mutating func addDot(_ point: CGPoint) {
        let box = CGRect(x: point.x - half, y: point.y - half, width: style.width, height: style.width)
        switch style.cap {
        case .butt: break
        case .round: result.addEllipse(in: box)
        case .square: result.addRect(box)
        }
    }

    private func direction(_ from: Int, _ to: Int) -> CGVector {
        let p = line.points[from], q = line.points[to]
        let length = hypot(q.x - p.x, q.y - p.y)
        return CGVector(dx: (q.x - p.x) / length, dy: (q.y - p.y) / length)
    }

    /// The point beside `point`, to the right of `direction` where y grows upwards.
    private func beside(_ point: CGPoint, _ direction: CGVector) -> CGPoint {
        CGPoint(x: point.x + direction.dy * half, y: point.y - direction.dx * half)
    }

    private mutating func addSide(_ order: [Int], closed: Bool, continuing: Bool = false) {
        let count = order.count
        let first = direction(order[0], order[1])
        let start = beside(line.points[order[0]], first)
        if continuing { result.addLine(to: start) } else { result.move(to: start) }
        for step in 1..<(closed ? count + 1 : count) {
            let here = order[step % count]
            let incoming = direction(order[step - 1], here)
            result.addLine(to: beside(line.points[here], incoming))
            if closed || step < count - 1 {
                let outgoing = direction(here, order[(step + 1) % count])
                addJoin(at: here, from: incoming, to: outgoing)
            }
        }
        if closed { result.closeSubpath() }
    }

    private mutating func addJoin(at index: Int, from incoming: CGVector, to outgoing: CGVector) {
        let pivot = line.points[index]
        let next = beside(pivot, outgoing)
        let cross: CGFloat = incoming.dx * outgoing.dy - incoming.dy * outgoing.dx
        let dot: CGFloat = incoming.dx * outgoing.dx + incoming.dy * outgoing.dy
        if line.isSmooth[index], dot > 0 { return result.addLine(to: next) }
        if cross < 0 {
            // The inner side: through the pivot, so that the winding stays right whatever the lengths.
            result.addLine(to: pivot)
            return result.addLine(to: next)
        }
        switch style.join {
        case .bevel:
            break
        case .round:
            let angle = atan2(-incoming.dx, incoming.dy)
            let turn = atan2(cross, dot)
            result.addRelativeArc(center: pivot, radius: half, startAngle: angle, delta: turn < 0 ? turn + 2 * .pi : turn)
        case .miter:
            // 1 / sin(half the angle between the lines), squared, against the limit squared.
            let ratio: CGFloat = 2 / max(1 + dot, 1e-12)
            if ratio <= style.miterLimit * style.miterLimit {
                let reach = half / (1 + dot)
                let tip = CGPoint(
                    x: pivot.x + (incoming.dy + outgoing.dy) * reach, y: pivot.y - (incoming.dx + outgoing.dx) * reach)
                result.addLine(to: tip)
            }
        }
        result.addLine(to: next)
    }

    /// From the right side of `direction` around the end to its left side.
    private mutating func addCap(at point: CGPoint, direction: CGVector) {
        switch style.cap {
        case .butt:
            break
        case .round:
            let angle = atan2(-direction.dx, direction.dy)
            result.addRelativeArc(center: point, radius: half, startAngle: angle, delta: .pi)
        case .square:
            let ahead = CGPoint(x: point.x + direction.dx * half, y: point.y + direction.dy * half)
            result.addLine(to: beside(ahead, direction))
            result.addLine(to: beside(ahead, CGVector(dx: -direction.dx, dy: -direction.dy)))
        }
    }
}
