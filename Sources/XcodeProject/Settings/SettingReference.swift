import Foundation

/// References to build settings inside text: `$(NAME)`, `${NAME}`, `$NAME`, with modifiers and nesting.
enum SettingReference {
    /// Expands every reference by asking `lookup`; nil counts as empty, except for `:default=`.
    static func expand(_ text: String, lookup: (String) -> String?) -> String {
        guard text.contains("$") else { return text }
        var result = ""
        var rest = Substring(text)
        while let dollar = rest.firstIndex(of: "$") {
            result += rest[..<dollar]
            rest = rest[rest.index(after: dollar)...]
            guard let open = rest.first else { return result + "$" }
            if let close = ["(": ")", "{": "}"][open].map(Character.init) {
                guard let end = closing(of: open, with: close, in: rest) else { return result + "$" + rest }
                let body = rest[rest.index(after: rest.startIndex)..<end]
                result += resolve(expand(String(body), lookup: lookup), lookup: lookup)
                rest = rest[rest.index(after: end)...]
            } else if open == "$" {
                result += "$"
                rest = rest.dropFirst()
            } else {
                let name = rest.prefix { $0.isLetter || $0.isNumber || $0 == "_" }
                result += name.isEmpty ? "$" : (lookup(String(name)) ?? "")
                rest = rest[name.endIndex...]
            }
        }
        return result + rest
    }

    private static func closing(of open: Character, with close: Character, in text: Substring) -> Substring.Index? {
        var depth = 0
        for index in text.indices {
            if text[index] == open { depth += 1 }
            if text[index] == close {
                depth -= 1
                if depth == 0 { return index }
            }
        }
        return nil
    }

    private static func resolve(_ body: String, lookup: (String) -> String?) -> String {
        let parts = body.split(separator: ":", omittingEmptySubsequences: false)
        let found = lookup(String(parts[0]))
        return parts.dropFirst().reduce(found ?? "") { value, modifier in
            if modifier.hasPrefix("default=") { return value.isEmpty ? String(modifier.dropFirst("default=".count)) : value }
            return apply(String(modifier), to: value)
        }
    }

    /// The modifiers of Xcode's build settings; one that is not known leaves the value as it is.
    static func apply(_ modifier: String, to value: String) -> String {
        let path = value as NSString
        return switch modifier {
        case "lower": value.lowercased()
        case "upper": value.uppercased()
        case "rfc1034identifier": replacing(value) { $0.isASCII && ($0.isLetter || $0.isNumber || $0 == "." || $0 == "-") ? $0 : "-" }
        case "c99extidentifier": identifier(value) { $0.isLetter || $0.isNumber || $0 == "_" }
        case "identifier": identifier(value) { $0.isASCII && ($0.isLetter || $0.isNumber || $0 == "_") }
        case "base": (path.lastPathComponent as NSString).deletingPathExtension
        case "file": path.lastPathComponent
        case "dir": path.deletingLastPathComponent
        case "suffix": path.pathExtension.isEmpty ? "" : "." + path.pathExtension
        case "standardizepath": path.standardizingPath
        case "quote": replacing(value) { $0 }.replacingOccurrences(of: " ", with: "\\ ")
        default: value
        }
    }

    private static func replacing(_ value: String, _ transform: (Character) -> Character) -> String {
        String(value.map(transform))
    }

    private static func identifier(_ value: String, isAllowed: (Character) -> Bool) -> String {
        let result = String(value.map { isAllowed($0) ? $0 : "_" })
        return result.first?.isNumber == true ? "_" + result.dropFirst() : result
    }
}
