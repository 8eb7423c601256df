/// The line of a stroke: a uniform cubic B-spline. Its elements are the control points; it begins at the first and ends at the last. Parameters
/// count control points from 0.
public struct PKStrokePath: RandomAccessCollection, Equatable, Sendable {
    private let points: [PKStrokePoint]
    public let creationDate: Date

    public init() { self.init(controlPoints: [PKStrokePoint](), creationDate: Date(timeIntervalSinceReferenceDate: 0)) }

    public init<T: Sequence>(controlPoints: T, creationDate: Date) where T.Element == PKStrokePoint {
        points = Array(controlPoints)
        self.creationDate = creationDate
    }

    public var startIndex: Int { points.startIndex }
    public var endIndex: Int { points.endIndex }
    public subscript(position: Int) -> PKStrokePoint { points[position] }

    /// The place on the curve at a parameter.
    public func interpolatedLocation(at parametricValue: CGFloat) -> CGPoint { interpolatedPoint(at: parametricValue).location }

    /// The place on the curve at a parameter, and how the line is there. The path must have points.
    public func interpolatedPoint(at parametricValue: CGFloat) -> PKStrokePoint {
        precondition(!points.isEmpty, "A path without points has none to interpolate")
        guard points.count > 1 else { return points[0] }
        let value: CGFloat = limited(parametricValue)
        let low: Int = Swift.min(Int(value), points.count - 2)
        let t: CGFloat = value - CGFloat(low)
        let (a, b, c, d): (PKStrokePoint, PKStrokePoint, PKStrokePoint, PKStrokePoint) = (control(low - 1), points[low], points[low + 1], control(low + 2))
        return PKStrokePoint.mix([
            (a, (1 - t) * (1 - t) * (1 - t) / 6), (b, (3 * t * t * t - 6 * t * t + 4) / 6), (c, (-3 * t * t * t + 3 * t * t + 3 * t + 1) / 6),
            (d, t * t * t / 6),
        ])
    }

    /// A control point; beyond the ends, the one with which the curve begins and ends at the outermost.
    private func control(_ index: Int) -> PKStrokePoint {
        if index < 0 { return PKStrokePoint.mix([(points[0], 2), (points[1], -1)]) }
        if index >= points.count { return PKStrokePoint.mix([(points[points.count - 1], 2), (points[points.count - 2], -1)]) }
        return points[index]
    }

    private func limited(_ value: CGFloat) -> CGFloat { Swift.min(Swift.max(0, value), CGFloat(Swift.max(0, points.count - 1))) }

    /// The points of the curve between two parameters, one a step, the first of them included.
    ///
    /// - Parameter range: nil, the default, for the whole path.
    public func interpolatedPoints(in range: ClosedRange<CGFloat>? = nil, by stride: InterpolatedSlice.Stride) -> InterpolatedSlice {
        InterpolatedSlice(path: self, range: range ?? 0...CGFloat(Swift.max(0, points.count - 1)), stride: stride)
    }

    /// The parameter that lies a step behind another, within the path.
    public func parametricValue(_ parametricValue: CGFloat, offsetBy stride: InterpolatedSlice.Stride) -> CGFloat {
        let start: CGFloat = limited(parametricValue)
        guard points.count > 1 else { return 0 }
        switch stride {
        case .parametricStep(let step): return limited(start + step)
        case .distance(let distance):
            return walk(from: start, forward: distance >= 0) { hypot($1.location.x - $0.location.x, $1.location.y - $0.location.y) / abs(distance) }
        case .time(let time):
            return walk(from: start, forward: time >= 0) { abs($1.timeOffset - $0.timeOffset) / abs(time) }
        }
    }

    /// Goes along the curve until the measures of its small pieces add up to 1.
    private func walk(from start: CGFloat, forward: Bool, _ measure: (PKStrokePoint, PKStrokePoint) -> CGFloat) -> CGFloat {
        let step: CGFloat = forward ? 1.0 / 32 : -1.0 / 32
        var (value, gone): (CGFloat, CGFloat) = (start, 0)
        var here: PKStrokePoint = interpolatedPoint(at: value)
        while true {
            let next: CGFloat = limited(value + step)
            guard next != value else { return value }
            let there: PKStrokePoint = interpolatedPoint(at: next)
            let part: CGFloat = measure(here, there)
            guard part.isFinite else { return start }
            if gone + part >= 1 { return value + (next - value) * (1 - gone) / part }
            (value, gone, here) = (next, gone + part, there)
        }
    }

    /// Points of a path, a step apart.
    public struct InterpolatedSlice: Sequence, IteratorProtocol {
        public enum Stride {
            /// Points along the curve.
            case distance(CGFloat)
            /// Seconds.
            case time(TimeInterval)
            /// A difference of parameters.
            case parametricStep(CGFloat)
        }

        private let path: PKStrokePath
        private let end: CGFloat
        private let stride: Stride
        private var value: CGFloat?

        init(path: PKStrokePath, range: ClosedRange<CGFloat>, stride: Stride) {
            self.path = path
            self.stride = stride
            end = path.limited(range.upperBound)
            value = path.isEmpty ? nil : path.limited(range.lowerBound)
        }

        public mutating func next() -> PKStrokePoint? {
            guard let here = value else { return nil }
            let next: CGFloat = path.parametricValue(here, offsetBy: stride)
            value = next > here && next <= end && (next < end || here < end) ? next : nil
            return path.interpolatedPoint(at: here)
        }
    }

    /// The spline as a path. One point alone is a dot.
    var curve: CGPath {
        let path = CGMutablePath()
        guard let first = points.first?.location else { return path }
        path.move(to: first)
        guard points.count > 2 else {
            path.addLine(to: points.last?.location ?? first)
            return path
        }
        func between(_ a: CGPoint, _ b: CGPoint, _ part: CGFloat) -> CGPoint { CGPoint(x: a.x + (b.x - a.x) * part, y: a.y + (b.y - a.y) * part) }
        for index in 0..<(points.count - 1) {
            let (here, next, last): (CGPoint, CGPoint, CGPoint) = (points[index].location, points[index + 1].location, control(index + 2).location)
            path.addCurve(
                to: between(between(here, next, 2.0 / 3), between(next, last, 1.0 / 3), 0.5), control1: between(here, next, 1.0 / 3),
                control2: between(here, next, 2.0 / 3))
        }
        return path
    }

    func transformed(by transform: CGAffineTransform) -> PKStrokePath {
        PKStrokePath(
            controlPoints: points.map { point in
                var moved: PKStrokePoint = point
                moved.location = point.location.applying(transform)
                return moved
            }, creationDate: creationDate)
    }
}
