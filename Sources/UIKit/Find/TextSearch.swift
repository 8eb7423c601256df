/// A search for one text in another: values in, values out.
struct TextSearch {
    var query: String
    var options: NSString.CompareOptions = [.caseInsensitive, .diacriticInsensitive]
    var wordStart = false
    var wordEnd = false

    func ranges(in text: String) -> [NSRange] {
        guard !query.isEmpty else { return [] }
        var found: [NSRange] = []
        var start: String.Index = text.startIndex
        while let range = text.range(of: query, options: options, range: start..<text.endIndex) {
            if fits(range, in: text) { found.append(NSRange(range, in: text)) }
            start = range.isEmpty ? text.endIndex : range.upperBound
        }
        return found
    }

    private func fits(_ range: Range<String.Index>, in text: String) -> Bool {
        func isLetter(_ character: Character?) -> Bool { character.map { $0.isLetter || $0.isNumber } ?? false }
        let before: Character? = range.lowerBound > text.startIndex ? text[text.index(before: range.lowerBound)] : nil
        let after: Character? = range.upperBound < text.endIndex ? text[range.upperBound] : nil
        return !(wordStart && isLetter(before)) && !(wordEnd && isLetter(after))
    }

    /// Which result to highlight first: the next at or after a place, else the first.
    static func first(of ranges: [NSRange], from place: Int) -> Int? {
        ranges.firstIndex { $0.location >= place } ?? (ranges.isEmpty ? nil : 0)
    }

    /// The one after, or before, going round at the ends.
    static func next(after index: Int?, of count: Int, forward: Bool) -> Int? {
        guard count > 0 else { return nil }
        guard let index else { return forward ? 0 : count - 1 }
        return (index + (forward ? 1 : count - 1)) % count
    }
}
