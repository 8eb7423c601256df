import CoreGraphics

/// The symbols on keys, drawn as lines in a square of 24.
enum KeyGlyph {
    case shift, filledShift, delete, emoji, globe, microphone, hide, undo, redo, paste, returnArrow, tab, capsLock

    init?(_ kind: KeyboardKey.Kind, isFilled: Bool) {
        switch kind {
        case .shift: self = isFilled ? .filledShift : .shift
        case .delete: self = .delete
        case .emoji: self = .emoji
        case .globe: self = .globe
        case .microphone: self = .microphone
        case .hide: self = .hide
        case .tab: self = .tab
        case .capsLock: self = .capsLock
        case .returnKey: self = .returnArrow
        case .text, .space, .page: return nil
        }
    }

    func draw(in frame: CGRect, size: CGFloat, _ shade: KeyboardColors.Shade, _ context: CGContext) {
        context.saveGState()
        context.translateBy(x: frame.midX - size / 2, y: frame.midY - size / 2)
        context.scaleBy(x: size / 24, y: size / 24)
        context.setStroke(shade)
        context.setFill(shade)
        context.setLineWidth(1.7)
        context.setLineCap(.round)
        context.setLineJoin(.round)
        drawLines(in: context)
        context.restoreGState()
    }

    private func drawLines(in context: CGContext) {
        switch self {
        case .shift: shiftPath(context, fills: false)
        case .filledShift: shiftPath(context, fills: true)
        case .capsLock:
            shiftPath(context, fills: false)
            line(context, (8, 23), (16, 23))
        case .delete:
            polygon(context, [(1, 12), (8, 4.5), (23, 4.5), (23, 19.5), (8, 19.5)])
            line(context, (11.5, 8.5), (18.5, 15.5))
            line(context, (18.5, 8.5), (11.5, 15.5))
        case .emoji:
            circle(context, 12, 12, 10.5)
            context.addArc(center: CGPoint(x: 12, y: 12.5), radius: 5.8, startAngle: 0.35, endAngle: .pi - 0.35, clockwise: false)
            context.strokePath()
            for x: CGFloat in [8.6, 15.4] { context.addEllipse(in: CGRect(x: x - 1.2, y: 7.4, width: 2.4, height: 3.4)) }
            context.fillPath()
        case .globe:
            circle(context, 12, 12, 10.5)
            context.addEllipse(in: CGRect(x: 7.2, y: 1.5, width: 9.6, height: 21))
            context.strokePath()
            for y: CGFloat in [7, 12, 17] { line(context, (y == 12 ? 1.5 : 2.9, y), (y == 12 ? 22.5 : 21.1, y)) }
        case .microphone:
            context.addPath(CGPath(roundedRect: CGRect(x: 8.4, y: 1, width: 7.2, height: 13.5), radius: 3.6, style: .circular))
            context.strokePath()
            context.addArc(center: CGPoint(x: 12, y: 11), radius: 7, startAngle: 0, endAngle: .pi, clockwise: false)
            context.strokePath()
            line(context, (12, 18), (12, 22.5))
            line(context, (8.5, 22.5), (15.5, 22.5))
        case .hide:
            context.addPath(CGPath(roundedRect: CGRect(x: 1, y: 2, width: 22, height: 13), radius: 2, style: .circular))
            context.strokePath()
            for x: CGFloat in [5, 9.7, 14.3, 19] {
                context.addEllipse(in: CGRect(x: x - 0.9, y: 5.6, width: 1.8, height: 1.8))
            }
            context.fillPath()
            line(context, (7.5, 11.5), (16.5, 11.5))
            line(context, (9, 19), (12, 22))
            line(context, (12, 22), (15, 19))
        case .undo, .redo: bentArrow(context, toRight: self == .redo)
        case .paste:
            context.addPath(CGPath(roundedRect: CGRect(x: 4, y: 4, width: 16, height: 19), radius: 2.5, style: .circular))
            context.strokePath()
            context.addPath(CGPath(roundedRect: CGRect(x: 8.5, y: 1.5, width: 7, height: 5), radius: 1.5, style: .circular))
            context.fillPath()
            for y: CGFloat in [11, 15, 19] { line(context, (7.5, y), (16.5, y)) }
        case .returnArrow:
            line(context, (21, 5), (21, 13))
            line(context, (21, 13), (4, 13))
            line(context, (4, 13), (8.5, 8.5))
            line(context, (4, 13), (8.5, 17.5))
        case .tab:
            line(context, (2, 12), (18, 12))
            line(context, (18, 12), (13, 7))
            line(context, (18, 12), (13, 17))
            line(context, (22, 6), (22, 18))
        }
    }

    private func shiftPath(_ context: CGContext, fills: Bool) {
        let points: [(CGFloat, CGFloat)] = [(12, 2.5), (21.5, 12.5), (16.5, 12.5), (16.5, 20.5), (7.5, 20.5), (7.5, 12.5), (2.5, 12.5)]
        polygon(context, points, fills: fills)
    }

    /// An arrow that leads back to the left, or on to the right.
    private func bentArrow(_ context: CGContext, toRight: Bool) {
        func x(_ value: CGFloat) -> CGFloat { toRight ? 24 - value : value }
        line(context, (x(3), 9), (x(15.5), 9))
        context.move(to: CGPoint(x: x(15.5), y: 9))
        context.addCurve(
            to: CGPoint(x: x(15.5), y: 19.5), control1: CGPoint(x: x(22.5), y: 9), control2: CGPoint(x: x(22.5), y: 19.5))
        context.addLine(to: CGPoint(x: x(9), y: 19.5))
        context.strokePath()
        line(context, (x(3), 9), (x(8), 4))
        line(context, (x(3), 9), (x(8), 14))
    }

    private func circle(_ context: CGContext, _ x: CGFloat, _ y: CGFloat, _ radius: CGFloat) {
        context.addEllipse(in: CGRect(x: x - radius, y: y - radius, width: 2 * radius, height: 2 * radius))
        context.strokePath()
    }

    private func line(_ context: CGContext, _ start: (CGFloat, CGFloat), _ end: (CGFloat, CGFloat)) {
        context.move(to: CGPoint(x: start.0, y: start.1))
        context.addLine(to: CGPoint(x: end.0, y: end.1))
        context.strokePath()
    }

    private func polygon(_ context: CGContext, _ points: [(CGFloat, CGFloat)], fills: Bool = false) {
        context.move(to: CGPoint(x: points[0].0, y: points[0].1))
        for point in points.dropFirst() { context.addLine(to: CGPoint(x: point.0, y: point.1)) }
        context.closePath()
        if fills { context.fillPath() } else { context.strokePath() }
    }
}
