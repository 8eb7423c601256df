/// Divides a Markdown text into blocks, as CommonMark does, with GitHub's tables.
struct MarkdownBlockReader {
    typealias Lines = ArraySlice<Substring>

    /// The destinations that the text gives names to.
    private(set) var references: [String: String] = [:]
    private var result: [MarkdownBlock] = []
    private var paragraph: [Substring] = []

    /// Quotations and lists in each other that are read; deeper ones are paragraphs.
    private static let deepest = 40

    /// The blocks of a text and its references.
    static func read(_ text: String) -> (blocks: [MarkdownBlock], references: [String: String]) {
        let lines: [Substring] = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).map { Substring(expanded($0)) }
        var reader = MarkdownBlockReader()
        let blocks: [MarkdownBlock] = reader.blocks(lines[...], depth: 0)
        return (blocks, reader.references)
    }

    /// The line with spaces for the tabs that it begins with.
    private static func expanded(_ line: Substring) -> String {
        guard line.prefix(while: { $0 == " " || $0 == "\t" }).contains("\t") else { return String(line) }
        var width = 0
        for letter in line.prefix(while: { $0 == " " || $0 == "\t" }) { width += letter == "\t" ? 4 - width % 4 : 1 }
        return String(repeating: " ", count: width) + line.drop { $0 == " " || $0 == "\t" }
    }

    /// The blocks of some lines that stand in `depth` others.
    private mutating func blocks(_ lines: Lines, depth: Int) -> [MarkdownBlock] {
        let outer = (result, paragraph)
        (result, paragraph) = ([], [])
        var rest: Lines = lines
        while let line = rest.first {
            if MarkdownLine(line).isBlank {
                endParagraph()
                rest.removeFirst()
            } else if !readLeaf(&rest), !readTable(&rest), depth >= Self.deepest || !readContainer(&rest, depth: depth) {
                paragraph.append(MarkdownLine(line).text)
                rest.removeFirst()
            }
        }
        endParagraph()
        defer { (result, paragraph) = outer }
        return result
    }

    private mutating func add(_ block: MarkdownBlock) {
        endParagraph()
        result.append(block)
    }

    /// Ends the open paragraph. Definitions of references at its beginning are taken off.
    private mutating func endParagraph() {
        while let line = paragraph.first, let (label, destination) = MarkdownLine(line).reference {
            if references[label] == nil { references[label] = destination }
            paragraph.removeFirst()
        }
        let text: String = paragraph.joined(separator: "\n")
        paragraph = []
        let end: String.Index = text.lastIndex { $0 != " " && $0 != "\t" }.map(text.index(after:)) ?? text.startIndex
        if end > text.startIndex { result.append(.paragraph(String(text[..<end]))) }
    }

    // MARK: Blocks without others in them

    private mutating func readLeaf(_ rest: inout Lines) -> Bool {
        guard let first = rest.first else { return false }
        let line = MarkdownLine(first)
        if line.indent >= 4 {
            guard paragraph.isEmpty else { return false }
            readIndentedCode(&rest)
            return true
        }
        if !paragraph.isEmpty, let level = line.underline {
            let text: String = paragraph.joined(separator: "\n")
            paragraph = []
            result.append(.header(level: level, text))
        } else if line.isThematicBreak {
            add(.thematicBreak)
        } else if let (level, text) = line.header {
            add(.header(level: level, String(text)))
        } else if let fence = line.fence {
            readFencedCode(fence, indent: line.indent, &rest)
            return true
        } else if line.beginsHTML, paragraph.isEmpty {
            let lines: Lines = rest.prefix { !MarkdownLine($0).isBlank }
            add(.html(lines.joined(separator: "\n") + "\n"))
            rest.removeFirst(lines.count)
            return true
        } else {
            return false
        }
        rest.removeFirst()
        return true
    }

    private mutating func readIndentedCode(_ rest: inout Lines) {
        var lines: [Substring] = rest.prefix { MarkdownLine($0).indent >= 4 || MarkdownLine($0).isBlank }.map { $0.dropFirst(4) }
        rest.removeFirst(lines.count)
        while lines.last.map({ MarkdownLine($0).isBlank }) == true { lines.removeLast() }
        add(.code(lines.joined(separator: "\n") + "\n", hint: nil))
    }

    private mutating func readFencedCode(_ fence: MarkdownLine.Fence, indent: Int, _ rest: inout Lines) {
        rest.removeFirst()
        let lines: Lines = rest.prefix { !MarkdownLine($0).closes(fence) }
        rest.removeFirst(min(rest.count, lines.count + 1))
        let plain: [Substring] = lines.map { $0.dropFirst(min(indent, MarkdownLine($0).indent)) }
        add(.code(plain.map { $0 + "\n" }.joined(), hint: fence.hint))
    }

    /// The paragraph's only line becomes a header where a row of dashes follows it.
    private mutating func readTable(_ rest: inout Lines) -> Bool {
        guard paragraph.count == 1, let head = paragraph.first, head.contains("|"), let line = rest.first, let columns = MarkdownLine(line).columns else {
            return false
        }
        let titles: [String] = MarkdownLine(head).cells
        guard titles.count == columns.count else { return false }
        paragraph = []
        rest.removeFirst()
        var rows: [[String]] = [titles]
        while let line = rest.first, !MarkdownLine(line).isBlank, !MarkdownLine(line).beginsBlock {
            let cells: [String] = Array(MarkdownLine(line).cells.prefix(columns.count))
            rows.append(cells + Array(repeating: "", count: columns.count - cells.count))
            rest.removeFirst()
        }
        add(.table(columns: columns, rows: rows))
        return true
    }

    // MARK: Blocks with others in them

    private mutating func readContainer(_ rest: inout Lines, depth: Int) -> Bool {
        guard let first = rest.first else { return false }
        if MarkdownLine(first).isQuote {
            readQuote(&rest, depth: depth)
            return true
        }
        guard let marker = MarkdownLine(first).marker, paragraph.isEmpty || marker.mayInterrupt else { return false }
        endParagraph()
        var items: [[MarkdownBlock]] = []
        while let line = rest.first, !MarkdownLine(line).isThematicBreak, let next = MarkdownLine(line).marker, next.kind == marker.kind {
            let lines: [Substring] = Self.item(next, &rest)
            items.append(blocks(lines[...], depth: depth + 1))
            let blank: Lines = rest.prefix { MarkdownLine($0).isBlank }
            if rest.dropFirst(blank.count).first.flatMap({ MarkdownLine($0).marker })?.kind == marker.kind { rest.removeFirst(blank.count) }
        }
        result.append(.list(start: marker.number, items: items))
        return true
    }

    private mutating func readQuote(_ rest: inout Lines, depth: Int) {
        var lines: [Substring] = []
        while let line = rest.first {
            if MarkdownLine(line).isQuote {
                let inside: Substring = MarkdownLine(line).text.dropFirst()
                lines.append(inside.first == " " ? inside.dropFirst() : inside)
            } else if Self.continues(line, after: lines.last) {
                lines.append(MarkdownLine(line).text)
            } else {
                break
            }
            rest.removeFirst()
        }
        let inner: [MarkdownBlock] = blocks(lines[...], depth: depth + 1)
        add(.quote(inner))
    }

    /// The lines of a list's item, without its marker and indentation.
    private static func item(_ marker: MarkdownLine.Marker, _ rest: inout Lines) -> [Substring] {
        var lines: [Substring] = [rest.removeFirst().dropFirst(marker.width)]
        while let line = rest.first {
            if MarkdownLine(line).isBlank {
                let blank: Lines = rest.prefix { MarkdownLine($0).isBlank }
                guard let next = rest.dropFirst(blank.count).first, MarkdownLine(next).indent >= marker.width else { break }
                lines += blank.map { _ in "" }
                rest.removeFirst(blank.count)
            } else if MarkdownLine(line).indent >= marker.width {
                lines.append(rest.removeFirst().dropFirst(marker.width))
            } else if continues(line, after: lines.last) {
                lines.append(MarkdownLine(rest.removeFirst()).text)
            } else {
                break
            }
        }
        return lines
    }

    /// Whether a line without the marks of its block goes on with the paragraph before it.
    private static func continues(_ line: Substring, after last: Substring?) -> Bool {
        guard let last, !MarkdownLine(last).isBlank, MarkdownLine(last).header == nil, MarkdownLine(last).fence == nil else { return false }
        return !MarkdownLine(line).isBlank && !MarkdownLine(line).beginsBlock && MarkdownLine(line).marker == nil
    }
}
