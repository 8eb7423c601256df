import SwiftSyntax

/// Rewrites one file. The visits below only dispatch; each subject is a type of its own.
final class FileRewriter: SyntaxVisitor, RewritingSubject {
    struct Result: Sendable {
        let file: LoweredFile
        /// The function that registers the file's classes, if it has any.
        let registrationFunction: String?
        let diagnostics: [LoweringDiagnostic]
        let leftOut: [LeftOutPart]
    }

    let context: RewritingContext
    private let names: LoweredNames.Names
    private let imports: ImportRewriter
    private let foundationNames: FoundationNameRewriter
    private let swift4Names: Swift4NameRewriter
    private let typeBodies: TypeBodyRewriter
    private let protocols: ProtocolRewriter
    private let tests: TestIsolationRewriter
    private let overrides: OverrideRewriter
    private let properties: PropertyRewriter
    private let managedObjects: ManagedObjectRewriter
    private let calls: CallRewriter
    private let selectors: SelectorRewriter
    private let dynamicMembers: DynamicMemberRewriter
    private let optionalsOfLibraries: OptionalOfLibraryRewriter
    private let initializers: InitializerRewriter
    private let initializerRequirements: InitializerRequirementRewriter
    private let openMembers: OpenMemberRewriter
    private let privateWitnesses: PrivateWitnessRewriter
    private let sessionDelegates: SessionDelegateRewriter
    private let longLiterals: LongLiteralRewriter
    private let classRequirements: ClassRequirementRewriter
    private let errorCasts: ErrorCastRewriter
    private let laterVersions: LaterVersionRewriter
    private let previews: PreviewRewriter
    private let nestedEnumerations: NestedEnumerationRewriter
    private let requiredInitializers: RequiredInitializerRewriter
    private let selfAssignments: SelfAssignmentRewriter

    init(_ file: ParsedFile, names: LoweredNames.Names, table: SymbolTable, evaluator: ConditionEvaluator) {
        let context = RewritingContext(file, names: names, table: table, evaluator: evaluator)
        self.context = context
        self.names = names
        imports = ImportRewriter(context: context)
        foundationNames = FoundationNameRewriter(context: context, imports: imports)
        swift4Names = Swift4NameRewriter(context: context)
        tests = TestIsolationRewriter(context: context)
        overrides = OverrideRewriter(context: context, tests: tests)
        managedObjects = ManagedObjectRewriter(context: context)
        requiredInitializers = RequiredInitializerRewriter(context: context)
        typeBodies = TypeBodyRewriter(
            context: context, overrides: overrides, managedObjects: managedObjects, requiredInitializers: requiredInitializers)
        protocols = ProtocolRewriter(context: context)
        properties = PropertyRewriter(context: context, overrides: overrides, managedObjects: managedObjects)
        calls = CallRewriter(context: context, managedObjects: managedObjects)
        selectors = SelectorRewriter(context: context, imports: imports)
        dynamicMembers = DynamicMemberRewriter(context: context)
        initializers = InitializerRewriter(context: context)
        initializerRequirements = InitializerRequirementRewriter(context: context)
        openMembers = OpenMemberRewriter(context: context)
        privateWitnesses = PrivateWitnessRewriter(context: context)
        sessionDelegates = SessionDelegateRewriter(context: context)
        longLiterals = LongLiteralRewriter(context: context)
        classRequirements = ClassRequirementRewriter(context: context)
        errorCasts = ErrorCastRewriter(context: context)
        optionalsOfLibraries = OptionalOfLibraryRewriter(context: context)
        laterVersions = LaterVersionRewriter(context: context)
        previews = PreviewRewriter(context: context)
        nestedEnumerations = NestedEnumerationRewriter(context: context)
        selfAssignments = SelfAssignmentRewriter(context: context)
        super.init(viewMode: .sourceAccurate)
    }

    func rewrite() -> Result {
        walk(file.tree)
        imports.finish()
        if file.bytes.starts(with: "#!".utf8) { edits.replace(0..<2, with: "//") }
        // What stands behind a brace that nobody closes would be inside of it: the compiler says so of the author's text alone.
        if isUnclosed { (context.tail, context.registrationCalls, context.registrationStatements) = ([], [], []) }
        let path = file.source.path
        var (text, columns) = edits.apply(to: file.bytes, path: path, lines: lines)
        columns.earlier = file.columns.shifts
        let function = "__qregister_\(names.identifier)"
        if let registration = RegistrationWriter.fileFunction(
            named: function, calls: context.registrationCalls, statements: context.registrationStatements
        ) {
            context.tail.append(registration)
        }
        context.tail += imports.implicitImports
        if !imports.importsRuntime, text.contains("ObjCRuntime.") || context.tail.contains(where: { $0.contains("ObjCRuntime.") }) {
            context.tail.append("import ObjectRuntime")
        }
        let generated = context.tail.isEmpty ? "" : "\n#sourceLocation()\n" + context.tail.joined(separator: "\n") + "\n"
        let output = "\(SourceEdits.marker(path: path, line: 1))\n\(text)\(generated)"
        let isRegistered = !context.registrationCalls.isEmpty || !context.registrationStatements.isEmpty
        return Result(
            file: LoweredFile(name: names.file, originalPath: path, text: output, columns: columns),
            registrationFunction: isRegistered ? function : nil,
            diagnostics: context.diagnostics, leftOut: file.leftOut + context.leftOut)
    }

    private var isUnclosed: Bool {
        file.tree.hasError && file.tree.tokens(viewMode: .all).contains { $0.presence == .missing && $0.tokenKind == .rightBrace }
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

    private func enterCode() -> SyntaxVisitorContinueKind {
        context.codeDepth += 1
        return .visitChildren
    }

    // MARK: Types

    override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
        typeBodies.enterType(node.name, attributes: node.attributes)
        initializerRequirements.renameConformance(node.inheritanceClause, of: node.name.text)
        return .visitChildren
    }

    override func visitPost(_ node: ClassDeclSyntax) {
        initializerRequirements.requireInitializer(of: node)
        typeBodies.leaveClass(node)
    }

    override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind {
        typeBodies.enterType(node.name, attributes: node.attributes)
        initializerRequirements.renameConformance(node.inheritanceClause, of: node.name.text)
        return .visitChildren
    }

    override func visitPost(_ node: StructDeclSyntax) { typeBodies.leaveType(node.memberBlock) }

    override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind {
        typeBodies.enterType(node.name, attributes: node.attributes)
        initializerRequirements.renameConformance(node.inheritanceClause, of: node.name.text)
        return .visitChildren
    }

    override func visitPost(_ node: EnumDeclSyntax) { typeBodies.leaveType(node.memberBlock) }

    override func visit(_ node: ActorDeclSyntax) -> SyntaxVisitorContinueKind {
        typeBodies.enterType(node.name, attributes: node.attributes)
        initializerRequirements.renameConformance(node.inheritanceClause, of: node.name.text)
        return .visitChildren
    }

    override func visitPost(_ node: ActorDeclSyntax) { typeBodies.leaveType(node.memberBlock) }

    override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
        if typeBodies.leaveOut(node) { return .skipChildren }
        typeBodies.enterExtension(node)
        initializerRequirements.renameConformance(node.inheritanceClause, of: node.extendedType.trimmedDescription)
        foundationNames.extendNotificationCenter(node)
        protocols.repeatForExistentials(node)
        return .visitChildren
    }

    override func visitPost(_ node: ExtensionDeclSyntax) { if !typeBodies.isLeftOut(node) { typeBodies.leaveExtension(node) } }

    override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind {
        typeBodies.enterType(node.name, attributes: node.attributes)
        protocols.rewriteProtocol(node)
        initializerRequirements.moveRequirement(of: node)
        return .visitChildren
    }

    override func visitPost(_ node: ProtocolDeclSyntax) { context.scopes.removeLast() }

    // MARK: Members and code

    override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
        swift4Names.renameDeclaration(node)
        privateWitnesses.release(node)
        classRequirements.loosen(node)
        overrides.rewriteFunction(node)
        foundationNames.nestOperator(node)
        managedObjects.rewriteManaged(node)
        sessionDelegates.rewriteMethod(node)
        return enterCode()
    }

    override func visitPost(_ node: FunctionDeclSyntax) { context.codeDepth -= 1 }
    override func visit(_ node: InitializerDeclSyntax) -> SyntaxVisitorContinueKind {
        managedObjects.requireMaker(node)
        requiredInitializers.require(node)
        initializers.callObservers(node)
        return enterCode()
    }
    override func visitPost(_ node: InitializerDeclSyntax) { context.codeDepth -= 1 }
    override func visit(_ node: DeinitializerDeclSyntax) -> SyntaxVisitorContinueKind { enterCode() }
    override func visitPost(_ node: DeinitializerDeclSyntax) { context.codeDepth -= 1 }
    override func visit(_ node: AccessorBlockSyntax) -> SyntaxVisitorContinueKind { enterCode() }
    override func visitPost(_ node: AccessorBlockSyntax) { context.codeDepth -= 1 }
    override func visit(_ node: ClosureExprSyntax) -> SyntaxVisitorContinueKind { enterCode() }
    override func visitPost(_ node: ClosureExprSyntax) { context.codeDepth -= 1 }
    override func visit(_ node: CodeBlockSyntax) -> SyntaxVisitorContinueKind { enterCode() }
    override func visitPost(_ node: CodeBlockSyntax) { context.codeDepth -= 1 }

    override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
        swift4Names.renameDeclaration(node)
        properties.rewriteProperty(node)
        return .visitChildren
    }

    // MARK: The rest

    override func visit(_ node: AttributeSyntax) -> SyntaxVisitorContinueKind {
        foundationNames.rewriteAttribute(node)
        return .visitChildren
    }

    override func visit(_ node: DeclModifierSyntax) -> SyntaxVisitorContinueKind {
        if node.name.text == "dynamic" || node.name.text == "optional" { blank(node) }
        openMembers.close(node)
        return .skipChildren
    }

    override func visit(_ node: ImportDeclSyntax) -> SyntaxVisitorContinueKind {
        imports.rewriteImport(node)
        return .skipChildren
    }

    override func visit(_ node: IfConfigDeclSyntax) -> SyntaxVisitorContinueKind {
        for decision in evaluator.decisions(for: node) {
            if let condition = decision.clause.condition, decision.verdict.dependsOnPlatform, let value = decision.verdict.value {
                edits.replace(range(of: condition), with: value ? "true" : "false")
            }
            // What is not compiled is left as it stands.
            if decision.isActive != false, let elements = decision.clause.elements { walk(elements) }
        }
        return .skipChildren
    }

    override func visit(_ node: IfExprSyntax) -> SyntaxVisitorContinueKind { visit(laterVersions.rewriteIf(node)) }

    override func visit(_ node: CodeBlockItemListSyntax) -> SyntaxVisitorContinueKind { visit(laterVersions.rewriteStatements(node)) }

    /// Goes on with some parts of a node; nil goes on with all.
    private func visit(_ parts: [Syntax]?) -> SyntaxVisitorContinueKind {
        guard let parts else { return .visitChildren }
        for part in parts { walk(part) }
        return .skipChildren
    }

    override func visit(_ node: MacroExpansionExprSyntax) -> SyntaxVisitorContinueKind {
        if node.macroName.text == "Preview" { return previews.rewrite(node) }
        return selectors.rewriteMacro(node) ? .skipChildren : .visitChildren
    }

    override func visit(_ node: MacroExpansionDeclSyntax) -> SyntaxVisitorContinueKind {
        node.macroName.text == "Preview" ? previews.rewrite(node) : .visitChildren
    }

    override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
        swift4Names.renameCall(node)
        calls.rewriteCall(node)
        dynamicMembers.rewriteMaking(node)
        dynamicMembers.rewriteClassArguments(node)
        tests.nameTestCase(node)
        return .visitChildren
    }

    override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
        foundationNames.unwrapAddress(node)
        foundationNames.describeError(node)
        dynamicMembers.rewriteDynamicMember(node)
        dynamicMembers.rewriteMakingLater(node)
        calls.rewriteUnappliedRequirement(node)
        return .visitChildren
    }

    override func visit(_ node: ForStmtSyntax) -> SyntaxVisitorContinueKind {
        dynamicMembers.nameTouches(node)
        return .visitChildren
    }

    override func visit(_ node: OptionalChainingExprSyntax) -> SyntaxVisitorContinueKind {
        optionalsOfLibraries.rewrite(node)
        return .visitChildren
    }

    override func visit(_ node: ForceUnwrapExprSyntax) -> SyntaxVisitorContinueKind {
        optionalsOfLibraries.rewrite(node)
        return .visitChildren
    }

    override func visit(_ node: OptionalBindingConditionSyntax) -> SyntaxVisitorContinueKind {
        optionalsOfLibraries.rewrite(node)
        return .visitChildren
    }

    override func visit(_ node: CatchClauseSyntax) -> SyntaxVisitorContinueKind {
        errorCasts.rewriteCatch(node)
        return .visitChildren
    }

    override func visit(_ node: UnresolvedAsExprSyntax) -> SyntaxVisitorContinueKind {
        dynamicMembers.rewriteBridgedCast(node)
        return .visitChildren
    }

    override func visit(_ node: ArrayExprSyntax) -> SyntaxVisitorContinueKind {
        dynamicMembers.rewriteSetLiteral(node)
        longLiterals.split(node)
        return .visitChildren
    }

    override func visit(_ node: SubscriptCallExprSyntax) -> SyntaxVisitorContinueKind {
        dynamicMembers.rewriteDynamicSubscript(node)
        return .visitChildren
    }

    override func visit(_ node: SwitchCaseSyntax) -> SyntaxVisitorContinueKind {
        errorCasts.rewriteSwitchCase(node)
        return .visitChildren
    }

    override func visit(_ node: SequenceExprSyntax) -> SyntaxVisitorContinueKind {
        managedObjects.nameSet(in: node)
        selfAssignments.separate(node)
        errorCasts.rewriteErrorCasts(node)
        managedObjects.rewriteErasedCasts(node)
        return .visitChildren
    }

    override func visit(_ node: IdentifierTypeSyntax) -> SyntaxVisitorContinueKind {
        imports.recordUse(of: node.name.text)
        imports.qualifyReplacedName(node)
        nestedEnumerations.qualify(node)
        foundationNames.replaceLock(node)
        foundationNames.nameBridgedDictionary(node)
        swift4Names.renameType(node)
        return .visitChildren
    }

    override func visit(_ node: MemberTypeSyntax) -> SyntaxVisitorContinueKind {
        imports.renameQualifier(node)
        swift4Names.renameType(node)
        swift4Names.shortenElement(node)
        return .visitChildren
    }

    override func visit(_ node: SomeOrAnyTypeSyntax) -> SyntaxVisitorContinueKind {
        protocols.openObjectiveCProtocol(node)
        return .visitChildren
    }

    override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
        imports.recordUse(of: node.baseName.text)
        swift4Names.renameReference(node)
        imports.renameDarwin(node)
        imports.renameQualifier(node)
        foundationNames.replaceMember(node)
        nestedEnumerations.qualify(node)
        imports.qualifyReplacedName(node)
        return .visitChildren
    }
}
