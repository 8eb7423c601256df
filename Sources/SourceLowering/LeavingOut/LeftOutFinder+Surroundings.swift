import SwiftSyntax

// What stands around a place, for those who judge a fault there.

extension LeftOutFinder {
    /// Whether the code at a place is for a version of iOS later than `version` alone, by `if #available`, `guard #available` or
    /// `@available`: what it needs, earlier versions lack.
    package func isForLater(than version: [Int], at position: SourcePosition) -> Bool {
        guard let token = token(at: position) else { return false }
        var child = Syntax(token)
        while let node = child.parent {
            if let condition = node.as(IfExprSyntax.self), condition.body.id == child.id, condition.conditions.demand(laterThan: version) { return true }
            if let items = node.as(CodeBlockItemListSyntax.self), let index = items.firstIndex(where: { $0.id == child.id }),
                items[..<index].contains(where: { $0.item.as(GuardStmtSyntax.self)?.conditions.demand(laterThan: version) == true })
            {
                return true
            }
            if let declaration = node.asProtocol((any WithAttributesSyntax).self), declaration.attributes.demand(laterThan: version) { return true }
            child = node
        }
        return false
    }

    /// The class that the class around a place inherits from, if it says; of an extension nobody knows.
    package func superclass(at position: SourcePosition) -> String? {
        declaration(around: position)?.as(ClassDeclSyntax.self)?.inheritanceClause?.inheritedTypes.first?.type.plainName
    }

    /// The name of the type whose declaration or extension a place stands in.
    package func enclosingType(at position: SourcePosition) -> String? {
        guard let declaration = declaration(around: position) else { return nil }
        return declaration.as(ExtensionDeclSyntax.self)?.extendedType.plainName ?? declaration.asProtocol((any NamedDeclSyntax).self)?.name.text
    }

    private func declaration(around position: SourcePosition) -> Syntax? {
        var node: Syntax? = token(at: position).map(Syntax.init)
        while let current = node, current.asProtocol((any DeclGroupSyntax).self) == nil { node = current.parent }
        return node
    }

    /// The innermost call in whose brackets a place is.
    package func call(at position: SourcePosition) -> CallLabels? {
        guard let token = token(at: position) else { return nil }
        let start = token.positionAfterSkippingLeadingTrivia
        var node: Syntax? = Syntax(token)
        while let current = node, !current.is(CodeBlockItemSyntax.self), !current.is(MemberBlockItemSyntax.self) {
            if let call = current.as(FunctionCallExprSyntax.self), let open = call.leftParen, let close = call.rightParen,
                open.positionAfterSkippingLeadingTrivia <= start, start <= close.positionAfterSkippingLeadingTrivia
            {
                return CallLabels(call)
            }
            node = current.parent
        }
        return nil
    }

    /// The label of the first argument, where the word at a place is what is called: `with` of `register(with: delegate)`.
    package func firstLabel(at position: SourcePosition) -> String? {
        guard let token = token(at: position), let name = token.parent?.as(DeclReferenceExprSyntax.self),
            let call = name.parent?.as(FunctionCallExprSyntax.self),
            call.calledExpression.id == name.id
        else { return nil }
        return call.arguments.first?.label?.text
    }

    /// The names in the statement or the label of a `switch` case at a place, closures and blocks within it left out.
    package func words(at position: SourcePosition) -> Set<String> {
        guard let token = token(at: position) else { return [] }
        var node: Syntax? = Syntax(token)
        while let current = node, !current.is(CodeBlockItemSyntax.self), !current.is(SwitchCaseLabelSyntax.self), !current.is(MemberBlockItemSyntax.self) {
            node = current.parent
        }
        guard let node else { return [] }
        let visitor = NamesOfStatement()
        visitor.walk(node)
        return visitor.names
    }

    /// The names in the closure whose beginning or parameters are at a place, those of blocks and closures in it among them.
    package func wordsOfClosure(at position: SourcePosition) -> Set<String> {
        guard let token = token(at: position) else { return [] }
        var node: Syntax? = Syntax(token)
        while let current = node, !current.is(ClosureExprSyntax.self) {
            if current.is(CodeBlockItemListSyntax.self) { return [] }
            node = current.parent
        }
        guard let closure = node?.as(ClosureExprSyntax.self) else { return [] }
        let visitor = NamesOfStatement(visitsBlocks: true)
        visitor.walk(closure.statements)
        return visitor.names
    }
}

private final class NamesOfStatement: SyntaxVisitor {
    private(set) var names: Set<String> = []
    private let visitsBlocks: Bool

    init(visitsBlocks: Bool = false) {
        self.visitsBlocks = visitsBlocks
        super.init(viewMode: .sourceAccurate)
    }

    override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
        names.insert(node.baseName.plainText)
        return .visitChildren
    }

    override func visit(_ node: IdentifierTypeSyntax) -> SyntaxVisitorContinueKind {
        names.insert(node.name.plainText)
        return .visitChildren
    }

    override func visit(_ node: CodeBlockSyntax) -> SyntaxVisitorContinueKind { visitsBlocks ? .visitChildren : .skipChildren }
    override func visit(_ node: ClosureExprSyntax) -> SyntaxVisitorContinueKind { visitsBlocks ? .visitChildren : .skipChildren }
}

extension ConditionElementListSyntax {
    fileprivate func demand(laterThan version: [Int]) -> Bool { contains { $0.availability("#available", laterThan: version) } }
}

extension ConditionElementSyntax {
    /// Whether this is `#available`, or `#unavailable`, of a version of iOS after `version`.
    func availability(_ keyword: String, laterThan version: [Int]) -> Bool {
        guard let availability = condition.as(AvailabilityConditionSyntax.self), availability.availabilityKeyword.text == keyword else { return false }
        return availability.availabilityArguments.demand(laterThan: version)
    }
}

extension AttributeListSyntax {
    fileprivate func demand(laterThan version: [Int]) -> Bool {
        contains { element in
            guard let attribute = element.as(AttributeSyntax.self), attribute.attributeName.trimmedDescription == "available",
                case .availability(let arguments)? = attribute.arguments
            else { return false }
            return arguments.demand(laterThan: version)
        }
    }
}

extension AvailabilityArgumentListSyntax {
    /// `iOS 26, *`; the longer form says `introduced: 26` behind the platform.
    fileprivate func demand(laterThan version: [Int]) -> Bool {
        var platform: String?
        for argument in self {
            switch argument.argument {
            case .token(let token): platform = token.text
            case .availabilityVersionRestriction(let restriction):
                if restriction.platform.text == "iOS", restriction.version?.isLater(than: version) == true { return true }
            case .availabilityLabeledArgument(let labelled):
                if platform == "iOS", labelled.label.text == "introduced", case .version(let introduced) = labelled.value, introduced.isLater(than: version) {
                    return true
                }
            default: break
            }
        }
        return false
    }
}

extension VersionTupleSyntax {
    fileprivate func isLater(than version: [Int]) -> Bool {
        version.lexicographicallyPrecedes(trimmedDescription.split(separator: ".").compactMap { Int($0) })
    }
}
