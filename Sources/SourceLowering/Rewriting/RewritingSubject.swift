import SwiftSyntax

/// A subject of the rewriting: it reads a file's tree and writes to the file's shared context.
protocol RewritingSubject {
    var context: RewritingContext { get }
}

extension RewritingSubject {
    var file: ParsedFile { context.file }
    var table: SymbolTable { context.table }
    var evaluator: ConditionEvaluator { context.evaluator }
    var lines: LineTable { context.lines }
    var edits: SourceEdits { context.edits }
    var scopes: [TypeScope] { context.scopes }
    var codeDepth: Int { context.codeDepth }

    // MARK: Places

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
        context.diagnostics.append(
            LoweringDiagnostic(
                severity: severity, path: file.source.path, line: position.line, column: position.column, message: message))
    }

    /// The innermost type whose member level the walk is at, if it is at one.
    var memberScope: TypeScope? {
        scopes.last.flatMap { $0.codeDepth == codeDepth ? $0 : nil }
    }

    func symbol(of scope: TypeScope) -> TypeSymbol? {
        scope.isExtension ? table.resolve(scope.key, from: "") ?? table.type(scope.key) : table.type(scope.key)
    }

    // MARK: Symbols

    func currentName(_ record: MethodRecord) -> MethodRecord { table.renamer?.method(record) ?? record }
    func currentName(_ record: PropertyRecord) -> PropertyRecord { table.renamer?.property(record) ?? record }
    func currentName(_ record: InitializerRecord) -> InitializerRecord { table.renamer?.initializer(record) ?? record }

    /// A type's name as it is now, for one that is written in the source.
    func currentName(ofType written: String) -> String { table.renamer?.type(written) ?? written }

    /// Whether the compiler said that only the Objective-C runtime could find the member.
    func isDynamicMember(_ node: MemberAccessExprSyntax) -> Bool { isReported(node.declName) }

    /// Whether the compiler named the place where `node` begins as one that has to be lowered otherwise.
    func isReported(_ node: some SyntaxProtocol) -> Bool {
        guard !file.source.dynamicMembers.isEmpty else { return false }
        let (line, column) = lines.position(of: start(of: node))
        return file.source.dynamicMembers.contains(SourcePosition(line: line, column: column))
    }

    /// The members that are compiled, those inside `#if` included.
    func activeDeclarations(in members: MemberBlockItemListSyntax) -> [DeclSyntax] {
        members.flatMap { member -> [DeclSyntax] in
            guard let conditional = member.decl.as(IfConfigDeclSyntax.self) else { return [member.decl] }
            return evaluator.decisions(for: conditional).filter { $0.isActive == true }.flatMap { decision -> [DeclSyntax] in
                guard case .decls(let members)? = decision.clause.elements else { return [] }
                return activeDeclarations(in: members)
            }
        }
    }
}
