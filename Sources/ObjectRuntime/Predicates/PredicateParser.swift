import Foundation

/// Reads a predicate format into an expression that can be evaluated.
struct PredicateParser {
    private var tokens: ArraySlice<PredicateToken>
    private var arguments: ArraySlice<Any?>

    static func parse(_ format: String, arguments: [Any?]) throws -> PredicateNode {
        var parser = PredicateParser(tokens: try PredicateLexer.tokens(in: format)[...], arguments: arguments[...])
        let node = try parser.disjunction()
        guard parser.tokens.isEmpty else { throw PredicateSyntaxError(message: "there is more after its end") }
        return node
    }

    // MARK: Tokens

    private func isWord(_ words: String...) -> Bool {
        guard case .word(let word)? = tokens.first else { return false }
        return words.contains(word.uppercased())
    }

    private mutating func accept(_ symbols: String...) -> Bool {
        guard case .symbol(let symbol)? = tokens.first, symbols.contains(symbol) else { return false }
        tokens.removeFirst()
        return true
    }

    private mutating func acceptWord(_ words: String...) -> String? {
        guard case .word(let word)? = tokens.first, words.contains(word.uppercased()) else { return nil }
        tokens.removeFirst()
        return word.uppercased()
    }

    private mutating func expect(_ symbol: String) throws {
        guard accept(symbol) else { throw PredicateSyntaxError(message: "'\(symbol)' is missing") }
    }

    private mutating func nextArgument() throws -> Any? {
        guard !arguments.isEmpty else { throw PredicateSyntaxError(message: "there are fewer arguments than conversions") }
        return arguments.removeFirst()
    }

    // MARK: Compound

    private mutating func disjunction() throws -> PredicateNode {
        var nodes = [try conjunction()]
        while acceptWord("OR") != nil || accept("||") { nodes.append(try conjunction()) }
        return nodes.count == 1 ? nodes[0] : .or(nodes)
    }

    private mutating func conjunction() throws -> PredicateNode {
        var nodes = [try negation()]
        while acceptWord("AND") != nil || accept("&&") { nodes.append(try negation()) }
        return nodes.count == 1 ? nodes[0] : .and(nodes)
    }

    private mutating func negation() throws -> PredicateNode {
        if acceptWord("NOT") != nil || accept("!") { return .not(try negation()) }
        if acceptWord("TRUEPREDICATE") != nil { return .constant(true) }
        if acceptWord("FALSEPREDICATE") != nil { return .constant(false) }
        // A parenthesis opens a predicate or an operand; which, shows only behind it.
        if case .symbol("(")? = tokens.first {
            let saved = self
            tokens.removeFirst()
            if let inner = try? disjunction(), accept(")"), !startsComparison { return inner }
            self = saved
        }
        return try comparison()
    }

    private var startsComparison: Bool {
        switch tokens.first {
        case .symbol(let symbol)?: return ["=", "==", "!=", "<>", "<", ">", "<=", ">=", "=<", "=>", "+", "-", "*", "/"].contains(symbol)
        case .word(let word)?: return PredicateNode.Operation(word: word) != nil
        default: return false
        }
    }

    // MARK: Comparison

    private mutating func comparison() throws -> PredicateNode {
        let modifier: PredicateNode.Modifier
        switch acceptWord("ANY", "SOME", "ALL", "NONE") {
        case "ANY"?, "SOME"?: modifier = .any
        case "ALL"?: modifier = .all
        case "NONE"?: modifier = .none
        default: modifier = .direct
        }
        let left = try sum()
        guard let operation = operation() else { throw PredicateSyntaxError(message: "a comparison is missing") }
        var options = ""
        if case .options(let letters)? = tokens.first {
            options = letters
            tokens.removeFirst()
        }
        let comparison = PredicateNode.Comparison(
            left: left, operation: operation, right: try sum(), modifier: modifier,
            ignoresCase: options.contains("c"), ignoresDiacritics: options.contains("d"))
        return .comparison(comparison)
    }

    private mutating func operation() -> PredicateNode.Operation? {
        let found: PredicateNode.Operation?
        switch tokens.first {
        case .symbol(let symbol)?: found = PredicateNode.Operation(symbol: symbol)
        case .word(let word)?: found = PredicateNode.Operation(word: word)
        default: found = nil
        }
        if found != nil { tokens.removeFirst() }
        return found
    }

    // MARK: Operands

    private mutating func sum() throws -> PredicateOperand {
        var left = try product()
        while case .symbol(let symbol)? = tokens.first, symbol == "+" || symbol == "-" {
            tokens.removeFirst()
            left = .arithmetic(symbol, left, try product())
        }
        return left
    }

    private mutating func product() throws -> PredicateOperand {
        var left = try operand()
        while case .symbol(let symbol)? = tokens.first, symbol == "*" || symbol == "/" {
            tokens.removeFirst()
            left = .arithmetic(symbol, left, try operand())
        }
        return left
    }

    private mutating func operand() throws -> PredicateOperand {
        if accept("(") {
            let inner = try sum()
            try expect(")")
            return inner
        }
        if accept("{") { return .list(try list()) }
        if accept("-") { return .arithmetic("-", .constant(0), try operand()) }
        guard let token = tokens.popFirst() else { throw PredicateSyntaxError(message: "an operand is missing") }
        switch token {
        case .string(let text): return .constant(text)
        case .number(let number): return .constant(number)
        case .argument: return .constant(try nextArgument())
        case .keyArgument: return .keyPath("\(try nextArgument() ?? "")")
        case .word(let word): return Self.operand(named: word)
        case .symbol(let symbol): throw PredicateSyntaxError(message: "'\(symbol)' is not an operand")
        case .options: throw PredicateSyntaxError(message: "'[' is not an operand")
        }
    }

    private static func operand(named word: String) -> PredicateOperand {
        switch word.uppercased() {
        case "SELF": return .keyPath("self")
        case "NIL", "NULL": return .constant(nil)
        case "TRUE", "YES": return .constant(true)
        case "FALSE", "NO": return .constant(false)
        default:
            let isSelf = word.uppercased().hasPrefix("SELF.")
            return .keyPath(String((isSelf ? word.dropFirst(5) : word[...]).filter { $0 != "#" }))
        }
    }

    private mutating func list() throws -> [PredicateOperand] {
        var operands: [PredicateOperand] = []
        if accept("}") { return operands }
        repeat { operands.append(try sum()) } while accept(",")
        try expect("}")
        return operands
    }
}
