import SwiftSyntax

/// The imports of a file whose modules are not there.
enum AbsentImports {
    /// The imports that frameworks for iOS are made of, and that those who import them see.
    static let visible = "import Foundation; import UIKit"

    /// A part for each; what is not compiled is passed over.
    static func parts(in tree: SourceFileSyntax, bytes: [UInt8], _ evaluator: ConditionEvaluator) -> [LeftOutPart] {
        let found = found(in: tree.statements, evaluator)
        guard !found.isEmpty else { return [] }
        let lines = LineTable(bytes)
        return found.map { node in
            let range = node.contentRange
            let position = lines.position(of: range.lowerBound)
            return LeftOutPart(
                kind: .importDeclaration, range: range, position: SourcePosition(line: position.line, column: position.column),
                declaration: "import \(node.path.trimmedDescription)", needs: node.path.first?.name.text ?? "",
                replacement: visible)
        }
    }

    private static func found(in statements: CodeBlockItemListSyntax, _ evaluator: ConditionEvaluator) -> [ImportDeclSyntax] {
        statements.flatMap { statement -> [ImportDeclSyntax] in
            if let found = statement.item.as(ImportDeclSyntax.self) {
                return evaluator.options.hasModule(found.path.first?.name.plainText ?? "") ? [] : [found]
            }
            guard let conditional = statement.item.as(IfConfigDeclSyntax.self) else { return [] }
            return evaluator.decisions(for: conditional).filter { $0.isActive == true }.flatMap { decision -> [ImportDeclSyntax] in
                guard case .statements(let inner)? = decision.clause.elements else { return [] }
                return found(in: inner, evaluator)
            }
        }
    }
}

extension SyntaxProtocol {
    /// The node's bytes without the comments and blanks around it.
    var contentRange: Range<Int> {
        let start = positionAfterSkippingLeadingTrivia.utf8Offset
        return start..<max(start, endPositionBeforeTrailingTrivia.utf8Offset)
    }
}
