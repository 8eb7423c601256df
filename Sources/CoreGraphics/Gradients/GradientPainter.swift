import Foundation
internal import CCairo

/// Fills the clip with gradients.
struct GradientPainter {
    let context: CGContext

    /// Fills the clip with a linear or radial pattern, which it frees.
    func paint(_ pattern: OpaquePointer, _ gradient: CGGradient, _ options: CGGradientDrawingOptions) {
        gradient.addStops(to: pattern, options: options)
        let alpha = Double(context.state.alpha)
        context.render(within: context.deviceClipBounds) { cairo in
            cairo_set_source(cairo, pattern)
            if alpha < 1 { cairo_paint_with_alpha(cairo, alpha) } else { cairo_paint(cairo) }
        }
        cairo_pattern_destroy(pattern)
    }

    /// Paints colours along a line.
    func drawLinear(_ gradient: CGGradient, start: CGPoint, end: CGPoint, _ options: CGGradientDrawingOptions) {
        let pattern = cairo_pattern_create_linear(Double(start.x), Double(start.y), Double(end.x), Double(end.y))!
        paint(pattern, gradient, options)
    }

    /// Paints circles that grow from one to the other.
    func drawRadial(
        _ gradient: CGGradient, _ start: (center: CGPoint, radius: CGFloat), _ end: (center: CGPoint, radius: CGFloat), _ options: CGGradientDrawingOptions
    ) {
        let pattern = cairo_pattern_create_radial(
            Double(start.center.x), Double(start.center.y), Double(start.radius), Double(end.center.x), Double(end.center.y), Double(end.radius))!
        paint(pattern, gradient, options)
    }

    /// Colours that change around `center`, from `angle` (radians) towards greater angles; Cairo has no such pattern.
    func drawConic(_ gradient: CGGradient, center: CGPoint, angle: CGFloat) {
        let area = context.deviceClipBounds.integral
        guard let surface = ScratchSurface(area: area) else { return }
        let table = ConicTable(gradient)
        let toUser = context.userToDevice.inverted()
        for row in 0..<surface.bitmap.height {
            let pixels = (surface.bitmap.pixels + row * surface.bitmap.bytesPerRow).assumingMemoryBound(to: UInt32.self)
            for column in 0..<surface.bitmap.width {
                let device = CGPoint(x: CGFloat(surface.x + column) + 0.5, y: CGFloat(surface.y + row) + 0.5)
                let point = device.applying(toUser)
                pixels[column] = table.pixel(turn: (atan2(point.y - center.y, point.x - center.x) - angle) / (2 * .pi))
            }
        }
        surface.bitmap.markChanged()
        context.target.takeIn()
        context.scratch.composite(surface, alpha: Double(context.state.alpha))
        context.target.publish()
    }
}

/// The premultiplied pixels of a gradient around a whole turn.
private struct ConicTable {
    private static let size = 2048
    private let pixels: [UInt32]

    init(_ gradient: CGGradient) {
        pixels = (0..<Self.size).map { index in
            let c = gradient.color(at: (Double(index) + 0.5) / Double(Self.size))
            func byte(_ value: Double) -> UInt32 { UInt32((value * 255).rounded()) }
            return byte(c.w) << 24 | byte(c.x * c.w) << 16 | byte(c.y * c.w) << 8 | byte(c.z * c.w)
        }
    }

    func pixel(turn: CGFloat) -> UInt32 {
        pixels[Int((turn - turn.rounded(.down)) * CGFloat(Self.size)) & (Self.size - 1)]
    }
}
