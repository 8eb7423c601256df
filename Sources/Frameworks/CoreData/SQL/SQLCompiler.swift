import ObjectRuntime

/// Thrown by what only memory can decide.
struct NotInSQL: Error {}

/// Turns predicates, sort descriptors and expressions into SQL. What cannot be said in SQL throws `NotInSQL`, and is decided in memory.
final class SQLCompiler {
    /// The rows that one level of a query goes over.
    final class Scope {
        let alias: String
        let entity: NSEntityDescription
        let variable: String?
        let parent: Scope?
        var joins: [String] = []
        var aliases: [String: String] = [:]

        init(_ alias: String, _ entity: NSEntityDescription, variable: String? = nil, parent: Scope? = nil) {
            (self.alias, self.entity, self.variable, self.parent) = (alias, entity, variable, parent)
        }
    }

    enum Operand {
        case value(String, NSAttributeType)
        /// The key of an object.
        case object(String, NSEntityDescription)
        case constant(Any?)
        case list([NSExpression])
        case toMany(Scope, String, NSRelationshipDescription, rest: String)
    }

    let schema: StoreSchema
    private(set) var bindings: [ManagedValue] = []
    private var aliasCount = 0
    private var depth = 0

    init(_ schema: StoreSchema) { self.schema = schema }

    func scope(_ entity: NSEntityDescription, variable: String? = nil, parent: Scope? = nil) -> Scope {
        defer { aliasCount += 1 }
        return Scope("t\(aliasCount)", entity, variable: variable, parent: parent)
    }

    func bind(_ value: ManagedValue) -> String {
        bindings.append(value)
        return "?\(bindings.count)"
    }

    // MARK: Predicates

    func sql(_ predicate: NSPredicate, _ scope: Scope) throws -> String {
        depth += 1
        defer { depth -= 1 }
        guard depth < 200 else { throw NotInSQL() }
        let predicate = predicate.resolved
        if let constant = predicate.constantValue { return constant ? "1" : "0" }
        if let compound = predicate as? NSCompoundPredicate { return try sql(compound, scope) }
        if let comparison = predicate as? NSComparisonPredicate { return try SQLComparison(compiler: self, scope: scope, predicate: comparison).sql() }
        throw NotInSQL()
    }

    private func sql(_ compound: NSCompoundPredicate, _ scope: Scope) throws -> String {
        let parts = try compound.predicates.map { try sql($0, scope) }
        switch compound.compoundPredicateType {
        case .and: return parts.isEmpty ? "1" : "(" + parts.joined(separator: " AND ") + ")"
        case .or: return parts.isEmpty ? "0" : "(" + parts.joined(separator: " OR ") + ")"
        // What is neither true nor false for lack of a value is false, as it is in memory.
        case .not: return "NOT IFNULL(\(parts.first ?? "0"), 0)"
        }
    }

    /// The parts of a predicate that SQL can decide, joined, and those that it cannot.
    func split(_ predicate: NSPredicate, _ scope: Scope) -> (sql: String?, rest: NSPredicate?) {
        let resolved = predicate.resolved
        guard let compound = resolved as? NSCompoundPredicate, compound.compoundPredicateType == .and else {
            let count = bindings.count
            if let text = try? sql(resolved, scope) { return (text, nil) }
            bindings.removeLast(bindings.count - count)
            return (nil, resolved)
        }
        var texts: [String] = [], rest: [NSPredicate] = []
        for part in compound.predicates {
            let (text, left) = split(part, scope)
            if let text { texts.append(text) }
            if let left { rest.append(left) }
        }
        return (texts.isEmpty ? nil : texts.joined(separator: " AND "), rest.isEmpty ? nil : NSCompoundPredicate(andPredicateWithSubpredicates: rest))
    }

    // MARK: Operands

    func operand(_ expression: NSExpression, _ scope: Scope) throws -> Operand {
        switch expression.kind {
        case .constant(let value): return .constant(value)
        case .evaluatedObject: return .object("\(scope.alias).Z_PK", scope.entity)
        case .variable(let name):
            guard let owner = self.scope(of: name, scope) else { throw NotInSQL() }
            return .object("\(owner.alias).Z_PK", owner.entity)
        case .keyPath(nil, let path): return try operand(path: path, scope)
        case .keyPath(let base?, let path): return try operand(base: base, path: path, scope)
        case .aggregate(let parts): return .list(parts)
        case .function(let name, let arguments): return try function(name, arguments, scope)
        case .conditional(let predicate, let yes, let no):
            let condition = try sql(predicate, scope)
            let (first, type) = try value(yes, scope), (second, _) = try value(no, scope)
            return .value("CASE WHEN \(condition) THEN \(first) ELSE \(second) END", type)
        case .subquery, .set, .block: throw NotInSQL()
        }
    }

    private func scope(of variable: String, _ scope: Scope) -> Scope? {
        var next: Scope? = scope
        while let current = next {
            if current.variable == variable { return current }
            next = current.parent
        }
        return nil
    }

    private func operand(base: NSExpression, path: String, _ scope: Scope) throws -> Operand {
        if case .variable(let name) = base.kind, let owner = self.scope(of: name, scope) { return try operand(path: path, owner) }
        if case .evaluatedObject = base.kind { return try operand(path: path, scope) }
        if case .subquery = base.kind, path == "@count" { return .value(try count(base, scope), .integer64AttributeType) }
        throw NotInSQL()
    }

    /// The rows that a relationship to many leads to from those of `owner`: the text behind SELECT ... and the scope of its rows.
    func rows(_ owner: String, _ relationship: NSRelationshipDescription, in outer: Scope, variable: String? = nil) throws -> (
        scope: Scope, from: (String) -> String
    ) {
        guard let destination = relationship.destinationEntity, let info = schema.info(destination) else { throw NotInSQL() }
        let inner = scope(destination, variable: variable, parent: outer)
        let table = "\(quoted(info.table.name)) \(inner.alias)"
        if let column = schema.inverseColumn(relationship) {
            return (inner, { condition in "FROM \(table)\(inner.joins.joined()) WHERE \(inner.alias).\(quoted(column)) = \(owner) AND (\(condition))" })
        }
        guard let join = schema.join(relationship) else { throw NotInSQL() }
        let link = "j\(inner.alias)"
        return (
            inner,
            { condition in
                "FROM \(quoted(join.table)) \(link) JOIN \(table) ON \(inner.alias).Z_PK = \(link).\(quoted(join.target))\(inner.joins.joined())"
                    + " WHERE \(link).\(quoted(join.owner)) = \(owner) AND (\(condition))"
            }
        )
    }

    private func count(_ expression: NSExpression, _ scope: Scope) throws -> String {
        if case .subquery(let collection, let variable, let predicate) = expression.kind {
            guard case .toMany(_, let owner, let relationship, rest: "") = try operand(collection, scope) else { throw NotInSQL() }
            let (inner, from) = try rows(owner, relationship, in: scope, variable: variable)
            let condition = try sql(predicate, inner)
            return "(SELECT COUNT(*) \(from(condition)))"
        }
        guard case .toMany(_, let owner, let relationship, rest: "") = try operand(expression, scope) else { throw NotInSQL() }
        return "(SELECT COUNT(*) \(try rows(owner, relationship, in: scope).from("1")))"
    }

    /// The operand that a key path leads to from the rows of `scope`; relationships to one are joined.
    func operand(path: String, _ scope: Scope) throws -> Operand {
        var keys = path.split(separator: ".").map(String.init)
        var alias = scope.alias
        var entity = scope.entity
        var walked = ""
        while !keys.isEmpty {
            let key = keys.removeFirst()
            if key.lowercased() == "self" || key == "objectID" {
                if keys.isEmpty { return .object("\(alias).Z_PK", entity) }
                continue
            }
            guard let slot = entity.layout.index[key], let info = schema.info(entity) else { throw NotInSQL() }
            switch entity.layout.slots[slot].kind {
            case .attribute(let attribute):
                guard keys.isEmpty, let column = info.columns[slot] else { throw NotInSQL() }
                return .value("\(alias).\(quoted(column))", attribute.attributeType)
            case .toOne(let relationship):
                guard let column = info.columns[slot], let destination = relationship.destinationEntity, let other = schema.info(destination) else {
                    throw NotInSQL()
                }
                if keys.isEmpty { return .object("\(alias).\(quoted(column))", destination) }
                walked += ".\(key)"
                alias = join(walked, "\(alias).\(quoted(column))", other.table.name, scope)
                entity = destination
            case .toMany(let relationship):
                if let first = keys.first, first.hasPrefix("@") { return try aggregate(keys, alias, relationship, scope) }
                return .toMany(scope, "\(alias).Z_PK", relationship, rest: keys.joined(separator: "."))
            case .fetched: throw NotInSQL()
            }
        }
        return .object("\(alias).Z_PK", entity)
    }

    private func join(_ path: String, _ column: String, _ table: String, _ scope: Scope) -> String {
        if let known = scope.aliases[path] { return known }
        let alias = "t\(aliasCount)"
        aliasCount += 1
        scope.aliases[path] = alias
        scope.joins.append(" LEFT OUTER JOIN \(quoted(table)) \(alias) ON \(alias).Z_PK = \(column)")
        return alias
    }

    /// `items.@count`, `items.@sum.price`
    private func aggregate(_ keys: [String], _ alias: String, _ relationship: NSRelationshipDescription, _ scope: Scope) throws -> Operand {
        let (inner, from) = try rows("\(alias).Z_PK", relationship, in: scope)
        if keys == ["@count"] { return .value("(SELECT COUNT(*) \(from("1")))", .integer64AttributeType) }
        let functions = ["@sum": "TOTAL", "@avg": "AVG", "@min": "MIN", "@max": "MAX"]
        guard let function = functions[keys[0]], case .value(let column, let type) = try operand(path: keys.dropFirst().joined(separator: "."), inner) else {
            throw NotInSQL()
        }
        return .value("(SELECT \(function)(\(column)) \(from("1")))", type)
    }

    // MARK: Values

    /// A single value in SQL, with its type.
    func value(_ expression: NSExpression, _ scope: Scope) throws -> (String, NSAttributeType) {
        switch try operand(expression, scope) {
        case .value(let text, let type): return (text, type)
        case .object(let text, _): return (text, .objectIDAttributeType)
        case .constant(let constant): return (bind(Self.plain(constant)), Self.type(of: constant))
        case .list, .toMany: throw NotInSQL()
        }
    }

    /// A constant as it is where nothing says what type it has.
    static func plain(_ value: Any?) -> ManagedValue { ManagedValue(value, type: type(of: value)) }

    private static func type(of value: Any?) -> NSAttributeType {
        switch value {
        case is String: .stringAttributeType
        case is Date: .dateAttributeType
        case is UUID: .UUIDAttributeType
        case is URL: .URIAttributeType
        case is Data: .binaryDataAttributeType
        case is NSDecimalNumber, is Decimal: .decimalAttributeType
        case let number as NSNumber: ["d", "f"].contains(String(cString: number.objCType)) ? .doubleAttributeType : .integer64AttributeType
        default: .stringAttributeType
        }
    }

    private static let operators = [
        "add:to:": "+", "from:subtract:": "-", "multiply:by:": "*", "bitwiseAnd:with:": "&", "bitwiseOr:with:": "|", "modulus:by:": "%",
    ]

    private func function(_ name: String, _ arguments: [NSExpression], _ scope: Scope) throws -> Operand {
        if arguments.count == 2, name != "objectFrom:withIndex:" {
            let (left, type) = try value(arguments[0], scope), (right, other) = try value(arguments[1], scope)
            if name == "divide:by:" { return .value("(CAST(\(left) AS REAL) / \(right))", .doubleAttributeType) }
            guard let symbol = Self.operators[name] else { throw NotInSQL() }
            let isReal = [type, other].contains { [.doubleAttributeType, .floatAttributeType, .decimalAttributeType].contains($0) }
            return .value("(\(left) \(symbol) \(right))", isReal ? .doubleAttributeType : type)
        }
        if name == "now" { return .value(bind(.real(Date().timeIntervalSinceReferenceDate)), .dateAttributeType) }
        guard arguments.count == 1 else { throw NotInSQL() }
        switch name {
        case "lowercase:", "uppercase:", "canonical:":
            return .value("NSCoreDataFold('\(name)', \(try value(arguments[0], scope).0))", .stringAttributeType)
        case "length:": return .value("LENGTH(\(try value(arguments[0], scope).0))", .integer64AttributeType)
        case "abs:":
            let (text, type) = try value(arguments[0], scope)
            return .value("ABS(\(text))", type)
        case "count:":
            if let text = try? count(arguments[0], scope) { return .value(text, .integer64AttributeType) }
            return .value("COUNT(\(try value(arguments[0], scope).0))", .integer64AttributeType)
        case "sum:", "min:", "max:", "average:": return try aggregateFunction(name, arguments[0], scope)
        default: throw NotInSQL()
        }
    }

    private func aggregateFunction(_ name: String, _ argument: NSExpression, _ scope: Scope) throws -> Operand {
        let functions = ["sum:": "SUM", "min:": "MIN", "max:": "MAX", "average:": "AVG"]
        guard let function = functions[name] else { throw NotInSQL() }
        if case .toMany(_, let owner, let relationship, let rest) = try operand(argument, scope) {
            let (inner, from) = try rows(owner, relationship, in: scope)
            guard case .value(let column, let type) = try operand(path: rest, inner) else { throw NotInSQL() }
            return .value("(SELECT \(function)(\(column)) \(from("1")))", name == "average:" ? .doubleAttributeType : type)
        }
        let (text, type) = try value(argument, scope)
        return .value("\(function)(\(text))", name == "average:" ? .doubleAttributeType : type)
    }

    // MARK: Order

    /// The terms behind ORDER BY.
    func order(_ descriptors: [NSSortDescriptor], _ scope: Scope) throws -> [String] {
        try descriptors.map { descriptor in
            guard !descriptor.isOpaque, let key = descriptor.key else { throw NotInSQL() }
            let direction = descriptor.ascending ? "" : " DESC"
            switch try operand(path: key, scope) {
            case .value(let text, let type):
                guard type != .transformableAttributeType else { throw NotInSQL() }
                let selector = descriptor.selector?.description ?? "compare:"
                if selector == "compare:" || type != .stringAttributeType { return text + direction }
                guard let collation = SQLiteFunctions.collations[selector] else { throw NotInSQL() }
                return "\(text) COLLATE \(collation)\(direction)"
            case .object(let text, _): return text + direction
            default: throw NotInSQL()
            }
        }
    }
}
