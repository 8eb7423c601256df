import SwiftSyntax

/// `configurationUpdateHandler = configurationUpdateHandler`, which calls a setter of Apple's for what it does besides.
///
/// The compiler refuses it for a property that is stored, as many are that Apple's classes compute. A project that builds has such a line for
/// those alone.
struct SelfAssignmentRewriter: RewritingSubject {
    let context: RewritingContext

    /// `title = title` becomes `title = (title, ()).0`. What the project declares itself the compiler may speak of.
    func separate(_ node: SequenceExprSyntax) {
        let elements = Array(node.elements)
        guard elements.count == 3, elements[1].is(AssignmentExprSyntax.self), let target = Self.path(of: elements[0]), target == Self.path(of: elements[2]),
            let name = target.last, !table.declaresMember(named: name)
        else { return }
        edits.insert("(", at: start(of: elements[2]))
        edits.insertClosing(", ()).0", at: end(of: elements[2]))
    }

    /// The names of `button.title`, without `self`; nil for what does more than read properties.
    private static func path(of expression: ExprSyntax) -> [String]? {
        if let name = expression.as(DeclReferenceExprSyntax.self) {
            guard name.argumentNames == nil else { return nil }
            return name.baseName.text == "self" ? [] : [name.baseName.text]
        }
        guard let member = expression.as(MemberAccessExprSyntax.self), member.declName.argumentNames == nil, let base = member.base,
            let names = path(of: base)
        else { return nil }
        return names + [member.declName.baseName.text]
    }
}
