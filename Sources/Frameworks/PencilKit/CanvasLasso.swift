/// The strokes that a lasso has chosen on a canvas, and the loop that shows them.
@MainActor final class CanvasLasso {
    private let line = CAShapeLayer()
    private var loop: [CGPoint] = []
    /// The last place of the finger while it moves the chosen strokes.
    private var grip: CGPoint?
    private(set) var chosen: [Int] = []

    init(over layer: CALayer) {
        line.fillColor = nil
        line.lineWidth = 1.5
        line.lineDashPattern = [6, 4]
        line.zPosition = 1
        layer.addSublayer(line)
    }

    private var path: CGPath {
        let path = CGMutablePath()
        guard let first = loop.first else { return path }
        path.move(to: first)
        for point in loop.dropFirst() { path.addLine(to: point) }
        if !chosen.isEmpty { path.closeSubpath() }
        return path
    }

    private func show(_ color: UIColor) {
        CATransaction.begin()
        CATransaction.setDisableActions(true)
        line.path = path
        line.strokeColor = color.cgColor
        CATransaction.commit()
    }

    /// Begins a new loop, or a move where the finger lands on what is chosen.
    func begin(at point: CGPoint, _ color: UIColor) {
        if !chosen.isEmpty, path.contains(point) { return grip = point }
        (chosen, loop, grip) = ([], [point], nil)
        show(color)
    }

    /// Goes on with the loop, or moves what is chosen.
    func move(to point: CGPoint, _ drawing: inout PKDrawing, _ color: UIColor) {
        guard let last = grip else {
            loop.append(point)
            return show(color)
        }
        let shift = CGAffineTransform(translationX: point.x - last.x, y: point.y - last.y)
        for index in chosen where drawing.strokes.indices.contains(index) {
            drawing.strokes[index].transform = drawing.strokes[index].transform.concatenating(shift)
        }
        loop = loop.map { $0.applying(shift) }
        grip = point
        show(color)
    }

    /// Closes the loop: what lies in it for the greater part is chosen.
    func end(_ drawing: PKDrawing, _ color: UIColor) {
        guard grip == nil else { return grip = nil }
        let path: CGPath = path
        chosen = drawing.strokes.indices.filter { index in
            let places: [CGPoint] = drawing.strokes[index].path.transformed(by: drawing.strokes[index].transform).map(\.location)
            return places.filter { path.contains($0) }.count * 2 > places.count
        }
        if chosen.isEmpty { loop = [] }
        show(color)
    }

    func clear() {
        (chosen, loop, grip) = ([], [], nil)
        show(.clear)
    }
}
