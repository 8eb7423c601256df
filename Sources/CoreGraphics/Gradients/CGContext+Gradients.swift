import Foundation

extension CGContext {
    /// Fills the clip with colours that change along the line from `startPoint` to `endPoint`.
    public func drawLinearGradient(
        _ gradient: CGGradient, start startPoint: CGPoint, end endPoint: CGPoint, options: CGGradientDrawingOptions
    ) {
        gradients.drawLinear(gradient, start: startPoint, end: endPoint, options)
    }

    /// Fills the clip with circles that grow from the start circle to the end circle.
    public func drawRadialGradient(
        _ gradient: CGGradient, startCenter: CGPoint, startRadius: CGFloat, endCenter: CGPoint, endRadius: CGFloat,
        options: CGGradientDrawingOptions
    ) {
        gradients.drawRadial(gradient, (startCenter, startRadius), (endCenter, endRadius), options)
    }

    /// Fills the clip with colours that change around `center`, from `angle` (radians) towards greater angles.
    public func drawConicGradient(_ gradient: CGGradient, center: CGPoint, angle: CGFloat) {
        gradients.drawConic(gradient, center: center, angle: angle)
    }

    private var gradients: GradientPainter { GradientPainter(context: self) }
}
