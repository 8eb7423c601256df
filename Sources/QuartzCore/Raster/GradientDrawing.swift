import CoreGraphics
import Foundation

/// A gradient inside a shape, each pixel's colour depending on its own place alone.
struct GradientDrawing {
    enum Form: Hashable {
        /// Along the line from one point to the other.
        case axial
        /// Outward from the first point, ending on the ellipse through the second.
        case radial
        /// Around the first point, beginning in the direction of the second.
        case conic
    }

    struct Stop: Hashable {
        var location: Double
        var color: SIMD4<Double>
    }

    var form: Form
    /// Locations ascend.
    var stops: [Stop]
    /// In a space where the layer's bounds are a unit square.
    var start: CGPoint
    var end: CGPoint
    var deviceToUnit: Homography
    /// Width and height of the layer, to which angles refer.
    var size: CGSize
    var outline: Outline
    var alpha: Double

    func draw(on canvas: PixelCanvas, _ bounds: PixelRect, _ rects: [PixelRect]) {
        let area = ItemRasterizer.extents(rects)
        guard let bitmap = Bitmap(width: area.width, height: area.height, format: .premultiplied) else { return }
        let colors = ColorRamp(stops, alpha: alpha)
        let filled = PixelCanvas(bitmap: bitmap, x: area.x0, y: area.y0, isOpaque: false)
        paint(filled, colors, area)
        let source = PixelCanvas.Source.bitmap(bitmap, x: area.x0, y: area.y0)
        switch outline {
        case .shape(let shape), .border(let shape, _):
            for piece in shape.pieces {
                canvas.composite(source, mask: piece.mask, rects: ItemRasterizer.cut(rects, to: piece.rect))
            }
        case .path(let path, let evenOdd):
            guard let mask = CoverageCache.coverage(of: path, in: bounds, evenOdd: evenOdd) else { return }
            canvas.composite(source, mask: PixelCanvas.Mask(bitmap: mask, x: bounds.x0, y: bounds.y0), rects: rects)
        }
    }

    private func paint(_ canvas: PixelCanvas, _ colors: ColorRamp, _ area: PixelRect) {
        if form == .axial, let step = axis, step.across == 0 {
            for y in area.y0..<area.y1 {
                let color = colors.color(at: step.start + step.down * (Double(y) + 0.5))
                canvas.overwrite([PixelRect(x0: area.x0, y0: y, x1: area.x1, y1: y + 1)], color)
            }
            return
        }
        PixelCanvas.forEachBand([area]) { band in
            for y in band.y0..<band.y1 {
                let line = canvas.row(y)
                for x in band.x0..<band.x1 {
                    line[x - area.x0] = colors.color(at: location(Double(x) + 0.5, Double(y) + 0.5)).argb
                }
            }
        }
    }

    /// The location of an axial gradient as a linear function of the pixel; nil when the points coincide.
    private var axis: (start: Double, across: Double, down: Double)? {
        let dx = Double(end.x - start.x), dy = Double(end.y - start.y)
        let length = dx * dx + dy * dy
        guard length > 0 else { return nil }
        let m = deviceToUnit
        let across = (Double(m.a) * dx + Double(m.b) * dy) / length
        let down = (Double(m.c) * dx + Double(m.d) * dy) / length
        let zero = (Double(m.tx - start.x) * dx + Double(m.ty - start.y) * dy) / length
        return (zero, across, down)
    }

    private func location(_ x: Double, _ y: Double) -> Double {
        let point = deviceToUnit.apply(CGPoint(x: x, y: y))
        let px = Double(point.x - start.x), py = Double(point.y - start.y)
        let dx = Double(end.x - start.x), dy = Double(end.y - start.y)
        switch form {
        case .axial:
            let length = dx * dx + dy * dy
            return length > 0 ? (px * dx + py * dy) / length : 0
        case .radial:
            // Half axes are the distances between the points along x and y.
            let ex = dx == 0 ? 0 : px / dx, ey = dy == 0 ? 0 : py / dy
            if (dx == 0 && px != 0) || (dy == 0 && py != 0) { return 1 }
            return (ex * ex + ey * ey).squareRoot()
        case .conic:
            let width = Double(size.width), height = Double(size.height)
            let turn = atan2(py * height, px * width) - atan2(dy * height, dx * width)
            let share = turn / (2 * .pi)
            return share - share.rounded(.down)
        }
    }
}

/// The colours of a gradient at 1,024 places.
struct ColorRamp {
    private static let count = 1024
    private let colors: [PixelColor]

    init(_ stops: [GradientDrawing.Stop], alpha: Double) {
        colors = (0..<Self.count).map { index in
            PixelColor(rgba: Self.blend(stops, at: Double(index) / Double(Self.count - 1)), alpha: alpha)
        }
    }

    func color(at location: Double) -> PixelColor {
        colors[Int((min(max(location, 0), 1) * Double(Self.count - 1) + 0.5).rounded(.down))]
    }

    private static func blend(_ stops: [GradientDrawing.Stop], at location: Double) -> SIMD4<Double> {
        guard let first = stops.first, let last = stops.last else { return SIMD4(repeating: 0) }
        if location <= first.location { return first.color }
        if location >= last.location { return last.color }
        guard let index = stops.firstIndex(where: { $0.location > location }) else { return last.color }
        let before = stops[index - 1], after = stops[index]
        let share = (location - before.location) / (after.location - before.location)
        return before.color + (after.color - before.color) * share
    }
}
