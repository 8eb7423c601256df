/// A symbol as drawing steps on a grid of 16 by 16, y downwards.
struct SymbolGlyph: @unchecked Sendable {
    enum Style: Equatable {
        case fill
        case evenOddFill
        /// A line of this width at regular weight.
        case stroke(CGFloat)
    }

    enum Effect: Equatable {
        case paint
        case erase
        /// A hole where the symbol has one colour; painted in the primary colour where it has several.
        case knockOut
    }

    struct Step {
        var path: CGPath
        var style: Style
        var effect: Effect = .paint
        /// 0 for the primary part, 1 for what surrounds it.
        var level: Int = 0
        /// Whether the path is the outline of thin lines, to which weights add.
        var isOutline: Bool = false
    }

    var steps: [Step]
    /// What the steps cover at regular weight.
    var bounds: CGRect
}

extension SymbolGlyph {
    /// Reads a line of the shape file: the bounds, a tab, then steps separated by `|`, each a letter (`f` fill, `o`
    /// even-odd fill, `s` stroke, `e` erase, `x` erase a stroke), a width for strokes, a space and a path.
    init?(description: String, isOutline: Bool) {
        guard let tab = description.firstIndex(of: "\t") else { return nil }
        let box: [CGFloat] = description[..<tab].split(separator: " ").compactMap { Double($0).map { CGFloat($0) } }
        guard box.count == 4 else { return nil }
        bounds = CGRect(x: box[0], y: box[1], width: box[2] - box[0], height: box[3] - box[1])
        steps = description[description.index(after: tab)...].split(separator: "|").compactMap { text in
            Step(description: text, isOutline: isOutline)
        }
    }

    // MARK: Composition

    /// `glyph` inside a ring or cut out of a disc.
    static func circled(_ glyph: SymbolGlyph, filled: Bool) -> SymbolGlyph {
        let radius: CGFloat = filled ? 8 : 7.35
        let circle = CGPath(
            ellipseIn: CGRect(x: 8 - radius, y: 8 - radius, width: 2 * radius, height: 2 * radius), transform: nil)
        return enclosed(glyph, in: circle, filled: filled, room: 8.4)
    }

    static func squared(_ glyph: SymbolGlyph, filled: Bool) -> SymbolGlyph {
        let inset: CGFloat = filled ? 0.55 : 1.2
        let box = CGRect(x: inset, y: inset, width: 16 - 2 * inset, height: 16 - 2 * inset)
        let square = CGPath(roundedRect: box, radius: filled ? 3.3 : 2.7, corners: .all, style: .continuous)
        return enclosed(glyph, in: square, filled: filled, room: 8.8)
    }

    private static func enclosed(_ glyph: SymbolGlyph, in shape: CGPath, filled: Bool, room: CGFloat) -> SymbolGlyph {
        let factor: CGFloat = room / max(glyph.bounds.width, glyph.bounds.height)
        var place = CGAffineTransform(translationX: 8, y: 8).scaledBy(x: factor, y: factor)
            .translatedBy(x: -glyph.bounds.midX, y: -glyph.bounds.midY)
        var steps: [Step] = [Step(path: shape, style: filled ? .fill : .stroke(1.3), level: 1)]
        for step in glyph.steps {
            var inner: Step = step
            inner.path = step.path.copy(using: &place) ?? step.path
            // Lines inside stay nearly as heavy as lines outside.
            if case .stroke(let width) = step.style { inner.style = .stroke(width * 0.87) }
            if filled {
                // What was a hole in the glyph shows the disc again.
                inner.effect = step.effect == .paint ? .knockOut : .paint
                inner.level = step.effect == .paint ? 0 : 1
            }
            steps.append(inner)
        }
        let margin: CGFloat = filled ? 0 : 0.65
        return SymbolGlyph(steps: steps, bounds: shape.boundingBoxOfPath.insetBy(dx: -margin, dy: -margin))
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
}

extension SymbolGlyph.Step {
    init?(description: Substring, isOutline: Bool) {
        guard let kind = description.first, let space = description.firstIndex(of: " ") else { return nil }
        let widthText: Substring = description[description.index(after: description.startIndex)..<space]
        let width = CGFloat(Double(widthText) ?? 1)
        path = SymbolPath.parse(description[description.index(after: space)...])
        self.isOutline = isOutline
        switch kind {
        case "f": style = .fill
        case "o": style = .evenOddFill
        case "s": style = .stroke(width)
        case "e": (style, effect) = (.fill, .erase)
        case "x": (style, effect) = (.stroke(width), .erase)
        default: return nil
        }
    }
}
