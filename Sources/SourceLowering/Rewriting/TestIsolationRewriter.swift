import SwiftSyntax

/// Tests of the main actor, which XCTest for Linux calls outside any actor.
final class TestIsolationRewriter: RewritingSubject {
    let context: RewritingContext
    private var sendableTestClasses: Set<String> = []

    init(context: RewritingContext) { self.context = context }

    private static let testHooks: Set<String> = ["setUp()", "tearDown()", "setUpWithError()", "tearDownWithError()"]

    /// XCTest for Linux calls tests and their hooks outside any actor, although on the main thread, and cannot even list tests of
    /// an actor. Those of the main actor run their bodies on it.
    func isolateTest(_ node: FunctionDeclSyntax, _ method: MethodRecord, _ scope: TypeScope, _ type: TypeSymbol) {
        guard !method.isStatic, !method.isAsync, method.parameters.isEmpty, let body = node.body,
            // Of XCTestCase itself only an extension may be known.
            table.chain(from: type).contains(where: { $0.name == "XCTestCase" || $0.inherited.first == "XCTestCase" })
        else { return }
        let isHook = method.isOverride && Self.testHooks.contains(method.fullName)
        guard isHook || method.name.hasPrefix("test") && method.result == nil else { return }
        let attribute = node.attributes.first { $0.as(AttributeSyntax.self)?.attributeName.trimmedDescription == "MainActor" }
        let testClass = declaredClass(around: node)
        let isClassIsolated = testClass?.attributes.has("MainActor") ?? false || table.chain(from: type).contains { $0.isMainActor }
        guard isClassIsolated || attribute != nil else { return }
        if let attribute { blank(attribute) }
        if !isHook, isClassIsolated { edits.insert("nonisolated ", at: start(of: node.funcKeyword)) }
        let text = body.statements.trimmedDescription
        let isThrowing = method.isThrowing && (text.contains("try ") || text.contains("throw "))
        edits.insert(
            isThrowing ? " try MainActor.assumeIsolated { () throws -> Void in" : " MainActor.assumeIsolated { () -> Void in",
            at: end(of: body.leftBrace))
        edits.insertClosing("} ", at: start(of: body.rightBrace))
        // The compiler does not see that a function in a closure of the main actor is the main actor's, as one in a method of it is.
        for function in LocalFunctions.direct(in: body) { edits.insert("@MainActor ", at: start(of: function)) }
        // The test case goes from no actor to the main one.
        if testClass != nil, !type.inherited.contains(where: { $0.contains("Sendable") }), sendableTestClasses.insert(scope.key).inserted {
            context.tail.append("extension \(scope.spelling): @unchecked Sendable {}")
        }
    }

    /// `Helper()` of a test case: XCTest for Linux makes one only with its name and its test. Objects that no run knows of have none.
    func nameTestCase(_ node: FunctionCallExprSyntax) {
        guard let name = node.calledExpression.as(DeclReferenceExprSyntax.self), node.arguments.isEmpty, node.trailingClosure == nil,
            name.baseName.text.first?.isUppercase == true, let parenthesis = node.leftParen,
            let type = table.resolve(name.baseName.text, from: scopes.last?.key ?? ""), type.initializers.isEmpty, type.module == table.module,
            table.chain(from: type).contains(where: { $0.name == "XCTestCase" || $0.inherited.first == "XCTestCase" })
        else { return }
        edits.insert("name: \"\", testClosure: { _ in }", at: end(of: parenthesis))
    }

    /// The class that a member belongs to, where this file declares it.
    private func declaredClass(around node: FunctionDeclSyntax) -> ClassDeclSyntax? {
        // Members may stand in conditional parts of the body.
        var owner: Syntax? = node.parent
        while let current = owner, !current.is(ClassDeclSyntax.self), !current.is(ExtensionDeclSyntax.self) { owner = current.parent }
        if let declared = owner?.as(ClassDeclSyntax.self) { return declared }
        guard let name = owner?.as(ExtensionDeclSyntax.self)?.extendedType.trimmedDescription else { return nil }
        return file.tree.statements.lazy.compactMap { $0.item.as(ClassDeclSyntax.self) }.first { $0.name.text == name }
    }
}

/// The functions that stand in a body, without those in closures, in other functions or in types.
private final class LocalFunctions: SyntaxVisitor {
    private var found: [FunctionDeclSyntax] = []

    static func direct(in body: CodeBlockSyntax) -> [FunctionDeclSyntax] {
        let visitor = LocalFunctions(viewMode: .sourceAccurate)
        visitor.walk(body)
        return visitor.found
    }

    override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
        let isIsolated = node.modifiers.contains { $0.name.text == "nonisolated" } || node.attributes.has("MainActor")
        if !isIsolated { found.append(node) }
        return .skipChildren
    }

    override func visit(_ node: ClosureExprSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
    override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
    override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
    override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
    override func visit(_ node: ActorDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
}
