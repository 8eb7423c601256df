import Foundation

/// Two expressions compared.
open class NSComparisonPredicate: NSPredicate {
    public enum Modifier: UInt, Sendable {
        case direct, all, any
    }

    public enum Operator: UInt, Sendable {
        case lessThan, lessThanOrEqualTo, greaterThan, greaterThanOrEqualTo, equalTo, notEqualTo, matches, like, beginsWith, endsWith, `in`
        case customSelector
        case contains = 99, between = 100
    }

    public struct Options: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let caseInsensitive = Options(rawValue: 1)
        public static let diacriticInsensitive = Options(rawValue: 2)
        /// Compares character by character; what all comparisons do here unless told otherwise.
        public static let normalized = Options(rawValue: 4)
    }

    public let predicateOperatorType: Operator
    public let comparisonPredicateModifier: Modifier
    public let leftExpression: NSExpression
    public let rightExpression: NSExpression
    public let options: Options
    public let customSelector: Selector?

    public init(leftExpression lhs: NSExpression, rightExpression rhs: NSExpression, modifier: Modifier, type: Operator, options: Options = []) {
        leftExpression = lhs
        rightExpression = rhs
        comparisonPredicateModifier = modifier
        predicateOperatorType = type
        self.options = options
        customSelector = nil
        super.init(composed: ())
    }

    /// Compares by a message to the left value, which answers a truth value.
    public init(leftExpression lhs: NSExpression, rightExpression rhs: NSExpression, customSelector selector: Selector) {
        leftExpression = lhs
        rightExpression = rhs
        comparisonPredicateModifier = .direct
        predicateOperatorType = .customSelector
        options = []
        customSelector = selector
        super.init(composed: ())
    }

    public required init?(coder: NSCoder) { nil }

    open override func evaluate(with object: Any?, substitutionVariables bindings: [String: Any]?) -> Bool {
        let left = leftExpression.value(of: object, bindings)
        let right = rightExpression.value(of: object, bindings)
        if let customSelector {
            guard let target = left as AnyObject? else { return false }
            return Coercion.convert(ObjCRuntime.send(customSelector, to: target, [right]), to: Bool.self) ?? false
        }
        let comparison = PredicateComparison(type: predicateOperatorType, options: options)
        let elements = left.map(KeyValueCoding.elements) ?? []
        switch comparisonPredicateModifier {
        case .direct: return comparison.compare(left, right)
        case .any: return elements.contains { comparison.compare($0, right) }
        case .all: return elements.allSatisfy { comparison.compare($0, right) }
        }
    }

    open override func withSubstitutionVariables(_ variables: [String: Any?]) -> NSPredicate {
        guard customSelector == nil else { return self }
        return NSComparisonPredicate(
            leftExpression: leftExpression.substituting(variables), rightExpression: rightExpression.substituting(variables),
            modifier: comparisonPredicateModifier, type: predicateOperatorType, options: options)
    }

    open override var predicateFormat: String {
        let modifier: String =
            switch comparisonPredicateModifier {
            case .direct: ""
            case .all: "ALL "
            case .any: "ANY "
            }
        let letters =
            (options.contains(.caseInsensitive) ? "c" : "") + (options.contains(.diacriticInsensitive) ? "d" : "") + (options.contains(.normalized) ? "n" : "")
        return "\(modifier)\(leftExpression) \(predicateOperatorType.symbol)\(letters.isEmpty ? "" : "[\(letters)]") \(rightExpression)"
    }
}

extension NSComparisonPredicate.Operator {
    init?(symbol: String) {
        switch symbol {
        case "=", "==": self = .equalTo
        case "!=", "<>": self = .notEqualTo
        case "<": self = .lessThan
        case "<=", "=<": self = .lessThanOrEqualTo
        case ">": self = .greaterThan
        case ">=", "=>": self = .greaterThanOrEqualTo
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
        case "IN": self = .in
        case "BETWEEN": self = .between
        default: return nil
        }
    }

    var symbol: String {
        switch self {
        case .equalTo: "=="
        case .notEqualTo: "!="
        case .lessThan: "<"
        case .lessThanOrEqualTo: "<="
        case .greaterThan: ">"
        case .greaterThanOrEqualTo: ">="
        case .contains: "CONTAINS"
        case .beginsWith: "BEGINSWITH"
        case .endsWith: "ENDSWITH"
        case .like: "LIKE"
        case .matches: "MATCHES"
        case .in: "IN"
        case .between: "BETWEEN"
        case .customSelector: "CUSTOM"
        }
    }
}
