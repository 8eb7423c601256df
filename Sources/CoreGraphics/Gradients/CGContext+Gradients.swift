import Foundation
internal import CCairo

extension CGContext {
    /// Fills the clip with colours that change along the line from `startPoint` to `endPoint`.
    public func drawLinearGradient(
        _ gradient: CGGradient, start startPoint: CGPoint, end endPoint: CGPoint, options: CGGradientDrawingOptions
    ) {
        let pattern = cairo_pattern_create_linear(
            Double(startPoint.x), Double(startPoint.y), Double(endPoint.x), Double(endPoint.y))!
        paint(pattern, gradient, options)
    }

    /// Fills the clip with circles that grow from the start circle to the end circle.
    public func drawRadialGradient(
        _ gradient: CGGradient, startCenter: CGPoint, startRadius: CGFloat, endCenter: CGPoint, endRadius: CGFloat,
        options: CGGradientDrawingOptions
    ) {
        let pattern = cairo_pattern_create_radial(
            Double(startCenter.x), Double(startCenter.y), Double(startRadius), Double(endCenter.x), Double(endCenter.y),
            Double(endRadius))!
        paint(pattern, gradient, options)
    }

    /// Fills the clip with colours that change around `center`, from `angle` (radians) towards greater angles.
    public func drawConicGradient(_ gradient: CGGradient, center: CGPoint, angle: CGFloat) {
        let area = deviceClipBounds.integral
        guard let surface = ScratchSurface(area: area) else { return }
        let table = ConicTable(gradient)
        let toUser = userToDevice.inverted()
        for row in 0..<surface.bitmap.height {
            let pixels = (surface.bitmap.pixels + row * surface.bitmap.bytesPerRow).assumingMemoryBound(to: UInt32.self)
            for column in 0..<surface.bitmap.width {
                let device = CGPoint(x: CGFloat(surface.x + column) + 0.5, y: CGFloat(surface.y + row) + 0.5)
                let point = device.applying(toUser)
                pixels[column] = table.pixel(turn: (atan2(point.y - center.y, point.x - center.x) - angle) / (2 * .pi))
            }
        }
        surface.bitmap.markChanged()
        composite(surface, alpha: Double(state.alpha))
        target.publish()
    }

    private func paint(_ pattern: OpaquePointer, _ gradient: CGGradient, _ options: CGGradientDrawingOptions) {
        gradient.addStops(to: pattern, options: options)
        let alpha = Double(state.alpha)
        render(within: deviceClipBounds) { cairo in
            cairo_set_source(cairo, pattern)
            if alpha < 1 { cairo_paint_with_alpha(cairo, alpha) } else { cairo_paint(cairo) }
        }
        cairo_pattern_destroy(pattern)
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
