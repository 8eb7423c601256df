import Foundation
internal import CCairo

extension CGContext {
    /// Fills the clip with colours that change along the line from `startPoint` to `endPoint`.
    public func drawLinearGradient(
        _ gradient: CGGradient, start startPoint: CGPoint, end endPoint: CGPoint, options: CGGradientDrawingOptions
    ) {
        let pattern = cairo_pattern_create_linear(
            Double(startPoint.x), Double(startPoint.y), Double(endPoint.x), Double(endPoint.y))!
        gradients.paint(pattern, gradient, options)
    }

    /// Fills the clip with circles that grow from the start circle to the end circle.
    public func drawRadialGradient(
        _ gradient: CGGradient, startCenter: CGPoint, startRadius: CGFloat, endCenter: CGPoint, endRadius: CGFloat,
        options: CGGradientDrawingOptions
    ) {
        let pattern = cairo_pattern_create_radial(
            Double(startCenter.x), Double(startCenter.y), Double(startRadius), Double(endCenter.x), Double(endCenter.y),
            Double(endRadius))!
        gradients.paint(pattern, gradient, options)
    }

    /// Fills the clip with colours that change around `center`, from `angle` (radians) towards greater angles.
    public func drawConicGradient(_ gradient: CGGradient, center: CGPoint, angle: CGFloat) {
        gradients.drawConic(gradient, center: center, angle: angle)
    }

    private var gradients: GradientPainter { GradientPainter(context: self) }
}
