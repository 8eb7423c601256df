import Foundation
import SwiftSyntax

/// The public names that the sources of the framework modules declare.
struct DeclaredNames {
    /// Types by qualified name, and by their last part.
    private(set) var types: Set<String> = []
    private(set) var qualifiedTypes: Set<String> = []
    /// Functions, methods and initialisers with their labels: `setTitle(_:for:)`.
    private(set) var signatures: Set<String> = []
    /// Properties, cases and the base names of functions.
    private(set) var members: Set<String> = []
    /// Functions and constants that stand in no type.
    private(set) var globals: Set<String> = []

    init(folders: [URL]) throws {
        for folder in folders {
            let files = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)?.compactMap { $0 as? URL } ?? []
            for file in files where file.pathExtension == "swift" {
                let collector = Collector()
                collector.walk(try SourceTrees.tree(of: file))
                types.formUnion(collector.types)
                qualifiedTypes.formUnion(collector.qualifiedTypes)
                signatures.formUnion(collector.signatures)
                members.formUnion(collector.members)
                globals.formUnion(collector.globals)
            }
        }
    }

    private final class Collector: SyntaxVisitor {
        var types: Set<String> = []
        var qualifiedTypes: Set<String> = []
        var signatures: Set<String> = []
        var members: Set<String> = []
        var globals: Set<String> = []
        private var scope: [String] = []
        /// Whether members stand in a protocol or a public extension, and so are public without saying it.
        private var isOpen: [Bool] = []

        init() { super.init(viewMode: .sourceAccurate) }

        private func isPublic(_ modifiers: DeclModifierListSyntax) -> Bool {
            modifiers.contains { ["public", "open"].contains($0.name.text) && $0.detail == nil } || isOpen.last == true
        }

        private func open(_ name: String, _ modifiers: DeclModifierListSyntax, membersArePublic: Bool = false) -> SyntaxVisitorContinueKind {
            guard isPublic(modifiers) else { return .skipChildren }
            scope.append(name)
            isOpen.append(membersArePublic)
            types.insert(name)
            qualifiedTypes.insert(scope.joined(separator: "."))
            return .visitChildren
        }

        private func close(_ modifiers: DeclModifierListSyntax, _ name: String) {
            guard scope.last == name else { return }
            scope.removeLast()
            isOpen.removeLast()
        }

        override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind { open(node.name.text, node.modifiers) }
        override func visitPost(_ node: ClassDeclSyntax) { close(node.modifiers, node.name.text) }
        override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind { open(node.name.text, node.modifiers) }
        override func visitPost(_ node: StructDeclSyntax) { close(node.modifiers, node.name.text) }
        override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind { open(node.name.text, node.modifiers) }
        override func visitPost(_ node: EnumDeclSyntax) { close(node.modifiers, node.name.text) }
        override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind {
            open(node.name.text, node.modifiers, membersArePublic: true)
        }
        override func visitPost(_ node: ProtocolDeclSyntax) { close(node.modifiers, node.name.text) }

        override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
            scope.append(node.extendedType.trimmedDescription)
            isOpen.append(node.modifiers.contains { $0.name.text == "public" })
            return .visitChildren
        }
        override func visitPost(_ node: ExtensionDeclSyntax) {
            scope.removeLast()
            isOpen.removeLast()
        }

        override func visit(_ node: TypeAliasDeclSyntax) -> SyntaxVisitorContinueKind {
            if isPublic(node.modifiers) {
                types.insert(node.name.text)
                qualifiedTypes.insert((scope + [node.name.text]).joined(separator: "."))
            }
            return .skipChildren
        }

        override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
            if isPublic(node.modifiers) { add(node.name.text, node.signature.parameterClause.parameters.map(\.firstName.text)) }
            return .skipChildren
        }

        override func visit(_ node: InitializerDeclSyntax) -> SyntaxVisitorContinueKind {
            if isPublic(node.modifiers) { add("init", node.signature.parameterClause.parameters.map(\.firstName.text)) }
            return .skipChildren
        }

        private func add(_ base: String, _ labels: [String]) {
            signatures.insert("\(base)(\(labels.map { $0 + ":" }.joined()))")
            members.insert(base)
            if scope.isEmpty { globals.insert(base) }
        }

        override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
            if isPublic(node.modifiers) {
                for binding in node.bindings {
                    let name: String = binding.pattern.trimmedDescription.trimmingCharacters(in: ["`"])
                    members.insert(name)
                    if scope.isEmpty { globals.insert(name) }
                }
            }
            return .skipChildren
        }

        override func visit(_ node: EnumCaseDeclSyntax) -> SyntaxVisitorContinueKind {
            for element in node.elements { members.insert(element.name.text.trimmingCharacters(in: ["`"])) }
            return .skipChildren
        }
    }
}
