import CoreGraphics
import Foundation

/// Cuts a stretch out of a path, measured along it.
enum PathTrim {
    /// The part between two shares (0 to 1) of the path's whole length, over all its subpaths.
    static func part(of path: CGPath, from start: CGFloat, to end: CGFloat) -> CGPath {
        let low = Double(min(max(start, 0), 1)), high = Double(min(max(end, 0), 1))
        let result = CGMutablePath()
        guard high > low else { return result }
        let curves = subpaths(of: path)
        let lengths = curves.map { $0.map(length) }
        let total = lengths.joined().reduce(0, +)
        var position = 0.0
        for (subpath, lengths) in zip(curves, lengths) {
            var isDrawing = false
            for (curve, length) in zip(subpath, lengths) {
                let from = max(low * total - position, 0), to = min(high * total - position, length)
                position += length
                guard to > from, length > 0 else {
                    isDrawing = false
                    continue
                }
                let piece = cut(curve, from: from, to: to, length: length)
                if !isDrawing { result.move(to: piece.start) }
                result.addCurve(to: piece.end, control1: piece.control1, control2: piece.control2)
                isDrawing = to >= length
            }
        }
        return result
    }

    /// Every line and curve as a curve, closing lines included.
    private static func subpaths(of path: CGPath) -> [[CubicCurve]] {
        var result: [[CubicCurve]] = []
        var current = CGPoint.zero, first = CGPoint.zero
        func line(_ end: CGPoint) -> CubicCurve {
            let dx = (end.x - current.x) / 3, dy = (end.y - current.y) / 3
            return CubicCurve(
                start: current, control1: CGPoint(x: current.x + dx, y: current.y + dy),
                control2: CGPoint(x: end.x - dx, y: end.y - dy), end: end)
        }
        func add(_ curve: CubicCurve) {
            if result.isEmpty { result.append([]) }
            result[result.count - 1].append(curve)
            current = curve.end
        }
        let points = path.elements.points
        path.elements.forEach { type, index in
            switch type {
            case .moveToPoint:
                result.append([])
                current = points[index]
                first = current
            case .addLineToPoint: add(line(points[index]))
            case .addQuadCurveToPoint: add(CubicCurve(quadFrom: current, control: points[index], to: points[index + 1]))
            case .addCurveToPoint:
                add(CubicCurve(start: current, control1: points[index], control2: points[index + 1], end: points[index + 2]))
            case .closeSubpath:
                if current != first { add(line(first)) }
                result.append([])
            }
        }
        return result.filter { !$0.isEmpty }
    }

    private static let steps = 32

    private static func length(_ curve: CubicCurve) -> Double {
        var sum = 0.0, last = curve.start
        for step in 1...steps {
            let next = curve.point(at: CGFloat(step) / CGFloat(steps))
            sum += Double(hypot(next.x - last.x, next.y - last.y))
            last = next
        }
        return sum
    }

    private static func cut(_ curve: CubicCurve, from: Double, to: Double, length: Double) -> CubicCurve {
        var result = curve
        let end = to >= length ? 1 : parameter(curve, at: to)
        let start = from <= 0 ? 0 : parameter(curve, at: from)
        if end < 1 { result = result.split(at: CGFloat(end)).0 }
        if start > 0 { result = result.split(at: CGFloat(start / max(end, 1e-9))).1 }
        return result
    }

    /// The parameter `distance` along the curve.
    private static func parameter(_ curve: CubicCurve, at distance: Double) -> Double {
        var sum = 0.0, last = curve.start
        for step in 1...steps {
            let next = curve.point(at: CGFloat(step) / CGFloat(steps))
            let piece = Double(hypot(next.x - last.x, next.y - last.y))
            if sum + piece >= distance {
                return (Double(step - 1) + (piece > 0 ? (distance - sum) / piece : 0)) / Double(steps)
            }
            sum += piece
            last = next
        }
        return 1
    }
}
