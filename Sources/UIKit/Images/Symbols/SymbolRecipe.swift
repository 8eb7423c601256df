/// How a symbol comes from a shape, from another symbol, or from text.
enum SymbolRecipe: Equatable, Sendable {
    /// The shapes that a symbol may stand in; the raw value is the part of its name.
    enum Enclosure: String, CaseIterable, Sendable {
        case circle, square, rectangle, capsule, diamond, hexagon, octagon, pentagon, triangle, shield, seal, app, oval, ellipse, button, bubble,
            magnifyingglass
    }

    /// A line of the shape file.
    case shape(String)
    /// The same as another symbol.
    case alias(String)
    case enclosed(String, Enclosure, isFilled: Bool)
    case slashed(String)
    /// With a small sign at the lower trailing corner; nil for a plain dot.
    case badged(String, sign: String?)
    case text(String)
    /// Stands for a symbol that is not drawn.
    case neutral(isFilled: Bool)

    /// Reads a recipe of the name file: `bi/star`, `circle.fill star`, `square star`, `slash star`.
    init?(_ text: Substring) {
        let parts: [Substring] = text.split(separator: " ", maxSplits: 1)
        guard let first = parts.first else { return nil }
        guard parts.count == 2 else {
            self = .shape(String(first))
            return
        }
        let base = String(parts[1])
        switch first {
        case "circle": self = .enclosed(base, .circle, isFilled: false)
        case "circle.fill": self = .enclosed(base, .circle, isFilled: true)
        case "square": self = .enclosed(base, .square, isFilled: false)
        case "square.fill": self = .enclosed(base, .square, isFilled: true)
        case "slash": self = .slashed(base)
        default: return nil
        }
    }
}
