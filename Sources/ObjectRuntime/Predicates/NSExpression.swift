import Foundation

/// An operand of a comparison: a constant, a key path, a function of others. Foundation on Linux has none.
open class NSExpression: NSObject, @unchecked Sendable {
    public enum ExpressionType: UInt, Sendable {
        case constantValue, evaluatedObject, variable, keyPath, function, unionSet, intersectSet, minusSet
        case subquery = 13, aggregate = 14, anyKey = 15
        case block = 19, conditional = 20
    }

    package indirect enum Kind {
        case constant(Any?)
        case evaluatedObject
        case variable(String)
        case keyPath(NSExpression?, String)
        case function(String, [NSExpression])
        case set(ExpressionType, NSExpression, NSExpression)
        case subquery(NSExpression, variable: String, NSPredicate)
        case aggregate([NSExpression])
        case block((Any?, [Any], NSMutableDictionary?) -> Any?, [NSExpression])
        case conditional(NSPredicate, NSExpression, NSExpression)
    }

    package let kind: Kind

    package init(_ kind: Kind) { self.kind = kind }

    public convenience init(forConstantValue obj: Any?) { self.init(.constant(Coercion.flattened(obj))) }
    public convenience init(forVariable string: String) { self.init(.variable(string)) }
    public convenience init(forKeyPath keyPath: String) { self.init(keyPath == "self" ? .evaluatedObject : .keyPath(nil, keyPath)) }

    /// - Parameter __named: the path's keys, which lowering supplies: a key path on Linux does not know them.
    public convenience init<Root, Value>(forKeyPath keyPath: KeyPath<Root, Value>, __named name: String) { self.init(.keyPath(nil, name)) }

    /// A key path that is not written where it is used tells its keys by what it says of itself.
    public convenience init<Root, Value>(forKeyPath keyPath: KeyPath<Root, Value>) {
        let written = String(describing: keyPath)
        let root = "\\\(Root.self)."
        self.init(.keyPath(nil, (written.hasPrefix(root) ? String(written.dropFirst(root.count)) : written).filter { !"?!".contains($0) }))
    }

    /// A function by the name of its message: `sum:`, `count:`, `min:`, `max:`, `average:`, `add:to:`, `lowercase:`, `now` and their like.
    public convenience init(forFunction name: String, arguments parameters: [Any]) {
        self.init(.function(name, parameters.map { $0 as? NSExpression ?? NSExpression(forConstantValue: $0) }))
    }

    public convenience init(forAggregate subexpressions: [Any]) {
        self.init(.aggregate(subexpressions.map { $0 as? NSExpression ?? NSExpression(forConstantValue: $0) }))
    }

    public convenience init(forUnionSet left: NSExpression, with right: NSExpression) { self.init(.set(.unionSet, left, right)) }
    public convenience init(forIntersectSet left: NSExpression, with right: NSExpression) { self.init(.set(.intersectSet, left, right)) }
    public convenience init(forMinusSet left: NSExpression, with right: NSExpression) { self.init(.set(.minusSet, left, right)) }

    public convenience init(forSubquery expression: NSExpression, usingIteratorVariable variable: String, predicate: NSPredicate) {
        self.init(.subquery(expression, variable: variable, predicate))
    }

    public convenience init(block: @escaping (Any?, [Any], NSMutableDictionary?) -> Any?, arguments: [NSExpression]?) {
        self.init(.block(block, arguments ?? []))
    }

    public convenience init(forConditional predicate: NSPredicate, trueExpression: NSExpression, falseExpression: NSExpression) {
        self.init(.conditional(predicate, trueExpression, falseExpression))
    }

    public convenience init(format expressionFormat: String, _ args: Any?...) { self.init(format: expressionFormat, argumentArray: args.map { $0 as Any }) }

    public convenience init(format expressionFormat: String, argumentArray arguments: [Any]?) {
        do {
            self.init(try PredicateParser.parseExpression(expressionFormat, arguments: (arguments ?? []).map(Coercion.flattened)).kind)
        } catch {
            fatalError("Unable to parse the format string \"\(expressionFormat)\": \((error as? PredicateSyntaxError)?.message ?? "\(error)")")
        }
    }

    open class func expressionForEvaluatedObject() -> NSExpression { NSExpression(.evaluatedObject) }
    open class func expressionForAnyKey() -> NSExpression { NSExpression(.keyPath(nil, "*")) }

    // MARK: Parts

    open var expressionType: ExpressionType {
        switch kind {
        case .constant: .constantValue
        case .evaluatedObject: .evaluatedObject
        case .variable: .variable
        case .keyPath(_, let path): path == "*" ? .anyKey : .keyPath
        case .function: .function
        case .set(let type, _, _): type
        case .subquery: .subquery
        case .aggregate: .aggregate
        case .block: .block
        case .conditional: .conditional
        }
    }

    open var constantValue: Any? {
        if case .constant(let value) = kind { return value }
        return nil
    }

    open var keyPath: String {
        guard case .keyPath(_, let path) = kind else { preconditionFailure("\(self) is no key path") }
        return path
    }

    open var function: String {
        guard case .function(let name, _) = kind else { preconditionFailure("\(self) is no function") }
        return name
    }

    open var variable: String {
        guard case .variable(let name) = kind else { preconditionFailure("\(self) is no variable") }
        return name
    }

    open var arguments: [NSExpression]? {
        switch kind {
        case .function(_, let arguments), .block(_, let arguments): arguments
        default: nil
        }
    }

    open var collection: Any? {
        switch kind {
        case .aggregate(let parts): parts
        case .subquery(let collection, _, _): collection
        default: nil
        }
    }

    // MARK: Values

    open func expressionValue(with object: Any?, context: NSMutableDictionary?) -> Any? {
        var bindings: [String: Any] = [:]
        for (key, value) in context ?? [:] { if let key = key as? String { bindings[key] = value } }
        return value(of: object, bindings)
    }

    package func value(of object: Any?, _ bindings: [String: Any]?) -> Any? {
        switch kind {
        case .constant(let value): return value
        case .evaluatedObject: return object
        case .variable(let name): return Coercion.flattened(bindings?[name])
        case .keyPath(let base, let path):
            guard let root = base.map({ $0.value(of: object, bindings) }) ?? object else { return nil }
            return KeyValueCoding.value(of: root, forKeyPath: path)
        case .function(let name, let arguments): return ExpressionFunctions.value(name, arguments.map { $0.value(of: object, bindings) })
        case .set(let type, let left, let right):
            return ExpressionFunctions.combined(type, left.value(of: object, bindings), right.value(of: object, bindings))
        case .subquery(let collection, let variable, let predicate):
            return (collection.value(of: object, bindings).map(KeyValueCoding.elements) ?? []).filter {
                predicate.evaluate(with: object, substitutionVariables: (bindings ?? [:]).merging([variable: $0]) { $1 })
            }
        case .aggregate(let parts): return parts.map { $0.value(of: object, bindings) ?? NSNull() }
        case .block(let block, let arguments): return block(object, arguments.map { $0.value(of: object, bindings) ?? NSNull() }, nil)
        case .conditional(let predicate, let yes, let no):
            return (predicate.evaluate(with: object, substitutionVariables: bindings) ? yes : no).value(of: object, bindings)
        }
    }

    package func substituting(_ variables: [String: Any?]) -> NSExpression {
        switch kind {
        case .variable(let name): return variables[name].map { NSExpression(forConstantValue: $0) } ?? self
        case .keyPath(let base?, let path): return NSExpression(.keyPath(base.substituting(variables), path))
        case .function(let name, let arguments): return NSExpression(.function(name, arguments.map { $0.substituting(variables) }))
        case .set(let type, let left, let right): return NSExpression(.set(type, left.substituting(variables), right.substituting(variables)))
        case .subquery(let collection, let variable, let predicate):
            return NSExpression(.subquery(collection.substituting(variables), variable: variable, predicate.withSubstitutionVariables(variables)))
        case .aggregate(let parts): return NSExpression(.aggregate(parts.map { $0.substituting(variables) }))
        case .conditional(let predicate, let yes, let no):
            return NSExpression(.conditional(predicate.withSubstitutionVariables(variables), yes.substituting(variables), no.substituting(variables)))
        case .constant, .evaluatedObject, .keyPath, .block: return self
        }
    }

    open override var description: String {
        switch kind {
        case .constant(let value): return Self.describe(value)
        case .evaluatedObject: return "SELF"
        case .variable(let name): return "$\(name)"
        case .keyPath(let base, let path): return base.map { "\($0).\(path)" } ?? path
        case .function(let name, let arguments):
            if let symbol = ExpressionFunctions.symbols[name], arguments.count == 2 { return "\(arguments[0]) \(symbol) \(arguments[1])" }
            return "\(name.replacingOccurrences(of: ":", with: ""))(\(arguments.map(\.description).joined(separator: ", ")))"
        case .set(let type, let left, let right): return "\(left) \(type == .unionSet ? "UNION" : type == .intersectSet ? "INTERSECT" : "MINUS") \(right)"
        case .subquery(let collection, let variable, let predicate): return "SUBQUERY(\(collection), $\(variable), \(predicate.predicateFormat))"
        case .aggregate(let parts): return "{\(parts.map(\.description).joined(separator: ", "))}"
        case .block: return "BLOCK"
        case .conditional(let predicate, let yes, let no): return "TERNARY(\(predicate.predicateFormat), \(yes), \(no))"
        }
    }

    private static func describe(_ value: Any?) -> String {
        guard let value, !(value is NSNull) else { return "nil" }
        if let text = value as? String { return "\"\(text.replacingOccurrences(of: "\"", with: "\\\""))\"" }
        if let date = value as? Date { return "CAST(\(date.timeIntervalSinceReferenceDate), \"NSDate\")" }
        if value is NSNumber { return "\(value)" }
        let elements = KeyValueCoding.elements(of: value)
        return elements.isEmpty ? "\(value)" : "{\(elements.map(describe).joined(separator: ", "))}"
    }

    open override func isEqual(_ object: Any?) -> Bool { (object as? NSExpression).map { $0.description == description } ?? false }
    open override var hash: Int { description.hashValue }
}
