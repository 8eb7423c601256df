import SwiftSyntax

// What a statement says about itself.

extension CodeBlockItemSyntax {
    var isReturn: Bool { item.is(ReturnStmtSyntax.self) }

    /// Whether the statement gives a function, accessor or closure its value, or ends it with an error, so that the code cannot go on
    /// without it.
    func handsOverValue(in list: CodeBlockItemListSyntax) -> Bool {
        if item.is(ThrowStmtSyntax.self) { return true }
        if let statement = item.as(ReturnStmtSyntax.self) { return statement.expression != nil && !isInFunctionWithoutResult }
        guard list.count == 1, let expression = item.as(ExprSyntax.self), let owner = list.parent else { return false }
        if expression.is(IfExprSyntax.self) || expression.is(SwitchExprSyntax.self) || expression.as(SequenceExprSyntax.self)?.isAssignment == true {
            return false
        }
        if owner.is(ClosureExprSyntax.self) { return !expression.looksLikeAction }
        if let block = owner.as(AccessorBlockSyntax.self) { return block.isGetter }
        guard let body = owner.as(CodeBlockSyntax.self)?.parent else { return false }
        if let accessor = body.as(AccessorDeclSyntax.self) { return accessor.accessorSpecifier.text == "get" }
        return body.as(FunctionDeclSyntax.self)?.signature.returnClause.map { !["Void", "()"].contains($0.type.trimmedDescription) } ?? false
    }

    /// The body that the statement stands in, where it stands in a branch of it and not at its top.
    var bodyAroundBranch: FunctionBody? {
        var node: Syntax? = parent
        var isBranch = false
        while let current = node {
            if current.is(ClosureExprSyntax.self) { return nil }
            if current.is(CodeBlockSyntax.self) || current.is(AccessorBlockSyntax.self) {
                let owner: Syntax? = current.is(AccessorBlockSyntax.self) ? current : current.parent
                if let owner, let body = FunctionBody(owner) { return isBranch ? body : nil }
                isBranch = true
            }
            node = current.parent
        }
        return nil
    }

    private var isInFunctionWithoutResult: Bool {
        var node: Syntax? = parent
        while let current = node {
            if current.is(ClosureExprSyntax.self) { return false }
            if let function = current.as(FunctionDeclSyntax.self) {
                return function.signature.returnClause.map { ["Void", "()"].contains($0.type.trimmedDescription) } ?? true
            }
            if current.is(InitializerDeclSyntax.self) || current.is(AccessorBlockSyntax.self) { return false }
            node = current.parent
        }
        return false
    }

    /// Names that code behind this statement can use.
    var declaredNames: [String] {
        if let declaration = item.as(DeclSyntax.self) { return declaration.declaredNames }
        return item.as(GuardStmtSyntax.self)?.conditions.boundNames ?? []
    }

    /// The function, accessor or closure that the statement stands in.
    var enclosingBody: Syntax? {
        var node: Syntax? = parent
        while let current = node {
            if current.is(CodeBlockSyntax.self) || current.is(AccessorBlockSyntax.self) || current.is(ClosureExprSyntax.self) { return current }
            node = current.parent
        }
        return nil
    }

    /// Whether a test library calls the function around this statement: what a test lacks, it is skipped for.
    var isInTest: Bool {
        var node: Syntax? = parent
        while let current = node {
            if current.is(FunctionDeclSyntax.self), FunctionBody(current)?.test != nil { return true }
            node = current.parent
        }
        return false
    }
}

extension ConditionElementListSyntax {
    var boundNames: [String] {
        flatMap { condition -> [String] in
            if let binding = condition.condition.as(OptionalBindingConditionSyntax.self) { return binding.pattern.boundNames }
            return condition.condition.as(MatchingPatternConditionSyntax.self)?.pattern.boundNames ?? []
        }
    }
}

extension PatternSyntax {
    var boundNames: [String] {
        if let name = self.as(IdentifierPatternSyntax.self) { return [name.identifier.plainText] }
        if let tuple = self.as(TuplePatternSyntax.self) { return tuple.elements.flatMap(\.pattern.boundNames) }
        if let binding = self.as(ValueBindingPatternSyntax.self) { return binding.pattern.boundNames }
        guard let expression = self.as(ExpressionPatternSyntax.self) else { return [] }
        return BoundNames.names(in: Syntax(expression))
    }
}

/// The names that patterns within an expression bind: `.some(let x)`.
private final class BoundNames: SyntaxVisitor {
    private var names: [String] = []

    static func names(in node: Syntax) -> [String] {
        let visitor = BoundNames(viewMode: .sourceAccurate)
        visitor.walk(node)
        return visitor.names
    }

    override func visit(_ node: IdentifierPatternSyntax) -> SyntaxVisitorContinueKind {
        names.append(node.identifier.plainText)
        return .skipChildren
    }
}

extension SequenceExprSyntax {
    var isAssignment: Bool { elements.contains { $0.is(AssignmentExprSyntax.self) } }
}

extension ExprSyntax {
    /// Whether the expression is one that is written for what it does, not for its value: a call of something in lower case.
    fileprivate var looksLikeAction: Bool {
        if let attempt = self.as(TryExprSyntax.self) { return attempt.expression.looksLikeAction }
        if let wait = self.as(AwaitExprSyntax.self) { return wait.expression.looksLikeAction }
        guard let call = self.as(FunctionCallExprSyntax.self) else { return false }
        let name = call.calledExpression.as(MemberAccessExprSyntax.self)?.declName.baseName ?? call.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName
        return name?.text.first?.isLowercase ?? (call.calledExpression.is(OptionalChainingExprSyntax.self))
    }
}

extension ClosureExprSyntax {
    /// Whether the closure seems to set up the one argument it takes: it has statements for what they do, and gives no value.
    var setsUpItsArgument: Bool {
        guard let last = statements.last, !statements.contains(where: \.isReturn) else { return false }
        let isAction =
            switch last.item {
            case .expr(let expression): expression.as(SequenceExprSyntax.self)?.isAssignment == true || expression.looksLikeAction
            case .stmt: true
            default: false
            }
        if let names = signature?.parameterClause { return isAction && !names.trimmedDescription.contains(",") }
        let argument = NameUses(names: ["$0"])
        argument.walk(statements)
        return isAction && !argument.found.isEmpty
    }
}

/// The uses of names that a statement declared.
final class NameUses: SyntaxVisitor {
    private let names: Set<String>
    private(set) var found: [DeclReferenceExprSyntax] = []

    init(names: Set<String>) {
        self.names = names
        super.init(viewMode: .sourceAccurate)
    }

    override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
        let isMember = node.parent?.as(MemberAccessExprSyntax.self)?.declName.id == node.id
        if !isMember, names.contains(node.baseName.plainText) { found.append(node) }
        return .skipChildren
    }

    // `if let name` without a value reads the name outside.
    override func visit(_ node: OptionalBindingConditionSyntax) -> SyntaxVisitorContinueKind {
        .visitChildren
    }
}

extension SyntaxProtocol {
    /// The innermost statement around a node.
    var enclosingStatement: CodeBlockItemSyntax? {
        var node: Syntax? = Syntax(self)
        while let current = node {
            if let item = current.as(CodeBlockItemSyntax.self) { return item }
            node = current.parent
        }
        return nil
    }
}

extension VariableDeclSyntax {
    /// Whether it stands in a type or at the top of a file.
    var isProperty: Bool {
        parent?.is(MemberBlockItemSyntax.self) == true
            || parent?.is(CodeBlockItemSyntax.self) == true && parent?.parent?.parent?.is(SourceFileSyntax.self) == true
    }

    /// Whether its value is made when it is first asked for.
    var isMadeWhenAskedFor: Bool {
        parent?.is(CodeBlockItemSyntax.self) == true || modifiers.contains { ["lazy", "static", "class"].contains($0.name.text) }
    }
}

extension TypeSyntax {
    var isOptional: Bool {
        self.is(OptionalTypeSyntax.self) || self.is(ImplicitlyUnwrappedOptionalTypeSyntax.self) || trimmedDescription.hasPrefix("Optional<")
    }

    /// Whether the type as it is written has a value that stands for nothing, or a placeholder.
    var hasNothing: Bool {
        isOptional || self.is(ArrayTypeSyntax.self) || self.is(DictionaryTypeSyntax.self) || Self.typesWithNothing.contains(plainName)
    }

    private static let typesWithNothing: Set<String> = [
        "Array", "Bool", "CGFloat", "CGPoint", "CGRect", "CGSize", "Data", "Dictionary", "Double", "Float", "Int", "Set", "String", "TimeInterval", "UIButton",
        "UIEdgeInsets", "UIImageView", "UILabel", "UIStackView", "UITableViewCell", "UIView", "UIViewController",
    ]
}
