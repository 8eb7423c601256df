import ObjectRuntime

/// A part of a condition that Swift's operators have written.
indirect enum QueryNode {
    case not(QueryNode)
    case joined(String, QueryNode, QueryNode)
    case comparison(String, QueryNode, QueryNode)
    case between(QueryNode, QueryNode, QueryNode, includesUpper: Bool)
    case constant(Any?)
    case list([Any])
    /// - Parameter isCollection: whether a step leads to many, so that the condition is about any of them.
    case path([String], isCollection: Bool)
    case subqueryCount(QueryNode)

    func appending(_ name: String, isCollection: Bool) -> QueryNode {
        guard case .path(let names, let isPartOfCollection) = self else { realmException("A property of a condition cannot be asked for.") }
        if name.hasPrefix("@") { return .path(names + [name], isCollection: false) }
        return .path(names + [name], isCollection: isPartOfCollection || isCollection)
    }

    /// The same path, about the collection as a whole.
    var plain: QueryNode {
        if case .path(let names, _) = self { return .path(names, isCollection: false) }
        return self
    }

    /// `pets.age` becomes `pets.@max.age`.
    func aggregating(_ operation: String) -> QueryNode {
        guard case .path(var names, _) = self, let last = names.popLast() else { return self }
        return .path(names + [operation, last], isCollection: false)
    }
}

/// Writes a condition as a predicate's format.
struct QueryWriter {
    private(set) var arguments: [Any] = []
    private var subqueries = 0

    mutating func condition(_ node: QueryNode, variable: (name: String, base: [String])? = nil) -> String {
        switch node {
        case .not(let child): return "NOT (\(condition(child, variable: variable)))"
        case .joined(let word, let left, let right): return "(\(condition(left, variable: variable)) \(word) \(condition(right, variable: variable)))"
        case .comparison(let comparison, let left, let right):
            let leading: String = isAny(left, variable) || isAny(right, variable) ? "ANY " : ""
            // What is about any element stands first.
            if !isAny(left, variable), isAny(right, variable), comparison.hasPrefix("==") || comparison.hasPrefix("!=") {
                return "\(leading)\(operand(right, variable)) \(comparison) \(operand(left, variable))"
            }
            return "\(leading)\(operand(left, variable)) \(comparison) \(operand(right, variable))"
        case .between(let value, let lower, let upper, let includesUpper):
            if includesUpper {
                return "\(isAny(value, variable) ? "ANY " : "")\(operand(value, variable)) BETWEEN {\(operand(lower, variable)), \(operand(upper, variable))}"
            }
            let any: String = isAny(value, variable) ? "ANY " : ""
            return "(\(any)\(operand(value, variable)) >= \(operand(lower, variable)) AND \(any)\(operand(value, variable)) < \(operand(upper, variable)))"
        // A truth value stands for itself.
        case .path: return "\(isAny(node, variable) ? "ANY " : "")\(operand(node, variable)) == \(argument(true))"
        case .constant, .list, .subqueryCount: return operand(node, variable)
        }
    }

    private func isAny(_ node: QueryNode, _ variable: (name: String, base: [String])?) -> Bool {
        guard case .path(let names, let isCollection) = node, isCollection else { return false }
        return variable.map { !names.starts(with: $0.base) } ?? true
    }

    private mutating func operand(_ node: QueryNode, _ variable: (name: String, base: [String])?) -> String {
        switch node {
        case .constant(let value): return argument(value)
        case .list(let values): return argument(NSArray(array: unwrapped(values)))
        case .path(let names, _):
            if let variable, names.starts(with: variable.base) {
                let rest = names.dropFirst(variable.base.count)
                return rest.isEmpty ? variable.name : variable.name + "." + rest.joined(separator: ".")
            }
            if names.isEmpty { return "SELF" }
            // Names are given as arguments, so that reserved words can be such.
            arguments.append(names.joined(separator: "."))
            return "%K"
        case .subqueryCount(let child):
            subqueries += 1
            let name = "$obj\(subqueries)"
            let base: [String] = Self.collection(in: child) ?? []
            arguments.append(base.joined(separator: "."))
            return "SUBQUERY(%K, \(name), \(condition(child, variable: (name, base)))).@count"
        default: return condition(node, variable: variable)
        }
    }

    private mutating func argument(_ value: Any?) -> String {
        let flat: Any? = Coercion.flattened(value).flatMap { Coercion.flattened(($0 as? any _ObjcBridgeable)?._rlmObjcValue ?? $0) }
        guard let flat, !(flat is NSNull) else { return "nil" }
        arguments.append((flat as? Decimal128).map { NSDecimalNumber(decimal: $0.value) } ?? flat)
        return "%@"
    }

    /// The path to the collection whose elements a condition is about.
    private static func collection(in node: QueryNode) -> [String]? {
        switch node {
        case .path(let names, let isCollection): isCollection ? Array(names.dropLast()) : nil
        case .not(let child), .subqueryCount(let child): collection(in: child)
        case .joined(_, let left, let right), .comparison(_, let left, let right): collection(in: left) ?? collection(in: right)
        case .between(let value, _, _, _): collection(in: value)
        case .constant, .list: nil
        }
    }
}
