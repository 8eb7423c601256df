/// Something the compiler said about a place in a source file.
package struct Diagnostic: Hashable, Sendable {
    package enum Severity: String, Hashable, Sendable { case error, warning, note, remark }

    package var file: String
    package var line: Int
    package var column: Int
    package var severity: Severity
    package var message: String
    /// The lines under the message: source and pointers into it.
    package var excerpt: [String]

    package init(file: String, line: Int, column: Int, severity: Severity, message: String, excerpt: [String] = []) {
        self.file = file
        self.line = line
        self.column = column
        self.severity = severity
        self.message = message
        self.excerpt = excerpt
    }

    /// `file:line:column: error: message`, the form that editors understand.
    package var headline: String { "\(file):\(line):\(column): \(severity.rawValue): \(message)" }

    /// The notes that the compiler makes in the same file: it writes them into the excerpt.
    var notesInExcerpt: [Diagnostic] {
        excerpt.compactMap { line in
            line.range(of: "- note: ").map { Diagnostic(file: file, line: self.line, column: column, severity: .note, message: String(line[$0.upperBound...])) }
        }
    }

    /// Reads a line of that form. What is noted of a module whose sources the compiler does not have is at a place in the module's interface,
    /// `UIKit.UIImage.init:2:20`.
    package init?(line text: String) {
        // By bytes: a library that cannot be had makes tens of thousands of lines.
        let bytes: String.UTF8View = text.utf8
        guard let first = bytes.first, first == UInt8(ascii: "/") || Self.isLetter(first) && Self.isOfInterface(text) else { return nil }
        // A file name may hold colons, so look for the severity and step back from it.
        var rest: Substring.UTF8View = bytes[...]
        while let colon = rest.firstIndex(of: UInt8(ascii: ":")) {
            rest = rest[bytes.index(after: colon)...]
            guard let severity = Self.severities.first(where: { rest.starts(with: $0.text.utf8) })?.severity else { continue }
            let place = text[..<colon].split(separator: ":", omittingEmptySubsequences: false)
            guard place.count >= 3, let column = Int(place[place.count - 1]), let line = Int(place[place.count - 2]) else { continue }
            self.init(
                file: place.dropLast(2).joined(separator: ":"), line: line, column: column, severity: severity,
                message: String(Substring(rest.dropFirst(severity.rawValue.utf8.count + 3))))
            return
        }
        return nil
    }

    private static let severities: [(severity: Severity, text: String)] = [Severity.error, .warning, .note, .remark].map { ($0, " \($0.rawValue): ") }

    private static func isLetter(_ byte: UInt8) -> Bool { UInt8(ascii: "a")...UInt8(ascii: "z") ~= byte | 0x20 || byte >= 0x80 }

    /// Whether it is a note of a module's interface.
    private static func isOfInterface(_ text: String) -> Bool { text.prefix { $0 != " " }.hasSuffix(":") && text.contains(": note: ") }
}
