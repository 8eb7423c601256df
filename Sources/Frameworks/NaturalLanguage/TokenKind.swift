/// The kinds of tokens that can be told by their letters.
enum TokenKind {
    case word, punctuation, whitespace, other

    init(_ token: Substring) {
        guard let first = token.first else {
            self = .other
            return
        }
        if first.isLetter || first.isNumber {
            self = .word
        } else if first.isWhitespace {
            self = .whitespace
        } else {
            self = first.isPunctuation ? .punctuation : .other
        }
    }

    var tag: NLTag {
        switch self {
        case .word: .word
        case .punctuation: .punctuation
        case .whitespace: .whitespace
        case .other: .other
        }
    }

    /// The option that leaves it out.
    var omission: NLTagger.Options {
        switch self {
        case .word: .omitWords
        case .punctuation: .omitPunctuation
        case .whitespace: .omitWhitespace
        case .other: .omitOther
        }
    }

    /// The class of a token without a model of its language: that of punctuation and of numbers is known, words are other ones.
    func detail(of token: Substring) -> NLTag {
        switch self {
        case .word: return token.contains(where: \.isLetter) ? .otherWord : .number
        case .whitespace: return token.contains(where: \.isNewline) ? .paragraphBreak : .otherWhitespace
        case .other: return .other
        case .punctuation:
            switch token.unicodeScalars.first?.properties.generalCategory {
            case .openPunctuation: return .openParenthesis
            case .closePunctuation: return .closeParenthesis
            case .initialPunctuation: return .openQuote
            case .finalPunctuation: return .closeQuote
            case .dashPunctuation: return .dash
            default: return ".!?\u{2026}\u{3002}\u{FF01}\u{FF1F}".contains(token) ? .sentenceTerminator : .otherPunctuation
            }
        }
    }

    /// The code of ISO 15924 of the script that most letters are in; `Zyyy` without letters.
    static func script(of token: Substring) -> String {
        let scripts: [(ClosedRange<UInt32>, String)] = [
            (0x41...0x24F, "Latn"), (0x1E00...0x1EFF, "Latn"), (0x370...0x3FF, "Grek"), (0x400...0x52F, "Cyrl"), (0x530...0x58F, "Armn"),
            (0x590...0x5FF, "Hebr"), (0x600...0x6FF, "Arab"), (0x900...0x97F, "Deva"), (0x980...0x9FF, "Beng"), (0xE00...0xE7F, "Thai"),
            (0x10A0...0x10FF, "Geor"), (0x3040...0x309F, "Hira"), (0x30A0...0x30FF, "Kana"), (0x4E00...0x9FFF, "Hani"), (0xAC00...0xD7AF, "Hang"),
        ]
        var counts: [String: Int] = [:]
        for scalar in token.unicodeScalars where scalar.properties.isAlphabetic {
            if let script = scripts.first(where: { $0.0.contains(scalar.value) })?.1 { counts[script, default: 0] += 1 }
        }
        return counts.max { ($0.value, $1.key) < ($1.value, $0.key) }?.key ?? "Zyyy"
    }
}
