/// What a comparison found, as a page in Markdown.
struct DeclarationReport {
    let comparison: DeclarationComparison
    let known: KnownDifferences
    let modules: [String]

    var text: String {
        var lines: [String] = [
            "# Declarations",
            "",
            "Apple's public declarations for Swift, as its SDK for iOS 16.5 has them, and UIKit's of iOS 17.0 to 17.5 as they are published (tables in",
            "behaviour/declarations), beside those here: failability,",
            "optionality, defaults, labels, types of arguments and results, `throws`, `async`, setters, static or not, open or not. Isolation is not compared.",
            "Members that only follow from a conformance are not counted. Made from the build by the tests; after a change,",
            "`QUINCE_UPDATE_COVERAGE=1 ./quince test --filter Declarations` writes it anew.",
            "",
            "| module | declared by Apple | the same here | different | not here | of these in types that are here |",
            "|---|---|---|---|---|---|",
        ]
        let presentTypes: Set<String> = Set(comparison.same.filter(\.isType).map(\.path) + comparison.different.filter { $0.fact.isType }.map(\.fact.path))
        func row(_ name: String, _ isIn: (DeclarationTable.Fact) -> Bool) -> String {
            let same: Int = comparison.same.count(where: isIn)
            let different: Int = comparison.different.count { isIn($0.fact) }
            let missing: [DeclarationTable.Fact] = comparison.missing.filter(isIn)
            let inPresentTypes: Int = missing.count { !$0.isType && presentTypes.contains($0.owner) }
            return "| \(name) | \(same + different + missing.count) | \(same) | \(different) | \(missing.count) | \(inPresentTypes) |"
        }
        lines += modules.map { module in row(module) { $0.module == module } }
        lines.append(row("all") { _ in true })
        lines += ["", "## Different", "", "| declaration of Apple's | why |", "|---|---|"]
        for difference in comparison.different.sorted(by: { ($0.fact.path, $0.fact.declaration) < ($1.fact.path, $1.fact.declaration) }) {
            lines.append("| `\(qualified(difference.fact))` | \(known.reason(for: difference.fact) ?? "not known yet") |")
        }
        lines += ["", "## Types that are not here", "", "| module | types |", "|---|---|"]
        for module in modules {
            let names: [String] = comparison.missing.filter { $0.isType && $0.module == module && !$0.path.contains(".") }.map(\.path)
            lines.append("| \(module) | \(names.sorted().joined(separator: ", ")) |")
        }
        lines += ["", "## Members that are not here, of types that are", "", "| type | members |", "|---|---|"]
        let members: [DeclarationTable.Fact] = comparison.missing.filter { !$0.isType && presentTypes.contains($0.owner) }
        for (type, facts) in Dictionary(grouping: members, by: \.owner).sorted(by: { $0.key < $1.key }) {
            let names: Set<String> = Set(facts.map { $0.declaration.hasPrefix(":") ? $0.declaration : String($0.path.dropFirst(type.count + 1)) })
            lines.append("| \(type) | \(names.sorted().map { "`\($0)`" }.joined(separator: ", ")) |")
        }
        return lines.joined(separator: "\n") + "\n"
    }

    private func qualified(_ fact: DeclarationTable.Fact) -> String {
        fact.isType
            ? "\(fact.declaration) \(fact.path)" : fact.owner.isEmpty || fact.owner == fact.path ? fact.declaration : "\(fact.owner): \(fact.declaration)"
    }
}
