import SwiftSyntax

/// The name that a call calls and the labels it gives, `present(_:animated:)`.
package struct CallLabels: Hashable, Sendable, CustomStringConvertible {
    /// The function's name, or that of the type that is made.
    package var name: String
    /// Of the arguments in brackets; "_" of one without.
    package var labels: [String]
    package var trailingClosures: Int

    package init(name: String, labels: [String], trailingClosures: Int = 0) {
        self.name = name
        self.labels = labels
        self.trailingClosures = trailingClosures
    }

    /// Reads `present(_:animated:)`.
    package init?(signature: String) {
        guard let open = signature.firstIndex(of: "("), signature.last == ")" else { return nil }
        self.init(name: String(signature[..<open]), labels: signature[open...].dropFirst().dropLast().split(separator: ":").map(String.init))
    }

    /// Nil where what is called has no name: `.init(frame: a)`, `functions[0](b)`.
    init?(_ call: FunctionCallExprSyntax) {
        guard let name = call.madeType ?? call.calledExpression.as(MemberAccessExprSyntax.self)?.declName.baseName.plainText, name != "init" else { return nil }
        self.init(
            name: name, labels: call.arguments.map { $0.label?.plainText ?? "_" },
            trailingClosures: (call.trailingClosure == nil ? 0 : 1) + call.additionalTrailingClosures.count)
    }

    package var description: String { "\(name)(\(labels.map { $0 + ":" }.joined()))" }
}
