import SwiftSyntax

/// Writes types in one way; see `CanonicalDeclaration`.
struct TypeText {
    private let aliases: [String: String]
    /// What the declaration's own type parameters are called here.
    private let generics: [String: String]

    init(aliases: [String: String], generics: GenericParameterClauseSyntax? = nil) {
        self.aliases = aliases
        let names: [String] = generics?.parameters.map(\.name.text) ?? []
        self.generics = Dictionary(names.enumerated().map { ($1, "T\($0)") }, uniquingKeysWith: { first, _ in first })
    }

    private static let modules: Set<String> = [
        "CoreFoundation", "CoreGraphics", "CoreImage", "CoreText", "Dispatch", "Foundation", "FoundationEssentials", "ObjectRuntime", "ObjectiveC",
        "QuartzCore", "Swift", "UIKit",
    ]

    func text(_ type: TypeSyntax, isParameter: Bool = false) -> String {
        if let node = type.as(IdentifierTypeSyntax.self) { return named(node.name.text, node.genericArgumentClause) }
        if let node = type.as(MemberTypeSyntax.self) { return member(node) }
        if let node = type.as(OptionalTypeSyntax.self) { return wrapped(node.wrappedType) + "?" }
        if let node = type.as(ImplicitlyUnwrappedOptionalTypeSyntax.self) { return wrapped(node.wrappedType) + "!" }
        if let node = type.as(ArrayTypeSyntax.self) { return "[\(text(node.element))]" }
        if let node = type.as(DictionaryTypeSyntax.self) { return "[\(text(node.key)) : \(text(node.value))]" }
        if let node = type.as(TupleTypeSyntax.self) {
            let elements: [String] = node.elements.map { text($0.type) }
            return elements.count == 1 ? elements[0] : "(\(elements.joined(separator: ", ")))"
        }
        if let node = type.as(FunctionTypeSyntax.self) { return function(node) }
        if let node = type.as(AttributedTypeSyntax.self) {
            let attributes: String = isParameter ? node.attributes.trimmedDescription : ""
            let kept: [String] = ["@escaping", "@autoclosure"].filter(attributes.contains)
            let isInout: Bool = node.specifiers.trimmedDescription.contains("inout")
            return kept.map { $0 + " " }.joined() + (isInout ? "inout " : "") + text(node.baseType)
        }
        if let node = type.as(SomeOrAnyTypeSyntax.self) {
            return (node.someOrAnySpecifier.text == "some" ? "some " : "") + text(node.constraint)
        }
        if let node = type.as(CompositionTypeSyntax.self) { return node.elements.map { text($0.type) }.sorted().joined(separator: " & ") }
        if let node = type.as(MetatypeTypeSyntax.self) { return "\(wrapped(node.baseType)).\(node.metatypeSpecifier.text)" }
        return type.trimmedDescription
    }

    /// A type before a mark that binds tighter than it does.
    private func wrapped(_ type: TypeSyntax) -> String {
        let inner: String = text(type)
        return inner.contains("->") && !inner.hasPrefix("[") || inner.contains(" & ") ? "(\(inner))" : inner
    }

    private func named(_ name: String, _ arguments: GenericArgumentClauseSyntax?) -> String {
        guard let arguments else { return generics[name] ?? aliases[name] ?? name }
        let texts: [String] = arguments.arguments.map { argument in
            if case .type(let type) = argument.argument { text(type) } else { argument.trimmedDescription }
        }
        return "\(name)<\(texts.joined(separator: ", "))>"
    }

    private func member(_ node: MemberTypeSyntax) -> String {
        if let base = node.baseType.as(IdentifierTypeSyntax.self), Self.modules.contains(base.name.text) {
            return named(node.name.text, node.genericArgumentClause)
        }
        let full: String = "\(text(node.baseType)).\(named(node.name.text, node.genericArgumentClause))"
        return aliases[full] ?? full
    }

    private func function(_ node: FunctionTypeSyntax) -> String {
        let arguments: [String] = node.parameters.map { text($0.type, isParameter: true) }
        let effects: String = (node.effectSpecifiers?.asyncSpecifier == nil ? "" : " async") + (node.effectSpecifiers?.throwsClause == nil ? "" : " throws")
        return "(\(arguments.joined(separator: ", ")))\(effects) -> \(text(node.returnClause.type))"
    }
}
