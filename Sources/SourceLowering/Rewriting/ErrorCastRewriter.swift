import SwiftSyntax

/// Casts of Swift errors to NSError, which fail at run time on Linux unless they are plain `as`.
struct ErrorCastRewriter: RewritingSubject {
    let context: RewritingContext

    private static let boundName = "__error"

    /// `catch let e as NSError {` becomes `catch let __error { let e = __error as NSError;`
    func rewriteCatch(_ node: CatchClauseSyntax) {
        for item in node.catchItems {
            guard let pattern = item.pattern, let binding = errorBinding(pattern) else { continue }
            guard node.catchItems.count == 1 else {
                report(.error, pattern, "a pattern 'as NSError' beside others in one 'catch' cannot be lowered; give it a 'catch' of its own")
                continue
            }
            edits.replace(range(of: pattern), with: "let \(Self.boundName)")
            if let condition = item.whereClause?.condition { replace(binding.name, in: condition) }
            guard binding.name != "_" else { continue }
            edits.insert(" \(binding.keyword) \(binding.name) = \(Self.boundName) as NSError;", at: end(of: node.body.leftBrace))
        }
    }

    func rewriteSwitchCase(_ node: SwitchCaseSyntax) {
        guard case .case(let label) = node.label else { return }
        for item in label.caseItems {
            guard let binding = errorBinding(item.pattern) else { continue }
            guard label.caseItems.count == 1, item.whereClause == nil else {
                report(.error, item.pattern, "this pattern 'as NSError' cannot be lowered; cast in the case's body")
                continue
            }
            // Every error is an NSError, so on Apple's systems the case may stand without a default.
            let condition = hasDefault(beside: node) ? " where ObjCRuntime.error(\(Self.boundName)) != nil" : ""
            edits.replace(range(of: item.pattern), with: "let \(Self.boundName)\(condition)")
            guard binding.name != "_" else { continue }
            edits.insert(
                " \(binding.keyword) \(binding.name) = ObjCRuntime.error(\(Self.boundName))!;", at: end(of: label.colon))
        }
    }

    private func hasDefault(beside node: SwitchCaseSyntax) -> Bool {
        guard let cases = node.parent?.as(SwitchCaseListSyntax.self) else { return false }
        return cases.contains { element in
            guard case .switchCase(let other) = element, case .default = other.label else { return false }
            return true
        }
    }

    /// The name in `let name as NSError`.
    private func errorBinding(_ pattern: PatternSyntax) -> (keyword: String, name: String)? {
        guard pattern.is(ValueBindingPatternSyntax.self) else { return nil }
        let words = pattern.trimmedDescription.split { $0.isWhitespace }.map(String.init)
        guard words.count == 4, words[2] == "as", words[3] == "NSError" else { return nil }
        return (words[0], words[1])
    }

    private func replace(_ name: String, in condition: ExprSyntax) {
        for token in condition.tokens(viewMode: .sourceAccurate) where token.text == name {
            guard token.parent?.is(DeclReferenceExprSyntax.self) == true,
                token.parent?.parent?.as(MemberAccessExprSyntax.self)?.declName.id != token.parent?.id
            else { continue }
            edits.substitute(range(of: token), with: "(\(Self.boundName) as NSError)")
        }
    }

    /// `x as? NSError`, `x as! NSError` and `x is NSError`.
    func rewriteErrorCasts(_ node: SequenceExprSyntax) {
        let elements = Array(node.elements)
        for index in elements.indices.dropFirst() where index + 1 < elements.count {
            guard elements[index + 1].trimmedDescription == "NSError" else { continue }
            let suffix: String
            if let cast = elements[index].as(UnresolvedAsExprSyntax.self), let mark = cast.questionOrExclamationMark {
                suffix = mark.text == "!" ? ")!" : ")"
            } else if elements[index].is(UnresolvedIsExprSyntax.self) {
                suffix = ") != nil"
            } else {
                continue
            }
            let operand = elements[index - 1]
            edits.insert("ObjCRuntime.error(", at: start(of: operand))
            edits.substitute(end(of: operand)..<end(of: elements[index + 1]), with: suffix)
        }
    }
}
