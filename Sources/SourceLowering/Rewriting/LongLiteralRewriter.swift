import SwiftSyntax

/// Long array literals of values that are made one by one, as apps with a table of questions, countries or symbols have them.
///
/// The compiler finds the types of all elements of a literal together, and what that takes grows with the square of their number: 2,600 of them take
/// more than 20 GB of memory. Added to an array one after the other they are told apart.
struct LongLiteralRewriter: RewritingSubject {
    let context: RewritingContext

    /// Fewer are compiled within seconds.
    static let leastCount = 200

    /// `[Item(1), Item(2)]` becomes a closure that adds each to an array and returns that.
    func split(_ node: ArrayExprSyntax) {
        guard node.elements.count >= Self.leastCount, let name = elementType(of: node) else { return }
        edits.substitute(range(of: node.leftSquare), with: "{ () -> [\(name)] in var __elements: [\(name)] = []; __elements.append(")
        for element in node.elements {
            guard let comma = element.trailingComma else { continue }
            // A comma behind the last is followed by nothing.
            edits.substitute(range(of: comma), with: element.id == node.elements.last?.id ? " " : "); __elements.append(")
        }
        edits.substitute(range(of: node.rightSquare), with: "); return __elements }()")
    }

    /// The type that every element makes a value of: one of the project's own, whose initialisers give no optional.
    private func elementType(of node: ArrayExprSyntax) -> String? {
        let names: [String?] = node.elements.map { element in
            element.expression.as(FunctionCallExprSyntax.self)?.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text
        }
        guard let name = names.first ?? nil, names.allSatisfy({ $0 == name }), let type = table.resolve(name, from: scopes.last?.key ?? ""),
            type.kind == .struct || type.kind == .class, !type.isGeneric, !type.initializers.contains(where: \.isFailable)
        else { return nil }
        // The closure would have to wait or throw with them.
        return node.tokens(viewMode: .sourceAccurate).contains { $0.tokenKind == .keyword(.try) || $0.tokenKind == .keyword(.await) } ? nil : name
    }
}
