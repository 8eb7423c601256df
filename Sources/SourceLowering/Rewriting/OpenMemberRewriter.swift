import SwiftSyntax

/// Members that an extension of a framework's class declares `open`.
///
/// Imported from C and Objective-C, every class can have some. Here classes of Core Graphics are final, which have none, and what overrides a member of
/// an extension does so through the runtime.
struct OpenMemberRewriter: RewritingSubject {
    let context: RewritingContext

    func close(_ node: DeclModifierSyntax) {
        guard node.name.text == "open", node.detail == nil,
            let item = sequence(first: Syntax(node), next: \.parent).lazy.compactMap({ $0.as(MemberBlockItemSyntax.self) }).first,
            let type = item.parent?.parent?.parent?.as(ExtensionDeclSyntax.self)?.extendedType.trimmedDescription,
            let symbol = table.resolve(type, from: ""), table.isOfFramework(symbol)
        else { return }
        edits.replace(range(of: node.name), with: "public")
    }
}
