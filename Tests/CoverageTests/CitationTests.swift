import Foundation
import TestSupport
import Testing

/// Comments and tests say which fact they rest on; a citation that leads nowhere helps nobody.
@Suite("Citations") struct CitationTests {
    @Test("lead to a rule, section or key that docs/behaviour has")
    func resolve() throws {
        var facts: [String: FactIndex] = [:]
        var count = 0
        for file in try Self.citingFiles() {
            let text = try String(contentsOf: file, encoding: .utf8)
            for citation in Citation.all(in: text) {
                count += 1
                let index: FactIndex
                if let known = facts[citation.file] {
                    index = known
                } else {
                    index = try FactIndex(Repository.behaviour(citation.file))
                    facts[citation.file] = index
                }
                let missing: [String] = citation.places.filter { !index.holds($0) }
                #expect(missing.isEmpty, "\(file.path): \(citation.file) has no \(missing)")
            }
        }
        #expect(count > 200, "the search finds citations")
    }

    @Test("are read with all the places they name")
    func parsing() {
        let text = "/// (behaviour/rules.md 2.1.8, 3 and 4.5; behaviour/metrics.json, margins), see behaviour/devices.json, where more is."
        #expect(
            Citation.all(in: text) == [
                Citation(file: "rules.md", places: ["2.1.8", "3", "4.5"]), Citation(file: "metrics.json", places: ["margins"]),
                Citation(file: "devices.json", places: []),
            ])
    }

    @Test("name items of numbered lists by section and number")
    func numbering() {
        let index = FactIndex(markdown: "## 1. Traits\n1. First\n2. Second\n## 2. Split\n### 2.1 Styles\n1. One\n   3. Inner\n")
        #expect(["1", "1.1", "1.2", "2", "2.1", "2.1.1"].allSatisfy(index.holds))
        #expect(!index.holds("1.3") && !index.holds("2.2") && !index.holds("2.1.2"))
    }

    private static func citingFiles() throws -> [URL] {
        try ["Sources", "Tests", "Benchmarks", "Examples", "Desktop", "Browser"].flatMap { folder -> [URL] in
            let base = Repository.root.appendingPathComponent(folder)
            return try FileManager.default.subpathsOfDirectory(atPath: base.path)
                .filter { $0.hasSuffix(".swift") && !$0.contains(".build") && !$0.contains(".quince") && !$0.hasSuffix("CitationTests.swift") }
                .map(base.appendingPathComponent)
        }
    }
}

/// `behaviour/FILE` in a comment or a test's name, with the places in it that follow.
struct Citation: Equatable {
    var file: String
    /// Rule numbers of a text, or a key of a table.
    var places: [String]

    static func all(in text: String) -> [Citation] {
        text.matches(of: /behaviour\/(?<file>[a-z0-9.-]+\.(?:md|json|tsv))(?<rest>[^\n]*)/).flatMap { match -> [Citation] in
            // Another citation may follow on the same line.
            let rest = String(match.rest.prefix { $0 != ";" })
            let file = String(match.file)
            return [Citation(file: file, places: file == "rules.md" || file == "measured-constants.md" ? numbers(rest) : keys(rest))]
                + all(in: String(match.rest))
        }
    }

    /// `3.2, 4 and 5.1`, as far as it goes.
    private static func numbers(_ text: String) -> [String] {
        guard let list = text.prefixMatch(of: /\ [0-9]+(\.[0-9]+)*((,|\ and)\ [0-9]+(\.[0-9]+)*)*/) else { return [] }
        return list.output.0.matches(of: /[0-9]+(\.[0-9]+)*/).map { String($0.output.0) }
    }

    /// `, margins` or `, animation.modalPresent`: a word in camel case that ends the citation.
    private static func keys(_ text: String) -> [String] {
        guard let key = text.prefixMatch(of: /,\ ([a-z][A-Za-z.]*[A-Za-z])([),:;]|$)/) else { return [] }
        return [String(key.output.1)]
    }
}

/// What can be cited of a file.
struct FactIndex {
    private var places: Set<String> = []

    init(_ url: URL) throws {
        let data = try Data(contentsOf: url)
        guard url.pathExtension == "json" else {
            self.init(markdown: String(decoding: data, as: UTF8.self))
            return
        }
        self.init(markdown: "")
        collectKeys(try JSONSerialization.jsonObject(with: data), path: "")
    }

    init(markdown: String) {
        var section = ""
        for line in markdown.split(separator: "\n") {
            if let heading = line.prefixMatch(of: /#+\ ([0-9]+(\.[0-9]+)*)\.?\ /) {
                section = String(heading.output.1)
                places.insert(section)
            } else if let item = line.prefixMatch(of: /([0-9]+)\.\ /), !section.isEmpty {
                places.insert("\(section).\(item.output.1)")
            }
        }
    }

    func holds(_ place: String) -> Bool { places.contains(place) }

    private mutating func collectKeys(_ value: Any, path: String) {
        if let dictionary = value as? [String: Any] {
            for (key, inner) in dictionary {
                let here: String = path.isEmpty ? key : "\(path).\(key)"
                places.insert(here)
                places.insert(key)
                collectKeys(inner, path: here)
            }
        } else if let array = value as? [Any] {
            for inner in array { collectKeys(inner, path: path) }
        }
    }
}
