/// One line of a Markdown text: the block that it begins or ends.
struct MarkdownLine {
    struct Fence: Equatable {
        var mark: Character
        var count: Int
        var hint: String?
    }

    struct Marker: Equatable {
        /// The bullet, or what follows the number.
        var kind: Character
        var number: Int?
        /// Letters up to the item's text.
        var width: Int
        /// Whether an item may begin right after a paragraph's line: it has text, and the first number.
        var mayInterrupt: Bool
    }

    let line: Substring
    init(_ line: Substring) { self.line = line }

    var indent: Int { line.prefix { $0 == " " }.count }
    var text: Substring { line.drop { $0 == " " } }
    var isBlank: Bool { line.allSatisfy(\.isWhitespace) }
    var isQuote: Bool { indent < 4 && text.first == ">" }

    /// Whether it ends a paragraph though no blank line precedes it.
    var beginsBlock: Bool {
        indent < 4 && (isQuote || isThematicBreak || header != nil || fence != nil || marker?.mayInterrupt == true)
    }

    var isThematicBreak: Bool {
        guard indent < 4, let mark = text.first, "-*_".contains(mark) else { return false }
        let marks: Substring = text.filter { !$0.isWhitespace }[...]
        return marks.count >= 3 && marks.allSatisfy { $0 == mark }
    }

    /// The level of the heading whose text the lines before it are.
    var underline: Int? {
        guard indent < 4, let mark = text.first, mark == "=" || mark == "-" else { return nil }
        let marks: Substring = trimmed(text)
        return marks.allSatisfy { $0 == mark } ? (mark == "=" ? 1 : 2) : nil
    }

    var header: (level: Int, text: Substring)? {
        let level: Int = text.prefix { $0 == "#" }.count
        guard indent < 4, (1...6).contains(level) else { return nil }
        let rest: Substring = text.dropFirst(level)
        guard rest.first.map({ $0 == " " || $0 == "\t" }) ?? true else { return nil }
        var title: Substring = trimmed(rest)
        let closed: Substring = title.last == "#" ? Substring(String(title.reversed().drop { $0 == "#" }.reversed())) : title
        if closed.isEmpty || closed.last?.isWhitespace == true { title = trimmed(closed) }
        return (level, title)
    }

    var fence: Fence? {
        guard indent < 4, let mark = text.first, mark == "`" || mark == "~" else { return nil }
        let count: Int = text.prefix { $0 == mark }.count
        let hint: Substring = trimmed(text.dropFirst(count))
        guard count >= 3, mark == "~" || !hint.contains("`") else { return nil }
        return Fence(mark: mark, count: count, hint: hint.split(separator: " ").first.map(String.init))
    }

    func closes(_ fence: Fence) -> Bool {
        guard indent < 4, text.first == fence.mark else { return false }
        let marks: Substring = trimmed(text)
        return marks.count >= fence.count && marks.allSatisfy { $0 == fence.mark }
    }

    /// Whether it is a tag, a comment or a declaration.
    var beginsHTML: Bool {
        guard indent < 4, text.first == "<", let next = text.dropFirst().first else { return false }
        guard next == "!" || next == "?" || next == "/" || next.isASCII && next.isLetter else { return false }
        // An address between angle brackets is text.
        let name: Substring = text.dropFirst().drop { $0 == "/" }.drop { $0.isASCII && ($0.isLetter || $0.isNumber || $0 == "-") }
        return next == "!" || next == "?" || (name.first.map { " \t>/".contains($0) } ?? true) && !text.contains("://<")
    }

    /// The marker of a list's item.
    var marker: Marker? {
        guard indent < 4, let first = text.first else { return nil }
        var length = 1, number: Int?
        var kind: Character = first
        if first.isASCII, first.isNumber {
            let digits: Substring = text.prefix { $0.isASCII && $0.isNumber }
            guard digits.count <= 9, let value = Int(digits), let end = text.dropFirst(digits.count).first, end == "." || end == ")" else { return nil }
            (length, number, kind) = (digits.count + 1, value, end)
        } else if !"-*+".contains(first) {
            return nil
        }
        let rest: Substring = text.dropFirst(length)
        let space: Int = rest.prefix { $0 == " " || $0 == "\t" }.count
        guard space > 0 || rest.isEmpty else { return nil }
        let isEmpty: Bool = space == rest.count
        return Marker(
            kind: kind, number: number, width: indent + length + (isEmpty || space > 4 ? 1 : space), mayInterrupt: !isEmpty && (number ?? 1) == 1)
    }

    /// The name and destination that a line such as `[name]: address "Title"` gives.
    var reference: (label: String, destination: String)? {
        guard text.first == "[", let end = text.firstIndex(of: "]"), text[end...].hasPrefix("]:") else { return nil }
        let label: Substring = text[text.index(after: text.startIndex)..<end]
        let parts: [Substring] = text[end...].dropFirst(2).split(maxSplits: 1, whereSeparator: \.isWhitespace)
        guard let destination = parts.first, label.contains(where: { !$0.isWhitespace }) else { return nil }
        if parts.count > 1 {
            let title: Substring = trimmed(parts[1])
            guard let open = title.first, let close = title.last, title.count > 1, ["\"\"", "''", "()"].contains("\(open)\(close)") else { return nil }
        }
        let isBracketed: Bool = destination.first == "<" && destination.last == ">"
        return (Self.normalized(label), String(isBracketed ? destination.dropFirst().dropLast() : destination))
    }

    /// A reference's name as names are compared.
    static func normalized(_ label: some StringProtocol) -> String { label.split(whereSeparator: \.isWhitespace).joined(separator: " ").lowercased() }

    // MARK: Tables

    /// The columns of the row of dashes below a table's header.
    var columns: [PresentationIntent.TableColumn.Alignment]? {
        guard indent < 4, text.contains("-"), text.allSatisfy({ "|-: \t".contains($0) }) else { return nil }
        var result: [PresentationIntent.TableColumn.Alignment] = []
        for cell in cells {
            let isLeft: Bool = cell.hasPrefix(":"), isRight: Bool = cell.count > 1 && cell.hasSuffix(":")
            let dashes: Substring = cell.dropFirst(isLeft ? 1 : 0).dropLast(isRight ? 1 : 0)
            guard !dashes.isEmpty, dashes.allSatisfy({ $0 == "-" }) else { return nil }
            result.append(isLeft && isRight ? .center : isRight ? .right : .left)
        }
        return result.isEmpty ? nil : result
    }

    /// The texts between vertical lines, without those that a backslash precedes.
    var cells: [String] {
        var result: [String] = [], cell = "", isEscaped = false
        for letter in trimmed(text) {
            if letter == "|", !isEscaped {
                result.append(cell)
                cell = ""
            } else {
                if letter == "|" { cell.removeLast() }
                cell.append(letter)
            }
            isEscaped = letter == "\\" && !isEscaped
        }
        result.append(cell)
        if text.first == "|" { result.removeFirst() }
        if result.count > 0, result.last?.allSatisfy(\.isWhitespace) == true { result.removeLast() }
        return result.map { String(trimmed($0[...])) }
    }

    private func trimmed(_ text: Substring) -> Substring {
        let start: Substring = text.drop(while: \.isWhitespace)
        guard let end = start.lastIndex(where: { !$0.isWhitespace }) else { return "" }
        return start[...end]
    }
}
