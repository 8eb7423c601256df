import SwiftSyntax

/// Initialisers that an app adds to classes of the frameworks.
///
/// In an initialiser of a class Swift stores into the class's properties without their observers, and so without what UIKit does when one changes. On
/// Apple's systems they are Objective-C's, whose setters are always called.
struct InitializerRewriter: RewritingSubject {
    let context: RewritingContext

    /// `self.init(); font = big` becomes `self.init(); func __finish() { font = big }; __finish()`: in a function the observers are called.
    func callObservers(_ node: InitializerDeclSyntax) {
        guard node.modifiers.has("convenience"), node.signature.effectSpecifiers?.asyncSpecifier == nil, let scope = memberScope, scope.isExtension,
            let type = symbol(of: scope), type.kind == .class, type.module.map(LoweringOptions.isFramework) == true, let body = node.body
        else { return }
        let rest = body.statements.drop { !Self.isDelegation($0) }.dropFirst()
        guard let first = rest.first, let last = rest.last, FinishSearch.canFollow(rest) else { return }
        edits.insert("func __finish() { ", at: start(of: first))
        edits.insertClosing(" }; __finish()", at: end(of: last))
    }

    private static func isDelegation(_ statement: CodeBlockItemSyntax) -> Bool {
        let access = statement.item.as(FunctionCallExprSyntax.self)?.calledExpression.as(MemberAccessExprSyntax.self)
        return access?.declName.baseName.text == "init" && access?.base?.trimmedDescription == "self"
    }
}

/// Looks for what cannot stand in a function of its own, and for whether anything is stored at all.
private final class FinishSearch: SyntaxVisitor {
    private var stores = false
    private var mustStay = false

    static func canFollow(_ statements: some Sequence<CodeBlockItemSyntax>) -> Bool {
        let search = FinishSearch(viewMode: .sourceAccurate)
        for statement in statements { search.walk(statement) }
        return search.stores && !search.mustStay
    }

    override func visit(_ node: AssignmentExprSyntax) -> SyntaxVisitorContinueKind {
        stores = true
        return .visitChildren
    }

    override func visit(_ node: ReturnStmtSyntax) -> SyntaxVisitorContinueKind {
        if node.expression != nil { mustStay = true }
        return .visitChildren
    }

    override func visit(_ node: TryExprSyntax) -> SyntaxVisitorContinueKind {
        if node.questionOrExclamationMark == nil { mustStay = true }
        return .visitChildren
    }

    override func visit(_ node: ThrowStmtSyntax) -> SyntaxVisitorContinueKind {
        mustStay = true
        return .skipChildren
    }

    override func visit(_ node: SuperExprSyntax) -> SyntaxVisitorContinueKind {
        mustStay = true
        return .skipChildren
    }

    override func visit(_ node: ClosureExprSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
    override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
}
