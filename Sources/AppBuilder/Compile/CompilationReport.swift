import Foundation

/// Puts what the compiler said into words for the app's author.
struct CompilationReport {
    let output: BuildOutput
    /// The generated package; errors inside it speak of Quince's rewriting, not of the author's files.
    let generated: URL
    /// The file that holds the whole output.
    let log: URL
    var shownErrors = 20

    /// - Parameter own: What Quince's rewriting found; the compiler's errors on the same lines follow from it.
    func error(adding own: [Diagnostic] = []) -> BuildError {
        let errors =
            own.map { (main: $0, notes: []) }
            + output.errors.filter { error in
                !own.contains { $0.file == error.main.file && $0.line == error.main.line }
            }
        return self.error(showing: authors(errors))
    }

    /// The errors in the author's files; those in what was made of them, which follow from the former, only where there are no others.
    private func authors(_ errors: [(main: Diagnostic, notes: [Diagnostic])]) -> [(main: Diagnostic, notes: [Diagnostic])] {
        let written = errors.filter { !$0.main.file.hasPrefix(generated.path) }
        return written.isEmpty ? errors : written
    }

    private func error(showing errors: [(main: Diagnostic, notes: [Diagnostic])]) -> BuildError {
        guard !errors.isEmpty else {
            let lines = output.otherLines.filter { $0.contains("error:") || $0.contains("undefined reference") }
            let tail = (lines.isEmpty ? output.otherLines.suffix(15) : lines.prefix(15)[...]).joined(separator: "\n")
            return BuildError(.compilation, "The app does not build.\n\(tail)", advice: "The whole output is in \(log.path).")
        }
        var parts = errors.prefix(shownErrors).map(text(of:))
        if errors.count > shownErrors { parts.append(rest(of: errors.dropFirst(shownErrors).map(\.main.file))) }
        let count = errors.count == 1 ? "1 error" : "\(errors.count) errors"
        var error = BuildError(
            .compilation, parts.joined(separator: "\n") + "\nThe app does not compile: \(count).", advice: advice(for: errors.map(\.main)))
        error.files = Set(errors.map(\.main.file))
        return error
    }

    /// How many errors the files have that are not shown.
    private func rest(of files: [String]) -> String {
        let counts = Dictionary(grouping: files) { $0 }.mapValues(\.count).sorted { ($1.value, $0.key) < ($0.value, $1.key) }
        let lines = counts.prefix(10).map { "  \($0.key): \($0.value) more \($0.value == 1 ? "error" : "errors")" }
        let others = counts.dropFirst(10).reduce(0) { $0 + $1.value }
        return (lines + (others > 0 ? ["  \(others) more in \(counts.count - 10) other files"] : [])).joined(separator: "\n")
    }

    /// A diagnostic with its excerpt and notes.
    func text(of entry: (main: Diagnostic, notes: [Diagnostic])) -> String {
        ([entry.main] + entry.notes.filter { $0.file.hasPrefix("/") && !$0.file.hasPrefix(generated.path) }).map { diagnostic in
            ([diagnostic.headline] + (SourceExcerpt(of: diagnostic)?.lines ?? diagnostic.excerpt.filter { !$0.isEmpty })).joined(separator: "\n")
        }.joined(separator: "\n")
    }

    private func advice(for errors: [Diagnostic]) -> String? {
        let modules = Set(errors.compactMap { Self.missingModule(in: $0.message) }).sorted()
        if !modules.isEmpty {
            return "Quince does not have \(modules.joined(separator: ", ")); see the coverage table for what it has."
        }
        if errors.contains(where: { $0.file.hasPrefix(generated.path) }) {
            return "Errors inside \(generated.path) are in what Quince made of the sources: please report them."
        }
        return nil
    }

    static func missingModule(in message: String) -> String? {
        guard message.hasPrefix("no such module '") else { return nil }
        return message.split(separator: "'").dropFirst().first.map(String.init)
    }
}
