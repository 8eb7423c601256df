import UIKit

/// Strokes a line whose colour goes from one to the next.
@preconcurrency @MainActor open class MKGradientPolylineRenderer: MKPolylineRenderer {
    /// The parts of the line's length, from 0 to 1, at which it has its colours.
    public final var locations: [CGFloat] { gradient.locations }
    public final var colors: [UIColor] { gradient.colors }
    private var gradient = MapGradient(colors: [], locations: [])

    /// Colours beyond the count of places are not used.
    public final func setColors(_ colors: [UIColor], locations: [CGFloat]) {
        gradient = MapGradient(colors: colors, locations: locations)
        setNeedsDisplay()
    }

    open override func draw(_ mapRect: MKMapRect, zoomScale: MKZoomScale, in context: CGContext) {
        guard !gradient.isEmpty else { return super.draw(mapRect, zoomScale: zoomScale, in: context) }
        let points = polyline.places.map { point(for: MKMapPoint($0)) }
        context.setLineWidth(lineWidth > 0 ? lineWidth / zoomScale : MKRoadWidthAtZoomScale(zoomScale))
        context.setLineJoin(lineJoin)
        context.setLineCap(lineCap)
        for piece in MapGradient.pieces(of: points, longest: 4 / zoomScale, from: strokeStart, to: strokeEnd) {
            let color: UIColor = gradient.color(at: piece.middle)
            context.setStrokeColor(color.withAlphaComponent(color.cgColor.alpha * alpha).cgColor)
            context.move(to: piece.start)
            context.addLine(to: piece.end)
            context.strokePath()
        }
    }
}

/// Colours along a line.
struct MapGradient {
    let colors: [UIColor]
    let locations: [CGFloat]

    init(colors: [UIColor], locations: [CGFloat]) {
        let count = min(colors.count, locations.count)
        (self.colors, self.locations) = (Array(colors.prefix(count)), Array(locations.prefix(count)))
    }

    var isEmpty: Bool { colors.isEmpty }

    /// The colour at a part of the length: the first one before the first place, the last one after the last, mixed between two.
    func color(at part: CGFloat) -> UIColor {
        guard let next = locations.firstIndex(where: { $0 >= part }) else { return colors.last ?? .clear }
        guard next > 0 else { return colors[0] }
        let room = locations[next] - locations[next - 1]
        return Self.mixed(colors[next - 1], colors[next], room > 0 ? (part - locations[next - 1]) / room : 1)
    }

    private static func mixed(_ first: UIColor, _ second: UIColor, _ amount: CGFloat) -> UIColor {
        func parts(_ color: UIColor) -> [CGFloat] {
            var (red, green, blue, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
            color.getRed(&red, green: &green, blue: &blue, alpha: &alpha)
            return [red, green, blue, alpha]
        }
        let (a, b) = (parts(first), parts(second))
        let mix = zip(a, b).map { $0 + ($1 - $0) * amount }
        return UIColor(red: mix[0], green: mix[1], blue: mix[2], alpha: mix[3])
    }

    struct Piece {
        var start: CGPoint
        var end: CGPoint
        /// The part of the line's length at which its middle is.
        var middle: CGFloat
    }

    /// The line in pieces that are no longer than a length, of the part of it that is asked for; no more than 4096 of them.
    static func pieces(of points: [CGPoint], longest: CGFloat, from start: CGFloat = 0, to end: CGFloat = 1) -> [Piece] {
        let lengths = zip(points, points.dropFirst()).map { hypot($1.x - $0.x, $1.y - $0.y) }
        let whole = lengths.reduce(0, +)
        guard whole > 0, start < end else { return [] }
        let step = max(longest, whole / 4096)
        var pieces: [Piece] = []
        var gone: CGFloat = 0
        for (index, length) in lengths.enumerated() where length > 0 {
            let count = max(1, Int((length / step).rounded(.up)))
            for number in 0..<count {
                let (low, high) = (CGFloat(number) / CGFloat(count), CGFloat(number + 1) / CGFloat(count))
                let (from, to) = (max((gone + length * low) / whole, start), min((gone + length * high) / whole, end))
                guard from < to else { continue }
                func place(_ part: CGFloat) -> CGPoint {
                    let along = (part * whole - gone) / length
                    return CGPoint(
                        x: points[index].x + (points[index + 1].x - points[index].x) * along,
                        y: points[index].y + (points[index + 1].y - points[index].y) * along)
                }
                pieces.append(Piece(start: place(from), end: place(to), middle: (from + to) / 2))
            }
            gone += length
        }
        return pieces
    }
}
