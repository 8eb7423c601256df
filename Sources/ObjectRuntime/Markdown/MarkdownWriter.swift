import Foundation

/// Writes blocks and spans of Markdown as an attributed string.
struct MarkdownWriter {
    let options: AttributedString.MarkdownParsingOptions
    let baseURL: URL?
    private(set) var result = AttributedString()
    private var references: [String: String] = [:]
    private var identity = 0

    init(options: AttributedString.MarkdownParsingOptions, baseURL: URL?) { (self.options, self.baseURL) = (options, baseURL) }

    mutating func write(_ markdown: String) {
        let text: String = markdown.replacingOccurrences(of: "\r\n", with: "\n").replacingOccurrences(of: "\0", with: "\u{FFFD}")
        switch options.interpretedSyntax {
        case .inlineOnlyPreservingWhitespace: write(spansOf: text, in: nil)
        case .inlineOnly:
            for paragraph in Self.paragraphs(of: text) { write(spansOf: paragraph, in: nil) }
        case .full:
            let read = MarkdownBlockReader.read(text)
            references = read.references
            for block in read.blocks { write(block, in: nil) }
        }
    }

    /// The texts between blank lines, without spaces at lines' beginnings.
    static func paragraphs(of text: String) -> [String] {
        var result: [String] = [], lines: [Substring] = []
        func end() {
            guard !lines.isEmpty else { return }
            let paragraph: String = lines.joined(separator: "\n")
            result.append(String(paragraph.reversed().drop { $0 == " " || $0 == "\t" }.reversed()))
            lines = []
        }
        for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
            if line.allSatisfy(\.isWhitespace) { end() } else { lines.append(line.drop { $0 == " " || $0 == "\t" }) }
        }
        end()
        return result
    }

    // MARK: Blocks

    private mutating func intent(_ kind: PresentationIntent.Kind, in parent: PresentationIntent?) -> PresentationIntent {
        identity += 1
        return PresentationIntent(kind, identity: identity, parent: parent)
    }

    private mutating func write(_ block: MarkdownBlock, in parent: PresentationIntent?) {
        switch block {
        case .paragraph(let text): write(spansOf: text, in: intent(.paragraph, in: parent))
        case .header(let level, let text): write(spansOf: text, in: intent(.header(level: level), in: parent))
        case .code(let text, let hint): append(text, MarkdownSpan(text: text), intent(.codeBlock(languageHint: hint), in: parent))
        case .html(let text): append(text, MarkdownSpan(text: text, intent: .blockHTML), parent)
        case .thematicBreak: append("\u{2E3B}", MarkdownSpan(text: "\u{2E3B}"), intent(.thematicBreak, in: parent))
        case .quote(let blocks):
            let quote: PresentationIntent = intent(.blockQuote, in: parent)
            for block in blocks { write(block, in: quote) }
        case .list(let start, let items):
            let list: PresentationIntent = intent(start == nil ? .unorderedList : .orderedList, in: parent)
            for (index, blocks) in items.enumerated() {
                let item: PresentationIntent = intent(.listItem(ordinal: (start ?? 1) + index), in: list)
                for block in blocks { write(block, in: item) }
            }
        case .table(let columns, let rows): write(rows, columns, in: parent)
        }
    }

    private mutating func write(_ rows: [[String]], _ columns: [PresentationIntent.TableColumn.Alignment], in parent: PresentationIntent?) {
        let table: PresentationIntent = intent(.table(columns: columns.map(PresentationIntent.TableColumn.init)), in: parent)
        for (index, cells) in rows.enumerated() {
            let row: PresentationIntent = intent(index == 0 ? .tableHeaderRow : .tableRow(rowIndex: index), in: table)
            for (column, cell) in cells.enumerated() { write(spansOf: cell, in: intent(.tableCell(columnIndex: column), in: row)) }
        }
    }

    // MARK: Spans

    private mutating func write(spansOf text: String, in block: PresentationIntent?) {
        let spans: [MarkdownSpan] = MarkdownInlineReader.spans(
            of: text, references: references, keepsWhitespace: options.interpretedSyntax == .inlineOnlyPreservingWhitespace,
            takesAttributes: options.allowsExtendedAttributes)
        for span in spans { append(span.text, span, block) }
    }

    private mutating func append(_ text: String, _ span: MarkdownSpan, _ block: PresentationIntent?) {
        typealias Scope = AttributeScopes.FoundationAttributes
        var attributes = AttributeContainer()
        attributes[Scope.PresentationIntentAttribute.self] = block
        if !span.intent.isEmpty { attributes[Scope.InlinePresentationIntentAttribute.self] = span.intent }
        attributes[Scope.LinkAttribute.self] = span.link.flatMap(url)
        attributes[Scope.ImageURLAttribute.self] = span.image.flatMap(url)
        attributes[Scope.LanguageIdentifierAttribute.self] = options.languageCode
        result.append(AttributedString(text, attributes: attributes))
    }

    private func url(_ address: String) -> URL? { URL(string: address, relativeTo: baseURL) }
}
