import Foundation

extension CGContext {
    /// Starts a new, empty currentPath.
    public func beginPath() {
        currentPath.removeAll()
    }

    public func move(to point: CGPoint) {
        currentPath.move(to: point.applying(userToDevice))
    }

    public func addLine(to point: CGPoint) {
        currentPath.addLine(to: point.applying(userToDevice))
    }

    public func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
        let transform = userToDevice
        currentPath.addCurve(
            to: end.applying(transform), control1: control1.applying(transform), control2: control2.applying(transform))
    }

    public func addQuadCurve(to end: CGPoint, control: CGPoint) {
        let transform = userToDevice
        currentPath.addQuadCurve(to: end.applying(transform), control: control.applying(transform))
    }

    public func closePath() {
        currentPath.closeSubpath()
    }

    public func addRect(_ rect: CGRect) {
        currentPath.addRect(rect, transform: userToDevice)
    }

    public func addRects(_ rects: [CGRect]) {
        for rect in rects { addRect(rect) }
    }

    public func addLines(between points: [CGPoint]) {
        guard let first = points.first else { return }
        move(to: first)
        for point in points.dropFirst() { addLine(to: point) }
    }

    public func addEllipse(in rect: CGRect) {
        currentPath.addEllipse(in: rect, transform: userToDevice)
    }

    /// An arc, with a line from the current point to its start. `clockwise` is meant for a space whose y grows upwards.
    public func addArc(center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool) {
        currentPath.addArc(
            center: center, radius: radius, startAngle: startAngle, endAngle: endAngle, clockwise: clockwise,
            transform: userToDevice)
    }

    /// An arc that touches the line from the current point to `tangent1End` and the one from there to `tangent2End`.
    public func addArc(tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat) {
        currentPath.addArc(tangent1End: tangent1End, tangent2End: tangent2End, radius: radius, transform: userToDevice)
    }

    public func addPath(_ path: CGPath) {
        currentPath.append(path.elements, transform: userToDevice)
    }

    /// Makes the path the outline of what stroking it would paint.
    public func replacePathWithStrokedPath() {
        let toUser = userToDevice.inverted()
        currentPath = strokeOutline(of: currentPath.applying(toUser)).applying(userToDevice)
    }

    public var isPathEmpty: Bool { currentPath.isEmpty }

    public var currentPointOfPath: CGPoint { currentPath.currentPoint.applying(userToDevice.inverted()) }

    /// The bounds of the path's points, control points included; null for an empty currentPath.
    public var boundingBoxOfPath: CGRect { currentPath.applying(userToDevice.inverted()).controlBounds }

    /// A copy of the current path in user space; nil when it is empty.
    public var path: CGPath? {
        currentPath.isEmpty ? nil : CGPath(elements: currentPath.applying(userToDevice.inverted()))
    }

    /// Whether painting the path in this way would paint `point`.
    public func pathContains(_ point: CGPoint, mode: CGPathDrawingMode) -> Bool {
        let toUser = userToDevice.inverted()
        func fills(_ rule: CGPathFillRule) -> Bool { currentPath.contains(point.applying(userToDevice), rule: rule) }
        func strokes() -> Bool { strokeOutline(of: currentPath.applying(toUser)).contains(point, rule: .winding) }
        switch mode {
        case .fill: return fills(.winding)
        case .eoFill: return fills(.evenOdd)
        case .stroke: return strokes()
        case .fillStroke: return fills(.winding) || strokes()
        case .eoFillStroke: return fills(.evenOdd) || strokes()
        }
    }

    /// The outline of what stroking `elements`, given in user space, would paint.
    func strokeOutline(of elements: PathElements) -> PathElements {
        let stroke = StrokeStyle(
            width: state.lineWidth, cap: state.lineCap, join: state.lineJoin, miterLimit: state.miterLimit)
        let dashed = state.dash.map { elements.dashed(phase: $0.phase, lengths: $0.lengths) } ?? elements
        return dashed.stroked(stroke)
    }
}
