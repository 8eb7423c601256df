import SwiftSyntax

/// Members of `AnyClass`: Objective-C's classes are objects that answer messages. Only the compiler knows which accesses these are.
package struct ClassObjectRewriter: RewritingSubject {
    let context: RewritingContext

    /// The methods that every class has, by their base names.
    package static let members: Set<String> = ["isSubclass", "superclass", "description", "instancesRespond"]

    /// `type.isSubclass(of: other)` becomes `ObjCRuntime.classObject(type).isSubclass(of: other)`. Returns whether it is such a call.
    func rewrite(_ node: MemberAccessExprSyntax) -> Bool {
        guard Self.members.contains(node.declName.baseName.text), let base = node.base, isCalled(node) else { return false }
        let chained = base.as(OptionalChainingExprSyntax.self)?.expression
        edits.insert("ObjCRuntime.classObject(", at: start(of: base))
        edits.insert(base.isOptionalChain && chained == nil ? ")?" : ")", at: end(of: chained ?? base))
        return true
    }

    private func isCalled(_ node: MemberAccessExprSyntax) -> Bool {
        node.parent?.as(FunctionCallExprSyntax.self)?.calledExpression.id == ExprSyntax(node).id
    }
}
