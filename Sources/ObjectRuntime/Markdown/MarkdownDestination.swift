/// The address and title of a link of Markdown, in parentheses.
enum MarkdownDestination {
    /// Reads from after the opening parenthesis; answers with the address and the position after the closing one.
    static func read(_ letters: [Unicode.Scalar], at start: Int) -> (String, Int)? {
        var position: Int = skipSpace(letters, start)
        guard let (address, end) = address(letters, position) else { return nil }
        position = skipSpace(letters, end)
        if position > end, let after = title(letters, position) { position = skipSpace(letters, after) }
        guard position < letters.count, letters[position] == ")" else { return nil }
        return (address, position + 1)
    }

    private static func skipSpace(_ letters: [Unicode.Scalar], _ start: Int) -> Int {
        letters[min(start, letters.count)...].firstIndex { !MarkdownLetters.isSpace($0) } ?? letters.count
    }

    /// Longer addresses are none.
    private static let longest = 10_000

    private static func address(_ letters: [Unicode.Scalar], _ start: Int) -> (String, Int)? {
        var result = String.UnicodeScalarView(), position: Int = start, depth = 0
        let isBracketed: Bool = position < letters.count && letters[position] == "<"
        if isBracketed { position += 1 }
        while position < letters.count, position - start < longest {
            let letter: Unicode.Scalar = letters[position]
            if isBracketed {
                if letter == ">" { return (String(result), position + 1) }
                if letter == "\n" || letter == "<" { return nil }
            } else {
                if MarkdownLetters.isSpace(letter) || letter == ")" && depth == 0 { return (String(result), position) }
                if letter == "(" { depth += 1 }
                if letter == ")" { depth -= 1 }
                if depth > 32 { return nil }
            }
            if letter == "\\", position + 1 < letters.count, letters[position + 1].isASCII, MarkdownLetters.isPunctuation(letters[position + 1]) {
                position += 1
            }
            result.append(letters[position])
            position += 1
        }
        return nil
    }

    private static func title(_ letters: [Unicode.Scalar], _ start: Int) -> Int? {
        guard start < letters.count, let close = ["\"": "\"", "'": "'", "(": ")"][letters[start]] as Unicode.Scalar? else { return nil }
        var position: Int = start + 1
        while position < letters.count, position - start < longest {
            if letters[position] == close { return position + 1 }
            position += letters[position] == "\\" ? 2 : 1
        }
        return nil
    }
}
