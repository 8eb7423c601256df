import SwiftParser
import SwiftSyntax

/// Writes declarations in one way, so that two of them are the same to their callers exactly where their texts are: without attributes, the names
/// of parameters inside, `any`, modules' names and aliases.
struct CanonicalDeclaration {
    /// What type aliases stand for, by path.
    var aliases: [String: String] = [:]

    /// The aliases that are written out: those of functions, and the ones that the standard types have.
    init(aliases: [String: String] = [:]) {
        self.aliases = aliases.merging([
            "Void": "()", "TimeInterval": "Double", "CFTimeInterval": "Double", "AnyClass": "AnyObject.Type", "CChar": "Int8",
            "NSErrorPointer": "AutoreleasingUnsafeMutablePointer<NSError?>?",
            // On Linux the classes of Foundation stand for Core Foundation's, as their bridging has it.
            "CFArray": "NSArray", "CFData": "NSData", "CFDictionary": "NSDictionary", "CFError": "NSError", "CFIndex": "Int", "CFMutableData": "NSMutableData",
            "CFNumber": "NSNumber", "CFString": "NSString", "CFTypeRef": "AnyObject", "CFURL": "NSURL",
        ]) { _, standard in standard }
    }

    /// Writes out every alias of a graph that needs no arguments.
    init(aliasesOf graph: SymbolGraph) {
        var aliases: [String: String] = [:]
        // An alias may stand for another one.
        for _ in 0..<2 {
            let canonical = CanonicalDeclaration(aliases: aliases)
            for symbol in graph.symbols where symbol.kind.identifier == "swift.typealias" {
                guard let text = canonical.text(of: symbol.declaration, isOpen: false)?.split(separator: " = ", maxSplits: 1).last else { continue }
                aliases[symbol.path] = String(text)
            }
        }
        self.init(aliases: aliases)
    }

    /// A declaration as a symbol graph prints it; nil for what is none of these kinds.
    func text(of declaration: String, isOpen: Bool) -> String? {
        let source: SourceFileSyntax = Parser.parse(source: "struct S {\n\(declaration)\n}")
        guard let wrapper = source.statements.first?.item.as(StructDeclSyntax.self), let member = wrapper.memberBlock.members.first?.decl else { return nil }
        if let node = member.as(FunctionDeclSyntax.self) { return function(node) }
        if let node = member.as(InitializerDeclSyntax.self) { return initializer(node) }
        if let node = member.as(VariableDeclSyntax.self) { return variable(node) }
        if let node = member.as(SubscriptDeclSyntax.self) { return subscripting(node) }
        if let node = member.as(EnumCaseDeclSyntax.self) { return enumCase(node) }
        if member.is(ClassDeclSyntax.self) { return isOpen ? "open class" : "class" }
        if member.is(StructDeclSyntax.self) { return "struct" }
        if member.is(EnumDeclSyntax.self) { return "enum" }
        if member.is(ProtocolDeclSyntax.self) { return "protocol" }
        if let node = member.as(TypeAliasDeclSyntax.self) { return "typealias = \(TypeText(aliases: aliases).text(node.initializer.value))" }
        return nil
    }

    private func prefix(_ modifiers: DeclModifierListSyntax) -> String {
        let words: Set<String> = Set(modifiers.map(\.name.text))
        return (words.contains("optional") ? "optional " : "") + (words.isDisjoint(with: ["static", "class"]) ? "" : "static ")
    }

    private func function(_ node: FunctionDeclSyntax) -> String {
        let types = TypeText(aliases: aliases, generics: node.genericParameterClause)
        return prefix(node.modifiers) + "func \(node.name.text)" + parameters(node.signature.parameterClause, types) + effects(node.signature.effectSpecifiers)
            + result(node.signature.returnClause, types)
    }

    private func initializer(_ node: InitializerDeclSyntax) -> String {
        let types = TypeText(aliases: aliases, generics: node.genericParameterClause)
        return prefix(node.modifiers) + "init\(node.optionalMark == nil ? "" : "?")" + parameters(node.signature.parameterClause, types)
            + effects(node.signature.effectSpecifiers)
    }

    private func subscripting(_ node: SubscriptDeclSyntax) -> String {
        let types = TypeText(aliases: aliases, generics: node.genericParameterClause)
        return prefix(node.modifiers) + "subscript" + parameters(node.parameterClause, types) + result(node.returnClause, types)
            + accessors(node.accessorBlock, isConstant: false)
    }

    private func variable(_ node: VariableDeclSyntax) -> String? {
        guard let binding = node.bindings.first, let type = binding.typeAnnotation?.type else { return nil }
        let name: String = binding.pattern.trimmedDescription.filter { $0 != "`" }
        return prefix(node.modifiers) + "var \(name): \(TypeText(aliases: aliases).text(type))"
            + accessors(binding.accessorBlock, isConstant: node.bindingSpecifier.text == "let")
    }

    private func enumCase(_ node: EnumCaseDeclSyntax) -> String? {
        guard let element = node.elements.first else { return nil }
        let types = TypeText(aliases: aliases)
        let values: [String] =
            element.parameterClause?.parameters.map { parameter in
                (parameter.firstName.map { "\($0.text): " } ?? "") + types.text(parameter.type)
            } ?? []
        return "case \(element.name.text.filter { $0 != "`" })" + (values.isEmpty ? "" : "(\(values.joined(separator: ", ")))")
    }

    private func parameters(_ clause: FunctionParameterClauseSyntax, _ types: TypeText) -> String {
        let texts: [String] = clause.parameters.map { parameter in
            "\(parameter.firstName.text): \(types.text(parameter.type, isParameter: true))\(parameter.ellipsis == nil ? "" : "...")"
                + (parameter.defaultValue == nil ? "" : " = default")
        }
        return "(\(texts.joined(separator: ", ")))"
    }

    private func effects(_ specifiers: FunctionEffectSpecifiersSyntax?) -> String {
        (specifiers?.asyncSpecifier == nil ? "" : " async") + (specifiers?.throwsClause == nil ? "" : " throws")
    }

    private func result(_ clause: ReturnClauseSyntax?, _ types: TypeText) -> String {
        guard let text = clause.map({ types.text($0.type) }), text != "()" else { return "" }
        return " -> \(text)"
    }

    private func accessors(_ block: AccessorBlockSyntax?, isConstant: Bool) -> String {
        guard let block else { return isConstant ? " { get }" : " { get set }" }
        let canSet: Bool = block.description.split(whereSeparator: { !$0.isLetter }).contains("set")
        return canSet ? " { get set }" : " { get }"
    }
}
