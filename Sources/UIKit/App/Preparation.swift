import CoreText

/// The data loaded before an app starts, since every window needs it and it is the same in all of them: the windows' processes share it.
@MainActor enum Preparation {
    /// From so many windows on it is worth its time to go through everything once.
    private static let manyWindows = 3

    static func run(forWindows count: Int) {
        for weight in [FontWeight.regular, .medium, .semibold, .bold] { _ = FontLibrary.systemFont(size: 17, weight: weight) }
        _ = SymbolLibrary.glyph(named: "chevron.forward")
        if count >= manyWindows { Rehearsal.run() }
    }
}
