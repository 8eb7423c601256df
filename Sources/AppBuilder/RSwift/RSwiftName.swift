import Foundation

/// The Swift names that R.swift makes of the names of resources.
enum RSwiftName {
    /// The name in camel case, begun in small letters; nil where nothing is left of it. `icon-home` is `iconHome`, `URLBar` `urlBar`, `2x` `x`.
    static func identifier(_ name: String) -> String? {
        let parts: [String] = name.components(separatedBy: separators)
        let joined: String = parts[0] + parts.dropFirst().map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
        let begun = String(joined.drop { $0.isASCII && $0.isNumber })
        guard !begun.isEmpty, begun != "_" else { return nil }
        let result: String = lowered(begun)
        return keywords.contains(result) ? "`\(result)`" : result
    }

    /// Capitals at the beginning become small letters up to the last of them, which begins the next word.
    private static func lowered(_ name: String) -> String {
        let capitals: Int = name.prefix { $0.isASCII && $0.isUppercase }.count
        let follows: Character? = name.dropFirst(capitals).first
        let begins: Bool = follows.map { $0.isASCII && $0.isLowercase } ?? true
        let count: Int = begins ? max(1, capitals - 1) : max(1, capitals)
        return name.prefix(count).lowercased() + name.dropFirst(count)
    }

    /// The elements by their identifiers, in the order of their names. Those whose names make none, or the same, are left out, as R.swift does.
    static func unique<Element>(_ elements: [Element], except reserved: Set<String> = [], name: (Element) -> String) -> [(identifier: String, element: Element)]
    {
        let groups: [String: [Element]] = Dictionary(grouping: elements) { identifier(name($0)) ?? "" }
        return groups.filter { $0.value.count == 1 && !$0.key.isEmpty && !reserved.contains($0.key) }.sorted { $0.key < $1.key }.map { ($0.key, $0.value[0]) }
    }

    private static let separators: CharacterSet = {
        var result: CharacterSet = .whitespacesAndNewlines.union(.punctuationCharacters).union(.symbols).union(.illegalCharacters).union(.controlCharacters)
        result.remove(charactersIn: "_")
        // Emoji may stand in names of Swift.
        for range in [0x2600...0x27BF, 0x1F300...0x1F6FF, 0x1F900...0x1F9FF, 0x1F1E6...0x1F1FF] as [ClosedRange<UInt32>] {
            for scalar in range.compactMap(Unicode.Scalar.init) { result.remove(scalar) }
        }
        return result
    }()

    private static let keywords: Set<String> = [
        "Any", "Self", "as", "associatedtype", "break", "case", "catch", "class", "continue", "default", "defer", "deinit", "do", "else", "enum",
        "extension", "fallthrough", "false", "fileprivate", "for", "func", "guard", "if", "import", "in", "init", "inout", "internal", "is", "let", "nil",
        "open", "operator", "private", "protocol", "public", "repeat", "rethrows", "return", "self", "static", "struct", "subscript", "super", "switch",
        "throw", "throws", "true", "try", "typealias", "var", "where", "while",
    ]
}
