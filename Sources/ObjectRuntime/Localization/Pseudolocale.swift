/// A language that nobody speaks, to see what translation does to an app: every localised text is made longer, or marked.
package enum Pseudolocale: String, CaseIterable, Sendable {
    /// Each text about twice as long, as translations of short English texts often are.
    case long
    /// Letters with accents, and brackets around the text: what has none is not localised, and a missing bracket is cut off.
    case accented

    /// A text, or a format, as this language writes it. What a format fills in stays as it is and where it is.
    package func text(_ text: String) -> String {
        guard text.contains(where: { $0.isLetter }) else { return text }
        switch self {
        case .accented:
            return "[" + Self.parts(of: text).map { $0.isPlaceholder ? $0.text : String($0.text.map { Self.accents[$0] ?? $0 }) }.joined() + "]"
        case .long:
            let plain: String = Self.parts(of: text).filter { !$0.isPlaceholder }.map(\.text).joined()
            let words: String = plain.split(whereSeparator: \.isWhitespace).joined(separator: " ")
            return words.isEmpty ? text : text + " " + words
        }
    }

    /// A part of a format: words, or what is filled in.
    struct Part: Hashable {
        var text: String
        var isPlaceholder: Bool
    }

    /// Splits a format at its conversions (`%@`, `%1$lld`, `%#@count@`, `%%`).
    static func parts(of text: String) -> [Part] {
        var parts: [Part] = []
        var rest = text[...]
        while let percent = rest.firstIndex(of: "%") {
            if percent > rest.startIndex { parts.append(Part(text: String(rest[..<percent]), isPlaceholder: false)) }
            let end: Substring.Index = endOfConversion(in: rest[percent...])
            parts.append(Part(text: String(rest[percent..<end]), isPlaceholder: true))
            rest = rest[end...]
        }
        if !rest.isEmpty { parts.append(Part(text: String(rest), isPlaceholder: false)) }
        return parts
    }

    private static func endOfConversion(in text: Substring) -> Substring.Index {
        var rest = text.dropFirst()
        let start: Substring.Index = rest.startIndex
        while let next = rest.first, "0123456789$#+- .*'".contains(next) { rest.removeFirst() }
        if rest.first == "@", text[start..<rest.startIndex].contains("#"), let close = rest.dropFirst().firstIndex(of: "@") {
            return text.index(after: close)
        }
        while let next = rest.first, "hlqLzjt".contains(next) { rest.removeFirst() }
        guard let conversion = rest.first, "@dDiuUxXoOfFeEgGaAcCsSp%".contains(conversion) else { return start }
        return rest.index(after: rest.startIndex)
    }

    private static let accents: [Character: Character] = Dictionary(
        uniqueKeysWithValues: zip(
            "AaBbCcDdEeFfGgHhIiJjKkLlMmNnOoPpQqRrSsTtUuVvWwXxYyZz", "ÅåƁƀÇçÐðÉéƑƒĜĝĤĥÎîĴĵĶķĻļṀṁÑñÖöÞþɊɋŔŕŠšŢţÛûṼṽŴŵẊẋÝýŽž"))
}
