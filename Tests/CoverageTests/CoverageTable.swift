import Foundation

/// Which symbols that UIKit apps use exist here, as a table in Markdown.
struct CoverageTable {
    struct Symbol {
        var name: String
        var kind: String
        var projects: Int
    }

    let symbols: [Symbol]
    let names: DeclaredNames
    /// Names whose behaviour is the answer of a device without the hardware or service they are about, and that answer.
    let answers: [(name: String, answer: String)]

    /// Reads api-frequency.tsv. Names that the standard library has too say nothing about UIKit and are left out.
    init(frequency: String, answers: String = "", names: DeclaredNames) {
        self.names = names
        self.answers = answers.split(separator: "\n").dropFirst().compactMap { line in
            let columns: [Substring] = line.split(separator: "\t")
            return columns.count == 2 ? (String(columns[0]), String(columns[1])) : nil
        }
        symbols = frequency.split(separator: "\n").dropFirst().compactMap { line in
            let columns: [String] = line.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
            guard columns.count >= 3, columns[1] != "member-shared-with-stdlib", columns[1] != "member-unindexed" else { return nil }
            return Symbol(name: columns[0], kind: columns[1], projects: Int(columns[2]) ?? 0)
        }
    }

    func exists(_ symbol: Symbol) -> Bool {
        switch symbol.kind {
        // Global constants and functions of C count as types where nobody says otherwise.
        case "type": names.types.contains(symbol.name) || names.globals.contains(symbol.name) || Self.foundation.contains(symbol.name)
        case "function" where names.types.contains(symbol.name): true
        case "nested-type": names.qualifiedTypes.contains(symbol.name) || Self.foundation.contains(symbol.name)
        case "implicit-member": names.members.contains(String(symbol.name.dropFirst()))
        case "member": names.members.contains(symbol.name)
        case "override-var": names.members.contains(symbol.name)
        default:
            names.signatures.contains(symbol.name) || names.members.contains(symbol.name)
        }
    }

    /// Types of Foundation on Linux that the list counts among UIKit's.
    static let foundation: Set<String> = [
        "CGFloat", "CGRect", "CGSize", "CGPoint", "NSAttributedString", "NSMutableAttributedString", "NSCoder", "IndexPath",
        "IndexSet", "NSObject", "NSAttributedString.Key", "NSRange",
    ]

    var text: String {
        let present: [Symbol] = symbols.filter(exists)
        let missing: [Symbol] = symbols.filter { !exists($0) }
        let weight: Int = symbols.reduce(0) { $0 + $1.projects }
        let covered: Int = present.reduce(0) { $0 + $1.projects }
        var lines: [String] = [
            "# Coverage",
            "",
            "Which of the UIKit symbols used in 37 public code bases exist in Quince. Made from the sources by the tests; after a",
            "change, `QUINCE_UPDATE_COVERAGE=1 ./quince test --filter Coverage` writes it anew. A name that is declared works; a name that is",
            "not there yet is not declared. Names about hardware and services that the device does not have answer as a simulator does: they",
            "are listed under *Answers only* (kept in answers-only.tsv).",
            "",
            "| | symbols | there | weighted by projects that use them |",
            "|---|---|---|---|",
            "| all | \(symbols.count) | \(present.count) | \(percent(covered, weight)) |",
        ]
        for kind in Set(symbols.map(\.kind)).sorted() {
            let all: [Symbol] = symbols.filter { $0.kind == kind }
            let here: [Symbol] = all.filter(exists)
            let share: String = percent(here.reduce(0) { $0 + $1.projects }, all.reduce(0) { $0 + $1.projects })
            lines.append("| \(kind) | \(all.count) | \(here.count) | \(share) |")
        }
        if !answers.isEmpty {
            lines += ["", "## Answers only", "", "| symbol | answer |", "|---|---|"]
            for entry in answers.sorted(by: { $0.name < $1.name }) { lines.append("| `\(entry.name)` | \(entry.answer) |") }
        }
        lines += ["", "## Not there yet, most used first", "", "| symbol | kind | projects |", "|---|---|---|"]
        for symbol in missing.sorted(by: { ($1.projects, $0.name) < ($0.projects, $1.name) }) {
            lines.append("| `\(symbol.name)` | \(symbol.kind) | \(symbol.projects) |")
        }
        return lines.joined(separator: "\n") + "\n"
    }

    private func percent(_ part: Int, _ whole: Int) -> String {
        String(format: "%.1f %%", whole == 0 ? 0 : 100 * Double(part) / Double(whole))
    }
}
