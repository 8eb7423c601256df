import Foundation

/// Reads a predicate format into an expression that can be evaluated.
struct PredicateParser {
    private var tokens: ArraySlice<PredicateToken>
    private var arguments: ArraySlice<Any?>

    /// How deep parentheses may be nested: formats may come from an app's data.
    private static let depthLimit = 200
    private var depth = 0

    private init(_ format: String, _ arguments: [Any?]) throws {
        tokens = try PredicateLexer.tokens(in: format)[...]
        self.arguments = arguments[...]
    }

    static func parse(_ format: String, arguments: [Any?]) throws -> NSPredicate {
        var parser = try PredicateParser(format, arguments)
        let predicate = try parser.disjunction()
        try parser.expectEnd()
        return predicate
    }

    static func parseExpression(_ format: String, arguments: [Any?]) throws -> NSExpression {
        var parser = try PredicateParser(format, arguments)
        let expression = try parser.sum()
        try parser.expectEnd()
        return expression
    }

    private func expectEnd() throws {
        guard tokens.isEmpty else { throw PredicateSyntaxError(message: "there is more after its end") }
    }

    private mutating func nested<Result>(_ body: (inout PredicateParser) throws -> Result) throws -> Result {
        depth += 1
        defer { depth -= 1 }
        guard depth <= Self.depthLimit else { throw PredicateSyntaxError(message: "it is nested too deeply") }
        return try body(&self)
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

    private mutating func disjunction() throws -> NSPredicate {
        var parts = [try conjunction()]
        while acceptWord("OR") != nil || accept("||") { parts.append(try conjunction()) }
        return parts.count == 1 ? parts[0] : NSCompoundPredicate(orPredicateWithSubpredicates: parts)
    }

    private mutating func conjunction() throws -> NSPredicate {
        var parts = [try negation()]
        while acceptWord("AND") != nil || accept("&&") { parts.append(try negation()) }
        return parts.count == 1 ? parts[0] : NSCompoundPredicate(andPredicateWithSubpredicates: parts)
    }

    private mutating func negation() throws -> NSPredicate {
        if acceptWord("NOT") != nil || accept("!") { return NSCompoundPredicate(notPredicateWithSubpredicate: try nested { try $0.negation() }) }
        if acceptWord("TRUEPREDICATE") != nil { return NSPredicate(value: true) }
        if acceptWord("FALSEPREDICATE") != nil { return NSPredicate(value: false) }
        // A parenthesis opens a predicate or an operand; which, shows only behind it.
        if case .symbol("(")? = tokens.first {
            let saved = self
            tokens.removeFirst()
            if let inner = try? nested({ try $0.disjunction() }), accept(")"), !startsComparison { return inner }
            self = saved
        }
        return try comparison()
    }

    private var startsComparison: Bool {
        switch tokens.first {
        case .symbol(let symbol)?: return ["=", "==", "!=", "<>", "<", ">", "<=", ">=", "=<", "=>", "+", "-", "*", "/"].contains(symbol)
        case .word(let word)?: return NSComparisonPredicate.Operator(word: word) != nil
        default: return false
        }
    }

    // MARK: Comparison

    private mutating func comparison() throws -> NSPredicate {
        let quantifier = acceptWord("ANY", "SOME", "ALL", "NONE")
        let left = try sum()
        guard let operation = operation() else { throw PredicateSyntaxError(message: "a comparison is missing") }
        var letters = ""
        if case .options(let found)? = tokens.first {
            letters = found
            tokens.removeFirst()
        }
        var options: NSComparisonPredicate.Options = []
        if letters.contains("c") { options.insert(.caseInsensitive) }
        if letters.contains("d") { options.insert(.diacriticInsensitive) }
        if letters.contains("n") { options.insert(.normalized) }
        let modifier: NSComparisonPredicate.Modifier = quantifier == nil ? .direct : quantifier == "ALL" ? .all : .any
        let comparison = NSComparisonPredicate(leftExpression: left, rightExpression: try sum(), modifier: modifier, type: operation, options: options)
        return quantifier == "NONE" ? NSCompoundPredicate(notPredicateWithSubpredicate: comparison) : comparison
    }

    private mutating func operation() -> NSComparisonPredicate.Operator? {
        let found: NSComparisonPredicate.Operator?
        switch tokens.first {
        case .symbol(let symbol)?: found = NSComparisonPredicate.Operator(symbol: symbol)
        case .word(let word)?: found = NSComparisonPredicate.Operator(word: word)
        default: found = nil
        }
        if found != nil { tokens.removeFirst() }
        return found
    }

    // MARK: Operands

    private mutating func sum() throws -> NSExpression {
        var left = try product()
        while case .symbol(let symbol)? = tokens.first, symbol == "+" || symbol == "-" {
            tokens.removeFirst()
            left = NSExpression(.function(symbol == "+" ? "add:to:" : "from:subtract:", [left, try product()]))
        }
        return left
    }

    private mutating func product() throws -> NSExpression {
        var left = try operand()
        while case .symbol(let symbol)? = tokens.first, symbol == "*" || symbol == "/" {
            tokens.removeFirst()
            left = NSExpression(.function(symbol == "*" ? "multiply:by:" : "divide:by:", [left, try operand()]))
        }
        return left
    }

    private mutating func operand() throws -> NSExpression {
        var expression = try simpleOperand()
        // `items[0]`, `items[FIRST]`, and what follows a call: `SUBQUERY(...).@count`.
        while true {
            if case .options(let index)? = tokens.first {
                tokens.removeFirst()
                let key: Any = Int(index).map { $0 as Any } ?? index.uppercased()
                expression = NSExpression(.function("objectFrom:withIndex:", [expression, NSExpression(forConstantValue: key)]))
            } else if case .path(let path)? = tokens.first {
                tokens.removeFirst()
                expression = NSExpression(.keyPath(expression, path))
            } else {
                return expression
            }
        }
    }

    private mutating func simpleOperand() throws -> NSExpression {
        if accept("(") {
            let inner = try nested { try $0.sum() }
            try expect(")")
            return inner
        }
        if accept("{") { return NSExpression(.aggregate(try nested { try $0.list(until: "}") })) }
        if accept("-") {
            let inner = try nested { try $0.operand() }
            if let number = inner.constantValue as? NSNumber {
                return NSExpression(forConstantValue: isFractional(number) ? -number.doubleValue as Any : -number.intValue as Any)
            }
            return NSExpression(.function("from:subtract:", [NSExpression(forConstantValue: 0), inner]))
        }
        guard let token = tokens.popFirst() else { throw PredicateSyntaxError(message: "an operand is missing") }
        switch token {
        case .string(let text): return NSExpression(forConstantValue: text)
        case .number(let number): return NSExpression(forConstantValue: number)
        case .argument:
            let argument = try nextArgument()
            return argument as? NSExpression ?? NSExpression(forConstantValue: argument)
        case .keyArgument: return NSExpression(forKeyPath: "\(try nextArgument() ?? "")")
        case .word(let word): return accept("(") ? try nested { try $0.call(word) } : Self.operand(named: word)
        case .symbol(let symbol): throw PredicateSyntaxError(message: "'\(symbol)' is not an operand")
        case .options: throw PredicateSyntaxError(message: "'[' is not an operand")
        case .path(let path): throw PredicateSyntaxError(message: "'.\(path)' is not an operand")
        }
    }

    private static func operand(named word: String) -> NSExpression {
        switch word.uppercased() {
        case "SELF": return .expressionForEvaluatedObject()
        case "NIL", "NULL": return NSExpression(forConstantValue: nil)
        case "TRUE", "YES": return NSExpression(forConstantValue: true)
        case "FALSE", "NO": return NSExpression(forConstantValue: false)
        default: break
        }
        if word.hasPrefix("$") {
            let parts = word.dropFirst().split(separator: ".", maxSplits: 1)
            let variable = NSExpression(forVariable: parts.first.map(String.init) ?? "")
            return parts.count > 1 ? NSExpression(.keyPath(variable, String(parts[1]))) : variable
        }
        let isSelf = word.uppercased().hasPrefix("SELF.")
        return NSExpression(forKeyPath: String((isSelf ? word.dropFirst(5) : word[...]).filter { $0 != "#" }))
    }

    /// The expression behind a name and its parenthesis.
    private mutating func call(_ name: String) throws -> NSExpression {
        if name.uppercased() == "SUBQUERY" { return try subquery() }
        if name.uppercased() == "TERNARY" {
            let predicate = try disjunction()
            try expect(",")
            let yes = try sum()
            try expect(",")
            let no = try sum()
            try expect(")")
            return NSExpression(forConditional: predicate, trueExpression: yes, falseExpression: no)
        }
        let arguments = try list(until: ")")
        if name.uppercased() == "CAST", arguments.count == 2, let type = arguments[1].constantValue as? String {
            guard let seconds = arguments[0].constantValue as? NSNumber, type == "NSDate" else { return arguments[0] }
            return NSExpression(forConstantValue: Date(timeIntervalSinceReferenceDate: seconds.doubleValue))
        }
        if name.uppercased() == "FUNCTION", arguments.count >= 2, let message = arguments[1].constantValue as? String {
            return NSExpression(.function(message, [arguments[0]] + arguments.dropFirst(2)))
        }
        guard let message = ExpressionFunctions.message(named: name, count: arguments.count) else {
            throw PredicateSyntaxError(message: "\(name) is no function of \(arguments.count) arguments")
        }
        return NSExpression(.function(message, arguments))
    }

    private mutating func subquery() throws -> NSExpression {
        let collection = try sum()
        try expect(",")
        guard case .word(let variable)? = tokens.popFirst(), variable.hasPrefix("$") else { throw PredicateSyntaxError(message: "SUBQUERY lacks its variable") }
        try expect(",")
        let predicate = try disjunction()
        try expect(")")
        return NSExpression(forSubquery: collection, usingIteratorVariable: String(variable.dropFirst()), predicate: predicate)
    }

    private mutating func list(until end: String) throws -> [NSExpression] {
        var operands: [NSExpression] = []
        if accept(end) { return operands }
        repeat { operands.append(try sum()) } while accept(",")
        try expect(end)
        return operands
    }
}

private func isFractional(_ number: NSNumber) -> Bool { ["d", "f"].contains(String(cString: number.objCType)) }
