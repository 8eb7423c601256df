import Foundation

extension PathElements {
    /// Open subpaths for the dashes; curves stay curves. `lengths` alternate dash and gap, starting `phase` into them.
    func dashed(phase: CGFloat, lengths: [CGFloat]) -> PathElements {
        let pattern = lengths.count % 2 == 0 ? lengths : lengths + lengths
        let period = pattern.reduce(0, +)
        guard period > 0, pattern.allSatisfy({ $0 >= 0 }) else { return self }
        var dasher = Dasher(pattern: pattern, period: period, phase: phase)
        var start: CGPoint = .zero
        var current: CGPoint = .zero
        forEach { type, offset in
            switch type {
            case .moveToPoint:
                start = points[offset]
                current = start
                dasher.begin(at: start)
            case .addLineToPoint:
                dasher.addLine(from: current, to: points[offset])
                current = points[offset]
            case .addQuadCurveToPoint:
                let curve = CubicCurve(quadFrom: current, control: points[offset], to: points[offset + 1])
                dasher.addCurve(curve)
                current = curve.end
            case .addCurveToPoint:
                let curve = CubicCurve(
                    start: current, control1: points[offset], control2: points[offset + 1], end: points[offset + 2])
                dasher.addCurve(curve)
                current = curve.end
            case .closeSubpath:
                dasher.addLine(from: current, to: start)
                current = start
                dasher.begin(at: start)
            }
        }
        return dasher.result
    }
}

/// Walks along a path and lifts the pen in the gaps.
private struct Dasher {
    let pattern: [CGFloat]
    let firstIndex: Int
    let firstRemaining: CGFloat
    var index: Int
    var remaining: CGFloat
    var result = PathElements()

    init(pattern: [CGFloat], period: CGFloat, phase: CGFloat) {
        self.pattern = pattern
        var rest = phase.truncatingRemainder(dividingBy: period)
        if rest < 0 { rest += period }
        var index = 0
        while rest >= pattern[index] {
            rest -= pattern[index]
            index = (index + 1) % pattern.count
        }
        firstIndex = index
        firstRemaining = pattern[index] - rest
        self.index = index
        remaining = firstRemaining
    }

    private var isDrawing: Bool { index % 2 == 0 }

    /// Every subpath starts the pattern anew.
    mutating func begin(at point: CGPoint) {
        index = firstIndex
        remaining = firstRemaining
        if isDrawing { result.move(to: point) }
    }

    private mutating func advance(to point: CGPoint) {
        repeat {
            index = (index + 1) % pattern.count
            remaining = pattern[index]
            if remaining == 0, isDrawing { result.move(to: point); result.addLine(to: point) }
        } while remaining == 0
        if isDrawing { result.move(to: point) }
    }

    mutating func addLine(from: CGPoint, to: CGPoint) {
        let length = hypot(to.x - from.x, to.y - from.y)
        var done: CGFloat = 0
        while length - done > remaining {
            done += remaining
            let point = CGPoint(x: from.x + (to.x - from.x) * done / length, y: from.y + (to.y - from.y) * done / length)
            if isDrawing { result.addLine(to: point) }
            advance(to: point)
        }
        remaining -= length - done
        if isDrawing, length > 0 { result.addLine(to: to) }
    }

    mutating func addCurve(_ curve: CubicCurve) {
        var rest = curve
        var length = Self.length(of: rest)
        while length > remaining {
            let t = Self.parameter(of: rest, at: remaining)
            let (part, after) = rest.split(at: t)
            if isDrawing { append(part) }
            advance(to: part.end)
            rest = after
            length = Self.length(of: rest)
        }
        remaining -= length
        if isDrawing { append(rest) }
    }

    private mutating func append(_ curve: CubicCurve) {
        result.addCurve(to: curve.end, control1: curve.control1, control2: curve.control2)
    }

    private static let steps = 64

    private static func length(of curve: CubicCurve) -> CGFloat {
        var total: CGFloat = 0
        var previous = curve.start
        for step in 1...steps {
            let point = curve.point(at: CGFloat(step) / CGFloat(steps))
            total += hypot(point.x - previous.x, point.y - previous.y)
            previous = point
        }
        return total
    }

    /// The parameter at which the curve is `distance` long.
    private static func parameter(of curve: CubicCurve, at distance: CGFloat) -> CGFloat {
        var total: CGFloat = 0
        var previous = curve.start
        for step in 1...steps {
            let point = curve.point(at: CGFloat(step) / CGFloat(steps))
            let piece = hypot(point.x - previous.x, point.y - previous.y)
            if total + piece >= distance, piece > 0 {
                return (CGFloat(step - 1) + (distance - total) / piece) / CGFloat(steps)
            }
            total += piece
            previous = point
        }
        return 1
    }
}
