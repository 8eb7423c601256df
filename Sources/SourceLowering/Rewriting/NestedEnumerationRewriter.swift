import SwiftSyntax

/// `DrawOrder.bar` for a library's `ChartView.DrawOrder`, where Objective-C knows the enumeration by a name of its own: what the library's header
/// declares is seen by those who import it, in no class.
struct NestedEnumerationRewriter: RewritingSubject {
    let context: RewritingContext

    func qualify(_ node: DeclReferenceExprSyntax) {
        guard node.parent?.as(MemberAccessExprSyntax.self)?.declName.id != node.id, let outer = outerType(of: node.baseName.text),
            !node.seesDeclaration(named: node.baseName.text)
        else { return }
        edits.insert("\(outer).", at: start(of: node))
    }

    func qualify(_ node: IdentifierTypeSyntax) {
        guard let outer = outerType(of: node.name.text) else { return }
        edits.insert("\(outer).", at: start(of: node))
    }

    private func outerType(of name: String) -> String? {
        guard let outer = table.enumerationsSeenOutside[name], table.resolve(name, from: scopes.last?.key ?? "") == nil else { return nil }
        return outer
    }
}
