/// What this build declares beside what Apple's modules do.
struct DeclarationComparison {
    struct Difference: Hashable {
        var fact: DeclarationTable.Fact
        /// What stands under the same path here.
        var here: [String]
    }

    private(set) var same: [DeclarationTable.Fact] = []
    private(set) var different: [Difference] = []
    private(set) var missing: [DeclarationTable.Fact] = []

    /// What aliases stand for where a text of Apple's has them.
    private var aliases: [String: String] = [:]
    private let declarations: [String: Set<String>]
    private let parents: [String: Set<String>]
    private let protocols: Set<String>

    init(table: DeclarationTable, graph: SymbolGraph, canonical: CanonicalDeclaration) {
        var declarations: [String: Set<String>] = [:]
        for symbol in graph.symbols {
            guard let text = canonical.text(of: symbol.declaration, isOpen: symbol.accessLevel == "open") else { continue }
            declarations[symbol.path, default: []].insert(text)
        }
        self.init(
            table: table, declarations: declarations, parents: graph.parents,
            protocols: Set(graph.symbols.filter { $0.kind.identifier == "swift.protocol" }.map(\.path)), aliases: canonical.aliases)
    }

    init(
        table: DeclarationTable, declarations: [String: Set<String>], parents: [String: Set<String>], protocols: Set<String> = [],
        aliases: [String: String] = [:]
    ) {
        self.aliases = aliases
        self.declarations = declarations
        self.parents = parents
        self.protocols = protocols
        for fact in table.facts { compare(fact) }
    }

    private mutating func compare(_ fact: DeclarationTable.Fact) {
        if fact.declaration.hasPrefix(": ") {
            guard declarations[fact.path] != nil else { return }
            if ancestors(of: fact.path).contains(String(fact.declaration.dropFirst(2))) { same.append(fact) } else { missing.append(fact) }
            return
        }
        let here: Set<String> = candidates(for: fact)
        if here.isEmpty {
            missing.append(fact)
        } else if here.contains(where: { isSame($0, as: fact) }) {
            same.append(fact)
        } else {
            different.append(Difference(fact: fact, here: here.sorted()))
        }
    }

    /// A setter more is no difference: the compiler's graph has those that only this module reaches too.
    private func isSame(_ text: String, as fact: DeclarationTable.Fact) -> Bool {
        text == fact.declaration || text == writtenOut(fact.declaration) || text == fact.declaration.replacing("{ get }", with: "{ get set }")
            || fact.declaration.hasPrefix("optional ") && isOptional(text, as: fact)
    }

    /// A text of the tables with what aliases of C stand for: `UInt16` for `CGGlyph`.
    private func writtenOut(_ declaration: String) -> String {
        declaration.replacing(#/[A-Za-z_][A-Za-z_0-9]*/#) { word in aliases[String(word.output)] ?? String(word.output) }
    }

    /// An optional requirement is one that throws here (it is how the lowering tells them), or that an extension gives; see docs/architecture/lowering.md.
    private func isOptional(_ text: String, as fact: DeclarationTable.Fact) -> Bool {
        let required: Substring = fact.declaration.dropFirst("optional ".count)
        return text == required || text.replacing(" throws", with: "") == required
    }

    private func candidates(for fact: DeclarationTable.Fact) -> Set<String> {
        if let own = declarations[fact.path] { return own }
        guard !fact.isType, !fact.owner.isEmpty, fact.owner != fact.path else { return [] }
        let member: Substring = fact.path.dropFirst(fact.owner.count)
        return ancestors(of: fact.owner).reduce(into: []) { $0.formUnion(declarations[$1 + member] ?? []) }
    }

    /// All that a type inherits from and conforms to.
    private func ancestors(of type: String) -> Set<String> {
        var found: Set<String> = []
        var open: [String] = Array(parents[type] ?? [])
        while let next = open.popLast() {
            if found.insert(next).inserted { open += parents[next] ?? [] }
        }
        return found
    }
}
