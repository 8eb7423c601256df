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
    /// The area that the steps cover at regular weight.
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
