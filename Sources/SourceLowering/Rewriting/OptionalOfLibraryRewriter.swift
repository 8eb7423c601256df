import SwiftSyntax

/// Values that a library's earlier versions gave as optionals, and its module here as the later ones do. The compiler reports where one is unwrapped that
/// is none, and the file is lowered again with the places.
struct OptionalOfLibraryRewriter: RewritingSubject {
    let context: RewritingContext

    /// `user?.name` becomes `user.name`.
    func rewrite(_ node: OptionalChainingExprSyntax) {
        if isReported(node.questionMark) { blank(node.questionMark) }
    }

    /// `user!` becomes `user`.
    func rewrite(_ node: ForceUnwrapExprSyntax) {
        if isReported(node.exclamationMark) { blank(node.exclamationMark) }
    }

    /// `if let user = try document.data(as: User.self)` becomes `if let user = try document.data(as: User.self) as Optional`.
    func rewrite(_ node: OptionalBindingConditionSyntax) {
        guard isReported(node.bindingSpecifier) else { return }
        if node.initializer != nil {
            edits.insert(" as Optional", at: end(of: node))
        } else {
            edits.insert(" = \(node.pattern.trimmedDescription) as Optional", at: end(of: node))
        }
    }
}
