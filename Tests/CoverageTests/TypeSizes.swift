import Foundation

/// How many lines each type has, all its extensions in its module taken together. What is nested in a type or an extension counts as its.
///
/// Sources are read line by line: a declaration outside all others ends with a brace in the first column, as swift-format has it.
struct TypeSizes {
    /// The folder of a module below `Sources`, and the type's name.
    struct Name: Hashable, CustomStringConvertible {
        let module: String
        let type: String
        var description: String { "\(module).\(type)" }
    }

    private(set) var lines: [Name: Int] = [:]

    /// What the sources of a folder declare; each folder in it is a module, those of `Frameworks` are modules themselves.
    init(folder: URL) throws {
        for path in try FileManager.default.subpathsOfDirectory(atPath: folder.path) where path.hasSuffix(".swift") {
            let parts: [Substring] = path.split(separator: "/")
            let module: String = parts.prefix(parts[0] == "Frameworks" ? 2 : 1).joined(separator: "/")
            add(try String(contentsOf: folder.appendingPathComponent(path), encoding: .utf8), module: module)
        }
    }

    init() {}

    mutating func add(_ text: String, module: String) {
        var open: (name: Name, start: Int)?
        for (number, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
            if let (name, start) = open, line.first == "}" {
                lines[name, default: 0] += number - start + 1
                open = nil
            } else if open == nil, let type = Self.declaredType(line) {
                let name = Name(module: module, type: type)
                if line.hasSuffix("}") { lines[name, default: 0] += 1 } else { open = (name, number) }
            }
        }
    }

    private static let keywords: Set<Substring> = ["class", "struct", "enum", "actor", "extension"]

    /// The type that a line in the first column declares or extends.
    private static func declaredType(_ line: Substring) -> String? {
        guard line.first?.isLetter == true || line.first == "@" else { return nil }
        let words: [Substring] = line.prefix { $0 != "{" && $0 != ":" }.split(separator: " ")
        guard let keyword = words.firstIndex(where: { keywords.contains($0) }), keyword + 1 < words.count,
            !words[..<keyword].contains(where: { ["func", "var", "let", "import", "typealias"].contains($0) })
        else { return nil }
        return String(words[keyword + 1].prefix { $0.isLetter || $0.isNumber || $0 == "_" || $0 == "." })
    }
}
