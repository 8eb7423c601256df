import SwiftSyntax

/// `#Preview`, which is for Xcode's canvas: the app itself never runs it, `quince snapshot --previews` draws it.
struct PreviewRewriter: RewritingSubject {
    let context: RewritingContext

    /// `#Preview("Cell") { Cell() }` becomes a type that makes the preview. One of SwiftUI's, or in code, goes.
    /// - Returns: whether what is within it is still to be read.
    func rewrite(_ node: some FreestandingMacroExpansionSyntax) -> SyntaxVisitorContinueKind {
        guard scopes.isEmpty, codeDepth == 0, !importsSwiftUI else {
            blank(node)
            return .skipChildren
        }
        let name: String = context.newName()
        let place = lines.position(of: start(of: node.pound))
        let file: String = file.source.path.split(separator: "/").last.map(String.init) ?? file.source.path
        edits.substitute(
            start(of: node.pound)..<end(of: node.macroName),
            with: "struct \(name): UIKit.PreviewRegistry { @MainActor static func makePreview() throws -> UIKit.Preview { UIKit.Preview")
        edits.insertClosing(
            " }; static var fileID: String { \(SourceEdits.literal(file)) }; static var line: Int { \(place.line) }; static var column: Int { \(place.column) } }",
            at: end(of: node))
        context.registrationStatements.append("ObjCRuntime.registerPreview(\(name).self)")
        return .visitChildren
    }

    private var importsSwiftUI: Bool {
        // An import of what is not there is no longer in the tree.
        if file.leftOut.contains(where: { $0.kind == .importDeclaration && $0.needs == "SwiftUI" }) { return true }
        let visitor = Imports(viewMode: .sourceAccurate)
        visitor.walk(file.tree)
        return visitor.modules.contains("SwiftUI")
    }
}

private final class Imports: SyntaxVisitor {
    var modules: Set<String> = []

    override func visit(_ node: ImportDeclSyntax) -> SyntaxVisitorContinueKind {
        if let module = node.path.first { modules.insert(module.name.text) }
        return .skipChildren
    }

    override func visit(_ node: CodeBlockSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
    override func visit(_ node: MemberBlockSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
}
