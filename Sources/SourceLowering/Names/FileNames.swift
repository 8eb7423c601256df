import SwiftParser
import SwiftSyntax

/// The names that a file uses and declares, read without a compiler: what is compiled for iOS alone counts.
package struct FileNames: Codable, Sendable {
    /// A name where it is used.
    package struct Use: Codable, Hashable, Sendable {
        package var name: String
        package var line: Int
    }

    package var path: String
    /// Names that can only be types, functions or constants at the top of some module: not after a dot.
    package var globals: [Use] = []
    /// Names after a dot.
    package var members: [Use] = []
    package var declared: Set<String> = []
    package var imports: [Use] = []
    /// Macros, with their #.
    package var macros: [Use] = []
    /// Whether the file cannot be read as Swift without more depth or time than is good.
    package var isUnreadable = false

    package init(path: String) { self.path = path }

    /// Reads files, on all cores.
    package static func read(_ files: [SourceFile], options: LoweringOptions) -> [FileNames] {
        let evaluator = ConditionEvaluator(options: options)
        let budget = ParsingBudget()
        return concurrentMap(files) { file in
            var uses = FileNames(path: file.path)
            guard SourceNesting.problem(in: file.text) == nil, let tree = budget.parse(file.text) else {
                uses.isUnreadable = true
                return uses
            }
            let visitor = NameVisitor(uses, LineTable(Array(file.text.utf8)), evaluator)
            visitor.walk(tree)
            return visitor.uses
        }
    }

    /// The modules that these options have.
    package static func isThere(_ module: String, options: LoweringOptions) -> Bool { options.hasModule(module) }
}

private final class NameVisitor: SyntaxVisitor {
    private(set) var uses: FileNames
    private let lines: LineTable
    private let evaluator: ConditionEvaluator

    init(_ uses: FileNames, _ lines: LineTable, _ evaluator: ConditionEvaluator) {
        self.uses = uses
        self.lines = lines
        self.evaluator = evaluator
        super.init(viewMode: .sourceAccurate)
    }

    private func use(_ token: TokenSyntax) -> FileNames.Use {
        FileNames.Use(name: token.plainText, line: lines.position(of: token.positionAfterSkippingLeadingTrivia.utf8Offset).line)
    }

    override func visit(_ node: IfConfigDeclSyntax) -> SyntaxVisitorContinueKind {
        for decision in evaluator.decisions(for: node) where decision.isActive != false {
            if let elements = decision.clause.elements { walk(elements) }
        }
        return .skipChildren
    }

    override func visit(_ node: ImportDeclSyntax) -> SyntaxVisitorContinueKind {
        if let name = node.path.first?.name { uses.imports.append(use(name)) }
        return .skipChildren
    }

    // MARK: Uses

    override func visit(_ node: IdentifierTypeSyntax) -> SyntaxVisitorContinueKind {
        uses.globals.append(use(node.name))
        return .visitChildren
    }

    override func visit(_ node: MemberTypeSyntax) -> SyntaxVisitorContinueKind {
        uses.members.append(use(node.name))
        return .visitChildren
    }

    override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
        if let access = node.parent?.as(MemberAccessExprSyntax.self), access.declName.id == node.id {
            uses.members.append(use(node.baseName))
        } else {
            uses.globals.append(use(node.baseName))
        }
        return .visitChildren
    }

    override func visit(_ node: KeyPathPropertyComponentSyntax) -> SyntaxVisitorContinueKind {
        uses.members.append(use(node.declName.baseName))
        return .skipChildren
    }

    override func visit(_ node: MacroExpansionExprSyntax) -> SyntaxVisitorContinueKind {
        uses.macros.append(use(node.macroName))
        return .visitChildren
    }

    override func visit(_ node: MacroExpansionDeclSyntax) -> SyntaxVisitorContinueKind {
        uses.macros.append(use(node.macroName))
        // A preview is not part of the app.
        return node.macroName.text == "Preview" ? .skipChildren : .visitChildren
    }

    override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
        // An override of what is not there cannot be.
        if node.modifiers.contains(where: { $0.name.text == "override" }) { uses.members.append(use(node.name)) } else { declare(node.name) }
        return .visitChildren
    }

    // MARK: Declarations

    private func declare(_ token: TokenSyntax) { uses.declared.insert(token.plainText) }

    override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind { declared(node.name) }
    override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind { declared(node.name) }
    override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind { declared(node.name) }
    override func visit(_ node: ActorDeclSyntax) -> SyntaxVisitorContinueKind { declared(node.name) }
    override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind { declared(node.name) }
    override func visit(_ node: TypeAliasDeclSyntax) -> SyntaxVisitorContinueKind { declared(node.name) }
    override func visit(_ node: AssociatedTypeDeclSyntax) -> SyntaxVisitorContinueKind { declared(node.name) }
    override func visit(_ node: GenericParameterSyntax) -> SyntaxVisitorContinueKind { declared(node.name) }
    override func visit(_ node: EnumCaseElementSyntax) -> SyntaxVisitorContinueKind { declared(node.name) }
    override func visit(_ node: IdentifierPatternSyntax) -> SyntaxVisitorContinueKind { declared(node.identifier) }

    override func visit(_ node: FunctionParameterSyntax) -> SyntaxVisitorContinueKind { declared(node.secondName ?? node.firstName) }
    override func visit(_ node: ClosureParameterSyntax) -> SyntaxVisitorContinueKind { declared(node.secondName ?? node.firstName) }
    override func visit(_ node: ClosureShorthandParameterSyntax) -> SyntaxVisitorContinueKind { declared(node.name) }
    override func visit(_ node: TupleTypeElementSyntax) -> SyntaxVisitorContinueKind {
        node.firstName.map { declared($0) } ?? .visitChildren
    }

    private func declared(_ token: TokenSyntax) -> SyntaxVisitorContinueKind {
        declare(token)
        return .visitChildren
    }
}
