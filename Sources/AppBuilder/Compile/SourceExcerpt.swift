import Foundation

/// The line of a source file that a diagnostic speaks of, with a mark under the place.
///
/// The compiler's own excerpts show the rewritten sources; this one shows what the author wrote.
struct SourceExcerpt {
    let lines: [String]

    /// Nil when the file cannot be read or has no such line.
    init?(of diagnostic: Diagnostic, read: (String) -> String? = { try? String(contentsOfFile: $0, encoding: .utf8) }) {
        guard let text = read(diagnostic.file) else { return nil }
        let all = text.split(separator: "\n", omittingEmptySubsequences: false)
        guard all.indices.contains(diagnostic.line - 1) else { return nil }
        let line = all[diagnostic.line - 1]
        let number = String(diagnostic.line)
        let gutter = String(repeating: " ", count: number.count)
        // Columns count bytes; tabs stay, so that the mark stands under its place.
        let prefix = String(decoding: line.utf8.prefix(max(0, diagnostic.column - 1)), as: UTF8.self)
        let indent = String(prefix.map { $0 == "\t" ? "\t" : " " })
        lines = [" \(number) | \(line)", " \(gutter) | \(indent)^"]
    }
}
