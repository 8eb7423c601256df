import Foundation

/// An operand of a comparison.
indirect enum PredicateOperand {
    case constant(Any?)
    case keyPath(String)
    case list([PredicateOperand])
    case arithmetic(String, PredicateOperand, PredicateOperand)

    func value(in object: Any?) -> Any? {
        switch self {
        case .constant(let value): return value
        case .keyPath("self"): return object
        case .keyPath(let path): return object.flatMap { KeyValueCoding.value(of: $0, forKeyPath: path) }
        case .list(let operands): return operands.map { $0.value(in: object) ?? NSNull() }
        case .arithmetic(let symbol, let left, let right):
            guard let a = left.value(in: object) as? NSNumber, let b = right.value(in: object) as? NSNumber else { return nil }
            return Self.calculate(symbol, a.doubleValue, b.doubleValue)
        }
    }

    private static func calculate(_ symbol: String, _ a: Double, _ b: Double) -> Double {
        switch symbol {
        case "+": return a + b
        case "-": return a - b
        case "*": return a * b
        default: return a / b
        }
    }
}

/// A parsed predicate.
indirect enum PredicateNode {
    enum Modifier { case direct, any, all, none }

    enum Operation {
        case equal, notEqual, less, lessOrEqual, greater, greaterOrEqual, contains, beginsWith, endsWith, like, matches, isIn, between

        init?(symbol: String) {
            switch symbol {
            case "=", "==": self = .equal
            case "!=", "<>": self = .notEqual
            case "<": self = .less
            case "<=", "=<": self = .lessOrEqual
            case ">": self = .greater
            case ">=", "=>": self = .greaterOrEqual
            default: return nil
            }
        }

        init?(word: String) {
            switch word.uppercased() {
            case "CONTAINS": self = .contains
            case "BEGINSWITH": self = .beginsWith
            case "ENDSWITH": self = .endsWith
            case "LIKE": self = .like
            case "MATCHES": self = .matches
            case "IN": self = .isIn
            case "BETWEEN": self = .between
            default: return nil
            }
        }
    }

    struct Comparison {
        let left: PredicateOperand
        let operation: Operation
        let right: PredicateOperand
        let modifier: Modifier
        let ignoresCase: Bool
        let ignoresDiacritics: Bool
    }

    case constant(Bool)
    case and([PredicateNode])
    case or([PredicateNode])
    case not(PredicateNode)
    case comparison(Comparison)

    func evaluate(with object: Any?) -> Bool {
        switch self {
        case .constant(let value): return value
        case .and(let nodes): return nodes.allSatisfy { $0.evaluate(with: object) }
        case .or(let nodes): return nodes.contains { $0.evaluate(with: object) }
        case .not(let node): return !node.evaluate(with: object)
        case .comparison(let comparison): return comparison.evaluate(with: object)
        }
    }
}

extension PredicateNode.Comparison {
    func evaluate(with object: Any?) -> Bool {
        let left = left.value(in: object)
        let right = right.value(in: object)
        let elements = left.map(KeyValueCoding.elements) ?? []
        switch modifier {
        case .direct: return compare(left, right)
        case .any: return elements.contains { compare($0, right) }
        case .all: return elements.allSatisfy { compare($0, right) }
        case .none: return !elements.contains { compare($0, right) }
        }
    }

    private func compare(_ a: Any?, _ b: Any?) -> Bool {
        switch operation {
        case .equal: return areEqual(a, b)
        case .notEqual: return !areEqual(a, b)
        case .less: return order(a, b) == .orderedAscending
        case .lessOrEqual: return order(a, b).map { $0 != .orderedDescending } ?? false
        case .greater: return order(a, b) == .orderedDescending
        case .greaterOrEqual: return order(a, b).map { $0 != .orderedAscending } ?? false
        case .isIn: return contains(b, a)
        case .contains: return contains(a, b)
        case .beginsWith: return strings(a, b).map { $0.hasPrefix($1) } ?? false
        case .endsWith: return strings(a, b).map { $0.hasSuffix($1) } ?? false
        case .like: return matches(a, b.map { Self.pattern(like: "\($0)") })
        case .matches: return matches(a, b.map { "\($0)" })
        case .between:
            guard let bounds = b.map(KeyValueCoding.elements), bounds.count == 2 else { return false }
            return order(bounds[0], a).map { $0 != .orderedDescending } == true && order(a, bounds[1]).map { $0 != .orderedDescending } == true
        }
    }

    private func areEqual(_ a: Any?, _ b: Any?) -> Bool {
        strings(a, b).map { $0 == $1 } ?? ValueComparison.areEqual(a, b)
    }

    /// Nothing is neither before nor after anything.
    private func order(_ a: Any?, _ b: Any?) -> ComparisonResult? {
        guard let a, let b else { return nil }
        if let (x, y) = strings(a, b) { return ValueComparison.order(x, y) }
        return ValueComparison.order(a, b)
    }

    private func contains(_ container: Any?, _ element: Any?) -> Bool {
        guard let container else { return false }
        if let (text, part) = strings(container, element) { return part.isEmpty ? false : text.contains(part) }
        if let dictionary = container as? NSDictionary { return dictionary.allValues.contains { areEqual($0, element) } }
        return KeyValueCoding.elements(of: container).contains { areEqual($0, element) }
    }

    private func matches(_ value: Any?, _ pattern: String?) -> Bool {
        guard let value = value as? String, let pattern else { return false }
        let text = folded(value), source = ignoresDiacritics ? folded(pattern, case: false) : pattern
        let options: NSRegularExpression.Options = ignoresCase ? [.caseInsensitive, .dotMatchesLineSeparators] : [.dotMatchesLineSeparators]
        guard let expression = try? NSRegularExpression(pattern: "^(?:\(source))$", options: options) else { return false }
        return expression.firstMatch(in: text, range: NSRange(text.startIndex..., in: text)) != nil
    }

    /// `*` stands for any characters and `?` for one.
    private static func pattern(like text: String) -> String {
        NSRegularExpression.escapedPattern(for: text).replacingOccurrences(of: "\\*", with: ".*").replacingOccurrences(of: "\\?", with: ".")
    }

    private func strings(_ a: Any?, _ b: Any?) -> (String, String)? {
        guard let a = a as? String, let b = b as? String else { return nil }
        return (folded(a), folded(b))
    }

    private func folded(_ text: String, case foldsCase: Bool = true) -> String {
        var options: String.CompareOptions = []
        if ignoresCase, foldsCase { options.insert(.caseInsensitive) }
        if ignoresDiacritics { options.insert(.diacriticInsensitive) }
        return options.isEmpty ? text : text.folding(options: options, locale: nil)
    }
}
