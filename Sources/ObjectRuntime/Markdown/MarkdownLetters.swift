/// The kinds of letters that Markdown tells apart, and texts made of them.
enum MarkdownLetters {
    static func isSpace(_ letter: Unicode.Scalar) -> Bool { letter.properties.isWhitespace }

    static func isPunctuation(_ letter: Unicode.Scalar) -> Bool {
        switch letter.properties.generalCategory {
        case .connectorPunctuation, .dashPunctuation, .openPunctuation, .closePunctuation, .initialPunctuation, .finalPunctuation, .otherPunctuation,
            .mathSymbol, .currencySymbol, .modifierSymbol, .otherSymbol:
            true
        default: false
        }
    }

    static func string(_ letters: ArraySlice<Unicode.Scalar>) -> String {
        var result = String.UnicodeScalarView()
        result.append(contentsOf: letters)
        return String(result)
    }

    /// The character that stands for an entity, whose name is written without `&` and `;`.
    static func entity(_ name: ArraySlice<Unicode.Scalar>) -> String? {
        let text: String = string(name)
        guard text.first == "#" else { return entities[text] }
        let isHexadecimal: Bool = text.dropFirst().first.map { $0 == "x" || $0 == "X" } ?? false
        guard let value = UInt32(text.dropFirst(isHexadecimal ? 2 : 1), radix: isHexadecimal ? 16 : 10) else { return nil }
        return String(Character(value == 0 ? "\u{FFFD}" : Unicode.Scalar(value) ?? "\u{FFFD}"))
    }

    /// Those of HTML that are common in texts.
    private static let entities: [String: String] = [
        "amp": "&", "lt": "<", "gt": ">", "quot": "\"", "apos": "'", "nbsp": "\u{A0}", "copy": "\u{A9}", "reg": "\u{AE}", "trade": "\u{2122}",
        "hellip": "\u{2026}", "mdash": "\u{2014}", "ndash": "\u{2013}", "lsquo": "\u{2018}", "rsquo": "\u{2019}", "ldquo": "\u{201C}",
        "rdquo": "\u{201D}", "laquo": "\u{AB}", "raquo": "\u{BB}", "bull": "\u{2022}", "middot": "\u{B7}", "times": "\u{D7}", "deg": "\u{B0}",
        "euro": "\u{20AC}", "pound": "\u{A3}", "yen": "\u{A5}", "cent": "\u{A2}", "sect": "\u{A7}", "para": "\u{B6}", "auml": "\u{E4}", "ouml": "\u{F6}",
        "uuml": "\u{FC}", "Auml": "\u{C4}", "Ouml": "\u{D6}", "Uuml": "\u{DC}", "szlig": "\u{DF}", "eacute": "\u{E9}", "larr": "\u{2190}",
        "rarr": "\u{2192}", "uarr": "\u{2191}", "darr": "\u{2193}",
    ]

    /// The address that stands between angle brackets: one with a scheme, or one of mail.
    static func address(_ text: String) -> String? {
        guard !text.contains(where: \.isWhitespace) else { return nil }
        let scheme: Substring = text.prefix { $0.isASCII && ($0.isLetter || $0.isNumber || "+.-".contains($0)) }
        if (2...32).contains(scheme.count), scheme.first?.isLetter == true, text.dropFirst(scheme.count).first == ":" { return text }
        let parts: [Substring] = text.split(separator: "@", omittingEmptySubsequences: false)
        let isMail: Bool =
            parts.count == 2 && parts.allSatisfy { !$0.isEmpty && $0.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber || "._%+-".contains($0)) } }
        return isMail ? "mailto:" + text : nil
    }

    /// Whether a text between angle brackets is a tag, a comment or a declaration.
    static func isTag(_ text: String) -> Bool {
        guard let first = text.first else { return false }
        if first == "!" || first == "?" { return text.count > 1 }
        let name: Substring = first == "/" ? text.dropFirst() : text[...]
        guard let begin = name.first, begin.isASCII, begin.isLetter else { return false }
        let rest: Substring = name.drop { $0.isASCII && ($0.isLetter || $0.isNumber || $0 == "-") }
        return rest.isEmpty || rest.first == "/" || rest.first?.isWhitespace == true
    }

    /// The end of a bare address without the punctuation that follows it, and without parentheses that it does not open.
    static func endOfAddress(_ letters: ArraySlice<Unicode.Scalar>) -> Int {
        var rest: ArraySlice<Unicode.Scalar> = letters
        var surplus: Int = letters.count { $0 == ")" } - letters.count { $0 == "(" }
        while let last = rest.last {
            if "?!.,:*_~'\"".unicodeScalars.contains(last) {
                rest.removeLast()
            } else if last == ")", surplus > 0 {
                rest.removeLast()
                surplus -= 1
            } else {
                break
            }
        }
        return rest.endIndex
    }
}
