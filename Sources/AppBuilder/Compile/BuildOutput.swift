import Foundation
import SourceLowering

/// Makes sense of what `swift build` prints: progress, diagnostics once each, and everything else.
package struct BuildOutput: Sendable {
    /// A step of the build: `[3/12] Compiling App Main.swift`.
    package struct Step: Hashable, Sendable {
        package var number: Int
        package var count: Int
        package var title: String
    }

    /// Diagnostics in the order they came, each with the notes that belong to it, each once: the compiler reports an error in
    /// a declaration for the module and again for the file.
    package private(set) var diagnostics: [(main: Diagnostic, notes: [Diagnostic])] = []
    /// Lines that are neither progress nor diagnostics.
    package private(set) var otherLines: [String] = []
    private var known: Set<Diagnostic> = []
    /// The diagnostic that the next excerpt lines belong to: its position, and its note's; nil for a repeated diagnostic.
    private var current: (index: Int, note: Int?)?
    private var isInDiagnostic = false

    package init() {}

    package var errors: [(main: Diagnostic, notes: [Diagnostic])] { diagnostics.filter { $0.main.severity == .error } }

    /// Every message and line, where the words matter and not who said them.
    var allText: String { (diagnostics.flatMap { [$0.main.message] + $0.notes.map(\.message) } + otherLines).joined(separator: "\n") }

    /// Takes the next line; returns the step it announces, if it announces one.
    package mutating func take(_ line: String) -> Step? {
        if let step = Self.step(line) {
            isInDiagnostic = false
            return step
        }
        if let diagnostic = Diagnostic(line: line) {
            begin(diagnostic)
        } else if isInDiagnostic && Self.isExcerpt(line) {
            add(excerpt: line)
        } else {
            isInDiagnostic = false
            if !line.isEmpty { otherLines.append(line) }
        }
        return nil
    }

    /// The same output with columns as they are in the author's files.
    func mapped(by columns: [String: ColumnMap]) -> BuildOutput {
        func map(_ diagnostic: Diagnostic) -> Diagnostic {
            guard let map = columns[diagnostic.file] else { return diagnostic }
            var result = diagnostic
            result.column = map.originalColumn(line: diagnostic.line, column: diagnostic.column)
            return result
        }
        var result = self
        result.diagnostics = diagnostics.map { (map($0.main), $0.notes.map(map)) }
        return result
    }

    private mutating func begin(_ diagnostic: Diagnostic) {
        isInDiagnostic = true
        if diagnostic.severity == .note {
            guard let index = current?.index else { return }
            diagnostics[index].notes.append(diagnostic)
            current = (index, diagnostics[index].notes.count - 1)
            return
        }
        guard known.insert(diagnostic).inserted else {
            current = nil
            return
        }
        diagnostics.append((diagnostic, []))
        current = (diagnostics.count - 1, nil)
    }

    private mutating func add(excerpt line: String) {
        guard let current else { return }
        if let note = current.note {
            diagnostics[current.index].notes[note].excerpt.append(line)
        } else {
            diagnostics[current.index].main.excerpt.append(line)
        }
    }

    /// Excerpts are ` 12 | source`, `    | pointer`, a colon where lines are passed over, or plain source with a caret line.
    static func isExcerpt(_ line: String) -> Bool {
        if line.hasPrefix("[#") || line.hasPrefix("error:") || line.hasPrefix("warning:") { return false }
        let trimmed = line.drop { $0 == " " }
        return trimmed.drop { $0.isNumber }.drop { $0 == " " }.hasPrefix("|") || line.isEmpty || trimmed == ":"
    }

    static func step(_ line: String) -> Step? {
        guard line.hasPrefix("["), let close = line.firstIndex(of: "]") else { return nil }
        let numbers = line[line.index(after: line.startIndex)..<close].split(separator: "/").compactMap { Int($0) }
        guard numbers.count == 2 else { return nil }
        return Step(number: numbers[0], count: numbers[1], title: line[line.index(after: close)...].trimmingCharacters(in: .whitespaces))
    }
}
