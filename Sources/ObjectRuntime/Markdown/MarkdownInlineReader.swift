/// Reads the marks within a paragraph of Markdown, as CommonMark does, with GitHub's strikethrough and bare addresses.
struct MarkdownInlineReader {
    /// Asterisks, underscores or tildes in a row.
    private struct Run {
        let span: Int
        let mark: Unicode.Scalar
        let length: Int
        var count: Int
        let opens: Bool
        let closes: Bool
    }

    private struct Bracket {
        let span: Int
        let mark: Unicode.Scalar?
        /// How many runs precede it.
        let runs: Int
        /// The position after it.
        let start: Int
        var isActive = true
    }

    private let letters: [Unicode.Scalar]
    private let references: [String: String]
    private let keepsWhitespace: Bool
    private let takesAttributes: Bool
    private var position = 0
    private var plain = String.UnicodeScalarView()
    private var spans: [MarkdownSpan] = []
    private var runs: [Run] = []
    private var brackets: [Bracket] = []
    /// The spans between two, without these, and their mark.
    private var marked: [(first: Int, last: Int, intent: InlinePresentationIntent)] = []
    /// Lengths of rows of backticks that nothing closes any more.
    private var unclosedTicks: Set<Int> = []

    static func spans(
        of text: String, references: [String: String] = [:], keepsWhitespace: Bool = false, takesAttributes: Bool = false
    ) -> [MarkdownSpan] {
        var reader = MarkdownInlineReader(
            letters: Array(text.unicodeScalars), references: references, keepsWhitespace: keepsWhitespace, takesAttributes: takesAttributes)
        return reader.read()
    }

    private init(letters: [Unicode.Scalar], references: [String: String], keepsWhitespace: Bool, takesAttributes: Bool) {
        self.letters = letters
        self.references = references
        self.keepsWhitespace = keepsWhitespace
        self.takesAttributes = takesAttributes
    }

    private mutating func read() -> [MarkdownSpan] {
        while position < letters.count { readNext() }
        endPlain()
        emphasize(from: 0)
        return finished()
    }

    private func letter(_ place: Int) -> Unicode.Scalar? { letters.indices.contains(place) ? letters[place] : nil }

    private mutating func readNext() {
        let letter: Unicode.Scalar = letters[position]
        switch letter {
        case "\\": readBackslash()
        case "`": readCode()
        case "*", "_", "~": readRun(of: letter)
        case "[": open(nil)
        case "!" where self.letter(position + 1) == "[": open("!")
        case "^" where takesAttributes && self.letter(position + 1) == "[": open("^")
        case "]": close()
        case "<": readAngle()
        case "&": readEntity()
        case "\n": readLineEnd()
        case "h", "w": if !readAddress() { take() }
        default: take()
        }
    }

    // MARK: Plain text

    private mutating func take() {
        plain.append(letters[position])
        position += 1
    }

    private mutating func endPlain() {
        if !plain.isEmpty { spans.append(MarkdownSpan(text: String(plain))) }
        plain = String.UnicodeScalarView()
    }

    private mutating func add(_ span: MarkdownSpan) {
        endPlain()
        spans.append(span)
    }

    private mutating func readBackslash() {
        if let next = letter(position + 1), next.isASCII, MarkdownLetters.isPunctuation(next) {
            plain.append(next)
            position += 2
        } else if letter(position + 1) == "\n", !keepsWhitespace {
            position += 1
            endLine(isKept: true)
        } else {
            take()
        }
    }

    private mutating func readLineEnd() {
        if keepsWhitespace { return take() }
        var spaces = 0
        while plain.last == " " {
            plain.removeLast()
            spaces += 1
        }
        endLine(isKept: spaces >= 2)
    }

    private mutating func endLine(isKept: Bool) {
        add(MarkdownSpan(text: isKept ? "\n" : " ", intent: isKept ? .lineBreak : .softBreak))
        position += 1
        while letter(position) == " " || letter(position) == "\t" { position += 1 }
    }

    private mutating func readEntity() {
        let end: Int? = letters[position...].prefix(12).firstIndex(of: ";")
        guard let end, let value = MarkdownLetters.entity(letters[(position + 1)..<end]) else { return take() }
        plain.append(contentsOf: value.unicodeScalars)
        position = end + 1
    }

    // MARK: Code, tags and addresses

    private func count(of mark: Unicode.Scalar, at place: Int) -> Int {
        var end: Int = place
        while letter(end) == mark { end += 1 }
        return end - place
    }

    private mutating func readCode() {
        let length: Int = count(of: "`", at: position)
        let start: Int = position + length
        var end: Int = start
        while !unclosedTicks.contains(length), end < letters.count {
            guard letters[end] == "`" else {
                end += 1
                continue
            }
            let found: Int = count(of: "`", at: end)
            if found == length {
                var inside: [Unicode.Scalar] = letters[start..<end].map { $0 == "\n" && !keepsWhitespace ? " " : $0 }
                if inside.count > 1, inside.first == " ", inside.last == " ", inside.contains(where: { $0 != " " }) {
                    inside = Array(inside.dropFirst().dropLast())
                }
                position = end + length
                return add(MarkdownSpan(text: MarkdownLetters.string(inside[...]), intent: .code))
            }
            end += found
        }
        unclosedTicks.insert(length)
        for _ in 0..<length { take() }
    }

    private mutating func readAngle() {
        var end: Int = position + 1
        while let next = letter(end), next != ">", next != "<", next != "\n" { end += 1 }
        guard letter(end) == ">" else { return take() }
        let inside: String = MarkdownLetters.string(letters[(position + 1)..<end])
        if let address = MarkdownLetters.address(inside) {
            add(MarkdownSpan(text: inside, link: address))
        } else if MarkdownLetters.isTag(inside) {
            add(MarkdownSpan(text: "<\(inside)>", intent: .inlineHTML))
        } else {
            return take()
        }
        position = end + 1
    }

    /// An address without marks around it: to the next space, without the punctuation at its end.
    private mutating func readAddress() -> Bool {
        guard position == 0 || MarkdownLetters.isSpace(letters[position - 1]) || "*_~(".unicodeScalars.contains(letters[position - 1]) else { return false }
        let begins: String? = ["https://", "http://", "www."].first { letters[position...].starts(with: $0.unicodeScalars) }
        guard let begins else { return false }
        var end: Int = position
        while let next = letter(end), !MarkdownLetters.isSpace(next), next != "<" { end += 1 }
        end = MarkdownLetters.endOfAddress(letters[position..<end])
        let text: String = MarkdownLetters.string(letters[position..<max(position, end)])
        guard text.count > begins.count, begins != "www." || text.dropFirst(4).contains(".") else { return false }
        add(MarkdownSpan(text: text, link: begins == "www." ? "http://" + text : text))
        position = end
        return true
    }

    // MARK: Links

    private mutating func open(_ mark: Unicode.Scalar?) {
        let length: Int = mark == nil ? 1 : 2
        add(MarkdownSpan(text: MarkdownLetters.string(letters[position..<(position + length)])))
        position += length
        brackets.append(Bracket(span: spans.count - 1, mark: mark, runs: runs.count, start: position))
    }

    private mutating func close() {
        guard let bracket = brackets.popLast(), bracket.isActive, let (destination, end) = destination(after: bracket) else { return take() }
        endPlain()
        emphasize(from: bracket.runs)
        runs.removeSubrange(bracket.runs...)
        spans[bracket.span].text = ""
        switch bracket.mark {
        case nil:
            for index in bracket.span..<spans.count { spans[index].link = destination }
            for index in brackets.indices where brackets[index].mark == nil { brackets[index].isActive = false }
        case "!": for index in bracket.span..<spans.count { spans[index].image = destination }
        default: break
        }
        position = end
    }

    /// The address that follows a closing bracket or goes by its name, and the position after it.
    private func destination(after bracket: Bracket) -> (String, Int)? {
        if letter(position + 1) == "(" {
            if bracket.mark == "^" { return letters[position...].firstIndex(of: ")").map { ("", $0 + 1) } }
            if let found = MarkdownDestination.read(letters, at: position + 2) { return found }
        }
        guard bracket.mark != "^" else { return nil }
        if letter(position + 1) == "[", let end = letters[(position + 2)...].prefix(1000).firstIndex(of: "]"), end > position + 2 {
            let label: String = MarkdownLetters.string(letters[(position + 2)..<end])
            return references[MarkdownLine.normalized(label)].map { ($0, end + 1) }
        }
        guard !references.isEmpty, position - bracket.start < 1000 else { return nil }
        let label: String = MarkdownLetters.string(letters[bracket.start..<position])
        let isCollapsed: Bool = letter(position + 1) == "[" && letter(position + 2) == "]"
        return references[MarkdownLine.normalized(label)].map { ($0, position + (isCollapsed ? 3 : 1)) }
    }

    // MARK: Emphasis

    private mutating func readRun(of mark: Unicode.Scalar) {
        let length: Int = count(of: mark, at: position)
        let (before, after) = (letter(position - 1), letter(position + length))
        let isSpace = (before.map(MarkdownLetters.isSpace) ?? true, after.map(MarkdownLetters.isSpace) ?? true)
        let isMark = (before.map(MarkdownLetters.isPunctuation) ?? false, after.map(MarkdownLetters.isPunctuation) ?? false)
        let isLeft: Bool = !isSpace.1 && (!isMark.1 || isSpace.0 || isMark.0)
        let isRight: Bool = !isSpace.0 && (!isMark.0 || isSpace.1 || isMark.1)
        let isWord: Bool = mark == "_"
        add(MarkdownSpan(text: String(repeating: Character(mark), count: length)))
        runs.append(
            Run(
                span: spans.count - 1, mark: mark, length: length, count: length, opens: isLeft && (!isWord || !isRight || isMark.0),
                closes: isRight && (!isWord || !isLeft || isMark.1)))
        position += length
    }

    /// Rows of marks that could not be closed by others of the same kind.
    private struct Kind: Hashable {
        let mark: Unicode.Scalar
        let opens: Bool
        let length: Int
    }

    /// Pairs the runs from `bottom` on.
    private mutating func emphasize(from bottom: Int) {
        var open: [Int] = [], lowest: [Kind: Int] = [:]
        for closer in bottom..<max(bottom, runs.count) {
            while runs[closer].closes, runs[closer].count > 0 {
                let run: Run = runs[closer]
                let kind = Kind(mark: run.mark, opens: run.opens, length: run.mark == "~" ? min(3, run.count) : run.length % 3)
                let found: Int? = (min(lowest[kind] ?? 0, open.count)..<open.count).last { Self.pair(runs[open[$0]], run) }
                guard let found else {
                    lowest[kind] = open.count
                    break
                }
                open.removeSubrange((found + 1)...)
                pair(open[found], closer)
                if runs[open[found]].count == 0 { open.removeLast() }
                for (kind, height) in lowest where height > open.count { lowest[kind] = open.count }
            }
            if runs[closer].opens, runs[closer].count > 0 { open.append(closer) }
        }
    }

    private static func pair(_ opener: Run, _ closer: Run) -> Bool {
        guard opener.mark == closer.mark else { return false }
        if opener.mark == "~" { return opener.count == closer.count && opener.count <= 2 }
        guard opener.closes || closer.opens else { return true }
        return (opener.length + closer.length) % 3 != 0 || opener.length % 3 == 0 && closer.length % 3 == 0
    }

    private mutating func pair(_ opener: Int, _ closer: Int) {
        let count: Int = runs[opener].count >= 2 && runs[closer].count >= 2 ? 2 : 1
        let intent: InlinePresentationIntent = runs[opener].mark == "~" ? .strikethrough : count == 2 ? .stronglyEmphasized : .emphasized
        marked.append((runs[opener].span, runs[closer].span, intent))
        for index in [opener, closer] {
            runs[index].count -= count
            spans[runs[index].span].text = String(repeating: Character(runs[index].mark), count: runs[index].count)
        }
    }

    /// The spans with their marks; neighbours that have the same are one.
    private func finished() -> [MarkdownSpan] {
        var begins: [Int: [InlinePresentationIntent]] = [:], ends: [Int: [InlinePresentationIntent]] = [:]
        for mark in marked {
            begins[mark.first, default: []].append(mark.intent)
            ends[mark.last, default: []].append(mark.intent)
        }
        var open: [InlinePresentationIntent: Int] = [:], result: [MarkdownSpan] = []
        for (index, span) in spans.enumerated() {
            for intent in ends[index] ?? [] { open[intent, default: 0] -= 1 }
            var span: MarkdownSpan = span
            for (intent, count) in open where count > 0 { span.intent.insert(intent) }
            for intent in begins[index] ?? [] { open[intent, default: 0] += 1 }
            guard !span.text.isEmpty else { continue }
            if let last = result.last, last.intent == span.intent, last.link == span.link, last.image == span.image {
                result[result.count - 1].text += span.text
            } else {
                result.append(span)
            }
        }
        return result
    }
}
