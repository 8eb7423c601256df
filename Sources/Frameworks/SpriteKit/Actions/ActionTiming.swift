/// How far an action has gone at a part of its duration.
enum ActionTiming {
    static func part(_ time: CGFloat, _ mode: SKActionTimingMode, _ function: SKActionTimingFunction?) -> CGFloat {
        if let function { return CGFloat(function(Float(time))) }
        switch mode {
        case .linear: return time
        case .easeIn: return time * time
        case .easeOut: return time * (2 - time)
        case .easeInEaseOut: return time * time * (3 - 2 * time)
        }
    }
}

/// A path by its length: straight pieces, as many as curves need.
struct PathTrack: @unchecked Sendable {
    private let points: [CGPoint]
    /// How far each point is along the path.
    private let distances: [CGFloat]

    init(_ path: CGPath) { self.init(points: Self.points(of: path)) }

    private init(points: [CGPoint]) {
        self.points = points
        var sum: CGFloat = 0
        var distances: [CGFloat] = points.isEmpty ? [] : [0]
        for (a, b) in zip(points, points.dropFirst()) {
            sum += hypot(b.x - a.x, b.y - a.y)
            distances.append(sum)
        }
        self.distances = distances
    }

    var length: CGFloat { distances.last ?? 0 }
    var reversed: PathTrack { PathTrack(points: points.reversed()) }

    /// The point at a part of the length, 0 to 1, and the direction there.
    func place(at part: CGFloat) -> (point: CGPoint, angle: CGFloat)? {
        guard points.count > 1, length > 0 else { return points.first.map { ($0, .pi / 2) } }
        let wanted = max(0, min(1, part)) * length
        var index = 1
        while index < points.count - 1, distances[index] < wanted || distances[index] == distances[index - 1] { index += 1 }
        let a = points[index - 1], b = points[index], piece = distances[index] - distances[index - 1]
        let share = piece > 0 ? (wanted - distances[index - 1]) / piece : 1
        return (CGPoint(x: a.x + (b.x - a.x) * share, y: a.y + (b.y - a.y) * share), atan2(b.y - a.y, b.x - a.x))
    }

    /// The corners of a path, with points of its curves.
    static func points(of path: CGPath) -> [CGPoint] {
        var result: [CGPoint] = []
        var start = CGPoint.zero
        path.applyWithBlock { element in
            let points = element.pointee.points
            switch element.pointee.type {
            case .moveToPoint:
                start = points[0]
                result.append(points[0])
            case .addLineToPoint: result.append(points[0])
            case .addQuadCurveToPoint:
                let from = result.last ?? points[0], control = points[0], to = points[1]
                let a = CGPoint(x: from.x + (control.x - from.x) * 2 / 3, y: from.y + (control.y - from.y) * 2 / 3)
                let b = CGPoint(x: to.x + (control.x - to.x) * 2 / 3, y: to.y + (control.y - to.y) * 2 / 3)
                result += curve(from, a, b, to)
            case .addCurveToPoint: result += curve(result.last ?? points[0], points[0], points[1], points[2])
            case .closeSubpath: result.append(start)
            @unknown default: break
            }
        }
        return result
    }

    private static func curve(_ a: CGPoint, _ b: CGPoint, _ c: CGPoint, _ d: CGPoint) -> [CGPoint] {
        (1...24).map { step in
            let t = CGFloat(step) / 24, s = 1 - t
            let w = (s * s * s, 3 * s * s * t, 3 * s * t * t, t * t * t)
            return CGPoint(x: w.0 * a.x + w.1 * b.x + w.2 * c.x + w.3 * d.x, y: w.0 * a.y + w.1 * b.y + w.2 * c.y + w.3 * d.y)
        }
    }
}
