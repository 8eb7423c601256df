import Foundation

/// What Apple's modules declare, as a table of facts: a line a declaration, with its module, path, the version of iOS that first has it and its
/// canonical text (see `CanonicalDeclaration`). A conformance is a line whose text begins with a colon.
struct DeclarationTable {
    struct Fact: Hashable {
        var module: String
        var path: String
        var introduced: String
        var declaration: String

        var isType: Bool { DeclarationTable.typeWords.contains { declaration == $0 || declaration.hasPrefix($0 + " ") } }
        /// The type that declares it; empty for what stands in none.
        var owner: String {
            // A member's labels have no dots, but an operator may.
            guard let dot = path.prefix(while: { $0 != "(" }).lastIndex(of: "."), !declaration.hasPrefix(":") else { return isType ? "" : path }
            return isType ? "" : String(path[..<dot])
        }
    }

    static let typeWords: [String] = ["open class", "class", "struct", "enum", "protocol", "typealias"]

    var facts: [Fact]

    init(facts: [Fact]) { self.facts = facts }

    /// Reads tables as they are kept, a file a module.
    init(folder: URL, modules: [String]) throws {
        facts = try modules.flatMap { module in
            try String(contentsOf: folder.appendingPathComponent("\(module).tsv"), encoding: .utf8).split(separator: "\n").dropFirst().map { line in
                let columns: [String] = line.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
                return Fact(module: module, path: columns[0], introduced: columns[1], declaration: columns[2])
            }
        }
    }

    /// What a symbol graph of Apple's declares for Swift code.
    init(module: String, graph: SymbolGraph, canonical: CanonicalDeclaration) {
        var facts: Set<Fact> = []
        var types: Set<String> = []
        for symbol in graph.symbols where !symbol.isUnavailable && !Self.isSynthesized(symbol) {
            guard let text = canonical.text(of: symbol.declaration, isOpen: symbol.accessLevel == "open") else { continue }
            if symbol.isType { types.insert(symbol.path) }
            facts.insert(Fact(module: module, path: symbol.path, introduced: symbol.introduced, declaration: text))
        }
        for (type, parents) in graph.parents where types.contains(type) {
            for parent in parents where Self.mattersAsParent(parent) {
                facts.insert(Fact(module: module, path: type, introduced: "", declaration: ": \(parent)"))
            }
        }
        self.facts = facts.sorted { ($0.path, $0.declaration) < ($1.path, $1.declaration) }
    }

    var text: String {
        (["path\tsince iOS\tdeclaration"] + facts.map { "\($0.path)\t\($0.introduced)\t\($0.declaration)" }).joined(separator: "\n") + "\n"
    }

    /// Members that follow from a conformance, and names that are not for apps.
    private static func isSynthesized(_ symbol: SymbolGraph.Symbol) -> Bool {
        let name: String = symbol.pathComponents.last ?? ""
        return synthesized.contains(name) || symbol.pathComponents.contains { $0.hasPrefix("_") }
    }

    private static let synthesized: Set<String> = [
        "==(_:_:)", "!=(_:_:)", "~=(_:_:)", "hash(into:)", "hashValue", "encode(to:)", "init(from:)", "description", "debugDescription",
        "customMirror", "RawValue", "ArrayLiteralElement", "Element", "AllCases", "Iterator",
    ]

    private static func mattersAsParent(_ name: String) -> Bool {
        !name.hasPrefix("_") && !["CVarArg", "Sendable", "BitwiseCopyable", "Copyable", "Escapable", "SendableMetatype", "NSObjectProtocol"].contains(name)
    }
}
