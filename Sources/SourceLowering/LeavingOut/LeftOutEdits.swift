/// Takes parts out of a file. Every line stays where it is, and so does every column but those behind a replacement that is longer
/// than what it stands for.
enum LeftOutEdits {
    /// The text that is lowered instead of the author's, and the columns that moved. Of parts within one another the outermost counts.
    static func apply(_ parts: [LeftOutPart], to text: String) -> (text: String, columns: ColumnMap) {
        let bytes = Array(text.utf8)
        let lines = LineTable(bytes)
        var output: [UInt8] = []
        output.reserveCapacity(bytes.count + 64 * parts.count)
        var columns = ColumnMap()
        var position = 0
        var shiftedLine = 0
        var shift = 0
        for edit in edits(parts, count: bytes.count) where edit.range.lowerBound >= position {
            output += bytes[position..<edit.range.lowerBound]
            position = edit.range.upperBound
            let start = lines.position(of: edit.range.lowerBound)
            if shiftedLine != start.line { (shiftedLine, shift) = (start.line, 0) }
            let first = bytes[edit.range].prefix { $0 != UInt8(ascii: "\n") }
            let text = Array(edit.text.utf8)
            output += text
            output += [UInt8](repeating: UInt8(ascii: " "), count: max(0, first.count - text.count))
            output += bytes[edit.range].dropFirst(first.count).map { $0 == UInt8(ascii: "\n") ? $0 : UInt8(ascii: " ") }
            let growth = text.count - first.count
            guard growth > 0, first.count == edit.range.count else { continue }
            let end = start.column + shift + text.count
            shift += growth
            columns.shifts[start.line, default: []].append(.init(column: end, amount: shift))
        }
        output += bytes[position...]
        return (String(decoding: output, as: UTF8.self), columns)
    }

    private static func edits(_ parts: [LeftOutPart], count: Int) -> [(range: Range<Int>, text: String)] {
        let outermost = parts.filter { part in !parts.contains { $0.covers(part) && !($0.range == part.range) } }
        let replacements = outermost.map { (range: $0.range, text: $0.replacement) }
        let insertions = outermost.compactMap(\.insertion).map { (range: $0.offset..<$0.offset, text: $0.text) }
        // At one place what is put in comes first, then the longer of two parts.
        func order(_ range: Range<Int>) -> (Int, Int) { (range.lowerBound, range.isEmpty ? Int.min : -range.count) }
        return (insertions + replacements).filter { $0.range.upperBound <= count }.sorted { order($0.range) < order($1.range) }
    }
}
