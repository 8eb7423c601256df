import Foundation
import TestSupport
import Testing

/// What UIKit and the frameworks show by themselves is in the user's language: it stands in `SystemText`, not where it is shown.
@Suite("Words in code") struct ShownWordsTests {
    /// Names that are the same in all languages.
    private static let names: Set<String> = ["AirPlay", "App Store", "Game Center"]
    /// Views that are drawn once, where nobody sees them.
    private static let unseen: Set<String> = ["UIKit/App/Rehearsal.swift"]

    @Test("that a user reads are not written as English literals")
    func literals() throws {
        var found: [String] = []
        for (path, text) in try Self.sources() where !Self.unseen.contains(path) {
            for words in Self.literals(in: text) where !Self.names.contains(words) { found.append("\(path): \(words)") }
        }
        #expect(found.isEmpty, "SystemText.localized has a place for \(found.sorted())")
    }

    @Test("that are asked of the table stand in it, and what stands in it is asked for")
    func known() throws {
        let table = try String(contentsOf: Repository.root.appendingPathComponent("Sources/ObjectRuntime/Localization/SystemText+Table.swift"), encoding: .utf8)
        let rows: Set<String> = Set(
            table.split(separator: "\n").filter { $0.contains(" | ") }.map { row in
                String(row.prefix { $0 != "|" }).trimmingCharacters(in: .whitespaces)
            })
        let all: String = try Self.sources().map(\.text).joined(separator: "\n")
        let asked: Set<String> = Set(
            all.components(separatedBy: "SystemText.localized(\"").dropFirst().map { String($0.prefix { $0 != "\"" }) }.filter { !$0.contains("\\") })
        #expect(asked.count > 30, "the search finds calls")
        #expect(asked.isSubset(of: rows), "not in the table: \(asked.subtracting(rows).sorted())")
        let unused: [String] = rows.filter { !all.contains("\"\($0)\"") }.sorted()
        #expect(unused.isEmpty, "nobody shows \(unused)")
    }

    @Test("are found where titles, texts and labels are set")
    func finding() {
        let text = """
            item.title = "Open"
            let button = UIBarButtonItem(title: "Add", primaryAction: nil)
            button.accessibilityLabel = SystemText.localized("Close")
            @available(iOS, deprecated: 13.0, message: "Use another")
            label.text = "\\(count)"
            cell.title = ""
            """
        #expect(Self.literals(in: text) == ["Open", "Add"])
    }

    private static func literals(in text: String) -> [String] {
        text.matches(
            of: /(?:title: |title = |\.text = |[pP]laceholder = |setTitle\(|accessibility(?:Label|Hint|Value) = |\.prompt = |secondaryText = )"([A-Z][^"\\]*)"/
        ).map { String($0.output.1) }
    }

    private static func sources() throws -> [(path: String, text: String)] {
        let folder: URL = Repository.root.appendingPathComponent("Sources")
        return try ["UIKit", "Frameworks", "QuinceLeftOut"].flatMap { module -> [(path: String, text: String)] in
            try FileManager.default.subpathsOfDirectory(atPath: folder.appendingPathComponent(module).path).filter { $0.hasSuffix(".swift") }.map { path in
                ("\(module)/\(path)", try String(contentsOf: folder.appendingPathComponent("\(module)/\(path)"), encoding: .utf8))
            }
        }
    }
}
