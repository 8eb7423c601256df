/// One line of a drawing.
public struct PKStroke {
    public var ink: PKInk
    public var path: PKStrokePath
    /// From the path's coordinates to the drawing's.
    public var transform: CGAffineTransform

    public init(ink: PKInk, path: PKStrokePath, transform: CGAffineTransform = .identity) {
        self.ink = ink
        self.path = path
        self.transform = transform
    }

    /// Points that the line is wide.
    var width: CGFloat { path.first?.size.width ?? ink.inkType.defaultWidth }

    /// The area that the stroke covers, in the drawing's coordinates; the null rectangle where it has no points.
    public var renderBounds: CGRect {
        guard !path.isEmpty else { return .null }
        let placed: PKStrokePath = path.transformed(by: transform)
        let boxes: [CGRect] = placed.map { CGRect(origin: $0.location, size: .zero) }
        return boxes.dropFirst().reduce(boxes[0]) { $0.union($1) }.insetBy(dx: -width / 2, dy: -width / 2)
    }

    /// Whether the line comes as near to a point as `radius`.
    func touches(_ point: CGPoint, radius: CGFloat) -> Bool {
        let reach: CGFloat = radius + width / 2
        let places: [CGPoint] = path.transformed(by: transform).map(\.location)
        guard let first = places.first else { return false }
        guard places.count > 1 else { return hypot(first.x - point.x, first.y - point.y) <= reach }
        return zip(places, places.dropFirst()).contains { Self.distance(from: point, to: ($0, $1)) <= reach }
    }

    private static func distance(from point: CGPoint, to segment: (CGPoint, CGPoint)) -> CGFloat {
        let (a, b) = segment
        let length: CGFloat = hypot(b.x - a.x, b.y - a.y)
        guard length > 0 else { return hypot(point.x - a.x, point.y - a.y) }
        let along: CGFloat = ((point.x - a.x) * (b.x - a.x) + (point.y - a.y) * (b.y - a.y)) / (length * length)
        let part: CGFloat = min(max(0, along), 1)
        return hypot(point.x - a.x - (b.x - a.x) * part, point.y - a.y - (b.y - a.y) * part)
    }

    /// The strokes that are left of the stroke once its points around a place are rubbed out.
    func erased(around point: CGPoint, radius: CGFloat) -> [PKStroke] {
        guard touches(point, radius: radius) else { return [self] }
        var pieces: [[PKStrokePoint]] = [[]]
        for place in dense {
            let at: CGPoint = place.location.applying(transform)
            if hypot(at.x - point.x, at.y - point.y) <= radius + width / 2 {
                if pieces.last?.isEmpty == false { pieces.append([]) }
            } else {
                pieces[pieces.count - 1].append(place)
            }
        }
        return pieces.filter { $0.count > 1 }.map { points in
            PKStroke(ink: ink, path: PKStrokePath(controlPoints: points, creationDate: path.creationDate), transform: transform)
        }
    }

    /// The points with others between those that are far apart.
    private var dense: [PKStrokePoint] {
        guard let first = path.first else { return [] }
        var result: [PKStrokePoint] = [first]
        for (a, b) in zip(path, path.dropFirst()) {
            let steps = Int((hypot(b.location.x - a.location.x, b.location.y - a.location.y) / 2).rounded(.up))
            for step in 1...max(1, steps) {
                let part: CGFloat = CGFloat(step) / CGFloat(max(1, steps))
                var point: PKStrokePoint = b
                point.location = CGPoint(
                    x: a.location.x + (b.location.x - a.location.x) * part, y: a.location.y + (b.location.y - a.location.y) * part)
                result.append(point)
            }
        }
        return result
    }

    func draw(in context: CGContext, _ color: UIColor) {
        context.saveGState()
        defer { context.restoreGState() }
        context.concatenate(transform)
        context.addPath(path.curve)
        context.setLineWidth(width)
        context.setLineCap(.round)
        context.setLineJoin(.round)
        context.setStrokeColor(color.withAlphaComponent(color.cgColor.alpha * ink.inkType.opacity).cgColor)
        context.strokePath()
    }
}
