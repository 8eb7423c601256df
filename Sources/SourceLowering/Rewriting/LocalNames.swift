import SwiftSyntax

extension SyntaxProtocol {
    /// Whether a parameter, a local declaration or one of the file's own stands for a name at this place, so that the name means that one.
    /// Members are not looked at: `SymbolTable.declaresMember` knows them. A local that is declared further down in the same braces counts.
    func seesDeclaration(named name: String) -> Bool {
        var place: Syntax? = Syntax(self)
        while let node = place {
            if Self.declares(name, in: node) { return true }
            place = node.parent
        }
        return false
    }

    private static func declares(_ name: String, in node: Syntax) -> Bool {
        if let function = node.as(FunctionDeclSyntax.self) { return declares(name, in: function.signature.parameterClause) }
        if let initializer = node.as(InitializerDeclSyntax.self) { return declares(name, in: initializer.signature.parameterClause) }
        if let member = node.as(SubscriptDeclSyntax.self) { return declares(name, in: member.parameterClause) }
        if let closure = node.as(ClosureExprSyntax.self) { return declares(name, in: closure.signature) }
        if let list = node.as(CodeBlockItemListSyntax.self) {
            return list.contains { item in
                if let function = item.item.as(FunctionDeclSyntax.self) { return function.name.text == name }
                if let variable = item.item.as(VariableDeclSyntax.self) { return variable.bindings.contains { binds(name, $0.pattern) } }
                if let check = item.item.as(GuardStmtSyntax.self) { return declares(name, in: check.conditions) }
                return false
            }
        }
        if let choice = node.as(IfExprSyntax.self) { return declares(name, in: choice.conditions) }
        if let loop = node.as(WhileStmtSyntax.self) { return declares(name, in: loop.conditions) }
        if let loop = node.as(ForStmtSyntax.self) { return binds(name, loop.pattern) }
        if let choice = node.as(SwitchCaseSyntax.self), case .case(let label) = choice.label {
            return label.caseItems.contains { item in
                item.pattern.tokens(viewMode: .sourceAccurate).contains { $0.text == name && $0.parent?.is(IdentifierPatternSyntax.self) == true }
            }
        }
        return false
    }

    private static func declares(_ name: String, in clause: FunctionParameterClauseSyntax) -> Bool {
        clause.parameters.contains { ($0.secondName ?? $0.firstName).text == name }
    }

    private static func declares(_ name: String, in signature: ClosureSignatureSyntax?) -> Bool {
        switch signature?.parameterClause {
        case .simpleInput(let names): names.contains { $0.name.text == name }
        case .parameterClause(let clause): clause.parameters.contains { ($0.secondName ?? $0.firstName).text == name }
        default: false
        }
    }

    private static func declares(_ name: String, in conditions: ConditionElementListSyntax) -> Bool {
        conditions.contains { condition in
            guard case .optionalBinding(let binding) = condition.condition else { return false }
            return binds(name, binding.pattern)
        }
    }

    private static func binds(_ name: String, _ pattern: PatternSyntax) -> Bool {
        if let identifier = pattern.as(IdentifierPatternSyntax.self) { return identifier.identifier.text == name }
        return pattern.as(TuplePatternSyntax.self)?.elements.contains { binds(name, $0.pattern) } ?? false
    }
}
