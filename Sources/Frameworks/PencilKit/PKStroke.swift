/// One line of a drawing.
public struct PKStroke {
    public var ink: PKInk
    public var path: PKStrokePath
    /// From the path's coordinates to the drawing's.
    public var transform: CGAffineTransform
    /// The area in which the stroke is seen, in the path's coordinates. Nil, the default, for everywhere.
    public var mask: UIBezierPath?
    /// Decides about the grain of inks that have any.
    public var randomSeed: UInt32

    public init(ink: PKInk, path: PKStrokePath, transform: CGAffineTransform = .identity, mask: UIBezierPath? = nil) {
        self.init(ink: ink, path: path, transform: transform, mask: mask, randomSeed: UInt32.random(in: 1 ... .max))
    }

    public init(ink: PKInk, path: PKStrokePath, transform: CGAffineTransform, mask: UIBezierPath?, randomSeed: UInt32) {
        self.ink = ink
        self.path = path
        self.transform = transform
        self.mask = mask
        self.randomSeed = randomSeed
    }

    /// The version of content that has the stroke's ink.
    public var requiredContentVersion: PKContentVersion { ink.requiredContentVersion }

    /// The parameters between which the path lies inside the mask; all of them where there is none.
    public var maskedPathRanges: [ClosedRange<CGFloat>] {
        guard !path.isEmpty else { return [] }
        let last = CGFloat(path.count - 1)
        guard let mask else { return [0...last] }
        var ranges: [ClosedRange<CGFloat>] = []
        var start: CGFloat?
        let step: CGFloat = 1.0 / 16
        for index in 0...(Int(last) * 16) {
            let value: CGFloat = CGFloat(index) * step
            let isInside: Bool = mask.contains(path.interpolatedLocation(at: value))
            if isInside { start = start ?? value }
            if let begin = start, !isInside || value == last {
                ranges.append(begin...(isInside ? value : value - step))
                start = nil
            }
        }
        return ranges
    }

    /// Points that the line is wide.
    var width: CGFloat { path.first?.size.width ?? ink.inkType.defaultWidth }

    /// The area that the stroke covers, in the drawing's coordinates; the null rectangle where it has no points.
    public var renderBounds: CGRect {
        guard !path.isEmpty else { return .null }
        let placed: PKStrokePath = path.transformed(by: transform)
        let boxes: [CGRect] = placed.map { CGRect(origin: $0.location, size: .zero) }
        let line: CGRect = boxes.dropFirst().reduce(boxes[0]) { $0.union($1) }.insetBy(dx: -width / 2, dy: -width / 2)
        return mask.map { $0.bounds.applying(transform).intersection(line) } ?? line
    }

    /// Whether the line comes as near to a point as `radius`.
    func touches(_ point: CGPoint, radius: CGFloat) -> Bool {
        let reach: CGFloat = radius + width / 2
        let places: [CGPoint] = path.transformed(by: transform).map(\.location)
        guard let first = places.first else { return false }
        guard places.count > 1 else { return hypot(first.x - point.x, first.y - point.y) <= reach }
        if let mask, !mask.contains(point.applying(transform.inverted())) { return false }
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
            PKStroke(
                ink: ink, path: PKStrokePath(controlPoints: points, creationDate: path.creationDate), transform: transform, mask: mask, randomSeed: randomSeed)
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
        if let mask {
            context.addPath(mask.cgPath)
            context.clip(using: mask.usesEvenOddFillRule ? .evenOdd : .winding)
        }
        context.addPath(path.curve)
        context.setLineWidth(width)
        context.setLineCap(.round)
        context.setLineJoin(.round)
        context.setStrokeColor(color.withAlphaComponent(color.cgColor.alpha * ink.inkType.opacity).cgColor)
        context.strokePath()
    }
}
