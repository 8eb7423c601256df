import SwiftSyntax

/// Rewrites one file. The visits below only dispatch; each subject stands in an extension of its own.
final class FileRewriter: SyntaxVisitor {
    struct Result: Sendable {
        let file: LoweredFile
        /// The function that registers the file's classes, if it has any.
        let registrationFunction: String?
        let diagnostics: [LoweringDiagnostic]
        let leftOut: [LeftOutPart]
    }

    /// A type body or extension that the walk is in.
    struct TypeScope {
        /// Its key in the symbol table.
        let key: String
        /// How code inside names it.
        let spelling: String
        let isExtension: Bool
        /// Extensions with constraints cannot hold what every instance must have.
        let isConstrained: Bool
        let codeDepth: Int
        let isExposed: Bool
        /// Calls that register the classes nested in it.
        var nestedRegistrations: [String] = []
        /// Lines for the end of its body.
        var generatedMembers: [String] = []
        /// What `#selector` asked for beyond the members that are registered anyway.
        var getters: [(name: String, line: Int)] = []
        var setters: [(name: String, line: Int)] = []
    }

    let file: ParsedFile
    let names: LoweredNames.Names
    let table: SymbolTable
    let evaluator: ConditionEvaluator
    let lines: LineTable
    var edits = SourceEdits()
    var diagnostics: [LoweringDiagnostic] = []
    /// What the rewriting itself leaves out.
    var leftOut: [LeftOutPart] = []
    var scopes: [TypeScope] = []
    var codeDepth = 0
    /// Generated declarations behind the file's end.
    var tail: [String] = []
    var registrationCalls: [String] = []
    var registrationStatements: [String] = []
    var generatedCount = 0
    var wrappedExpressions: Set<SyntaxIdentifier> = []
    var usesNetworking = false
    var usesXML = false
    var impliedImports: Set<String> = []
    var usesGlibc = false
    var importsXCTest = false
    var importsRuntime = false
    var sendableTestClasses: Set<String> = []
    var lastImportEnd: Int?

    init(_ file: ParsedFile, names: LoweredNames.Names, table: SymbolTable, evaluator: ConditionEvaluator) {
        self.file = file
        self.names = names
        self.table = table
        self.evaluator = evaluator
        lines = LineTable(file.bytes)
        super.init(viewMode: .sourceAccurate)
    }

    func rewrite() -> Result {
        walk(file.tree)
        finishImports()
        if file.bytes.starts(with: "#!".utf8) { edits.replace(0..<2, with: "//") }
        let path = file.source.path
        var (text, columns) = edits.apply(to: file.bytes, path: path, lines: lines)
        columns.earlier = file.columns.shifts
        let function = "__qregister_\(names.identifier)"
        if let registration = RegistrationWriter.fileFunction(
            named: function, calls: registrationCalls, statements: registrationStatements
        ) {
            tail.append(registration)
        }
        tail += implicitImports
        if !importsRuntime, text.contains("ObjCRuntime.") || tail.contains(where: { $0.contains("ObjCRuntime.") }) {
            tail.append("import ObjectRuntime")
        }
        let generated = tail.isEmpty ? "" : "\n#sourceLocation()\n" + tail.joined(separator: "\n") + "\n"
        let output = "\(SourceEdits.marker(path: path, line: 1))\n\(text)\(generated)"
        let isRegistered = !registrationCalls.isEmpty || !registrationStatements.isEmpty
        return Result(
            file: LoweredFile(name: names.file, originalPath: path, text: output, columns: columns),
            registrationFunction: isRegistered ? function : nil,
            diagnostics: diagnostics, leftOut: file.leftOut + leftOut)
    }

    /// The file without anything in it.
    func leaveOut(for module: String) -> Result {
        let name = file.source.path.split(separator: "/").last.map(String.init) ?? file.source.path
        let whole = LeftOutPart(
            kind: .file, range: 0..<file.source.text.utf8.count, position: SourcePosition(line: 1, column: 1), declaration: name, needs: module,
            names: file.tree.statements.flatMap { $0.item.as(DeclSyntax.self)?.declaredNames ?? [] })
        return Result(
            file: LoweredFile(name: names.file, originalPath: file.source.path, text: "", columns: ColumnMap()), registrationFunction: nil,
            diagnostics: [], leftOut: [whole])
    }

    // MARK: Help for the subjects

    func range(of node: some SyntaxProtocol) -> Range<Int> {
        let start = node.positionAfterSkippingLeadingTrivia.utf8Offset
        return start..<max(start, node.endPositionBeforeTrailingTrivia.utf8Offset)
    }

    func start(of node: some SyntaxProtocol) -> Int { node.positionAfterSkippingLeadingTrivia.utf8Offset }
    func end(of node: some SyntaxProtocol) -> Int { node.endPositionBeforeTrailingTrivia.utf8Offset }
    func line(of node: some SyntaxProtocol) -> Int { lines.position(of: start(of: node)).line }

    /// Overwrites a node with spaces, line ends excepted.
    func blank(_ node: some SyntaxProtocol) {
        let range = range(of: node)
        let spaces = file.bytes[range].map { $0 == UInt8(ascii: "\n") ? $0 : UInt8(ascii: " ") }
        edits.substitute(range, with: String(decoding: spaces, as: UTF8.self))
    }

    func report(_ severity: LoweringDiagnostic.Severity, _ node: some SyntaxProtocol, _ message: String) {
        let position = lines.position(of: start(of: node))
        diagnostics.append(
            LoweringDiagnostic(
                severity: severity, path: file.source.path, line: position.line, column: position.column, message: message))
    }

    func newName() -> String {
        generatedCount += 1
        return "__q\(names.identifier)_\(generatedCount)"
    }

    /// The innermost type whose member level the walk is at, if it is at one.
    var memberScope: TypeScope? {
        scopes.last.flatMap { $0.codeDepth == codeDepth ? $0 : nil }
    }

    func symbol(of scope: TypeScope) -> TypeSymbol? {
        scope.isExtension ? table.resolve(scope.key, from: "") ?? table.type(scope.key) : table.type(scope.key)
    }

    private func enterCode() -> SyntaxVisitorContinueKind {
        codeDepth += 1
        return .visitChildren
    }

    // MARK: Types

    override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
        enterType(node.name, attributes: node.attributes)
        return .visitChildren
    }

    override func visitPost(_ node: ClassDeclSyntax) { leaveClass(node) }

    override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind {
        enterType(node.name, attributes: node.attributes)
        return .visitChildren
    }

    override func visitPost(_ node: StructDeclSyntax) { leaveType(node.memberBlock) }

    override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind {
        enterType(node.name, attributes: node.attributes)
        return .visitChildren
    }

    override func visitPost(_ node: EnumDeclSyntax) { leaveType(node.memberBlock) }

    override func visit(_ node: ActorDeclSyntax) -> SyntaxVisitorContinueKind {
        enterType(node.name, attributes: node.attributes)
        return .visitChildren
    }

    override func visitPost(_ node: ActorDeclSyntax) { leaveType(node.memberBlock) }

    override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
        if leaveOut(node) { return .skipChildren }
        enterExtension(node)
        return .visitChildren
    }

    override func visitPost(_ node: ExtensionDeclSyntax) { if !isLeftOut(node) { leaveExtension(node) } }

    override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind {
        enterType(node.name, attributes: node.attributes)
        rewriteProtocol(node)
        return .visitChildren
    }

    override func visitPost(_ node: ProtocolDeclSyntax) { scopes.removeLast() }

    // MARK: Members and code

    override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
        renameDeclaration(node)
        rewriteFunction(node)
        rewriteManaged(node)
        return enterCode()
    }

    override func visitPost(_ node: FunctionDeclSyntax) { codeDepth -= 1 }
    override func visit(_ node: InitializerDeclSyntax) -> SyntaxVisitorContinueKind {
        requireManagedInitializer(node)
        return enterCode()
    }
    override func visitPost(_ node: InitializerDeclSyntax) { codeDepth -= 1 }
    override func visit(_ node: DeinitializerDeclSyntax) -> SyntaxVisitorContinueKind { enterCode() }
    override func visitPost(_ node: DeinitializerDeclSyntax) { codeDepth -= 1 }
    override func visit(_ node: AccessorBlockSyntax) -> SyntaxVisitorContinueKind { enterCode() }
    override func visitPost(_ node: AccessorBlockSyntax) { codeDepth -= 1 }
    override func visit(_ node: ClosureExprSyntax) -> SyntaxVisitorContinueKind { enterCode() }
    override func visitPost(_ node: ClosureExprSyntax) { codeDepth -= 1 }
    override func visit(_ node: CodeBlockSyntax) -> SyntaxVisitorContinueKind { enterCode() }
    override func visitPost(_ node: CodeBlockSyntax) { codeDepth -= 1 }

    override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
        renameDeclaration(node)
        rewriteProperty(node)
        return .visitChildren
    }

    // MARK: The rest

    override func visit(_ node: AttributeSyntax) -> SyntaxVisitorContinueKind {
        rewriteAttribute(node)
        return .visitChildren
    }

    override func visit(_ node: DeclModifierSyntax) -> SyntaxVisitorContinueKind {
        if node.name.text == "dynamic" || node.name.text == "optional" { blank(node) }
        return .skipChildren
    }

    override func visit(_ node: ImportDeclSyntax) -> SyntaxVisitorContinueKind {
        rewriteImport(node)
        return .skipChildren
    }

    override func visit(_ node: IfConfigDeclSyntax) -> SyntaxVisitorContinueKind {
        rewriteConditions(node)
        return .skipChildren
    }

    override func visit(_ node: MacroExpansionExprSyntax) -> SyntaxVisitorContinueKind {
        rewriteMacro(node) ? .skipChildren : .visitChildren
    }

    override func visit(_ node: MacroExpansionDeclSyntax) -> SyntaxVisitorContinueKind {
        leaveOutPreview(node.macroName, node) ? .skipChildren : .visitChildren
    }

    override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
        renameCall(node)
        rewriteCall(node)
        rewriteMaking(node)
        return .visitChildren
    }

    override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
        rewriteDynamicMember(node)
        rewriteMakingLater(node)
        rewriteUnappliedRequirement(node)
        return .visitChildren
    }

    override func visit(_ node: CatchClauseSyntax) -> SyntaxVisitorContinueKind {
        rewriteCatch(node)
        return .visitChildren
    }

    override func visit(_ node: SubscriptCallExprSyntax) -> SyntaxVisitorContinueKind {
        rewriteDynamicSubscript(node)
        return .visitChildren
    }

    override func visit(_ node: SwitchCaseSyntax) -> SyntaxVisitorContinueKind {
        rewriteSwitchCase(node)
        return .visitChildren
    }

    override func visit(_ node: SequenceExprSyntax) -> SyntaxVisitorContinueKind {
        rewriteErrorCasts(node)
        rewriteErasedCasts(node)
        return .visitChildren
    }

    override func visit(_ node: IdentifierTypeSyntax) -> SyntaxVisitorContinueKind {
        noteUse(of: node.name.text)
        replaceLock(node)
        nameBridgedDictionary(node)
        renameType(node)
        return .visitChildren
    }

    override func visit(_ node: SomeOrAnyTypeSyntax) -> SyntaxVisitorContinueKind {
        openObjectiveCProtocol(node)
        return .visitChildren
    }

    override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
        noteUse(of: node.baseName.text)
        renameReference(node)
        renameDarwin(node)
        askDevice(node)
        qualifyReplacedFunction(node)
        return .visitChildren
    }
}
