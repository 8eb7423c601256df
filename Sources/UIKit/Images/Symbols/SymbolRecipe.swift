/// How a symbol comes from a shape, from another symbol, or from text.
enum SymbolRecipe: Equatable, Sendable {
    /// The shapes that a symbol may stand in; the raw value is the part of its name.
    enum Enclosure: String, CaseIterable, Sendable {
        case circle, square, rectangle, capsule, diamond, hexagon, octagon, pentagon, triangle, shield, seal, app, oval, ellipse, button, bubble,
            magnifyingglass
    }

    /// Symbols that have room for another one, whose name stands before theirs, or behind it for the turning arrows; the raw value is the name.
    enum Container: String, CaseIterable, Sendable {
        case icloud, viewfinder, video, message, tv, house, gobackward, goforward

        /// Whether the content's name comes last: `gobackward.15`.
        var leads: Bool { self == .gobackward || self == .goforward }
        /// Whether there is a filled one.
        var hasFill: Bool { self != .viewfinder && !leads }

        /// The place of the content.
        var room: CGRect {
            switch self {
            case .icloud: CGRect(x: 5.1, y: 5.9, width: 5.8, height: 5.8)
            case .viewfinder: CGRect(x: 3.9, y: 3.9, width: 8.2, height: 8.2)
            case .video: CGRect(x: 2.9, y: 5.2, width: 5.6, height: 5.6)
            case .message: CGRect(x: 4.9, y: 4.2, width: 6.2, height: 6.2)
            case .tv: CGRect(x: 4.6, y: 4.2, width: 6.8, height: 5.6)
            case .house: CGRect(x: 5.5, y: 7.4, width: 5, height: 5)
            case .gobackward, .goforward: CGRect(x: 4.4, y: 5.2, width: 7.2, height: 6.4)
            }
        }
    }

    /// A line of the shape file.
    case shape(String)
    /// The same as another symbol.
    case alias(String)
    case enclosed(String, Enclosure, isFilled: Bool)
    /// In the room of another symbol, cut out of it where that is filled.
    case inside(String, Container, isFilled: Bool)
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
