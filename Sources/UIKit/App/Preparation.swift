import CoreText

/// What is loaded before an app starts, since every window needs it and it is the same in all of them.
@MainActor enum Preparation {
    static func run() {
        for weight in [FontWeight.regular, .medium, .semibold, .bold] { _ = FontLibrary.systemFont(size: 17, weight: weight) }
        _ = SymbolLibrary.glyph(named: "chevron.forward")
    }
}
