import Foundation

extension PathElements {
    /// How far, in radii, a cubic's control points stand from the ends of a quarter circle.
    package static let quarterCircleControl: CGFloat = 0.5522847498307936

    /// Four lines from the rectangle's minimum corner along x first.
    package mutating func addRect(_ rect: CGRect, transform: CGAffineTransform = .identity) {
        guard !rect.isNull else { return }
        reserve(elements: 5, points: 4)
        move(to: CGPoint(x: rect.minX, y: rect.minY).applying(transform))
        addLine(to: CGPoint(x: rect.maxX, y: rect.minY).applying(transform))
        addLine(to: CGPoint(x: rect.maxX, y: rect.maxY).applying(transform))
        addLine(to: CGPoint(x: rect.minX, y: rect.maxY).applying(transform))
        closeSubpath()
    }

    /// An ellipse from its point of greatest x towards greater y.
    package mutating func addEllipse(in rect: CGRect, transform: CGAffineTransform = .identity) {
        guard !rect.isNull else { return }
        let rx: CGFloat = rect.width / 2
        let ry: CGFloat = rect.height / 2
        let place = CGAffineTransform(a: rx, b: 0, c: 0, d: ry, tx: rect.midX, ty: rect.midY).concatenating(transform)
        reserve(elements: 6, points: 13)
        move(to: CGPoint(x: 1, y: 0).applying(place))
        addUnitArc(from: 0, delta: 2 * .pi, place: place)
        closeSubpath()
    }

    /// A rectangle whose corners are quarter ellipses; the radii must not exceed half the sides.
    package mutating func addRoundedRect(
        in rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat, transform: CGAffineTransform = .identity
    ) {
        guard cornerWidth > 0, cornerHeight > 0 else { return addRect(rect, transform: transform) }
        let x0 = rect.minX, x1 = rect.maxX, y0 = rect.minY, y1 = rect.maxY
        let rx = min(cornerWidth, rect.width / 2), ry = min(cornerHeight, rect.height / 2)
        let kx = rx * (1 - Self.quarterCircleControl), ky = ry * (1 - Self.quarterCircleControl)
        func at(_ x: CGFloat, _ y: CGFloat) -> CGPoint { CGPoint(x: x, y: y).applying(transform) }
        reserve(elements: 10, points: 17)
        move(to: at(x1, (y0 + y1) / 2))
        addLine(to: at(x1, y1 - ry))
        addCurve(to: at(x1 - rx, y1), control1: at(x1, y1 - ky), control2: at(x1 - kx, y1))
        addLine(to: at(x0 + rx, y1))
        addCurve(to: at(x0, y1 - ry), control1: at(x0 + kx, y1), control2: at(x0, y1 - ky))
        addLine(to: at(x0, y0 + ry))
        addCurve(to: at(x0 + rx, y0), control1: at(x0, y0 + ky), control2: at(x0 + kx, y0))
        addLine(to: at(x1 - rx, y0))
        addCurve(to: at(x1, y0 + ry), control1: at(x1 - kx, y0), control2: at(x1, y0 + ky))
        closeSubpath()
    }

    /// An arc from `startAngle` by `delta` radians, joined by a line to the current point where there is one.
    package mutating func addRelativeArc(
        center: CGPoint, radius: CGFloat, startAngle: CGFloat, delta: CGFloat, transform: CGAffineTransform = .identity
    ) {
        let place = CGAffineTransform(a: radius, b: 0, c: 0, d: radius, tx: center.x, ty: center.y)
            .concatenating(transform)
        let start = CGPoint(x: cos(startAngle), y: sin(startAngle)).applying(place)
        if isEmpty { move(to: start) } else { addLine(to: start) }
        addUnitArc(from: startAngle, delta: delta, place: place)
    }

    package mutating func addArc(
        center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool,
        transform: CGAffineTransform = .identity
    ) {
        let delta = Self.sweep(from: startAngle, to: endAngle, clockwise: clockwise)
        addRelativeArc(center: center, radius: radius, startAngle: startAngle, delta: delta, transform: transform)
    }

    /// The signed angle an arc covers: a whole turn when the ends are at least that far apart, else the way around that
    /// `clockwise` asks for (negative when true, as in a space whose y grows upwards).
    package static func sweep(from start: CGFloat, to end: CGFloat, clockwise: Bool) -> CGFloat {
        let turn: CGFloat = 2 * .pi
        let delta: CGFloat = end - start
        if abs(delta) >= turn - 1e-9 { return clockwise ? -turn : turn }
        if clockwise { return delta > 0 ? delta - turn : delta }
        return delta < 0 ? delta + turn : delta
    }

    /// An arc tangent to the line from the current point to `tangent1End` and the line on to `tangent2End`, joined by a
    /// line to the current point. Where the lines do not turn, it is just the line to `tangent1End`.
    package mutating func addArc(
        tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat, transform: CGAffineTransform = .identity
    ) {
        guard !isEmpty else { return }
        let start = currentPoint.applying(transform.inverted())
        let inward = CGVector(dx: start.x - tangent1End.x, dy: start.y - tangent1End.y)
        let outward = CGVector(dx: tangent2End.x - tangent1End.x, dy: tangent2End.y - tangent1End.y)
        let inwardLength = hypot(inward.dx, inward.dy), outwardLength = hypot(outward.dx, outward.dy)
        let cross: CGFloat = inward.dx * outward.dy - inward.dy * outward.dx
        guard radius > 0, inwardLength > 0, outwardLength > 0, abs(cross) > 1e-9 * inwardLength * outwardLength else {
            return addLine(to: tangent1End.applying(transform))
        }
        let cosine = (inward.dx * outward.dx + inward.dy * outward.dy) / (inwardLength * outwardLength)
        let half = acos(max(-1, min(1, cosine))) / 2
        let along = radius / tan(half) / inwardLength
        let touch = CGPoint(x: tangent1End.x + inward.dx * along, y: tangent1End.y + inward.dy * along)
        let turnsLeft: CGFloat = cross < 0 ? 1 : -1
        let center = CGPoint(
            x: touch.x + turnsLeft * inward.dy / inwardLength * radius,
            y: touch.y - turnsLeft * inward.dx / inwardLength * radius)
        let startAngle = atan2(touch.y - center.y, touch.x - center.x)
        addRelativeArc(
            center: center, radius: radius, startAngle: startAngle, delta: turnsLeft * (.pi - 2 * half),
            transform: transform)
    }

    /// Cubics along the unit circle, none longer than a quarter turn, placed by `place`.
    private mutating func addUnitArc(from startAngle: CGFloat, delta: CGFloat, place: CGAffineTransform) {
        guard delta != 0 else { return }
        let count = max(1, Int((abs(delta) / (.pi / 2) - 1e-9).rounded(.up)))
        let step = delta / CGFloat(count)
        let reach = 4.0 / 3.0 * tan(step / 4)
        reserve(elements: count, points: count * 3)
        var angle = startAngle
        for _ in 0..<count {
            let next = angle + step
            let (c0, s0, c1, s1) = (cos(angle), sin(angle), cos(next), sin(next))
            addCurve(
                to: CGPoint(x: c1, y: s1).applying(place),
                control1: CGPoint(x: c0 - reach * s0, y: s0 + reach * c0).applying(place),
                control2: CGPoint(x: c1 + reach * s1, y: s1 - reach * c1).applying(place))
            angle = next
        }
    }
}
