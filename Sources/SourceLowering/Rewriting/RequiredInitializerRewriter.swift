import SwiftSyntax

/// Classes below those of the frameworks that make copies of themselves, `UICollectionViewLayoutAttributes` for one.
///
/// Objective-C sends `init` to whatever class it is; Swift calls required initialisers alone, so that the frameworks' `init()` is one here and none on
/// Apple's systems.
struct RequiredInitializerRewriter: RewritingSubject {
    let context: RewritingContext

    /// `override init()` becomes a required one.
    func require(_ node: InitializerDeclSyntax) {
        guard let scope = memberScope, !scope.isExtension, !node.modifiers.has("required"), Self.isPlain(node),
            let modifier = node.modifiers.first(where: { $0.name.text == "override" }), let type = symbol(of: scope), isAskedFor(in: type)
        else { return }
        // Whoever can have a subclass must see it.
        for hidden in node.modifiers where ["private", "fileprivate"].contains(hidden.name.text) { blank(hidden) }
        let isOpen: Bool = node.parent?.parent?.parent?.parent?.as(ClassDeclSyntax.self)?.modifiers.has("open") == true
        edits.substitute(range(of: modifier), with: isOpen && node.modifiers.access.isEmpty ? "public required" : "required")
    }

    /// A class with designated initialisers of its own does not inherit it. Nobody calls it but for a copy, of which nothing is known then.
    func member(for node: ClassDeclSyntax, _ type: TypeSymbol) -> [String] {
        guard isAskedFor(in: type) else { return [] }
        let initializers = activeDeclarations(in: node.memberBlock.members).compactMap { $0.as(InitializerDeclSyntax.self) }
        guard initializers.contains(where: { !$0.modifiers.has("convenience") }), !initializers.contains(where: Self.isPlain) else { return [] }
        return [
            SourceEdits.marker(path: file.source.path, line: line(of: node.name)),
            "\(node.modifiers.access)required init() { preconditionFailure(\"init() has not been implemented\") }",
        ]
    }

    private static func isPlain(_ node: InitializerDeclSyntax) -> Bool {
        node.signature.parameterClause.parameters.isEmpty && node.optionalMark == nil
    }

    /// Whether the nearest of the frameworks' classes that has an `init()` has a required one.
    private func isAskedFor(in type: TypeSymbol) -> Bool {
        let classes = table.chain(from: type).dropFirst().filter { $0.module.map(LoweringOptions.isFramework) == true }
        guard let asking = classes.first(where: { $0.initializers.contains { $0.parameters.isEmpty && !$0.isFailable } }),
            // Objects that a library makes get theirs with the rest of what those need.
            asking.module != "RealmSwift", asking.module != "ParseSDK"
        else { return false }
        return asking.initializers.contains { $0.parameters.isEmpty && !$0.isFailable && $0.isRequired }
    }
}
