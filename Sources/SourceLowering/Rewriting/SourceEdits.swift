/// Changes to a file that leave every line where it was.
final class SourceEdits {
    private enum Kind: Int {
        /// Closing text of a wrapped expression; the innermost comes first.
        case closing
        /// Whole generated lines, after which the original line continues at its own column.
        case lines
        case opening
        case replacement
    }

    private struct Edit {
        let offset: Int
        let length: Int
        let text: String
        let kind: Kind
        let order: Int
    }

    private var edits: [Edit] = []

    /// Puts `text` in place of the bytes. Shorter text is filled up with spaces so that what follows keeps its column.
    func replace(_ range: Range<Int>, with text: String) {
        let padding = max(0, range.count - text.utf8.count)
        add(range.lowerBound, range.count, text + String(repeating: " ", count: padding), .replacement)
    }

    /// Puts `text` in place of the bytes, whatever its length.
    func substitute(_ range: Range<Int>, with text: String) {
        add(range.lowerBound, range.count, text, .replacement)
    }

    func insert(_ text: String, at offset: Int) {
        add(offset, 0, text, .opening)
    }

    /// Inserts text that ends something an earlier `insert` began.
    func insertClosing(_ text: String, at offset: Int) {
        add(offset, 0, text, .closing)
    }

    /// Inserts lines of generated code before the token at `offset`.
    func insertLines(_ text: String, at offset: Int) {
        add(offset, 0, text, .lines)
    }

    private func add(_ offset: Int, _ length: Int, _ text: String, _ kind: Kind) {
        let order = kind == .closing ? -edits.count : edits.count
        edits.append(Edit(offset: offset, length: length, text: text, kind: kind, order: order))
    }

    /// The changed text and the columns it moved. Of two replacements that overlap the outer one wins.
    func apply(to source: [UInt8], path: String, lines: LineTable) -> (text: String, columns: ColumnMap) {
        var output: [UInt8] = []
        output.reserveCapacity(source.count + 4096)
        var columns = ColumnMap()
        var position = 0
        var shiftedLine = 0
        var shift = 0
        for edit in sorted() where edit.offset >= position {
            output += source[position..<edit.offset]
            position = edit.offset + edit.length
            let start = lines.position(of: edit.offset)
            if edit.kind == .lines {
                output += Self.resumed(edit.text, path: path, line: start.line, column: start.column).utf8
                // The line goes on at its own column. What the compiler reports left of where the first part ended is taken
                // to be in that part, since little but braces follows.
                if shiftedLine == start.line {
                    columns.shifts[start.line]?.append(.init(column: start.column + max(shift, 0), amount: 0))
                }
                shift = 0
                continue
            }
            output += edit.text.utf8
            let growth = edit.text.utf8.count - edit.length
            guard growth != 0, !edit.text.utf8.contains(UInt8(ascii: "\n")) else { continue }
            if shiftedLine != start.line { (shiftedLine, shift) = (start.line, 0) }
            let end = start.column + shift + edit.text.utf8.count
            shift += growth
            columns.shifts[start.line, default: []].append(.init(column: end, amount: shift))
        }
        output += source[position...]
        return (String(decoding: output, as: UTF8.self), columns)
    }

    private func sorted() -> [Edit] {
        edits.sorted { a, b in
            if a.offset != b.offset { return a.offset < b.offset }
            if a.kind != b.kind { return a.kind.rawValue < b.kind.rawValue }
            if a.length != b.length { return a.length > b.length }
            return a.order < b.order
        }
    }

    /// Generated lines, followed by what makes the compiler take up the original line at the same column.
    private static func resumed(_ text: String, path: String, line: Int, column: Int) -> String {
        "\n\(text)\n\(marker(path: path, line: line))\n" + String(repeating: " ", count: column - 1)
    }

    /// The directive that makes the next line count as `line` of the original.
    static func marker(path: String, line: Int) -> String {
        "#sourceLocation(file: \(literal(path)), line: \(line))"
    }

    /// `text` as a Swift string literal.
    static func literal(_ text: String) -> String {
        var literal = "\""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "\\": literal += "\\\\"
            case "\"": literal += "\\\""
            case "\n": literal += "\\n"
            case "\r": literal += "\\r"
            default: literal.unicodeScalars.append(scalar)
            }
        }
        return literal + "\""
    }
}
