import QuinceCoreLocation
import UIKit

/// A line through places.
@preconcurrency @MainActor open class GMSPolyline: GMSOverlay {
    open var path: GMSPath? { didSet { changed() } }
    /// In points of the screen. Default 1.
    open var strokeWidth: CGFloat = 1 { didSet { changed() } }
    /// Default blue.
    open var strokeColor: UIColor = .blue { didSet { changed() } }
    /// Whether its lines are the shortest ways on the Earth. Default straight lines of the map.
    open var geodesic = false { didSet { changed() } }
    /// The looks of its parts; the last is that of the rest.
    open var spans: [GMSStyleSpan]? { didSet { changed() } }

    nonisolated public override init() { super.init() }

    public convenience init(path: GMSPath?) {
        self.init()
        self.path = path
    }

    override func draw(_ frame: MapFrame, in context: CGContext) {
        guard let path, strokeWidth > 0 else { return }
        context.setLineWidth(strokeWidth)
        context.setLineCap(.round)
        context.setLineJoin(.round)
        guard let spans, !spans.isEmpty else {
            context.setStrokeColor(strokeColor.cgColor)
            context.addPath(MapShapes.line(path, geodesic: geodesic, closed: false, in: frame))
            context.strokePath()
            return
        }
        drawSpans(spans, path, frame, in: context)
    }

    private func drawSpans(_ spans: [GMSStyleSpan], _ path: GMSPath, _ frame: MapFrame, in context: CGContext) {
        let points: [CGPoint] = MapShapes.points(path, geodesic: false, closed: false, in: frame)
        var (index, left) = (0, spans[0].segments)
        for (start, end) in zip(points, points.dropFirst()) {
            var done: Double = 0
            while done < 1 - 1e-9 {
                let isLast: Bool = index == spans.count - 1
                let part: Double = isLast ? 1 - done : min(left, 1 - done)
                let at = { (fraction: Double) in CGPoint(x: start.x + (end.x - start.x) * CGFloat(fraction), y: start.y + (end.y - start.y) * CGFloat(fraction))
                }
                let style: GMSStrokeStyle = spans[index].style
                let total: Double = max(spans[index].segments, part)
                for step in 0..<(style.from == style.to ? 1 : 8) {
                    let steps: Double = style.from == style.to ? 1 : 8
                    let mixed: Double = min(1, ((total - left) + part * (Double(step) + 0.5) / steps) / total)
                    context.setStrokeColor(style.from == style.to ? style.from.cgColor : MapShapes.mix(style.from, style.to, CGFloat(mixed)).cgColor)
                    context.move(to: at(done + part * Double(step) / steps))
                    context.addLine(to: at(done + part * Double(step + 1) / steps))
                    context.strokePath()
                }
                done += part
                left -= part
                if left <= 1e-9, !isLast {
                    index += 1
                    left = spans[index].segments
                }
            }
        }
    }

    override func isHit(_ point: CGPoint, _ frame: MapFrame) -> Bool {
        guard let path else { return false }
        let points: [CGPoint] = MapShapes.points(path, geodesic: geodesic, closed: false, in: frame)
        let reach = Double(max(strokeWidth / 2, 12))
        return zip(points, points.dropFirst()).contains { start, end in
            MapLines.distance(
                of: WorldPoint(x: Double(point.x), y: Double(point.y)), from: WorldPoint(x: Double(start.x), y: Double(start.y)),
                to: WorldPoint(x: Double(end.x), y: Double(end.y))) <= reach
        }
    }
}
