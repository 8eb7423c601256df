import SwiftSyntax

/// Decides `#if` conditions as Xcode would for an iOS app.
///
/// The compiler cannot be told: `os(iOS)` is false on Linux and no flag changes that.
struct ConditionEvaluator {
    let options: LoweringOptions

    struct Verdict: Equatable {
        /// Nil where the condition is left to the compiler.
        var value: Bool?
        /// Whether the compiler, left alone, might decide otherwise.
        var dependsOnPlatform = false
    }

    func evaluate(_ condition: ExprSyntax) -> Verdict {
        if let sequence = condition.as(SequenceExprSyntax.self) { return evaluate(Array(sequence.elements)) }
        if let tuple = condition.as(TupleExprSyntax.self), tuple.elements.count == 1, let inner = tuple.elements.first {
            return evaluate(inner.expression)
        }
        if let prefix = condition.as(PrefixOperatorExprSyntax.self), prefix.operator.text == "!" {
            var verdict = evaluate(prefix.expression)
            verdict.value = verdict.value.map { !$0 }
            return verdict
        }
        if let infix = condition.as(InfixOperatorExprSyntax.self) {
            return combine(evaluate(infix.leftOperand), infix.operator.trimmedDescription, evaluate(infix.rightOperand))
        }
        if let literal = condition.as(BooleanLiteralExprSyntax.self) { return Verdict(value: literal.literal.text == "true") }
        if let name = condition.as(DeclReferenceExprSyntax.self) {
            // SwiftPM, which compiles everything here, says this of an Xcode project's modules too.
            return Verdict(value: options.activeConditions.contains(name.baseName.text), dependsOnPlatform: name.baseName.text == "SWIFT_PACKAGE")
        }
        if let call = condition.as(FunctionCallExprSyntax.self) { return evaluate(call) }
        return Verdict(value: nil)
    }

    /// `a && b || c`, unfolded as the parser leaves it. Of the two operators `&&` binds tighter.
    private func evaluate(_ elements: [ExprSyntax]) -> Verdict {
        var alternatives: [Verdict] = []
        var current = elements.first.map(evaluate) ?? Verdict(value: nil)
        var index = 1
        while index + 1 < elements.count {
            let operand = evaluate(elements[index + 1])
            if elements[index].trimmedDescription == "||" {
                alternatives.append(current)
                current = operand
            } else {
                current = combine(current, elements[index].trimmedDescription, operand)
            }
            index += 2
        }
        return alternatives.reversed().reduce(current) { combine($1, "||", $0) }
    }

    private func combine(_ a: Verdict, _ operation: String, _ b: Verdict) -> Verdict {
        let depends = a.dependsOnPlatform || b.dependsOnPlatform
        switch operation {
        case "&&":
            if a.value == false || b.value == false { return Verdict(value: false, dependsOnPlatform: depends) }
            return Verdict(value: a.value == true && b.value == true ? true : nil, dependsOnPlatform: depends)
        case "||":
            if a.value == true || b.value == true { return Verdict(value: true, dependsOnPlatform: depends) }
            return Verdict(value: a.value == false && b.value == false ? false : nil, dependsOnPlatform: depends)
        default:
            return Verdict(value: nil, dependsOnPlatform: depends)
        }
    }

    private func evaluate(_ call: FunctionCallExprSyntax) -> Verdict {
        guard let argument = call.arguments.first?.expression.trimmedDescription else { return Verdict(value: nil) }
        switch call.calledExpression.trimmedDescription {
        case "os": return Verdict(value: argument == "iOS", dependsOnPlatform: true)
        case "targetEnvironment":
            return Verdict(value: argument == "simulator" && options.isSimulator, dependsOnPlatform: true)
        case "canImport": return Verdict(value: options.canImport(argument), dependsOnPlatform: true)
        case "swift": return Verdict(value: compare(options.languageVersion, with: argument))
        case "compiler": return Verdict(value: compare(Self.compilerVersion, with: argument))
        case "arch": return Verdict(value: argument == Self.architecture)
        default: return Verdict(value: nil)
        }
    }

    /// `>=5.9` or `<6`.
    private func compare(_ version: [Int], with argument: String) -> Bool? {
        let digits = argument.drop { !$0.isNumber }
        let bound = digits.split(separator: ".").map { Int($0) ?? 0 }
        let length = max(version.count, bound.count)
        let left = version + Array(repeating: 0, count: length - version.count)
        let right = bound + Array(repeating: 0, count: length - bound.count)
        switch argument.prefix(argument.count - digits.count).filter({ !$0.isWhitespace }) {
        case ">=": return !left.lexicographicallyPrecedes(right)
        case "<": return left.lexicographicallyPrecedes(right)
        default: return nil
        }
    }

    private static let compilerVersion: [Int] = {
        #if compiler(>=6.4)
            [6, 4]
        #elseif compiler(>=6.3)
            [6, 3]
        #else
            [6, 2]
        #endif
    }()

    private static let architecture: String = {
        #if arch(arm64)
            "arm64"
        #else
            "x86_64"
        #endif
    }()
}

/// A clause of an `#if`, and what became of it.
struct ClauseDecision {
    let clause: IfConfigClauseSyntax
    let verdict: ConditionEvaluator.Verdict
    /// True where the clause is compiled, nil where only the compiler can tell.
    let isActive: Bool?
}

extension ConditionEvaluator {
    /// At most one clause is active; once one is undecided, so are those after it that are not false.
    func decisions(for node: IfConfigDeclSyntax) -> [ClauseDecision] {
        var isTaken: Bool? = false
        return node.clauses.map { clause in
            let verdict = clause.condition.map(evaluate) ?? Verdict(value: true)
            let isActive: Bool?
            switch (isTaken, verdict.value) {
            case (true, _), (_, false): isActive = false
            case (false, true): isActive = true
            default: isActive = nil
            }
            if isActive == true { isTaken = true } else if isActive == nil { isTaken = nil }
            return ClauseDecision(clause: clause, verdict: verdict, isActive: isActive)
        }
    }
}
