import SimulatedSystem
import SwiftSyntax

/// Code for a later version of iOS than the one everything here stands for: it is not compiled, since it never runs on a device of that version.
///
/// The compiler cannot tell: on Linux every `#available` with a `*` holds.
struct LaterVersionRewriter: RewritingSubject {
    let context: RewritingContext

    /// The block in place of code that is never reached; a variable that the other way sets stays set on every way.
    private static let nothing = "{ Swift.fatalError() }"

    /// `if #available(iOS 26, *), isReady { a } else { b }` goes the other way, and so does `if #unavailable(iOS 26, *)`. Returns what is left of it to
    /// be read; nil for all.
    func rewriteIf(_ node: IfExprSyntax) -> [Syntax]? {
        let conditions = Array(node.conditions)
        if let index = conditions.firstIndex(where: { $0.availability("#available", laterThan: SimulatedSystem.versionNumbers) }) {
            put("ObjCRuntime.isLaterSystem", at: start(of: conditions[index])..<end(of: node.conditions))
            put(Self.nothing, at: range(of: node.body))
            return conditions[..<index].map { Syntax($0.condition) } + [node.elseBody.map { Syntax($0) }].compactMap(\.self)
        }
        for element in conditions where element.availability("#unavailable", laterThan: SimulatedSystem.versionNumbers) {
            put("!ObjCRuntime.isLaterSystem", at: range(of: element.condition))
            guard conditions.count == 1, case .codeBlock(let other)? = node.elseBody else { continue }
            put(Self.nothing, at: range(of: other))
            return [Syntax(node.body)]
        }
        return nil
    }

    /// `guard #available(iOS 26, *) else { return }` is left, and with it what stands behind it in the block. Returns what is left to be read; nil
    /// for all.
    func rewriteStatements(_ node: CodeBlockItemListSyntax) -> [Syntax]? {
        guard let index = node.firstIndex(where: { isForLater($0) }), let condition = node[index].item.as(GuardStmtSyntax.self) else { return nil }
        put("do", at: start(of: condition)..<end(of: condition.elseKeyword))
        let behind = node[node.index(after: index)...]
        if let first = behind.first, let last = behind.last { put("", at: start(of: first)..<end(of: last)) }
        return node[..<index].map { Syntax($0) } + [Syntax(condition.body)]
    }

    private func isForLater(_ item: CodeBlockItemSyntax) -> Bool {
        guard let condition = item.item.as(GuardStmtSyntax.self) else { return false }
        return condition.conditions.contains { $0.availability("#available", laterThan: SimulatedSystem.versionNumbers) }
    }

    /// Puts text in place of bytes; what follows keeps its line, and its column where that is another line.
    private func put(_ text: String, at range: Range<Int>) {
        let lineEnds = file.bytes[range].count { $0 == UInt8(ascii: "\n") }
        guard lineEnds > 0 else { return edits.substitute(range, with: text) }
        let indent = String(repeating: " ", count: lines.position(of: range.upperBound).column - 1)
        edits.substitute(range, with: text + String(repeating: "\n", count: lineEnds) + indent)
    }
}
