import CoreGraphics
import Foundation

/// Which stretch between two key frames a moment falls into.
struct KeyframeSchedule {
    var keyTimes: [Double]?
    var timingFunctions: [CAMediaTimingFunction] = []
    /// Whether speed is even over the whole way; key times and paces then do not count.
    var isPaced = false

    /// - Parameters:
    ///   - count: number of stretches, at least one.
    ///   - lengths: how far each stretch leads, for paced motion.
    func segment(at progress: Double, count: Int, lengths: [Double]) -> (index: Int, fraction: Double) {
        let ends = stretchEnds(count: count, lengths: lengths)
        var index = 0
        while index < count - 1 && progress >= ends[index + 1] { index += 1 }
        let span = ends[index + 1] - ends[index]
        var fraction = span > 0 ? (progress - ends[index]) / span : 1
        if !isPaced && timingFunctions.indices.contains(index) {
            fraction = timingFunctions[index].progress(at: min(max(fraction, 0), 1))
        }
        return (index, fraction)
    }

    private func stretchEnds(count: Int, lengths: [Double]) -> [Double] {
        let total = lengths.reduce(0, +)
        if isPaced && total > 0 {
            var sum = 0.0
            return [0]
                + lengths.map { length in
                    sum += length
                    return sum / total
                }
        }
        if let keyTimes, keyTimes.count == count + 1, !isPaced { return keyTimes }
        return (0...count).map { Double($0) / Double(count) }
    }

    /// The value shown at `progress` when values do not blend: each holds for its share of the time.
    static func discreteIndex(_ progress: Double, count: Int, keyTimes: [Double]?) -> Int {
        if let keyTimes, keyTimes.count >= count {
            return max(0, keyTimes.prefix(count).lastIndex { $0 <= progress } ?? 0)
        }
        return min(Int(progress * Double(count)), count - 1)
    }
}

/// A path as a way to go: stretches, one for each line or curve.
struct PathWalk {
    private var stretches: [CubicCurve] = []

    init(_ path: CGPath) {
        let elements = path.elements
        var current = CGPoint.zero, start = CGPoint.zero
        func line(to end: CGPoint) -> CubicCurve {
            let dx = (end.x - current.x) / 3, dy = (end.y - current.y) / 3
            return CubicCurve(
                start: current, control1: CGPoint(x: current.x + dx, y: current.y + dy),
                control2: CGPoint(x: end.x - dx, y: end.y - dy), end: end)
        }
        elements.forEach { type, first in
            let points = elements.points
            switch type {
            case .moveToPoint:
                start = points[first]
                current = start
            case .addLineToPoint: stretches.append(line(to: points[first]))
            case .addQuadCurveToPoint:
                stretches.append(CubicCurve(quadFrom: current, control: points[first], to: points[first + 1]))
            case .addCurveToPoint:
                stretches.append(
                    CubicCurve(start: current, control1: points[first], control2: points[first + 1], end: points[first + 2]))
            case .closeSubpath:
                if current != start { stretches.append(line(to: start)) }
                current = start
            }
            if type != .closeSubpath && type != .moveToPoint { current = points[first + type.pointCount - 1] }
        }
        if stretches.isEmpty { stretches = [CubicCurve(start: current, control1: current, control2: current, end: current)] }
    }

    /// The point of the path at `progress`, and the direction of motion in radians.
    func place(at progress: Double, schedule: KeyframeSchedule) -> (point: CGPoint, angle: CGFloat) {
        let lengths = schedule.isPaced ? stretches.map { Self.length($0, upTo: 1) } : []
        let (index, fraction) = schedule.segment(at: progress, count: stretches.count, lengths: lengths)
        let curve = stretches[index]
        var t = min(max(fraction, 0), 1)
        if schedule.isPaced { t = Self.parameter(curve, atLength: lengths[index] * t) }
        let point = curve.point(at: CGFloat(t))
        // The slope a little around the point: exact enough, and defined where control points coincide.
        let before = curve.point(at: CGFloat(max(t - 1e-4, 0))), after = curve.point(at: CGFloat(min(t + 1e-4, 1)))
        return (point, atan2(after.y - before.y, after.x - before.x))
    }

    private static func length(_ curve: CubicCurve, upTo t: Double) -> Double {
        let steps = 64
        var sum = 0.0, last = curve.start
        for step in 1...steps {
            let next = curve.point(at: CGFloat(t * Double(step) / Double(steps)))
            sum += Double(hypot(next.x - last.x, next.y - last.y))
            last = next
        }
        return sum
    }

    private static func parameter(_ curve: CubicCurve, atLength wanted: Double) -> Double {
        var low = 0.0, high = 1.0
        for _ in 0..<40 {
            let middle = (low + high) / 2
            if length(curve, upTo: middle) < wanted { low = middle } else { high = middle }
        }
        return high
    }
}
