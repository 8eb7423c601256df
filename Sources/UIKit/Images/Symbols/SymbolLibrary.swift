
#if canImport(Glibc)
internal import Glibc
#endif

/// The open symbol set behind `UIImage(systemName:)`.
///
/// `SymbolNames.txt` gives each name a recipe: a drawn shape, or a shape set into a circle, a square or behind a slash.
/// `SymbolShapes.txt` holds the shapes on a grid of 16 by 16, y downwards: those of Bootstrap Icons (MIT licence) under
/// `bi/`, our own under `own/`. Both files are read when the first symbol is asked for.
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
        guard let recipe = recipes[name], let glyph = make(recipe) else { return nil }
        glyphs[name] = glyph
        return glyph
    }

    /// Every name the set has, sorted.
    static var names: [String] { recipes.keys.sorted() }

    private static func make(_ recipe: Recipe) -> SymbolGlyph? {
        switch recipe {
        case .shape(let name): shapes.glyph(name)
        case .circled(let base, let filled): glyph(named: base).map { SymbolGlyph.circled($0, filled: filled) }
        case .squared(let base, let filled): glyph(named: base).map { SymbolGlyph.squared($0, filled: filled) }
        case .slashed(let base): glyph(named: base).map(SymbolGlyph.slashed)
        }
    }

    private static let recipes: [String: Recipe] = {
        guard let text = try? String(contentsOfFile: UIKitResources.path("Symbols/SymbolNames.txt"), encoding: .utf8) else {
            return [:]
        }
        var result: [String: Recipe] = [:]
        for line in text.split(separator: "\n") {
            guard let tab = line.firstIndex(of: "\t"), let recipe = Recipe(line[line.index(after: tab)...]) else { continue }
            result[String(line[..<tab])] = recipe
        }
        return result
    }()

    private static let shapes = SymbolShapeFile(path: UIKitResources.path("Symbols/SymbolShapes.txt"))
}

/// The file of shapes, each found by its name and read when it is needed.
private struct SymbolShapeFile: Sendable {
    private let data: Data
    private let lines: [String: Range<Int>]

    init(path: String) {
        data = (try? Data(contentsOf: URL(fileURLWithPath: path), options: .mappedIfSafe)) ?? Data()
        lines = data.withUnsafeBytes(Self.index)
    }

    /// Where the text after each line's name is.
    private static func index(_ bytes: UnsafeRawBufferPointer) -> [String: Range<Int>] {
        var lines: [String: Range<Int>] = [:]
        var start: Int = 0
        while start < bytes.count {
            let end: Int = position(of: 0x0A, in: bytes, from: start) ?? bytes.count
            if let tab = position(of: 0x09, in: bytes, from: start), tab < end {
                lines[String(decoding: bytes[start..<tab], as: UTF8.self)] = tab + 1..<end
            }
            start = end + 1
        }
        return lines
    }

    private static func position(of byte: UInt8, in bytes: UnsafeRawBufferPointer, from start: Int) -> Int? {
        guard let base = bytes.baseAddress, let hit = memchr(base + start, Int32(byte), bytes.count - start) else { return nil }
        return UnsafeRawPointer(hit) - base
    }

    func glyph(_ name: String) -> SymbolGlyph? {
        guard let range = lines[name] else { return nil }
        return SymbolGlyph(description: String(decoding: data[range], as: UTF8.self), isOutline: name.hasPrefix("bi/"))
    }
}
