/// The places of the words that a text checker looks at: letters, with apostrophes between them.
enum WordScanner {
    /// The words in a part of a text, by UTF-16 offsets. What has digits in it, and addresses, are no words.
    static func words(in text: String, range: NSRange) -> [NSRange] {
        guard let part = Range(range, in: text) else { return [] }
        var found: [NSRange] = []
        for piece in text[part].split(whereSeparator: \.isWhitespace) where !piece.contains("@") && !piece.contains("://") {
            for word in piece.split(whereSeparator: { !$0.isLetter && !$0.isNumber && !isApostrophe($0) }) {
                let trimmed: Substring = trim(word)
                guard !trimmed.isEmpty, !trimmed.contains(where: \.isNumber) else { continue }
                found.append(NSRange(trimmed.startIndex..<trimmed.endIndex, in: text))
            }
        }
        return found
    }

    private static func isApostrophe(_ character: Character) -> Bool { character == "'" || character == "\u{2019}" }

    private static func trim(_ word: Substring) -> Substring {
        var word: Substring = word.drop(while: isApostrophe)
        while let last = word.last, isApostrophe(last) { word.removeLast() }
        return word
    }
}
