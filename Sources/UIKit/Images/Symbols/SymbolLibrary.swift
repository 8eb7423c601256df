/// The open symbol set behind `UIImage(systemName:)`.
///
/// `SymbolSet.txt` has every name that SF Symbols has (behaviour/symbol-names.tsv). `SymbolNames.txt` gives those that are drawn a recipe: a
/// shape, or a shape set into a circle, a square or behind a slash; the others are made of parts by `SymbolComposition`. `SymbolShapes.txt`
/// holds the shapes on a grid of 16 by 16, y downwards: those of Bootstrap Icons (MIT licence) under `bi/`, our own under `own/`. The
/// files are searched for the one line that a symbol needs.
enum SymbolLibrary {
    /// The picture of a symbol, or nil for a name that SF Symbols does not have.
    static func glyph(named name: String) -> SymbolGlyph? {
        if let known = AppContext.current.pictures.symbolGlyphs[name] { return known }
        guard let recipe = recipe(for: name), let glyph = make(recipe) else { return nil }
        AppContext.current.pictures.symbolGlyphs[name] = glyph
        return glyph
    }

    /// Every name that has a drawing or a recipe of its own, sorted.
    static var names: [String] { recipes.keys.filter { drawnRecipe(for: $0) != nil }.sorted() }

    /// Every name that SF Symbols has.
    static var allNames: [String] { systemNames.lines }

    /// How near the drawing of a symbol is to what was asked for; nil for one that is drawn itself, or that does not exist.
    static func likeness(of name: String) -> SymbolComposition.Likeness? {
        drawnRecipe(for: name) == nil && systemNames.contains(name) ? composition.result(for: name).likeness : nil
    }

    private static let composition = SymbolComposition { drawnRecipe(for: $0) != nil }

    private static func drawnRecipe(for name: String) -> SymbolRecipe? { recipes[name].flatMap { SymbolRecipe($0[...]) } }

    private static func recipe(for name: String) -> SymbolRecipe? {
        drawnRecipe(for: name) ?? (systemNames.contains(name) ? composition.result(for: name).recipe : nil)
    }

    /// A part of a symbol, which may have a name that no symbol has: `12`, `person.2.fill`.
    private static func part(_ name: String) -> SymbolGlyph? { glyph(named: name) ?? make(composition.result(for: name).recipe) }

    private static func make(_ recipe: SymbolRecipe) -> SymbolGlyph? {
        switch recipe {
        case .shape(let name): shapes[name].flatMap { SymbolGlyph(description: $0, isOutline: name.hasPrefix("bi/")) }
        case .alias(let name): part(name)
        case .enclosed(let content, let shape, let isFilled): part(content).map { SymbolGlyph.enclosed($0, in: shape, isFilled: isFilled) }
        case .inside(let content, let container, let isFilled):
            part(container.rawValue + (isFilled ? ".fill" : "")).flatMap { outer in
                part(content).map { SymbolGlyph.inside($0, outer, room: container.room, isCutOut: isFilled) }
            }
        case .slashed(let content): part(content).map(SymbolGlyph.slashed)
        case .badged(let content, let sign): part(content).map { SymbolGlyph.badged($0, with: sign.flatMap(part)) }
        case .text(let text): SymbolGlyph.text(text)
        case .neutral(let isFilled): SymbolGlyph.neutral(isFilled: isFilled)
        }
    }

    private static let recipes = KeyedLines(path: UIKitResources.path("Symbols/SymbolNames.txt"))
    private static let shapes = KeyedLines(path: UIKitResources.path("Symbols/SymbolShapes.txt"))
    private static let systemNames = SortedLines(path: UIKitResources.path("Symbols/SymbolSet.txt"))
}
