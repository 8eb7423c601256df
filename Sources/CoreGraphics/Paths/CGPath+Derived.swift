import Foundation

extension CGPath {
    /// The outline of what stroking the path would paint, to be filled by the winding rule. `transform` is applied to the
    /// path first; the width is not changed by it.
    public final func copy(
        strokingWithWidth lineWidth: CGFloat, lineCap: CGLineCap, lineJoin: CGLineJoin, miterLimit: CGFloat,
        transform: CGAffineTransform = .identity
    ) -> CGPath {
        let style = StrokeStyle(width: lineWidth, cap: lineCap, join: lineJoin, miterLimit: miterLimit)
        return CGPath(elements: elements.applying(transform).stroked(style))
    }

    /// The path cut into dashes: `lengths` alternate dash and gap, starting `phase` into them.
    public final func copy(
        dashingWithPhase phase: CGFloat, lengths: [CGFloat], transform: CGAffineTransform = .identity
    ) -> CGPath {
        let base = elements.applying(transform)
        return CGPath(elements: lengths.isEmpty ? base : base.dashed(phase: phase, lengths: lengths))
    }

    /// The path with curves replaced by lines that stray from them no further than `threshold`.
    public final func flattened(threshold: CGFloat) -> CGPath {
        var result = PathElements()
        var current: CGPoint = .zero
        var start: CGPoint = .zero
        let source = elements
        source.forEach { type, offset in
            switch type {
            case .moveToPoint:
                start = source.points[offset]
                result.move(to: start)
                current = start
            case .addLineToPoint:
                result.addLine(to: source.points[offset])
                current = source.points[offset]
            case .addQuadCurveToPoint:
                let curve = CubicCurve(
                    quadFrom: current, control: source.points[offset], to: source.points[offset + 1])
                curve.flatten(tolerance: threshold) { _, to in result.addLine(to: to) }
                current = curve.end
            case .addCurveToPoint:
                let curve = CubicCurve(
                    start: current, control1: source.points[offset], control2: source.points[offset + 1],
                    end: source.points[offset + 2])
                curve.flatten(tolerance: threshold) { _, to in result.addLine(to: to) }
                current = curve.end
            case .closeSubpath:
                result.closeSubpath()
                current = start
            }
        }
        return CGPath(elements: result)
    }
}
