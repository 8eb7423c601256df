import Foundation
import SwiftSyntax
import TestSupport

/// A variable that outlives an app's run: a stored static or global variable, or a constant that holds something which changes.
struct SharedState: Hashable, Comparable, CustomStringConvertible {
    /// Below `Sources`.
    let file: String
    /// With the types around it, such as `FontLibrary.fonts`.
    let name: String

    var description: String { "\(file): \(name)" }
    static func < (a: SharedState, b: SharedState) -> Bool { (a.file, a.name) < (b.file, b.name) }

    /// What the sources of a folder declare.
    static func all(in folder: URL) throws -> [SharedState] {
        let paths: [String] = try FileManager.default.subpathsOfDirectory(atPath: folder.path).filter { $0.hasSuffix(".swift") }.sorted()
        var finders: [(path: String, finder: SharedStateFinder)] = []
        for path in paths {
            finders.append((path, SharedStateFinder(try SourceTrees.tree(of: folder.appendingPathComponent(path)))))
        }
        let changing = finders.reduce(into: Self.libraryTypes) { $0.formUnion($1.finder.changingClasses) }
        return finders.flatMap { path, finder in
            finder.candidates.filter { $0.isVariable || $0.mayHold(changing) }.map { SharedState(file: path, name: $0.name) }
        }.sorted()
    }

    /// Types from elsewhere whose values change while a constant holds them.
    private static let libraryTypes: Set<String> = [
        "Mutex", "Atomic", "NSCache", "NSMapTable", "NSHashTable", "NSMutableArray", "NSMutableDictionary", "NSMutableSet", "DateFormatter",
        "NumberFormatter", "OpaquePointer", "UnsafeMutablePointer", "UnsafeMutableRawPointer",
    ]
}

/// Gathers the static and global variables of a file, and which of its classes have something that changes.
final class SharedStateFinder: SyntaxVisitor {
    struct Candidate {
        var name: String
        var isVariable: Bool
        /// Names of types that the declaration or its initial value mentions: what it may hold.
        var types: Set<String>

        /// A nested type goes by its name alone in the types around it.
        func mayHold(_ classes: Set<String>) -> Bool {
            var scope: Substring = name[...]
            while let dot = scope.lastIndex(of: ".") {
                scope = scope[..<dot]
                if types.contains(where: { classes.contains("\(scope).\($0)") }) { return true }
            }
            return !types.isDisjoint(with: classes)
        }
    }

    private(set) var candidates: [Candidate] = []
    /// With the types around them.
    private(set) var changingClasses: Set<String> = []
    /// The types around the place, and whether each is a class.
    private var scopes: [(name: String, isClass: Bool)] = []

    init(_ tree: SourceFileSyntax) {
        super.init(viewMode: .sourceAccurate)
        walk(tree)
    }

    override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
        let isVariable: Bool = node.bindingSpecifier.tokenKind == .keyword(.var)
        let isShared: Bool = scopes.isEmpty || node.modifiers.contains { ["static", "class"].contains($0.name.text) }
        let isTaskLocal: Bool = node.attributes.contains { $0.trimmedDescription == "@TaskLocal" }
        guard !isTaskLocal else { return .skipChildren }
        for binding in node.bindings where Self.isStored(binding) {
            let types: Set<String> = Self.types(of: binding)
            if isShared {
                let path: [String] = scopes.map(\.name) + [binding.pattern.trimmedDescription]
                candidates.append(Candidate(name: path.joined(separator: "."), isVariable: isVariable, types: types))
            } else if let scope = scopes.last, scope.isClass, isVariable || !types.isDisjoint(with: ["Mutex", "Atomic"]) {
                changingClasses.insert(scopes.map(\.name).joined(separator: "."))
            }
        }
        return .skipChildren
    }

    /// A variable with observers is stored; one with other accessors is computed.
    private static func isStored(_ binding: PatternBindingSyntax) -> Bool {
        guard let block = binding.accessorBlock else { return true }
        guard case .accessors(let accessors) = block.accessors else { return false }
        return accessors.allSatisfy { ["willSet", "didSet"].contains($0.accessorSpecifier.text) }
    }

    /// The type that is written down, and the one that the initial value calls. Options are values, whatever else has their name.
    private static func types(of binding: PatternBindingSyntax) -> Set<String> {
        var names: Set<String> = []
        if let type = binding.typeAnnotation?.type { names.insert(baseName(type.trimmedDescription)) }
        if let call = binding.initializer?.value.as(FunctionCallExprSyntax.self), call.arguments.first?.label?.text != "rawValue" {
            names.insert(baseName(call.calledExpression.trimmedDescription))
        }
        return names
    }

    private static func baseName(_ text: String) -> String {
        String(text.prefix { $0.isLetter || $0.isNumber || $0 == "_" || $0 == "." })
    }

    // MARK: Scopes

    override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind { enter(node.name.text, isClass: true) }
    override func visitPost(_ node: ClassDeclSyntax) { scopes.removeLast() }
    override func visit(_ node: ActorDeclSyntax) -> SyntaxVisitorContinueKind { enter(node.name.text, isClass: true) }
    override func visitPost(_ node: ActorDeclSyntax) { scopes.removeLast() }
    override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind { enter(node.name.text) }
    override func visitPost(_ node: StructDeclSyntax) { scopes.removeLast() }
    override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind { enter(node.name.text) }
    override func visitPost(_ node: EnumDeclSyntax) { scopes.removeLast() }
    override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
    override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind { enter(node.extendedType.trimmedDescription) }
    override func visitPost(_ node: ExtensionDeclSyntax) { scopes.removeLast() }

    private func enter(_ name: String, isClass: Bool = false) -> SyntaxVisitorContinueKind {
        scopes.append((name, isClass))
        return .visitChildren
    }

    // What is declared in a body is gone with the call.
    override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
    override func visit(_ node: InitializerDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
    override func visit(_ node: DeinitializerDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
    override func visit(_ node: SubscriptDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
    override func visit(_ node: ClosureExprSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
}
