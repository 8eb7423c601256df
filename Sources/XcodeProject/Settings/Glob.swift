/// Shell-like patterns in conditions: `*` stands for any run of characters, `?` for one.
enum Glob {
    static func matches(_ pattern: String, _ text: String) -> Bool { matches(Substring(pattern), Substring(text)) }

    private static func matches(_ pattern: Substring, _ text: Substring) -> Bool {
        guard let first = pattern.first else { return text.isEmpty }
        switch first {
        case "*":
            let rest = pattern.dropFirst()
            return matches(rest, text) || (!text.isEmpty && matches(pattern, text.dropFirst()))
        case "?": return !text.isEmpty && matches(pattern.dropFirst(), text.dropFirst())
        default: return text.first == first && matches(pattern.dropFirst(), text.dropFirst())
        }
    }
}
