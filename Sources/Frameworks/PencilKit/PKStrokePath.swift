/// The points of a stroke, joined by a smooth curve.
public struct PKStrokePath: RandomAccessCollection, Equatable, Sendable {
    private let points: [PKStrokePoint]
    public let creationDate: Date

    public init() { self.init(controlPoints: [PKStrokePoint](), creationDate: Date(timeIntervalSinceReferenceDate: 0)) }

    public init<Points: Sequence>(controlPoints: Points, creationDate: Date) where Points.Element == PKStrokePoint {
        points = Array(controlPoints)
        self.creationDate = creationDate
    }

    public var startIndex: Int { points.startIndex }
    public var endIndex: Int { points.endIndex }
    public subscript(position: Int) -> PKStrokePoint { points[position] }

    /// The place at a parameter between two points' indices.
    public func interpolatedLocation(at parametricValue: CGFloat) -> CGPoint {
        guard let last = indices.last else { return .zero }
        let low: Int = Swift.min(Swift.max(0, Int(parametricValue.rounded(.down))), last)
        let high: Int = Swift.min(low + 1, last)
        let part: CGFloat = Swift.min(Swift.max(0, parametricValue - CGFloat(low)), 1)
        let (a, b): (CGPoint, CGPoint) = (points[low].location, points[high].location)
        return CGPoint(x: a.x + (b.x - a.x) * part, y: a.y + (b.y - a.y) * part)
    }

    /// A curve through the middles between points, with the points to steer it. One point alone is a dot.
    var curve: CGPath {
        let path = CGMutablePath()
        guard let first = points.first?.location else { return path }
        path.move(to: first)
        guard points.count > 2 else {
            path.addLine(to: points.last?.location ?? first)
            return path
        }
        for index in 1..<(points.count - 1) {
            let (here, next): (CGPoint, CGPoint) = (points[index].location, points[index + 1].location)
            path.addQuadCurve(to: CGPoint(x: (here.x + next.x) / 2, y: (here.y + next.y) / 2), control: here)
        }
        path.addLine(to: points[points.count - 1].location)
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
