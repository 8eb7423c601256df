import SwiftSyntax

/// Generic code that asks for an associated type to be one of classes.
///
/// A value of one of Objective-C's protocols has a class type there: `any UITableViewDataSource` answers `Proxy.Delegate: AnyObject`. Here no protocol's
/// does, so that such code asks for any type, and compares what its values refer to.
struct ClassRequirementRewriter: RewritingSubject {
    let context: RewritingContext

    /// `where Proxy.Delegate: AnyObject` asks for `Any`, and `===` in the function's body compares objects of whatever type.
    func loosen(_ node: FunctionDeclSyntax) {
        let requirements = node.genericWhereClause?.requirements.compactMap { $0.requirement.as(ConformanceRequirementSyntax.self) } ?? []
        let loosened = requirements.filter {
            $0.leftType.is(MemberTypeSyntax.self) && ($0.rightType.trimmedDescription == "AnyObject" || $0.rightType.is(ClassRestrictionTypeSyntax.self))
        }
        guard !loosened.isEmpty else { return }
        for requirement in loosened { edits.replace(range(of: requirement.rightType), with: "Any") }
        guard let body = node.body else { return }
        for comparison in IdentitySearch.operators(in: body) { edits.replace(range(of: comparison), with: ".\(comparison.text).") }
    }
}

/// Looks for comparisons of identity.
private final class IdentitySearch: SyntaxVisitor {
    private var found: [TokenSyntax] = []

    static func operators(in body: CodeBlockSyntax) -> [TokenSyntax] {
        let search = IdentitySearch(viewMode: .sourceAccurate)
        search.walk(body)
        return search.found
    }

    override func visit(_ node: BinaryOperatorExprSyntax) -> SyntaxVisitorContinueKind {
        if ["===", "!=="].contains(node.operator.text) { found.append(node.operator) }
        return .skipChildren
    }
}
