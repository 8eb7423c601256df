// Symbols made of others, on the grid of 16 by 16.

extension SymbolGlyph {
    /// `glyph` inside an outlined shape, or cut out of a filled one.
    static func enclosed(_ glyph: SymbolGlyph, in enclosure: SymbolRecipe.Enclosure, isFilled: Bool) -> SymbolGlyph {
        let shape: CGPath = enclosure.path(isFilled: isFilled)
        let room = CGRect(
            x: enclosure.center.x - enclosure.room.width / 2, y: enclosure.center.y - enclosure.room.height / 2, width: enclosure.room.width,
            height: enclosure.room.height)
        let ring = Step(path: shape, style: isFilled ? .fill : .stroke(1.3), level: 1)
        let margin: CGFloat = isFilled ? 0 : 0.65
        return SymbolGlyph(
            steps: [ring] + glyph.steps(in: room, isCutOut: isFilled), bounds: shape.boundingBoxOfPath.insetBy(dx: -margin, dy: -margin))
    }

    /// `glyph` in a room of another one, cut out of it where that is filled.
    static func inside(_ glyph: SymbolGlyph, _ outer: SymbolGlyph, room: CGRect, isCutOut: Bool) -> SymbolGlyph {
        let around: [Step] = outer.steps.map { step in
            var step: Step = step
            step.level = 1
            return step
        }
        return SymbolGlyph(steps: around + glyph.steps(in: room, isCutOut: isCutOut), bounds: outer.bounds)
    }

    /// The steps as large as fits into a room, at its centre.
    private func steps(in room: CGRect, isCutOut: Bool) -> [Step] {
        let factor: CGFloat = min(room.width / max(bounds.width, 1), room.height / max(bounds.height, 1))
        var place = CGAffineTransform(translationX: room.midX, y: room.midY).scaledBy(x: factor, y: factor).translatedBy(x: -bounds.midX, y: -bounds.midY)
        return steps.map { step in
            var inner: Step = step
            inner.path = step.path.copy(using: &place) ?? step.path
            // Lines inside stay nearly as heavy as lines outside.
            if case .stroke(let width) = step.style { inner.style = .stroke(width * 0.87) }
            if isCutOut {
                // What was a hole in the glyph shows the disc again.
                inner.effect = step.effect == .paint ? .knockOut : .paint
                inner.level = step.effect == .paint ? 0 : 1
            }
            return inner
        }
    }

    /// `glyph` crossed out from top left to bottom right.
    static func slashed(_ glyph: SymbolGlyph) -> SymbolGlyph {
        let line = CGMutablePath()
        line.move(to: CGPoint(x: 1.2, y: 0.8))
        line.addLine(to: CGPoint(x: 14.8, y: 15.2))
        var steps: [Step] = glyph.steps
        steps.append(Step(path: line, style: .stroke(3.4), effect: .erase))
        steps.append(Step(path: line, style: .stroke(1.3)))
        let slash = CGRect(x: 0.55, y: 0.15, width: 14.9, height: 15.7)
        return SymbolGlyph(steps: steps, bounds: glyph.bounds.union(slash))
    }

    /// `glyph` with a small disc at its lower right corner that has `sign` cut out of it; without a sign, a plain disc at the upper right.
    static func badged(_ glyph: SymbolGlyph, with sign: SymbolGlyph?) -> SymbolGlyph {
        let radius: CGFloat = sign == nil ? 2.4 : 3.6
        let center = CGPoint(x: glyph.bounds.maxX - radius * 0.55, y: sign == nil ? glyph.bounds.minY + radius * 0.55 : glyph.bounds.maxY - radius * 0.55)
        func disc(_ radius: CGFloat) -> CGPath {
            CGPath(ellipseIn: CGRect(x: center.x - radius, y: center.y - radius, width: 2 * radius, height: 2 * radius), transform: nil)
        }
        var steps: [Step] = glyph.steps
        steps.append(Step(path: disc(radius + 1), style: .fill, effect: .erase))
        steps.append(Step(path: disc(radius), style: .fill, level: 0))
        if let sign {
            let factor: CGFloat = radius * 1.15 / max(sign.bounds.width, sign.bounds.height, 1)
            var place = CGAffineTransform(translationX: center.x, y: center.y).scaledBy(x: factor, y: factor)
                .translatedBy(x: -sign.bounds.midX, y: -sign.bounds.midY)
            steps += sign.steps.filter { $0.effect == .paint }.map { step in
                var inner: Step = step
                inner.path = step.path.copy(using: &place) ?? step.path
                if case .stroke = step.style { inner.style = .stroke(0.9) }
                inner.effect = .erase
                return inner
            }
        }
        return SymbolGlyph(steps: steps, bounds: glyph.bounds.union(disc(radius).boundingBoxOfPath))
    }

    /// A number, letter or sign in the system font.
    static func text(_ text: String) -> SymbolGlyph {
        let font = FontLibrary.systemFont(size: text.count > 1 ? 11 : 14, weight: .medium)
        let path: CGPath = font.outline(of: text)
        let box: CGRect = path.boundingBoxOfPath
        guard !box.isNull, !box.isEmpty else { return neutral(isFilled: false) }
        var place = CGAffineTransform(translationX: 8 - box.midX, y: 8 - box.midY)
        let centred: CGPath = path.copy(using: &place) ?? path
        return SymbolGlyph(steps: [Step(path: centred, style: .fill)], bounds: centred.boundingBoxOfPath)
    }

    /// The glyph for a symbol that is not drawn: a dashed square, or a filled one with a hole, which no symbol of the set is.
    static func neutral(isFilled: Bool) -> SymbolGlyph {
        let box = CGRect(x: 1.6, y: 1.6, width: 12.8, height: 12.8)
        if isFilled {
            let square = CGPath(roundedRect: box.insetBy(dx: -0.6, dy: -0.6), radius: 3, corners: .all, style: .continuous)
            let hole = CGPath(ellipseIn: CGRect(x: 5.6, y: 5.6, width: 4.8, height: 4.8), transform: nil)
            return SymbolGlyph(
                steps: [Step(path: square, style: .fill, level: 1), Step(path: hole, style: .fill, effect: .knockOut)], bounds: square.boundingBoxOfPath)
        }
        let sides = CGMutablePath()
        for (start, end) in Self.dashes(of: box) {
            sides.move(to: start)
            sides.addLine(to: end)
        }
        return SymbolGlyph(steps: [Step(path: sides, style: .stroke(1.3))], bounds: box.insetBy(dx: -0.65, dy: -0.65))
    }

    /// Two dashes a side.
    private static func dashes(of box: CGRect) -> [(CGPoint, CGPoint)] {
        let corners: [CGPoint] = [
            CGPoint(x: box.minX, y: box.minY), CGPoint(x: box.maxX, y: box.minY), CGPoint(x: box.maxX, y: box.maxY), CGPoint(x: box.minX, y: box.maxY),
        ]
        return corners.indices.flatMap { index -> [(CGPoint, CGPoint)] in
            let (from, to): (CGPoint, CGPoint) = (corners[index], corners[(index + 1) % 4])
            func at(_ share: CGFloat) -> CGPoint { CGPoint(x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share) }
            return [(at(0.12), at(0.4)), (at(0.6), at(0.88))]
        }
    }
}

extension SymbolRecipe.Enclosure {
    /// The outline's middle line, or the edge of the filled shape.
    func path(isFilled: Bool) -> CGPath {
        switch self {
        case .circle:
            let radius: CGFloat = isFilled ? 8 : 7.35
            return CGPath(ellipseIn: CGRect(x: 8 - radius, y: 8 - radius, width: 2 * radius, height: 2 * radius), transform: nil)
        case .square, .app:
            let inset: CGFloat = isFilled ? 0.55 : 1.2
            return rounded(CGRect(x: inset, y: inset, width: 16 - 2 * inset, height: 16 - 2 * inset), radius: isFilled ? 3.3 : 2.7)
        case .rectangle, .button: return rounded(box(width: 20, height: 15, isFilled), radius: isFilled ? 3.3 : 2.7)
        case .capsule, .oval, .ellipse: return rounded(box(width: 22, height: 13, isFilled), radius: isFilled ? 6.5 : 5.85)
        case .diamond: return polygon(sides: 4, radius: isFilled ? 9 : 8.3, turn: 0)
        case .pentagon: return polygon(sides: 5, radius: isFilled ? 8.5 : 7.8, turn: 0)
        case .hexagon: return polygon(sides: 6, radius: isFilled ? 8.5 : 7.8, turn: .pi / 6)
        case .octagon: return polygon(sides: 8, radius: isFilled ? 8.5 : 7.8, turn: .pi / 8)
        case .seal: return star(points: 12, outer: isFilled ? 8.3 : 7.7, inner: isFilled ? 7.2 : 6.6)
        case .triangle: return polygon(sides: 3, radius: isFilled ? 10 : 9.3, turn: 0, center: CGPoint(x: 8, y: 10))
        case .shield: return shield(grow: isFilled ? 0.65 : 0)
        case .bubble: return bubble(grow: isFilled ? 0.65 : 0)
        case .magnifyingglass: return lens()
        }
    }

    /// The centre of the content.
    var center: CGPoint {
        switch self {
        case .triangle: CGPoint(x: 8, y: 10.2)
        case .shield: CGPoint(x: 8, y: 7.6)
        case .bubble: CGPoint(x: 8, y: 7)
        case .magnifyingglass: CGPoint(x: 6.6, y: 6.6)
        default: CGPoint(x: 8, y: 8)
        }
    }

    /// The room for content.
    var room: CGSize {
        switch self {
        case .circle: CGSize(width: 8.4, height: 8.4)
        case .square, .app: CGSize(width: 8.8, height: 8.8)
        case .rectangle, .button: CGSize(width: 13, height: 8.4)
        case .capsule, .oval, .ellipse: CGSize(width: 13, height: 7.6)
        case .triangle, .magnifyingglass: CGSize(width: 6.4, height: 6.4)
        default: CGSize(width: 7.8, height: 7.8)
        }
    }

    private func box(width: CGFloat, height: CGFloat, _ isFilled: Bool) -> CGRect {
        let inset: CGFloat = isFilled ? 0 : 0.65
        return CGRect(x: 8 - width / 2, y: 8 - height / 2, width: width, height: height).insetBy(dx: inset, dy: inset)
    }

    private func rounded(_ box: CGRect, radius: CGFloat) -> CGPath { CGPath(roundedRect: box, radius: radius, corners: .all, style: .continuous) }

    /// Corners on a circle, the first at the top unless turned.
    private func polygon(sides: Int, radius: CGFloat, turn: CGFloat, center: CGPoint = CGPoint(x: 8, y: 8)) -> CGPath {
        closed(
            (0..<sides).map { index in
                let angle: CGFloat = 2 * .pi * CGFloat(index) / CGFloat(sides) - .pi / 2 + turn
                return CGPoint(x: center.x + cos(angle) * radius, y: center.y + sin(angle) * radius)
            })
    }

    private func star(points: Int, outer: CGFloat, inner: CGFloat) -> CGPath {
        closed(
            (0..<points * 2).map { index in
                let angle: CGFloat = .pi * CGFloat(index) / CGFloat(points) - .pi / 2
                let radius: CGFloat = index % 2 == 0 ? outer : inner
                return CGPoint(x: 8 + cos(angle) * radius, y: 8 + sin(angle) * radius)
            })
    }

    private func shield(grow: CGFloat) -> CGPath {
        let path = CGMutablePath()
        let (left, right, top, bottom): (CGFloat, CGFloat, CGFloat, CGFloat) = (2 - grow, 14 + grow, 2 - grow, 15.4 + grow)
        path.move(to: CGPoint(x: 8, y: top - 1.2))
        path.addQuadCurve(to: CGPoint(x: right, y: top + 1), control: CGPoint(x: 11, y: top + 0.8))
        path.addCurve(to: CGPoint(x: 8, y: bottom), control1: CGPoint(x: right, y: 10), control2: CGPoint(x: 12, y: 13.6))
        path.addCurve(to: CGPoint(x: left, y: top + 1), control1: CGPoint(x: 4, y: 13.6), control2: CGPoint(x: left, y: 10))
        path.addQuadCurve(to: CGPoint(x: 8, y: top - 1.2), control: CGPoint(x: 5, y: top + 0.8))
        path.closeSubpath()
        return path
    }

    /// Round, with a tip at the lower left.
    private func bubble(grow: CGFloat) -> CGPath {
        let around: [CGPoint] = stride(from: CGFloat(128), through: 465, by: 6).map { degrees in
            let angle: CGFloat = degrees * .pi / 180
            return CGPoint(x: 8 + cos(angle) * (7.2 + grow), y: 7 + sin(angle) * (6.1 + grow))
        }
        return closed(around + [CGPoint(x: 3.1 - grow, y: 14.6 + grow)])
    }

    private func lens() -> CGPath {
        let path = CGMutablePath()
        path.addEllipse(in: CGRect(x: 1, y: 1, width: 11.2, height: 11.2))
        path.move(to: CGPoint(x: 10.6, y: 10.6))
        path.addLine(to: CGPoint(x: 15, y: 15))
        return path
    }

    private func closed(_ points: [CGPoint]) -> CGPath {
        let path = CGMutablePath()
        for (index, point) in points.enumerated() {
            if index == 0 { path.move(to: point) } else { path.addLine(to: point) }
        }
        path.closeSubpath()
        return path
    }
}
