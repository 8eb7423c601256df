import SwiftSyntax

/// Private methods that have the name of a requirement of one of the frameworks' protocols.
///
/// Objective-C's optional requirements pass over them with a warning; Swift's demand that they be as accessible as the type.
struct PrivateWitnessRewriter: RewritingSubject {
    let context: RewritingContext

    /// `private func scrollViewDidScroll(_:)` gets a name of its own, and so do the calls to it; one that Objective-C sees is called there by its selector, and
    /// is not private here.
    func release(_ node: FunctionDeclSyntax) {
        guard let modifier = node.modifiers.first(where: { ["private", "fileprivate"].contains($0.name.text) }), !node.modifiers.has("override"),
            let scope = memberScope, let type = symbol(of: scope)
        else { return }
        // As accessible as its type, it is what the requirement asks for.
        if modifier.name.text == "fileprivate", isOfPrivateType(node) { return }
        let name = currentName(node.record(inExtension: scope.isExtension)).fullName
        guard table.conformedProtocols(of: type).contains(where: { isRequirement(name, of: $0) }) else { return }
        if node.attributes.has("objc") { return blank(modifier) }
        edits.insert(Self.prefix, at: start(of: node.name))
        for call in CallSearch.calls(of: node, in: file.tree) { edits.insert(Self.prefix, at: start(of: call)) }
    }

    private static let prefix = "__private_"

    /// Whether no other file sees the type around a method.
    private func isOfPrivateType(_ node: FunctionDeclSyntax) -> Bool {
        let around = sequence(first: Syntax(node), next: \.parent).dropFirst()
        if around.contains(where: { $0.asProtocol((any WithModifiersSyntax).self).map(Self.isPrivate) == true }) { return true }
        guard let extended = around.lazy.compactMap({ $0.as(ExtensionDeclSyntax.self) }).first?.extendedType.trimmedDescription else { return false }
        return file.tree.statements.contains { statement in
            guard let type = statement.item.as(ClassDeclSyntax.self), type.name.text == extended else { return false }
            return Self.isPrivate(type)
        }
    }

    private static func isPrivate(_ node: any WithModifiersSyntax) -> Bool { node.modifiers.has("private") || node.modifiers.has("fileprivate") }

    private func isRequirement(_ name: String, of type: TypeSymbol) -> Bool {
        type.module.map(LoweringOptions.isFramework) == true && type.name != "NSObjectProtocol" && type.methods.contains { $0.record.fullName == name }
    }
}

/// Looks for the names by which a method is called within its own type.
private final class CallSearch: SyntaxVisitor {
    private let name: String
    private let labels: [String]
    private var found: [DeclReferenceExprSyntax] = []

    private init(_ name: String, _ labels: [String]) {
        self.name = name
        self.labels = labels
        super.init(viewMode: .sourceAccurate)
    }

    static func calls(of method: FunctionDeclSyntax, in tree: SourceFileSyntax) -> [DeclReferenceExprSyntax] {
        let search = CallSearch(method.name.text, method.signature.parameterClause.parameters.map { $0.firstName.text })
        search.walk(tree)
        return search.found
    }

    override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
        let access = node.calledExpression.as(MemberAccessExprSyntax.self)
        let called = node.calledExpression.as(DeclReferenceExprSyntax.self) ?? (access?.base?.trimmedDescription == "self" ? access?.declName : nil)
        if let called, called.baseName.text == name, node.arguments.map({ $0.label?.text ?? "_" }) == labels { found.append(called) }
        return .visitChildren
    }
}
