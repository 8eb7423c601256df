/// The open symbol set behind `UIImage(systemName:)`.
///
/// `SymbolNames.txt` gives each name a recipe: a drawn shape, or a shape set into a circle, a square or behind a slash.
/// `SymbolShapes.txt` holds the shapes on a grid of 16 by 16, y downwards: those of Bootstrap Icons (MIT licence) under
/// `bi/`, our own under `own/`. Both files are searched for the one line that a symbol needs.
enum SymbolLibrary {
    /// How a symbol comes from a shape or from another symbol.
    enum Recipe: Equatable, Sendable {
        case shape(String)
        case circled(String, filled: Bool)
        case squared(String, filled: Bool)
        case slashed(String)

        init?(_ text: Substring) {
            let parts: [Substring] = text.split(separator: " ", maxSplits: 1)
            guard let first = parts.first else { return nil }
            guard parts.count == 2 else {
                self = .shape(String(first))
                return
            }
            let base = String(parts[1])
            switch first {
            case "circle": self = .circled(base, filled: false)
            case "circle.fill": self = .circled(base, filled: true)
            case "square": self = .squared(base, filled: false)
            case "square.fill": self = .squared(base, filled: true)
            case "slash": self = .slashed(base)
            default: return nil
            }
        }
    }

    // Filled on first use, on the main thread.
    private nonisolated(unsafe) static var glyphs: [String: SymbolGlyph] = [:]

    /// The picture of a symbol, or nil for a name the set does not have.
    static func glyph(named name: String) -> SymbolGlyph? {
        if let known = glyphs[name] { return known }
        guard let recipe = recipes[name].flatMap({ Recipe($0[...]) }), let glyph = make(recipe) else { return nil }
        glyphs[name] = glyph
        return glyph
    }

    /// Every name the set has, sorted.
    static var names: [String] { recipes.keys.filter { recipes[$0].flatMap { Recipe($0[...]) } != nil }.sorted() }

    private static func make(_ recipe: Recipe) -> SymbolGlyph? {
        switch recipe {
        case .shape(let name): shapes[name].flatMap { SymbolGlyph(description: $0, isOutline: name.hasPrefix("bi/")) }
        case .circled(let base, let filled): glyph(named: base).map { SymbolGlyph.circled($0, filled: filled) }
        case .squared(let base, let filled): glyph(named: base).map { SymbolGlyph.squared($0, filled: filled) }
        case .slashed(let base): glyph(named: base).map(SymbolGlyph.slashed)
        }
    }

    private static let recipes = KeyedLines(path: UIKitResources.path("Symbols/SymbolNames.txt"))
    private static let shapes = KeyedLines(path: UIKitResources.path("Symbols/SymbolShapes.txt"))
}
