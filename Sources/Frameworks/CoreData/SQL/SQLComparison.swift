import ObjectRuntime

/// One comparison in SQL.
struct SQLComparison {
    let compiler: SQLCompiler
    let scope: SQLCompiler.Scope
    let predicate: NSComparisonPredicate

    private var type: NSComparisonPredicate.Operator { predicate.predicateOperatorType }
    private var options: NSComparisonPredicate.Options { predicate.options.subtracting(.normalized) }

    func sql() throws -> String {
        let left = try compiler.operand(predicate.leftExpression, scope)
        if case .toMany(_, let owner, let relationship, let rest) = left { return try overMembers(owner, relationship, rest) }
        let right = try compiler.operand(predicate.rightExpression, scope)
        if case .toMany(_, let owner, let relationship, rest: "") = right, type == .in {
            return try contains(owner, relationship, left)
        }
        guard predicate.comparisonPredicateModifier == .direct else { throw NotInSQL() }
        return try compare(left, right)
    }

    // MARK: Relationships to many

    private func overMembers(_ owner: String, _ relationship: NSRelationshipDescription, _ rest: String) throws -> String {
        if predicate.comparisonPredicateModifier == .direct {
            if rest.isEmpty, type == .contains { return try contains(owner, relationship, try compiler.operand(predicate.rightExpression, scope)) }
            if rest.isEmpty, type == .equalTo || type == .notEqualTo, predicate.rightExpression.isNil {
                let none = "NOT EXISTS (SELECT 1 \(try compiler.rows(owner, relationship, in: scope).from("1")))"
                return type == .equalTo ? none : "NOT (\(none))"
            }
            throw NotInSQL()
        }
        // The other side belongs to the object, not to the members.
        switch predicate.rightExpression.kind {
        case .constant, .aggregate, .variable: break
        default: throw NotInSQL()
        }
        let (inner, from) = try compiler.rows(owner, relationship, in: scope)
        let element = NSComparisonPredicate(
            leftExpression: rest.isEmpty ? .expressionForEvaluatedObject() : NSExpression(forKeyPath: rest), rightExpression: predicate.rightExpression,
            modifier: .direct, type: type, options: predicate.options)
        // A path through two relationships to many means any of any.
        let nested =
            try leadsToMany(element.leftExpression, inner)
            ? NSComparisonPredicate(
                leftExpression: element.leftExpression, rightExpression: element.rightExpression, modifier: predicate.comparisonPredicateModifier, type: type,
                options: predicate.options) : element
        let condition = try SQLComparison(compiler: compiler, scope: inner, predicate: nested).sql()
        if predicate.comparisonPredicateModifier == .all { return "NOT EXISTS (SELECT 1 \(from("NOT IFNULL(\(condition), 0)")))" }
        return "EXISTS (SELECT 1 \(from(condition)))"
    }

    private func leadsToMany(_ expression: NSExpression, _ scope: SQLCompiler.Scope) throws -> Bool {
        if case .toMany = try compiler.operand(expression, scope) { return true }
        return false
    }

    private func contains(_ owner: String, _ relationship: NSRelationshipDescription, _ element: SQLCompiler.Operand) throws -> String {
        let (inner, from) = try compiler.rows(owner, relationship, in: scope)
        let key: String
        switch element {
        case .object(let text, _): key = text
        case .constant(let value): key = compiler.bind(try Self.key(value))
        default: throw NotInSQL()
        }
        return "EXISTS (SELECT 1 \(from("\(inner.alias).Z_PK = \(key)")))"
    }

    private static func key(_ value: Any?) throws -> ManagedValue {
        if value == nil || value is NSNull { return .null }
        if let object = value as? NSManagedObject { return .integer(object.identifier.key) }
        if let identifier = value as? NSManagedObjectID { return .integer(identifier.key) }
        throw NotInSQL()
    }

    // MARK: Single values

    private func compare(_ left: SQLCompiler.Operand, _ right: SQLCompiler.Operand) throws -> String {
        switch type {
        case .in: return try isIn(left, right)
        case .between: return try isBetween(left, right)
        case .beginsWith, .endsWith, .contains, .like, .matches: return try matches(left, right)
        case .customSelector: throw NotInSQL()
        default: break
        }
        let (a, b) = try pair(left, right)
        if !options.isEmpty, Self.isText(left) || Self.isText(right) { return try matches(left, right) }
        switch type {
        // IS compares what is not there as well.
        case .equalTo: return "\(a) IS \(b)"
        case .notEqualTo: return "\(a) IS NOT \(b)"
        case .lessThan: return "\(a) < \(b)"
        case .lessThanOrEqualTo: return "\(a) <= \(b)"
        case .greaterThan: return "\(a) > \(b)"
        default: return "\(a) >= \(b)"
        }
    }

    private static func isText(_ operand: SQLCompiler.Operand) -> Bool {
        if case .value(_, .stringAttributeType) = operand { return true }
        if case .constant(let value) = operand { return value is String }
        return false
    }

    private func pair(_ left: SQLCompiler.Operand, _ right: SQLCompiler.Operand) throws -> (String, String) {
        let a = try text(left, beside: right)
        return (a, try text(right, beside: left))
    }

    /// An operand in SQL; a constant becomes what the other side's column would hold.
    private func text(_ operand: SQLCompiler.Operand, beside other: SQLCompiler.Operand) throws -> String {
        switch operand {
        case .value(let text, let type):
            guard type != .transformableAttributeType else { throw NotInSQL() }
            return text
        case .object(let text, _): return text
        case .constant(let value): return compiler.bind(try Self.constant(value, beside: other))
        case .list, .toMany: throw NotInSQL()
        }
    }

    private static func constant(_ value: Any?, beside other: SQLCompiler.Operand) throws -> ManagedValue {
        switch other {
        case .object: return try key(value)
        case .value(_, let type):
            guard let value, !(value is NSNull) else { return .null }
            guard type != .transformableAttributeType else { throw NotInSQL() }
            // A fraction beside an integer's column stays one.
            if let number = value as? NSNumber, [.integer16AttributeType, .integer32AttributeType, .integer64AttributeType].contains(type) {
                return ["d", "f"].contains(String(cString: number.objCType)) ? .real(number.doubleValue) : .integer(number.int64Value)
            }
            let converted = ManagedValue(value, type: type)
            // Values of another kind compare in memory, as they may.
            if converted.isNull { throw NotInSQL() }
            return converted
        default: return SQLCompiler.plain(value)
        }
    }

    private func isIn(_ left: SQLCompiler.Operand, _ right: SQLCompiler.Operand) throws -> String {
        let elements: [Any]
        switch right {
        case .constant(let value):
            guard let value, !(value is String) else { return try Self.isText(left) || isConstantText(left) ? matches(right, left) : "0" }
            elements = KeyValueCoding.elements(of: value)
        case .list(let expressions):
            elements = try expressions.map { part in
                guard case .constant(let value) = part.kind else { throw NotInSQL() }
                return value ?? NSNull()
            }
        case .value(_, .stringAttributeType): return try matches(right, left)
        default: throw NotInSQL()
        }
        guard options.isEmpty, elements.count < 30_000 else { throw NotInSQL() }
        let a = try text(left, beside: .constant(nil))
        let others = elements.filter { !($0 is NSNull) }
        let list = try others.map { compiler.bind(try Self.constant($0, beside: left)) }.joined(separator: ", ")
        let hasNull = others.count < elements.count
        return hasNull ? "(\(a) IN (\(list)) OR \(a) IS NULL)" : "\(a) IN (\(list))"
    }

    private func isConstantText(_ operand: SQLCompiler.Operand) -> Bool {
        if case .constant(let value) = operand { return value is String }
        return false
    }

    private func isBetween(_ left: SQLCompiler.Operand, _ right: SQLCompiler.Operand) throws -> String {
        let bounds: [SQLCompiler.Operand]
        switch right {
        case .constant(let value?): bounds = KeyValueCoding.elements(of: value).map { .constant($0) }
        case .list(let parts): bounds = try parts.map { try compiler.operand($0, scope) }
        default: throw NotInSQL()
        }
        guard bounds.count == 2 else { throw NotInSQL() }
        let a = try text(left, beside: bounds[0])
        return "\(a) BETWEEN \(try text(bounds[0], beside: left)) AND \(try text(bounds[1], beside: left))"
    }

    private func matches(_ left: SQLCompiler.Operand, _ right: SQLCompiler.Operand) throws -> String {
        func side(_ operand: SQLCompiler.Operand) throws -> String {
            switch operand {
            case .value(let text, .stringAttributeType), .value(let text, .URIAttributeType): return text
            case .constant(let value): return compiler.bind((value as? String).map { .text($0) } ?? .null)
            default: throw NotInSQL()
            }
        }
        let operation = type == .in ? NSComparisonPredicate.Operator.contains : type
        return "NSCoreDataMatch(\(operation.rawValue), \(options.rawValue), \(try side(left)), \(try side(right)))"
    }
}

extension NSExpression {
    fileprivate var isNil: Bool {
        if case .constant(let value) = kind { return value == nil || value is NSNull }
        return false
    }
}
