import Foundation
internal import CCairo

extension CGContext {
    /// Paints the current path, which is then empty.
    public func drawPath(using mode: CGPathDrawingMode) {
        let painted = currentPath
        currentPath.removeAll()
        switch mode {
        case .fill, .fillStroke: shapes.fill(painted, rule: .winding)
        case .eoFill, .eoFillStroke: shapes.fill(painted, rule: .evenOdd)
        case .stroke: break
        }
        switch mode {
        case .stroke, .fillStroke, .eoFillStroke: shapes.stroke(painted)
        case .fill, .eoFill: break
        }
    }

    public func fillPath(using rule: CGPathFillRule = .winding) {
        drawPath(using: rule == .winding ? .fill : .eoFill)
    }

    public func strokePath() {
        drawPath(using: .stroke)
    }

    /// Fills a rectangle. The current path becomes empty, as with all members that paint a shape of their own.
    public func fill(_ rect: CGRect) {
        currentPath.removeAll()
        shapes.fill(rect)
    }

    public func fill(_ rects: [CGRect]) {
        currentPath.removeAll()
        var elements = PathElements()
        for rect in rects { elements.addRect(rect, transform: userToDevice) }
        shapes.fill(elements, rule: .winding)
    }

    public func fillEllipse(in rect: CGRect) {
        currentPath.removeAll()
        addEllipse(in: rect)
        fillPath()
    }

    public func stroke(_ rect: CGRect) {
        currentPath.removeAll()
        addRect(rect)
        strokePath()
    }

    public func stroke(_ rect: CGRect, width: CGFloat) {
        let before = state.lineWidth
        setLineWidth(width)
        stroke(rect)
        state.lineWidth = before
    }

    public func strokeEllipse(in rect: CGRect) {
        currentPath.removeAll()
        addEllipse(in: rect)
        strokePath()
    }

    /// Lines between the first and second point, the third and fourth, and so on.
    public func strokeLineSegments(between points: [CGPoint]) {
        currentPath.removeAll()
        for index in stride(from: 0, to: points.count - 1, by: 2) {
            move(to: points[index])
            addLine(to: points[index + 1])
        }
        strokePath()
    }

    /// Makes the pixels of a rectangle transparent.
    public func clear(_ rect: CGRect) {
        prepare()
        currentPath.removeAll()
        cairo_save(cairo)
        cairo_set_operator(cairo, CAIRO_OPERATOR_CLEAR)
        shapes.outline(rect, on: cairo)
        cairo_fill(cairo)
        cairo_restore(cairo)
        target.publish()
    }

    /// Fills `path` without touching the current path.
    package func fill(_ path: CGPath, using rule: CGPathFillRule = .winding) {
        shapes.fill(path.elements, transform: userToDevice, rule: rule)
    }

    /// Strokes `path` without touching the current path.
    package func stroke(_ path: CGPath) {
        shapes.stroke(path.elements, transform: userToDevice)
    }

    /// Sets cairo's source to a colour or pattern with the state's alpha.
    package func setSource(_ color: CGColor, on cairo: OpaquePointer) {
        if let pattern = color.pattern { return pattern.setSource(on: cairo, of: self, color: color) }
        let c = color.rgba
        cairo_set_source_rgba(cairo, c.x, c.y, c.z, c.w * Double(state.alpha))
    }

    var shapes: ShapePainter { ShapePainter(context: self) }
}
