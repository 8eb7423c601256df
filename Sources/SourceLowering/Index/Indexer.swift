import SwiftSyntax

/// Reads a file's declarations into records, those of types local to functions included.
final class Indexer: SyntaxVisitor {
    private let evaluator: ConditionEvaluator
    private(set) var records: [TypeRecord] = []
    private var open: [TypeRecord] = []
    private var codeDepth = 0
    /// Code depth at which each open type stands, to tell members from locals.
    private var depths: [Int] = []

    init(evaluator: ConditionEvaluator) {
        self.evaluator = evaluator
        super.init(viewMode: .sourceAccurate)
    }

    static func records(of tree: SourceFileSyntax, evaluator: ConditionEvaluator) -> [TypeRecord] {
        let indexer = Indexer(evaluator: evaluator)
        indexer.walk(tree)
        return indexer.records
    }

    /// The key of a type declared at `offset`: local types of the same name must not be taken for one another.
    static func key(for name: String, in scope: String?, isLocal: Bool, offset: Int) -> String {
        let own = isLocal ? "\(name)@\(offset)" : name
        return scope.map { "\($0).\(own)" } ?? own
    }

    private var isMemberLevel: Bool { depths.last == codeDepth }

    private func enter(_ record: TypeRecord) {
        open.append(record)
        depths.append(codeDepth)
    }

    private func leave() {
        depths.removeLast()
        records.append(open.removeLast())
    }

    private func enterNominal(
        _ name: TokenSyntax, _ kind: TypeRecord.Kind, _ attributes: AttributeListSyntax, _ inheritance: InheritanceClauseSyntax?,
        isGeneric: Bool
    ) -> SyntaxVisitorContinueKind {
        let isLocal = codeDepth > (depths.last ?? 0)
        let key = Self.key(for: name.plainText, in: open.last?.name, isLocal: isLocal, offset: name.position.utf8Offset)
        var record = TypeRecord(name: key, kind: kind)
        record.inherited = inheritance?.inheritedTypes.flatMap { plainTypeNames($0.type.trimmedDescription) } ?? []
        record.isGeneric = isGeneric || open.last?.isGeneric == true
        record.hasObjCMembers = attributes.has("objcMembers") || kind == .protocol && attributes.has("objc")
        record.isMainActor = attributes.has("MainActor")
        record.objcName = attributes.attribute("objc")?.explicitName
        enter(record)
        return .visitChildren
    }

    // MARK: Types

    override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
        enterNominal(node.name, .class, node.attributes, node.inheritanceClause, isGeneric: node.genericParameterClause != nil)
    }

    override func visitPost(_ node: ClassDeclSyntax) { leave() }

    override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind {
        enterNominal(node.name, .struct, node.attributes, node.inheritanceClause, isGeneric: node.genericParameterClause != nil)
    }

    override func visitPost(_ node: StructDeclSyntax) { leave() }

    override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind {
        enterNominal(node.name, .enum, node.attributes, node.inheritanceClause, isGeneric: node.genericParameterClause != nil)
    }

    override func visitPost(_ node: EnumDeclSyntax) { leave() }

    override func visit(_ node: ActorDeclSyntax) -> SyntaxVisitorContinueKind {
        enterNominal(node.name, .actor, node.attributes, node.inheritanceClause, isGeneric: node.genericParameterClause != nil)
    }

    override func visitPost(_ node: ActorDeclSyntax) { leave() }

    override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind {
        enterNominal(node.name, .protocol, node.attributes, node.inheritanceClause, isGeneric: false)
    }

    override func visitPost(_ node: ProtocolDeclSyntax) { leave() }

    override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
        var record = TypeRecord(name: node.typeName, kind: .extension)
        record.inherited = node.inheritanceClause?.inheritedTypes.flatMap { plainTypeNames($0.type.trimmedDescription) } ?? []
        record.hasObjCMembers = node.attributes.hasAny(of: ["objc", "objcMembers"])
        enter(record)
        return .visitChildren
    }

    override func visitPost(_ node: ExtensionDeclSyntax) { leave() }

    override func visit(_ node: TypeAliasDeclSyntax) -> SyntaxVisitorContinueKind {
        guard codeDepth == (depths.last ?? 0) else { return .skipChildren }
        let key = Self.key(for: node.name.plainText, in: open.last?.name, isLocal: false, offset: 0)
        var record = TypeRecord(name: key, kind: .alias)
        record.inherited = plainTypeNames(node.initializer.value.trimmedDescription)
        records.append(record)
        return .skipChildren
    }

    // MARK: Members

    private func addMember(_ change: (inout TypeRecord) -> Void) {
        guard isMemberLevel, !open.isEmpty else { return }
        change(&open[open.count - 1])
    }

    override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
        addMember { $0.methods.append(node.record(inExtension: $0.kind == .extension)) }
        codeDepth += 1
        return .visitChildren
    }

    override func visitPost(_ node: FunctionDeclSyntax) { codeDepth -= 1 }

    override func visit(_ node: InitializerDeclSyntax) -> SyntaxVisitorContinueKind {
        addMember { $0.initializers.append(node.record(inExtension: $0.kind == .extension)) }
        codeDepth += 1
        return .visitChildren
    }

    override func visitPost(_ node: InitializerDeclSyntax) { codeDepth -= 1 }

    override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
        addMember { $0.properties += node.records(inExtension: $0.kind == .extension) }
        return .visitChildren
    }

    override func visit(_ node: AccessorBlockSyntax) -> SyntaxVisitorContinueKind { enterCode() }
    override func visitPost(_ node: AccessorBlockSyntax) { codeDepth -= 1 }
    override func visit(_ node: ClosureExprSyntax) -> SyntaxVisitorContinueKind { enterCode() }
    override func visitPost(_ node: ClosureExprSyntax) { codeDepth -= 1 }
    override func visit(_ node: DeinitializerDeclSyntax) -> SyntaxVisitorContinueKind { enterCode() }
    override func visitPost(_ node: DeinitializerDeclSyntax) { codeDepth -= 1 }
    override func visit(_ node: CodeBlockSyntax) -> SyntaxVisitorContinueKind { enterCode() }
    override func visitPost(_ node: CodeBlockSyntax) { codeDepth -= 1 }

    private func enterCode() -> SyntaxVisitorContinueKind {
        codeDepth += 1
        return .visitChildren
    }

    // MARK: Conditions

    override func visit(_ node: IfConfigDeclSyntax) -> SyntaxVisitorContinueKind {
        for decision in evaluator.decisions(for: node) where decision.isActive != false {
            if let elements = decision.clause.elements { walk(elements) }
        }
        return .skipChildren
    }
}
