/// The outline of a popover: a rounded rectangle with an arrow on one side. Values in, a path out.
struct PopoverShape {
    /// With the arrow.
    var size: CGSize
    var direction: UIPopoverArrowDirection
    var arrowOffset: CGFloat
    var arrowHeight: CGFloat = 13
    var arrowBase: CGFloat = 25
    var cornerRadius: CGFloat = 13

    /// Room that the arrow takes of each side.
    var arrowInsets: UIEdgeInsets {
        switch direction {
        case .up: UIEdgeInsets(top: arrowHeight)
        case .down: UIEdgeInsets(bottom: arrowHeight)
        case .left: UIEdgeInsets(left: arrowHeight)
        case .right: UIEdgeInsets(right: arrowHeight)
        default: .zero
        }
    }

    var path: CGPath {
        let body: CGRect = CGRect(origin: .zero, size: size).inset(by: arrowInsets)
        let path = CGMutablePath()
        path.addPath(UIBezierPath(roundedRect: body, cornerRadius: min(cornerRadius, body.width / 2, body.height / 2)).cgPath)
        if arrowHeight > 0, let place = arrowTransform(body) { addArrow(to: path, place) }
        return path
    }

    /// From the arrow's own space, its base centred on the origin and its tip at (0, -height), to its side.
    private func arrowTransform(_ body: CGRect) -> CGAffineTransform? {
        switch direction {
        case .up: CGAffineTransform(a: 1, b: 0, c: 0, d: 1, tx: body.midX + arrowOffset, ty: body.minY)
        case .down: CGAffineTransform(a: -1, b: 0, c: 0, d: -1, tx: body.midX + arrowOffset, ty: body.maxY)
        case .left: CGAffineTransform(a: 0, b: -1, c: 1, d: 0, tx: body.minX, ty: body.midY + arrowOffset)
        case .right: CGAffineTransform(a: 0, b: 1, c: -1, d: 0, tx: body.maxX, ty: body.midY + arrowOffset)
        default: nil
        }
    }

    /// Sides that sweep up from the edge, and a tip that is a little round.
    private func addArrow(to path: CGMutablePath, _ place: CGAffineTransform) {
        let half: CGFloat = arrowBase / 2
        let tip: CGFloat = -arrowHeight
        path.move(to: CGPoint(x: -half - 6, y: 0.5), transform: place)
        path.addLine(to: CGPoint(x: -half - 6, y: 0), transform: place)
        path.addCurve(
            to: CGPoint(x: -3, y: tip + 2), control1: CGPoint(x: -half + 2, y: 0), control2: CGPoint(x: -6.5, y: tip + 4.6),
            transform: place)
        path.addQuadCurve(to: CGPoint(x: 3, y: tip + 2), control: CGPoint(x: 0, y: tip - 1.4), transform: place)
        path.addCurve(
            to: CGPoint(x: half + 6, y: 0), control1: CGPoint(x: 6.5, y: tip + 4.6), control2: CGPoint(x: half - 2, y: 0),
            transform: place)
        path.addLine(to: CGPoint(x: half + 6, y: 0.5), transform: place)
        path.closeSubpath()
    }
}
