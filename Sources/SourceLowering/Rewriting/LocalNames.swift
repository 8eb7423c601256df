import SwiftSyntax

extension SyntaxProtocol {
    /// Whether a parameter, a local declaration or one of the file's own stands for a name at this place, so that the name means that one.
    /// Members are not looked at: `SymbolTable.declaresMember` knows them. A local that is declared further down in the same braces counts.
    func seesDeclaration(named name: String) -> Bool {
        sequence(first: Syntax(self), next: \.parent).contains { $0.namesForItsParts.contains(name) }
    }
}

extension Syntax {
    /// The names that what stands in this node can use of it.
    fileprivate var namesForItsParts: [String] {
        if let function = self.as(FunctionDeclSyntax.self) { return function.signature.parameterClause.localNames }
        if let initializer = self.as(InitializerDeclSyntax.self) { return initializer.signature.parameterClause.localNames }
        if let member = self.as(SubscriptDeclSyntax.self) { return member.parameterClause.localNames }
        if let closure = self.as(ClosureExprSyntax.self) { return closure.parameterNames }
        // What an extension of the file's declares are members.
        if let list = self.as(CodeBlockItemListSyntax.self) { return list.filter { !$0.item.is(ExtensionDeclSyntax.self) }.flatMap(\.declaredNames) }
        if let choice = self.as(IfExprSyntax.self) { return choice.conditions.boundNames }
        if let loop = self.as(WhileStmtSyntax.self) { return loop.conditions.boundNames }
        if let loop = self.as(ForStmtSyntax.self) { return loop.pattern.boundNames }
        if let choice = self.as(SwitchCaseSyntax.self), case .case(let label) = choice.label { return label.caseItems.flatMap(\.pattern.boundNames) }
        return []
    }
}

extension FunctionParameterClauseSyntax {
    fileprivate var localNames: [String] { parameters.map { ($0.secondName ?? $0.firstName).plainText } }
}

extension ClosureExprSyntax {
    fileprivate var parameterNames: [String] {
        switch signature?.parameterClause {
        case .simpleInput(let names): names.map(\.name.plainText)
        case .parameterClause(let clause): clause.parameters.map { ($0.secondName ?? $0.firstName).plainText }
        default: []
        }
    }
}
